import {
  type CAMPOS_A_CORRIGIR,
  type SituacaoSolicitacao,
  solicitacaoAberta,
  type TIPOS_DE_SOLICITACAO,
} from '@martelo/shared/titular';
import { ACERTO } from '../../palavras/acerto.ts';
import { TITULARES } from '../../palavras/titulares.ts';

/** A request as GET /v1/solicitacoes-lgpd/qb answers it. */
export interface SolicitacaoDaEquipe {
  uid: string;
  id: number;
  revisao: number;
  cliUid: string;
  tipo: (typeof TIPOS_DE_SOLICITACAO)[number];
  situacao: SituacaoSolicitacao;
  campo: (typeof CAMPOS_A_CORRIGIR)[number] | null;
  valor: string | null;
  explicacao: string;
  /** ISO, as is the deadline. */
  pedidaEm: string;
  prazo: string;
  executadaEm: string | null;
}

/** A request that waits for its answer. */
export interface SolicitacaoNaFila extends SolicitacaoDaEquipe {
  /** Null where there is no such client any more. */
  cliente: string | null;
}

/** What waits, whose time is up first: so the late ones stand at the head. @param nomes of clients, by uid */
export const filaDeSolicitacoes = (
  solicitacoes: readonly SolicitacaoDaEquipe[],
  nomes: ReadonlyMap<string, string>,
): SolicitacaoNaFila[] =>
  solicitacoes
    .filter(({ situacao }) => solicitacaoAberta(situacao))
    .map((uma) => ({ ...uma, cliente: nomes.get(uma.cliUid) ?? null }))
    .toSorted((a, b) => Date.parse(a.prazo) - Date.parse(b.prazo) || a.id - b.id);

/** @param agora Unix ms */
export const estaAtrasada = ({ prazo }: Pick<SolicitacaoDaEquipe, 'prazo'>, agora: number): boolean =>
  Date.parse(prazo) < agora;

const HORA_MS = 3_600_000;

/** "Prazo em 3 dias", "Atrasada há 2 h", to the largest unit. @param agora Unix ms */
export function prazoEmPalavras(uma: Pick<SolicitacaoDaEquipe, 'prazo'>, agora: number): string {
  const horas = Math.floor(Math.abs(Date.parse(uma.prazo) - agora) / HORA_MS);
  const quanto = horas < 48 ? ACERTO.horas(Math.max(1, horas)) : ACERTO.dias(Math.floor(horas / 24));
  if (estaAtrasada(uma, agora)) return TITULARES.atrasada(quanto);
  return horas < 1 ? TITULARES.venceHoje : TITULARES.prazo(quanto);
}

export type Ato = 'analisar' | 'atender' | 'negar';

/** What may be asked of a request: its analysis begins once, and an erasure is granted by who may. @param elimina the person has the role */
export const atosDe = (
  { tipo, situacao }: Pick<SolicitacaoDaEquipe, 'tipo' | 'situacao'>,
  elimina: boolean,
): readonly Ato[] => [
  ...(situacao === 'RECEBIDA' ? (['analisar'] as const) : []),
  ...(tipo === 'CORRECAO' || elimina ? (['atender'] as const) : []),
  'negar',
];
