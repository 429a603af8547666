import { type CorDeFoto, nomeDaCor } from '@martelo/shared/pagina/foto-desenhada';

const TINTAS: Readonly<Record<CorDeFoto, string>> = {
  branco: '#eef0f1',
  preto: '#23262b',
  prata: '#b9bfc6',
  cinza: '#6d747d',
  grafite: '#4a5058',
  vermelho: '#b3202c',
  vinho: '#6b1b2b',
  azul: '#245a9c',
  verde: '#2f6b4f',
  amarelo: '#e2ad1c',
  laranja: '#d9682a',
  marrom: '#694a38',
  bege: '#cdbb9c',
  dourado: '#b39352',
  rosa: '#c9748d',
  roxo: '#5d4585',
};

/** The tones one paint takes in soft light, from where the sky is mirrored down to the sill. */
export interface Tinta {
  brilho: string;
  clara: string;
  base: string;
  escura: string;
  funda: string;
}

export function tinta(cor: string): Tinta {
  const nome = nomeDaCor(cor);
  const base = TINTAS[nome];
  const claro = nome === 'branco';
  return {
    brilho: misturar(base, '#ffffff', claro ? 0.9 : 0.58),
    clara: misturar(base, '#ffffff', claro ? 0.5 : 0.24),
    base,
    escura: misturar(base, '#10151f', claro ? 0.2 : 0.36),
    funda: misturar(base, '#0a0d14', claro ? 0.42 : 0.62),
  };
}

/** Linear blend of two `#rrggbb`, `parte` of the second. */
export function misturar(de: string, para: string, parte: number): string {
  const canal = (i: number) => {
    const a = Number.parseInt(de.slice(i, i + 2), 16);
    const b = Number.parseInt(para.slice(i, i + 2), 16);
    return Math.round(a + (b - a) * parte)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${canal(1)}${canal(3)}${canal(5)}`;
}
