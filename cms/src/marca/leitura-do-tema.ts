import { contraste } from '@martelo/storefront/site/cor';
import { type CoresMarca, tema } from '@martelo/storefront/site/tema';

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
      'Botões',
      `Na cor primária, com letras ${ehClara(v['acao-texto']!) ? 'brancas' : 'escuras'}.`,
      v['acao-texto']!,
      v.acao!,
    ),
    ler(
      'Links',
      contraste(primaria, '#ffffff') >= 4.5
        ? 'No tom da primária que se lê sobre branco.'
        : 'A primária é clara demais para letras: os links usam um tom mais escuro dela.',
      v.ligacao!,
      v.superficie!,
    ),
    ler(
      'Abertura e chamadas',
      gradientes.length === 0
        ? 'Sem gradiente escolhido: feito da cor mais profunda da marca.'
        : ehClara(v['sobre-gradiente']!)
          ? mudou
            ? 'O gradiente foi escurecido até o texto branco se ler nele.'
            : 'Seu gradiente, com texto branco.'
          : 'Seu gradiente claro, com texto escuro.',
      v['sobre-gradiente']!,
      piorDoPalco,
    ),
    ler('Selos', 'Na cor secundária.', v['destaque-texto']!, v.destaque!),
    ler('Textos', 'Quase preto, com um traço da sua cor.', v.texto!, v.fundo!),
  ];
}

/** What whoever chose these colours should know before saving; empty when there is nothing to say. */
export function avisosDasCores(cores: CoresMarca): string[] {
  const avisos: string[] = [];
  const v = tema(cores);
  if (contraste(cores.corPrimaria, '#ffffff') < 1.2)
    avisos.push('A primária é quase branca: os botões ganham um contorno para aparecer, mas perdem força.');
  if (contraste(cores.corPrimaria, v.texto!) < 1.3)
    avisos.push(
      'A primária é igual à cor dos textos. O site continua legível, mas botões e títulos não se distinguem pela cor.',
    );
  if (contraste(cores.corPrimaria, cores.corSecundaria) < 1.25)
    avisos.push(
      'As duas cores têm a mesma força: selos e botões se confundem. Prefira uma clara e uma escura.',
    );
  return avisos;
}

const ehClara = (cor: string): boolean => contraste(cor, '#000000') > contraste(cor, '#ffffff');
