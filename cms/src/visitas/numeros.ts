import { ultimosDias, type VisitasDoDia, visitasDosDias } from '@martelo/shared/visitas/por-dia';
import type { Payload } from 'payload';

/** A number for each of the last days, São Paulo, oldest first; days nobody came are zero. */
export async function visitasPorDia(
  payload: Payload,
  {
    hotsite,
    uri,
    dias = 30,
    agora = Date.now(),
  }: { hotsite: number; uri: string; dias?: number; agora?: number },
): Promise<VisitasDoDia[]> {
  const todos = ultimosDias(dias, agora);
  const { docs } = await payload.find({
    collection: 'visitas',
    where: {
      and: [
        { hotsite: { equals: hotsite } },
        { uri: { equals: uri } },
        { dia: { greater_than_equal: todos[0] as string } },
      ],
    },
    pagination: false,
    depth: 0,
  });
  return visitasDosDias(todos, docs);
}
