import { lataria, sombra, vidraca } from '../partes/pintura.ts';
import { type Roda, roda } from '../partes/rodas.ts';

/** A light vehicle from its side, nose to the left, wheels on y = 690. */
export interface Perfil {
  contorno: string;
  /** All the glass of the side as one outline; pillars are drawn over it. */
  vidro: string;
  colunas: string;
  portas: string;
  /** The crease that catches the light along the flank. */
  ombro: string;
  macanetas: readonly (readonly [number, number])[];
  farol: string;
  lanterna: string;
  retrovisor: readonly [number, number];
  rodas: readonly [Roda, Roda];
  /** Black plastic: sills, arches, bumpers. */
  plastico?: string;
  frente?: string;
}

export function desenharPerfil(p: Perfil, aro: Roda['aro'], id = 'lado'): string {
  const [frente, tras] = p.rodas;
  const arco = (r: Roda) => `<circle cx="${r.x}" cy="${r.y}" r="${r.r * 1.17}" fill="#0e1013"/>`;
  const beira = (r: Roda) =>
    `<circle cx="${r.x}" cy="${r.y}" r="${r.r * 1.2}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="5"/>`;
  const meio = (frente.x + tras.x) / 2;
  const sobre =
    `<path d="${p.ombro}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="9" filter="url(#macio)"/>` +
    `<path d="${p.ombro}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2.5"/>` +
    `<path d="${p.ombro}" transform="translate(0 9)" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="7" filter="url(#macio)"/>` +
    '<rect y="560" width="1200" height="110" fill="url(#sombraBaixa)"/>' +
    `<ellipse cx="${meio}" cy="604" rx="210" ry="14" fill="#fff" opacity=".13" filter="url(#macio)"/>` +
    (p.plastico ? `<path d="${p.plastico}" fill="#25282d"/>` : '') +
    arco(frente) +
    arco(tras) +
    beira(frente) +
    beira(tras) +
    `<path d="${p.farol}" fill="url(#farol)" stroke="#2c333b" stroke-width="3"/><path d="${p.lanterna}" fill="url(#lanterna)" stroke="#4d0b10" stroke-width="2"/>`;
  const [rx, ry] = p.retrovisor;
  return (
    sombra(meio, 692, (tras.x - frente.x) / 2 + 210) +
    `<path d="M${frente.x} 640H${tras.x}V668H${frente.x}Z" fill="#0c0e11" opacity=".85"/>` +
    lataria(`${id}C`, p.contorno, sobre) +
    vidraca(`${id}V`, p.vidro, 300, 700) +
    `<path d="${p.colunas}" fill="none" stroke="#12161b" stroke-width="13"/>` +
    `<path d="${p.portas}" fill="none" stroke="#05070a" stroke-opacity=".42" stroke-width="3"/>` +
    `<path d="${p.portas}" transform="translate(2.5 0)" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"/>` +
    p.macanetas
      .map(
        ([x, y]) =>
          `<rect x="${x}" y="${y}" width="40" height="9" rx="4.5" fill="url(#tintaTopo)" stroke="#0b0f16" stroke-opacity=".45" stroke-width="2"/>`,
      )
      .join('') +
    `<path d="M${rx} ${ry}c-4-20 6-28 26-28 12 0 18 8 16 24l-6 8Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".5" stroke-width="2.5"/>` +
    (p.frente ?? '') +
    roda({ ...frente, aro: aro ?? 'liga' }) +
    roda({ ...tras, aro: aro ?? 'liga' })
  );
}
