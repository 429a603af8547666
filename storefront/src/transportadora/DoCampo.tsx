'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Linha } from '../campo/Linha.tsx';
import { levarPaginas } from '../campo/levar.ts';
import { useAoEnviar, useCampo } from '../campo/usar-campo.ts';
import { CAMINHO_DA_TRANSPORTADORA } from './papel.ts';

/** Above the list: what waits to be sent. With it everything of the day is taken along, to open without network. */
export function DoCampo({ dono, paginas }: { dono: string; paginas: readonly string[] }) {
  const router = useRouter();
  const { andamento } = useCampo(dono);
  useAoEnviar(andamento, () => router.refresh());
  const todas = [CAMINHO_DA_TRANSPORTADORA, ...paginas].join(' ');
  useEffect(() => {
    void levarPaginas(dono, CAMINHO_DA_TRANSPORTADORA, todas.split(' ')).catch(() => {});
  }, [dono, todas]);
  return <Linha dono={dono} />;
}
