import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Pedido {
  metodo: string;
  caminho: string;
  servico: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are read as a caller without our types would read them.
  corpo: any;
}

/** An engine that answers what a test says, and remembers what it was asked. The panel asks it from now on, until it is closed. */
export async function motorDeTeste(
  responder: (pedido: Pedido) => { status?: number; corpo: object } = () => ({ corpo: {} }),
) {
  const pedidos: Pedido[] = [];
  const servidor = createServer(async (req, res) => {
    let texto = '';
    for await (const parte of req) texto += parte;
    const pedido = {
      ...{ metodo: req.method ?? '', caminho: req.url ?? '' },
      servico: req.headers['x-martelo-servico'] as string | undefined,
      corpo: texto === '' ? null : JSON.parse(texto),
    };
    pedidos.push(pedido);
    const { status = 200, corpo } = responder(pedido);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const antes = process.env.PORT_ENGINE;
  process.env.PORT_ENGINE = String((servidor.address() as AddressInfo).port);
  return {
    pedidos,
    async fechar() {
      process.env.PORT_ENGINE = antes;
      servidor.closeAllConnections();
      await new Promise((fim) => servidor.close(fim));
    },
  };
}
