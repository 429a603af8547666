import { ErroMartelo } from '@martelo/shared/erros';
import { type Consulta, consulta, filtro } from '@martelo/shared/filtro';
import { z } from 'zod';
import { mensagensDe, portugues } from './entrada.ts';

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

/**
 * Query schema of a list route: parses `pagina, porPagina, ordenar, ordem, filtro` into `consulta`, beside the route's own
 * parameters. A filter that is no JSON or no known kind is FILTRO_INVALIDO.
 */
export function parametrosDeLista<E extends z.ZodRawShape>(extras: E = {} as E) {
  return z.object({ ...extras, ...PARAMETROS }).transform((lido) => {
    const { pagina, porPagina, ordenar, ordem, filtro: texto, ...proprios } = lido as Lidos;
    return {
      ...(proprios as z.output<z.ZodObject<E>>),
      consulta: lerConsulta({ pagina, porPagina, ordenar, ordem, filtro: texto }),
    };
  });
}

type Lidos = z.output<z.ZodObject<typeof PARAMETROS>>;

/** The parsed parameters as a query. FILTRO_INVALIDO. */
export function lerConsulta({ pagina, porPagina, ordenar, ordem, filtro: texto }: Lidos): Consulta {
  const lida = consulta.safeParse(
    {
      pagina,
      porPagina,
      filtros: texto === undefined ? [] : lerFiltros(texto),
      ...(ordenar === undefined ? {} : { ordem: { campo: ordenar, tipoOrdenacao: ordem } }),
    },
    { error: portugues },
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
    .safeParse(bruto, { error: portugues });
  if (!lido.success) throw new ErroMartelo('FILTRO_INVALIDO');
  return lido.data;
}
