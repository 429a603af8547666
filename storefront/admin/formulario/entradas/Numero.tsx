import { lerReais } from '@martelo/shared/reais';
import type { CampoDescrito } from '@martelo/shared/recurso';
import { type Ref, useEffect, useState } from 'react';
import type { Acesso } from './Moldura.tsx';

/** Figures as they are written in Brazil. What is none yet is kept as it was typed, and said to be none when it is saved. */
export function Numero({
  campo: { tipo },
  comuns,
  valor,
  mudar,
}: {
  campo: Pick<CampoDescrito, 'tipo'>;
  comuns: Acesso & { ref: Ref<HTMLInputElement>; name: string; onBlur: () => void };
  valor: unknown;
  mudar: (valor: unknown) => void;
}) {
  const [escrito, escrever] = useState(() => escritoDe(tipo, valor));
  useEffect(() => {
    // Changed from elsewhere: another revision, a draft. While somebody types, what they see is what they typed.
    escrever((antes) => (lido(tipo, antes) === (valor ?? undefined) ? antes : escritoDe(tipo, valor)));
  }, [tipo, valor]);
  const entrada = (
    <input
      {...comuns}
      type="text"
      inputMode={tipo === 'inteiro' ? 'numeric' : 'decimal'}
      className="numero"
      value={escrito}
      onChange={({ target: { value } }) => {
        escrever(value);
        mudar(lido(tipo, value));
      }}
      onBlur={() => {
        comuns.onBlur();
        escrever(escritoDe(tipo, lido(tipo, escrito)));
      }}
    />
  );
  return tipo === 'centavos' ? (
    <span className="com-prefixo">
      <span aria-hidden>R$</span>
      {entrada}
    </span>
  ) : (
    entrada
  );
}

function escritoDe(tipo: CampoDescrito['tipo'], valor: unknown): string {
  if (valor === undefined || valor === null) return '';
  if (typeof valor !== 'number') return String(valor);
  return tipo === 'centavos'
    ? (valor / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
    : String(valor).replace('.', ',');
}

function lido(tipo: CampoDescrito['tipo'], escrito: string): unknown {
  const limpo = escrito.trim();
  if (limpo === '') return undefined;
  if (tipo === 'centavos') return lerReais(limpo) ?? limpo;
  const numero = Number(limpo.replace(',', '.'));
  return Number.isFinite(numero) ? numero : limpo;
}
