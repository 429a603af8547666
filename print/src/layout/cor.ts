/** The brand's colours on white paper, legible whatever the brand chose. */
export interface Paleta {
  /** The brand's own colour, for surfaces without text. */
  marca: string;
  /** The same hue, dark enough for text on white (4.5:1). */
  texto: string;
  /** A breath of it, for boxes; `texto` reads on it too. */
  fundo: string;
}

const CONTRASTE_MINIMO = 4.5;

export function paleta(cor: string | null): Paleta {
  const marca = cor ?? '#1f3a5f';
  const fundo = misturar(marca, '#ffffff', 0.93);
  let texto = marca;
  for (let passo = 1; passo <= 20 && contraste(texto, fundo) < CONTRASTE_MINIMO; passo++) {
    texto = misturar(marca, '#000000', passo / 20);
  }
  return { marca, texto, fundo };
}

const canais = (cor: string) => [1, 3, 5].map((i) => Number.parseInt(cor.slice(i, i + 2), 16));

/** Linear blend of two `#rrggbb`, `parte` of the second. */
function misturar(de: string, para: string, parte: number): string {
  const b = canais(para);
  return `#${canais(de)
    .map((canal, i) =>
      Math.round(canal + ((b[i] ?? 0) - canal) * parte)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminancia(cor: string): number {
  const [r = 0, g = 0, b = 0] = canais(cor).map((canal) => {
    const c = canal / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two `#rrggbb`, 1 to 21. */
export function contraste(a: string, b: string): number {
  const [escura = 0, clara = 0] = [luminancia(a), luminancia(b)].sort((x, y) => x - y);
  return (clara + 0.05) / (escura + 0.05);
}
