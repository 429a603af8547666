'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { EntradaDada } from '@martelo/shared/transmissao';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pedir } from '../live/conexao.ts';
import { agoraServidor } from '../live/relogio-servidor.ts';
import { TRANSMISSAO } from '../palavras/transmissao.ts';
import { segundosDeAtraso } from './atraso.ts';
import { decodifica } from './decodificar.ts';
import { type EstadoDoVideo, type Tocador, tocar } from './tocar.ts';
import { useLegenda } from './usar-legenda.ts';
import estilo from './Video.module.css';

const ABRINDO: EstadoDoVideo = { fase: 'abrindo', atraso: null, temSom: false };

/** What lets this page in, each time it comes. */
async function pedirEntrada(leilaoUid: string): Promise<EntradaDada | null> {
  const ack = await pedir('get-assistir-transmissao', { leilaoUid });
  if (ack.ok) return ack as unknown as EntradaDada;
  if (ack.erro.codigo === 'NAO_ENCONTRADO') return null;
  throw new Error(ack.erro.codigo);
}

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
  const tocador = useRef<Tocador | null>(null);
  const [estado, mudar] = useState(ABRINDO);
  const [comSom, ligarSom] = useState(false);
  const [pausado, pausar] = useState(false);
  const legenda = P.legendas[useLegenda(leiUid) ?? ''];
  const capaz = decodifica();
  useEffect(() => {
    if (tela.current === null || !capaz) return;
    const novo = tocar({
      ...{ tela: tela.current, pedirEntrada: () => pedirEntrada(leiUid), agora: agoraServidor },
      aoMudar: mudar,
    });
    tocador.current = novo;
    return () => novo.fechar();
  }, [leiUid, capaz]);

  if (!capaz)
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
      <canvas ref={tela} role="img" aria-label={P.video} width={1280} height={720} />
      <p className={estilo.palavra} role="status" data-vazia={palavra === null || undefined}>
        {palavra}
      </p>
      {legenda !== undefined && <p className={estilo.legenda}>{legenda}</p>}
      <div className={estilo.botoes}>
        <button
          type="button"
          onClick={() => {
            tocador.current?.pausar(!pausado);
            pausar(!pausado);
          }}
        >
          {pausado ? P.retomar : P.pausar}
        </button>
        {estado.temSom && (
          <button
            type="button"
            onClick={() => {
              tocador.current?.ligarSom(!comSom);
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
