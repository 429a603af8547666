import { type Sessao, sessao } from '@martelo/shared/pagina';

/**
 * The sections of a stored page. What is written is judged strictly; what is read may have been written by a newer version of the
 * product, and a visitor's page does not break for it: fields nobody knows here are left aside (they stay in the record), and a
 * section that still cannot be read is left out and told by its place.
 */
export function lerGuardadas(valor: unknown): { sessoes: Sessao[]; ilegiveis: number[] } {
  const sessoes: Sessao[] = [];
  const ilegiveis: number[] = [];
  for (const [lugar, crua] of (Array.isArray(valor) ? valor : []).entries()) {
    const lida = lerUma(crua);
    if (lida) sessoes.push(lida);
    else ilegiveis.push(lugar);
  }
  return { sessoes, ilegiveis };
}

function lerUma(crua: unknown): Sessao | null {
  const lida = sessao.safeParse(crua);
  if (lida.success) return lida.data;
  const limpa = structuredClone(crua);
  for (const problema of lida.error.issues) {
    if (problema.code !== 'unrecognized_keys') return null;
    const dono = problema.path.reduce<unknown>((atual, nome) => Object(atual)[nome], limpa);
    for (const chave of problema.keys) Reflect.deleteProperty(Object(dono), chave);
  }
  return sessao.safeParse(limpa).data ?? null;
}
