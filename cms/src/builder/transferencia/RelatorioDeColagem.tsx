'use client';

import { useEffect, useRef } from 'react';
import { TRANSFERENCIA } from '../../palavras/construtor/transferencia.ts';
import estilos from '../dialogo.module.css';
import proprios from './relatorio.module.css';
import type { Relatorio } from './relatorio.ts';

interface Props {
  relatorio: Relatorio;
  aoIr(sessaoId: string): void;
  aoFechar(): void;
}

/** After pasting into another brand: what came along, what did not, each a press away. */
export function RelatorioDeColagem({ relatorio, aoIr, aoFechar }: Props) {
  const dialogo = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogo.current?.showModal(), []);
  const { sessoes, imagensCopiadas, achados, marca } = relatorio;
  return (
    <dialog ref={dialogo} className={estilos.dialogo} aria-labelledby="titulo-relatorio" onClose={aoFechar}>
      <h2 id="titulo-relatorio">{TRANSFERENCIA.coladasEm(sessoes.length, marca)}</h2>
      <p className={proprios.frase}>
        {imagensCopiadas > 0 && TRANSFERENCIA.imagensCopiadas(imagensCopiadas)}
        {achados.length === 0 ? TRANSFERENCIA.tudoCoube : TRANSFERENCIA.confiraOQueNao}
      </p>
      <ul className={proprios.lista}>
        {achados.map(({ sessaoId, secao, frase }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={i}>
            <button
              type="button"
              onClick={() => {
                aoIr(sessaoId);
                dialogo.current?.close();
              }}
            >
              <strong>{secao}</strong> {frase}
            </button>
          </li>
        ))}
      </ul>
      <div className={estilos.botoes}>
        <button type="button" className={estilos.forte} onClick={() => dialogo.current?.close()}>
          {TRANSFERENCIA.entendi}
        </button>
      </div>
    </dialog>
  );
}
