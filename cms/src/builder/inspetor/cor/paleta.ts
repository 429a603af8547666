import { contraste } from '@martelo/shared/pagina/tema/cor';
import type { CoresMarca } from '@martelo/shared/pagina/tema/cores-da-marca';
import { DEGRAUS, escala, TEXTO_MINIMO } from '@martelo/shared/pagina/tema/tema';
import { COR } from '../../../palavras/construtor/cor.ts';

export interface FaixaDeCores {
  nome: string;
  cores: readonly { cor: string; nome: string }[];
}

/** The brand's own colours first, then the scales its theme is made of. */
export function paletaDaMarca(cores: CoresMarca): FaixaDeCores[] {
  const proprias = [
    [COR.primaria, cores.corPrimaria],
    [COR.secundaria, cores.corSecundaria],
    [COR.degrade1, cores.corGradient1],
    [COR.degrade2, cores.corGradient2],
    [COR.degrade3, cores.corGradient3],
    [COR.branco, '#ffffff'],
    [COR.preto, '#111418'],
  ].filter((par): par is [string, string] => Boolean(par[1]));
  const vistas = new Set<string>();
  return [
    {
      nome: COR.daMarca,
      cores: proprias
        .map(([nome, cor]) => ({ nome, cor: cor.toLowerCase() }))
        .filter(({ cor }) => !vistas.has(cor) && vistas.add(cor)),
    },
    degraus(COR.tonsDaPrimaria, escala(cores.corPrimaria)),
    degraus(COR.tonsDaSecundaria, escala(cores.corSecundaria)),
    degraus(COR.neutros, escala(cores.corPrimaria, 0.012)),
  ];
}

const degraus = (nome: string, tons: readonly string[]): FaixaDeCores => ({
  nome,
  cores: tons.map((cor, i) => ({ cor, nome: `${nome} ${DEGRAUS[i]}` })),
});

export interface Leitura {
  razao: number;
  /** "7,2:1" */
  escrita: string;
  serve: boolean;
  palavra: string;
}

/** How well one colour reads on another, in a number and in words (WCAG AA and AAA). */
export function lerContraste(texto: string, fundo: string): Leitura {
  const razao = contraste(texto, fundo);
  const serve = razao >= TEXTO_MINIMO;
  return {
    razao,
    escrita: `${razao.toFixed(1).replace('.', ',')}:1`,
    serve,
    palavra: razao >= 7 ? COR.otimo : serve ? 'bom' : 'insuficiente',
  };
}

/** "#abc", "ABCDEF" and "#a1b2c3" as the page keeps colours; null when it is none. */
export function corDigitada(texto: string): string | null {
  const limpo = texto.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(limpo)) return `#${limpo}`;
  return /^[0-9a-f]{3}$/.test(limpo) ? `#${[...limpo].map((letra) => letra + letra).join('')}` : null;
}
