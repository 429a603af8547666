import { ErroMartelo } from './erros.ts';

/** No arrow leads there. Programs are told the codes, people their labels. */
export const transicaoInvalida = (
  de: string,
  para: string,
  rotulo: (codigo: string) => string,
): ErroMartelo =>
  new ErroMartelo('TRANSICAO_INVALIDA', { de, para, deRotulo: rotulo(de), paraRotulo: rotulo(para) });
