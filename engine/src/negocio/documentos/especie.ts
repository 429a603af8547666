import type { TipoDeImpresso, Validade } from '@martelo/shared/impressos/comum';
import type { z } from 'zod';

/** Where a document is opened: the address, and what stands of it on the paper. */
export interface Endereco {
  hash: string;
  codigo: string;
  url: string;
}

/** A document as it is now. */
export interface Impresso<D> {
  hotsiteId: number;
  /** What of it an address is given out for: with another, the address before opens nothing. */
  marca: string;
  /** What anybody is told who has its address. */
  validade: Omit<Validade, 'tipo' | 'codigo'>;
  /** All that the paper says. @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO when what it speaks of is gone */
  dados(endereco: Endereco): Promise<D>;
}

/** A kind of document that opens by an address. Who adds one writes this, its layout in print, and its page's route. */
export interface Especie<D = unknown> {
  tipo: TipoDeImpresso;
  /** As the API's own description names it. */
  resumo: string;
  resposta: z.ZodType<D>;
  /** The document about the thing of this uid; null when there is none, or none any more. */
  ler(uid: string): Promise<Impresso<D> | null>;
  /** Uids of the things that a number on a paper of a brand may be of: few, and none is told of without its code. */
  porNumero(hotsiteId: number, numero: string): Promise<string[]>;
}
