'use client';

import {
  type ButtonHTMLAttributes,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { LEITOR_PALAVRAS as P } from '../palavras/leitor.ts';
import type { NomeIcone } from '../site/ui/Icone.tsx';
import type { Procurado } from './ler.ts';

export interface PropsDoBotaoDeLer extends ButtonHTMLAttributes<HTMLButtonElement> {
  variante?: 'primario' | 'normal' | 'leve';
  icone?: NomeIcone;
  children: ReactNode;
}
export interface PropsDeLer {
  procurado: Procurado;
  /** What is read, as the button's name ends: of several on a page each has another. */
  campo: string;
  /** What was read. It stands in the field then, to be put right by hand: nothing is sent by it. */
  aoLer: (lido: string) => void;
  /** The button of where it stands. */
  Botao: ComponentType<PropsDoBotaoDeLer>;
}

const Visor = lazy(() => import('./Visor.tsx').then((m) => ({ default: m.Visor })));

/** Below a field: has a camera, or a photograph, read what belongs into it. */
export function LerComCamera(props: PropsDeLer) {
  const [aberto, abrir] = useState(false);
  const { Botao, campo } = props;
  return aberto ? (
    <Suspense fallback={<p role="status">{P.abrindo}</p>}>
      <Visor {...props} aoFechar={() => abrir(false)} />
    </Suspense>
  ) : (
    <Botao icone="camera" aria-label={P.lerO(campo)} onClick={() => abrir(true)}>
      {P.ler}
    </Botao>
  );
}
