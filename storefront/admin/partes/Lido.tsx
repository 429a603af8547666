import type { ReactNode } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import type { Recusa } from '../dados/chamar.ts';
import { Botao } from '../ui/Botao.tsx';

/** A part of a screen that is read by itself: waited for, failed with a way to try again, empty in words, or there. */
export function Lido({
  lendo,
  erro,
  deNovo,
  vazio,
  children,
}: {
  lendo: boolean;
  erro: Recusa | Error | null;
  deNovo: () => void;
  /** Said where there is nothing of it. */
  vazio?: string | false;
  children: ReactNode;
}) {
  if (erro)
    return (
      <div className="quadro" role="alert">
        <Icone nome="circle-x" tamanho={28} traco={1.5} />
        <p>{erro.message}</p>
        <Botao icone="refresh-cw" onClick={deNovo}>
          {ADMIN.tentarDeNovo}
        </Botao>
      </div>
    );
  if (lendo)
    return (
      <div className="esqueleto" aria-busy="true" role="status">
        <span className="so-leitor">{ADMIN.carregando}</span>
        {[0, 1, 2].map((linha) => (
          <div key={linha} aria-hidden>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    );
  if (vazio)
    return (
      <div className="quadro" role="status">
        <Icone nome="inbox" tamanho={28} traco={1.5} />
        <p>{vazio}</p>
      </div>
    );
  return children;
}
