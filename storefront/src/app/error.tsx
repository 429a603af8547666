'use client';

import { Botao, BotaoLigacao } from '../site/ui/Botao.tsx';
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
          <BotaoLigacao href="/" variante="secundario">
            Página inicial
          </BotaoLigacao>
        </>
      }
    >
      <p>Nada do que foi confirmado se perdeu. Tente de novo em instantes.</p>
      {error.digest && <p>Código para o suporte: {error.digest}</p>}
    </ErroTela>
  );
}
