import type { EntradaDada } from '@martelo/shared/transmissao';
import { type Fim, fimDoCodigo, voltaDepoisDe } from '@martelo/shared/transmissao/fim';
import { criarLeitorDeFlv, type TagFlv } from '@martelo/shared/transmissao/flv';
import { enderecoDoFluxo } from './endereco.ts';

/** Until it is tried again: the first time at once, then later and later. */
const ESPERAS_MS = [300, 1_000, 2_000, 4_000];

/**
 * A stream, again and again as long as it is wanted: each connection has an entry of its own. `pedirEntrada` gives null where there is
 * nothing to watch any more. Returns what ends it.
 */
export function receberFluxo(deps: {
  pedirEntrada(): Promise<EntradaDada | null>;
  /** A connection begins: what comes next begins with its configuration. */
  aoAbrir(): void;
  aoTag(tag: TagFlv): void;
  /** It is over, and does not come back. */
  aoAcabar(fim: Fim | null): void;
}): () => void {
  let acabou = false;
  let soquete: WebSocket | null = null;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let tentativa = 0;

  const deNovo = (): void => {
    if (acabou) return;
    relogio = setTimeout(() => void abrir(), ESPERAS_MS[Math.min(tentativa, ESPERAS_MS.length - 1)]);
    tentativa += 1;
  };
  const acabar = (fim: Fim | null): void => {
    acabou = true;
    deps.aoAcabar(fim);
  };
  const abrir = async (): Promise<void> => {
    let entrada: EntradaDada | null;
    try {
      entrada = await deps.pedirEntrada();
    } catch {
      deNovo();
      return;
    }
    if (acabou) return;
    if (entrada === null) {
      acabar(null);
      return;
    }
    const um = new WebSocket(enderecoDoFluxo(entrada, location));
    soquete = um;
    um.binaryType = 'arraybuffer';
    const ler = criarLeitorDeFlv((tag) => {
      tentativa = 0;
      deps.aoTag(tag);
    });
    um.onopen = () => deps.aoAbrir();
    um.onmessage = ({ data }) => {
      try {
        ler(new Uint8Array(data as ArrayBuffer));
      } catch {
        um.close();
      }
    };
    um.onclose = ({ code }) => {
      const fim = fimDoCodigo(code);
      if (acabou) return;
      if (voltaDepoisDe(fim)) deNovo();
      else acabar(fim);
    };
  };
  void abrir();
  return () => {
    acabou = true;
    clearTimeout(relogio);
    soquete?.close();
  };
}
