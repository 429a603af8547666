import { decodificar } from '@martelo/shared/decodificar';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { apelidoDeUrl, prefixoDoLote } from '@martelo/shared/lote-url';
import type { Imagem, Item } from '@martelo/shared/pagina';
import type { DadosFacetas, ValorDeFaceta } from '../dados/facetas.ts';

export interface Categoria {
  chave: string;
  nome: string;
  /** The lot type it leads to, as lots have it; else its name: what its icon and picture are drawn from. */
  tipo: string;
  icone: string;
  imagem: Imagem | null;
  link: string;
  /** On sale now; null where nobody can say. */
  total: number | null;
}

/** Shown where the editor names none. */
const SEM_ESCOLHA = 8;

/** What the section shows: the editor's categories with their counts, else the types with most on sale. */
export function categoriasDe(itens: readonly Item[], dados: DadosFacetas, modo: TipoHotsite): Categoria[] {
  const tipos = dados.estado === 'ok' ? dados.tipo : [];
  const busca = (tipo: string) => `/${prefixoDoLote(modo)}?tipo=${encodeURIComponent(tipo)}`;
  if (itens.length === 0)
    return tipos.slice(0, SEM_ESCOLHA).map(({ valor, rotulo, total }) => ({
      ...{ chave: valor, nome: rotulo, tipo: valor, icone: '', imagem: null, link: busca(valor), total },
    }));
  return itens.map(({ id, titulo, icone, imagem, link }) => {
    const doLink = tipoNoLink(link);
    const faceta = tipos.find((tipo) => ehDoTipo(tipo, doLink ?? titulo));
    const tipo = faceta?.valor ?? doLink ?? titulo;
    // A link to something else than a type has nothing that could be counted.
    const contavel = dados.estado === 'ok' && (link === null || doLink !== null);
    return {
      ...{ chave: id, nome: titulo, tipo, icone, imagem, link: link ?? busca(tipo) },
      total: contavel ? (faceta?.total ?? 0) : null,
    };
  });
}

/** The one type that a link to our listing filters by; null when there is none, or more. */
export function tipoNoLink(link: string | null): string | null {
  if (link === null || !/^\/(leilao|anuncio)\b/.test(link)) return null;
  const { pathname, searchParams } = new URL(link, 'http://marca');
  const tipos = searchParams.getAll('tipo');
  if (tipos.length > 0) return tipos.length === 1 ? (tipos[0] ?? null) : null;
  const segmento = /^\/(?:leilao|anuncio)\/([^/]+)\/?$/.exec(pathname)?.[1];
  return segmento === undefined ? null : decodificar(segmento);
}

/** "Caminhões", "caminhao" and "Caminhão" are one type. */
function ehDoTipo({ valor }: ValorDeFaceta, texto: string): boolean {
  const tipo = apelidoDeUrl(valor);
  const dito = apelidoDeUrl(texto);
  return dito === tipo || singulares(dito).includes(tipo);
}

const singulares = (plural: string): string[] => [
  plural.replace(/s$/, ''),
  plural.replace(/oes$/, 'ao'),
  plural.replace(/eis$/, 'el'),
];
