'use client';

import { ERRO } from '../palavras/erro.ts';
import estilo from '../site/ui/ErroTela.module.css';

/** Every page carries this, so it is plain: no part of ours but its look. */
export default function Erro({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className={estilo.tela}>
      <h1 className={estilo.titulo}>{ERRO.algoDeuErrado}</h1>
      <div className={estilo.texto}>
        <p>{ERRO.nadaSePerdeu}</p>
        {error.digest && <p>{ERRO.codigo(error.digest)}</p>}
      </div>
      <div className={estilo.acoes}>
        <button type="button" className={estilo.tentar} onClick={reset}>
          {ERRO.tentarDeNovo}
        </button>
        {/* A whole new page, not a navigation: whatever broke starts afresh. */}
        <a href="/" className={estilo.inicio}>
          {ERRO.paginaInicial}
        </a>
      </div>
    </div>
  );
}
