import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useTeclas } from './teclas.ts';

export function Atalhos() {
  const [aberto, abrir] = useState(false);
  useTeclas({ '?': () => abrir(true) });
  return (
    <>
      <Botao variante="leve" icone="info" soIcone onClick={() => abrir(true)}>
        {ADMIN.atalhos}
      </Botao>
      {aberto && (
        <Dialogo titulo={ADMIN.atalhos} aoFechar={() => abrir(false)}>
          <dl className="atalhos">
            {ADMIN.teclas.map(([tecla, oQue]) => (
              <div key={tecla}>
                <dt>
                  <kbd>{tecla}</kbd>
                </dt>
                <dd>{oQue}</dd>
              </div>
            ))}
          </dl>
        </Dialogo>
      )}
    </>
  );
}
