import { contraste } from '@martelo/shared/pagina/tema/cor';
import type { CoresMarca } from '@martelo/shared/pagina/tema/cores-da-marca';
import { tema } from '@martelo/shared/pagina/tema/tema';
import { MARCA } from '../palavras/marca.ts';

/** One thing the theme decided, in a sentence, with the contrast that came of it. */
export interface Leitura {
  onde: string;
  frase: string;
  texto: string;
  fundo: string;
  contraste: number;
}

const COR = /^#[0-9a-fA-F]{6}$/;

/** Whether these are colours a theme can be made of: while someone types, they are not yet. */
export const saoCores = (cores: CoresMarca): boolean =>
  [cores.corPrimaria, cores.corSecundaria].every((cor) => COR.test(cor ?? '')) &&
  [cores.corGradient1, cores.corGradient2, cores.corGradient3].every((cor) => cor === null || COR.test(cor));

/** Form values as the theme takes them: what is empty or half typed among the gradients is none. */
export const coresDe = (valores: Record<string, unknown>): CoresMarca => {
  const opcional = (valor: unknown) => (COR.test(String(valor ?? '')) ? String(valor) : null);
  return {
    corPrimaria: String(valores.corPrimaria ?? ''),
    corSecundaria: String(valores.corSecundaria ?? ''),
    corGradient1: opcional(valores.corGradient1),
    corGradient2: opcional(valores.corGradient2),
    corGradient3: opcional(valores.corGradient3),
  };
};

/** What the theme makes of a brand's colours, for whoever chose them. Every pair it names reads: that is the theme's promise. */
export function leituraDoTema(cores: CoresMarca): Leitura[] {
  const v = tema(cores);
  const primaria = cores.corPrimaria.toLowerCase();
  const ler = (onde: string, frase: string, texto: string, fundo: string): Leitura => ({
    onde,
    frase,
    texto,
    fundo,
    contraste: contraste(texto, fundo),
  });
  const gradientes = [cores.corGradient1, cores.corGradient2, cores.corGradient3].filter(
    (cor) => cor !== null,
  );
  const gradiente = [v['gradiente-1']!, v['gradiente-2']!, v['gradiente-3']!];
  const piorDoPalco = gradiente.reduce((pior, cor) =>
    contraste(cor, v['sobre-gradiente']!) < contraste(pior, v['sobre-gradiente']!) ? cor : pior,
  );
  const mudou = gradientes.some((cor) => !gradiente.includes(cor.toLowerCase()));
  return [
    ler(
      MARCA.botoes,
      MARCA.naCorPrimaria(ehClara(v['acao-texto']!) ? 'brancas' : 'escuras'),
      v['acao-texto']!,
      v.acao!,
    ),
    ler(
      MARCA.links,
      contraste(primaria, '#ffffff') >= 4.5 ? MARCA.noTomDaPrimaria : MARCA.primariaClara,
      v.ligacao!,
      v.superficie!,
    ),
    ler(
      MARCA.aberturaEChamadas,
      gradientes.length === 0
        ? MARCA.semGradienteEscolhido
        : ehClara(v['sobre-gradiente']!)
          ? mudou
            ? MARCA.gradienteEscurecido
            : MARCA.seuGradienteComTexto
          : MARCA.seuGradienteClaro,
      v['sobre-gradiente']!,
      piorDoPalco,
    ),
    ler(MARCA.selos, MARCA.naCorSecundaria, v['destaque-texto']!, v.destaque!),
    ler(MARCA.textos, MARCA.quasePreto, v.texto!, v.fundo!),
  ];
}

/** What whoever chose these colours should know before saving; empty when there is nothing to say. */
export function avisosDasCores(cores: CoresMarca): string[] {
  const avisos: string[] = [];
  const v = tema(cores);
  if (contraste(cores.corPrimaria, '#ffffff') < 1.2) avisos.push(MARCA.primariaQuaseBranca);
  if (contraste(cores.corPrimaria, v.texto!) < 1.3) avisos.push(MARCA.primariaIgualAoTexto);
  if (contraste(cores.corPrimaria, cores.corSecundaria) < 1.25) avisos.push(MARCA.coresParecidas);
  return avisos;
}

const ehClara = (cor: string): boolean => contraste(cor, '#000000') > contraste(cor, '#ffffff');
