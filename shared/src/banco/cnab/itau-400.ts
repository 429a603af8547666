import { campo } from './registro.ts';

/*
 * Itaú's return of CNAB 400, Jul 2021. What is lent in account (`valorLiquido`) has interest in it and the fee taken off.
 */

export const INICIO_DO_RETORNO = [
  campo('agencia', 27, 30, 'N'),
  campo('conta', 33, 37, 'N'),
  campo('nome', 47, 76, 'A'),
  campo('geradoEm', 95, 100, 'D'),
  campo('nsa', 109, 113, 'N'),
  campo('creditoEm', 114, 119, 'D'),
] as const;

export const OCORRENCIA_DO_RETORNO = [
  campo('nossaReferencia', 38, 62, 'A'),
  campo('carteira', 83, 85, 'N'),
  campo('nossoNumero', 86, 93, 'N'),
  campo('ocorrencia', 109, 110, 'N'),
  campo('ocorridoEm', 111, 116, 'D'),
  campo('seuNumero', 117, 126, 'A'),
  campo('vencimento', 147, 152, 'D'),
  campo('valor', 153, 165, 'V'),
  campo('tarifa', 176, 188, 'V'),
  campo('iof', 215, 227, 'V'),
  campo('abatimento', 228, 240, 'V'),
  campo('desconto', 241, 253, 'V'),
  campo('valorLiquido', 254, 266, 'V'),
  campo('juros', 267, 279, 'V'),
  campo('outrosCreditos', 280, 292, 'V'),
  campo('creditoEm', 296, 301, 'D'),
  campo('nomeDoPagador', 325, 354, 'A'),
  campo('motivos', 378, 385, 'A'),
] as const;

export const FIM_DO_RETORNO = [campo('registros', 213, 220, 'N'), campo('valor', 221, 234, 'V')] as const;
