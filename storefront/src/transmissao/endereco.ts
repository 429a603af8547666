import type { EntradaDada } from '@martelo/shared/transmissao';

/** Where a stream is for a page at `pagina`, with what opens it. */
export function enderecoDoFluxo(
  { origem, porta, token }: Pick<EntradaDada, 'origem' | 'porta' | 'token'>,
  pagina: { protocol: string; hostname: string },
): string {
  const base = origem || `${pagina.protocol}//${pagina.hostname}:${porta}`;
  return `${base.replace(/^http/, 'ws')}/fluxo?token=${encodeURIComponent(token)}`;
}
