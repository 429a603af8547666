'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { INSPETOR } from '../../../palavras/construtor/inspetor.ts';
import { Campo, type PropsCampo } from './Campo.tsx';
import estilos from './campo.module.css';

interface Base<Valor> extends PropsCampo {
  valor: Valor;
  aoMudar(valor: Valor): void;
}

/** From here on the counter is worth showing, as a part of the limit. */
const PERTO = 0.8;

export function Linha({ maximo, valor, aoMudar, ...campo }: Base<string> & { maximo: number }) {
  const limitado = useTextoLimitado(valor, maximo, aoMudar);
  return (
    <Campo {...campo} erro={limitado.erro} nota={limitado.contador}>
      {({ id, descritoPor, invalido }) => (
        <input
          id={id}
          type="text"
          aria-describedby={descritoPor}
          aria-invalid={invalido || undefined}
          aria-required={campo.obrigatorio || undefined}
          value={limitado.texto}
          onChange={(evento) => limitado.mudar(evento.target.value)}
        />
      )}
    </Campo>
  );
}

export function Paragrafo({ maximo, valor, aoMudar, ...campo }: Base<string> & { maximo: number }) {
  const limitado = useTextoLimitado(valor, maximo, aoMudar);
  return (
    <Campo {...campo} erro={limitado.erro} nota={limitado.contador}>
      {({ id, descritoPor, invalido }) => (
        <textarea
          id={id}
          rows={2}
          aria-describedby={descritoPor}
          aria-invalid={invalido || undefined}
          aria-required={campo.obrigatorio || undefined}
          value={limitado.texto}
          onChange={(evento) => limitado.mudar(evento.target.value)}
        />
      )}
    </Campo>
  );
}

/**
 * A text that must not grow past a limit. What is too long stays in the field, to be shortened there, and is refused in words: the
 * page keeps the last text that fitted.
 */
function useTextoLimitado(valor: string, maximo: number, aoMudar: (valor: string) => void) {
  const [longo, setLongo] = useState<string | null>(null);
  // A value that came from elsewhere (undo, another item) is what there is now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the value is the reason
  useEffect(() => setLongo(null), [valor]);
  const texto = longo ?? valor;
  const cheio = texto.length > maximo;
  return {
    texto,
    mudar(novo: string) {
      if (novo.length > maximo) {
        setLongo(novo);
        return;
      }
      setLongo(null);
      aoMudar(novo);
    },
    erro: cheio ? INSPETOR.passaDoTamanho(numero(texto.length), numero(maximo)) : null,
    contador: (texto.length > maximo * PERTO ? (
      <span className={estilos.contador} data-cheio={cheio || undefined}>
        {numero(texto.length)}/{numero(maximo)}
      </span>
    ) : null) as ReactNode,
  };
}

const numero = (n: number): string => n.toLocaleString('pt-BR');

/** One of a few: side by side while they fit, a list when they do not. */
export function Selecao<Valor extends string>({
  opcoes,
  valor,
  aoMudar,
  ...campo
}: Base<Valor> & { opcoes: readonly { valor: Valor; rotulo: string }[] }) {
  const nome = useId();
  const curtas = opcoes.length <= 4 && opcoes.reduce((soma, { rotulo }) => soma + rotulo.length, 0) <= 36;
  return (
    <Campo {...campo} grupo={curtas}>
      {({ id, rotuladoPor, descritoPor }) =>
        curtas ? (
          <div
            className={estilos.segmentos}
            role="radiogroup"
            aria-labelledby={rotuladoPor}
            aria-describedby={descritoPor}
          >
            {opcoes.map((opcao) => (
              <label key={opcao.valor}>
                <input
                  type="radio"
                  name={nome}
                  checked={opcao.valor === valor}
                  onChange={() => aoMudar(opcao.valor)}
                />
                {opcao.rotulo}
              </label>
            ))}
          </div>
        ) : (
          <select
            id={id}
            aria-describedby={descritoPor}
            value={valor}
            onChange={(evento) => aoMudar(evento.target.value as Valor)}
          >
            {opcoes.map((opcao) => (
              <option key={opcao.valor} value={opcao.valor}>
                {opcao.rotulo}
              </option>
            ))}
          </select>
        )
      }
    </Campo>
  );
}

/** A whole number within bounds. What is typed counts once it is one; leaving the field shows what counts. */
export function Numero({
  minimo,
  maximo,
  valor,
  aoMudar,
  ...campo
}: Base<number> & { minimo: number; maximo: number }) {
  const [texto, setTexto] = useState<string | null>(null);
  return (
    <Campo
      {...campo}
      erro={texto !== null && !serve(texto, minimo, maximo) ? INSPETOR.deA(minimo, maximo) : null}
    >
      {({ id, descritoPor, invalido }) => (
        <input
          id={id}
          type="number"
          aria-describedby={descritoPor}
          aria-invalid={invalido || undefined}
          min={minimo}
          max={maximo}
          value={texto ?? valor}
          onChange={(evento) => {
            setTexto(evento.target.value);
            if (serve(evento.target.value, minimo, maximo)) aoMudar(Number(evento.target.value));
          }}
          onBlur={() => setTexto(null)}
        />
      )}
    </Campo>
  );
}

const serve = (texto: string, minimo: number, maximo: number): boolean =>
  /^\d{1,9}$/.test(texto) && Number(texto) >= minimo && Number(texto) <= maximo;

export function Marcador({
  rotulo,
  valor,
  aoMudar,
}: {
  rotulo: string;
  valor: boolean;
  aoMudar(valor: boolean): void;
}) {
  return (
    <label className={estilos.marcador}>
      <input type="checkbox" checked={valor} onChange={(evento) => aoMudar(evento.target.checked)} />
      {rotulo}
    </label>
  );
}
