import type { TipoHotsite } from './hotsite.ts';
import { MODOS, type Modo } from './modo.ts';

/** What a lot's path is made of. */
export interface PartesDoCaminho {
  id: number;
  nome: string;
  tipo: string;
  marca: string | null;
  anoModelo: number | null;
  cidade: string | null;
  uf: string | null;
}

/** The brand's word for the lot area: also the first segment of the listing. */
export const prefixoDoLote = (tipo: TipoHotsite): Modo['prefixo'] => MODOS[tipo].prefixo;

/** Lower-case ASCII with hyphens; `vazio` when nothing is left, because every part of a lot's path must be there. */
export const apelidoDeUrl = (texto: string | null | undefined, vazio = '-'): string =>
  (texto ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || vazio;

/**
 * The lot page's path (spec 2): `{leilaoOuAnuncio}/{cidade}-{uf}/{tipo}/{marca}/{nome}/ano.{anoModelo}/{id}`. Only the id
 * finds the lot; the rest is for people and search engines. Goods without make, year or place (real estate, equipment) say
 * `geral`, `ano.0` and `brasil-br`.
 */
export function caminhoDoLote(lote: PartesDoCaminho, tipo: TipoHotsite): string {
  const lugar = `${apelidoDeUrl(lote.cidade, 'brasil')}-${apelidoDeUrl(lote.uf, 'br')}`;
  const nome = apelidoDeUrl(lote.nome, 'lote').slice(0, 80).replace(/-+$/, '');
  return [
    '',
    prefixoDoLote(tipo),
    lugar,
    apelidoDeUrl(lote.tipo, 'outro'),
    apelidoDeUrl(lote.marca, 'geral'),
    nome,
    `ano.${lote.anoModelo ?? 0}`,
    lote.id,
  ].join('/');
}

/** The lot a path names: its id (a small number or a uid), or null when the path is no lot's. */
export function idNoCaminhoDoLote(caminho: string): string | null {
  const partes = /^\/(leilao|anuncio)\/[^/]+-[^/]*\/[^/]+\/[^/]+\/[^/]+\/ano\.[^/]+\/([^/]+)\/?$/.exec(
    caminho,
  );
  const id = partes?.[2];
  return id !== undefined && idDeLote(id) ? id : null;
}

/** Whether a last segment can name a lot: a positive small number, or a uid. */
export const idDeLote = (texto: string): boolean =>
  /^[1-9]\d{0,9}$/.test(texto) ||
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(texto);
