'use client';

import { useEffect, useId } from 'react';
import { RETIRADA } from '../../palavras/retirada.ts';
import { Campo } from '../../site/ui/Campo.tsx';
import estilo from './retirada.module.css';
import type { Recusada } from './usar-chamada.ts';

/** A third party as it is typed; empty documents are not sent. */
export interface TerceiroDigitado {
  nome: string;
  cpf: string;
  rg: string;
  telefone: string;
  email: string;
  transportadoraCnpj: string;
  placa: string;
}
export const NINGUEM: TerceiroDigitado = {
  ...{ nome: '', cpf: '', rg: '', telefone: '', email: '' },
  ...{ transportadoraCnpj: '', placa: '' },
};

/** As the call takes it. */
export const comoTerceiro = ({ cpf, rg, transportadoraCnpj, placa, ...resto }: TerceiroDigitado) => ({
  ...resto,
  ...(cpf.trim() && { cpf }),
  ...(rg.trim() && { rg }),
  ...(transportadoraCnpj.trim() && { transportadoraCnpj }),
  ...(placa.trim() && { placa }),
});

/** Which of its fields a refusal is about; null when it is about none of them. */
export function campoRecusado(recusa: Recusada | null): keyof TerceiroDigitado | null {
  if (recusa === null) return null;
  if (recusa.codigo === 'TERCEIRO_SEM_DOCUMENTO') return 'cpf';
  return CAMPOS.find((campo) => recusa.campo === `terceiro.${campo}`) ?? null;
}
const CAMPOS = Object.keys(NINGUEM) as (keyof TerceiroDigitado)[];

/** Who takes it: the buyer, or somebody by name and document (P19). */
export function QuemRetira({
  terceiro,
  recusa,
  aoMudar,
}: {
  terceiro: TerceiroDigitado | null;
  /** What was said to what was sent. */
  recusa: Recusada | null;
  aoMudar: (terceiro: TerceiroDigitado | null) => void;
}) {
  const id = useId();
  // On a phone the field that is refused is far above the button that was pressed.
  useEffect(() => {
    const campo = campoRecusado(recusa);
    if (campo !== null) document.getElementById(`${id}-${campo}`)?.focus();
  }, [recusa, id]);
  const campo = (nome: keyof TerceiroDigitado) => ({
    id: `${id}-${nome}`,
    value: terceiro?.[nome] ?? '',
    erro: campoRecusado(recusa) === nome ? (recusa?.frase ?? null) : null,
    onChange: (evento: { target: { value: string } }) =>
      aoMudar({ ...(terceiro ?? NINGUEM), [nome]: evento.target.value }),
  });
  return (
    <fieldset className={estilo.escolha}>
      <legend>{RETIRADA.quemRetira}</legend>
      <div className={estilo.dois}>
        {[null, NINGUEM].map((quem) => (
          <label key={quem === null ? 'eu' : 'outra'} className={estilo.opcao}>
            <input
              type="radio"
              name={`${id}-quem`}
              checked={(terceiro === null) === (quem === null)}
              onChange={() => aoMudar(quem)}
            />
            <span>
              <strong>{quem === null ? RETIRADA.eu : RETIRADA.outraPessoa}</strong>
            </span>
          </label>
        ))}
      </div>
      {terceiro !== null && (
        <div className={estilo.campos}>
          <Campo rotulo={RETIRADA.nome} required minLength={3} maxLength={120} {...campo('nome')} />
          <Campo
            rotulo={RETIRADA.cpf}
            inputMode="numeric"
            maxLength={14}
            ajuda={RETIRADA.ajudaDoDocumento}
            {...campo('cpf')}
          />
          <Campo rotulo={RETIRADA.rg} maxLength={20} {...campo('rg')} />
          <Campo rotulo={RETIRADA.telefone} type="tel" required maxLength={20} {...campo('telefone')} />
          <Campo rotulo={RETIRADA.email} type="email" required maxLength={200} {...campo('email')} />
          <Campo
            rotulo={RETIRADA.transportadora}
            ajuda={RETIRADA.ajudaDaTransportadora}
            maxLength={18}
            autoCapitalize="characters"
            {...campo('transportadoraCnpj')}
          />
          <Campo
            rotulo={RETIRADA.placa}
            ajuda={RETIRADA.ajudaDaPlaca}
            maxLength={8}
            autoCapitalize="characters"
            {...campo('placa')}
          />
        </div>
      )}
    </fieldset>
  );
}
