import { z } from 'zod';
import { arquivoVisto, TIPOS_GUARDADOS } from './arquivo.ts';
import { comandoId } from './identificador.ts';
import { instanteIso } from './leilao.ts';
import { MOTIVO_MAXIMO } from './motivo-do-documento.ts';
import { SITUACOES_DOCUMENTO } from './situacao-documento.ts';
import { texto } from './texto.ts';
import { EXIGENCIAS, LADOS, TIPOS_DOCUMENTO } from './tipo-de-documento.ts';

/** One file of a document. */
const arquivoDoDocumento = z.strictObject({
  uid: z.guid(),
  lado: z.enum(LADOS),
  nome: z.string().max(200),
  tipo: z.enum(TIPOS_GUARDADOS),
  enviadoEm: instanteIso,
  /** Of the bytes as sent. */
  sha256: z.string(),
});
export type ArquivoDoDocumento = z.infer<typeof arquivoDoDocumento>;

/** One line: it goes into messages of every channel. */
export const motivoDaDivergencia = texto(MOTIVO_MAXIMO).min(3, 'diga o motivo');

const autorizacaoSucata = z.strictObject({
  tipoAutorizacao: texto(60).min(2, 'diga qual é a autorização'),
  /** Null: no end. */
  validade: instanteIso.nullable(),
});
export type AutorizacaoSucata = z.infer<typeof autorizacaoSucata>;

/** A document that a client sent, as it is kept; `Cadastrado` while they put it together. A divergent one is answered by another, never changed. */
export const documentoCliente = z.strictObject({
  cliUid: z.guid(),
  tipo: z.enum(TIPOS_DOCUMENTO),
  situacao: z.enum(SITUACOES_DOCUMENTO),
  arquivos: z.array(arquivoDoDocumento).max(20),
  /** When the client asked for it to be looked at; null before. */
  enviadoEm: instanteIso.nullable(),
  /** The last word of the house on it. */
  decisao: z
    .strictObject({
      situacao: z.enum(['Aprovado', 'Divergente']),
      em: instanteIso,
      /** Uid of who decided. */
      por: z.string(),
      motivo: texto(MOTIVO_MAXIMO).nullable(),
    })
    .nullable(),
  /** What an approved scrap authorisation allows, and until when. */
  autorizacao: autorizacaoSucata.nullable(),
  /** Uid of the divergent document that this one answers. */
  responde: z.guid().nullable(),
  /** Unique while the document is open: a client has one of each type at a time. */
  chaveAberta: z.string().nullable(),
});
export type DocumentoCliente = z.infer<typeof documentoCliente>;

/** What the derivation looks at. */
export type FatosDoDocumento = Pick<DocumentoCliente, 'tipo' | 'situacao' | 'enviadoEm' | 'decisao'> & {
  uid: string;
};

/** What is in the file's form beside it. */
export const envioDeDocumento = z.strictObject({
  comandoId: comandoId.optional(),
  tipo: z.enum(TIPOS_DOCUMENTO),
  lado: z.enum(LADOS),
});

export const aprovacaoDeDocumento = z.strictObject({
  /** Only of a scrap authorisation, which is approved with it alone. */
  autorizacao: autorizacaoSucata.optional(),
});
export const divergenciaDeDocumento = z.strictObject({ motivo: motivoDaDivergencia });

/** A file of a document as answers show it. */
export const arquivoDoDocumentoVisto = arquivoVisto.extend({ lado: z.enum(LADOS) });
export type ArquivoDoDocumentoVisto = z.infer<typeof arquivoDoDocumentoVisto>;

/** A document as its client sees it: who decided stays with the house. */
export const documentoVisto = z.object({
  uid: z.guid(),
  id: z.int(),
  tipo: z.enum(TIPOS_DOCUMENTO),
  situacao: z.enum(SITUACOES_DOCUMENTO),
  enviadoEm: instanteIso.nullable(),
  decididoEm: instanteIso.nullable(),
  motivo: z.string().nullable(),
  responde: z.guid().nullable(),
  /** What still has to be photographed before it can be sent. */
  faltam: z.array(z.enum(LADOS)),
  arquivos: z.array(arquivoDoDocumentoVisto),
});
export type DocumentoVisto = z.infer<typeof documentoVisto>;

const exigenciaVista = z.object({
  exigencia: z.enum(EXIGENCIAS),
  situacao: z.enum(SITUACOES_DOCUMENTO),
  /** Any of these answers it. */
  tipos: z.array(z.enum(TIPOS_DOCUMENTO)),
});
/** GET /v1/cliente/documentos */
export const meusDocumentos = z.object({
  /** Of all that is asked for together: what bidding goes by. */
  situacao: z.enum(SITUACOES_DOCUMENTO),
  /** Whether the brand asks for them before the first bid. */
  obrigatorios: z.boolean(),
  exigencias: z.array(exigenciaVista),
  /** Why the house found all of it divergent, where it said so of all at once; what it said of one document stands there. */
  motivo: z.string().nullable(),
  /** What this client may send besides. */
  outros: z.array(z.enum(TIPOS_DOCUMENTO)),
  itens: z.array(documentoVisto),
});
export type MeusDocumentos = z.infer<typeof meusDocumentos>;
