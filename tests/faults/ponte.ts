import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A stretch of network that can be broken: what is connected through it is silent, or gone, and comes back. */
export interface Ponte {
  readonly porta: number;
  /** Nothing passes and nobody is told: packets are lost. */
  silenciar(): void;
  /** Connections break and none can be made. */
  cortar(): Promise<void>;
  /** As before either. What was on its way in a silence is lost with its connection. */
  restabelecer(): Promise<void>;
  fechar(): Promise<void>;
}

export async function lancarPonte(host: string, destino: number): Promise<Ponte> {
  const pares = new Set<Socket>();
  let silencio = false;
  const atender = (cliente: Socket) => {
    const servidor = connect(destino, host);
    for (const [de, para] of [
      [cliente, servidor],
      [servidor, cliente],
    ] as const) {
      pares.add(de);
      de.on('data', (pedaco) => {
        if (!silencio) para.write(pedaco);
      });
      de.on('error', () => {});
      de.on('close', () => {
        pares.delete(de);
        para.destroy();
      });
    }
  };
  let servidor = await escutar(atender, 0);
  const { port: porta } = servidor.address() as AddressInfo;
  const romper = () => {
    for (const socket of pares) socket.destroy();
  };
  return {
    porta,
    silenciar() {
      silencio = true;
    },
    async cortar() {
      await new Promise<void>((resolve) => {
        servidor.close(() => resolve());
        romper();
      });
    },
    async restabelecer() {
      if (silencio) romper();
      silencio = false;
      if (!servidor.listening) servidor = await escutar(atender, porta);
    },
    async fechar() {
      romper();
      servidor.close();
    },
  };
}

function escutar(atender: (socket: Socket) => void, porta: number): Promise<Server> {
  const servidor = createServer(atender);
  return new Promise((resolve) => servidor.listen(porta, '127.0.0.1', () => resolve(servidor)));
}
