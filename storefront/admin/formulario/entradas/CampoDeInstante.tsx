import type { InputHTMLAttributes, Ref } from 'react';

/** A moment, by the clock that everybody in the house has. */
export function CampoDeInstante({
  acesso,
  valor,
  mudar,
}: {
  acesso: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  valor: string | undefined;
  mudar: (valor: string | undefined) => void;
}) {
  return (
    <input
      {...acesso}
      type="datetime-local"
      value={paraRelogio(valor ?? '')}
      onChange={({ target: { value } }) => mudar(value === '' ? undefined : doRelogio(value))}
    />
  );
}

const TRES_HORAS_MS = 3 * 3_600_000;
/** São Paulo's clock, which has been the same all year since 2019. */
const paraRelogio = (instante: string): string =>
  instante === '' || Number.isNaN(Date.parse(instante))
    ? ''
    : new Date(Date.parse(instante) - TRES_HORAS_MS).toISOString().slice(0, 16);
const doRelogio = (escrito: string): string =>
  new Date(Date.parse(`${escrito}Z`) + TRES_HORAS_MS).toISOString();
