import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  superado: 'Superado',
  atual: (valor: string): string => `Lance atual ${valor}.`,
  darNovo: 'Dar novo lance',
  dispensar: (nome: string): string => `Dispensar aviso de ${nome}`,
  eMais: (quantos: number): string => `E mais ${quantos}. Ver todos`,
};

/** Told of being outbid, wherever on the site one is. */
export const SUPERADO: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    superado: 'Oferta superada',
    atual: (valor: string): string => `Oferta atual ${valor}.`,
    darNovo: 'Fazer nova oferta',
  },
};
