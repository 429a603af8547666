import { useEffect, useRef, useState } from 'react';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { Botao } from './pecas.tsx';
import type { Respostas } from './usar-respostas.ts';

/** The end of an inspection: told behind all that was answered, and asked again with what can be done where it was refused. */
export function Realizar({ respostas }: { respostas: Respostas }) {
  const [perguntando, perguntar] = useState(false);
  const [faltam, dizerQueFaltam] = useState(false);
  const sim = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (perguntando) sim.current?.querySelector('button')?.focus();
  }, [perguntando]);
  const { de, fim, fechada } = respostas;
  const pendentes = de.pendentes.map(({ nome }) => nome);
  const recusados = Object.values(respostas.dadas).some(({ estado }) => estado === 'erro');
  const problemas = [
    ...(faltam && pendentes.length > 0 ? [P.faltamEstes(pendentes)] : []),
    ...(faltam && recusados ? [P.comRecusados] : []),
    ...(fim?.estado === 'RECUSADO' ? (fim.recusa?.frases ?? []) : []),
    ...(fim?.estado === 'RECUSADO' ? [P.oQueFazer[fim.recusa?.codigo ?? ''] ?? ''] : []),
  ].filter((um) => um !== '');
  const pedir = () => {
    const impedido = pendentes.length > 0 || recusados;
    dizerQueFaltam(impedido);
    perguntar(!impedido);
  };
  if (fechada)
    return (
      <footer className="preencher-fim">
        <p role="status">{P.realizarEspera}</p>
        <Botao icone="undo-2" onClick={respostas.reabrir}>
          {P.reabrir}
        </Botao>
      </footer>
    );
  return (
    <footer className="preencher-fim">
      <p role="status">{P.faltam(pendentes.length)}</p>
      {problemas.length > 0 && (
        <div className="nota ruim" role="alert">
          {problemas.map((um) => (
            <p key={um}>{um}</p>
          ))}
        </div>
      )}
      {perguntando ? (
        <fieldset className="marca-nova" aria-label={P.realizarPergunta}>
          <p>
            <strong>{P.realizarPergunta}</strong> {P.realizarDiz}
          </p>
          <div ref={sim} className="item-acoes">
            <Botao
              variante="primario"
              icone="badge-check"
              onClick={() => {
                perguntar(false);
                void respostas.realizar();
              }}
            >
              {P.realizarSim}
            </Botao>
            <Botao onClick={() => perguntar(false)}>{P.desistir}</Botao>
          </div>
        </fieldset>
      ) : (
        <Botao variante="primario" icone="badge-check" onClick={pedir}>
          {P.realizar}
        </Botao>
      )}
    </footer>
  );
}
