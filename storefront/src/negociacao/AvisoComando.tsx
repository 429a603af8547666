'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { explicarRecusa } from '../lote/recusa.ts';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import type { Comando } from '../sessao/usar-comando.ts';
import estilo from './Negociacao.module.css';

/** What became of a command that was not accepted: why and what to do, or the same command once more. */
export function AvisoComando({ comando, modo }: { comando: Comando; modo: TipoHotsite }) {
  const { estado, repetir } = comando;
  if (estado.tipo === 'incerto')
    return (
      <div className={estilo.erro} role="alert">
        <p>
          <strong>{NEGOCIACAO[modo].semConfirmacao}</strong>
        </p>
        <p>{NEGOCIACAO[modo].repetirSeguro}</p>
        <button type="button" onClick={repetir}>
          {NEGOCIACAO[modo].confirmarDeNovo}
        </button>
      </div>
    );
  if (estado.tipo !== 'recusado') return null;
  const { porque, fazer, saida } = explicarRecusa(estado.erro, modo);
  return (
    <div className={estilo.erro} role="alert">
      <p>
        <strong>{porque}</strong>
      </p>
      <p>{fazer}</p>
      {saida?.tipo === 'pagina' && <a href={saida.href}>{saida.rotulo}</a>}
    </div>
  );
}
