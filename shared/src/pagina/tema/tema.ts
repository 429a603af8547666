import { type Cor, comLuz, contraste, deHex, paraHex } from './cor.ts';
import type { CoresMarca, Escala } from './cores-da-marca.ts';
import { corDaNoite, palco } from './palco.ts';

/** The 11 steps of every scale, pale to dark. */
export const DEGRAUS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

const LUZ = [0.98, 0.95, 0.9, 0.83, 0.74, 0.65, 0.56, 0.47, 0.38, 0.29, 0.21];
/** How much of the brand's chroma each step keeps: little at the ends, where a full chroma looks dirty. */
const CROMA = [0.14, 0.26, 0.46, 0.72, 0.94, 1, 1, 0.95, 0.84, 0.7, 0.56];

export const TEXTO_MINIMO = 4.5;
export const CONTROLE_MINIMO = 3;

/** Eleven steps of one hue. `croma` overrides the colour's own (neutrals keep only a trace). */
export function escala(cor: string, croma?: number): Escala {
  const base = deHex(cor);
  // Greys stay grey; a faint tint is lifted enough to be seen in the middle steps.
  const saturacao = croma ?? (base.c < 0.035 ? base.c : Math.max(base.c, 0.06));
  return LUZ.map((l, i) => paraHex({ l, c: saturacao * (CROMA[i] ?? 1), h: base.h }));
}

/** Of black-ish and white-ish, the one that reads better on `fundo`; always at least 4.5:1. */
export function textoSobre(fundo: string, escuro = '#111418', claro = '#ffffff'): string {
  const melhor = contraste(claro, fundo) >= contraste(escuro, fundo) ? claro : escuro;
  if (contraste(melhor, fundo) >= TEXTO_MINIMO) return melhor;
  return contraste('#000000', fundo) >= contraste('#ffffff', fundo) ? '#000000' : '#ffffff';
}

/**
 * The colour itself when it reaches `minimo` against every one of `fundos`, else the nearest lightness of the same hue that
 * does. Between a light and a dark way out, the one that changes the colour least wins.
 */
export function legivel(cor: string, fundos: string | readonly string[], minimo = TEXTO_MINIMO): string {
  const contra = typeof fundos === 'string' ? [fundos] : fundos;
  const serve = (hex: string) => contra.every((fundo) => contraste(hex, fundo) >= minimo);
  if (serve(cor)) return cor;
  const base: Cor = deHex(cor);
  for (let passo = 1; passo <= 100; passo++) {
    for (const sinal of [-1, 1]) {
      const l = base.l + (sinal * passo) / 100;
      if (l < 0 || l > 1) continue;
      const candidata = paraHex(comLuz(base, l));
      if (serve(candidata)) return candidata;
    }
  }
  return textoSobre(contra[0] ?? '#ffffff', '#000000');
}

/** A brand's CSS variables, name (without `--`) to value. Pure: the same colours always give the same theme. */
export function tema(cores: CoresMarca): Record<string, string> {
  const primaria = escala(cores.corPrimaria);
  const secundaria = escala(cores.corSecundaria);
  const neutra = escala(cores.corPrimaria, 0.012);
  const superficie = '#ffffff';
  const fundo = neutra[0]!;
  const claros = [superficie, fundo, neutra[1]!];
  const noite = escala(corDaNoite(cores));
  const escuro = noite[10]!;
  const acao = cores.corPrimaria.toLowerCase();
  const acaoTexto = textoSobre(acao, noite[10]);
  // A hover moves away from the label's colour, so that the label never loses contrast.
  const sentido = contraste(acaoTexto, '#000000') > contraste(acaoTexto, '#ffffff') ? -0.06 : 0.05;
  const base = deHex(acao);
  const acaoForte = legivelComo(paraHex(comLuz(base, base.l + sentido)), acao, acaoTexto);
  const variaveis: Record<string, string> = {
    fundo,
    superficie,
    'superficie-2': neutra[1]!,
    borda: neutra[2]!,
    'borda-controle': legivel(neutra[5]!, claros, CONTROLE_MINIMO),
    texto: legivel(neutra[10]!, claros, 12),
    'texto-suave': legivel(neutra[7]!, claros, 5),
    acao,
    'acao-forte': acaoForte,
    'acao-texto': acaoTexto,
    'acao-borda': legivel(acao, claros, CONTROLE_MINIMO),
    'acao-suave': primaria[0]!,
    'acao-suave-texto': legivel(primaria[8]!, [primaria[0]!, primaria[1]!, ...claros]),
    ligacao: legivel(primaria[7]!, [...claros, primaria[0]!, primaria[1]!]),
    foco: legivel(primaria[6]!, claros, CONTROLE_MINIMO),
    'foco-sobre-escuro': legivel(primaria[3]!, escuro, CONTROLE_MINIMO),
    destaque: cores.corSecundaria.toLowerCase(),
    'destaque-texto': textoSobre(cores.corSecundaria),
    'destaque-sobre-escuro': legivel(secundaria[4]!, escuro),
    'destaque-sobre-claro': legivel(secundaria[7]!, claros),
    escuro,
    'escuro-2': noite[9]!,
    'sobre-escuro': '#ffffff',
    'marca-sobre-escuro': contraste(acao, escuro) >= CONTROLE_MINIMO ? acao : '#ffffff',
    'marca-sobre-escuro-texto': contraste(acao, escuro) >= CONTROLE_MINIMO ? acaoTexto : escuro,
    'sobre-escuro-suave': legivel(primaria[2]!, escuro, TEXTO_MINIMO),
    ...palco(cores, noite, { fundo: acao, forte: acaoForte, texto: acaoTexto }),
  };
  for (const [i, degrau] of DEGRAUS.entries()) {
    variaveis[`primaria-${degrau}`] = primaria[i]!;
    variaveis[`secundaria-${degrau}`] = secundaria[i]!;
    variaveis[`neutra-${degrau}`] = neutra[i]!;
  }
  return variaveis;
}

/** The one rule set the layout writes into the page. Values are hex from our own functions, so it needs no escaping. */
export function cssDoTema(cores: CoresMarca): string {
  const linhas = Object.entries(tema(cores)).map(([nome, valor]) => `--${nome}:${valor}`);
  return `:root{${linhas.join(';')}}`;
}

/**
 * A section item's own colours, made readable: the chosen text colour is kept when it reaches 4.5:1 on the chosen ground
 * (or on `fundoPadrao`), otherwise moved in lightness until it does.
 */
export function coresLegiveis(
  corTexto: string | null,
  corFundo: string | null,
  fundoPadrao: string,
): { color?: string; background?: string } {
  if (corTexto === null && corFundo === null) return {};
  const fundo = corFundo ?? fundoPadrao;
  const texto = corTexto === null ? textoSobre(fundo) : legivel(corTexto, fundo);
  // The shorthand: a gradient of ours would otherwise lie over the chosen colour.
  return { color: texto, ...(corFundo === null ? {} : { background: corFundo }) };
}

const legivelComo = (candidata: string, atual: string, texto: string) =>
  contraste(candidata, texto) >= TEXTO_MINIMO ? candidata : atual;
