import type { CorpoErro } from '@martelo/shared/erros';
import { ADMIN_APROVACOES } from '../../src/palavras/admin-aprovacoes.ts';
import { novoComandoId, semDesfecho } from '../../src/sessao/comandar.ts';
import { SEM_CONEXAO } from '../../src/sessao/sem-conexao.ts';
import { irAoLogin } from './login.ts';

const PRAZO_MS = 40_000;
const PRAZO_DE_ARQUIVO_MS = 10 * 60_000;

/** A refusal of the catalogue, with all that it says; `status` 0 where nobody answered. */
export class Recusa extends Error {
  override name = 'Recusa';
  readonly status: number;
  readonly corpo: CorpoErro & Record<string, unknown>;

  constructor(status: number, corpo: CorpoErro & Record<string, unknown>) {
    super([corpo.message].flat().join(' '));
    this.status = status;
    this.corpo = corpo;
  }

  /** One sentence each, a field's with its name before. */
  get mensagens(): string[] {
    return [this.corpo.message].flat();
  }
}

/** Nothing has changed yet: somebody else has to agree. Thrown, so that nobody takes it for what was written. */
export class Espera extends Recusa {
  override name = 'Espera';
  readonly aprovacaoUid: string;

  constructor(aprovacaoUid: string) {
    super(202, { message: ADMIN_APROVACOES.espera } as never);
    this.aprovacaoUid = aprovacaoUid;
  }
}

/** Told where the engine refuses what a screen had offered: what is open to who works here may be another by now. */
let aoFaltarPapel: () => void = () => {};
export const quandoFaltarPapel = (avisar: () => void): void => {
  aoFaltarPapel = avisar;
};

/** What was read with network, for when there is none: of screens that are worked in the field (campo/reserva.ts). */
export interface Reserva {
  guardar(caminho: string, lido: unknown): void;
  /** Undefined where it was not kept. */
  ler(caminho: string): Promise<unknown>;
}
let reserva: Reserva | null = null;
export const usarReserva = (uma: Reserva): void => {
  reserva = uma;
};
/** Without network it is fetched from what the phone has taken along, as the page itself is. */
async function daReserva(caminho: string): Promise<unknown> {
  try {
    reserva ??= (await import('../campo/reserva.ts')).reservaDoLembrado();
    return await reserva?.ler(caminho);
  } catch {
    return undefined;
  }
}

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call over the site's one origin, as whoever is logged in. @throws Recusa */
export async function chamar<T>(
  metodo: Metodo,
  caminho: string,
  { corpo, signal }: { corpo?: object; signal?: AbortSignal } = {},
): Promise<T> {
  let resposta: Response;
  try {
    resposta = await pedir(metodo, caminho, corpo, signal);
  } catch (erro) {
    const semRede = metodo === 'GET' && erro instanceof Recusa && erro.status === 0;
    const guardado = semRede ? await daReserva(caminho) : undefined;
    if (guardado === undefined) throw erro;
    return guardado as T;
  }
  if (resposta.status === 204) return undefined as T;
  const lido = await resposta.json();
  if (metodo === 'GET') reserva?.guardar(caminho, lido);
  // Other things are begun with 202 as well: a code is on its way.
  if (resposta.status === 202 && lido.aprovacaoUid !== undefined) throw new Espera(lido.aprovacaoUid);
  return lido as T;
}

/** A call that sends a file, and may take as long as its reading does. @throws Recusa */
export async function subir<T>(caminho: string, arquivo: File, signal?: AbortSignal): Promise<T> {
  const corpo = new FormData();
  corpo.append('arquivo', arquivo, arquivo.name);
  return (await (await pedir('POST', caminho, corpo, signal, PRAZO_DE_ARQUIVO_MS)).json()) as T;
}

/** The same, of a file, which may take as long as its writing does. @throws Recusa */
export async function baixar(caminho: string): Promise<{ nome: string; conteudo: Blob }> {
  const resposta = await pedir('GET', caminho, undefined, undefined, PRAZO_DE_ARQUIVO_MS);
  const nome = /filename="([^"]+)"/.exec(resposta.headers.get('content-disposition') ?? '')?.[1];
  return { nome: nome ?? 'planilha', conteudo: await resposta.blob() };
}

/**
 * Commands that nobody answered, by what they were: told again they are the same ones, which the engine does once. As many as somebody has on
 * a screen at a time.
 */
const semResposta = new Map<string, string>();
const LEMBRADOS = 50;

const PROVA_ERRADA: ReadonlySet<unknown> = new Set(['CREDENCIAIS_INVALIDAS', 'SEGUNDO_FATOR']);

async function pedir(
  metodo: Metodo,
  caminho: string,
  corpo?: object,
  signal?: AbortSignal,
  prazoMs = PRAZO_MS,
): Promise<Response> {
  const formulario = corpo instanceof FormData;
  // A file is another each time that it is chosen.
  const qual =
    metodo === 'GET' || formulario ? null : `${metodo} ${caminho} ${JSON.stringify(corpo ?? null)}`;
  const comandoId = (qual !== null && semResposta.get(qual)) || novoComandoId();
  if (qual !== null) semResposta.delete(qual);
  const lembrar = () => {
    if (qual !== null && semResposta.size < LEMBRADOS) semResposta.set(qual, comandoId);
  };
  let resposta: Response;
  try {
    const prazo = AbortSignal.timeout(prazoMs);
    resposta = await fetch(`/api${caminho}`, {
      method: metodo,
      headers: {
        accept: 'application/json',
        // Of a form the browser itself says where its parts begin.
        ...(corpo === undefined || formulario ? {} : { 'content-type': 'application/json' }),
        ...(metodo === 'GET' ? {} : { 'comando-id': comandoId }),
      },
      ...(corpo === undefined ? {} : { body: formulario ? corpo : JSON.stringify(corpo) }),
      signal: signal ? AbortSignal.any([signal, prazo]) : prazo,
    });
  } catch (erro) {
    lembrar();
    // Nobody waits for it any more: whoever gave it up knows.
    if (signal?.aborted) throw erro;
    throw new Recusa(0, SEM_CONEXAO as never);
  }
  if (resposta.ok) return resposta;
  const recusa = await resposta.json().catch(() => SEM_CONEXAO);
  // The session is over, whatever was asked; a wrong password or code, which somebody gave once more, ends none.
  if (resposta.status === 401 && !PROVA_ERRADA.has(recusa.codigo)) irAoLogin();
  if (recusa.codigo === 'SEM_PERMISSAO') aoFaltarPapel();
  // Somebody answered, and does not know either what became of it.
  if (semDesfecho(recusa) || recusa === SEM_CONEXAO) lembrar();
  throw new Recusa(resposta.status, recusa);
}
