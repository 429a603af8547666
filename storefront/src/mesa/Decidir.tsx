'use client';

import { Botao } from '../site/ui/Botao.tsx';
import estilo from './mesa.module.css';

/** The two ways to decide, in sight however long the row is. */
export function Decidir({
  palavras,
  aoPedir,
}: {
  palavras: { aprovar: string; divergir: string };
  aoPedir: (pergunta: 'aprovar' | 'divergir') => void;
}) {
  return (
    <div className={estilo.decidir}>
      <Botao tamanho="g" icone="check" aria-keyshortcuts="a" onClick={() => aoPedir('aprovar')}>
        {palavras.aprovar}
      </Botao>
      <Botao
        tamanho="g"
        variante="secundario"
        icone="triangle-exclamation-point"
        aria-keyshortcuts="d"
        onClick={() => aoPedir('divergir')}
      >
        {palavras.divergir}
      </Botao>
    </div>
  );
}
