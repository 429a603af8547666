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
  const [de, para] = [referencia.tamanho, foto.tamanho];
  const [largura, altura] = [Math.min(de.largura, para.largura), Math.min(de.altura, para.altura)];
  if (Math.max(de.largura, para.largura) > largura + 1 || Math.max(de.altura, para.altura) > altura + 1)
    return [`picture ${de.largura}×${de.altura} → ${para.largura}×${para.altura}`];
  const comum = { largura, altura };
  const outros = pixelmatch(
    noTamanho(foto, comum),
    noTamanho(referencia, comum),
    undefined,
    largura,
    altura,
    {
      threshold: 0.2,
    },
  );
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

interface Imagem {
  /** RGB rows. */
  pixels: Buffer;
  tamanho: { largura: number; altura: number };
}

/**
 * RGBA of the size that two pictures have in common. A case that is a CSS pixel taller may get a row more, over which what it shows
 * is stretched: the same way it is brought back, so that only what looks different counts.
 */
function noTamanho(
  { pixels, tamanho }: Imagem,
  { largura, altura }: { largura: number; altura: number },
): Uint8Array {
  const saida = new Uint8Array(largura * altura * 4).fill(255);
  for (let y = 0; y < altura; y++) {
    const deY = emOutraEscala(y, altura, tamanho.altura);
    for (let x = 0; x < largura; x++) {
      const deX = emOutraEscala(x, largura, tamanho.largura);
      for (let canal = 0; canal < 3; canal++)
        saida[(y * largura + x) * 4 + canal] = Math.round(entre(pixels, tamanho.largura, deX, deY, canal));
    }
  }
  return saida;
}

/** Where the middle of pixel `n` of `de` lies among `para` pixels: between which two, and how near the second. */
function emOutraEscala(n: number, de: number, para: number): { um: number; outro: number; parte: number } {
  const lugar = Math.min(Math.max(((n + 0.5) * para) / de - 0.5, 0), para - 1);
  const um = Math.floor(lugar);
  return { um, outro: Math.min(um + 1, para - 1), parte: lugar - um };
}

type Lugar = ReturnType<typeof emOutraEscala>;
function entre(pixels: Buffer, largura: number, x: Lugar, y: Lugar, canal: number): number {
  const em = (coluna: number, linha: number) => pixels[(linha * largura + coluna) * 3 + canal]!;
  const naLinha = (linha: number) => em(x.um, linha) * (1 - x.parte) + em(x.outro, linha) * x.parte;
  return naLinha(y.um) * (1 - y.parte) + naLinha(y.outro) * y.parte;
}
