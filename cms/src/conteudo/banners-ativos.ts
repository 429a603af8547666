import { ErroMartelo } from '@martelo/shared/erros';
import { imagem } from '@martelo/shared/pagina';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import type { Hotsite } from '../payload-types.ts';
import { imagemPovoada } from './imagens.ts';
import { posicaoBanner } from './posicoes-banner.ts';

/** A banner as the site shows it. */
export const bannerAtivo = z.strictObject({
  uid: z.string(),
  posicaoBannerUid: z.string(),
  posicao: z.string(),
  leiUid: z.string().nullable(),
  nome: z.string(),
  categoria: z.string().nullable(),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  imagem: imagem.nullable(),
  imagemMobile: imagem.nullable(),
  urlDestino: z.string().nullable(),
  prioridade: z.number(),
});
export type BannerAtivo = z.infer<typeof bannerAtivo>;

interface Pedido {
  posicaoBannerUid?: string | undefined;
  leiUid?: string | undefined;
  agora?: Date;
}

/**
 * The brand's banners on show now, in their order. With an auction named, its own and the general ones; without, only the general.
 * @throws ErroMartelo REQUISICAO_INVALIDA when the place is not one of the four
 */
export async function bannersAtivos(
  payload: Payload,
  hotsite: Hotsite,
  pedido: Pedido,
): Promise<BannerAtivo[]> {
  const agora = (pedido.agora ?? new Date()).toISOString();
  const e: Where[] = [
    { hotsite: { equals: hotsite.id } },
    { or: [{ dataInicio: { exists: false } }, { dataInicio: { less_than_equal: agora } }] },
    { or: [{ dataFim: { exists: false } }, { dataFim: { greater_than: agora } }] },
  ];
  if (pedido.posicaoBannerUid) {
    const posicao = posicaoBanner(pedido.posicaoBannerUid);
    if (!posicao) throw new ErroMartelo('REQUISICAO_INVALIDA', { campos: ['posicaoBannerUid'] });
    e.push({ posicaoBanner: { equals: posicao.chave } });
  }
  const geral: Where = { or: [{ leiUid: { exists: false } }, { leiUid: { equals: '' } }] };
  e.push(pedido.leiUid ? { or: [geral, { leiUid: { equals: pedido.leiUid } }] } : geral);
  const { docs } = await payload.find({
    collection: 'banners',
    where: { and: e },
    sort: ['prioridade', 'id'],
    limit: 50,
    depth: 1,
  });
  return docs.map((banner) => ({
    uid: banner.uid,
    posicaoBannerUid: posicaoBanner(banner.posicaoBanner)?.uid ?? '',
    posicao: banner.posicaoBanner,
    leiUid: banner.leiUid || null,
    nome: banner.nome,
    categoria: banner.categoria || null,
    dataInicio: banner.dataInicio ?? null,
    dataFim: banner.dataFim ?? null,
    imagem: imagemPovoada(banner.imagem),
    imagemMobile: imagemPovoada(banner.imagemMobile),
    urlDestino: banner.urlDestino || null,
    prioridade: banner.prioridade,
  }));
}
