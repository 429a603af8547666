import { type Sessao, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import type { RespostaSalvar } from './salvador.ts';

const salva = z.object({ revisao: z.number(), quando: z.string() });
const conflito = z.object({
  codigo: z.literal('REVISAO_DESATUALIZADA'),
  revisao: z.number(),
  sessoes: z.array(sessao),
  quem: z.string(),
  quando: z.string(),
});
const recusa = z.object({ message: z.union([z.string(), z.array(z.string())]) });

/** PATCH /api/construtor/:id */
export const enviarRascunho = (
  id: string | number,
  revisao: number,
  sessoes: readonly Sessao[],
): Promise<RespostaSalvar> => chamar(`/api/construtor/${id}`, 'PATCH', { revisao, sessoes });

/** POST /api/construtor/:id/publicar */
export const enviarPublicacao = (id: string | number, revisao: number): Promise<RespostaSalvar> =>
  chamar(`/api/construtor/${id}/publicar`, 'POST', { revisao });

async function chamar(endereco: string, method: string, dados: unknown): Promise<RespostaSalvar> {
  let resposta: Response;
  try {
    resposta = await fetch(endereco, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(dados),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    return { tipo: 'sem-conexao' };
  }
  const corpo: unknown = await resposta.json().catch(() => null);
  if (resposta.ok) return { tipo: 'salvo', ...salva.parse(corpo) };
  const outra = conflito.safeParse(corpo);
  if (outra.success) return { tipo: 'conflito', conflito: outra.data };
  if (resposta.status >= 500) return { tipo: 'sem-conexao' };
  const lida = recusa.safeParse(corpo);
  return {
    tipo: 'recusado',
    mensagem: lida.success ? [lida.data.message].flat().join(', ') : 'Não foi possível salvar.',
  };
}
