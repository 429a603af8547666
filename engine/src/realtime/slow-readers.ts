import type { Server } from 'socket.io';

/** What may wait for one socket, in the system's hands and in socket.io's, and for all those of one address. */
const ATRASO_MAXIMO_BYTES = 1_048_576;
const ATRASO_DO_ENDERECO_BYTES = 8 * 1_048_576;
/** Who has less than this waiting is not to blame for what waits for the others of their address. */
const ATRASO_COMUM_BYTES = 65_536;
/** A whole company, or a provider's customers, behind one address. */
const SOQUETES_POR_ENDERECO = 1_000;
/** What a queued packet costs besides its text. */
const BYTES_POR_PACOTE = 256;

interface LimitesDeLeitura {
  porSoquete: number;
  porEndereco: number;
  soquetesPorEndereco: number;
}

/** With `limites` off (MARTELO_LIMITES=0) many sockets may share an address; what does not read is let go all the same. */
export const limitesDeLeitura = (limites: boolean): LimitesDeLeitura => ({
  porSoquete: ATRASO_MAXIMO_BYTES,
  porEndereco: limites ? ATRASO_DO_ENDERECO_BYTES : Number.POSITIVE_INFINITY,
  soquetesPorEndereco: limites ? SOQUETES_POR_ENDERECO : Number.POSITIVE_INFINITY,
});

/** What is used of an engine.io socket; `_socket` is the WebSocket's TCP connection, null once it is closed. */
export interface Conexao {
  readyState: string;
  writeBuffer: { length: number };
  transport: {
    writable: boolean;
    socket?: { bufferedAmount: number; _socket: { write(bytes: Buffer): void; destroy(): void } | null };
  };
  write(pacote: string, opcoes: object): void;
  on(evento: 'packetCreate', ouvinte: (pacote: { data?: string | Buffer }) => void): void;
  on(evento: 'flush' | 'close', ouvinte: () => void): void;
}

interface Leitor {
  /** Bytes of packets that engine.io has not handed to the WebSocket. */
  naFila: number;
  /** Null until it is known who connects. */
  endereco: string | null;
}

/**
 * Knows what each socket has not read yet: acknowledgements, answers and broadcasts alike, because it hears of every packet where
 * engine.io makes it, and is asked before the one write that goes around engine.io (`enviarNaSala`). Whoever lets more wait than
 * they may is let go: they come back with what they missed, and nobody else pays for their memory.
 */
export class Leitores {
  readonly #limites: LimitesDeLeitura;
  readonly #leitores = new Map<Conexao, Leitor>();
  readonly #porEndereco = new Map<string, Set<Conexao>>();

  constructor(limites: LimitesDeLeitura) {
    this.#limites = limites;
  }

  get soquetes(): number {
    return this.#leitores.size;
  }

  /** From here on everything that is written to any socket of `io` is counted. */
  acompanhar(io: Server): void {
    io.engine.on('connection', (conexao: Conexao) => {
      const leitor: Leitor = { naFila: 0, endereco: null };
      this.#leitores.set(conexao, leitor);
      conexao.on('packetCreate', ({ data }) => {
        leitor.naFila += BYTES_POR_PACOTE + (data === undefined ? 0 : Buffer.byteLength(data));
        this.conferir(conexao);
      });
      conexao.on('flush', () => {
        leitor.naFila = 0;
      });
      conexao.on('close', () => this.#esquecer(conexao));
    });
  }

  /** Whose connection it turned out to be; false when that address has too many already. */
  entrar(conexao: Conexao, endereco: string): boolean {
    const leitor = this.#leitores.get(conexao);
    const daqui = this.#porEndereco.get(endereco) ?? new Set();
    if (leitor === undefined || daqui.size >= this.#limites.soquetesPorEndereco) return false;
    leitor.endereco = endereco;
    this.#porEndereco.set(endereco, daqui.add(conexao));
    return true;
  }

  /** Lets go of who does not read; false when it did. */
  conferir(conexao: Conexao): boolean {
    const atraso = this.#atrasoDe(conexao);
    if (atraso <= ATRASO_COMUM_BYTES) return true;
    if (atraso <= this.#limites.porSoquete && !this.#enderecoPassou(conexao)) return true;
    conexao.transport.socket?._socket?.destroy();
    return false;
  }

  #enderecoPassou(conexao: Conexao): boolean {
    const endereco = this.#leitores.get(conexao)?.endereco;
    if (endereco == null || this.#limites.porEndereco === Number.POSITIVE_INFINITY) return false;
    let soma = 0;
    for (const outra of this.#porEndereco.get(endereco) ?? []) soma += this.#atrasoDe(outra);
    return soma > this.#limites.porEndereco;
  }

  #atrasoDe(conexao: Conexao): number {
    return (this.#leitores.get(conexao)?.naFila ?? 0) + (conexao.transport.socket?.bufferedAmount ?? 0);
  }

  #esquecer(conexao: Conexao): void {
    const endereco = this.#leitores.get(conexao)?.endereco;
    this.#leitores.delete(conexao);
    if (endereco == null) return;
    const daqui = this.#porEndereco.get(endereco);
    daqui?.delete(conexao);
    if (daqui?.size === 0) this.#porEndereco.delete(endereco);
  }
}
