import { ErroMartelo } from '@martelo/shared/erros';

/** What Excel opens of one sheet, the line of titles included. */
export const LINHAS_DO_EXCEL = 1_048_576;
/** What Excel keeps of one cell, in UTF-16 units. */
export const CARACTERES_DA_CELULA = 32_767;

/** What is found out while it is written, by when a refusal can only break the download off. */
export const planilhaGrandeDemais = (): ErroMartelo =>
  new ErroMartelo('PLANILHA_GRANDE_DEMAIS', { maximoLinhas: LINHAS_DO_EXCEL - 1 });
