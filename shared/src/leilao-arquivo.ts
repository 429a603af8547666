import { z } from 'zod';
import { enderecoDeArquivo } from './endereco-de-arquivo.ts';
import { textoLivre } from './texto.ts';

/** What a file of an auction is. */
export const TIPOS_ARQUIVO_LEILAO = [
  'EDITAL',
  'REGULAMENTO',
  'ORDEM_VISITACAO',
  'ORDEM_ENTRADA',
  'OUTRO',
] as const;
export type TipoArquivoLeilao = (typeof TIPOS_ARQUIVO_LEILAO)[number];

export const ROTULOS_ARQUIVO_LEILAO: Record<TipoArquivoLeilao, string> = {
  EDITAL: 'Edital',
  REGULAMENTO: 'Regulamento',
  ORDEM_VISITACAO: 'Ordem de visitação',
  ORDEM_ENTRADA: 'Ordem de entrada',
  OUTRO: 'Documento',
};

/** A file that goes with an auction. `tamanho` in bytes, where it is known. */
export const arquivoDoLeilao = z.strictObject({
  tipo: z.enum(TIPOS_ARQUIVO_LEILAO).default('OUTRO'),
  nome: textoLivre(200).min(1),
  url: enderecoDeArquivo,
  tamanho: z.int().min(0).optional(),
});
export type ArquivoDoLeilao = z.infer<typeof arquivoDoLeilao>;

/** One auction and its files, as GET /v1/leiloes/arquivos/lista-site answers them. */
export const arquivosDoLeilao = z.strictObject({
  leilao: z.strictObject({
    id: z.int(),
    uid: z.guid(),
    nome: z.string(),
    data: z.string(),
    cidade: z.string().nullable(),
  }),
  arquivos: z.array(
    arquivoDoLeilao.extend({
      tamanho: z.int().nullable(),
      /** "PDF", "XLSX" … from its address; null when that does not say. */
      extensao: z.string().nullable(),
    }),
  ),
});
export type ArquivosDoLeilao = z.infer<typeof arquivosDoLeilao>;
