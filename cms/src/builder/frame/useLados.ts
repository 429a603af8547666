'use client';

import { useCallback, useState } from 'react';

export type Lado = 'esquerda' | 'direita';
/** `null`: as the window's width has it — open beside the canvas, closed where they would lie over it. */
export type Lados = Record<Lado, boolean | null>;

const ESTREITO = '(max-width: 1023px)';

/** The two sides of the canvas: whether each is open. On a narrow window one at a time lies over the canvas. */
export function useLados() {
  const [lados, setLados] = useState<Lados>({ esquerda: null, direita: null });
  const mudar = useCallback((lado: Lado, aberto?: boolean) => {
    setLados((atuais) => {
      const estreito = window.matchMedia(ESTREITO).matches;
      const novo = aberto ?? !(atuais[lado] ?? !estreito);
      if (novo === (atuais[lado] ?? !estreito)) return atuais;
      const outro: Lado = lado === 'esquerda' ? 'direita' : 'esquerda';
      return { ...atuais, [lado]: novo, ...(estreito && novo && { [outro]: false }) };
    });
  }, []);
  return { lados, mudar };
}

/** For a grid that reads `data-esquerda` and `data-direita`. */
export const comoAtributo = (aberto: boolean | null): string | undefined =>
  aberto === null ? undefined : aberto ? 'aberta' : 'fechada';
