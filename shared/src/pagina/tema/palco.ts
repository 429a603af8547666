import { comLuz, contraste, deHex, paraHex } from './cor.ts';
import type { CoresMarca, Escala } from './cores-da-marca.ts';

/** White on a dark ground of the brand. */
const CONTRASTE_DA_NOITE = 5.5;
/** The palest a brand's dark ground can be: what reads on it reads on all of them. */
export const NOITE_MAIS_CLARA = '#696969';
/** OKLCH lightness above which a colour darkened to a ground no longer looks like itself (dark yellow is olive). */
const FUNDO_MAXIMO = 0.64;

const ehPalida = (cor: string) => deHex(cor).l > FUNDO_MAXIMO;

/**
 * What the dark grounds are made of. A deep brand colour carries them itself; a pale one would turn to mud, so the second
 * colour does if it is deep, else a near-black with only a trace of the hue.
 */
export function corDaNoite({ corPrimaria, corSecundaria }: CoresMarca): string {
  const funda = [corPrimaria, corSecundaria].find((cor) => !ehPalida(cor));
  return funda ?? paraHex({ l: 0.3, c: 0.012, h: deHex(corPrimaria).h });
}

/**
 * The stage: the gradient behind openings and calls to action, with what may stand on it. A brand that chose pale gradients gets
 * a pale stage with dark words; every other gets a dark stage with white words, in its own colours where they are deep enough.
 */
export function palco(
  cores: CoresMarca,
  noite: Escala,
  acao: { fundo: string; forte: string; texto: string },
): Record<string, string> {
  const escolhidas = [cores.corGradient1, cores.corGradient2, cores.corGradient3];
  const noturnas = [noite[10]!, noite[9]!, noite[8]!].map((cor) => escurecer(cor));
  const dadas = escolhidas.filter((cor) => cor !== null);
  const escuro = noite[10]!;
  if (dadas.length > 0 && dadas.every((cor) => ehPalida(cor) && contraste(escuro, cor) >= 4.5)) {
    const clara = escolhidas.map((cor) => (cor ?? dadas[0]!).toLowerCase());
    return descrever(clara, noturnas, {
      texto: escuro,
      botao: { fundo: escuro, forte: noite[9]!, texto: '#ffffff' },
    });
  }
  const escura = escolhidas.map((cor, i) => (cor === null || ehPalida(cor) ? noturnas[i]! : escurecer(cor)));
  // The button keeps the brand's colour where it stands out from the ground, else it is white.
  const aparece = [...escura, ...noturnas].every((cor) => contraste(acao.fundo, cor) >= 4.5);
  return descrever(escura, noturnas, {
    texto: '#ffffff',
    botao: aparece ? acao : { fundo: '#ffffff', forte: noite[1]!, texto: escuro },
  });
}

function descrever(
  gradiente: readonly string[],
  noturnas: readonly string[],
  sobre: { texto: string; botao: { fundo: string; forte: string; texto: string } },
): Record<string, string> {
  return {
    'gradiente-1': gradiente[0]!,
    'gradiente-2': gradiente[1]!,
    'gradiente-3': gradiente[2]!,
    'sobre-gradiente': sobre.texto,
    'botao-sobre-gradiente': sobre.botao.fundo,
    'botao-sobre-gradiente-forte': sobre.botao.forte,
    'botao-sobre-gradiente-texto': sobre.botao.texto,
    'noite-1': noturnas[0]!,
    'noite-2': noturnas[1]!,
    'noite-3': noturnas[2]!,
  };
}

/** Darker until white reads on it with room to spare. */
function escurecer(cor: string): string {
  const base = deHex(cor);
  for (let l = base.l; l > 0; l -= 0.01) {
    const candidata = paraHex(comLuz(base, l));
    if (contraste(candidata, '#ffffff') >= CONTRASTE_DA_NOITE) return candidata;
  }
  return '#000000';
}
