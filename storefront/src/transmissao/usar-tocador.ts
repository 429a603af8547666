import type { EntradaDada, TransmissaoPublica } from '@martelo/shared/transmissao';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pedir } from '../live/conexao.ts';
import { agoraServidor } from '../live/relogio-servidor.ts';
import { decodifica } from './decodificar.ts';
import { type EstadoDoVideo, type Tocador, tocar } from './tocar.ts';

const ABRINDO: EstadoDoVideo = { fase: 'abrindo', atraso: null, temSom: false };

/** By which way this browser shows it: its own decoder, or a video element that is fed; null where by none. */
export const comoToca = (): 'decodifica' | 'mse' | null =>
  decodifica() ? 'decodifica' : 'MediaSource' in globalThis ? 'mse' : null;

export type EntradaParaAssistir = EntradaDada & { transmissao: TransmissaoPublica };

/** What lets this page in, each time it comes. */
async function pedirEntrada(leilaoUid: string): Promise<EntradaParaAssistir | null> {
  const ack = await pedir('get-assistir-transmissao', { leilaoUid });
  if (ack.ok) return ack as unknown as EntradaParaAssistir;
  if (ack.erro.codigo === 'NAO_ENCONTRADO') return null;
  throw new Error(ack.erro.codigo);
}

/** An auction's video on whichever of the two is there, as long as the page shows it. */
export function useTocador(
  leiUid: string,
  como: ReturnType<typeof comoToca>,
  { tela, filme }: { tela: RefObject<HTMLCanvasElement | null>; filme: RefObject<HTMLVideoElement | null> },
) {
  const tocador = useRef<Tocador | null>(null);
  const [estado, aoMudar] = useState(ABRINDO);
  useEffect(() => {
    let acabou = false;
    const comum = { pedirEntrada: () => pedirEntrada(leiUid), agora: agoraServidor, aoMudar };
    if (como === 'decodifica' && tela.current) tocador.current = tocar({ ...comum, tela: tela.current });
    // Fetched by those alone who need it.
    if (como === 'mse')
      void import('./mse.ts').then(({ tocarPorMse }) => {
        if (!acabou && filme.current) tocador.current = tocarPorMse({ ...comum, filme: filme.current });
      });
    return () => {
      acabou = true;
      tocador.current?.fechar();
      tocador.current = null;
    };
  }, [leiUid, como, tela, filme]);
  return {
    estado,
    ligarSom: (sim: boolean) => tocador.current?.ligarSom(sim),
    pausar: (sim: boolean) => tocador.current?.pausar(sim),
  };
}
