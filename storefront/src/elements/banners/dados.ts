import type { Item } from '@martelo/shared/pagina';
import { itemNovo } from '@martelo/shared/pagina/elementos/semente';
import { bannersNoAr, type PosicaoBanner } from '../../site/banners/banners-no-ar.ts';
import type { CarregarDados } from '../elemento.ts';

/** Banners of the cms's own collection that are on the air in this section's place, as items. */
export type DadosBanners = Item[];

/** The two places a page offers: a carousel is the opening one, a grid stands between the listings. */
const POSICAO: Record<string, PosicaoBanner> = { grade: 'entre-leiloes-home' };

export const carregarDados: CarregarDados<DadosBanners> = async (sessao, { subdominio, agora }) =>
  (await bannersNoAr(subdominio, POSICAO[sessao.modelo] ?? 'home', agora)).map(
    ({ uid, nome, imagem, imagemMobile, urlDestino }) => ({
      ...itemNovo({ titulo: nome, imagem, imagemMobile, link: urlDestino }),
      id: uid,
    }),
  );
