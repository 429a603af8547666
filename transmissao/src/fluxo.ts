import { lerCarimbo } from '@martelo/shared/transmissao/carimbo';
import type { Fim } from '@martelo/shared/transmissao/fim';
import {
  CABECALHO_FLV,
  ehConfiguracao,
  ehQuadroChave,
  escreverTag,
  type TagFlv,
  TIPO_DE_TAG,
} from '@martelo/shared/transmissao/flv';

/** Who watches. */
export interface Espectador {
  enviar(bytes: Uint8Array): void;
  /** Takes less than is sent: what waits for them grows. */
  atrasado(): boolean;
  encerrar(fim: Fim): void;
}

/** Who sends. */
export interface Emissor {
  encerrar(fim: Fim): void;
}

/** What newcomers are given to see a picture at once; more than this they wait for the next key frame. */
const GRUPO_MAXIMO_BYTES = 8 * 1024 * 1024;

/** One stream: what one sends, many get. Its time goes on where another connection takes over, so that no player has to begin anew. */
export class Fluxo {
  readonly #agora: () => number;
  #emissor: Emissor | null = null;
  /** Of each who watches, whether they wait for a picture that needs none before it. */
  readonly #plateia = new Map<Espectador, { esperaChave: boolean }>();
  #texto: Uint8Array | null = null;
  readonly #configuracoes = new Map<number, Uint8Array>();
  #grupo: Uint8Array[] = [];
  #bytesDoGrupo = 0;
  #ultimo: { ts: number; em: number } | null = null;
  /** Added to the times of who sends now; null until they have said one. */
  #deslocamento: number | null = null;

  constructor(agora: () => number) {
    this.#agora = agora;
  }

  get chega(): boolean {
    return this.#emissor !== null;
  }
  get plateia(): number {
    return this.#plateia.size;
  }
  get vazio(): boolean {
    return !this.chega && this.plateia === 0;
  }

  /** Who comes with a newer entry takes the place of who is there: a connection that was cut does not know it yet. */
  emitir(emissor: Emissor): void {
    this.#emissor?.encerrar('OCUPADA');
    this.#emissor = emissor;
    this.#deslocamento = null;
    this.#configuracoes.clear();
    this.#texto = null;
    this.#esvaziar();
  }

  parar(emissor: Emissor): void {
    if (this.#emissor === emissor) this.#emissor = null;
  }

  assistir(espectador: Espectador): void {
    espectador.enviar(CABECALHO_FLV);
    if (this.#texto !== null) espectador.enviar(this.#texto);
    for (const configuracao of this.#configuracoes.values()) espectador.enviar(configuracao);
    for (const tag of this.#grupo) espectador.enviar(tag);
    this.#plateia.set(espectador, { esperaChave: this.#grupo.length === 0 });
  }

  deixar(espectador: Espectador): void {
    this.#plateia.delete(espectador);
  }

  encerrar(fim: Fim): void {
    this.#emissor?.encerrar(fim);
    for (const espectador of this.#plateia.keys()) espectador.encerrar(fim);
  }

  /** The time of the stream that is now, for what is put into it here. */
  get ts(): number {
    return this.#ultimo?.ts ?? 0;
  }

  passar(emissor: Emissor, lida: TagFlv): void {
    if (this.#emissor !== emissor) return;
    const tag = { ...lida, ts: this.#tempo(lida.ts) };
    const bytes = escreverTag(tag);
    if (ehConfiguracao(tag)) {
      this.#configurar(tag.tipo, bytes);
      return;
    }
    const chave = ehQuadroChave(tag);
    const texto = tag.tipo === TIPO_DE_TAG.texto;
    // How the stream is described; what it says of its moment is not kept.
    if (texto && lerCarimbo(tag) === null) this.#texto ??= bytes;
    this.#guardar(bytes, chave);
    for (const [espectador, estado] of this.#plateia) {
      // Who is behind loses whole groups of pictures: a decoder shows nothing of half of one.
      if (espectador.atrasado()) estado.esperaChave = true;
      else if (chave) estado.esperaChave = false;
      if (texto ? !espectador.atrasado() : !estado.esperaChave) espectador.enviar(bytes);
    }
  }

  #configurar(tipo: number, bytes: Uint8Array): void {
    this.#configuracoes.set(tipo, bytes);
    // What came before is of another picture.
    if (tipo === TIPO_DE_TAG.imagem) this.#esvaziar();
    for (const espectador of this.#plateia.keys()) espectador.enviar(bytes);
  }

  #guardar(bytes: Uint8Array, chave: boolean): void {
    if (chave) this.#esvaziar();
    else if (this.#grupo.length === 0) return;
    this.#bytesDoGrupo += bytes.length;
    if (this.#bytesDoGrupo > GRUPO_MAXIMO_BYTES) this.#esvaziar();
    else this.#grupo.push(bytes);
  }

  #esvaziar(): void {
    this.#grupo = [];
    this.#bytesDoGrupo = 0;
  }

  #tempo(ts: number): number {
    const em = this.#agora();
    this.#deslocamento ??= this.#ultimo === null ? 0 : this.#ultimo.ts + (em - this.#ultimo.em) - ts;
    const agora = Math.max(0, Math.round(ts + this.#deslocamento)) >>> 0;
    this.#ultimo = { ts: agora, em };
    return agora;
  }
}
