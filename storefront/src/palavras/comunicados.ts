import type { PorModo } from '@martelo/shared/modo';

/** What the auctioneer announced of a lot, and what its leader may do about it. */
const palavras = (seuLance: string, oLance: string) => ({
  titulo: 'Comunicado do leiloeiro',
  recado: 'Recado do leiloeiro',
  pergunta: `A descrição mudou depois que você começou a ganhar. ${seuLance} vale enquanto você não pedir a retirada.`,
  manter: `Manter ${oLance}`,
  pedir: 'Pedir a retirada',
  pedindo: 'Pedindo…',
  pedida: (quando: string): string => `Pedido feito às ${quando}. A equipe decide; até lá nada muda.`,
  incerto: 'Não se sabe se o pedido chegou. Tente de novo: ele vale uma vez só.',
});

export const COMUNICADOS: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras('Seu lance', 'meu lance'),
  loja: palavras('Sua oferta', 'minha oferta'),
};
