/** Cameras and microphones of this machine, and what they show, as streams that a worker reads. */

export interface Aparelho {
  id: string;
  nome: string;
}
export interface Aparelhos {
  cameras: Aparelho[];
  microfones: Aparelho[];
}

type Processador<T> = new (de: { track: MediaStreamTrack }) => { readable: ReadableStream<T> };
const processador = <T>(): Processador<T> | undefined =>
  (globalThis as { MediaStreamTrackProcessor?: Processador<T> }).MediaStreamTrackProcessor;

/** Whether this browser can take pictures of a camera apart, and encode them. */
export const transmite = (): boolean =>
  processador() !== undefined && typeof VideoEncoder === 'function' && typeof OffscreenCanvas === 'function';

export async function aparelhos(): Promise<Aparelhos> {
  const todos = await navigator.mediaDevices.enumerateDevices();
  const de = (tipo: MediaDeviceKind) =>
    todos
      .filter(({ kind, deviceId }) => kind === tipo && deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, nome: label }));
  return { cameras: de('videoinput'), microfones: de('audioinput') };
}

/** A camera's pictures; what is chosen by nothing is whichever the browser takes. */
export async function abrirCamera(id: string | null): Promise<Aberto<VideoFrame>> {
  const fluxo = await navigator.mediaDevices.getUserMedia({
    video: {
      // A phone films what is before it.
      ...(id === null ? { facingMode: 'environment' } : { deviceId: { exact: id } }),
      ...{ width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 25 } },
    },
  });
  return aberto(fluxo.getVideoTracks()[0]!);
}

export async function abrirMicrofone(id: string): Promise<Aberto<AudioData>> {
  const fluxo = await navigator.mediaDevices.getUserMedia({ audio: { deviceId: { exact: id } } });
  return aberto(fluxo.getAudioTracks()[0]!);
}

export interface Aberto<T> {
  /** Of the browser's own choice where none was named. */
  id: string | null;
  quadros: ReadableStream<T>;
  fechar(): void;
}

function aberto<T>(faixa: MediaStreamTrack): Aberto<T> {
  const { readable } = new (processador<T>()!)({ track: faixa });
  return { id: faixa.getSettings().deviceId ?? null, quadros: readable, fechar: () => faixa.stop() };
}
