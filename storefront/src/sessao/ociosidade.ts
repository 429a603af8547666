/** Idle logout after 300 s (spec 9), announced one minute before. */
export const LIMITE_MS = 300_000;
export const AVISO_MS = 60_000;

export type Ociosidade = { tipo: 'ativa' } | { tipo: 'aviso'; restante: number } | { tipo: 'encerrar' };

/** What to do now, given when this person last did anything in any tab. Who stays logged in is never idle. */
export function ociosidade(ultimaAtividade: number, agora: number, permanecer: boolean): Ociosidade {
  if (permanecer) return { tipo: 'ativa' };
  const restante = LIMITE_MS - (agora - ultimaAtividade);
  if (restante <= 0) return { tipo: 'encerrar' };
  return restante <= AVISO_MS ? { tipo: 'aviso', restante } : { tipo: 'ativa' };
}
