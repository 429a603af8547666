import type { CampoDescrito } from '@martelo/shared/recurso';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { NomeIcone } from '../../src/site/ui/Icone.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

/** Its question has a form in it, which is fetched when it is asked. */
const Perguntar = lazy(() => import('./Perguntar.tsx'));

/** An act on a sale, one of its rows or its items: the button, what is asked with it, and the call that does it. */
export interface Ato {
  rotulo: string;
  titulo?: string;
  explica: string;
  metodo: 'POST' | 'PUT';
  caminho: string;
  campos?: readonly CampoDescrito[];
  /** What goes without saying where it is asked. */
  fixos?: Readonly<Record<string, unknown>>;
  /** Asked otherwise than by fields: what stands in the question, and what of it is sent; null while it says nothing yet. */
  miolo?: (escrever: (corpo: Record<string, unknown> | null) => void) => ReactNode;
  /** Said where `miolo` has nothing to send. */
  falta?: string;
  variante?: 'primario' | 'perigo';
  icone?: NomeIcone;
}

export function AtoDaVenda({
  ato,
  revisao,
  leve = false,
  aoFazer,
}: {
  ato: Ato;
  revisao: number;
  leve?: boolean;
  /** What the call answered. */
  aoFazer: (resposta: Record<string, unknown> | null) => void;
}) {
  const [aberto, abrir] = useState(false);
  const online = useOnline();
  const { rotulo, icone, variante } = ato;
  return (
    <>
      <Botao
        {...{ icone }}
        variante={leve ? 'leve' : variante === 'perigo' ? 'perigo' : 'normal'}
        disabled={!online}
        onClick={() => abrir(true)}
      >
        {rotulo}
      </Botao>
      {aberto && (
        <Suspense>
          <Perguntar {...{ ato, revisao, aoFazer }} aoFechar={() => abrir(false)} />
        </Suspense>
      )}
    </>
  );
}
