import type { Payload } from 'payload';
import { diaEmSaoPaulo } from './dia.ts';

export interface VisitasDoDia {
  dia: string;
  visualizacoes: number;
  visitantes: number;
}

const DIA_MS = 86_400_000;

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
  const todos = Array.from({ length: dias }, (_, i) => diaEmSaoPaulo(agora - (dias - 1 - i) * DIA_MS));
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
  const porDia = new Map(docs.map((um) => [um.dia, um]));
  return todos.map((dia) => ({
    dia,
    visualizacoes: porDia.get(dia)?.visualizacoes ?? 0,
    visitantes: porDia.get(dia)?.visitantes ?? 0,
  }));
}
