import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { uuidv7 } from '@martelo/shared/identificador';
import { MAXIMO_ENVIO } from '@martelo/shared/limites-de-arquivo';
import type { Vista } from '@martelo/shared/modelo-de-fotos';
import { encolher } from '../../src/patio/encolher.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import type { Recusa } from '../dados/chamar.ts';
import { subirAndando } from '../dados/subir.ts';

export type EstadoDoEnvio = 'espera' | 'preparando' | 'enviando' | 'feita' | 'recusada';

/** A file on its way to a lot. */
export interface Envio {
  id: string;
  nome: string;
  lelUid: string;
  estado: EstadoDoEnvio;
  /** How much of it is sent, 0 to 1. */
  parte: number;
  /** Why it was refused. */
  erro: string | null;
}

export interface ParaEnviar {
  arquivo: File;
  lelUid: string;
  /** Among those that come with it, the lower first. */
  lugar?: number;
  /** What it is said to show. */
  vista?: Vista;
}

interface Guardado {
  arquivo: File;
  ordem: number;
  vista: Vista | undefined;
  /** The same at every try: what arrived once is there once. */
  comandoId: string;
}

/** The engine takes three of a person at a time. */
const DE_UMA_VEZ = 2;
/** What large screens show, and half as much again. Pixels. */
const LADO = 2_400;

export const anda = ({ estado }: Pick<Envio, 'estado'>): boolean =>
  estado !== 'feita' && estado !== 'recusada';

/**
 * Pictures on their way, one after another, each by itself: made smaller, sent, told how far it is, tried again. It goes on while other
 * screens of the page are looked at.
 */
export class Fila {
  /** Said of what is too large, and cannot be made smaller here. */
  grandeDemais = '';
  aoChegar: (foto: FotoVista) => void = () => {};
  #envios: readonly Envio[] = [];
  readonly #guardados = new Map<string, Guardado>();
  #esperam: Envio[] = [];
  #ocupadas = 0;
  readonly #ouvintes = new Set<() => void>();

  assinar = (ouvinte: () => void): (() => void) => {
    this.#ouvintes.add(ouvinte);
    return () => this.#ouvintes.delete(ouvinte);
  };
  ler = (): readonly Envio[] => this.#envios;

  enviar(novas: readonly ParaEnviar[]): void {
    const agora = Date.now() * 1_000;
    const itens = novas.map(({ arquivo, lelUid, lugar, vista }, i): Envio => {
      const id = uuidv7();
      this.#guardados.set(id, { arquivo, vista, ordem: agora + (lugar ?? i), comandoId: novoComandoId() });
      return { id, nome: arquivo.name, lelUid, estado: 'espera', parte: 0, erro: null };
    });
    this.#mudar([...this.#envios, ...itens]);
    this.#esperam.push(...itens);
    this.#andar();
  }

  deNovo(quais: readonly Envio[]): void {
    for (const { id } of quais) this.#por(id, { estado: 'espera', parte: 0, erro: null });
    this.#esperam.push(...quais);
    this.#andar();
  }

  tirar(quais: readonly Envio[]): void {
    const ids = new Set(quais.map(({ id }) => id));
    this.#esperam = this.#esperam.filter(({ id }) => !ids.has(id));
    for (const id of ids) this.#guardados.delete(id);
    this.#mudar(this.#envios.filter(({ id }) => !ids.has(id)));
  }

  #mudar(envios: readonly Envio[]): void {
    this.#envios = envios;
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
  #por(id: string, mudanca: Partial<Envio>): void {
    this.#mudar(this.#envios.map((um) => (um.id === id ? { ...um, ...mudanca } : um)));
  }

  #andar(): void {
    while (this.#ocupadas < DE_UMA_VEZ) {
      const proximo = this.#esperam.shift();
      if (proximo === undefined) return;
      this.#ocupadas += 1;
      void this.#levar(proximo).finally(() => {
        this.#ocupadas -= 1;
        this.#andar();
      });
    }
  }

  async #levar({ id, lelUid, nome }: Envio): Promise<void> {
    const { arquivo, ordem, vista, comandoId } = this.#guardados.get(id)!;
    try {
      this.#por(id, { estado: 'preparando', parte: 0, erro: null });
      const menor = await encolher(arquivo, LADO);
      const corpo = menor.size < arquivo.size ? menor : arquivo;
      if (corpo.size > MAXIMO_ENVIO) throw new Error(this.grandeDemais);
      const formulario = new FormData();
      formulario.append('comandoId', comandoId);
      formulario.append('ordem', String(ordem));
      if (vista !== undefined) formulario.append('vista', vista);
      formulario.append('arquivo', corpo, nome);
      this.#por(id, { estado: 'enviando' });
      const foto = await subirAndando<FotoVista>(`/v1/lotes/${lelUid}/fotos`, formulario, (parte) =>
        this.#por(id, { parte }),
      );
      this.#por(id, { estado: 'feita', parte: 1 });
      this.aoChegar(foto);
    } catch (erro) {
      this.#por(id, { estado: 'recusada', erro: (erro as Recusa | Error).message });
    }
  }
}
