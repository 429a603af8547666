// Runs in the browser, in every frame of the pages measured: when something was pressed, and when what it changed was painted.
// Instants are Unix ms with fractions, so that those of two frames (two processes) can be set against each other.

export interface Marca {
  /** `tecla` and `clique`: the event's own time; `pintado`: after the paint that follows a change of the document. */
  tipo: 'tecla' | 'clique' | 'pintado';
  em: number;
}

declare global {
  interface Window {
    martelo?: { marcas: Marca[]; pronta: number | null };
  }
}

/** Self-contained: it is sent to the browser as text. */
export function observarPintura(): void {
  const casa = { marcas: [] as Marca[], pronta: null as number | null };
  window.martelo = casa;
  const absoluto = (instante: number) => performance.timeOrigin + instante;
  let marcado = false;
  const depoisDePintar = (tarefa: (em: number) => void) =>
    requestAnimationFrame(() => {
      const canal = new MessageChannel();
      canal.port1.onmessage = () => tarefa(absoluto(performance.now()));
      canal.port2.postMessage(null);
    });
  const aoMudar = () => {
    if (marcado) return;
    marcado = true;
    depoisDePintar((em) => {
      marcado = false;
      casa.marcas.push({ tipo: 'pintado', em });
    });
  };
  const anotar = (tipo: 'tecla' | 'clique') => (evento: Event) =>
    casa.marcas.push({ tipo, em: absoluto(evento.timeStamp) });
  addEventListener('keydown', anotar('tecla'), true);
  addEventListener('click', anotar('clique'), true);
  // A field's own letters are no change of the document.
  addEventListener('input', aoMudar, true);
  const comecar = () =>
    new MutationObserver(aoMudar).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  comecar();
}

/** Waits in the frame until there are this many of them, and tells when. */
export function esperarQuantos({ seletor, quantos }: { seletor: string; quantos: number }): Promise<number> {
  return new Promise((pronto) => {
    const olhar = () =>
      document.querySelectorAll(seletor).length >= quantos
        ? pronto(performance.timeOrigin + performance.now())
        : setTimeout(olhar, 4);
    olhar();
  });
}
