import type { Decididos } from '../../auction/modelo/estado.ts';
import { Recusas } from '../../auction/modelo/recusas.ts';
import type { Decidido, Resposta } from '../../auction/modelo/resposta.ts';

/** The answers of a picture as they lie in its file. */
export interface RespostasGravadas {
  /** One entry after the other: length of the key in bytes (u32), length of the rest (u32), key, JSON of `[digesto, resposta]`. */
  textos: Buffer;
  /** Open addressing, twice as many places as entries or more: hash of the key, then where its entry begins plus one (0 = empty). */
  indice: Uint32Array;
  quantas: number;
}

const VAZIAS: RespostasGravadas = { textos: Buffer.alloc(0), indice: new Uint32Array(2), quantas: 0 };
const CABECALHO = 8;

/**
 * The answers kept for repeated commands (rule 10), most of an auction's memory: those of a picture stay the bytes that they are
 * until somebody asks for one, those that came after it are a map, refusals lie packed beside them. A command is decided once, so none is in both.
 */
export class Respostas implements Decididos {
  readonly #gravadas: RespostasGravadas;
  readonly #novas = new Map<string, Decidido>();
  readonly recusas: Recusas;

  constructor(gravadas: RespostasGravadas = VAZIAS, recusas = new Recusas()) {
    this.#gravadas = gravadas;
    this.recusas = recusas;
  }

  static de(decididos: Decididos): Respostas {
    if (decididos instanceof Respostas) return decididos;
    const respostas = new Respostas(VAZIAS, decididos.recusas);
    for (const [chave, decidido] of decididos) respostas.set(chave, decidido);
    return respostas;
  }

  get size(): number {
    return this.#gravadas.quantas + this.#novas.size + this.recusas.size;
  }

  get(chave: string): Decidido | undefined {
    const nova = this.#novas.get(chave);
    if (nova !== undefined) return nova;
    const inicio = this.#procurar(chave);
    if (inicio === null) return this.recusas.get(chave);
    return entradaEm(this.#gravadas.textos, inicio).decidido();
  }

  has(chave: string): boolean {
    return this.#novas.has(chave) || this.#procurar(chave) !== null || this.recusas.get(chave) !== undefined;
  }

  set(chave: string, decidido: Decidido): void {
    if (decidido.resposta.ok) this.#novas.set(chave, decidido);
    else this.recusas.set(chave, decidido);
  }

  *[Symbol.iterator](): Generator<[string, Decidido], undefined> {
    const { textos } = this.#gravadas;
    for (let inicio = 0; inicio < textos.length; ) {
      const { chave, decidido, fim } = entradaEm(textos, inicio);
      yield [chave, decidido()];
      inicio = fim;
    }
    yield* this.#novas;
  }

  /** All of them as they will lie in the next file, those that were in one copied as they are; `exceto` stays with who asks. */
  gravar(exceto?: Decidido): { gravadas: RespostasGravadas; ultima: [string, Decidido][] } {
    const ultima = [...this.#novas].filter(([, decidido]) => decidido === exceto);
    const novas = [...this.#novas]
      .filter(([, decidido]) => decidido !== exceto)
      .map(([chave, { digesto, resposta }]) => ({
        espalhado: espalhar(chave),
        bytes: bytesDe(chave, JSON.stringify([digesto, resposta])),
      }));
    const quantas = this.#gravadas.quantas + novas.length;
    const indice = new Uint32Array(2 * lugares(quantas));
    this.#reindexar(indice);
    let inicio = this.#gravadas.textos.length;
    for (const { espalhado, bytes } of novas) {
      guardar(indice, espalhado, inicio);
      inicio += bytes.length;
    }
    const textos = Buffer.concat([this.#gravadas.textos, ...novas.map(({ bytes }) => bytes)]);
    return { gravadas: { textos, indice, quantas }, ultima };
  }

  #reindexar(indice: Uint32Array): void {
    const antigo = this.#gravadas.indice;
    for (let i = 0; i < antigo.length; i += 2)
      if (antigo[i + 1] !== 0) guardar(indice, antigo[i]!, antigo[i + 1]! - 1);
  }

  #procurar(chave: string): number | null {
    const { indice, textos } = this.#gravadas;
    const mascara = indice.length / 2 - 1;
    const espalhado = espalhar(chave);
    for (let lugar = espalhado & mascara; ; lugar = (lugar + 1) & mascara) {
      const inicio = indice[2 * lugar + 1]! - 1;
      if (inicio < 0) return null;
      if (indice[2 * lugar] === espalhado && entradaEm(textos, inicio).chave === chave) return inicio;
    }
  }
}

function entradaEm(textos: Buffer, inicio: number) {
  const meio = inicio + CABECALHO + textos.readUInt32LE(inicio);
  const fim = meio + textos.readUInt32LE(inicio + 4);
  return {
    fim,
    chave: textos.toString('utf8', inicio + CABECALHO, meio),
    decidido(): Decidido {
      const [digesto, resposta] = JSON.parse(textos.toString('utf8', meio, fim)) as [string, Resposta];
      return { digesto, resposta };
    },
  };
}

function bytesDe(chave: string, resto: string): Buffer {
  const tamanho = Buffer.byteLength(chave);
  const bytes = Buffer.allocUnsafe(CABECALHO + tamanho + Buffer.byteLength(resto));
  bytes.writeUInt32LE(tamanho, 0);
  bytes.writeUInt32LE(bytes.length - CABECALHO - tamanho, 4);
  bytes.write(chave, CABECALHO);
  bytes.write(resto, CABECALHO + tamanho);
  return bytes;
}

function guardar(indice: Uint32Array, espalhado: number, inicio: number): void {
  const mascara = indice.length / 2 - 1;
  let lugar = espalhado & mascara;
  while (indice[2 * lugar + 1] !== 0) lugar = (lugar + 1) & mascara;
  indice[2 * lugar] = espalhado;
  indice[2 * lugar + 1] = inicio + 1;
}

/** A power of two with one place in two empty at least: whoever looks for what is not there finds an empty one soon. */
function lugares(entradas: number): number {
  let quantos = 1;
  while (quantos < 2 * entradas) quantos *= 2;
  return quantos;
}

/** FNV-1a with a last stir, over the UTF-16 units; unsigned. */
function espalhar(texto: string): number {
  let soma = 0x811c9dc5;
  for (let i = 0; i < texto.length; i++) soma = Math.imul(soma ^ texto.charCodeAt(i), 0x01000193);
  soma = Math.imul(soma ^ (soma >>> 15), 0x2c1b3c6d);
  return (soma ^ (soma >>> 13)) >>> 0;
}
