const CHAVE = 'martelo-disputas';
/** For a lot without a clock (an auctioneer ends it): believed this long after its page last said so. */
const SEM_RELOGIO_MS = 15 * 60_000;

type Disputas = Record<string, number>;
const desta: Disputas = {};

/**
 * The page of an open lot that this person bid on says so to every tab of the site: none of them logs out for idleness meanwhile
 * (spec 9's idle logout is for who went away, not for who waits for the hammer). Again whenever the lot's end moves.
 * @param fim Unix ms; null where an auctioneer ends it
 */
export function participarDe(lelUid: string, fim: number | null): void {
  desta[lelUid] = fim ?? Number.POSITIVE_INFINITY;
  gravar();
}

/** The lot closed, or its page did. */
export function deixarDeParticipar(lelUid: string): void {
  delete desta[lelUid];
  const todas = ler();
  delete todas[lelUid];
  guardar(todas);
}

/** Whether a page of this site, in any tab, shows an open lot that this person bid on. */
export function emDisputa(agora: number): boolean {
  // Of this tab's own lots nobody has to be believed: what closes says so. A clock that ran over still waits for the server.
  if (Object.keys(desta).length > 0) {
    gravar();
    return true;
  }
  return Object.values(ler()).some((ate) => ate > agora);
}

function gravar(): void {
  const semRelogio = Date.now() + SEM_RELOGIO_MS;
  const minhas = Object.entries(desta).map(([lelUid, fim]) => [
    lelUid,
    Math.max(semRelogio, fim === Number.POSITIVE_INFINITY ? 0 : fim),
  ]);
  guardar({ ...ler(), ...Object.fromEntries(minhas) });
}

function ler(): Disputas {
  try {
    const lido: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '{}');
    return typeof lido === 'object' && lido !== null ? (lido as Disputas) : {};
  } catch {
    return {};
  }
}

function guardar(disputas: Disputas): void {
  const agora = Date.now();
  const vivas = Object.entries(disputas).filter(([, ate]) => ate > agora);
  try {
    if (vivas.length === 0) localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, JSON.stringify(Object.fromEntries(vivas)));
  } catch {
    // Storage may be refused: this tab then only knows of itself.
  }
}
