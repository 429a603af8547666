import { type Cor, contraste, deHex, paraHex } from '@martelo/shared/pagina/tema/cor';
import type { CoresMarca } from '@martelo/shared/pagina/tema/cores-da-marca';
import { ASSISTENTE } from '../palavras/assistente.ts';

/** A colour of a picture and which part of it (0–1) it covers. */
export interface Grupo {
  cor: string;
  peso: number;
}

/** A palette to choose: colours a theme can be made of, with a name and why one would take it. */
export interface Proposta {
  chave: 'fiel' | 'profunda' | 'clara';
  nome: string;
  ajuda: string;
  cores: CoresMarca;
}

/** OKLCH as points of a space where distance is difference seen. */
interface Ponto {
  l: number;
  a: number;
  b: number;
  peso: number;
}

const GRUPOS = 6;
const VOLTAS = 12;
/** Below this a colour is a grey to the eye. */
const CROMA_MINIMO = 0.035;

/**
 * The main colours of a picture by k-means in OKLCH, most of the picture first. Transparent pixels count for nothing, nor does a
 * ground of one colour that touches every corner: a logo on white paper is not white.
 * @param rgba four bytes a pixel, rows from the top
 */
export function coresDaImagem(rgba: Uint8Array, largura: number, altura: number): Grupo[] {
  const fundo = fundoLiso(rgba, largura, altura);
  const contagem = new Map<number, number>();
  for (let i = 0; i < largura * altura; i++) {
    const [r, g, b, a] = [rgba[i * 4]!, rgba[i * 4 + 1]!, rgba[i * 4 + 2]!, rgba[i * 4 + 3]!];
    if (a < 128 || (fundo && distanciaRgb([r, g, b], fundo) < 28)) continue;
    // 5 bits a channel: thousands of shades become hundreds of points, and edges lose their noise.
    const chave = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    contagem.set(chave, (contagem.get(chave) ?? 0) + 1);
  }
  const pontos = [...contagem].map(([chave, peso]): Ponto => {
    const canal = (bits: number) => Math.round(((bits & 31) * 255) / 31);
    const hex = `#${[chave >> 10, chave >> 5, chave].map((c) => canal(c).toString(16).padStart(2, '0')).join('')}`;
    const { l, c, h } = deHex(hex);
    const giro = (h * Math.PI) / 180;
    return { l, a: c * Math.cos(giro), b: c * Math.sin(giro), peso };
  });
  const total = pontos.reduce((soma, { peso }) => soma + peso, 0);
  return kMeans(pontos)
    .map(({ l, a, b, peso }) => ({
      cor: paraHex({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }),
      peso: peso / total,
    }))
    .sort((x, y) => y.peso - x.peso);
}

/** Three palettes out of a picture's colours (or of one chosen colour): true to it, deep, and pale. They never come out alike. */
export function propostas(grupos: readonly Grupo[]): Proposta[] {
  const cromaticos = grupos.filter(({ cor, peso }) => deHex(cor).c >= CROMA_MINIMO && peso > 0.02);
  const dominante = maior(cromaticos, ({ cor, peso }) => Math.sqrt(peso) * (0.4 + deHex(cor).c * 3));
  const base = deHex(dominante?.cor ?? '#2f3a4a');
  const acento = acentoDe(base, cromaticos);
  const neutra = paraHex({ l: 0.29, c: Math.min(base.c, 0.025), h: base.h });
  const palida = base.l > 0.72;
  const tom = (l: number, c: number): string => paraHex({ l, c, h: base.h });
  const viva = paraHex(base);
  const funda = tom(Math.min(base.l, 0.36), Math.min(Math.max(base.c, 0.04), 0.13));
  return [
    {
      chave: 'fiel',
      nome: ASSISTENTE.fielAoLogo,
      ajuda: palida ? ASSISTENTE.fielComLetrasEscuras : ASSISTENTE.fielNosBotoes,
      cores: {
        corPrimaria: viva,
        corSecundaria: palida ? neutra : acento,
        ...(palida
          ? gradiente(tom(0.97, base.c * 0.35), tom(0.92, base.c * 0.75), tom(Math.min(base.l, 0.86), base.c))
          : gradiente(
              tom(Math.max(base.l - 0.2, 0.2), base.c * 0.8),
              tom(Math.max(base.l - 0.08, 0.26), base.c),
              viva,
            )),
      },
    },
    {
      chave: 'profunda',
      nome: ASSISTENTE.profunda,
      ajuda: ASSISTENTE.profundaComo,
      cores: {
        corPrimaria: palida ? tom(0.3, Math.min(base.c, 0.06)) : funda,
        corSecundaria: palida ? viva : acento,
        ...gradiente(
          tom(0.17, Math.min(base.c, 0.05)),
          tom(0.24, Math.min(base.c, 0.07)),
          tom(0.34, Math.min(base.c, 0.11)),
        ),
      },
    },
    {
      chave: 'clara',
      nome: ASSISTENTE.clara,
      ajuda: ASSISTENTE.claraComo,
      cores: {
        corPrimaria: palida ? tom(0.42, Math.max(base.c * 0.6, 0.07)) : tom(Math.min(base.l, 0.52), base.c),
        corSecundaria: palida ? viva : base.l < 0.46 ? acento : neutra,
        ...gradiente(
          tom(0.985, Math.min(base.c, 0.012)),
          tom(0.955, Math.min(base.c, 0.03)),
          tom(0.9, Math.min(base.c, 0.06)),
        ),
      },
    },
  ];
}

