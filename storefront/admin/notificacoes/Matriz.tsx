import { CANAIS, ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import type { EventoDescrito } from '@martelo/shared/avisos/esquemas';
import { type FieldValues, useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import { Relacao } from '../partes/Relacao.tsx';
import { Celula } from './Celula.tsx';
import { ROTA } from './dados.ts';

const HORAS = Array.from({ length: 24 }, (_, h) => h);

/** All that a brand settles of its notices, on one page: when phones are left in peace, and which event goes by which channel. */
export function Matriz({ eventos }: { eventos: readonly EventoDescrito[] }) {
  const grupos = [...new Set(eventos.map(({ grupo }) => grupo))];
  return (
    <>
      <Silencio urgentes={eventos.filter(urgenteDeEscolha).map(({ rotulo }) => rotulo)} />
      <p className="quieto">{P.estadosExplicam}</p>
      {grupos.map((grupo) => (
        <section key={grupo} className="notificacoes-grupo" aria-labelledby={`grupo-${grupo}`}>
          <h2 id={`grupo-${grupo}`}>{P.grupos[grupo]}</h2>
          <Relacao
            itens={eventos.filter((um) => um.grupo === grupo)}
            chave={({ evento }) => evento}
            colunas={[
              { rotulo: P.aviso, de: (evento) => <Nome {...{ evento }} /> },
              ...CANAIS.map((canal) => ({
                rotulo: ROTULOS_CANAL[canal],
                de: (evento: EventoDescrito) => (
                  <Celula {...{ evento }} canal={evento.canais.find((um) => um.canal === canal)} />
                ),
              })),
            ]}
          />
        </section>
      ))}
    </>
  );
}

/** Codes and links are of the moment in which somebody asked for them: nobody takes those for a noise at night. */
const urgenteDeEscolha = ({ urgente, canais }: EventoDescrito): boolean =>
  urgente && canais.some(({ canal }) => canal === 'push');

function Nome({ evento: { evento, rotulo, urgente, marketing, para } }: { evento: EventoDescrito }) {
  return (
    <>
      <Link className="elo" to={`/${ROTA}/${evento}`}>
        {rotulo}
      </Link>
      <span className="notificacao-marcas">
        {urgente && <small>{P.urgente}</small>}
        {marketing && <small>{P.marketing}</small>}
        {para === 'interno' && <small>{P.daEquipe}</small>}
      </span>
    </>
  );
}

function Silencio({ urgentes }: { urgentes: readonly string[] }) {
  const [inicio, fim] = useWatch({ name: ['inicio', 'fim'] }) as [number, number];
  return (
    <fieldset className="parte">
      <legend>{P.silencio.titulo}</legend>
      <div className="campos">
        <Hora nome="inicio" rotulo={P.silencio.inicio} />
        <Hora nome="fim" rotulo={P.silencio.fim} />
      </div>
      <p className="quieto" role="status">
        {inicio === fim ? P.silencio.nenhum : P.silencio.explica(urgentes)}
      </p>
    </fieldset>
  );
}

function Hora({ nome, rotulo }: { nome: 'inicio' | 'fim'; rotulo: string }) {
  const { field } = useController<FieldValues>({ name: nome });
  return (
    <div className="campo">
      <label htmlFor={`silencio-${nome}`}>{rotulo}</label>
      <select
        id={`silencio-${nome}`}
        ref={field.ref}
        name={nome}
        value={Number(field.value)}
        onChange={({ target: { value } }) => field.onChange(Number(value))}
        onBlur={field.onBlur}
      >
        {HORAS.map((h) => (
          <option key={h} value={h}>
            {P.silencio.hora(h)}
          </option>
        ))}
      </select>
    </div>
  );
}
