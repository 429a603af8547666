import type { Sessao } from '@martelo/shared/pagina';

/**
 * The new sections, with the old object in place of every one that says the same: a message copies everything, and a view is
 * painted again only when its section's identity changed.
 */
export function conservar(antes: readonly Sessao[], agora: readonly Sessao[]): Sessao[] {
  const antigas = new Map(antes.map((sessao) => [sessao.id, sessao]));
  return agora.map((nova) => {
    const antiga = antigas.get(nova.id);
    return antiga !== undefined && JSON.stringify(antiga) === JSON.stringify(nova) ? antiga : nova;
  });
}
