'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type ReactNode, useRef, useState } from 'react';
import { TRANSMISSAO } from '../palavras/transmissao.ts';
import { segundosDeAtraso } from './atraso.ts';
import { useLegenda } from './usar-legenda.ts';
import { comoToca, useTocador } from './usar-tocador.ts';
import estilo from './Video.module.css';

interface Props {
  leiUid: string;
  modo: TipoHotsite;
  chega: boolean;
  children?: ReactNode;
}

/** The picture, what it is to know of it, and its two buttons. Prices come by another way, and never wait for it. */
export default function Video({ leiUid, modo, chega, children }: Props) {
  const P = TRANSMISSAO[modo];
  const tela = useRef<HTMLCanvasElement>(null);
  const filme = useRef<HTMLVideoElement>(null);
  const [como] = useState(comoToca);
  const { estado, ligarSom: somNoTocador, pausar: pausarTocador } = useTocador(leiUid, como, { tela, filme });
  const [comSom, ligarSom] = useState(false);
  const [pausado, pausar] = useState(false);
  const legenda = P.legendas[useLegenda(leiUid) ?? ''];

  if (como === null)
    return (
      <>
        {children}
        <p className={estilo.semSuporte}>{P.semSuporte}</p>
      </>
    );
  if (estado.fase === 'fim') return children;
  const atraso = segundosDeAtraso(estado.atraso);
  const palavra = !chega
    ? P.caiu
    : estado.fase === 'parada'
      ? P.parada
      : estado.fase === 'abrindo'
        ? P.abrindo
        : atraso !== null
          ? P.atraso(atraso)
          : null;
  return (
    <section
      className={estilo.video}
      aria-label={P.video}
      data-fase={chega ? estado.fase : 'parada'}
      data-atraso={estado.atraso ?? undefined}
    >
      {como === 'decodifica' ? (
        <canvas ref={tela} role="img" aria-label={P.video} width={1280} height={720} />
      ) : (
        <video ref={filme} aria-label={P.video} muted playsInline />
      )}
      <p className={estilo.palavra} role="status" data-vazia={palavra === null || undefined}>
        {palavra}
      </p>
      {legenda !== undefined && <p className={estilo.legenda}>{legenda}</p>}
      <div className={estilo.botoes}>
        <button
          type="button"
          onClick={() => {
            pausarTocador(!pausado);
            pausar(!pausado);
          }}
        >
          {pausado ? P.retomar : P.pausar}
        </button>
        {estado.temSom && (
          <button
            type="button"
            onClick={() => {
              somNoTocador(!comSom);
              ligarSom(!comSom);
            }}
          >
            {comSom ? P.desligarSom : P.ligarSom}
          </button>
        )}
      </div>
    </section>
  );
}
