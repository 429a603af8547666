'use client';

import { createContext, useContext } from 'react';
import { PRESENCA } from '../../palavras/construtor/presenca.ts';
import type { Presente } from '../modelo/entrada.ts';
import { CORES, iniciais } from './pessoas.ts';
import estilos from './presentes.module.css';

const NINGUEM: readonly Presente[] = [];
/** Everybody else on the page. A context, so that someone's coming or going draws no row again but its own mark. */
export const ContextoPresentes = createContext<readonly Presente[]>(NINGUEM);

/** Who has this section selected right now. */
export function QuemEstaAqui({ sessaoId }: { sessaoId: string }) {
  const aqui = useContext(ContextoPresentes).filter(({ selecionadas }) => selecionadas.includes(sessaoId));
  if (aqui.length === 0) return null;
  return (
    <span className={estilos.aqui}>
      {aqui.slice(0, 3).map(({ janela, nome, cor }) => (
        <span
          key={janela}
          style={{ background: CORES[cor] }}
          role="img"
          aria-label={PRESENCA.estaAqui(nome)}
          title={nome}
        >
          {iniciais(nome)}
        </span>
      ))}
    </span>
  );
}
