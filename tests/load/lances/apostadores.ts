// Bidders, in a process of their own. Amounts rise by one step from bid to bid, so a bid is refused only when one sent after it
// is read before it. Two things keep the order: each connection holds at most one bid, and connections take turns in a pool four
// times as large as the bids in flight. (A connection used again at once would keep its old place in the server's ready list,
// ahead of bids sent before.) Neighbours in flight are different people. argv: a JSON of Plano.
import { Agent, request } from 'node:http';
import { encerrarComOPai } from './processo.ts';
import { ABERTO, abrirSoquete, CONECTADO, PING, RECUSADO, RESPOSTA } from './soquete.ts';

export interface Plano {
  url: string;
  modo: 'http' | 'socket';
  /** Names at the ordinary server, access tokens at ours. */
  clientes: string[];
  /** By http: where bids are posted to. Ours takes who bids from the token. */
  caminho: string;
  comToken: boolean;
  lelUid: string;
  /** Bids in flight at a time. */
  simultaneos: number;
  segundos: number;
  /** Bids a second, evenly spaced, whether or not those before were answered; 0 = as fast as answers come. */
  taxa: number;
  primeiro: number;
  passo: number;
}

export interface Placar {
  aceitos: number;
  recusados: number;
  segundos: number;
  /** Milliseconds from when a bid was due until its answer. */
  p50: number;
  p99: number;
}

type Lancar = (valor: number) => Promise<boolean>;

const CONEXOES_POR_LANCE = 4;
const plano = JSON.parse(process.argv[2] ?? '{}') as Plano;
const esperas: number[] = [];
let lances = 0;
let aceitos = 0;

const conexoes: Lancar[] = await Promise.all(
  Array.from({ length: plano.simultaneos * CONEXOES_POR_LANCE }, (_, i) => {
    const cliente = plano.clientes[i % plano.clientes.length]!;
    return plano.modo === 'http' ? porHttp(cliente) : porSoquete(cliente);
  }),
);
process.send?.('pronto');
process.on('message', async () => process.send?.(await disparar()));
encerrarComOPai();

async function disparar(): Promise<Placar> {
  const inicio = performance.now();
  const fim = inicio + plano.segundos * 1000;
  if (plano.taxa > 0) await emRitmo(inicio, fim);
  else await Promise.all(Array.from({ length: plano.simultaneos }, () => semPausa(fim)));
  const segundos = (performance.now() - inicio) / 1000;
  esperas.sort((a, b) => a - b);
  const quantil = (q: number) => esperas[Math.floor((esperas.length - 1) * q)] ?? Number.NaN;
  return { aceitos, recusados: lances - aceitos, segundos, p50: quantil(0.5), p99: quantil(0.99) };
}

async function semPausa(fim: number): Promise<void> {
  while (performance.now() < fim) await lancarProximo(performance.now());
}

async function emRitmo(inicio: number, fim: number): Promise<void> {
  const emVoo: Promise<void>[] = [];
  for (let quando = inicio; quando < fim; quando += 1000 / plano.taxa) {
    while (performance.now() < quando) await new Promise((seguir) => setTimeout(seguir, 1));
    emVoo.push(lancarProximo(quando));
  }
  await Promise.all(emVoo);
}

async function lancarProximo(desde: number): Promise<void> {
  const n = lances;
  lances += 1;
  const aceito = await conexoes[n % conexoes.length]!(plano.primeiro + n * plano.passo);
  esperas.push(performance.now() - desde);
  if (aceito) aceitos += 1;
}

/** A connection kept open; it is opened by a request that the server refuses. */
async function porHttp(cliente: string): Promise<Lancar> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    'content-type': 'application/json',
    ...(plano.comToken ? { hotsite: 'leilo', authorization: `Bearer ${cliente}` } : {}),
  };
  const corpo = (valor: number) =>
    plano.comToken
      ? { tipo: 'MANUAL', valor, comandoId: `${plano.lelUid}:${valor}:${cliente.slice(-8)}` }
      : { cliente, valor };
  const lancar: Lancar = (valor) =>
    new Promise((responder, falhar) => {
      request(`${plano.url}${plano.caminho}`, { method: 'POST', agent, headers }, (resposta) => {
        resposta.resume().once('end', () => responder(resposta.statusCode === 201));
      })
        .once('error', falhar)
        .end(JSON.stringify(corpo(valor)));
    });
  await lancar(0);
  return lancar;
}

function porSoquete(token: string): Promise<Lancar> {
  let responder: (aceito: boolean) => void = () => {};
  return new Promise((pronto, falhar) => {
    const enviar = abrirSoquete(plano.url, (mensagem) => {
      const tipo = mensagem.toString('latin1', 0, 2);
      if (tipo === RESPOSTA) responder(mensagem.includes('"ok":true'));
      else if (tipo === CONECTADO) pronto(lancar);
      else if (tipo === RECUSADO) falhar(new Error(mensagem.toString()));
      else if (tipo.startsWith(ABERTO)) enviar(`${CONECTADO}${JSON.stringify({ token, hotsite: 'leilo' })}`);
      else if (tipo === PING) enviar('3');
    });
    const lancar: Lancar = (valor) => {
      const pedido = { lelUid: plano.lelUid, tipo: 'MANUAL', valor, comandoId: `${plano.lelUid}:${valor}` };
      enviar(`421${JSON.stringify(['dar-lance', pedido])}`);
      return new Promise((resolve) => {
        responder = resolve;
      });
    };
  });
}
