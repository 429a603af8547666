import { useGetManyAggregate } from 'ra-core';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { tituloDe } from './valor.ts';

/** What records of a kind are called, by their small numbers; the number where nobody knows (yet), and where the kind is not theirs who looks. */
export function useNomes(especie: string | null, ids: readonly number[]): (id: number) => string {
  const recurso = useCasa().recursos.get(especie ?? '');
  const { data = [] } = useGetManyAggregate<Registro>(
    especie ?? '',
    { ids: [...ids] },
    { enabled: recurso !== undefined && ids.length > 0 },
  );
  return (id) => {
    const achado = recurso && data.find((um) => um?.id === id);
    return achado ? tituloDe(recurso, achado) : String(id);
  };
}
