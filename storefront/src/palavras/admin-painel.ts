import type { PorModo } from '@martelo/shared/modo';

const comum = {
  titulo: 'Painel ao vivo',
  atualizado: (quando: string): string => `Ao vivo. Última mudança às ${quando}.`,
  parado: 'Sem conexão ao vivo: os números podem estar atrasados.',
  numeros: 'Números',
  minutos: 'Minuto',
  abrirLista: 'Abrir a lista',
  semLances: 'Nada nos últimos 30 minutos.',
  emTabela: 'Ver em tabela',
} as const;

/** An auction by its figures. */
export const ADMIN_PAINEL: PorModo<
  typeof comum & {
    voltar: string;
    porMinuto: string;
    resumo: (total: string, maior: string, quando: string) => string;
    coluna: string;
  }
> = {
  leilao: {
    ...comum,
    voltar: 'Leilão',
    porMinuto: 'Lances por minuto',
    resumo: (total, maior, quando) =>
      `${total} nos últimos 30 minutos; o minuto com mais lances, ${maior}, foi o das ${quando}.`,
    coluna: 'Lances',
  },
  loja: {
    ...comum,
    voltar: 'Evento',
    porMinuto: 'Ofertas por minuto',
    resumo: (total, maior, quando) =>
      `${total} nos últimos 30 minutos; o minuto com mais ofertas, ${maior}, foi o das ${quando}.`,
    coluna: 'Ofertas',
  },
};
