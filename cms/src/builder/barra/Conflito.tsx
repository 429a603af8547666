'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { useEffect, useRef } from 'react';
import estilos from '../dialogo.module.css';
import type { Conflito as DadosConflito } from '../salvar/salvador.ts';

interface Props {
  conflito: DadosConflito;
  aoEscolher(conflito: DadosConflito, ficar: 'minha' | 'dela'): void;
}

/** 409: two people edited the same page. Nothing is lost until one of the two is chosen. */
export function Conflito({ conflito, aoEscolher }: Props) {
  const dialogo = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogo.current?.showModal(), []);
  return (
    <dialog
      ref={dialogo}
      className={estilos.dialogo}
      aria-labelledby="titulo-conflito"
      onCancel={(evento) => evento.preventDefault()}
    >
      <h2 id="titulo-conflito">Outra pessoa alterou esta página</h2>
      <p>
        {conflito.quem || 'Alguém'} salvou outra versão em {formatarDataHora(conflito.quando)}, enquanto você
        editava. Qual das duas deve ficar?
      </p>
      <div className={estilos.botoes}>
        <button type="button" className={estilos.leve} onClick={() => aoEscolher(conflito, 'dela')}>
          Carregar a outra versão
        </button>
        <button type="button" className={estilos.forte} onClick={() => aoEscolher(conflito, 'minha')}>
          Ficar com a minha
        </button>
      </div>
    </dialog>
  );
}
