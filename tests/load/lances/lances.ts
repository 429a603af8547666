// Accepted, durable bids a second on one lot with 200 people watching: ours beside the ordinary server, round by round in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Placar, Plano } from './apostadores.ts';
import { prepararMotor } from './motor.ts';
import { iniciar, terminar } from './processo.ts';

const ASSISTENTES = 200;
const RODADAS = 3;
const aqui = (nome: string) => new URL(nome, import.meta.url);

export interface Resultado {
  comum: Placar;
  nosso: Placar;
  /** Acknowledgements at an even 500 bids/s. */
  ritmado: Placar;
}

/** Median round of each; ~40 s. */
export async function medirLances(dizer: (mensagem: string) => void): Promise<Resultado> {
  const comum: Placar[] = [];
  const nosso: Placar[] = [];
  let ritmado: Placar | undefined;
  for (let rodada = 1; rodada <= RODADAS; rodada += 1) {
    dizer(`  rodada ${rodada} de ${RODADAS}…`);
    comum.push(await rodarComum());
    const [livre, medido] = await rodarNosso(rodada === RODADAS);
    nosso.push(livre);
    ritmado = medido ?? ritmado;
  }
  return { comum: mediana(comum), nosso: mediana(nosso), ritmado: ritmado! };
}

const mediana = (placares: Placar[]): Placar =>
  placares.toSorted((a, b) => a.aceitos / a.segundos - b.aceitos / b.segundos)[
    Math.floor(placares.length / 2)
  ]!;

async function rodarComum(): Promise<Placar> {
  const porta = await portaLivre();
  const servidor = await iniciar(aqui('servidor-comum.ts'), [], { PORTA: String(porta) });
  const socket = `ws://127.0.0.1:${porta}/socket.io/?EIO=4&transport=websocket`;
  const assistentes = await iniciar(aqui('assistentes.ts'), [socket, '', String(ASSISTENTES)]);
  try {
    return await apostar({
      url: `http://127.0.0.1:${porta}`,
      modo: 'http',
      clientes: Array.from({ length: 64 }, (_, i) => `cliente-${i}`),
      lelUid: '1',
      simultaneos: 2,
      segundos: 4,
      taxa: 0,
      primeiro: 1_000,
      passo: 1_000,
    });
  } finally {
    await terminar(assistentes);
    await terminar(servidor);
  }
}

async function rodarNosso(comRitmo: boolean): Promise<[Placar, Placar | undefined]> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const motor = await prepararMotor(pasta, await portaLivre());
  const assistir = (lelUid: string) =>
    iniciar(aqui('assistentes.ts'), [
      motor.socket,
      JSON.stringify(['conectar-lances-lote', { lelUid }]),
      String(ASSISTENTES),
    ]);
  const plano = (lelUid: string): Plano => ({
    url: motor.socket,
    modo: 'socket',
    clientes: motor.tokens,
    lelUid,
    simultaneos: 256,
    segundos: 4,
    taxa: 0,
    primeiro: 100_000,
    passo: 1_000,
  });
  try {
    const [umLote, outroLote] = motor.lotes as [string, string];
    const assistentes = await assistir(umLote);
    const livre = await apostar(plano(umLote));
    await terminar(assistentes);
    if (!comRitmo) return [livre, undefined];
    const outros = await assistir(outroLote);
    const medido = await apostar({ ...plano(outroLote), simultaneos: 64, taxa: 500, segundos: 8 });
    await terminar(outros);
    return [livre, medido];
  } finally {
    await motor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

async function apostar(plano: Plano): Promise<Placar> {
  const apostadores = await iniciar(aqui('apostadores.ts'), [JSON.stringify(plano)]);
  try {
    return await new Promise<Placar>((responder) => {
      apostadores.on('message', (mensagem) => responder(mensagem as Placar));
      apostadores.send('ja');
    });
  } finally {
    await terminar(apostadores);
  }
}

const portaLivre = (): Promise<number> =>
  new Promise((responder) => {
    const servidor = createServer().listen(0, '127.0.0.1', () => {
      const { port } = servidor.address() as { port: number };
      servidor.close(() => responder(port));
    });
  });
