import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { Faceta } from '@martelo/shared/lote-busca';
import { z } from 'zod';
import { parametrosPorPagina } from '../../api/consulta.ts';
import { CATEGORIAS, MEDIDAS } from './doc-busca.ts';
import { ehUmDe } from './filtros.ts';
import type { Busca } from './indice-lotes.ts';
import { ORDENS, type OrdemBusca } from './ordens.ts';

/** The facets every listing shows (`lote-busca.ts`). */
export const FACETAS: readonly Faceta['campo'][] = [
  'tipo',
  'marca',
  'uf',
  'cidade',
  'patio',
  'anoModelo',
  'leilaoUid',
  'situacao',
];

/** What a lot calls these orders, beside their own names. */
const NOMES_DO_LOTE = new Map([
  ['numero', 'posicao'],
  ['posicaoLeilao', 'posicao'],
  ['valorAtual', 'valor'],
]);

/** What the search knows of a lot, all of it public (see `DocBusca`). */
const CAMPOS = [...CATEGORIAS, ...MEDIDAS, ...ORDENS, ...NOMES_DO_LOTE.keys()];

/** Query of GET /v1/lotes: that of every list, and `texto` as an easier way to write the filter `geral`. */
export const parametrosBusca = parametrosPorPagina(CAMPOS, {
  texto: z.string().max(300).optional().describe('Palavras procuradas; a última pode estar incompleta'),
});

/**
 * The parsed query as a search of one brand.
 * @param fixos what the public may see, or what the page is about: facets count inside it
 * @throws ErroMartelo FILTRO_INVALIDO on an order that search has not
 */
export function buscaDosParametros(
  { texto, consulta }: z.output<typeof parametrosBusca>,
  hotsite: number,
  fixos: readonly Filtro[] = [],
): Busca {
  const { filtros, pagina, porPagina, ordem } = consulta;
  return {
    hotsite,
    texto,
    filtros,
    fixos,
    pagina,
    porPagina,
    facetas: FACETAS,
    ordem: ordem === undefined ? undefined : lerOrdem(ordem.campo, ordem.tipoOrdenacao),
  };
}

function lerOrdem(campo: string, sentido: OrdemBusca['sentido']): OrdemBusca {
  const nome = NOMES_DO_LOTE.get(campo) ?? campo;
  if (ehUmDe(ORDENS, nome)) return { campo: nome, sentido };
  throw new ErroMartelo('FILTRO_INVALIDO', {}, [`ordenar: campo desconhecido: ${campo}`]);
}
