import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import {
  LETRAS_DO_RECADO,
  PUBLICOS_DO_RECADO,
  type PublicoDoRecado,
  ROTULOS_PUBLICO_DO_RECADO,
} from '@martelo/shared/recado-do-pregao';
import { useEffect, useId, useState } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { usePalavras } from './contexto.ts';
import { lerRecadosProntos } from './recados-prontos.ts';
import type { Atos } from './usar-atos.ts';

interface Props {
  estado: EstadoDoPregao;
  atos: Atos;
  aberto: boolean;
  abrir: (aberto: boolean) => void;
}

/** What the room or everybody is told besides the lot (L8): what the house prepared, by one press, or what is written now. */
export function Recados({ estado, atos, aberto, abrir }: Props) {
  const P = usePalavras();
  const { recado } = estado;
  return (
    <>
      <div className="mesa-comunicados">
        <div className="mesa-comunicados-topo">
          <h3>{P.recados.titulo}</h3>
          <Botao
            variante="leve"
            icone="message-circle"
            disabled={!atos.pode('recado')}
            onClick={() => abrir(true)}
          >
            {P.recados.novo}
          </Botao>
        </div>
        {recado !== null && (
          <ul>
            <li>
              <span>
                {recado.texto} <small>{ROTULOS_PUBLICO_DO_RECADO[recado.para]}</small>
              </span>
              <Botao
                variante="leve"
                soIcone
                icone="x"
                disabled={!atos.pode('retirar-recado')}
                onClick={() => void atos.enviar({ acao: 'retirar-recado' })}
              >
                {P.recados.retirar(recado.texto)}
              </Botao>
            </li>
          </ul>
        )}
      </div>
      {aberto && <Escolher {...{ atos }} leiUid={estado.leiUid} aoFechar={() => abrir(false)} />}
    </>
  );
}

function Escolher({ leiUid, atos, aoFechar }: { leiUid: string; atos: Atos; aoFechar: () => void }) {
  const P = usePalavras();
  const id = useId();
  const [prontos, definir] = useState<readonly string[] | null>(null);
  const [para, definirPara] = useState<PublicoDoRecado>('todos');
  const [texto, escrever] = useState('');
  useEffect(() => {
    // Without them what is written now goes all the same.
    lerRecadosProntos(leiUid).then(definir, () => definir([]));
  }, [leiUid]);
  const enviar = async (qual: string) => {
    if (await atos.enviar({ acao: 'recado', texto: qual, para })) aoFechar();
  };
  const pode = atos.pode('recado');
  return (
    <Dialogo
      titulo={P.recados.enviarA}
      aoFechar={aoFechar}
      acoes={
        <Botao
          variante="primario"
          type="submit"
          form={id}
          disabled={texto.trim().length < 2 || !pode}
          esperando={atos.agindo === 'recado'}
        >
          {P.recados.enviar}
        </Botao>
      }
    >
      <fieldset className="mesa-recado-para">
        <legend>{P.recados.para}</legend>
        {PUBLICOS_DO_RECADO.map((qual) => (
          <label key={qual}>
            <input type="radio" name={id} checked={para === qual} onChange={() => definirPara(qual)} />
            <span>{ROTULOS_PUBLICO_DO_RECADO[qual]}</span>
          </label>
        ))}
      </fieldset>
      {prontos === null ? (
        <p role="status" className="mesa-quieto">
          {P.recados.lendo}
        </p>
      ) : prontos.length === 0 ? (
        <p className="mesa-quieto">{P.recados.vazio}</p>
      ) : (
        <ul className="mesa-recados-prontos" aria-label={P.recados.prontos}>
          {prontos.map((um) => (
            <li key={um}>
              <Botao disabled={!pode} onClick={() => void enviar(um)}>
                {um}
              </Botao>
            </li>
          ))}
        </ul>
      )}
      <form
        id={id}
        onSubmit={(evento) => {
          evento.preventDefault();
          void enviar(texto);
        }}
      >
        <label className="campo">
          <span>{P.recados.escrever}</span>
          <input
            type="text"
            maxLength={LETRAS_DO_RECADO}
            value={texto}
            autoComplete="off"
            onChange={(evento) => escrever(evento.target.value)}
          />
        </label>
      </form>
    </Dialogo>
  );
}
