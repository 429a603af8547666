import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Teclas } from '../partes/Teclas.tsx';
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
          <Teclas de={ADMIN.teclas} />
        </Dialogo>
      )}
    </>
  );
}
