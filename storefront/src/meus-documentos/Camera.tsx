'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { doVideo, medirParte } from './imagem.ts';
import estilo from './meus-documentos.module.css';
import { type Forma, type ProblemaDaFoto, problemasDaFoto } from './qualidade.ts';
import { comFolga, moldura, PROPORCAO, type Recorte, tamanhoEnviado } from './recorte.ts';

const { camera: PALAVRAS } = MEUS_DOCUMENTOS;
/** Milliseconds between two looks at what the camera sees. */
const PASSO_MS = 500;

/** The camera, with an outline to match, saying what would be wrong with the picture before it is taken. Nothing leaves the device here. */
export function Camera({
  oQue,
  forma,
  aoFotografar,
  aoFechar,
}: {
  oQue: string;
  forma: Forma;
  /** The whole picture, and the part of it that the outline shows. */
  aoFotografar: (tela: HTMLCanvasElement, recorte: Recorte) => void;
  aoFechar: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [estado, definir] = useState<'abrindo' | 'aberta' | 'falhou'>('abrindo');
  const [tamanho, medirVideo] = useState({ largura: 4, altura: 3 });
  const [problema, dizer] = useState<ProblemaDaFoto | null>(null);
  const parte = moldura(tamanho, PROPORCAO[forma]);

  useEffect(() => {
    let aberto = true;
    let imagem: MediaStream | null = null;
    const fechar = () => {
      for (const trilha of imagem?.getTracks() ?? []) trilha.stop();
    };
    const olhar = () => {
      const vista = video.current;
      if (!aberto || vista === null || vista.videoWidth === 0) return;
      const de = { largura: vista.videoWidth, altura: vista.videoHeight };
      const recorte = moldura(de, PROPORCAO[forma]);
      dizer(problemasDaFoto(medirParte(vista, de, recorte), tamanhoEnviado(de, recorte), forma)[0] ?? null);
    };
    const relogio = setInterval(olhar, PASSO_MS);
    const comecar = async (): Promise<void> => {
      imagem = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 2_560 }, height: { ideal: 1_440 } },
      });
      if (!aberto || video.current === null) return fechar();
      video.current.srcObject = imagem;
      await video.current.play();
      medirVideo({ largura: video.current.videoWidth, altura: video.current.videoHeight });
      definir('aberta');
    };
    // No camera, no permission, or a page that is not served safely: a file can be chosen.
    comecar().catch(() => aberto && definir('falhou'));
    return () => {
      aberto = false;
      clearInterval(relogio);
      fechar();
    };
  }, [forma]);

  const disparar = () => {
    if (video.current === null || video.current.videoWidth === 0) return;
    const tela = doVideo(video.current);
    aoFotografar(tela, comFolga(moldura({ largura: tela.width, altura: tela.height }, PROPORCAO[forma])));
  };
  return (
    <Dialogo titulo={PALAVRAS.titulo(oQue)} aoFechar={aoFechar}>
      {estado === 'falhou' ? (
        <p className={estilo.erro} role="alert">
          {PALAVRAS.semCamera}
        </p>
      ) : (
        <>
          <div className={estilo.visor} style={{ aspectRatio: tamanho.largura / tamanho.altura }}>
            <video
              ref={video}
              muted
              playsInline
              aria-label={PALAVRAS.video}
              onResize={({ currentTarget }) =>
                medirVideo({ largura: currentTarget.videoWidth, altura: currentTarget.videoHeight })
              }
            />
            <div
              className={estilo.moldura}
              data-boa={(estado === 'aberta' && problema === null) || undefined}
              style={{
                left: `${parte.x * 100}%`,
                top: `${parte.y * 100}%`,
                width: `${parte.largura * 100}%`,
                height: `${parte.altura * 100}%`,
              }}
            />
          </div>
          <p role="status" className={estilo.dica} data-boa={problema === null || undefined}>
            {estado === 'abrindo' ? PALAVRAS.abrindo : problema === null ? PALAVRAS.boa : PALAVRAS[problema]}
          </p>
          <p className={estilo.suave}>{PALAVRAS.encaixe[forma]}</p>
          <Botao autoFocus tamanho="g" largo icone="camera" disabled={estado !== 'aberta'} onClick={disparar}>
            {PALAVRAS.disparar}
          </Botao>
        </>
      )}
      <Botao variante="secundario" largo onClick={aoFechar}>
        {PALAVRAS.fechar}
      </Botao>
    </Dialogo>
  );
}
