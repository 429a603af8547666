'use client';

import { useEffect, useRef, useState } from 'react';
import type { Campo } from './campo.ts';

/** Where what somebody is writing lies: nothing that is forgotten as somebody else signs in. */
const lugar = (onde: string): string => `rascunho ${onde}`;

/**
 * What somebody is writing, kept on this phone as it is written: a page that dies has cost nothing.
 * @param onde of what, e.g. `estadia/<uid> entrar`
 * @param vazio what it is before anything is written; one object for ever
 */
export function useRascunho<T extends object>(campo: Campo | null, onde: string, vazio: T) {
  const [escrito, por] = useState(vazio);
  const [lido, ler] = useState(false);
  /** The phone is full: what is written is on this page alone. */
  const [semEspaco, faltarEspaco] = useState(false);
  const agora = useRef<Partial<T>>({});
  // One after the other: what was written last is what is kept.
  const guardando = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (campo === null) return;
    let fora = false;
    const { deposito, dono } = campo;
    void deposito
      .leitura(dono, lugar(onde))
      .catch(() => null)
      .then((lida) => {
        if (fora) return;
        // What was written before it was read stands.
        agora.current = { ...(lida?.corpo as Partial<T> | undefined), ...agora.current };
        por({ ...vazio, ...agora.current });
        ler(true);
      });
    return () => {
      fora = true;
    };
  }, [campo, onde, vazio]);
  const depois = (fazer: (um: Campo) => Promise<unknown>): Promise<void> => {
    guardando.current = guardando.current.then(async () => {
      if (campo === null) return;
      await fazer(campo).then(
        () => faltarEspaco(false),
        () => faltarEspaco(true),
      );
    });
    return guardando.current;
  };
  return {
    ...{ escrito, lido, semEspaco },
    escrever(mudancas: Partial<T>): void {
      agora.current = { ...agora.current, ...mudancas };
      por({ ...vazio, ...agora.current });
      const novo = agora.current;
      void depois(({ deposito, dono }) => deposito.guardarLeitura(dono, lugar(onde), novo));
    },
    /** It is done with. */
    esquecer: (): Promise<void> => depois((um) => esquecerRascunho(um, onde)),
  };
}

export const esquecerRascunho = ({ deposito, dono }: Campo, onde: string): Promise<void> =>
  deposito.esquecerLeitura(dono, lugar(onde));
