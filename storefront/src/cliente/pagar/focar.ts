const ESPERA_MS = 10_000;

/** Takes the eye and the focus to what the server is about to draw, once it is there. */
export function focarQuandoVier(id: string): void {
  const focar = (): boolean => {
    const alvo = document.getElementById(id);
    if (alvo === null) return false;
    alvo.focus({ preventScroll: true });
    const suave = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    alvo.scrollIntoView({ block: 'start', behavior: suave ? 'smooth' : 'auto' });
    return true;
  };
  if (focar()) return;
  const vigia = new MutationObserver(() => {
    if (focar()) parar();
  });
  const desistir = setTimeout(() => vigia.disconnect(), ESPERA_MS);
  const parar = () => {
    clearTimeout(desistir);
    vigia.disconnect();
  };
  vigia.observe(document.body, { childList: true, subtree: true });
}
