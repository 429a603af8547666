import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

/** The address that the proxy has on its way to the services: what MARTELO_PROXIES is told. */
export const ENDERECO_DO_PROXY = '127.0.0.9';

/**
 * A reverse proxy as an operator's nginx: adds whom it saw to X-Forwarded-For, says the protocol, keeps Host, lets sockets through.
 * Resolves with its port.
 */
export async function abrirProxy(
  destino: number,
  protocolo: 'http' | 'https',
): Promise<{ porta: number; fechar(): void }> {
  const cabecalhos = (de: import('node:http').IncomingMessage) => ({
    ...de.headers,
    'x-forwarded-for': [de.headers['x-forwarded-for'], de.socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': protocolo,
  });
  const saida = { host: '127.0.0.1', port: destino, localAddress: ENDERECO_DO_PROXY };
  const servidor: Server = createServer((req, res) => {
    const { method, url } = req;
    req.pipe(
      request({ ...saida, method, path: url, headers: cabecalhos(req) }, (resposta) => {
        res.writeHead(resposta.statusCode ?? 502, resposta.headers);
        resposta.pipe(res);
      }).on('error', () => res.destroy()),
    );
  });
  servidor.on('upgrade', (req, soquete, inicio) => {
    const alvo = connect(saida, () => {
      const linhas = Object.entries(cabecalhos(req)).map(([nome, valor]) => `${nome}: ${valor}`);
      alvo.write(`GET ${req.url} HTTP/1.1\r\n${linhas.join('\r\n')}\r\n\r\n`);
      alvo.write(inicio);
      soquete.pipe(alvo).pipe(soquete);
    });
    alvo.on('error', () => soquete.destroy());
    soquete.on('error', () => alvo.destroy());
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  return {
    porta: (servidor.address() as AddressInfo).port,
    fechar() {
      servidor.closeAllConnections();
      servidor.close();
    },
  };
}
