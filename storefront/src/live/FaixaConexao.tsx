'use client';

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
            Conexão perdida. Os valores podem estar desatualizados; reconectando…
          </>
        )}
        {conexao === 'consulta' && 'Sem conexão ao vivo: os valores são consultados a cada poucos segundos.'}
        <Silencio />
      </p>
    </div>
  );
}
