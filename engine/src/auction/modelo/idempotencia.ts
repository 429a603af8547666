import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import type { Comando } from './comando.ts';
import type { Estado } from './estado.ts';
import type { Resposta } from './resposta.ts';

/** Two authors never share a `comandoId`. */
export const chaveDoComando = (comando: Pick<Comando, 'autor' | 'comandoId'>): string =>
  `${comando.autor}/${comando.comandoId}`;

/** What makes two commands the same: their content, not their seed or time. */
export const digestoDoComando = (comando: Pick<Comando, 'pedido'>): string =>
  hash('sha256', canonico(comando.pedido));

/**
 * Rule 10: the first answer of a command that was decided before; COMANDO_CONFLITANTE when its id came with other content;
 * null when it is new.
 */
export function respostaRepetida(
  estado: Estado | null,
  comando: Pick<Comando, 'autor' | 'comandoId' | 'pedido'>,
): Resposta | null {
  const anterior = estado?.comandos.get(chaveDoComando(comando));
  if (anterior === undefined) return null;
  if (digestoDoComando(comando).startsWith(anterior.digesto)) return anterior.resposta;
  return { ok: false, codigo: 'COMANDO_CONFLITANTE', detalhes: {} };
}
