import type { CorpoErro } from '@martelo/shared/erros';
import { SEM_CONEXAO } from '../sessao/sem-conexao.ts';
import { lerConfiguracao } from './configuracao.tsx';
import { criarFonte } from './fonte.ts';
import type { EstadoConexao } from './vigia.ts';

/** An acknowledgement: `{ok: true, …}` or the catalogue's error. */
export type Ack = ({ ok: true } & Record<string, unknown>) | { ok: false; erro: CorpoErro };

/** No answer came: nobody knows whether the server acted. Repeating the same `comandoId` is safe (rule 10). */
export class SemResposta extends Error {
  override name = 'SemResposta';
  /** Spec 8: network errors carry this code. */
  readonly statusCode = SEM_CONEXAO.statusCode;
}

/** `parada` until something on the page is live. */
export const conexao = criarFonte<EstadoConexao>('parada');

const RESPOSTA_MS = 8_000;
/** Until what makes the connection is fetched again, where it could not be. */
const DE_NOVO_MS = 3_000;

/** This tab's one socket, and what stands in for it. */
export interface Ligacao {
  conectada(): boolean;
  /** Rejects when no answer came in `prazo` ms. */
  pedir(evento: string, dados: unknown, prazo: number): Promise<unknown>;
  avisar(evento: string, dados: unknown): void;
  /** Asks for news at once, where they come by being asked for. */
  consultarJa(): void;
  /** Ms since anything was heard; null before the first time. */
  silencio(): number | null;
}

let ligacao: Ligacao | null = null;
let abrindo: Promise<void> | null = null;
const aoLigar = new Set<() => void>();
const ouvintes = new Map<string, Set<(dados: unknown) => void>>();

/** Opens this tab's one socket (idempotent). Its client, and what stands in for it, are only fetched now. */
export function ligar(): Promise<void> {
  abrindo ??= abrir().catch(() => {
    abrindo = null;
    conexao.definir('perdida');
    setTimeout(() => void ligar(), DE_NOVO_MS);
  });
  return abrindo;
}

/** Runs `tarefa` now if connected, and after every reconnection: joining rooms, asking for what was missed. */
export function aCadaLigacao(tarefa: () => void): () => void {
  aoLigar.add(tarefa);
  if (conexao.ler() === 'ligada') tarefa();
  return () => aoLigar.delete(tarefa);
}

export function aoReceber(evento: string, ouvinte: (dados: unknown) => void): () => void {
  const grupo = ouvintes.get(evento) ?? new Set();
  ouvintes.set(evento, grupo.add(ouvinte));
  return () => grupo.delete(ouvinte);
}

/** Sends and waits for the acknowledgement. Rejects with SemResposta when there is no connection or no answer in time. */
export async function pedir(evento: string, dados: unknown, prazo = RESPOSTA_MS): Promise<Ack> {
  if (ligacao === null || !ligacao.conectada()) throw new SemResposta();
  try {
    return (await ligacao.pedir(evento, dados, prazo)) as Ack;
  } catch {
    throw new SemResposta();
  }
}

/** Sends and forgets; silence when there is no connection. */
export const avisar = (evento: string, dados: unknown): void => ligacao?.avisar(evento, dados);

/** News at once, where they are asked for instead of told: after one's own bid. */
export const consultarJa = (): void => ligacao?.consultarJa();

/** Ms since anything was heard of the server; null before the first time. */
export const silencio = (): number | null => ligacao?.silencio() ?? null;

async function abrir(): Promise<void> {
  const configuracao = lerConfiguracao();
  if (configuracao === null) return;
  conexao.definir('ligando');
  const { abrirLigacao } = await import('./ligacao.ts');
  ligacao = abrirLigacao(configuracao, {
    aoLigar: () => {
      for (const tarefa of [...aoLigar]) tarefa();
    },
    aoReceber: (evento, dados) => {
      for (const ouvinte of ouvintes.get(evento) ?? []) ouvinte(dados);
    },
    aoMudar: (estado) => conexao.definir(estado),
  });
}
