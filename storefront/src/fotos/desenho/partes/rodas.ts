/** Wheels and tracks seen from the side; `aro` picks one of the rim designs. */
export interface Roda {
  x: number;
  y: number;
  r: number;
  aro?: 'liga' | 'raiada' | 'ferro' | 'pesada' | 'agricola';
}

const raios = (n: number, desenho: (angulo: number) => string) =>
  Array.from({ length: n }, (_, i) => desenho((360 / n) * i)).join('');

export function roda({ x, y, r, aro = 'liga' }: Roda): string {
  const pneu =
    `<circle r="${r}" fill="url(#pneu)"/>` +
    `<circle r="${r * 0.97}" fill="none" stroke="#4b5057" stroke-width="${r * 0.025}" opacity=".7"/>` +
    `<circle r="${r * 0.82}" fill="none" stroke="#0c0e11" stroke-width="${r * 0.03}" opacity=".6"/>`;
  return `<g transform="translate(${x} ${y})">${pneu}${AROS[aro](r)}</g>`;
}

const cubo = (r: number) =>
  `<circle r="${r * 0.11}" fill="#8a9199"/><circle r="${r * 0.07}" fill="#3c4148"/>`;

const AROS: Record<NonNullable<Roda['aro']>, (r: number) => string> = {
  liga: (r) =>
    `<circle r="${r * 0.7}" fill="#1b1e22"/><circle r="${r * 0.42}" fill="#565c63"/><circle r="${r * 0.4}" fill="none" stroke="#7d848c" stroke-width="${r * 0.02}"/>` +
    `<circle r="${r * 0.68}" fill="none" stroke="url(#metal)" stroke-width="${r * 0.06}"/>` +
    raios(
      5,
      (a) =>
        `<path transform="rotate(${a})" d="M${-r * 0.08} ${-r * 0.08}L${-r * 0.15} ${-r * 0.66}L${-r * 0.03} ${-r * 0.67}L0 ${-r * 0.25}L${r * 0.03} ${-r * 0.67}L${r * 0.15} ${-r * 0.66}L${r * 0.08} ${-r * 0.08}Z" fill="url(#metal)"/>`,
    ) +
    `<circle r="${r * 0.16}" fill="url(#metal)"/>${cubo(r)}`,
  raiada: (r) =>
    `<circle r="${r * 0.72}" fill="#2a2e33"/><circle r="${r * 0.69}" fill="none" stroke="url(#metal)" stroke-width="${r * 0.06}"/>` +
    raios(
      10,
      (a) =>
        `<path transform="rotate(${a})" d="M${-r * 0.03} ${-r * 0.1}L${-r * 0.045} ${-r * 0.68}H${r * 0.045}L${r * 0.03} ${-r * 0.1}Z" fill="url(#metal)"/>`,
    ) +
    `<circle r="${r * 0.17}" fill="url(#metal)"/>${cubo(r)}`,
  ferro: (r) =>
    `<circle r="${r * 0.7}" fill="#d4d8dc"/><circle r="${r * 0.68}" fill="url(#metal)"/>` +
    raios(
      8,
      (a) =>
        `<ellipse transform="rotate(${a})" cy="${-r * 0.47}" rx="${r * 0.07}" ry="${r * 0.11}" fill="#33383e"/>`,
    ) +
    `<circle r="${r * 0.28}" fill="#b8bec4"/><circle r="${r * 0.2}" fill="#8b9299"/>`,
  pesada: (r) =>
    `<circle r="${r * 0.66}" fill="#2b2f34"/><circle r="${r * 0.62}" fill="url(#metal)"/><circle r="${r * 0.5}" fill="#80878e"/>` +
    raios(10, (a) => `<circle transform="rotate(${a})" cy="${-r * 0.41}" r="${r * 0.045}" fill="#3a4046"/>`) +
    `<circle r="${r * 0.29}" fill="#aab1b8"/><circle r="${r * 0.2}" fill="#5c636a"/>`,
  agricola: (r) =>
    raios(
      22,
      (a) =>
        `<path transform="rotate(${a})" d="M${-r * 0.05} ${-r * 0.8}L${r * 0.02} ${-r * 1.06}L${r * 0.12} ${-r * 1.05}L${r * 0.04} ${-r * 0.78}Z" fill="#24272b"/>`,
    ) +
    `<circle r="${r * 0.62}" fill="#1b1e22"/><circle r="${r * 0.58}" fill="url(#aroAgricola)"/><circle r="${r * 0.36}" fill="none" stroke="#00000040" stroke-width="${r * 0.05}"/>` +
    raios(8, (a) => `<circle transform="rotate(${a})" cy="${-r * 0.22}" r="${r * 0.03}" fill="#333"/>`) +
    `<circle r="${r * 0.13}" fill="#00000055"/>`,
};

/** A crawler track lying on y = `chao`. */
export function esteira(x: number, chao: number, largura: number, altura: number): string {
  const r = altura / 2;
  const rodas = Array.from({ length: 7 }, (_, i) => {
    const cx = x + r + ((largura - altura) / 6) * i;
    const borda = i === 0 || i === 6;
    const raio = borda ? r * 0.66 : r * 0.4;
    const cy = borda ? chao - r : chao - r * 0.58;
    return `<circle cx="${cx}" cy="${cy}" r="${raio}" fill="#3f444b"/><circle cx="${cx}" cy="${cy}" r="${raio * 0.5}" fill="#70777f"/>`;
  }).join('');
  return (
    `<rect x="${x}" y="${chao - altura}" width="${largura}" height="${altura}" rx="${r}" fill="#25282c"/>` +
    `<rect x="${x + 5}" y="${chao - altura + 5}" width="${largura - 10}" height="${altura - 10}" rx="${r - 5}" fill="none" stroke="#4d535a" stroke-width="10" stroke-dasharray="14 6"/>` +
    `<rect x="${x + 16}" y="${chao - altura + 16}" width="${largura - 32}" height="${altura - 32}" rx="${r - 16}" fill="#2f3338"/>${rodas}`
  );
}
