import type { Payload } from 'payload';
import type { Agendamento } from '../../payload-types.ts';

/** A publication to come, or one on air that will end. */
export interface AgendamentoAtivo {
  id: number;
  estado: 'aguardando' | 'no-ar';
  publicarEm: string;
  despublicarEm: string | null;
  nome: string;
  criadoEm: string;
}

const ATIVOS = ['aguardando', 'no-ar'];

export async function agendamentoAtivo(payload: Payload, pagina: number): Promise<AgendamentoAtivo | null> {
  const { docs } = await payload.find({
    collection: 'agendamentos',
    where: { and: [{ pagina: { equals: pagina } }, { estado: { in: ATIVOS } }] },
    limit: 1,
    depth: 0,
  });
  return docs[0] ? comoAtivo(docs[0]) : null;
}

export const comoAtivo = (linha: Agendamento): AgendamentoAtivo => ({
  id: linha.id,
  estado: linha.estado as AgendamentoAtivo['estado'],
  publicarEm: linha.publicarEm,
  despublicarEm: linha.despublicarEm ?? null,
  nome: linha.nome,
  criadoEm: linha.createdAt,
});
