import { textosIguais } from './segredo-servico.ts';

const TOKEN_MINIMO = 16;

/**
 * Whether who asks may see a service's inside (`/metrics`, and what `/readyz` says is missing): whoever sends MARTELO_MONITOR_TOKEN
 * as Bearer. Without such a setting nobody may.
 */
export function podeMonitorar(
  autorizacao: string | null | undefined,
  env: Record<string, string | undefined>,
): boolean {
  const token = env.MARTELO_MONITOR_TOKEN ?? '';
  const enviado = /^Bearer +(\S+)$/i.exec(autorizacao ?? '')?.[1];
  return token.length >= TOKEN_MINIMO && enviado !== undefined && textosIguais(enviado, token);
}
