'use client';

import estilo from '../site/ui/ErroTela.module.css';

/** Every page carries this, so it is plain: no part of ours but its look. */
export default function Erro({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className={estilo.tela}>
      <h1 className={estilo.titulo}>Algo deu errado do nosso lado</h1>
      <div className={estilo.texto}>
        <p>Nada do que foi confirmado se perdeu. Tente de novo em instantes.</p>
        {error.digest && <p>Código para o suporte: {error.digest}</p>}
      </div>
      <div className={estilo.acoes}>
        <button type="button" className={estilo.tentar} onClick={reset}>
          Tentar de novo
        </button>
        {/* A whole new page, not a navigation: whatever broke starts afresh. */}
        <a href="/" className={estilo.inicio}>
          Página inicial
        </a>
      </div>
    </div>
  );
}
