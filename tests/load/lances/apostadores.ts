// Bidders, in a process of their own. Each holds one bid in flight; the next amount is always one step above the last one sent,
// so nearly every bid is acceptable and what is measured is the server. argv: a JSON of Plano.
import { encerrarComOPai } from './processo.ts';

export interface Plano {
  url: string;
  modo: 'http' | 'socket';
  /** Names for http, access tokens for sockets. Neighbours in flight are different people. */
  clientes: string[];
  lelUid: string;
  simultaneos: number;
  segundos: number;
  /** Bids a second, evenly spaced; 0 = as fast as answers come. */
  taxa: number;
  primeiro: number;
  passo: number;
}

export interface Placar {
  aceitos: number;
  recusados: number;
  segundos: number;
  /** Milliseconds from sending to the answer, sorted. */
  p50: number;
  p99: number;
}

const plano = JSON.parse(process.argv[2] ?? '{}') as Plano;
type Lancar = (valor: number) => Promise<boolean>;

let valor = plano.primeiro;
let comando = 0;
let aceitos = 0;
let recusados = 0;
const esperas: number[] = [];

const lancadores: Lancar[] = await Promise.all(
  Array.from({ length: plano.simultaneos }, (_, i) => {
    return plano.modo === 'http' ? porHttp() : porSocket(plano.clientes[i % plano.clientes.length]!);
  }),
);
process.send?.('pronto');
process.on('message', async () => process.send?.(await disparar()));
encerrarComOPai();

async function disparar(): Promise<Placar> {
  const inicio = performance.now();
  const fim = inicio + plano.segundos * 1000;
  if (plano.taxa > 0) await emRitmo(inicio, fim);
  else await Promise.all(lancadores.map((lancar) => semPausa(lancar, fim)));
  const segundos = (performance.now() - inicio) / 1000;
  esperas.sort((a, b) => a - b);
  const quantil = (q: number) =>
    esperas[Math.min(esperas.length - 1, Math.floor(esperas.length * q))] ?? Number.NaN;
  return { aceitos, recusados, segundos, p50: quantil(0.5), p99: quantil(0.99) };
}

async function semPausa(lancar: Lancar, fim: number): Promise<void> {
  while (performance.now() < fim) await medir(lancar);
}

/** Open loop: a bid leaves when its time has come, whether or not the one before was answered. */
async function emRitmo(inicio: number, fim: number): Promise<void> {
  const emVoo: Promise<void>[] = [];
  for (let n = 0; ; n += 1) {
    const quando = inicio + (n * 1000) / plano.taxa;
    if (quando >= fim) break;
    while (performance.now() < quando) await new Promise((seguir) => setTimeout(seguir, 1));
    emVoo.push(medir(lancadores[n % lancadores.length]!, quando));
  }
  await Promise.all(emVoo);
}

async function medir(lancar: Lancar, desde = performance.now()): Promise<void> {
  valor += plano.passo;
  const aceito = await lancar(valor);
  esperas.push(performance.now() - desde);
  if (aceito) aceitos += 1;
  else recusados += 1;
}

async function porHttp(): Promise<Lancar> {
  return async (oferta) => {
    comando += 1;
    const cliente = plano.clientes[comando % plano.clientes.length];
    const resposta = await fetch(`${plano.url}/lances`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cliente, valor: oferta }),
    });
    await resposta.arrayBuffer();
    return resposta.status === 201;
  };
}

/** Just enough of socket.io: connect with a token, emit with an acknowledgement. */
function porSocket(token: string): Promise<Lancar> {
  const socket = new WebSocket(plano.url);
  const respostas = new Map<string, (aceito: boolean) => void>();
  let id = 0;
  return new Promise((pronto, falhou) => {
    socket.addEventListener('error', () => falhou(new Error('socket')));
    socket.addEventListener('message', ({ data }) => {
      const texto = String(data);
      if (texto.startsWith('0')) socket.send(`40${JSON.stringify({ token, hotsite: 'leilo' })}`);
      else if (texto === '2') socket.send('3');
      else if (texto.startsWith('44')) falhou(new Error(texto));
      else if (texto.startsWith('40')) pronto(lancar);
      else if (texto.startsWith('43')) {
        const chave = texto.slice(2, texto.indexOf('['));
        respostas.get(chave)?.(texto.includes('"ok":true'));
        respostas.delete(chave);
      }
    });
  });

  function lancar(oferta: number): Promise<boolean> {
    id += 1;
    comando += 1;
    const pedido = { lelUid: plano.lelUid, tipo: 'MANUAL', valor: oferta, comandoId: `b-${comando}` };
    socket.send(`42${id}${JSON.stringify(['dar-lance', pedido])}`);
    return new Promise((responder) => respostas.set(String(id), responder));
  }
}
