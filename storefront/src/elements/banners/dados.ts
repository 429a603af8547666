import { type Item, imagem } from '@martelo/shared/pagina';
import { z } from 'zod';
import { lerBanners } from '../../site/conteudo/cms.ts';
import { registrar } from '../../site/registro.ts';
import type { CarregarDados } from '../elemento.ts';
import { itemNovo } from '../semente.ts';

/** Banners of the cms's own collection that are on the air in this section's place, as items. */
export type DadosBanners = Item[];

/** The two places a page offers: a carousel is the opening one, a grid stands between the listings. */
const POSICAO: Record<string, string> = { grade: 'entre-leiloes-home' };

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

export const carregarDados: CarregarDados<DadosBanners> = async (sessao, { subdominio }) => {
  try {
    const bruto = await lerBanners(subdominio, POSICAO[sessao.modelo] ?? 'home');
    const agora = Date.now();
    return banners
      .parse(bruto ?? [])
      .filter(({ dataInicio, dataFim }) => {
        const inicio = dataInicio === null ? Number.NaN : Date.parse(dataInicio);
        const fim = dataFim === null ? Number.NaN : Date.parse(dataFim);
        return !(inicio > agora) && !(fim <= agora);
      })
      .map(({ uid, nome, imagem, imagemMobile, urlDestino }) => ({
        ...itemNovo({ titulo: nome, imagem, imagemMobile, link: urlDestino }),
        id: uid,
      }));
  } catch (erro) {
    registrar('warn', 'banners unavailable', { subdominio, erro });
    return [];
  }
};
