import type { RecorteDoEstoque } from '@martelo/shared/estoque';
import { IDADES, PREPAROS } from '@martelo/shared/estoque-preparo';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export const CAMPOS = ['preparo', 'idade', 'patioId', 'carteiraId'] as const;

const numero = (texto: string | null): number | undefined =>
  texto !== null && /^\d{1,9}$/.test(texto) ? Number(texto) : undefined;

/** What an address asks for; of what nobody could have asked, nothing. */
export function lerRecorte(busca: URLSearchParams): RecorteDoEstoque {
  const preparo = PREPAROS.find((um) => um === busca.get('preparo'));
  const idade = IDADES.find((uma) => uma === busca.get('idade'));
  const [patioId, carteiraId] = [numero(busca.get('patioId')), numero(busca.get('carteiraId'))];
  return {
    ...(preparo && { preparo }),
    ...(idade && { idade }),
    ...(patioId !== undefined && { patioId }),
    ...(carteiraId !== undefined && { carteiraId }),
  };
}

export const buscaDe = (recorte: RecorteDoEstoque): string =>
  String(
    new URLSearchParams(
      CAMPOS.flatMap((campo) => (recorte[campo] === undefined ? [] : [[campo, String(recorte[campo])]])),
    ),
  );

/** What of the stock is looked at stands in the address; whoever presses what is chosen lets go of it. */
export function useRecorte() {
  const [busca] = useSearchParams();
  const recorte = useMemo(() => lerRecorte(busca), [busca]);
  const com = useCallback(
    (mudanca: RecorteDoEstoque) => {
      const [campo, valor] = Object.entries(mudanca)[0] as [keyof RecorteDoEstoque, never];
      const { [campo]: antes, ...resto } = recorte;
      return { search: buscaDe(antes === valor ? resto : { ...resto, ...mudanca }) };
    },
    [recorte],
  );
  return { recorte, com };
}
