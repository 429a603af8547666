import { sessao } from '@martelo/shared/pagina';
import type { DaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { z } from 'zod';

const canal = z.literal('martelo-previa');
const id = z.string().max(40);
const sessaoId = id;
const mensagem = z.discriminatedUnion('tipo', [
  z.object({ canal, tipo: z.literal('pronta') }),
  z.object({ canal, tipo: z.literal('pintada'), revisao: z.number() }),
  z.object({
    canal,
    tipo: z.literal('clicada'),
    sessaoId,
    como: z.enum(['so', 'alternar', 'ate']),
  }),
  z.object({
    canal,
    tipo: z.literal('medidas'),
    sessoes: z
      .array(
        z.object({
          id,
          topo: z.number(),
          altura: z.number().min(0),
          esquerda: z.number(),
          largura: z.number().min(0),
        }),
      )
      .max(300),
  }),
  z.object({
    canal,
    tipo: z.literal('escrita'),
    sessaoId,
    itemId: id.nullable(),
    campo: z.enum(['titulo', 'subtitulo', 'textoBotao']),
    // However long: what does not fit is kept unsaved and said in words, like anywhere else.
    antes: z.string().max(100_000),
    valor: z.string().max(100_000).nullable(),
    fim: z.boolean(),
  }),
  z.object({ canal, tipo: z.literal('propriedades'), sessaoId }),
  z.object({
    canal,
    tipo: z.literal('margem'),
    sessaoId,
    campo: z.enum(['margemCabecalho', 'margemRodape']),
    valor: sessao.shape.margemCabecalho.unwrap(),
  }),
  z.object({
    canal,
    tipo: z.literal('acao'),
    sessaoId,
    acao: z.enum(['subir', 'descer', 'metade', 'inteira', 'duplicar', 'apagar']),
  }),
  z.object({
    canal,
    tipo: z.literal('carregada'),
    sessaoId,
    fase: z.enum(['pegou', 'moveu', 'soltou', 'cancelou']),
    x: z.number(),
    y: z.number(),
  }),
]);

/** A message of the canvas, or null when it is from elsewhere or not one of ours. */
export function mensagemDaPrevia(
  evento: { origin: string; source?: unknown; data: unknown },
  origemEsperada: string,
  quadro: unknown,
): DaPrevia | null {
  if (evento.origin !== origemEsperada || !quadro || evento.source !== quadro) return null;
  const lida = mensagem.safeParse(evento.data);
  return lida.success ? lida.data : null;
}
