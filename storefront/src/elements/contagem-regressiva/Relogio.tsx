'use client';

import { useAgora } from '../../live/usar.ts';
import estilo from './estilo.module.css';
import { partesDoTempo } from './momento.ts';

const dois = (numero: number) => String(numero).padStart(2, '0');

/** What is left until `ate`, on the server's clock. Once there is nothing left, `fim` in its place. */
export function Relogio({ ate, agora, fim }: { ate: number; agora: number; fim: string }) {
  const falta = useAgora(agora, (instante) => Math.max(0, Math.ceil((ate - instante) / 1_000)));
  if (falta === 0) return <p className={estilo.momento}>{fim}</p>;
  const { dias, horas, minutos, segundos } = partesDoTempo(falta * 1_000);
  const partes = [
    [String(dias), dias === 1 ? 'dia' : 'dias'],
    [dois(horas), horas === 1 ? 'hora' : 'horas'],
    [dois(minutos), 'min'],
    [dois(segundos), 'seg'],
  ] as const;
  return (
    <p className={estilo.relogio} role="timer">
      {partes.map(([valor, unidade], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of the time is known by its place, in the singular too
        <span key={i}>
          <strong>{valor}</strong> {unidade}
        </span>
      ))}
    </p>
  );
}
