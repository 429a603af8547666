import type { AuthStrategy, BasePayload } from 'payload';
import { anotarConta } from '../log.ts';
import { pessoaDaSessao } from './vigencia.ts';

/**
 * Has Payload's own reading of its cookie ask the engine whether the session behind it still holds, and what its person may do now:
 * pages, REST and every endpoint find their user through it, and through nothing else.
 */
export function comVigencia(payload: BasePayload): void {
  payload.authStrategies = payload.authStrategies.map((estrategia) =>
    estrategia.name === DO_PAYLOAD ? vigente(estrategia) : estrategia,
  );
  // A Payload that reads its cookie by another name would let the ended ones in again: better not to start.
  if (!payload.authStrategies.some(({ name }) => name === NOME))
    throw new Error('Payload has no JWT strategy to watch over');
}

const DO_PAYLOAD = 'local-jwt';
const NOME = 'martelo-vigencia';

const vigente = (estrategia: AuthStrategy): AuthStrategy => ({
  name: NOME,
  async authenticate(args) {
    // The name that Payload's own refresh and logout know it by.
    const achado = await estrategia.authenticate({ ...args, strategyName: DO_PAYLOAD });
    const user = achado.user as Record<string, unknown> | null;
    if (user === null) return achado;
    const pessoa = await pessoaDaSessao(String(user._sid ?? '')).catch(() => null);
    if (pessoa === null || pessoa.uid !== user.uid) return { user: null };
    anotarConta(pessoa.uid);
    return { ...achado, user: Object.assign(user, pessoa) as never };
  },
});
