import { z } from 'zod';
import { instanteIso } from './leilao.ts';

/** What a file was sent for: it says who reads it (engine, `files/registro.ts`). */
export const PROPOSITOS = [
  'comprovante-pagamento',
  'devolucao',
  'documento-identidade',
  'retirada',
  'entrega',
  'terceiro',
  'foto-do-lote',
  'documento-do-leilao',
  'estadia',
  'remocao',
  'vistoria',
] as const;
export type Proposito = (typeof PROPOSITOS)[number];

export const ROTULOS_PROPOSITO: Record<Proposito, string> = {
  'comprovante-pagamento': 'Comprovante de pagamento',
  devolucao: 'Comprovante de devolução',
  'documento-identidade': 'Documento de identidade',
  retirada: 'Foto da retirada',
  entrega: 'Comprovante de entrega',
  terceiro: 'Documento de terceiro',
  'foto-do-lote': 'Foto de lote',
  'documento-do-leilao': 'Documento de leilão',
  estadia: 'Foto de estadia',
  remocao: 'Foto ou documento de remoção',
  vistoria: 'Foto de vistoria',
};

/** What people may send, as a file field's `accept` takes it: the engine looks at the bytes all the same. */
export const ACEITA_ARQUIVO = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif';

/** What is kept of it, and served: every picture becomes a JPEG. */
export const TIPOS_GUARDADOS = ['application/pdf', 'image/jpeg'] as const;
export type TipoGuardado = (typeof TIPOS_GUARDADOS)[number];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file that somebody sent: the record of it. Its bytes lie in the file store, under `chave` and `chaveMiniatura`. */
export const arquivo = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  /** The client whose file it is, whoever sent it; of a picture of a lot, that lot; of one of a stay, its vehicle; of a paper of an auction, its record; of money given back that names no purchase, that credit; of a removal or an inspection, itself. */
  dono: z.guid(),
  proposito: z.enum(PROPOSITOS),
  /** What it was sent for within that purpose: the uid of a payment, of a pickup; null where the purpose says all. */
  alvo: z.string().max(80).nullable(),
  /** As people read it: cleaned, with the extension of what is kept. */
  nome: z.string().min(1).max(120),
  tipo: z.enum(TIPOS_GUARDADOS),
  /** Of what is kept. */
  bytes: z.int().min(0),
  /** Of what was sent. */
  bytesEnviados: z.int().min(0),
  /** Of the bytes as sent: what tells that the same file came twice. */
  sha256Enviado: sha256,
  sha256Guardado: sha256,
  /** Of a picture, in pixels, upright; null of a PDF. */
  largura: z.int().nullable(),
  altura: z.int().nullable(),
  /** Of a PDF; null of a picture. */
  paginas: z.int().nullable(),
  /** Where the bytes lie; null once they were erased. */
  chave: z.string().nullable(),
  chaveMiniatura: z.string().nullable(),
  /** Whether a virus scanner saw it. */
  antivirus: z.boolean(),
  criadoEm: instanteIso,
  quem: z.strictObject({ tipo: z.enum(['cliente', 'interno', 'externo', 'sistema']), uid: z.string() }),
  situacao: z.enum(['GUARDADO', 'APAGADO']),
  /** Why and when the bytes were erased; the record with its hashes stays. */
  apagado: z.strictObject({ em: instanteIso, por: z.string(), motivo: z.string().max(500) }).nullable(),
});
export type Arquivo = z.infer<typeof arquivo>;

/** A file as answers show it to whoever may read it. */
export const arquivoVisto = z.object({
  uid: z.guid(),
  nome: z.string(),
  tipo: z.enum(TIPOS_GUARDADOS),
  bytes: z.int(),
  paginas: z.int().nullable(),
  largura: z.int().nullable(),
  altura: z.int().nullable(),
  criadoEm: z.string(),
  situacao: z.enum(['GUARDADO', 'APAGADO']),
  /** Opens it for this reader, in their session, for 15 minutes: `/v1/arquivos/…`. Null once it was erased. */
  endereco: z.string().nullable(),
  /** A small picture of it, the same way; null of a PDF. */
  miniatura: z.string().nullable(),
});
export type ArquivoVisto = z.infer<typeof arquivoVisto>;
