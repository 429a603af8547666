import type { Tinta } from '../cores.ts';

/** Gradients every drawing may refer to. Heights are of the 1200×900 canvas. */
export function definicoes(tinta: Tinta): string {
  return (
    '<defs>' +
    linear('tinta', [
      [0, tinta.brilho],
      [0.22, tinta.clara],
      [0.46, tinta.base],
      [0.5, tinta.clara],
      [0.6, tinta.base],
      [1, tinta.escura],
    ]) +
    linear('tintaLisa', [
      [0, tinta.clara],
      [0.5, tinta.base],
      [1, tinta.escura],
    ]) +
    linear('tintaTopo', [
      [0, tinta.brilho],
      [1, tinta.base],
    ]) +
    linear('tintaSombra', [
      [0, tinta.escura],
      [1, tinta.funda],
    ]) +
    linear('aroAgricola', [
      [0, '#f3c545'],
      [1, '#c08a17'],
    ]) +
    linear('vidro', [
      [0, '#b4cbdd'],
      [0.4, '#5f7b92'],
      [0.42, '#34495b'],
      [1, '#1d2a36'],
    ]) +
    linear('vidroClaro', [
      [0, '#d4e4f0'],
      [0.55, '#8fafc6'],
      [0.57, '#6d8fa8'],
      [1, '#4d6c83'],
    ]) +
    linear('metal', [
      [0, '#f3f5f7'],
      [0.5, '#b6bdc4'],
      [1, '#858d95'],
    ]) +
    linear('escuro', [
      [0, '#3a3f46'],
      [1, '#17191d'],
    ]) +
    linear('farol', [
      [0, '#ffffff'],
      [0.5, '#cfdce6'],
      [1, '#7f929f'],
    ]) +
    linear('lanterna', [
      [0, '#f0545a'],
      [1, '#8c1119'],
    ]) +
    linear('sombraBaixa', [
      [0, '#000', 0],
      [1, '#000', 0.38],
    ]) +
    linear('bau', [
      [0, '#fbfbfa'],
      [0.7, '#e3e6e8'],
      [1, '#bcc2c7'],
    ]) +
    '<radialGradient id="pneu"><stop offset=".7" stop-color="#15171a"/><stop offset=".93" stop-color="#2e3237"/><stop offset="1" stop-color="#191b1e"/></radialGradient>' +
    '<radialGradient id="sombraChao"><stop offset="0" stop-color="#0b1018" stop-opacity=".75"/><stop offset=".65" stop-color="#0b1018" stop-opacity=".45"/><stop offset="1" stop-color="#0b1018" stop-opacity="0"/></radialGradient>' +
    '<filter id="macio" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>' +
    '</defs>'
  );
}

type Parada = [posicao: number, cor: string, opacidade?: number];

/** A top-to-bottom gradient. */
export function linear(id: string, paradas: readonly Parada[]): string {
  const stops = paradas
    .map(
      ([p, cor, op]) =>
        `<stop offset="${p}" stop-color="${cor}"${op === undefined ? '' : ` stop-opacity="${op}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`;
}

/** A painted panel with what lies on it (`sobre`) clipped to its outline. `id` must be unique in the picture. */
export function lataria(id: string, d: string, sobre = '', preenchimento = 'url(#tinta)'): string {
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${preenchimento}"/>` +
    `<g clip-path="url(#${id})">${sobre}</g>` +
    `<path d="${d}" fill="none" stroke="#0b0f16" stroke-opacity=".28" stroke-width="2.5"/>`
  );
}

/** Glass with the sky mirrored in diagonal bands. */
export function vidraca(id: string, d: string, x: number, largura: number, dentro = ''): string {
  const faixa = (inicio: number, tamanho: number, op: number) => {
    const a = x + largura * inicio;
    const b = a + largura * tamanho;
    return `<path d="M${a} 0H${b}L${b - 420} 900H${a - 420}Z" fill="#fff" opacity="${op}"/>`;
  };
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="url(#vidro)"/>` +
    `<g clip-path="url(#${id})">${faixa(0.62, 0.12, 0.2)}${faixa(0.78, 0.04, 0.16)}${faixa(1.06, 0.1, 0.16)}${dentro}</g>` +
    `<path d="${d}" fill="none" stroke="#0d1117" stroke-width="5" stroke-linejoin="round"/>`
  );
}

/** The soft shadow under something standing at y = `chao`. */
export const sombra = (cx: number, chao: number, rx: number, ry = 34) =>
  `<ellipse cx="${cx}" cy="${chao}" rx="${rx}" ry="${ry}" fill="url(#sombraChao)"/><ellipse cx="${cx}" cy="${chao - 4}" rx="${rx * 0.86}" ry="${ry * 0.4}" fill="#080b10" opacity=".45" filter="url(#macio)"/>`;

/** `desenho` and its mirror image about x = 600. */
export const simetrico = (desenho: string) =>
  `${desenho}<g transform="matrix(-1 0 0 1 1200 0)">${desenho}</g>`;
