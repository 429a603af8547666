import type { SituacaoEntrega } from './canais.ts';

/** What may be said of a message; `NA_FILA` is its beginning, and comes back only by being sent again. */
export type Noticia = Exclude<SituacaoEntrega, 'NA_FILA'>;

const ORDEM: Readonly<Record<SituacaoEntrega, number>> = {
  NA_FILA: 0,
  ENVIADA: 1,
  ENTREGUE: 2,
  LIDA: 3,
  FALHOU: 4,
};

/**
 * Where a message stands after some news of it. Providers tell late and out of order: what is older than what is known changes nothing, and
 * what somebody has in their hands cannot fail any more.
 */
export function proximaSituacao(atual: SituacaoEntrega, noticia: Noticia): SituacaoEntrega {
  if (atual === 'FALHOU') return noticia === 'FALHOU' ? atual : noticia;
  if (noticia === 'FALHOU') return atual === 'ENTREGUE' || atual === 'LIDA' ? atual : 'FALHOU';
  return ORDEM[noticia] > ORDEM[atual] ? noticia : atual;
}
