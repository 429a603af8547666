import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  titulo: 'Favoritos',
  vazio: 'Nenhum favorito ainda',
  comoMarcar: 'Toque no coração de um lote para acompanhá-lo aqui, com valor e relógio ao vivo.',
  encontrar: 'Ver lotes abertos',
  emAberto: 'Em aberto',
  encerrados: 'Encerrados',
  aviso: (minutos: number): string =>
    `Avisamos ${emMinutos(minutos)} antes do encerramento de cada lote marcado para isso. O que já está mais perto do fim não tem aviso: acompanhe o relógio.`,
};

/** The client's favourites. */
export const FAVORITOS: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    comoMarcar: 'Toque no coração de um anúncio para acompanhá-lo aqui, com valor e relógio ao vivo.',
    encontrar: 'Ver anúncios abertos',
    aviso: (minutos: number): string =>
      `Avisamos ${emMinutos(minutos)} antes do encerramento de cada anúncio marcado para isso. O que já está mais perto do fim não tem aviso: acompanhe o relógio.`,
  },
};

const emMinutos = (minutos: number): string =>
  minutos % 60 === 0 ? (minutos === 60 ? 'uma hora' : `${minutos / 60} horas`) : `${minutos} minutos`;