/** A second colour that stands apart from the first: the picture's own if it has one, else across the wheel, warm and light. */
function acentoDe(base: Cor, cromaticos: readonly Grupo[]): string {
  const longe = cromaticos.filter(({ cor }) => {
    const { l, h } = deHex(cor);
    return (volta(h, base.h) > 35 || Math.abs(l - base.l) > 0.3) && contraste(cor, paraHex(base)) >= 1.6;
  });
  const sua = maior(longe, ({ cor, peso }) => Math.sqrt(peso) * deHex(cor).c);
  if (sua) return sua.cor;
  // Amber lies well beside blues, greens and violets; a warm colour takes a deep neutral of its own.
  const quente = base.h < 115 || base.h > 330;
  return quente ? paraHex({ l: 0.27, c: 0.02, h: base.h }) : paraHex({ l: 0.79, c: 0.16, h: 75 });
}

const gradiente = (um: string, dois: string, tres: string) => ({
  corGradient1: um,
  corGradient2: dois,
  corGradient3: tres,
});

const volta = (um: number, outro: number): number => Math.abs(((um - outro + 540) % 360) - 180);

function maior<T>(lista: readonly T[], nota: (item: T) => number): T | undefined {
  return lista.reduce<T | undefined>(
    (melhor, item) => (!melhor || nota(item) > nota(melhor) ? item : melhor),
    undefined,
  );
}

/** Begins at the heaviest point and then, each time, at the one farthest from all so far: the same picture always groups alike. */
function kMeans(pontos: readonly Ponto[]): Ponto[] {
  if (pontos.length === 0) return [];
  let centros: Ponto[] = [maior(pontos, ({ peso }) => peso)!];
  while (centros.length < Math.min(GRUPOS, pontos.length)) {
    const mais = maior(pontos, (p) => Math.min(...centros.map((c) => distancia(p, c))) * Math.sqrt(p.peso))!;
    if (centros.some((centro) => distancia(centro, mais) === 0)) break;
    centros.push(mais);
  }
  for (let giro = 0; giro < VOLTAS; giro++) {
    const somas = centros.map(() => ({ l: 0, a: 0, b: 0, peso: 0 }));
    for (const p of pontos) {
      const perto = somas[indiceDoMenor(centros.map((centro) => distancia(p, centro)))]!;
      perto.l += p.l * p.peso;
      perto.a += p.a * p.peso;
      perto.b += p.b * p.peso;
      perto.peso += p.peso;
    }
    centros = somas
      .filter(({ peso }) => peso > 0)
      .map(({ l, a, b, peso }) => ({ l: l / peso, a: a / peso, b: b / peso, peso }));
  }
  return centros;
}

const distancia = (um: Ponto, outro: Ponto): number =>
  Math.hypot(um.l - outro.l, um.a - outro.a, um.b - outro.b);

const indiceDoMenor = (valores: readonly number[]): number => valores.indexOf(Math.min(...valores));

type Rgb = readonly [number, number, number];

const distanciaRgb = (um: Rgb, outro: Rgb): number =>
  Math.hypot(um[0] - outro[0], um[1] - outro[1], um[2] - outro[2]);

/** The colour of the four corners when they are opaque and alike; null otherwise. */
function fundoLiso(rgba: Uint8Array, largura: number, altura: number): Rgb | null {
  const cantos = [0, largura - 1, (altura - 1) * largura, altura * largura - 1].map((i) => ({
    rgb: [rgba[i * 4]!, rgba[i * 4 + 1]!, rgba[i * 4 + 2]!] as const,
    alfa: rgba[i * 4 + 3]!,
  }));
  const primeiro = cantos[0]!.rgb;
  return cantos.every(({ rgb, alfa }) => alfa > 200 && distanciaRgb(rgb, primeiro) < 24) ? primeiro : null;
}
