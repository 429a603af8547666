'use client';

import { useEffect, useRef, useState } from 'react';
import { PORTARIA } from '../palavras/portaria.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './portaria.module.css';

/** Milliseconds between two looks. */
const PASSO_MS = 200;
type Ler = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(fonte: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type ComDetector = typeof globalThis & {
  BarcodeDetector?: {
    new (opcoes: { formats: string[] }): Detector;
    getSupportedFormats(): Promise<string[]>;
  };
};

/** The browser's own reader where it has one for QR; else a decoder, which only they load. */
async function criarLeitor(): Promise<Ler> {
  const { BarcodeDetector } = globalThis as ComDetector;
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: jsQR } = await import('jsqr');
  const tela = document.createElement('canvas');
  const pincel = tela.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (pincel === null || video.videoWidth === 0) return null;
    [tela.width, tela.height] = [video.videoWidth, video.videoHeight];
    pincel.drawImage(video, 0, 0);
    const { data, width, height } = pincel.getImageData(0, 0, tela.width, tela.height);
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
  };
}

let pronto: Promise<Ler> | null = null;
/** Made once, and before it is needed: without network a decoder cannot be loaded any more. */
export function prepararLeitor(): Promise<Ler> {
  pronto ??= criarLeitor().catch((erro) => {
    pronto = null;
    throw erro;
  });
  return pronto;
}

/** The phone's camera, until it has read a code. Nothing that it sees leaves the device. */
export function Leitor({ aoLer, aoFechar }: { aoLer: (lido: string) => void; aoFechar: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [falhou, definirFalha] = useState(false);
  const avisar = useRef(aoLer);
  avisar.current = aoLer;
  useEffect(() => {
    let aberto = true;
    let timer: number | undefined;
    let imagem: MediaStream | null = null;
    const olhar = async (ler: Ler): Promise<void> => {
      const lido = video.current && (await ler(video.current).catch(() => null));
      if (!aberto) return;
      if (lido) return avisar.current(lido);
      timer = window.setTimeout(() => void olhar(ler), PASSO_MS);
    };
    const comecar = async (): Promise<void> => {
      imagem = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!aberto || video.current === null) return fechar(imagem);
      video.current.srcObject = imagem;
      await video.current.play();
      await olhar(await prepararLeitor());
    };
    // No camera, no permission, or a page that is not served safely: the code can be typed.
    comecar().catch(() => aberto && definirFalha(true));
    return () => {
      aberto = false;
      window.clearTimeout(timer);
      fechar(imagem);
    };
  }, []);
  return (
    <div className={estilo.leitor}>
      {falhou ? (
        <p className={estilo.erro} role="alert">
          {PORTARIA.semCamera}
        </p>
      ) : (
        <>
          <video ref={video} muted playsInline aria-label={PORTARIA.aponte} />
          <p role="status">{PORTARIA.aponte}</p>
        </>
      )}
      <Botao variante="secundario" largo onClick={aoFechar}>
        {PORTARIA.fechar}
      </Botao>
    </div>
  );
}

function fechar(imagem: MediaStream | null): void {
  for (const trilha of imagem?.getTracks() ?? []) trilha.stop();
}
