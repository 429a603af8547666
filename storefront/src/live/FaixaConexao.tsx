'use client';

import { CONEXAO } from '../palavras/conexao.ts';
import estilo from './FaixaConexao.module.css';
import { Silencio } from './Silencio.tsx';
import { useConexao } from './usar.ts';

/** Says how prices on this page come, while they do not come by themselves. */
export function FaixaConexao() {
  const conexao = useConexao();
  return (
    <div className={estilo.lugar} data-conexao={conexao}>
      <p role="status" className={conexao === 'perdida' ? estilo.faixa : estilo.nota}>
        {conexao === 'perdida' && (
          <>
            <span className={estilo.ponto} aria-hidden />
            {CONEXAO.perdida}
          </>
        )}
        {conexao === 'consulta' && CONEXAO.consulta}
        <Silencio />
      </p>
    </div>
  );
}
