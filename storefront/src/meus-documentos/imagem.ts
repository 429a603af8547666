import { LARGURA_MEDIDA, type Medidas, medir } from './qualidade.ts';
import { girado, type Recorte, type Tamanho, tamanhoEnviado } from './recorte.ts';

/** No larger than this is held: some phones' browsers draw nothing on a canvas of more than 16 megapixels. */
const LADO_ABERTO = 3_600;
const QUALIDADE_JPEG = 0.9;

export const tamanhoDe = ({ width, height }: HTMLCanvasElement): Tamanho => ({
  largura: width,
  altura: height,
});

function novaTela({ largura, altura }: Tamanho): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const tela = document.createElement('canvas');
  [tela.width, tela.height] = [largura, altura];
  const pincel = tela.getContext('2d', { willReadFrequently: true });
  if (pincel === null) throw new Error('no canvas');
  // What is transparent would become black.
  pincel.fillStyle = '#fff';
  pincel.fillRect(0, 0, largura, altura);
  return [tela, pincel];
}

/**
 * A picture as it is looked at: upright by its EXIF, which the browser reads and the canvas does not keep.
 * @throws where this browser cannot open it (HEIC, in most)
 */
export async function abrirFoto(arquivo: Blob): Promise<HTMLCanvasElement> {
  const endereco = URL.createObjectURL(arquivo);
  try {
    const imagem = new Image();
    imagem.src = endereco;
    await imagem.decode();
    const [largura, altura] = [imagem.naturalWidth, imagem.naturalHeight];
    const escala = Math.min(1, LADO_ABERTO / Math.max(largura, altura));
    const [tela, pincel] = novaTela({
      largura: Math.max(1, Math.round(largura * escala)),
      altura: Math.max(1, Math.round(altura * escala)),
    });
    pincel.drawImage(imagem, 0, 0, tela.width, tela.height);
    return tela;
  } finally {
    URL.revokeObjectURL(endereco);
  }
}

/** What the camera sees now, whole. */
export function doVideo(video: HTMLVideoElement): HTMLCanvasElement {
  const [tela, pincel] = novaTela({ largura: video.videoWidth, altura: video.videoHeight });
  pincel.drawImage(video, 0, 0);
  return tela;
}

/** A quarter turn to the right. */
export function girar(tela: HTMLCanvasElement): HTMLCanvasElement {
  const [nova, pincel] = novaTela(girado(tamanhoDe(tela), 1));
  pincel.translate(nova.width, 0);
  pincel.rotate(Math.PI / 2);
  pincel.drawImage(tela, 0, 0);
  return nova;
}

/** How a part of a picture came out. */
export function medirParte(
  fonte: HTMLCanvasElement | HTMLVideoElement,
  de: Tamanho,
  recorte: Recorte,
): Medidas {
  const [l, a] = [de.largura * recorte.largura, de.altura * recorte.altura];
  const escala = Math.min(1, LARGURA_MEDIDA / l);
  const para = { largura: Math.max(1, Math.round(l * escala)), altura: Math.max(1, Math.round(a * escala)) };
  const [, pincel] = novaTela(para);
  const [x, y] = [de.largura * recorte.x, de.altura * recorte.y];
  pincel.drawImage(fonte, x, y, l, a, 0, 0, para.largura, para.altura);
  return medir(pincel.getImageData(0, 0, para.largura, para.altura));
}

/** The part as a JPEG file, no larger than is needed. */
export async function cortar(tela: HTMLCanvasElement, recorte: Recorte, nome: string): Promise<File> {
  const para = tamanhoEnviado(tamanhoDe(tela), recorte);
  const [nova, pincel] = novaTela(para);
  pincel.imageSmoothingQuality = 'high';
  pincel.drawImage(
    tela,
    ...([tela.width * recorte.x, tela.height * recorte.y] as const),
    ...([tela.width * recorte.largura, tela.height * recorte.altura] as const),
    ...([0, 0, para.largura, para.altura] as const),
  );
  const blob = await new Promise<Blob | null>((pronto) => {
    nova.toBlob(pronto, 'image/jpeg', QUALIDADE_JPEG);
  });
  if (blob === null) throw new Error('no picture');
  return new File([blob], `${nome}.jpg`, { type: 'image/jpeg' });
}
