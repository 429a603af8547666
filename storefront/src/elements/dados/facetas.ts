import type { BuscaLotes, Faceta } from '@martelo/shared/lote-busca';
import type { ContextoDados } from '../elemento.ts';
import { buscarLotes, EM_ABERTO } from './lotes.ts';

export type ValorDeFaceta = Faceta['valores'][number];

/** What is on sale, counted by what people choose from. `carregando` only in the canvas. */
export type DadosFacetas =
  | {
      estado: 'ok';
      total: number;
      tipo: ValorDeFaceta[];
      marca: ValorDeFaceta[];
      uf: ValorDeFaceta[];
      cidade: ValorDeFaceta[];
      leilao: ValorDeFaceta[];
      faixaValor: BuscaLotes['faixaValor'];
    }
  | { estado: 'indisponivel' }
  | { estado: 'carregando' };

/** Hundreds of makes or cities are found by typing: a page offers the most frequent. */
const MAXIMO = 60;

export async function carregarFacetas({
  subdominio,
}: Pick<ContextoDados, 'subdominio'>): Promise<DadosFacetas> {
  const busca = await buscarLotes({ filtros: [EM_ABERTO], pagina: 1, porPagina: 1 }, subdominio);
  if (busca === null) return { estado: 'indisponivel' };
  const valores = (campo: Faceta['campo']) =>
    (busca.facetas.find((faceta) => faceta.campo === campo)?.valores ?? []).slice(0, MAXIMO);
  return {
    estado: 'ok',
    total: busca.total,
    ...{ tipo: valores('tipo'), marca: valores('marca'), uf: valores('uf'), cidade: valores('cidade') },
    ...{ leilao: valores('leilaoUid'), faixaValor: busca.faixaValor },
  };
}
