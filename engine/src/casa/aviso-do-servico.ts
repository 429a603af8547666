import { z } from 'zod';
import type { ServicoDeEstadia } from './servico-de-estadia.ts';

export const avisoDoServico = z.strictObject({
  evento: z.enum(['servico-agendado', 'servico-realizado', 'servico-cancelado']),
  inicio: z.string().nullable(),
  motivo: z.string(),
});
export type AvisoDoServico = z.output<typeof avisoDoServico>;

/** What a change of a service is told as, to the buyer who asked for it; null: nothing. */
export function avisoDe(antes: ServicoDeEstadia | null, depois: ServicoDeEstadia): AvisoDoServico | null {
  const { situacao, inicio, motivo, vendaId } = depois;
  if (vendaId === null || (antes?.situacao === situacao && antes.inicio === inicio)) return null;
  const dito = { inicio, motivo: motivo ?? '' };
  switch (situacao) {
    case 'SOLICITADO':
      return null;
    case 'AGENDADO':
      return { evento: 'servico-agendado', ...dito };
    case 'REALIZADO':
      return { evento: 'servico-realizado', ...dito };
    case 'CANCELADO':
      return { evento: 'servico-cancelado', ...dito };
  }
}
