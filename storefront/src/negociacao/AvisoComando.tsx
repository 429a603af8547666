'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { explicarRecusa } from '../lote/recusa.ts';
import type { Comando } from '../sessao/usar-comando.ts';
import estilo from './Negociacao.module.css';

/** What became of a command that was not accepted: why and what to do, or the same command once more. */
export function AvisoComando({ comando, modo }: { comando: Comando; modo: TipoHotsite }) {
  const { estado, repetir } = comando;
  if (estado.tipo === 'incerto')
    return (
      <div className={estilo.erro} role="alert">
        <p>
          <strong>Não recebemos a confirmação.</strong>
        </p>
        <p>Repetir é seguro: o mesmo envio nunca conta duas vezes.</p>
        <button type="button" onClick={repetir}>
          Confirmar de novo
        </button>
      </div>
    );
  if (estado.tipo !== 'recusado') return null;
  const { porque, fazer, saida } = explicarRecusa(estado.erro, PALAVRAS[modo]);
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
