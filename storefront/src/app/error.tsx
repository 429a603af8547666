'use client';

import { Botao, classesDoBotao } from '../site/ui/Botao.tsx';
import { ErroTela } from '../site/ui/ErroTela.tsx';

export default function Erro({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <ErroTela
      titulo="Algo deu errado do nosso lado"
      acoes={
        <>
          <Botao icone="refresh-cw" onClick={reset}>
            Tentar de novo
          </Botao>
          {/* A whole new page, not a navigation: whatever broke starts afresh. */}
          <a href="/" className={classesDoBotao({ variante: 'secundario' })}>
            Página inicial
          </a>
        </>
      }
    >
      <p>Nada do que foi confirmado se perdeu. Tente de novo em instantes.</p>
      {error.digest && <p>Código para o suporte: {error.digest}</p>}
    </ErroTela>
  );
}
