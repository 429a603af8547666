import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { Coluna } from './colunas.ts';

type Medida = Pick<Coluna, 'campo' | 'rotulo' | 'tipo' | 'ref' | 'largura' | 'opcoes'>;

/** The table inside its border on the narrowest desk (1,280), and what its marks to choose rows by take of it, in pixels. */
const TABELA = 990;
const MARCAS = 44;
/** Of values that are written in one way, in pixels: nothing of a date or of money is ever cut off. */
const INTEIRAS: Partial<Record<Coluna['tipo'], number>> = {
  ...{ centavos: 124, data: 110, instante: 144, inteiro: 72, real: 96, booleano: 88 },
};
/** The same of texts that are. */
const DE_CAMPO: readonly (readonly [RegExp, number])[] = [
  ...([
    [/^foto$/, 72],
    [/^numero$|Numero$/, 64],
    [/placa$/i, 98],
    [/^(cpf|cnpj|documento)$/, 132],
    [/telefone$/i, 142],
  ] as const),
];
/** The first column leads to what it names, in bold. */
const EM_NEGRITO = 8;
/** A letter of a word to choose by, what stands around it, and around a mark; a word longer than the most is cut short. */
const DE_OPCAO = { letra: 6.9, borda: 28, marca: 30, deMais: 196 };
/** As wide as a column of words is read well by, and what the rest is shared by; a long one is cut short, and said whole where one points at it. */
const PALAVRAS: Readonly<Record<Palavra, readonly [number, number]>> = {
  titulo: [155, 210],
  quem: [110, 140],
  email: [160, 190],
  texto: [100, 128],
};
type Palavra = 'titulo' | 'quem' | 'email' | 'texto';
/** As little as one is read by at all. */
const MINIMO = 72;

/** `menos` to `bem`, and a share of what is left; of what is written in one way the two are one. What was chosen gives way last. */
interface Faixa {
  menos: number;
  bem: number;
  peso: number;
  escolhida: boolean;
}

/**
 * How wide each column is, in CSS: what is written in one way as wide as it is; of the rest each column of words a share of what the narrowest desk
 * has, or as much as somebody chose. Where they are too many for that they give way to each other, down to what is read at all; only then, and on
 * less than that desk, the table moves sideways: it is never narrower than `minimo`, in pixels.
 */
export function larguras(
  { titulo }: Pick<RecursoDescrito, 'titulo'>,
  colunas: readonly Medida[],
): { colunas: string[]; minimo: number } {
  const faixas = colunas.map((uma, i) => faixaDe(uma, titulo, i === 0));
  const soma = (de: (uma: Faixa) => number) => faixas.reduce((total, uma) => total + de(uma), 0);
  const folga = (uma: Faixa) => uma.bem - uma.menos;
  const livres = TABELA - MARCAS;
  // What is too much, first of those that nobody chose; nobody gives more than they have.
  let demais = Math.max(0, soma(({ bem }) => bem) - livres);
  const cede = [false, true].map((escolhida) => {
    const ha = soma((uma) => (uma.escolhida === escolhida ? folga(uma) : 0));
    const parte = ha === 0 ? 0 : Math.min(1, demais / ha);
    demais -= ha * parte;
    return parte;
  });
  const semSobra = faixas.map((uma) => uma.bem - folga(uma) * cede[Number(uma.escolhida)]!);
  const minimo = Math.round(semSobra.reduce((total, uma) => total + uma, MARCAS));
  const [sobra, pesos, tabela] = [
    Math.max(0, TABELA - minimo),
    soma(({ peso }) => peso),
    Math.max(TABELA, minimo),
  ];
  return {
    colunas: faixas.map((uma, i) => {
      const pixels = semSobra[i]! + (pesos > 0 ? (sobra * uma.peso) / pesos : 0);
      const inteira = uma.menos === uma.bem || (uma.escolhida && cede[1] === 0);
      return inteira ? `${uma.bem}px` : `${((pixels / tabela) * 100).toFixed(2)}%`;
    }),
    minimo,
  };
}

function faixaDe(uma: Medida, titulo: readonly string[], primeira: boolean): Faixa {
  if (uma.largura !== null)
    return { menos: Math.min(MINIMO, uma.largura), bem: uma.largura, peso: 0, escolhida: true };
  const inteira = inteiraDe(uma, primeira);
  if (inteira !== null) return { menos: inteira, bem: inteira, peso: 0, escolhida: false };
  const [bem, peso] = PALAVRAS[palavraDe(uma, titulo)];
  const daOpcao = uma.ref === null ? opcaoDe(uma) : null;
  return {
    menos: MINIMO,
    ...(daOpcao === null ? { bem, peso } : { bem: daOpcao, peso: 0 }),
    escolhida: false,
  };
}

function inteiraDe({ campo, rotulo, tipo, ref }: Medida, primeira: boolean): number | null {
  if (ref !== null) return null;
  const doValor = DE_CAMPO.find(([qual]) => qual.test(campo))?.[1] ?? INTEIRAS[tipo];
  return doValor === undefined ? null : comRotulo(doValor, rotulo) + (primeira ? EM_NEGRITO : 0);
}

/** As the longest of the words it may be; null where one writes freely. */
function opcaoDe({ campo, rotulo, opcoes }: Medida): number | null {
  if (opcoes === null) return null;
  const { letra, borda, marca, deMais } = DE_OPCAO;
  const maior = Math.max(0, ...opcoes.map(({ rotulo }) => rotulo.length));
  const largura = maior * letra + borda + (/situacao$/i.test(campo) ? marca : 0);
  return Math.max(MINIMO + 1, comRotulo(Math.min(largura, deMais), rotulo));
}

/** What it is called stands above it, with the arrow of its order. */
const comRotulo = (doValor: number, rotulo: string): number =>
  Math.round(Math.max(doValor, Math.min(rotulo.length * 6.6 + 42, 124)));

function palavraDe({ campo, ref }: Medida, titulo: readonly string[]): Palavra {
  if (titulo.includes(campo)) return 'titulo';
  // Who or which: by its number here, or by the name that stands in the row.
  if (ref !== null || /[.]nome$|Nome$/.test(campo)) return 'quem';
  return /email$/i.test(campo) ? 'email' : 'texto';
}
