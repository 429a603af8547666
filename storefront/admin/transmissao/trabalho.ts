import type { DoTrabalhador, ParaOTrabalhador } from './recados.ts';

export interface Trabalho {
  dizer(recado: ParaOTrabalhador, leva?: Transferable[]): void;
  fechar(): void;
}

/** The thread that draws and sends, with its picture in `lugar`. */
export function comecarTrabalho(
  lugar: HTMLElement,
  rotulo: string,
  aoOuvir: (recado: DoTrabalhador) => void,
): Trabalho {
  const thread = new Worker(new URL('./trabalhador.ts', import.meta.url), { type: 'module' });
  thread.onmessage = ({ data }: MessageEvent<DoTrabalhador>) => aoOuvir(data);
  const dizer: Trabalho['dizer'] = (recado, leva = []) => thread.postMessage(recado, leva);
  // A canvas is given away once: whoever comes next has another.
  const tela = document.createElement('canvas');
  tela.setAttribute('role', 'img');
  tela.setAttribute('aria-label', rotulo);
  lugar.append(tela);
  const solta = tela.transferControlToOffscreen();
  dizer({ que: 'tela', tela: solta }, [solta]);
  return {
    dizer,
    fechar() {
      thread.terminate();
      tela.remove();
    },
  };
}
