import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Config } from 'payload';
import { recusaDoPayload } from './conteudo/recusa-do-painel.ts';

interface Pedido {
  /** The caller's, when well formed. What carries one is of a request: in the file, not on the console. */
  requestId: string;
  /** Uid of whoever of the house asks; nobody else is told apart. */
  conta?: string;
}

const casa = globalThis as unknown as { __marteloPedido?: AsyncLocalStorage<Pedido>; __marteloSaida?: true };
/** One a process, whichever of Next's bundles asks. */
const pedido = (): AsyncLocalStorage<Pedido> => {
  casa.__marteloPedido ??= new AsyncLocalStorage();
  return casa.__marteloPedido;
};

/** Standard output, a line of JSON each. What cannot be written is lost, and ends no process. */
const saida = {
  write(linha: string): void {
    if (!casa.__marteloSaida) process.stdout.on('error', () => {});
    casa.__marteloSaida = true;
    process.stdout.write(linha);
  },
};

/**
 * Payload's log as the engine's is. Payload tells a refusal from a failure by the names of classes, which are gone from a build: here
 * what is refused to somebody is a line without a stack, and whatever is no refusal keeps its own.
 */
export const logDoPayload = {
  destination: saida,
  options: {
    name: 'payload',
    base: { servico: 'cms' },
    mixin: () => ({ ...pedido().getStore() }),
    hooks: {
      logMethod(args, method) {
        const { err, ...resto } = (args[0] ?? {}) as { err?: unknown };
        const recusa = recusaNoLog(err);
        if (recusa) this.info({ ...resto, ...recusa }, 'recusa');
        else method.apply(this, args);
      },
    },
  },
} satisfies Config['logger'];

function recusaNoLog(erro: unknown): { status: number; recusa: string } | null {
  if (erro instanceof ErroMartelo)
    return erro.statusCode < 500 ? { status: erro.statusCode, recusa: erro.message } : null;
  const recusa = recusaDoPayload(erro);
  return recusa && { status: recusa.status, recusa: recusa.message };
}

/** A line of the same log, of what runs without Payload. */
export const avisarNoLog = (dados: object, msg: string): void =>
  saida.write(`${JSON.stringify({ level: 40, time: Date.now(), servico: 'cms', ...dados, msg })}\n`);

/** Who asks, once it is known. */
export function anotarConta(uid: string): void {
  const atual = pedido().getStore();
  if (atual) atual.conta = uid;
}

/** Runs a call of the panel and leaves its line in the log: what was asked, the answer, how long, and by which account. */
export async function comLinhaNoLog(
  { method, url, headers }: Request,
  log: { info(dados: object, msg: string): void },
  responder: () => Promise<Response>,
): Promise<Response> {
  const inicio = performance.now();
  const enviado = headers.get('x-request-id') ?? '';
  const atual: Pedido = { requestId: /^[\w.:-]{1,64}$/.test(enviado) ? enviado : randomUUID() };
  const resposta = await pedido().run(atual, responder);
  const { pathname: caminho } = new URL(url);
  const ms = Math.round(performance.now() - inicio);
  log.info({ metodo: method, caminho, status: resposta.status, ms, ...atual }, 'pedido');
  return resposta;
}
