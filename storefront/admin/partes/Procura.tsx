import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';

interface Props<T> extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onFocus'> {
  /** What is in the list, said to who does not see it. */
  rotuloDaLista: string;
  achados: readonly T[];
  mostrar: (um: T) => ReactNode;
  /** Said in the list where it has nothing. */
  vazio: string;
  /** What is typed; null while nobody is in the field, and the list is away. */
  escrito: string | null;
  escrever: (escrito: string | null) => void;
  tomar: (qual: T) => void;
  /** Whether there is a field to type in, beside what was chosen already. */
  campo?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Finds one of many by its words: typed, gone through by the arrows, taken by Enter or a press; Escape puts the list away, and nothing else. */
export function Procura<T extends { uid: string }>({
  rotuloDaLista,
  achados,
  mostrar,
  vazio,
  escrito,
  escrever,
  tomar,
  campo = true,
  onBlur,
  ...resto
}: Props<T>) {
  const lista = useId();
  const [na, andar] = useState(0);
  const aberta = escrito !== null;
  const escolher = (qual: T | undefined) => {
    if (qual === undefined) return;
    tomar(qual);
    escrever(null);
    andar(0);
  };
  return (
    <>
      {campo && (
        <input
          {...resto}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={aberta}
          aria-controls={lista}
          aria-autocomplete="list"
          aria-activedescendant={aberta && achados[na] ? `${lista}-${achados[na].uid}` : undefined}
          value={escrito ?? ''}
          onFocus={() => escrever('')}
          onChange={({ target: { value } }) => {
            escrever(value);
            andar(0);
          }}
          onBlur={(evento) => {
            escrever(null);
            onBlur?.(evento);
          }}
          onKeyDown={(evento) => {
            if (evento.key === 'ArrowDown') andar(Math.min(na + 1, achados.length - 1));
            else if (evento.key === 'ArrowUp') andar(Math.max(na - 1, 0));
            else if (evento.key === 'Enter') escolher(achados[na]);
            else if (evento.key === 'Escape' && aberta) {
              escrever(null);
              evento.stopPropagation();
            } else return;
            evento.preventDefault();
          }}
        />
      )}
      <div id={lista} className="opcoes" role="listbox" aria-label={rotuloDaLista} hidden={!aberta}>
        {achados.map((um, i) => (
          <div
            key={um.uid}
            tabIndex={-1}
            id={`${lista}-${um.uid}`}
            role="option"
            aria-selected={i === na}
            // Before the field loses its focus, which puts the list away.
            onPointerDown={(evento) => {
              evento.preventDefault();
              escolher(um);
            }}
          >
            {mostrar(um)}
          </div>
        ))}
        {achados.length === 0 && (
          <div role="option" tabIndex={-1} aria-selected={false} aria-disabled>
            {vazio}
          </div>
        )}
      </div>
    </>
  );
}
