import { ErroMartelo } from '@martelo/shared/erros';
import { consulta, filtro } from '@martelo/shared/filtro';
import { recusaDoCampo } from '@martelo/shared/recusa-do-campo';
import { z } from 'zod';
import { INDICES_DO_PORTO } from '../records/campos.ts';
import type { ConsultaDoPorto, DefinicaoColecao } from '../records/records.ts';
import { mensagensDe } from './entrada.ts';

/** The parameters every list takes, as they stand in the address. */
const PARAMETROS = {
  pagina: z.coerce.number().int().min(1).max(100_000).default(1).describe('Página, a partir de 1'),
  porPagina: z.coerce.number().int().min(1).max(200).default(20).describe('Itens por página, até 200'),
  ordenar: z.string().max(81).optional().describe('Campo da ordem'),
  ordem: z.enum(['asc', 'desc']).default('asc').describe('Sentido da ordem'),
  filtro: z
    .string()
    .max(8_000)
    .optional()
    .describe('Filtro ou lista de filtros, em JSON: [{"tipo":"exata","campo":"situacao","valor":"PRONTO"}]'),
} as const;

/** Where a list that answers `proximo` goes on. Longer than any: it carries a value of the field that the list is ordered by. */
export const APOS = z
  .string()
  .max(8_000)
  .optional()
  .describe('O `proximo` da página anterior, na mesma ordem: o que vem depois dela, e `pagina` não conta');

/**
 * What a list's filters and orders may name: what its answers show (rule R4), never what else the record holds, or asking often enough
 * would tell it. By the answer's name, the record's where that is another.
 */
export type CamposDaLista = readonly string[] | Readonly<Record<string, string>>;

/** The fields of a list whose answers are the whole records. */
export const camposDe = ({ indices }: Pick<DefinicaoColecao<never>, 'indices'>): string[] => [
  ...Object.keys(indices),
  ...Object.keys(INDICES_DO_PORTO),
];
/** Those of a list that shows the documents without the stamps. */
export const camposSemCarimbos = (definicao: Pick<DefinicaoColecao<never>, 'indices'>): string[] => [
  ...Object.keys(definicao.indices),
  'uid',
];

/**
 * Query schema of a list route that answers `paginaDe`: parses `pagina, porPagina, apos, ordenar, ordem, filtro` into `consulta`,
 * beside the route's own parameters. A filter that is no JSON, of no known kind, or on a field that is not in `campos` is FILTRO_INVALIDO;
 * a parameter that the list does not know is REQUISICAO_INVALIDA, for an answer that ignored it would pass for one that heeded it.
 */
export const parametrosDeLista = <E extends z.ZodRawShape>(campos: CamposDaLista, extras: E = {} as E) =>
  parametros(campos, extras, { apos: APOS });

/** The same for a list that goes by pages alone and answers no `proximo`. */
export const parametrosPorPagina = <E extends z.ZodRawShape>(campos: CamposDaLista, extras: E = {} as E) =>
  parametros(campos, extras, {});

function parametros<E extends z.ZodRawShape>(campos: CamposDaLista, extras: E, cursor: z.ZodRawShape) {
  const noRegistro = new Map(
    Array.isArray(campos) ? campos.map((campo) => [campo, campo]) : Object.entries(campos),
  );
  return z.strictObject({ ...extras, ...PARAMETROS, ...cursor }).transform((lido) => {
    const { pagina, porPagina, ordenar, ordem, filtro: texto, apos, ...proprios } = lido as Lidos;
    const lida = noRegistroOs(noRegistro, lerConsulta({ pagina, porPagina, ordenar, ordem, filtro: texto }));
    return {
      ...(proprios as z.output<z.ZodObject<E>>),
      consulta: { ...lida, ...(apos === undefined ? {} : { apos }) },
    };
  });
}

type Lidos = z.output<z.ZodObject<typeof PARAMETROS>> & { apos?: string | undefined };

/** @throws ErroMartelo FILTRO_INVALIDO on a field that the list does not show */
function noRegistroOs(nomes: ReadonlyMap<string, string>, lida: ConsultaDoPorto): ConsultaDoPorto {
  const traduzir = <T extends { campo: string }>(parte: T): T => {
    const campo = nomes.get(parte.campo);
    if (campo === undefined)
      throw new ErroMartelo('FILTRO_INVALIDO', { campo: parte.campo }, [
        `${parte.campo}: não é um campo desta lista.`,
      ]);
    return { ...parte, campo };
  };
  const filtros = lida.filtros.map((filtro) => ('campo' in filtro ? traduzir(filtro) : filtro));
  return { ...lida, filtros, ...(lida.ordem === undefined ? {} : { ordem: traduzir(lida.ordem) }) };
}

/** The parsed parameters as a query. FILTRO_INVALIDO. */
function lerConsulta({ pagina, porPagina, ordenar, ordem, filtro: texto }: Lidos): ConsultaDoPorto {
  const lida = consulta.safeParse(
    {
      pagina,
      porPagina,
      filtros: texto === undefined ? [] : lerFiltros(texto),
      ...(ordenar === undefined ? {} : { ordem: { campo: ordenar, tipoOrdenacao: ordem } }),
    },
    { error: recusaDoCampo },
  );
  if (!lida.success) throw new ErroMartelo('FILTRO_INVALIDO', {}, mensagensDe(lida.error));
  return lida.data;
}

function lerFiltros(texto: string): unknown[] {
  let bruto: unknown;
  try {
    bruto = JSON.parse(texto);
  } catch {
    throw new ErroMartelo('FILTRO_INVALIDO', {}, ['filtro: não é um JSON válido']);
  }
  const lido = z
    .union([z.array(filtro).max(30), filtro.transform((um) => [um])])
    .safeParse(bruto, { error: recusaDoCampo });
  if (!lido.success) throw new ErroMartelo('FILTRO_INVALIDO');
  return lido.data;
}
