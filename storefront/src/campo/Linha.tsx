'use client';

import { formatarDataHora, formatarHora } from '@martelo/shared/datas';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CAMPO as P } from '../palavras/campo.ts';
import { loginDaqui } from '../sessao/terminou.ts';
import { abrirTurno } from '../sessao/turno.ts';
import { estaAtras } from './fila.ts';
import estilo from './Linha.module.css';
import type { Ato } from './tipos.ts';
import { useCampo } from './usar-campo.ts';

const ouvirRede = (mudou: () => void) => {
  addEventListener('online', mudou);
  addEventListener('offline', mudou);
  return () => {
    removeEventListener('online', mudou);
    removeEventListener('offline', mudou);
  };
};

/** A quiet line: what of one's work is on its way. What was refused is asked first. */
export function Linha({
  dono,
  assunto,
  aoCorrigir,
}: {
  dono: string;
  /** What the page is of: what was refused of it is put right here. */
  assunto?: string;
  aoCorrigir?: (ato: Ato) => void;
}) {
  const { campo, andamento } = useCampo(dono);
  const online = useSyncExternalStore(
    ouvirRede,
    () => navigator.onLine,
    () => true,
  );
  const [aberta, abrir] = useState(false);
  // Whoever works in the field is not away after five minutes; and where nothing answers, there is nowhere to go.
  useEffect(() => abrirTurno(document), []);
  if (campo === null) return null;
  const { atos, indo, parada, ultimo } = andamento;
  const recusados = atos.filter(({ estado }) => estado === 'RECUSADO');
  const dito =
    indo !== null
      ? P.enviando(indo.n, indo.todos)
      : !online || parada === 'REDE'
        ? P.semRede(atos.length)
        : atos.length > 0
          ? P.porEnviar(atos.length)
          : ultimo === null
            ? null
            : P.enviado(formatarHora(new Date(ultimo).toISOString()));
  if (dito === null) return null;
  return (
    <section className={estilo.linha} aria-label={P.titulo} data-recusados={recusados.length || undefined}>
      {recusados.length > 0 && (
        <div role="alert">
          <p className={estilo.dito}>{P.decidir(recusados.length)}</p>
          <ul>
            {juntos(recusados).map((atos) => {
              const [um] = atos;
              return (
                <Recusado
                  key={um.id}
                  atos={atos}
                  // The page of what was refused says why itself, where it is put right.
                  porque={assunto !== um.assunto || aoCorrigir !== undefined}
                  corrigir={
                    aoCorrigir && um.assunto === assunto && um.escrito !== undefined
                      ? () => aoCorrigir(um)
                      : null
                  }
                  tentar={() => void campo.fila.tentarDeNovo(...atos.map(({ id }) => id))}
                  descartar={() => void campo.fila.descartar(...atos.map(({ id }) => id))}
                />
              );
            })}
          </ul>
        </div>
      )}
      <p role="status" className={estilo.dito}>
        {dito}
      </p>
      {parada === 'SESSAO' && atos.length > 0 && (
        <p role="alert">
          {P.entrar}{' '}
          <a className={estilo.botao} href={loginDaqui()}>
            {P.entrarDeNovo}
          </a>
        </p>
      )}
      {atos.length > recusados.length && (
        <div className={estilo.botoes}>
          <button
            type="button"
            className={estilo.botao}
            aria-expanded={aberta}
            onClick={() => abrir(!aberta)}
          >
            {aberta ? P.esconder : P.ver}
          </button>
          {indo === null && online && (
            <button type="button" className={estilo.botao} onClick={() => void campo.fila.enviar()}>
              {P.enviarAgora}
            </button>
          )}
        </div>
      )}
      {aberta && (
        <ol>
          {atos
            .filter(({ estado }) => estado === 'ESPERA')
            .map((um) => (
              <li key={um.id}>
                <Qual ato={um} />
                <small>{estaAtras(atos, um) ? P.atras : P.espera}</small>
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}

type Juntos = readonly [Ato, ...Ato[]];
/** What was refused of one page for one reason is decided once: forty answers of an inspection that was called off are no forty questions. */
function juntos(recusados: readonly Ato[]): Juntos[] {
  const grupos = new Map<string, [Ato, ...Ato[]]>();
  for (const um of recusados) {
    const qual = JSON.stringify([um.tela, um.recusa]);
    const grupo = grupos.get(qual);
    if (grupo === undefined) grupos.set(qual, [um]);
    else grupo.push(um);
  }
  return [...grupos.values()];
}

const Qual = ({ ato: { titulo, de, instante, arquivos } }: { ato: Ato }) => (
  <>
    <strong>{titulo}</strong>
    <span>{de}</span>
    <small>
      {formatarDataHora(instante)}
      {arquivos.length > 0 && ` · ${P.comFotos(arquivos.length)}`}
    </small>
  </>
);

/** What was refused, why, and what can be done about it. Nothing of it goes by itself. */
function Recusado({
  atos,
  porque,
  corrigir,
  tentar,
  descartar,
}: {
  atos: Juntos;
  porque: boolean;
  corrigir: (() => void) | null;
  tentar: () => void;
  descartar: () => void;
}) {
  const [perguntando, perguntar] = useState(false);
  const [ato, ...mais] = atos;
  return (
    <li>
      <Qual ato={ato} />
      {mais.length > 0 && (
        <details>
          <summary>{P.eMais(mais.length)}</summary>
          <ul>
            {mais.map((um) => (
              <li key={um.id}>
                <Qual ato={um} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {(porque ? (ato.recusa?.frases ?? []) : []).map((frase) => (
        <p key={frase} className={estilo.porque}>
          {frase}
        </p>
      ))}
      {perguntando ? (
        <fieldset className={estilo.botoes}>
          <legend>{P.descartarPergunta(atos.length)}</legend>
          <button type="button" className={estilo.botao} onClick={() => perguntar(false)}>
            {P.descartarNao}
          </button>
          <button type="button" className={estilo.botao} data-perigo onClick={descartar}>
            {P.descartarSim}
          </button>
        </fieldset>
      ) : (
        <div className={estilo.botoes}>
          <button type="button" className={estilo.botao} onClick={tentar}>
            {P.tentarDeNovo}
          </button>
          {corrigir !== null ? (
            <button type="button" className={estilo.botao} onClick={corrigir}>
              {P.corrigir}
            </button>
          ) : (
            location.pathname !== ato.tela && (
              <a className={estilo.botao} href={ato.tela}>
                {P.corrigir}
              </a>
            )
          )}
          <button type="button" className={estilo.botao} onClick={() => perguntar(true)}>
            {P.descartar}
          </button>
        </div>
      )}
    </li>
  );
}
