import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chamar, type Recusa } from '../dados/chamar.ts';

export interface PatioDeQuemRecebe {
  uid: string;
  id: number;
  nome: string;
}
/** Where somebody let vehicles in last: they stand there for the day. */
const LEMBRADO = 'martelo:patio-da-entrada';

/** The yards where who works here lets vehicles in, and the one that they stand at. @param comecaEm uid of another one that is meant first */
export function usePatioDaEntrada(comecaEm: string | null = null) {
  const [dito, dizer] = useState(comecaEm);
  const [patioId, escolher] = useState<number | null>(() => Number(localStorage.getItem(LEMBRADO)) || null);
  const patios = useQuery<{ itens: PatioDeQuemRecebe[] }, Recusa>({
    queryKey: ['estadia', 'meus-patios'],
    queryFn: ({ signal }) => chamar('GET', '/v1/estadias/patios', { signal }),
    retry: false,
  });
  const itens = patios.data?.itens ?? [];
  return {
    patios,
    itens,
    patio:
      itens.find(({ uid }) => uid === dito) ??
      itens.find(({ id }) => id === patioId) ??
      (itens.length === 1 ? itens[0]! : null),
    escolher(valor: string): void {
      dizer(null);
      escolher(Number(valor) || null);
      localStorage.setItem(LEMBRADO, valor);
    },
  };
}
