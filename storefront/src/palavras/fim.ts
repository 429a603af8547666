import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  noCompreJa: (valor: string): string => `Vendido no Compre Já por ${valor}.`,
  vendidoPor: (valor: string): string => `Vendido por ${valor}.`,
  maiorLance: (valor: string): string => `O maior lance foi de ${valor}.`,
  compradoPor: (valor: string): string => `Comprado por ${valor}.`,
  semAcordo: 'Não houve acordo sobre o novo valor. Nada é cobrado.',
  comitenteNaoVendeu: 'O comitente não vendeu pelo valor oferecido. Nada é cobrado.',
  naoFoiOSeu: 'Desta vez não foi o seu.',
};

/** How a lot ended, for everybody and for who took part. */
export const FIM: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    maiorLance: (valor: string): string => `A maior oferta foi de ${valor}.`,
    naoFoiOSeu: 'Desta vez não foi a sua.',
  },
};
