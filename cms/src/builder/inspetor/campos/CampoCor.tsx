'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import estilos from '../inspetor.module.css';
import { Campo } from './Campo.tsx';

interface Props {
  rotulo: string;
  valor: string | null;
  aoMudar(valor: string | null): void;
}

const COR = /^#[0-9a-fA-F]{6}$/;

/** A colour or none (the brand's own). What is typed counts once it is a whole colour. */
export function CampoCor({ rotulo, valor, aoMudar }: Props) {
  const [texto, setTexto] = useState(valor ?? '');
  useEffect(() => setTexto(valor ?? ''), [valor]);
  return (
    <Campo rotulo={rotulo}>
      {({ id }) => (
        <span className={estilos.cor}>
          <input
            type="color"
            aria-label={`${rotulo}: escolher`}
            value={valor ?? '#ffffff'}
            onChange={(evento) => aoMudar(evento.target.value)}
          />
          <input
            id={id}
            type="text"
            placeholder="Da marca"
            maxLength={7}
            value={texto}
            onChange={(evento) => {
              setTexto(evento.target.value);
              if (COR.test(evento.target.value)) aoMudar(evento.target.value);
              if (evento.target.value === '') aoMudar(null);
            }}
            onBlur={() => setTexto(valor ?? '')}
          />
          {valor && (
            <button
              type="button"
              aria-label={`${rotulo}: voltar à cor da marca`}
              onClick={() => aoMudar(null)}
            >
              <X size={15} aria-hidden="true" />
            </button>
          )}
        </span>
      )}
    </Campo>
  );
}
