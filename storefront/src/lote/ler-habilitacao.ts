import { motor } from '../sessao/sessao.ts';
import type { Habilitacao } from './dados-painel.ts';

/** Where one stands with an auction that habilitates. Null when the engine did not say: then its refusal does. */
export async function lerHabilitacao(leiUid: string): Promise<Habilitacao | null> {
  const resposta = await motor<Habilitacao>(`/v1/leiloes/${leiUid}/habilitacao`);
  if (resposta.tipo === 'recusa') return { situacao: null, motivo: null };
  return resposta.tipo === 'ok' ? { situacao: resposta.corpo.situacao, motivo: resposta.corpo.motivo } : null;
}
