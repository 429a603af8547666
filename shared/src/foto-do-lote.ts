import { z } from 'zod';
import { comandoId } from './identificador.ts';
import { instanteIso } from './leilao.ts';
import { modeloDoLote } from './modelo-de-fotos.esquema.ts';
import { VISTAS } from './modelo-de-fotos.ts';
import { MOTIVO_MAXIMO } from './motivo-do-documento.ts';
import { texto } from './texto.ts';

export const SITUACOES_FOTO = ['PENDENTE', 'APROVADA', 'REPROVADA', 'RETIRADA'] as const;
export type SituacaoFoto = (typeof SITUACOES_FOTO)[number];
export const ROTULOS_SITUACAO_FOTO: Record<SituacaoFoto, string> = {
  PENDENTE: 'A aprovar',
  APROVADA: 'Aprovada',
  REPROVADA: 'Reprovada',
  RETIRADA: 'Retirada',
};

export const ORIGENS_FOTO = ['EQUIPE', 'PATIO', 'COMITENTE'] as const;
export type OrigemFoto = (typeof ORIGENS_FOTO)[number];
export const ROTULOS_ORIGEM_FOTO: Record<OrigemFoto, string> = {
  EQUIPE: 'Equipe',
  PATIO: 'Pátio',
  COMITENTE: 'Comitente',
};

const parte = z.number().min(0).max(1);
/** The part of a picture that is shown, in shares of its width and height; all of it where there is none. */
export const recorteDaFoto = z.strictObject({
  x: parte,
  y: parte,
  largura: parte.min(0.05),
  altura: parte.min(0.05),
});
export type RecorteDaFoto = z.infer<typeof recorteDaFoto>;

/** A picture that somebody sent of a lot, as it is kept beside its file. */
export const fotoDoLote = z.strictObject({
  leiUid: z.guid(),
  lelUid: z.guid(),
  /** Of the catalogue, when it was sent: for who looks for it in the list. */
  loteNome: z.string(),
  /** What is shown, and what was sent, which differ where it was cropped. */
  arquivoUid: z.guid(),
  originalUid: z.guid(),
  /** Of what is shown: its address (`caminhoDaFotoEnviada`). */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  nome: z.string().max(200),
  largura: z.int().positive(),
  altura: z.int().positive(),
  recorte: recorteDaFoto.nullable(),
  origem: z.enum(ORIGENS_FOTO),
  /** Uid of who sent it. */
  enviadaPor: z.string(),
  enviadaEm: instanteIso,
  /** Of a part: the content that it was cut from. */
  inteiraSha256: z.string().nullable().optional(),
  /** Of pictures that come together, the lower first. */
  ordem: z.int().min(0),
  situacao: z.enum(SITUACOES_FOTO),
  decididaPor: z.string().nullable(),
  decididaEm: instanteIso.nullable(),
  motivo: texto(MOTIVO_MAXIMO).nullable(),
  /** What it shows, of what models ask for; null where nobody said. */
  vista: z.enum(VISTAS).nullable().optional(),
  /** Of one that was taken out: in how many other lots what it shows was then; null to who may not look at those. */
  outrosLotes: z.int().min(0).nullable().optional(),
  /** Lot and content, unique until it is taken out: a lot has no picture twice. */
  chave: z.string().nullable(),
});
export type FotoDoLote = z.infer<typeof fotoDoLote>;

/** The form that a picture comes in, beside its file. */
export const envioDeFotoDoLote = z.strictObject({
  comandoId,
  /** Fields of a form are words. */
  ordem: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  vista: z.enum(VISTAS).optional(),
});

export const reprovacaoDeFoto = z.strictObject({
  motivo: texto(MOTIVO_MAXIMO).min(3, 'diga o motivo'),
});

/** What a picture is said to show; null: nothing that a model asks for. */
export const posicionamentoDeFoto = z.strictObject({ vista: z.enum(VISTAS).nullable() });

/** A picture as answers show it to whoever may read it. */
export const fotoVista = z.object({
  uid: z.guid(),
  id: z.int(),
  revisao: z.int(),
  lelUid: z.guid(),
  leiUid: z.guid(),
  loteNome: z.string(),
  nome: z.string(),
  situacao: z.enum(SITUACOES_FOTO),
  origem: z.enum(ORIGENS_FOTO),
  enviadaEm: z.string(),
  motivo: z.string().nullable(),
  largura: z.int(),
  altura: z.int(),
  recorte: recorteDaFoto.nullable(),
  vista: z.enum(VISTAS).nullable(),
  /** Where everybody sees it, once it is approved and on its lot; in `fotosUrls` by this name. */
  url: z.string(),
  /** Open it for this reader, in their session, for 15 minutes; what was sent is there where it is not what is shown. */
  endereco: z.string().nullable(),
  miniatura: z.string().nullable(),
  original: z.string().nullable(),
});
export type FotoVista = z.infer<typeof fotoVista>;
export const fotosVistas = z.object({
  itens: z.array(fotoVista),
  modelo: modeloDoLote.nullable().describe('O que o modelo do tipo do lote pede; null onde não há'),
});

/** What waits to be looked at, the oldest first; `total` with those that do not fit. */
export const fotosAAprovar = z.object({
  itens: z.array(fotoVista),
  total: z.int(),
  modelos: z
    .array(modeloDoLote.extend({ lelUid: z.guid() }))
    .describe('Dos lotes destas fotos, o que o modelo de cada um pede'),
});
