import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface Linha {
  /** For a browser's `--proxy-server`. */
  endereco: string;
  /** Whatever is on its way is cut, and nothing gets through until it is mended. */
  cortar(): void;
  emendar(): void;
  fechar(): void;
}

/** The line between a phone and the house, which can be cut in the midst of a part: a browser that is told to be offline lets what is on its way arrive. */
export async function abrirLinha(): Promise<Linha> {
  let cortada = false;
  const sockets = new Set<Socket>();
  const guardar = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (cortada) socket.destroy();
  };
  const levar = (req: IncomingMessage, res: ServerResponse): void => {
    const { port, pathname, search } = new URL(req.url!);
    const { method, headers } = req;
    const ida = request({ host: '127.0.0.1', port, method, path: pathname + search, headers }, (volta) => {
      res.writeHead(volta.statusCode!, volta.headers);
      volta.pipe(res);
    });
    ida.on('error', () => res.destroy());
    res.on('close', () => {
      if (!req.complete) ida.destroy();
    });
    req.pipe(ida);
  };
  const servidor = createServer(levar).on('connection', guardar);
  // What is no plain request: sockets of pages.
  servidor.on('connect', ({ url }: IncomingMessage, deLa: Socket) => {
    const daqui = connect(Number(url!.split(':')[1]), '127.0.0.1', () => {
      deLa.write('HTTP/1.1 200 OK\r\n\r\n');
      daqui.pipe(deLa).pipe(daqui);
    });
    guardar(daqui);
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const cortar = () => {
    cortada = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    endereco: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    cortar,
    emendar() {
      cortada = false;
    },
    fechar() {
      cortar();
      servidor.close();
    },
  };
}
