/** Colour in OKLCH: lightness 0–1, chroma 0–~0.37, hue in degrees. */
export interface Cor {
  l: number;
  c: number;
  h: number;
}

/** `#rrggbb` to OKLCH. */
export function deHex(hex: string): Cor {
  const [r, g, b] = canais(hex).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const luz = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const matiz = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l: luz, c: Math.hypot(a, bb), h: (matiz + 360) % 360 };
}

/** OKLCH to `#rrggbb`. A colour screens cannot show keeps lightness and hue and loses chroma until they can. */
export function paraHex(cor: Cor): string {
  const l = Math.min(1, Math.max(0, cor.l));
  let baixo = 0;
  let alto = cor.c;
  let rgb = paraLinear({ ...cor, l });
  if (!mostravel(rgb)) {
    for (let i = 0; i < 18; i++) {
      const meio = (baixo + alto) / 2;
      rgb = paraLinear({ l, c: meio, h: cor.h });
      if (mostravel(rgb)) baixo = meio;
      else alto = meio;
    }
    rgb = paraLinear({ l, c: baixo, h: cor.h });
  }
  return `#${rgb
    .map((canal) =>
      Math.round(gama(canal) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The same hue and chroma at another lightness. */
export const comLuz = (cor: Cor, l: number): Cor => ({ ...cor, l });

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1–21. */
export function contraste(um: string, outro: string): number {
  const [a, b] = [luminancia(um), luminancia(outro)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const canais = (hex: string): number[] =>
  [1, 3, 5].map((inicio) => Number.parseInt(hex.slice(inicio, inicio + 2), 16) / 255);
const linear = (canal: number) => (canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4);
const gama = (canal: number) => {
  const limitado = Math.min(1, Math.max(0, canal));
  return limitado <= 0.0031308 ? limitado * 12.92 : 1.055 * limitado ** (1 / 2.4) - 0.055;
};
const mostravel = (rgb: number[]) => rgb.every((canal) => canal >= -0.0005 && canal <= 1.0005);

function paraLinear({ l, c, h }: Cor): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

function luminancia(hex: string): number {
  const [r, g, b] = canais(hex).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
