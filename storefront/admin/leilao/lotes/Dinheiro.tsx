import { formatarReais, lerReais } from '@martelo/shared/reais';
import { useEffect, useRef, useState } from 'react';
import { ADMIN_REGISTRO } from '../../../src/palavras/admin-registro.ts';

/** An amount in its row, written where it is read: Enter or leaving it saves, Escape puts back what stood. */
export function Dinheiro({
  rotulo,
  valor,
  semValor,
  preso,
  mudar,
}: {
  /** What it is, and of what. */
  rotulo: string;
  valor: number | null;
  /** What is read where there is none of its own; null where there must be one. */
  semValor: string | null;
  preso: boolean;
  mudar: (valor: number | null) => Promise<void>;
}) {
  const escritoDe = valor === null ? '' : (valor / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  const [escrito, escrever] = useState(escritoDe);
  const [errado, errar] = useState(false);
  const salvando = useRef(false);
  useEffect(() => {
    escrever(escritoDe);
    errar(false);
  }, [escritoDe]);
  if (preso) return <span>{valor === null ? semValor : formatarReais(valor)}</span>;
  const salvar = async () => {
    if (escrito.trim() === escritoDe || salvando.current) return errar(false);
    const lido = escrito.trim() === '' ? null : lerReais(escrito.trim());
    const vazio = escrito.trim() === '' && semValor !== null;
    if (!vazio && (lido === null || lido <= 0)) return errar(true);
    errar(false);
    salvando.current = true;
    await mudar(lido).finally(() => {
      salvando.current = false;
    });
  };
  return (
    <span className="com-prefixo na-linha">
      <span aria-hidden>R$</span>
      <input
        type="text"
        inputMode="decimal"
        className="numero"
        aria-label={rotulo}
        aria-invalid={errado || undefined}
        title={errado ? ADMIN_REGISTRO.dinheiroInvalido : undefined}
        placeholder={semValor ?? undefined}
        value={escrito}
        onChange={({ target: { value } }) => escrever(value)}
        onBlur={() => void salvar()}
        onKeyDown={(evento) => {
          if (evento.key === 'Enter') {
            evento.preventDefault();
            void salvar();
          }
          if (evento.key === 'Escape') {
            escrever(escritoDe);
            errar(false);
          }
        }}
      />
    </span>
  );
}
