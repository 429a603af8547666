'use client';

import { Campo } from './Campo.tsx';
import { instanteDeSaoPaulo, localDeSaoPaulo } from './sao-paulo.ts';

interface Props {
  rotulo: string;
  valor: string | null;
  aoMudar(valor: string | null): void;
}

/** A moment, read and written on São Paulo's clock whatever the computer's own zone is. */
export function CampoInstante({ rotulo, valor, aoMudar }: Props) {
  return (
    <Campo rotulo={rotulo} ajuda="Horário de Brasília. Vazio: sem limite.">
      {({ id, descritoPor }) => (
        <input
          id={id}
          type="datetime-local"
          aria-describedby={descritoPor}
          value={valor ? localDeSaoPaulo(valor) : ''}
          onChange={(evento) => aoMudar(instanteDeSaoPaulo(evento.target.value))}
        />
      )}
    </Campo>
  );
}
