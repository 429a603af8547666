'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useAvisosDoCliente } from '../live/usar.ts';

/** Several messages of one commit are one reason to look. */
const JUNTAR_MS = 300;

/** Renders the page again whenever the server tells this client of something of theirs. */
export function AtualizarAoVivo() {
  const avisos = useAvisosDoCliente();
  const vistos = useRef(avisos);
  const router = useRouter();
  useEffect(() => {
    if (vistos.current === avisos) return;
    const espera = setTimeout(() => {
      vistos.current = avisos;
      router.refresh();
    }, JUNTAR_MS);
    return () => clearTimeout(espera);
  }, [avisos, router]);
  return null;
}
