import type { PorModo } from '@martelo/shared/modo';

/** What a new brand says beside its login form. */
export interface PalavrasDaEntrada {
  acompanhe: string;
  acompanheComo: string;
  favoritos: string;
}

export const ENTRADA: PorModo<PalavrasDaEntrada> = {
  leilao: {
    acompanhe: 'Acompanhe seus lances',
    acompanheComo: 'Saiba na hora quando um lance é superado ou vence.',
    favoritos: 'Seus lotes favoritos ficam juntos, com aviso antes de encerrar.',
  },
  loja: {
    acompanhe: 'Acompanhe suas ofertas',
    acompanheComo: 'Saiba na hora quando uma oferta é respondida ou superada.',
    favoritos: 'Seus anúncios favoritos ficam juntos, com aviso antes de encerrar.',
  },
};
