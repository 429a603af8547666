import { ErroMartelo } from '@martelo/shared/erros';
import { sessaoEmVigor } from '@martelo/shared/sessao';
import { ambiente } from '../ambiente.ts';
import type { Pessoa } from './identidade.ts';

/** How long an answer of the engine is believed without asking again. */
const VALE_MS = 3_000;
/** How long the last answer stands in while the engine does not give another: it is where sessions are ended, so nobody's is meanwhile. */
const SEM_MOTOR_MS = 10 * 60_000;
const PRAZO_MS = 5_000;
const LEMBRADAS = 2_000;

interface Lembrada {
  em: number;
  pessoa: Pessoa | null;
  perguntando: Promise<Pessoa | null> | null;
}
/** One memory a process: Next bundles pages, calls and the configuration apart. */
const guardado = globalThis as unknown as { __marteloVigencia?: Map<string, Lembrada> };
const lembradas = (): Map<string, Lembrada> => {
  guardado.__marteloVigencia ??= new Map();
  return guardado.__marteloVigencia;
};

/**
 * Who a session of the engine belongs to, with the roles and brands of now; null when it holds no more: signed out, ended by its owner
 * or the house, of a password since changed, of an account since blocked.
 * @throws ErroMartelo SEGUNDO_FATOR_A_ATIVAR; INDISPONIVEL when the engine does not answer and has not lately
 */
export async function pessoaDaSessao(sid: string, agora = Date.now()): Promise<Pessoa | null> {
  const lembrada = lembradas().get(sid);
  if (lembrada !== undefined && agora - lembrada.em < VALE_MS) return lembrada.pessoa;
  if (lembrada?.perguntando) return lembrada.perguntando;
  const perguntando = perguntar(sid).then(
    (pessoa) => {
      lembrar(sid, pessoa);
      return pessoa;
    },
    (erro: unknown) => {
      if (lembrada !== undefined) lembrada.perguntando = null;
      const semResposta = erro instanceof ErroMartelo && erro.codigo === 'INDISPONIVEL';
      if (semResposta && lembrada !== undefined && agora - lembrada.em < SEM_MOTOR_MS) return lembrada.pessoa;
      throw erro;
    },
  );
  if (lembrada !== undefined) lembrada.perguntando = perguntando;
  return perguntando;
}

/** What the engine has just said by other words: whoever logs in needs not be asked for at once. */
export function lembrar(sid: string, pessoa: Pessoa | null): void {
  const todas = lembradas();
  todas.delete(sid);
  todas.set(sid, { em: Date.now(), pessoa, perguntando: null });
  if (todas.size > LEMBRADAS) todas.delete(todas.keys().next().value as string);
}

/** Ends a session at the engine too; one that is over already is as good. */
export async function encerrarNoMotor(sid: string): Promise<void> {
  lembrar(sid, null);
  await chamar(sid, 'DELETE').catch(() => undefined);
}

async function perguntar(sid: string): Promise<Pessoa | null> {
  const respondida = await chamar(sid, 'GET');
  if (respondida.status === 404) return null;
  const lida = sessaoEmVigor.safeParse(await respondida.json().catch(() => null));
  if (!respondida.ok || !lida.success) throw new ErroMartelo('INDISPONIVEL');
  const { uid, tipo, nome, email, papeis, hotsites, semFator } = lida.data;
  if (tipo !== 'interno') return null;
  if (semFator) throw new ErroMartelo('SEGUNDO_FATOR_A_ATIVAR', { acao: '/minha-conta/seguranca' });
  return { uid, nome, email: email.toLowerCase(), papeis, hotsites };
}

async function chamar(sid: string, method: 'GET' | 'DELETE'): Promise<Response> {
  const { engineUrl, segredos } = ambiente();
  try {
    return await fetch(`${engineUrl}/v1/sessoes/${encodeURIComponent(sid)}`, {
      redirect: 'error',
      method,
      headers: { 'x-martelo-servico': segredos.atual },
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
  } catch {
    throw new ErroMartelo('INDISPONIVEL');
  }
}
