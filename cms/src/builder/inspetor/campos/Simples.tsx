'use client';

import { useId } from 'react';
import estilos from '../inspetor.module.css';
import { Campo } from './Campo.tsx';

interface Base<Valor> {
  rotulo: string;
  ajuda?: string;
  obrigatorio?: boolean;
  valor: Valor;
  aoMudar(valor: Valor): void;
}

export function Linha({
  maximo,
  lista,
  ...campo
}: Base<string> & { maximo: number; lista?: readonly string[] }) {
  const idLista = useId();
  return (
    <Campo {...campo}>
      {({ id, descritoPor }) => (
        <>
          <input
            id={id}
            type="text"
            aria-describedby={descritoPor}
            required={campo.obrigatorio}
            maxLength={maximo}
            list={lista ? idLista : undefined}
            value={campo.valor}
            onChange={(evento) => campo.aoMudar(evento.target.value)}
          />
          {lista && (
            <datalist id={idLista}>
              {lista.map((opcao) => (
                <option key={opcao} value={opcao} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Campo>
  );
}

export function Paragrafo({ maximo, ...campo }: Base<string> & { maximo: number }) {
  return (
    <Campo {...campo}>
      {({ id, descritoPor }) => (
        <textarea
          id={id}
          rows={3}
          aria-describedby={descritoPor}
          required={campo.obrigatorio}
          maxLength={maximo}
          value={campo.valor}
          onChange={(evento) => campo.aoMudar(evento.target.value)}
        />
      )}
    </Campo>
  );
}

export function Selecao<Valor extends string>({
  opcoes,
  ...campo
}: Base<Valor> & { opcoes: readonly { valor: Valor; rotulo: string }[] }) {
  return (
    <Campo {...campo}>
      {({ id, descritoPor }) => (
        <select
          id={id}
          aria-describedby={descritoPor}
          value={campo.valor}
          onChange={(evento) => campo.aoMudar(evento.target.value as Valor)}
        >
          {opcoes.map(({ valor, rotulo }) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
        </select>
      )}
    </Campo>
  );
}

export function Numero({ minimo, maximo, ...campo }: Base<number> & { minimo: number; maximo: number }) {
  return (
    <Campo {...campo}>
      {({ id, descritoPor }) => (
        <input
          id={id}
          type="number"
          aria-describedby={descritoPor}
          min={minimo}
          max={maximo}
          value={campo.valor}
          onChange={(evento) => {
            const numero = evento.target.valueAsNumber;
            if (Number.isInteger(numero)) campo.aoMudar(Math.min(maximo, Math.max(minimo, numero)));
          }}
        />
      )}
    </Campo>
  );
}

export function Marcador({ rotulo, valor, aoMudar }: Base<boolean>) {
  return (
    <label className={estilos.marcador}>
      <input type="checkbox" checked={valor} onChange={(evento) => aoMudar(evento.target.checked)} />
      {rotulo}
    </label>
  );
}
