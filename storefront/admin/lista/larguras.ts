import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { Coluna } from './colunas.ts';

type Medida = Pick<Coluna, 'campo' | 'rotulo' | 'tipo' | 'ref' | 'largura' | 'opcoes'>;

/** The table on the narrowest desk (1,280), and what its marks to choose rows by take of it, in pixels. */
const TABELA = 992;
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
/** As little as a column of words is read by, and what the rest is shared by; a long one is cut short, and said whole where one points at it. */
const PALAVRAS = {
  ...{ titulo: [155, 210], quem: [110, 140], email: [160, 190], texto: [100, 128] },
} as const;

/**
 * How wide each column is, in CSS: what is written in one way as wide as it is, or as somebody chose; of the rest each column of words a share, and
 * never less than it is read by: a table that needs more than the desk has (`minimo`, px) moves sideways.
 */
export function larguras(
  { titulo }: Pick<RecursoDescrito, 'titulo'>,
  colunas: readonly Medida[],
): { colunas: string[]; minimo: number } {
  const inteiras = colunas.map((uma, i) => {
    const inteira = inteiraDe(uma);
    return uma.largura ?? (inteira === null || i > 0 ? inteira : inteira + EM_NEGRITO);
  });
  const deInteiras = inteiras.reduce<number>((soma, uma) => soma + (uma ?? 0), MARCAS);
  const palavras = colunas.map((uma, i) =>
    inteiras[i] === null ? PALAVRAS[palavraDe(uma, titulo)] : [0, 0],
  );
  const [deMenos, pesos] = [0, 1].map((qual) => palavras.reduce((soma, uma) => soma + uma[qual]!, 0));
  const minimo = deInteiras + deMenos!;
  const tabela = Math.max(TABELA, minimo);
  return {
    colunas: colunas.map((_, i) => {
      const inteira = inteiras[i];
      if (typeof inteira === 'number') return `${inteira}px`;
      const [menos, peso] = palavras[i]!;
      return `${(((menos! + ((tabela - minimo) * peso!) / pesos!) / tabela) * 100).toFixed(2)}%`;
    }),
    minimo,
  };
}

function inteiraDe({ campo, rotulo, tipo, ref, opcoes }: Medida): number | null {
  if (ref !== null) return null;
  const doValor =
    DE_CAMPO.find(([qual]) => qual.test(campo))?.[1] ?? INTEIRAS[tipo] ?? daOpcao(campo, opcoes);
  // What it is called stands above it, with the arrow of its order.
  return doValor === null ? null : Math.round(Math.max(doValor, Math.min(rotulo.length * 6.6 + 42, 124)));
}

/** As the longest of the words it may be. */
function daOpcao(campo: string, opcoes: Medida['opcoes']): number | null {
  if (opcoes === null) return null;
  const { letra, borda, marca, deMais } = DE_OPCAO;
  const maior = Math.max(0, ...opcoes.map(({ rotulo }) => rotulo.length));
  return Math.min(maior * letra + borda + (/situacao$/i.test(campo) ? marca : 0), deMais);
}

function palavraDe({ campo, ref }: Medida, titulo: readonly string[]): keyof typeof PALAVRAS {
  if (titulo.includes(campo)) return 'titulo';
  // Who or which: by its number here, or by the name that stands in the row.
  if (ref !== null || /[.]nome$|Nome$/.test(campo)) return 'quem';
  return /email$/i.test(campo) ? 'email' : 'texto';
}
