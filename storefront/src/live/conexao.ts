import type { CorpoErro } from '@martelo/shared/erros';
import type { Socket } from 'socket.io-client';
import { SEM_CONEXAO } from '../sessao/sem-conexao.ts';
import { lerConfiguracao, origemDoMotor } from './configuracao.tsx';
import { criarFonte } from './fonte.ts';

/** `parada` until something on the page is live; `perdida` only once people should know. */
export type EstadoConexao = 'parada' | 'ligando' | 'ligada' | 'perdida';

/** An acknowledgement: `{ok: true, …}` or the catalogue's error. */
export type Ack = ({ ok: true } & Record<string, unknown>) | { ok: false; erro: CorpoErro };

/** No answer came: nobody knows whether the server acted. Repeating the same `comandoId` is safe (rule 10). */
export class SemResposta extends Error {
  override name = 'SemResposta';
  /** Spec 8: network errors carry this code. */
  readonly statusCode = SEM_CONEXAO.statusCode;
}

export const conexao = criarFonte<EstadoConexao>('parada');

/** Time without a connection before the page says so: a blip is nobody's business. */
const TOLERANCIA_MS = 2_500;
const RESPOSTA_MS = 8_000;

let socket: Socket | null = null;
let abrindo: Promise<void> | null = null;
let avisoPerda: ReturnType<typeof setTimeout> | undefined;
const aoLigar = new Set<() => void>();
const ouvintes = new Map<string, Set<(dados: unknown) => void>>();

/** Opens this tab's one socket (idempotent). The client library is only fetched now. */
export function ligar(): Promise<void> {
  abrindo ??= abrir().catch(() => {
    abrindo = null;
    conexao.definir('perdida');
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
  socket?.off(evento).on(evento, (dados: unknown) => distribuir(evento, dados));
  return () => grupo.delete(ouvinte);
}

/** Sends and waits for the acknowledgement. Rejects with SemResposta when there is no connection or no answer in time. */
export async function pedir(evento: string, dados: unknown, prazo = RESPOSTA_MS): Promise<Ack> {
  if (socket === null || !socket.connected) throw new SemResposta();
  try {
    return (await socket.timeout(prazo).emitWithAck(evento, dados)) as Ack;
  } catch {
    throw new SemResposta();
  }
}

/** Sends and forgets; silence when there is no connection. */
export function avisar(evento: string, dados: unknown): void {
  if (socket?.connected) socket.emit(evento, dados, () => {});
}

async function abrir(): Promise<void> {
  const configuracao = lerConfiguracao();
  if (configuracao === null) return;
  conexao.definir('ligando');
  const { io } = await import('socket.io-client');
  socket = io(origemDoMotor(configuracao, location), {
    transports: ['websocket'],
    // The token is asked for at each attempt: a reconnection an hour later must not offer a dead one.
    auth: (responder) => {
      const { hotsite, autenticado } = configuracao;
      if (!autenticado) return responder({ hotsite });
      tokenDoSocket().then((token) => responder(token ? { token, hotsite } : { hotsite }));
    },
    reconnectionDelay: 300,
    reconnectionDelayMax: 4_000,
  });
  socket.on('connect', () => {
    clearTimeout(avisoPerda);
    avisoPerda = undefined;
    conexao.definir('ligada');
    for (const tarefa of [...aoLigar]) tarefa();
  });
  socket.on('disconnect', (motivo) => {
    conexao.definir('ligando');
    prepararAviso();
    // The server ends a socket with its token; socket.io leaves coming back to us then.
    if (motivo === 'io server disconnect') setTimeout(() => socket?.connect(), 300);
  });
  socket.on('connect_error', () => {
    prepararAviso();
    // Refused by the server (not unreachable): socket.io does not retry by itself.
    if (socket && !socket.active) setTimeout(() => socket?.connect(), 3_000);
  });
  for (const evento of ouvintes.keys()) socket.on(evento, (dados: unknown) => distribuir(evento, dados));
  addEventListener('online', () => socket?.connect());
}

function prepararAviso(): void {
  avisoPerda ??= setTimeout(() => conexao.definir('perdida'), TOLERANCIA_MS);
}

function distribuir(evento: string, dados: unknown): void {
  for (const ouvinte of ouvintes.get(evento) ?? []) ouvinte(dados);
}

async function tokenDoSocket(): Promise<string | null> {
  try {
    const resposta = await fetch('/api/sessao/token', { headers: { accept: 'application/json' } });
    if (!resposta.ok) return null;
    return ((await resposta.json()) as { token: string | null }).token;
  } catch {
    return null;
  }
}
