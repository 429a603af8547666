import { ZONA } from '@martelo/shared/datas';

const partes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** ISO instant → "2026-11-21T14:05" on São Paulo's clock, as `datetime-local` wants it. */
export const localDeSaoPaulo = (iso: string): string => partes.format(new Date(iso)).replace(' ', 'T');

/** "2026-11-21T14:05" on São Paulo's clock → ISO instant; null when it is no date. */
export function instanteDeSaoPaulo(local: string): string | null {
  const palpite = Date.parse(`${local}Z`);
  if (Number.isNaN(palpite)) return null;
  // What the zone's clock shows at the guess tells how far off it is, daylight saving of past years included.
  const desvio = Date.parse(`${localDeSaoPaulo(new Date(palpite).toISOString())}Z`) - palpite;
  return new Date(palpite - desvio).toISOString();
}
