/** Whether all of an element can be seen: not scrolled away, not under a phone's keyboard, nothing in front of it. */
export function aVista(elemento: Element): boolean {
  const { left, right, top, bottom, width, height } = elemento.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  // A keyboard takes from the visual viewport alone.
  const tela = window.visualViewport;
  const acima = tela?.offsetTop ?? 0;
  const abaixo = acima + (tela?.height ?? innerHeight);
  if (top < acima || bottom > abaixo) return false;
  const meio = (left + right) / 2;
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
    const naFrente = document.elementFromPoint(meio, y);
    return naFrente !== null && (elemento === naFrente || elemento.contains(naFrente));
  });
}
