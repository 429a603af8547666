import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { emTransacao } from '../banco/transacao.ts';
import { diaEmSaoPaulo } from './dia.ts';

interface Visita {
  hotsite: number;
  uri: string;
  /** Whoever it is: kept only as a hash, only today, only in memory. */
  quem: string;
}

interface Soma {
  hotsite: number;
  uri: string;
  dia: string;
  visualizacoes: number;
  visitantes: number;
}

/** Anyone can send made-up visitors: past these, a day's list takes no more of them (some 8 MiB). */
const MAXIMO_PAGINAS = 2_000;
const MAXIMO_VISITANTES = 200_000;

/**
 * Adds visits up in memory and writes the sums a few seconds later, one row a page and day. Who came is never written: a visitor is
 * told from another by a hash that lives as long as the day and the process, so after a restart somebody may count once more.
 */
export class Contador {
  readonly #gravar: (soma: Soma) => Promise<void>;
  readonly #agora: () => number;
  readonly #sal = randomBytes(16);
  #dia = '';
  #vistos = new Set<number>();
  #pendentes = new Map<string, Soma>();
  #fila: Promise<void> = Promise.resolve();

  constructor(gravar: (soma: Soma) => Promise<void>, agora: () => number = Date.now) {
    this.#gravar = gravar;
    this.#agora = agora;
  }

  contar({ hotsite, uri, quem }: Visita): void {
    const dia = diaEmSaoPaulo(this.#agora());
    if (dia !== this.#dia) {
      this.#dia = dia;
      this.#vistos = new Set();
    }
    const chave = `${hotsite} ${uri} ${dia}`;
    const soma = this.#pendentes.get(chave) ?? { hotsite, uri, dia, visualizacoes: 0, visitantes: 0 };
    if (!this.#pendentes.has(chave) && this.#pendentes.size >= MAXIMO_PAGINAS) return;
    soma.visualizacoes += 1;
    const visto = createHash('sha256').update(this.#sal).update(`${chave} ${quem}`).digest().readUIntBE(0, 6);
    if (!this.#vistos.has(visto) && this.#vistos.size < MAXIMO_VISITANTES) {
      this.#vistos.add(visto);
      soma.visitantes += 1;
    }
    this.#pendentes.set(chave, soma);
  }

  /** Writes what was counted since the last time. What cannot be written is kept for the next. */
  descarregar(): Promise<void> {
    this.#fila = this.#fila.then(async () => {
      const somas = [...this.#pendentes.values()];
      this.#pendentes = new Map();
      for (const soma of somas)
        await this.#gravar(soma).catch(() => {
          const chave = `${soma.hotsite} ${soma.uri} ${soma.dia}`;
          const nova = this.#pendentes.get(chave);
          this.#pendentes.set(chave, {
            ...soma,
            visualizacoes: soma.visualizacoes + (nova?.visualizacoes ?? 0),
            visitantes: soma.visitantes + (nova?.visitantes ?? 0),
          });
        });
    });
    return this.#fila;
  }
}

const ESPERA_MS = 3_000;
const casa = globalThis as unknown as { __marteloVisitas?: Contador };

/** One a process, whichever of Next's bundles asks. */
export function contador(payload: Payload): Contador {
  if (!casa.__marteloVisitas) {
    const novo = new Contador((soma) =>
      emTransacao(payload, `visitas:${soma.hotsite}`, () => somarNoBanco(payload, soma)),
    );
    casa.__marteloVisitas = novo;
    setInterval(() => void novo.descarregar(), ESPERA_MS).unref();
  }
  return casa.__marteloVisitas;
}

async function somarNoBanco(payload: Payload, soma: Soma): Promise<void> {
  const { hotsite, uri, dia } = soma;
  const { docs } = await payload.find({
    collection: 'visitas',
    where: { and: [{ hotsite: { equals: hotsite } }, { uri: { equals: uri } }, { dia: { equals: dia } }] },
    limit: 1,
    depth: 0,
  });
  const [antes] = docs;
  if (antes)
    await payload.update({
      collection: 'visitas',
      id: antes.id,
      data: {
        visualizacoes: antes.visualizacoes + soma.visualizacoes,
        visitantes: antes.visitantes + soma.visitantes,
      },
      depth: 0,
    });
  else await payload.create({ collection: 'visitas', data: soma, depth: 0 });
}
