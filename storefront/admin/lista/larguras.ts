import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { Coluna } from './colunas.ts';

type Medida = Pick<Coluna, 'campo' | 'rotulo' | 'tipo' | 'ref' | 'largura'>;

/** The table on the narrowest desk (1,280), and what its marks to choose rows by take of it, in pixels. */
const TABELA = 992;
const MARCAS = 44;
/** Of values that are written in one way, in pixels: nothing of a date or of money is ever cut off. */
const INTEIRAS: Partial<Record<Coluna['tipo'], number>> = {
  ...{ centavos: 124, data: 110, instante: 144, inteiro: 96, real: 96, booleano: 88 },
};
/** The same of texts that are. */
const DE_CAMPO: readonly (readonly [RegExp, number])[] = [
  ...([
    [/^foto$/, 72],
    [/placa$/i, 98],
    [/^(cpf|cnpj|documento)$/, 132],
    [/telefone$/i, 142],
  ] as const),
];
/** The first column leads to what it names, in bold. */
const EM_NEGRITO = 8;
/** What words are worth to each other; a long one is cut short, and said whole where one points at it. */
const PESOS = { titulo: 210, situacao: 176, quem: 140, opcao: 124, email: 190, numero: 64, texto: 128 };
/** As little as a column of words is read by. */
const MINIMO = 72;

/**
 * How wide each column is, in CSS: what is written in one way as wide as it is, or as somebody chose; of the rest each column of words a share, so that
 * none is left without any.
 */
export function larguras({ titulo }: Pick<RecursoDescrito, 'titulo'>, colunas: readonly Medida[]): string[] {
  const inteiras = colunas.map((uma, i) => {
    const inteira = inteiraDe(uma);
    return uma.largura ?? (inteira === null || i > 0 ? inteira : inteira + EM_NEGRITO);
  });
  const pesos = colunas.map((uma, i) => (inteiras[i] === null ? pesoDe(uma, titulo) : 0));
  const soma = pesos.reduce((todos, um) => todos + um, 0);
  const livres = inteiras.reduce<number>((restam, uma) => restam - (uma ?? 0), TABELA - MARCAS);
  return colunas.map((_, i) => {
    const inteira = inteiras[i];
    if (typeof inteira === 'number') return `${inteira}px`;
    return `${((Math.max(MINIMO, (livres * pesos[i]!) / soma) / TABELA) * 100).toFixed(2)}%`;
  });
}

function inteiraDe({ campo, rotulo, tipo, ref }: Medida): number | null {
  if (ref !== null) return null;
  const doValor = DE_CAMPO.find(([qual]) => qual.test(campo))?.[1] ?? INTEIRAS[tipo];
  // What it is called stands above it, with the arrow of its order.
  return doValor === undefined ? null : Math.max(doValor, Math.min(rotulo.length * 6.6 + 34, 124));
}

function pesoDe({ campo, tipo, ref }: Medida, titulo: readonly string[]): number {
  if (ref !== null) return PESOS.quem;
  if (/situacao$/i.test(campo)) return PESOS.situacao;
  if (/email$/i.test(campo)) return PESOS.email;
  if (/^numero$|Numero$/.test(campo)) return PESOS.numero;
  if (titulo.includes(campo)) return PESOS.titulo;
  return tipo === 'opcao' ? PESOS.opcao : PESOS.texto;
}
