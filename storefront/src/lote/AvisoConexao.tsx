'use client';

import { Silencio } from '../live/Silencio.tsx';
import { useConexao } from '../live/usar.ts';
import estilo from './PainelLance.module.css';

/** Below the button, so that it does not move: nobody is shut out by their network, but they are told how fresh the price is. */
export function AvisoConexao() {
  const conexao = useConexao();
  if (conexao !== 'consulta' && conexao !== 'perdida') return null;
  return (
    <p className={estilo.conexao} data-conexao={conexao}>
      {conexao === 'consulta'
        ? 'Sua rede não deixa passar a conexão ao vivo. O preço é consultado a cada poucos segundos, e o seu lance segue normalmente.'
        : 'Sem conexão: o preço pode ter mudado. Se confirmar, tentamos enviar, e dizemos se foi recebido.'}
      <Silencio />
    </p>
  );
}
