'use client';

import '../site/tokens.css';
import '../site/base.css';

/** When even the layout failed: no brand to wear, so plain and calm. */
export default function ErroGeral({ reset }: { reset: () => void }) {
  return (
    <html lang="pt-BR">
      <body
        style={{
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 16,
          padding: 24,
          textAlign: 'center',
        }}
      >
        <title>Algo deu errado</title>
        <h1>Algo deu errado do nosso lado</h1>
        <p>Nada do que foi confirmado se perdeu. Tente de novo em instantes.</p>
        <button type="button" onClick={reset} style={{ minHeight: 44, padding: '8px 20px' }}>
          Tentar de novo
        </button>
      </body>
    </html>
  );
}
