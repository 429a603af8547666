'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { Silencio } from '../live/Silencio.tsx';
import { useConexao } from '../live/usar.ts';
import { PAINEL } from '../palavras/painel.ts';
import estilo from './PainelLance.module.css';

/** Below the button, so that it does not move: nobody is shut out by their network, but they are told how fresh the price is. */
export function AvisoConexao({ modo }: { modo: TipoHotsite }) {
  const conexao = useConexao();
  if (conexao !== 'consulta' && conexao !== 'perdida') return null;
  return (
    <p className={estilo.conexao} data-conexao={conexao}>
      {conexao === 'consulta' ? PAINEL[modo].redeConsulta : PAINEL[modo].semConexao}
      <Silencio />
    </p>
  );
}
