import { z } from 'zod';
import { centavosSoma } from '../dinheiro.ts';
import {
  FORMATO_DO_ENDERECO,
  TIPOS_DE_IMPRESSO,
  type TipoDeImpresso,
  tipoDeImpresso,
  validade,
} from './comum.ts';

/* `/conferir`: is this document ours? The text's shape decides what is looked up (documents, section 3). */

export const MAIOR_TEXTO_A_CONFERIR = 2_000;

/** What a text is, by its shape alone. */
export type Conferivel =
  /** A document's address, whole or its last part; `tipo` where the text says it. */
  | { forma: 'endereco'; tipo: TipoDeImpresso | null; hash: string }
  /** 47 digits as people type them, or the 44 of the barcode. */
  | { forma: 'linha' | 'barras'; digitos: string }
  | { forma: 'pix'; codigo: string }
  /** A document's number and the six characters beside it. */
  | { forma: 'numero'; numero: string; codigo: string }
  | { forma: 'desconhecida' };

/** A number as papers write it: "1-000042", "1/42", "42". */
const NUMERO =
  /^(?:n[º°o.]*\s*)?((?:\d{1,4}\s*[-/]\s*)?\d{1,10})\s*[\s·,;:|]\s*(?:c[óo]digo\s*:?\s*)?([A-Za-z0-9_-]{6})$/i;

export function lerConferivel(texto: string): Conferivel {
  const limpo = texto.normalize('NFC').trim();
  if (/^000201/.test(limpo)) return { forma: 'pix', codigo: limpo };
  const digitos = limpo.replace(/[\s.-]/g, '');
  if (/^\d{44}$/.test(digitos)) return { forma: 'barras', digitos };
  if (/^\d{40,}$/.test(digitos)) return { forma: 'linha', digitos };
  const endereco = lerEndereco(limpo);
  if (endereco !== null) return endereco;
  const [, numero, codigo] = NUMERO.exec(limpo) ?? [];
  if (numero !== undefined && codigo !== undefined)
    return { forma: 'numero', numero: numero.replace(/\s/g, ''), codigo };
  return { forma: 'desconhecida' };
}

/** A hash alone, or after the path that papers and pages have before it. */
function lerEndereco(texto: string): Conferivel | null {
  if (FORMATO_DO_ENDERECO.test(texto)) return { forma: 'endereco', tipo: null, hash: texto };
  const tipos = TIPOS_DE_IMPRESSO.join('|');
  const achado = new RegExp(`/(${tipos})/([A-Za-z0-9_-]{22})(?:[?#/].*)?$`).exec(texto);
  return achado ? { forma: 'endereco', tipo: tipoDeImpresso.parse(achado[1]), hash: achado[2]! } : null;
}

/** What a slip or a Pix code of ours is told with: whom it pays, and whether it was paid. Never who pays. */
const cobranca = z.strictObject({
  beneficiario: z.string(),
  /** CPF or CNPJ as it is written; null where the brand's account names none. */
  documento: z.string().nullable(),
  /** Centavos. */
  valor: centavosSoma,
  vencimento: z.iso.date().nullable(),
  estado: z.enum(['em-aberto', 'pago', 'cancelado']),
});
export type CobrancaConferida = z.infer<typeof cobranca>;

/** POST /v1/conferir. */
export const conferencia = z.discriminatedUnion('resultado', [
  z.strictObject({
    resultado: z.literal('documento'),
    validade,
    /** The validity page; only for who typed the whole address. */
    caminho: z.string().nullable(),
  }),
  z.strictObject({ resultado: z.literal('cobranca'), meio: z.enum(['boleto', 'pix']), cobranca }),
  /** Not even a slip or a Pix code: what is wrong with it, as people read it. */
  z.strictObject({ resultado: z.literal('digitacao'), problema: z.string() }),
  z.strictObject({ resultado: z.literal('nao-e-nosso') }),
  /** Its shape is of none of these. */
  z.strictObject({ resultado: z.literal('desconhecido') }),
]);
export type Conferencia = z.infer<typeof conferencia>;
