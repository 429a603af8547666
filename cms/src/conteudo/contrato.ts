import { item, type PaginaSite, pagina, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';

/*
 * Pages as callers of the spec's table see them: what the site reads, and beside it the names the spec gives. `id` and `uid` of
 * sections and items are the same; `prioridade` counts from 1, the first on the page.
 */

export const itemDoContrato = item.extend({
  uid: z.string(),
  sessaoUid: z.string(),
  prioridade: z.int().min(1),
});
export type ItemDoContrato = z.infer<typeof itemDoContrato>;

export const sessaoDoContrato = sessao.extend({
  uid: z.string(),
  paginaUid: z.string(),
  prioridade: z.int().min(1),
  itens: z.array(itemDoContrato),
});
export type SessaoDoContrato = z.infer<typeof sessaoDoContrato>;

export const paginaDoContrato = pagina.extend({
  uid: z.string(),
  handleScript: z.string().nullable(),
  imagemSocial: pagina.shape.imagemSocial.unwrap(),
  canonical: z.string().nullable(),
  naoIndexar: z.boolean(),
  sessoes: z.array(sessaoDoContrato),
});
export type PaginaDoContrato = z.infer<typeof paginaDoContrato>;

export const configuracaoDoContrato = paginaDoContrato.omit({ sessoes: true });

export function noContrato(site: PaginaSite): PaginaDoContrato {
  const paginaUid = site.uid ?? '';
  return {
    ...site,
    uid: paginaUid,
    handleScript: site.handleScript ?? null,
    imagemSocial: site.imagemSocial ?? null,
    canonical: site.canonical ?? null,
    naoIndexar: site.naoIndexar ?? false,
    sessoes: site.sessoes.map((uma, i) => ({
      ...uma,
      uid: uma.id,
      paginaUid,
      prioridade: i + 1,
      itens: uma.itens.map((um, n) => ({ ...um, uid: um.id, sessaoUid: uma.id, prioridade: n + 1 })),
    })),
  };
}

export function semSessoes(inteira: PaginaDoContrato): z.infer<typeof configuracaoDoContrato> {
  const { sessoes: _sessoes, ...configuracao } = inteira;
  return configuracao;
}
