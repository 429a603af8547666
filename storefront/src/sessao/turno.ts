/**
 * The yard's gate waits for people, in the sun and for long stretches. Whoever works there is not idle for as long (spec 9's five minutes are for
 * who went away from a page of money): an hour from the last thing they did there.
 */
export const TURNO_MS = 3_600_000;

/** When somebody last did something at a gate that is open in this tab, Unix ms; null where none is. */
let ultimoAto: number | null = null;

const ATOS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** A gate is open here. Returns what ends it. */
export function abrirTurno(pagina: EventTarget, agora: () => number = Date.now): () => void {
  const agir = () => {
    ultimoAto = agora();
  };
  agir();
  for (const ato of ATOS) pagina.addEventListener(ato, agir, { passive: true });
  return () => {
    ultimoAto = null;
    for (const ato of ATOS) pagina.removeEventListener(ato, agir);
  };
}

/** Whether somebody works at a gate in this tab: no tab of the site logs out for idleness meanwhile. */
export const emTurno = (agora: number): boolean => ultimoAto !== null && agora - ultimoAto < TURNO_MS;

/** A gate is open in this tab: without network nothing leads away from it, as there would be no way back. */
export const turnoAberto = (): boolean => ultimoAto !== null;
