import type { Faceta } from '@martelo/shared/lote-busca';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { type CartaoQueMove, soOQueMove } from '../../lote/estado-inicial.ts';
import { buscarLotes, EM_ABERTO } from '../dados/lotes.ts';
import type { CarregarDados } from '../elemento.ts';

/** What the search offers to choose from, and a few lots to look at. Empty when the engine does not answer. */
export interface DadosBusca {
  total: number | null;
  tipos: Faceta['valores'];
  estados: Faceta['valores'];
  vitrine: (CartaoQueMove & Pick<LoteCartao, 'url' | 'nome' | 'fotosUrls' | 'minimo'>)[];
}

export const carregarDados: CarregarDados<DadosBusca> = async (_sessao, { subdominio }) => {
  const busca = await buscarLotes({ filtros: [EM_ABERTO], pagina: 1, porPagina: 12 }, subdominio);
  if (busca === null) return { total: null, tipos: [], estados: [], vitrine: [] };
  const valores = (campo: Faceta['campo']) =>
    busca.facetas.find((faceta) => faceta.campo === campo)?.valores ?? [];
  const vistos = new Set<string>();
  // One of each kind first: three sedans in a row say less than a car, a truck and a house.
  const vitrine = busca.itens
    .filter((lote) => lote.fotosUrls.length > 0 && !vistos.has(lote.tipo) && vistos.add(lote.tipo))
    .slice(0, 3)
    .map((lote) => ({
      ...soOQueMove(lote),
      ...{ url: lote.url, nome: lote.nome, minimo: lote.minimo },
      fotosUrls: lote.fotosUrls.slice(0, 1),
    }));
  return { total: busca.total, tipos: valores('tipo'), estados: valores('uf'), vitrine };
};
