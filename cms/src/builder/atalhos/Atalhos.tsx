'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TECLADO } from '../../palavras/construtor/atalhos.ts';
import dialogo from '../dialogo.module.css';
import estilos from './atalhos.module.css';
import { ATALHOS } from './lista.ts';

/** The list under `?`. */
export function Atalhos({ aoFechar }: { aoFechar(): void }) {
  const caixa = useRef<HTMLDialogElement>(null);
  useEffect(() => caixa.current?.showModal(), []);
  return (
    <dialog
      ref={caixa}
      className={`${dialogo.dialogo} ${dialogo.largo}`}
      aria-labelledby="titulo-atalhos"
      onClose={aoFechar}
    >
      <div className={dialogo.cabeca}>
        <h2 id="titulo-atalhos">{TECLADO.atalhosDoTeclado}</h2>
        <button type="button" aria-label={TECLADO.fechar} onClick={() => caixa.current?.close()}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={estilos.grupos}>
        {ATALHOS.map(({ grupo, teclas }) => (
          <section key={grupo}>
            <h3>{grupo}</h3>
            <dl>
              {teclas.map(([combinacao, oque]) => (
                <div key={`${combinacao}${oque}`}>
                  <dt>
                    {combinacao.split(' ').map((tecla) => (
                      <kbd key={tecla}>{tecla}</kbd>
                    ))}
                  </dt>
                  <dd>{oque}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
