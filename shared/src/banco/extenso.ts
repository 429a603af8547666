import { convertCurrencyToWords } from '@brazilian-utils/brazilian-utils/convert-currency-to-words';
import type { Centavos } from '../dinheiro.ts';

/** "mil duzentos e trinta e quatro reais e cinquenta e seis centavos", for papers. */
export const reaisPorExtenso = (centavos: Centavos): string => convertCurrencyToWords(centavos / 100);
