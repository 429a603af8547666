import {
  type EstadoDoPregao,
  type PublicoDoRecado,
  ROTULOS_PUBLICO_DO_RECADO,
} from '@martelo/shared/leiloeiro';
import { useState } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { usePalavras } from './contexto.ts';

const TEXTO_MAXIMO = 200;

interface Props {
  estado: EstadoDoPregao;
  ligada: boolean;
  /** @returns whether it was sent */
  enviar: (recado: { recadoUid: string } | { texto: string }, para: PublicoDoRecado) => Promise<boolean>;
}

/** Quick messages to the room's screens or to everybody (L8): those that the house prepared, or one written now. */
export function Recados({ estado: { recados, recado }, ligada, enviar }: Props) {
  const P = usePalavras();
  const [para, definirPara] = useState<PublicoDoRecado>('todos');
  const [texto, escrever] = useState('');
  return (
    <details className="mesa-recados">
      <summary>{P.recados.titulo}</summary>
      <label>
        <span>{P.recados.para}</span>
        <select value={para} onChange={(evento) => definirPara(evento.target.value as PublicoDoRecado)}>
          {Object.entries(ROTULOS_PUBLICO_DO_RECADO).map(([qual, rotulo]) => (
            <option key={qual} value={qual}>
              {rotulo}
            </option>
          ))}
        </select>
      </label>
      {recados.length === 0 ? (
        <p className="mesa-quieto">{P.recados.vazio}</p>
      ) : (
        <ul>
          {recados.map(({ uid, texto }) => (
            <li key={uid}>
              <Botao disabled={!ligada} onClick={() => void enviar({ recadoUid: uid }, para)}>
                {texto}
              </Botao>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={async (evento) => {
          evento.preventDefault();
          if (await enviar({ texto }, para)) escrever('');
        }}
      >
        <input
          aria-label={P.recados.escrever}
          placeholder={P.recados.escrever}
          maxLength={TEXTO_MAXIMO}
          value={texto}
          onChange={(evento) => escrever(evento.target.value)}
        />
        <button type="submit" className="botao normal" disabled={!ligada || texto.trim() === ''}>
          {P.recados.enviar}
        </button>
      </form>
      {recado !== null && (
        <p role="status" className="mesa-quieto">
          {P.recados.enviado(recado.texto)}
        </p>
      )}
    </details>
  );
}
