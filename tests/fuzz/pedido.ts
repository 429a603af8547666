import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Pedido {
  metodo: string;
  /** As it goes on the wire, query included: nothing here is parsed or escaped again. */
  caminho: string;
  cabecalhos: Record<string, string>;
  corpo: Buffer | null;
}

export interface Resposta {
  status: number;
  cabecalhos: IncomingHttpHeaders;
  corpo: string;
}

/** No answer in this time is a failure of its own. */
const PRAZO_MS = 60_000;
const agente = new Agent({ keepAlive: true, maxSockets: 12 });

/** Sends the very bytes. Resolves with status 0 when the connection was cut before an answer came. */
export async function enviar(base: string, pedido: Pedido): Promise<Resposta> {
  const primeira = await umaVez(base, pedido);
  // A kept connection that the server was just closing carried nothing, and a busy machine turns new ones away: asked again on one of its
  // own. What a request does to a service it does twice.
  return primeira.status === 0 && primeira.corpo === FECHADA ? umaVez(base, pedido, false) : primeira;
}

const FECHADA = 'connection reset';

function umaVez(base: string, pedido: Pedido, agent: Agent | false = agente): Promise<Resposta> {
  const { hostname, port } = new URL(base);
  return new Promise((responder) => {
    const cortada = (motivo: string) => responder({ status: 0, cabecalhos: {}, corpo: motivo });
    try {
      const saida = request(
        {
          hostname,
          port,
          agent,
          method: pedido.metodo,
          path: pedido.caminho,
          headers: {
            ...pedido.cabecalhos,
            ...(pedido.corpo && { 'content-length': String(pedido.corpo.length) }),
          },
          signal: AbortSignal.timeout(PRAZO_MS),
        },
        (resposta) => {
          const partes: Buffer[] = [];
          resposta.on('data', (parte: Buffer) => partes.push(parte));
          resposta.on('error', (erro) => cortada(erro.message));
          resposta.on('end', () =>
            responder({
              status: resposta.statusCode ?? 0,
              cabecalhos: resposta.headers,
              corpo: Buffer.concat(partes).toString('utf8'),
            }),
          );
        },
      );
      saida.on('error', (erro: NodeJS.ErrnoException) =>
        cortada(erro.code === 'ECONNRESET' ? FECHADA : erro.message),
      );
      saida.end(pedido.corpo ?? undefined);
    } catch (erro) {
      // Node itself will not send it: nobody can with this client, so there is nothing to judge.
      responder({ status: -1, cabecalhos: {}, corpo: String(erro) });
    }
  });
}
