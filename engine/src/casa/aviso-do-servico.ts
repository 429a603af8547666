import type { SituacaoServico } from '@martelo/shared/estadias/servico';
import { z } from 'zod';

export const avisoDoServico = z.strictObject({
  evento: z.enum(['servico-agendado', 'servico-realizado', 'servico-cancelado']),
  inicio: z.string().nullable(),
  motivo: z.string(),
});
export type AvisoDoServico = z.output<typeof avisoDoServico>;

/** What is looked at of a service. */
interface Servico {
  situacao: SituacaoServico;
  inicio: string | null;
  motivo: string | null;
  vendaId: number | null;
}

/** What a change of a service is told as, to the buyer who asked for it; null: nothing. */
export function avisoDe(antes: Servico | null, depois: Servico): AvisoDoServico | null {
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
