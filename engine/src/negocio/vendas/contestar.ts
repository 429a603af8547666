import { hash } from 'node:crypto';
import type { Avisar } from '@martelo/shared/avisos/avisar';
import { uuidv7De } from '@martelo/shared/identificador';
import { devolverDaDisputa, retirarDaLinha } from '@martelo/shared/pos-venda/devolucao';
import { USUARIOS } from '../../acesso/usuarios/registro.ts';
import type { TransacaoDeCartao } from '../../bancos/cartao/cartao.ts';
import type { DeQuem } from '../../bancos/pix/avisos.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Registros } from '../../records/records.ts';
import type { MudarVenda } from './mudar.ts';

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  /** Unix ms. */
  agora(): number;
}

const CONTESTADA = 'O dono do cartão contestou a cobrança, e a operadora reteve o valor.';
const ESTORNADA = 'A operadora do cartão devolveu o valor.';
const GANHA = 'A contestação foi decidida a favor da casa, e a operadora pagou de novo.';
const SEM_COMPRA = 'A operadora levou de volta o valor antes que ele tivesse destino.';

/** Of what follows from one transaction, the same whenever it is done. */
const uidDe = (id: string, oque: string, em: number): string =>
  uuidv7De(em, hash('sha256', `cartao:${oque}:${id}`));

/** The parts of a transaction's life after its money came (formats 4). */
type Depois = 'CONTESTADA' | 'PERDIDA' | 'GANHA' | 'ESTORNADA';
const DEPOIS: ReadonlySet<string> = new Set<Depois>(['CONTESTADA', 'PERDIDA', 'GANHA', 'ESTORNADA']);

/**
 * What a card provider takes back, or pays again, after it had paid (P9, P12): an estorno of the row that the money is in, and of a dispute
 * that was won a row of what came back. The sale waits for money again meanwhile and nothing of it leaves the yard; notices come late, twice
 * and out of order, and each state is looked at as a whole.
 */
export function criarContestacoes({ registros, mudar, agora }: Dependencias) {
  const recebimentos = registros.colecao(RECEBIMENTOS);

  return async (transacao: TransacaoDeCartao, { integracaoUid }: DeQuem): Promise<void> => {
    const { id, situacao, centavos, estornado } = transacao;
    if (!DEPOIS.has(situacao)) return;
    const chave = `cartao:${integracaoUid}:${id}`;
    const recebido = await recebimentos.obterPor(SISTEMA, 'chave', chave);
    if (recebido === null) return;
    if (recebido.situacao === 'SEM_DESTINO' && situacao !== 'GANHA') {
      const depois = { ...semCarimbos(recebido), situacao: 'DEVOLVIDO', motivo: SEM_COMPRA };
      await recebimentos.salvar(SISTEMA, depois as never, recebido.revisao);
      return;
    }
    if (recebido.vendaUid === null) return;
    const em = new Date(agora()).toISOString();
    // As of the money's own day: the same row whenever it is told of.
    const dia = Date.parse(recebido.em);
    const retida = uidDe(id, 'retida', dia);
    await mudar({ acesso: SISTEMA }, recebido.vendaUid, (venda) => {
      const linha = venda.pagamentos.find((uma) => uma.recebimento === recebido.uid);
      if (linha === undefined) return venda;
      const disputada = {
        ...{ uid: retida, em, valor: situacao === 'ESTORNADA' ? Math.max(estornado, centavos) : centavos },
        motivo: situacao === 'ESTORNADA' ? ESTORNADA : CONTESTADA,
      };
      if (situacao !== 'GANHA') return retirarDaLinha(venda, linha.uid, disputada);
      return devolverDaDisputa(venda, retida, { uid: uidDe(id, 'ganha', dia), em, motivo: GANHA });
    });
  };
}

const QUEM_SABE = ['Interno - Acerto', 'Interno - GerenteAcerto', 'Interno - Financeiro'];

/** Tells settlement that a card's owner disputes a sale: once, each of them. */
export const criarAvisoDeContestacao =
  (registros: Registros, avisar: Avisar) =>
  async (vendaUid: string, linhaUid: string): Promise<void> => {
    const venda = await registros.colecao(VENDAS).obter(SISTEMA, vendaUid);
    const linha = venda?.pagamentos.find(({ uid }) => uid === linhaUid);
    if (!venda || linha === undefined) return;
    const { id: vendaId, loteNome: lote, hotsiteId } = venda;
    const entregues = venda.itens.filter(({ retiradaEm }) => retiradaEm !== null).length;
    const daCasa = registros.colecao(USUARIOS).percorrer(SISTEMA, {
      filtros: [
        { tipo: 'multipla', campo: 'papeis', valores: QUEM_SABE },
        { tipo: 'exata', campo: 'hotsites', valor: hotsiteId },
        { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
      ],
    });
    for await (const { uid: usuUid } of daCasa)
      await avisar('cartao-contestado', {
        ...{ usuUid, hotsiteId, chave: `contestada:${linhaUid}` },
        dados: {
          ...{ vendaId, lote, valor: -linha.valor, motivo: linha.motivo ?? CONTESTADA },
          onde: entregues > 0 ? 'já entregue' : 'retido no pátio',
        },
      });
  };
