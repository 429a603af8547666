import { useState } from 'react';
import { Link } from 'react-router';
import type { PalavrasDoEstoqueAtual } from '../../src/palavras/admin-estoque-atual.ts';

export interface Barra {
  chave: string | number;
  rotulo: string;
  quantos: number;
  escolhida: boolean;
  para: { search: string };
}

const AO_TODO = 6;

/** Counts side by side, each as long as it is many; each leads to those alone, and the chosen one back. */
export function Barras({
  titulo,
  barras,
  palavras: P,
}: {
  titulo: string;
  barras: readonly Barra[];
  palavras: PalavrasDoEstoqueAtual;
}) {
  const [todas, mostrarTodas] = useState(false);
  const maior = Math.max(1, ...barras.map(({ quantos }) => quantos));
  // The chosen one is never among those that are hidden.
  const mostradas = todas ? barras : barras.filter(({ escolhida }, i) => i < AO_TODO || escolhida);
  return (
    <section className="estoque-barras">
      <h2>{titulo}</h2>
      <ul>
        {mostradas.map(({ chave, rotulo, quantos, escolhida, para }) => (
          <li key={chave}>
            <Link to={para} replace aria-current={escolhida ? 'true' : undefined}>
              <span>{rotulo}</span>
              <strong>{quantos.toLocaleString('pt-BR')}</strong>
              <i aria-hidden style={{ inlineSize: `${(100 * quantos) / maior}%` }} />
            </Link>
          </li>
        ))}
      </ul>
      {barras.length > AO_TODO && (
        <button type="button" className="ligacao" onClick={() => mostrarTodas(!todas)}>
          {todas ? P.mostrarMenos : P.mostrarTodos(barras.length)}
        </button>
      )}
    </section>
  );
}
