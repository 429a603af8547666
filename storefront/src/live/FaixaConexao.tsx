'use client';

import estilo from './FaixaConexao.module.css';
import { useConexao } from './usar.ts';

/** Says that prices on this page may be old, while they may be. */
export function FaixaConexao() {
  const perdida = useConexao() === 'perdida';
  return (
    <div role="status" className={estilo.lugar}>
      {perdida && (
        <p className={estilo.faixa}>
          <span className={estilo.ponto} aria-hidden />
          Conexão perdida. Os valores podem estar desatualizados; reconectando…
        </p>
      )}
    </div>
  );
}
