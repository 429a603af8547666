'use client';

import '../site/tokens.css';
import '../site/base.css';
import { ERRO } from '../palavras/erro.ts';

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
        <title>{ERRO.titulo}</title>
        <h1>{ERRO.algoDeuErrado}</h1>
        <p>{ERRO.nadaSePerdeu}</p>
        <button type="button" onClick={reset} style={{ minHeight: 44, padding: '8px 20px' }}>
          {ERRO.tentarDeNovo}
        </button>
      </body>
    </html>
  );
}
