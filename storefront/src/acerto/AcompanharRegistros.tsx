'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { aCadaLigacao, aoReceber, avisar, ligar, pedir } from '../live/conexao.ts';

/** Several writes of one act are one look. */
const JUNTAR_MS = 300;

/** Reads the page again when the engine tells that a record of a kind was written; a question that is being answered is left alone. */
export function AcompanharRegistros({ recurso }: { recurso: string }) {
  const router = useRouter();
  useEffect(() => {
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const conferir = () => {
      clearTimeout(relogio);
      relogio = setTimeout(() => {
        if (document.querySelector('dialog[open]') === null) router.refresh();
        else conferir();
      }, JUNTAR_MS);
    };
    void ligar();
    const paradas = [
      aCadaLigacao(() => {
        // What was written while nobody told of it: since the page was drawn, or without a connection.
        pedir('acompanhar-registros', { recurso })
          .then(conferir)
          .catch(() => {});
      }),
      aoReceber('on-registro', (dados) => {
        if ((dados as { recurso?: string }).recurso === recurso) conferir();
      }),
    ];
    return () => {
      clearTimeout(relogio);
      for (const parar of paradas) parar();
      avisar('deixar-registros', { recurso });
    };
  }, [recurso, router]);
  return null;
}
