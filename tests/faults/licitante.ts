import { closeSync, fdatasyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type Lance, LOTES, type Recado, type Retorno } from './protocolo.ts';

/** Bids a client has under way at a time. */
const EM_VOO = 16;

/** One acknowledgement as the client wrote it down: what was asked, and what the engine answered. */
export interface Anotacao {
  lance: Lance;
  retorno: Retorno;
}

/**
 * A bidder at full speed who believes nothing that is not on their own disk: each acknowledgement is written down and fsynced
 * before the next bid takes its place.
 */
export class Licitante {
  readonly nome: string;
  readonly #arquivo: string;
  readonly #fd: number;
  readonly #precos: number[];
  /** Sent and not answered: outcome unknown after a kill. */
  readonly pendentes = new Map<string, Lance>();
  readonly #anotacoes: Anotacao[] = [];
  #lidoAte = 0;
  #contador = 0;
  #socket: Socket | null = null;

  /** `precos` is shared by all bidders: the highest price heard of, by lot. */
  constructor(nome: string, arquivo: string, precos: number[]) {
    this.nome = nome;
    this.#arquivo = arquivo;
    this.#fd = openSync(arquivo, 'a');
    this.#precos = precos;
  }

  /** Bids until the engine dies. */
  licitar(porta: number): Promise<void> {
    const socket = connect(porta, '127.0.0.1');
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.on('connect', () => {
      for (let i = 0; i < EM_VOO; i++) this.#lancar();
    });
    const linhas = createInterface({ input: socket });
    linhas.on('error', () => {});
    linhas.on('line', (linha) => {
      const retorno = inteiro(linha);
      if (retorno === null) return;
      this.anotar(this.pendentes.get(retorno.id)!, retorno);
      this.pendentes.delete(retorno.id);
      this.#lancar();
    });
    return new Promise((resolve) => socket.on('close', () => resolve()));
  }

  /** Hangs up; what was under way stays unknown. */
  parar(): void {
    this.#socket?.destroy();
  }

  /** On disk before it counts. */
  anotar(lance: Lance, retorno: Retorno): void {
    writeSync(this.#fd, `${JSON.stringify({ lance, retorno } satisfies Anotacao)}\n`);
    fdatasyncSync(this.#fd);
    const { valorAtual, proximoLance } = (retorno.ok ? retorno.valor : retorno.detalhes) as {
      valorAtual?: number;
      proximoLance?: number;
    };
    const preco = valorAtual ?? (proximoLance === undefined ? 0 : proximoLance - 100);
    this.#precos[lance.lote] = Math.max(this.#precos[lance.lote]!, preco);
  }

  /** All that was written down, as the file has it. */
  anotacoes(): readonly Anotacao[] {
    const restante = Buffer.alloc(statSync(this.#arquivo).size - this.#lidoAte);
    const leitura = openSync(this.#arquivo, 'r');
    readSync(leitura, restante, 0, restante.length, this.#lidoAte);
    closeSync(leitura);
    this.#lidoAte += restante.length;
    for (const linha of restante.toString().split('\n'))
      if (linha !== '') this.#anotacoes.push(JSON.parse(linha) as Anotacao);
    return this.#anotacoes;
  }

  fechar(): void {
    this.#socket?.destroy();
    closeSync(this.#fd);
  }

  #lancar(): void {
    const lote = Math.floor(Math.random() * LOTES.length);
    const comandoId = `${this.nome}-${++this.#contador}`;
    const modo = Math.random() < 0.2 ? 'AUTOMATICO' : 'MANUAL';
    const folga = (modo === 'AUTOMATICO' ? 5_000 : 400) * Math.random();
    const valor = Math.max(50_000, this.#precos[lote]! + 100 + Math.floor(folga));
    const lance: Lance = { lote, comandoId, autor: this.nome, modo, valor };
    this.pendentes.set(comandoId, lance);
    enviar(this.#socket!, { id: comandoId, tipo: 'lance', lance });
  }
}

/** One question, one answer, over a connection of its own. */
export async function perguntar(porta: number, recados: readonly Recado[]): Promise<Map<string, Retorno>> {
  const respostas = new Map<string, Retorno>();
  if (recados.length === 0) return respostas;
  const socket = connect(porta, '127.0.0.1');
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    for (const recado of recados) enviar(socket, recado);
    const linhas = createInterface({ input: socket });
    linhas.on('error', reject);
    linhas.on('line', (linha) => {
      const retorno = JSON.parse(linha) as Retorno;
      respostas.set(retorno.id, retorno);
      if (respostas.size < recados.length) return;
      socket.destroy();
      resolve(respostas);
    });
  });
}

const enviar = (socket: Socket, recado: Recado) => socket.write(`${JSON.stringify(recado)}\n`);

/** A line cut short by the kill is no acknowledgement. */
function inteiro(linha: string): Retorno | null {
  try {
    return JSON.parse(linha) as Retorno;
  } catch {
    return null;
  }
}
