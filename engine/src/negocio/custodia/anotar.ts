import { randomBytes } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import type { LinhaDaCustodia } from '../../casa/servicos-do-veiculo.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { hashInicial, sha256 } from '../../log/encadear.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { CUSTODIA, type EloDaCustodia } from './registro.ts';

/** How often somebody else may be faster before it is tried again later. */
const TENTATIVAS = 20;

/** The link that follows on a hash: as a lot's ledger is made (docs/livro.md). */
const hashDoElo = (anterior: string, publico: EloDaCustodia['publico'], privado: string) =>
  sha256(`${anterior}\n${canonico(publico)}\n${privado}`);

/** @param agora Unix ms */
export function criarCustodia(registros: Registros, agora: () => number) {
  const elos = registros.colecao(CUSTODIA);
  const ultimo = async (veiUid: string) => {
    const { itens } = await elos.listar(SISTEMA, {
      filtros: [{ tipo: 'exata', campo: 'veiUid', valor: veiUid }],
      ordem: { campo: 'seq', tipoOrdenacao: 'desc', tipoCampo: 'long' },
      ...{ pagina: 1, porPagina: 1, semTotal: true },
    });
    return itens[0] ?? null;
  };

  return {
    /** The whole chain, from its beginning. */
    async deUm(veiUid: string): Promise<EloDaCustodia[]> {
      const todos: EloDaCustodia[] = [];
      const filtros = [{ tipo: 'exata', campo: 'veiUid', valor: veiUid } as const];
      const ordem = { campo: 'seq', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
      for await (const elo of elos.percorrer(SISTEMA, { filtros, ordem })) todos.push(elo);
      return todos;
    },

    /** Adds a line; the same `chave` adds it once, whoever else adds one meanwhile. @throws ErroMartelo OCUPADO */
    async anotar(
      veiUid: string,
      { tipo, em, dados, reservado }: LinhaDaCustodia,
      chave: string,
    ): Promise<void> {
      const veiculo = await registros.colecao(VEICULOS).obter(SISTEMA, veiUid);
      // Erased since: there is no vehicle that this is told of.
      if (veiculo === null) return;
      const sal = randomBytes(16).toString('hex');
      const parte = { ...reservado };
      const privado = sha256(sal + canonico(parte));
      for (let vez = 0; vez < TENTATIVAS; vez++) {
        if ((await elos.obter(SISTEMA, chave)) !== null) return;
        const antes = await ultimo(veiUid);
        const seq = (antes?.seq ?? 0) + 1;
        // A chain's lines do not go back in time: a clock that was set back says the time of the line before.
        const instante = new Date(Math.max(agora(), antes === null ? 0 : Date.parse(antes.publico.instante)));
        const publico: EloDaCustodia['publico'] = {
          ...{ tipo, em: em ?? instante.toISOString(), instante: instante.toISOString() },
          dados: structuredClone(dados) as EloDaCustodia['publico']['dados'],
        };
        const hash = hashDoElo(antes?.hash ?? hashInicial(`veiculo:${veiUid}`), publico, privado);
        try {
          await elos.inserir(SISTEMA, {
            ...{ uid: chave, veiUid, hotsiteId: veiculo.hotsiteId, lugar: `${veiUid}:${seq}`, seq },
            ...{ publico, privado, hash, sal, parte },
          });
          return;
        } catch (erro) {
          if (!(erro instanceof ValorEmUso)) throw erro;
        }
      }
      throw new ErroMartelo('OCUPADO');
    },
  };
}
export type Custodia = ReturnType<typeof criarCustodia>;
