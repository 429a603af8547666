import { escolher, sorteador } from '@martelo/shared/acaso';
import type { Compra } from '@martelo/shared/compra';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { caminhoFoto } from '@martelo/shared/pagina/foto-desenhada';
import { corpoDoLote } from '../fotos/desenho/corpos.ts';
import { FOTOS_DA_GALERIA } from '../palavras/galeria.ts';

/** What to show of a lot: its own pictures or, `ilustrativa`, one drawn for its kind, which must say so. Never empty. */
export interface FotosDoLote {
  urls: readonly [string, ...string[]];
  ilustrativa: boolean;
}

/** For what has no colour in its documents: a calm one by the lot, the same wherever the lot is shown. */
const CORES = ['branco', 'prata', 'cinza', 'bege'] as const;

export function fotosDoLote(
  lote: Pick<LoteCartao, 'uid' | 'tipo' | 'nome' | 'cor' | 'fotosUrls'>,
): FotosDoLote {
  const [capa, ...demais] = lote.fotosUrls;
  if (capa !== undefined) return { urls: [capa, ...demais], ilustrativa: false };
  const corpo = corpoDoLote(lote.tipo, lote.nome);
  const cor = lote.cor ?? escolher(sorteador(lote.uid), CORES);
  return { urls: [caminhoFoto({ corpo, cor, semente: lote.uid }, 1)], ilustrativa: true };
}

/** What each of them shows, for who does not see it: in the house's words, or its place. */
export const textosDasFotos = (
  { urls, ilustrativa }: FotosDoLote,
  nome: string,
  descricoes: LoteDetalhe['fotosDescricoes'] = [],
): string[] =>
  urls.map((url, i) =>
    ilustrativa
      ? FOTOS_DA_GALERIA.ilustrativa(nome)
      : (descricoes.find((uma) => uma.url === url)?.texto ?? FOTOS_DA_GALERIA.foto(nome, i + 1, urls.length)),
  );

/** The picture of a purchase: the one its lot had when it was sold. A sale keeps of the lot's type its address, of its colour nothing. */
export function fotoDaCompra(compra: Pick<Compra, 'lelUid' | 'loteNome' | 'loteUrl' | 'loteFoto'>): string {
  const [, , , tipo = ''] = compra.loteUrl.split('/');
  const fotosUrls = compra.loteFoto === null ? [] : [compra.loteFoto];
  return fotosDoLote({ uid: compra.lelUid, tipo, nome: compra.loteNome, cor: null, fotosUrls }).urls[0];
}
