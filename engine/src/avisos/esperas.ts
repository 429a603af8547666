import { ANTES_DO_PRAZO_MS, type Espera } from '@martelo/shared/avisos/esperas';
import type { Filtro } from '@martelo/shared/filtro';
import {
  QUEM_APROVA_FOTOS,
  QUEM_CUIDA_DE_AVISOS,
  QUEM_DESTINA,
  QUEM_PAGA,
  QUEM_RESPONDE_TITULARES,
  QUEM_VALIDA_DOCUMENTOS,
} from '@martelo/shared/papeis';
import type { QualquerRecurso } from '../api/recurso/declaracao.ts';
import { rotaDaLista } from '../api/recurso/metadados.ts';
import { tem } from '../api/recurso/politica.ts';
import { APROVACOES, QUEM_APROVA } from '../casa/aprovacao.ts';
import { RECEBIMENTOS } from '../casa/credito-sem-destino.ts';
import { DOCUMENTOS_CLIENTE } from '../casa/documento-cliente.ts';
import { FOTOS_DOS_LOTES } from '../casa/foto-do-lote.ts';
import { INCIDENTES, QUEM_CUIDA } from '../casa/incidente.ts';
import { SOLICITACOES_LGPD } from '../casa/solicitacao-lgpd.ts';
import { VENDAS } from '../leituras/registros/venda.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { ENTREGAS } from './entregas.ts';

type DaCasa = Extract<Acesso, { tipo: 'interno' }>;

/** A queue that the house's bell knows of. */
interface Fila {
  // biome-ignore lint/suspicious/noExplicitAny: what is counted is typed where its kind is declared.
  recurso: QualquerRecurso<any>;
  /** Who may do something about it; which of its records somebody sees is the kind's own policy. */
  papeis: readonly string[];
  filtros(agora: number): Filtro[];
  /** What of it is not theirs to do, and so is not theirs to be told. */
  menos?(acesso: DaCasa): Filtro[];
  /** When the last came to it: by the latest of these fields, less so many ms. */
  chegada: readonly { campo: string; menosMs: number }[];
  /** Where it is worked through; its list where left out. */
  destino?: string;
  /** It comes to be by the clock as well. */
  peloRelogio?: true;
}

const DIA_MS = 86_400_000;
const situacao = (...valores: string[]): Filtro => ({ tipo: 'multipla', campo: 'situacao', valores });
const escrito = [{ campo: 'updatedAt', menosMs: 0 }];

export const FILAS: Readonly<Record<Espera, Fila>> = {
  aprovacoes: {
    recurso: APROVACOES,
    papeis: QUEM_APROVA,
    filtros: (agora) => [
      situacao('AGUARDANDO'),
      { tipo: 'range', campo: 'expiraEm', min: new Date(agora).toISOString() },
    ],
    // Nobody decides what they asked for.
    menos: ({ usuUid }) => [{ tipo: 'diferente', campo: 'pedidaPor', valor: usuUid }],
    chegada: escrito,
    destino: '/admin/aprovacoes',
  },
  comprovantes: {
    recurso: VENDAS,
    papeis: QUEM_PAGA,
    filtros: () => [{ tipo: 'exata', campo: 'pagamentos.situacao', valor: 'AG_COMPENSACAO' }],
    chegada: escrito,
    destino: '/acerto/comprovantes',
  },
  creditos: {
    recurso: RECEBIMENTOS,
    papeis: QUEM_DESTINA,
    filtros: () => [situacao('SEM_DESTINO')],
    chegada: escrito,
    destino: '/acerto/creditos',
  },
  documentos: {
    recurso: DOCUMENTOS_CLIENTE,
    papeis: QUEM_VALIDA_DOCUMENTOS,
    filtros: () => [situacao('Aguardando Validação')],
    chegada: escrito,
  },
  fotos: {
    recurso: FOTOS_DOS_LOTES,
    papeis: QUEM_APROVA_FOTOS,
    filtros: () => [situacao('PENDENTE')],
    chegada: escrito,
    destino: '/admin/aprovar-fotos-leilao',
  },
  titulares: {
    recurso: SOLICITACOES_LGPD,
    papeis: QUEM_RESPONDE_TITULARES,
    filtros: () => [situacao('RECEBIDA', 'EM_ANALISE')],
    chegada: escrito,
  },
  incidentes: {
    recurso: INCIDENTES,
    papeis: QUEM_CUIDA,
    filtros: (agora) => [
      situacao('ABERTO', 'EM_ANALISE', 'AGUARDANDO'),
      { tipo: 'range', campo: 'vence', max: new Date(agora + ANTES_DO_PRAZO_MS).toISOString() },
    ],
    // By being written with a deadline that is near, or by its coming near.
    chegada: [...escrito, { campo: 'vence', menosMs: ANTES_DO_PRAZO_MS }],
    peloRelogio: true,
  },
  avisos: {
    recurso: ENTREGAS,
    papeis: QUEM_CUIDA_DE_AVISOS,
    // No tree has their situation, and there are more of them than of anything: of the newest alone.
    filtros: (agora) => [
      situacao('FALHOU'),
      { tipo: 'range', campo: 'criadaEm', min: new Date(hojeMenos(agora, 7)).toISOString() },
    ],
    chegada: escrito,
  },
};

/** The beginning of the day so many days ago: an address that is asked for twice in a day is the same one. */
const hojeMenos = (agora: number, dias: number): number => (Math.floor(agora / DIA_MS) - dias) * DIA_MS;

export interface Contada {
  quantos: number;
  /** ISO. */
  em: string;
}

/** How many of a queue somebody sees, and when the last came to it; null where nothing waits for them. */
export async function contar(
  registros: Registros,
  acesso: Acesso,
  espera: Espera,
  agora: number,
): Promise<Contada | null> {
  const { recurso, filtros, menos, chegada, papeis } = FILAS[espera];
  if (acesso.tipo !== 'interno' || !tem(acesso, papeis)) return null;
  const colecao = registros.colecao(recurso);
  const vistas = await Promise.all(
    chegada.map(async ({ campo, menosMs }) => {
      const { itens, total } = await colecao.listar(acesso, {
        filtros: [...filtros(agora), ...(menos?.(acesso) ?? [])],
        ordem: { campo, tipoOrdenacao: 'desc', tipoCampo: 'date' },
        ...{ pagina: 1, porPagina: 1 },
      });
      const [ultimo] = itens as unknown as Record<string, string>[];
      return ultimo === undefined ? [] : [{ quantos: total, em: Date.parse(ultimo[campo]!) - menosMs }];
    }),
  );
  const contadas = vistas.flat();
  if (contadas.length === 0) return null;
  const em = Math.max(...contadas.map((uma) => uma.em));
  return { quantos: contadas[0]!.quantos, em: new Date(em).toISOString() };
}

/** Where somebody works a queue through. */
export function destinoDaEspera(espera: Espera, agora: number): string {
  const { recurso, filtros, destino } = FILAS[espera];
  if (destino !== undefined) return destino;
  return `/admin/${rotaDaLista(recurso.declaracao)}?filtro=${encodeURIComponent(JSON.stringify(filtros(agora)))}`;
}
