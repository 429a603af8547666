import { z } from 'zod';
import { AVARIAS, DESENHOS, GRAVIDADES } from '../vistorias/desenho.ts';
import { cabecalho, linhaDoLivroNoPapel } from './comum.ts';

/** Photographs that one paper holds: what is more is counted on it. */
export const FOTOS_NO_LAUDO = 40;

/**
 * An inspection on paper. GET /v1/documentos/laudo-vistoria/{uid}, for who reads inspections: all that was answered.
 * GET /v1/documentos/laudo-vistoria/do-lote/{uid}, for whoever sees the lot: what the lot shows of it, which names nobody.
 */
export const laudoImpresso = z.strictObject({
  hotsite: cabecalho.hotsite,
  /** What the code on it opens: where the vehicle's chain of custody is verified, or the inspection's screen. */
  url: cabecalho.url,
  para: z.enum(['EQUIPE', 'PUBLICO']),
  /** The inspection's small number. */
  numero: z.int().positive(),
  tipoNome: z.string(),
  versao: z.int().positive(),
  realizadaEm: z.iso.datetime(),
  /** Null for whoever is not of the house. */
  realizadaPor: z.string().nullable(),
  /** That it corrects another, by its small number. */
  corrige: z.int().positive().nullable(),
  lote: z.strictObject({ numero: z.string(), nome: z.string() }),
  detalhes: z.array(z.strictObject({ nome: z.string(), valor: z.string() })),
  categorias: z.array(
    z.strictObject({
      nome: z.string(),
      itens: z.array(z.strictObject({ nome: z.string(), resposta: z.string() })),
    }),
  ),
  desenhos: z.array(
    z.strictObject({
      nome: z.string(),
      desenho: z.enum(DESENHOS),
      marcas: z.array(
        z.strictObject({
          painel: z.string(),
          avaria: z.enum(AVARIAS),
          gravidade: z.enum(GRAVIDADES),
          nota: z.string().nullable(),
        }),
      ),
    }),
  ),
  fotos: z
    .array(
      z.strictObject({
        nome: z.string(),
        /** Of the whole picture, as the chain of custody has it. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        /** A small JPEG of it, base64. */
        imagem: z.base64(),
      }),
    )
    .max(FOTOS_NO_LAUDO),
  /** How many there are besides. */
  fotosDeFora: z.int().min(0),
  assinaturas: z.array(
    z.strictObject({
      nome: z.string(),
      quem: z.string(),
      /** Strokes as x, y, x, y … from 0 to 1000. */
      tracos: z.array(z.array(z.number())),
    }),
  ),
  /** The line of the vehicle's chain of custody that says that it was done; null while it was not written yet. */
  custodia: linhaDoLivroNoPapel.nullable(),
});
export type LaudoImpresso = z.infer<typeof laudoImpresso>;
