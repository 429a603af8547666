import { type PaginaSite, pagina } from '@martelo/shared/pagina';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
import type { AgendamentoAtivo } from '../servidor/agendamento-ativo.ts';
import type { Versao } from '../servidor/versoes.ts';

/** A call that failed, in words for a person. */
export class Recusa extends Error {}

export const buscarVersoes = (id: number): Promise<Versao[]> => chamar(`/api/construtor/${id}/versoes`);

export const buscarVersao = async (id: number, versao: string): Promise<PaginaSite> =>
  pagina.parse(await chamar(`/api/construtor/${id}/versoes/${versao}`));

export const agendar = (
  id: number,
  pedido: { revisao: number; publicarEm: string; despublicarEm: string | null },
): Promise<AgendamentoAtivo> => chamar(`/api/construtor/${id}/agendamento`, 'POST', pedido);

export const cancelarAgendamento = (id: number): Promise<null> =>
  chamar(`/api/construtor/${id}/agendamento`, 'DELETE');

/** Our own server wrote the answer from the types named here. */
async function chamar<T>(endereco: string, method = 'GET', corpo?: unknown): Promise<T> {
  let resposta: Response;
  try {
    resposta = await fetch(endereco, {
      method,
      ...(corpo !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(corpo),
      }),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw new Recusa(VERSOES.semConexao);
  }
  const lido: unknown = await resposta.json().catch(() => null);
  if (resposta.ok) return lido as T;
  const { message } = (lido ?? {}) as { message?: string | string[] };
  throw new Recusa([message ?? VERSOES.naoFoiPossivel].flat().join(', '));
}
