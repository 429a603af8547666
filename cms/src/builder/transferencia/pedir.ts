import type { Sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import { TRANSFERENCIA } from '../../palavras/construtor/transferencia.ts';
import { type Recebidas, recebidas } from './relatorio.ts';

const recusa = z.object({ message: z.union([z.string(), z.array(z.string())]) });

/** POST /api/construtor/:id/receber: the sections as the page's brand can hold them, or a sentence saying why not. */
export async function pedirRecebimento(
  paginaId: number,
  hotsiteId: number,
  sessoes: readonly Sessao[],
): Promise<Recebidas | string> {
  let resposta: Response;
  try {
    resposta = await fetch(`/api/construtor/${paginaId}/receber`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hotsite: hotsiteId, sessoes }),
      signal: AbortSignal.timeout(60_000),
    });
  } catch {
    return TRANSFERENCIA.semConexao;
  }
  const corpo: unknown = await resposta.json().catch(() => null);
  const lidas = recebidas.safeParse(corpo);
  if (resposta.ok && lidas.success) return lidas.data;
  const motivo = recusa.safeParse(corpo);
  return motivo.success ? [motivo.data.message].flat().join(', ') : TRANSFERENCIA.asSecoesNaoPuderam;
}
