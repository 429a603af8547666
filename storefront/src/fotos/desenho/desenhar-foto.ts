import { sorteador } from '@martelo/shared/acaso';
import { CORPOS, type Corpo } from '@martelo/shared/pagina/foto-desenhada';
import { tinta } from './cores.ts';
import { cenario } from './partes/cenarios.ts';
import { definicoes } from './partes/pintura.ts';
import { type Cena, VISTAS } from './vistas.ts';

export { CORPOS, type Corpo };

/**
 * A demo picture of a lot: SVG, 1200×900, the same text for the same parameters, nothing loaded from outside.
 * `indice` from 1: side, front, back (or other side), detail; further ones begin again in another light.
 */
export function desenharFoto(params: { corpo: Corpo; cor: string; semente: string; indice: number }): string {
  const volta = Math.floor((params.indice - 1) / 4);
  const vista = (params.indice - 1) % 4;
  const sorte = sorteador(`${params.semente}/${params.corpo}/${volta}/${vista}`);
  const lote = sorteador(`${params.semente}/${params.corpo}`);
  const cena: Cena = VISTAS[params.corpo]({ vista, sorte, lote });
  const escala = cena.escala * (0.97 + sorte() * 0.05);
  const meio = `translate(600 690) scale(${(cena.espelhar ? -escala : escala).toFixed(3)} ${escala.toFixed(3)}) translate(-600 -690)`;
  const corte = cena.corte ?? [0, 0, 1200, 900];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corte.join(' ')}" width="1200" height="900">` +
    definicoes(tinta(params.cor)) +
    cenario(cena.cenario, sorte) +
    `<g transform="${meio}">${cena.desenho}</g>` +
    '<radialGradient id="vinheta" gradientUnits="userSpaceOnUse" cx="600" cy="430" r="820"><stop offset=".55" stop-color="#0b1320" stop-opacity="0"/><stop offset="1" stop-color="#0b1320" stop-opacity=".22"/></radialGradient><rect width="1200" height="900" fill="url(#vinheta)"/></svg>'
  );
}
