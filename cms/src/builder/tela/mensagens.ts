import type { DaPrevia } from '@martelo/storefront/previa/protocolo';
import { z } from 'zod';

const canal = z.literal('martelo-previa');
const mensagem = z.discriminatedUnion('tipo', [
  z.object({ canal, tipo: z.literal('pronta') }),
  z.object({ canal, tipo: z.literal('pintada'), revisao: z.number() }),
  z.object({ canal, tipo: z.literal('clicada'), sessaoId: z.string().max(40) }),
  z.object({
    canal,
    tipo: z.literal('medidas'),
    sessoes: z
      .array(z.object({ id: z.string().max(40), topo: z.number(), altura: z.number().min(0) }))
      .max(300),
  }),
]);

/** A message of the canvas, or null when it is from elsewhere or not one of ours. */
export function mensagemDaPrevia(
  evento: { origin: string; data: unknown },
  origemEsperada: string,
): DaPrevia | null {
  if (evento.origin !== origemEsperada) return null;
  const lida = mensagem.safeParse(evento.data);
  return lida.success ? lida.data : null;
}
