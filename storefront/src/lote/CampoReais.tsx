import type { InputHTMLAttributes } from 'react';
import estilo from './CampoReais.module.css';
import { mascararReais } from './mascara.ts';

/** Where one types an amount in reais: dotted as one types, all selected when it takes the focus. */
export function CampoReais({
  rotulo,
  aoDigitar,
  erro = false,
  ...entrada
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  rotulo: string;
  value: string;
  aoDigitar: (texto: string) => void;
  erro?: boolean;
}) {
  return (
    <label className={estilo.campo}>
      <span className={estilo.rotulo}>{rotulo}</span>
      <span className={estilo.caixa} data-erro={erro || undefined}>
        <span aria-hidden>R$</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          {...entrada}
          onChange={(evento) => aoDigitar(mascararReais(evento.target.value))}
          onFocus={(evento) => evento.target.select()}
          aria-invalid={erro || undefined}
        />
      </span>
    </label>
  );
}
