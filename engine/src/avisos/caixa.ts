import type { AvisosDoSino } from '@martelo/shared/avisos/esquemas';
import { CODIGOS_EVENTO, type CodigoEvento } from '@martelo/shared/avisos/eventos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Entregador } from './entregador.ts';
import { uidDaEntrega } from './numeros.ts';
import { AVISOS } from './registros.ts';
import { avisoNoSino } from './sino.ts';

/** Read at one go. */
const LIDOS_POR_VEZ = 1_000;
const NAO_LIDO: Filtro = { tipo: 'existe', campo: 'lidoEm', valor: false };

interface Dependencias {
  registros: Registros;
  entregador: Pick<Entregador, 'noticia'>;
  agora(): number;
}

/** What the bell holds of whoever asks, a client or one of the house: whose notices they are, the collection says. */
export function criarCaixa({ registros, entregador, agora }: Dependencias) {
  const avisos = registros.colecao(AVISOS);
  const sem = (silenciados: readonly CodigoEvento[]): Filtro[] =>
    silenciados.length === 0
      ? []
      : [
          {
            tipo: 'multipla',
            campo: 'evento',
            valores: CODIGOS_EVENTO.filter((codigo) => !silenciados.includes(codigo)),
          },
        ];

  const naoLidos = async (acesso: Acesso, silenciados: readonly CodigoEvento[] = []): Promise<number> =>
    (await avisos.listar(acesso, { filtros: [NAO_LIDO, ...sem(silenciados)], pagina: 1, porPagina: 1 }))
      .total;

  return {
    naoLidos,
    /** A page, newest first, and how many are unread. */
    async pagina(
      acesso: Acesso,
      { apos, porPagina }: { apos?: string | undefined; porPagina: number },
      silenciados: readonly CodigoEvento[] = [],
    ): Promise<AvisosDoSino> {
      const { itens, proximo } = await avisos.listar(acesso, {
        filtros: sem(silenciados),
        ordem: { campo: 'em', tipoOrdenacao: 'desc', tipoCampo: 'date' },
        ...{ pagina: 1, porPagina, semTotal: true },
        ...(apos === undefined ? {} : { apos }),
      });
      return { itens: itens.map(avisoNoSino), proximo, naoLidos: await naoLidos(acesso, silenciados) };
    },
    /** Marks some as read, or all up to now; who is told of others' changes nothing by it. */
    async ler(acesso: Acesso, uids: 'todos' | readonly string[]): Promise<void> {
      const em = new Date(agora()).toISOString();
      const marcar = async (aviso: Awaited<ReturnType<typeof avisos.obter>>) => {
        if (aviso === null || aviso.lidoEm !== null) return;
        // Two tabs at once: it is read either way.
        await avisos.salvar(SISTEMA, { ...aviso, lidoEm: em }, aviso.revisao).catch(ignorarCorrida);
        for (const canal of ['sino', 'push'] as const)
          await entregador.noticia(uidDaEntrega(aviso.uid, canal), 'LIDA');
      };
      if (uids !== 'todos') {
        for (const uid of uids) await marcar(await avisos.obter(acesso, uid));
        return;
      }
      let faltam = LIDOS_POR_VEZ;
      for await (const aviso of avisos.percorrer(acesso, { filtros: [NAO_LIDO] })) {
        await marcar(aviso);
        if (--faltam === 0) break;
      }
    },
  };
}
export type Caixa = ReturnType<typeof criarCaixa>;

const CORRIDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA', 'JA_EXISTE', 'NAO_ENCONTRADO']);
export function ignorarCorrida(erro: unknown): void {
  if (!(erro instanceof ErroMartelo) || !CORRIDA.has(erro.codigo)) throw erro;
}
