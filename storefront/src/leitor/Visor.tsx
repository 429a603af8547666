import { useEffect, useRef, useState } from 'react';
import { LEITOR_PALAVRAS as P } from '../palavras/leitor.ts';
import type { PropsDeLer } from './LerComCamera.tsx';
import './leitor.css';
import { lerCodigos, lerTexto, prepararLeitores } from './leitor.ts';
import { acharNo, type Procurado } from './ler.ts';
import { fotoParaTexto, type Parte, paraCodigos, paraTexto, quadro } from './olhar.ts';

/** Milliseconds between two looks, after the one before has ended. */
const PASSO_MS = 150;
/** The outline's width by its height. */
const RAZAO = { veiculo: 4, placa: 3.2, chassi: 8, codigo: 1.6 } as const;
const BIPE = { hertz: 880, segundos: 0.08 };

type Estado =
  | 'abrindo'
  | 'preparando'
  | 'olhando'
  | 'lendoFoto'
  | 'semCamera'
  | 'semLeitor'
  | 'nadaNaFoto'
  | 'fotoRuim';

/** The camera with an outline to fill; what it reads twice alike is what stands there. */
export function Visor({ procurado, campo, aoLer, aoFechar, Botao }: PropsDeLer & { aoFechar: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const arquivo = useRef<HTMLInputElement>(null);
  const [estado, definir] = useState<Estado>('abrindo');
  const [tamanho, medir] = useState({ largura: 16, altura: 9 });
  const ler = useRef((_: string) => {});
  ler.current = (lido) => {
    avisar();
    aoLer(lido);
    aoFechar();
  };
  useEffect(() => {
    let aberto = true;
    let imagem: MediaStream | null = null;
    const fechar = () => {
      for (const trilha of imagem?.getTracks() ?? []) trilha.stop();
    };
    const comecar = async () => {
      imagem = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } },
      });
      if (!aberto || video.current === null) return fechar();
      video.current.srcObject = imagem;
      await video.current.play();
      medir({ largura: video.current.videoWidth, altura: video.current.videoHeight });
      definir('preparando');
      try {
        await prepararLeitores({ textos: procurado !== 'codigo' });
      } catch {
        return aberto && definir('semLeitor');
      }
      if (!aberto) return;
      definir('olhando');
      const lido = await olharAteLer(procurado, () => (aberto ? video.current : null));
      if (lido !== null && aberto) ler.current(lido);
    };
    // No camera, no permission, or a page that is not served safely: a photograph can be taken, or the field written in.
    comecar().catch(() => aberto && definir('semCamera'));
    return () => {
      aberto = false;
      fechar();
    };
  }, [procurado]);
  const lerFoto = async (foto: File) => {
    definir('lendoFoto');
    const imagem = await createImageBitmap(foto).catch(() => null);
    if (imagem === null) return definir('fotoRuim');
    try {
      const lido = await lerDaFoto(imagem, procurado);
      if (lido === null) definir('nadaNaFoto');
      else ler.current(lido);
    } catch {
      definir('semLeitor');
    } finally {
      imagem.close();
    }
  };
  const { x, y, largura, altura } = quadro(tamanho.largura, tamanho.altura, RAZAO[procurado]);
  const porcento = (parte: number, de: number) => `${(parte / de) * 100}%`;
  const vendo = estado === 'abrindo' || estado === 'preparando' || estado === 'olhando';
  return (
    <div className="leitor">
      {vendo && (
        <div className="leitor-visor" style={{ aspectRatio: tamanho.largura / tamanho.altura }}>
          <video ref={video} muted playsInline aria-label={P.video} />
          <div
            className="leitor-quadro"
            style={{
              ...{ left: porcento(x, tamanho.largura), top: porcento(y, tamanho.altura) },
              ...{ width: porcento(largura, tamanho.largura), height: porcento(altura, tamanho.altura) },
            }}
          />
        </div>
      )}
      <p role="status" data-estado={estado}>
        {estado === 'olhando' ? P.aponte[procurado] : P[estado]}
      </p>
      <div className="leitor-acoes">
        <Botao
          icone="image"
          disabled={estado === 'lendoFoto'}
          aria-label={`${P.fotografar}: ${campo}`}
          onClick={() => arquivo.current?.click()}
        >
          {P.fotografar}
        </Botao>
        <Botao icone="x" onClick={aoFechar}>
          {P.fechar}
        </Botao>
      </div>
      <input
        ref={arquivo}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`${P.fotografar}: ${campo}`}
        onChange={({ target }) => {
          const foto = target.files?.[0];
          target.value = '';
          if (foto) void lerFoto(foto);
        }}
      />
    </div>
  );
}

/** Looks until it has read the same twice, or nobody looks any more. A code says itself what it is: once is enough. */
async function olharAteLer(
  procurado: Procurado,
  vista: () => HTMLVideoElement | null,
): Promise<string | null> {
  let antes: string | null = null;
  for (let vez = 0; ; vez += 1) {
    const video = vista();
    if (video === null) return null;
    if (video.videoWidth > 0) {
      const { videoWidth: largura, videoHeight: altura } = video;
      const codigo = await doCodigo(video, largura, altura, procurado);
      if (codigo !== null) return codigo;
      if (procurado !== 'codigo') {
        const tela = paraTexto(video, quadro(largura, altura, RAZAO[procurado]));
        const lido = acharNo(await lerTexto(tela, vez % 2 === 0 ? 'linha' : 'bloco'), procurado);
        if (lido !== null && lido === antes) return lido;
        antes = lido ?? antes;
      }
    }
    await new Promise((continuar) => setTimeout(continuar, PASSO_MS));
  }
}

async function doCodigo(
  fonte: CanvasImageSource,
  largura: number,
  altura: number,
  procurado: Procurado,
): Promise<string | null> {
  for (const texto of await lerCodigos(paraCodigos(fonte, largura, altura))) {
    const lido = acharNo(texto, procurado);
    if (lido !== null) return lido;
  }
  return null;
}

/** Of a photograph: its codes, then its middle as if somebody had held it in the outline, then wherever there are letters. */
async function lerDaFoto(imagem: ImageBitmap, procurado: Procurado): Promise<string | null> {
  const { width: largura, height: altura } = imagem;
  const codigo = await doCodigo(imagem, largura, altura, procurado);
  if (codigo !== null || procurado === 'codigo') return codigo;
  const inteira: Parte = { x: 0, y: 0, largura, altura };
  const meio = quadro(largura, altura, RAZAO[procurado]);
  const olhares = [
    () => lerTexto(paraTexto(imagem, meio), 'linha'),
    () => lerTexto(paraTexto(imagem, meio), 'bloco'),
    ...(largura / altura > 2 ? [() => lerTexto(paraTexto(imagem, inteira), 'linha')] : []),
    () => lerTexto(fotoParaTexto(imagem, largura, altura), 'esparso'),
  ];
  for (const olhar of olhares) {
    const lido = acharNo(await olhar(), procurado);
    if (lido !== null) return lido;
  }
  return null;
}

/** Heard and felt in the sun, where a screen is not seen. */
function avisar(): void {
  navigator.vibrate?.(60);
  try {
    const som = new AudioContext();
    const tom = som.createOscillator();
    tom.frequency.value = BIPE.hertz;
    tom.connect(som.destination);
    tom.start();
    tom.stop(som.currentTime + BIPE.segundos);
    tom.onended = () => void som.close();
  } catch {
    // A device without sound.
  }
}
