'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { assinarNaoLidas, esquecerNaoLidas, naoLidasDo } from '../conversa/nao-lidas.ts';
import { CONVERSA as P } from '../palavras/conversa.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './BotaoDaConversa.module.css';
import { pedirValor } from './valor-pedido.ts';

const FolhaDaConversa = lazy(() => import('../conversa/FolhaDaConversa.tsx'));

/** The way to one's own chat with the house about a lot; says how much of it one has not read. The chat itself is fetched by the first press. */
export default function BotaoDaConversa({
  lelUid,
  nome,
  marca,
  modo,
  comLance,
}: {
  lelUid: string;
  nome: string;
  marca: string;
  modo: TipoHotsite;
  /** Whether there is something to bid on. */
  comLance: boolean;
}) {
  const [aberta, abrir] = useState(false);
  const naoLidas = useSyncExternalStore(
    assinarNaoLidas,
    () => naoLidasDo(lelUid),
    () => 0,
  );
  return (
    <>
      <button type="button" className={estilo.botao} aria-haspopup="dialog" onClick={() => abrir(true)}>
        <Icone nome="message-circle" tamanho={20} />
        {P.falar}
        {naoLidas > 0 && !aberta && (
          <span className={estilo.conta}>
            <span aria-hidden>{naoLidas > 99 ? '99+' : naoLidas}</span>
            <span className="so-leitor">{P.naoLidas(naoLidas)}</span>
          </span>
        )}
      </button>
      {aberta && (
        <Suspense>
          <FolhaDaConversa
            {...{ nome, marca, modo, alvo: { lelUid } }}
            aoFechar={() => {
              abrir(false);
              esquecerNaoLidas(lelUid);
            }}
            aoLance={
              comLance
                ? (valor) => {
                    abrir(false);
                    pedirValor(valor);
                  }
                : undefined
            }
          />
        </Suspense>
      )}
    </>
  );
}
