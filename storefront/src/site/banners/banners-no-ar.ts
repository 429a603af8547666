import { imagem } from '@martelo/shared/pagina';
import { z } from 'zod';
import { lerBanners } from '../conteudo/cms.ts';
import { registrar } from '../registro.ts';

const banners = z.array(
  z.object({
    uid: z.string(),
    nome: z.string(),
    dataInicio: z.string().nullable(),
    dataFim: z.string().nullable(),
    imagem: imagem.nullable(),
    imagemMobile: imagem.nullable(),
    urlDestino: z.string().nullable(),
  }),
);
export type BannerNoAr = z.infer<typeof banners>[number];
export type PosicaoBanner = 'home' | 'lista-lotes' | 'entre-leiloes-home' | 'cabecalho';

/**
 * A brand's banners in a place at an instant (Unix ms), in their order; with an auction, its own too. Copies outlive the dates, so
 * these are judged here again. None when the cms has never answered.
 */
export async function bannersNoAr(
  subdominio: string,
  posicao: PosicaoBanner,
  agora: number,
  leiUid?: string,
): Promise<BannerNoAr[]> {
  try {
    return banners
      .parse((await lerBanners(subdominio, posicao, leiUid)) ?? [])
      .filter(({ dataInicio, dataFim }) => {
        const inicio = dataInicio === null ? Number.NaN : Date.parse(dataInicio);
        const fim = dataFim === null ? Number.NaN : Date.parse(dataFim);
        return !(inicio > agora) && !(fim <= agora);
      });
  } catch (erro) {
    registrar('warn', 'banners unavailable', { subdominio, posicao, erro });
    return [];
  }
}
