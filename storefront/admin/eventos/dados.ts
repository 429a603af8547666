import type { EventoEscrita } from '@martelo/shared/convidado.esquema';
import { useQuery } from '@tanstack/react-query';
import { chamar, type Recusa } from '../dados/chamar.ts';

export type EventoListado = EventoEscrita & { uid: string; id: number };

/** As many as a choice has. */
const RECENTES = 100;

/** The latest events, the newest first. */
export const useEventos = () =>
  useQuery<{ itens: EventoListado[]; total: number }, Recusa>({
    queryKey: ['evento', 'recentes'],
    queryFn: ({ signal }) =>
      chamar('GET', `/v1/eventos?ordenar=inicio&ordem=desc&porPagina=${RECENTES}`, { signal }),
    retry: false,
  });
