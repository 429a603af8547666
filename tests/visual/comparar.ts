import pixelmatch from 'pixelmatch';
import type { Caixa, Foto } from './fotografar.ts';
import type { Referencia } from './referencia.ts';

/** What antialiasing and rounding may move. */
const FOLGA_PX = 2;
/** Part of a case's pixels that may look different: letters drawn by another version of the same font engine. */
const FOLGA_DE_PIXELS = 0.01;

/** What is different, in words; empty when it looks as it should. Strict about where things stand, tolerant of how their edges are drawn. */
export function comparar(foto: Foto, referencia: Referencia): string[] {
  const diferencas: string[] = [];
  if (Math.abs(foto.altura - referencia.altura) > FOLGA_PX)
    diferencas.push(`height ${referencia.altura} → ${foto.altura}`);
  diferencas.push(...compararCaixas(foto.caixas, referencia.caixas));
  if (diferencas.length > 0) return diferencas;
  const { largura, altura } = foto.tamanho;
  if (largura !== referencia.tamanho.largura || altura !== referencia.tamanho.altura) return [];
  const outros = pixelmatch(comAlfa(foto.pixels), comAlfa(referencia.pixels), undefined, largura, altura, {
    threshold: 0.2,
  });
  const parte = outros / (largura * altura);
  return parte > FOLGA_DE_PIXELS ? [`${(parte * 100).toFixed(1)} % of it looks different`] : [];
}

function compararCaixas(caixas: readonly Caixa[], referencia: readonly Caixa[]): string[] {
  if (caixas.length !== referencia.length) return [`${referencia.length} → ${caixas.length} elements`];
  for (const [n, caixa] of caixas.entries()) {
    const antes = referencia[n]!;
    const mudou =
      caixa[0] !== antes[0] ||
      caixa.some((valor, i) => i > 0 && Math.abs(Number(valor) - Number(antes[i])) > FOLGA_PX);
    if (mudou) return [`<${antes.join(' ')}> → <${caixa.join(' ')}>`];
  }
  return [];
}

function comAlfa(rgb: Buffer): Uint8Array {
  const saida = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let de = 0, para = 0; de < rgb.length; de += 3, para += 4) saida.set(rgb.subarray(de, de + 3), para);
  return saida;
}
