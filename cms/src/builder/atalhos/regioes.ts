/** The parts of the frame F6 goes through, in this order: each carries `data-regiao`. */
export const REGIOES = ['barra', 'elementos', 'secoes', 'tela', 'propriedades'] as const;

/** The region after this one, or before it; from nowhere, the first or the last. Regions that are not shown are left out. */
export function proximaRegiao(
  atual: string | null,
  visiveis: readonly string[],
  passo: 1 | -1,
): string | null {
  const ordem = REGIOES.filter((regiao) => visiveis.includes(regiao));
  if (ordem.length === 0) return null;
  const indice = (ordem as readonly (string | null)[]).indexOf(atual);
  if (indice === -1) return (passo === 1 ? ordem[0] : ordem.at(-1)) ?? null;
  return ordem[(indice + passo + ordem.length) % ordem.length] ?? null;
}

/** Takes the focus to the next region: to what was chosen in it, else to its first control. */
export function irParaRegiao(passo: 1 | -1): void {
  const nos = [...document.querySelectorAll<HTMLElement>('[data-regiao]')].filter(
    (no) => no.offsetParent !== null || no.getClientRects().length > 0,
  );
  const atual = document.activeElement?.closest<HTMLElement>('[data-regiao]')?.dataset.regiao ?? null;
  const proxima = proximaRegiao(
    atual,
    nos.map((no) => no.dataset.regiao ?? ''),
    passo,
  );
  const no = nos.find(({ dataset }) => dataset.regiao === proxima);
  if (!no) return;
  const alvo = no.matches('[tabindex="0"]')
    ? no
    : (no.querySelector<HTMLElement>('[aria-current=true]') ??
      no.querySelector<HTMLElement>('[data-nome][tabindex="0"]') ??
      no.querySelector<HTMLElement>('a[href], button:not(:disabled):not([tabindex="-1"]), input, select'));
  alvo?.focus();
}
