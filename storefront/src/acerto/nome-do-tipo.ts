import type { TipoPagamento } from '@martelo/shared/venda';
import { ACERTO } from '../palavras/acerto.ts';

/** A kind of payment by name. */
export const nomeDoTipo = (tipo: TipoPagamento): string => ACERTO.tipos[tipo];
