import { connect, createServer, type Server, type Socket } from 'node:net';
import { uriDoBanco } from './test-server.ts';

/** What happens to an insert on its way: it passes, is lost before the server has it, loses its answer, or waits for `soltar`. */
export type Percalco = 'nenhum' | 'pedido-perdido' | 'resposta-perdida' | 'pedido-retido';

/** The name of the command stands behind header, flags, kind of section, length and type of its first field. */
const INICIO_DO_NOME = 26;

/** The network between a store and the test server, with accidents on demand. */
export class RedeDeTeste {
  percalco: Percalco = 'nenhum';
  readonly #alvo: URL;
  #servidor: Server | null = null;
  #porta = 0;
  readonly #sockets = new Set<Socket>();
  #retidos: (() => void)[] = [];

  constructor() {
    this.#alvo = new URL(uriDoBanco('x').replace(/^mongodb/, 'http'));
  }

  /** The address of a database through this network. */
  uri(banco: string): string {
    return `mongodb://127.0.0.1:${this.#porta}/${banco}`;
  }

  async ligar(): Promise<void> {
    const servidor = createServer((cliente) => this.#atender(cliente));
    this.#servidor = servidor;
    await new Promise<void>((resolve) => servidor.listen(this.#porta, '127.0.0.1', resolve));
    this.#porta = (servidor.address() as { port: number }).port;
  }

  async cortar(): Promise<void> {
    const servidor = this.#servidor;
    this.#servidor = null;
    for (const socket of this.#sockets) socket.destroy();
    if (servidor !== null) await new Promise((resolve) => servidor.close(resolve));
  }

  /** How many requests wait. */
  get retidos(): number {
    return this.#retidos.length;
  }

  /** What waited goes on its way; what comes from now on passes. */
  soltar(): void {
    this.percalco = 'nenhum';
    for (const enviar of this.#retidos.splice(0)) enviar();
  }

  #atender(cliente: Socket): void {
    const banco = connect(Number(this.#alvo.port || 27_017), this.#alvo.hostname);
    let perder = false;
    for (const socket of [cliente, banco]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        cliente.destroy();
        banco.destroy();
      });
    }
    cliente.on('data', (pedido) => {
      const insere = pedido.toString('latin1', INICIO_DO_NOME, INICIO_DO_NOME + 7) === 'insert\0';
      if (insere && this.percalco === 'pedido-perdido') return cliente.destroy();
      if (insere && this.percalco === 'pedido-retido') return this.#retidos.push(() => banco.write(pedido));
      perder = insere && this.percalco === 'resposta-perdida';
      banco.write(pedido);
    });
    banco.on('data', (resposta) => {
      if (perder) cliente.destroy();
      else cliente.write(resposta);
    });
  }
}
