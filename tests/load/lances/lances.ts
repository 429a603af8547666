// Accepted, durable bids a second on one lot with 200 people watching: ours beside the ordinary server, by http and by sockets, round
// by round in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portaLivre } from '../../porta-livre.ts';
import type { Placar, Plano } from './apostadores.ts';
import { type MotorDeBench, prepararMotor } from './motor.ts';
import { iniciar, terminar } from './processo.ts';

const ASSISTENTES = 200;
const RODADAS = 3;
/** The even pace at which acknowledgements are timed, bids a second. */
export const RITMO = 500;
const aqui = (nome: string) => new URL(nome, import.meta.url);

/** How bids come: each side is asked in the same way. */
export const VIAS = ['http', 'socket'] as const;
export type Via = (typeof VIAS)[number];

export interface Resultado {
  comum: Record<Via, Placar>;
  nosso: Record<Via, Placar>;
  /** Acknowledgements at an even 500 bids/s, by sockets. */
  ritmado: Placar;
}

/** Accepted bids. */
export const porSegundo = ({ aceitos, segundos }: Placar): number => aceitos / segundos;

/** Both sides by both ways in turn, round by round, warm; the median round of each. ~70 s. */
export async function medirLances(dizer: (mensagem: string) => void): Promise<Resultado> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const servidor = await prepararComum(pasta);
  const motor = await prepararMotor(pasta, await portaLivre(), (RODADAS + 1) * VIAS.length + 1);
  try {
    const lotes = motor.lotes.values();
    const nosso = (via: Via, mudancas: Partial<Plano>) =>
      apostarNoMotor(motor, via, lotes.next().value!, mudancas);
    const comum: Record<Via, Placar[]> = { http: [], socket: [] };
    const nossos: Record<Via, Placar[]> = { http: [], socket: [] };
    dizer('  aquecendo…');
    for (const via of VIAS) {
      await servidor.preferir(via);
      await nosso(via, { segundos: 2 });
    }
    for (let rodada = 1; rodada <= RODADAS; rodada += 1) {
      dizer(`  rodada ${rodada} de ${RODADAS}…`);
      for (const via of VIAS) {
        comum[via].push(await servidor.apostar(via, {}));
        nossos[via].push(await nosso(via, {}));
      }
    }
    dizer(`  ${RITMO} lances por segundo, em ritmo…`);
    const ritmado = await nosso('socket', { taxa: RITMO, segundos: 6 });
    const medianas = (placares: Record<Via, Placar[]>) => ({
      http: mediana(placares.http),
      socket: mediana(placares.socket),
    });
    return { comum: medianas(comum), nosso: medianas(nossos), ritmado };
  } finally {
    await servidor.parar();
    await motor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

const mediana = (placares: Placar[]): Placar =>
  placares.toSorted((a, b) => porSegundo(a) - porSegundo(b))[Math.floor(placares.length / 2)]!;

const PLANO = { segundos: 4, taxa: 0, primeiro: 100_000, passo: 1_000 };
/** Bids in flight that the ordinary server is tried with: it is measured with those it does best with. */
const SIMULTANEOS_DO_COMUM = [2, 16, 128];

async function prepararComum(pasta: string) {
  const porta = await portaLivre();
  const servidor = await iniciar(aqui('servidor-comum.ts'), [], { PORTA: String(porta), PASTA: pasta });
  const socket = `ws://127.0.0.1:${porta}/socket.io/?EIO=4&transport=websocket`;
  const assistentes = await assistir(socket, '');
  const melhores: Record<Via, number> = { http: 2, socket: 2 };
  let primeiro = PLANO.primeiro;
  const comum = {
    async apostar(via: Via, mudancas: Partial<Plano>): Promise<Placar> {
      const placar = await apostar({
        ...PLANO,
        url: via === 'http' ? `http://127.0.0.1:${porta}` : socket,
        modo: via,
        ...{ caminho: '/lances', comToken: false },
        clientes: Array.from({ length: 64 }, (_, i) => `cliente-${i}`),
        lelUid: '1',
        simultaneos: melhores[via],
        primeiro,
        ...mudancas,
      });
      // There is one lot: the next round goes on from where this one left its price.
      primeiro += (placar.aceitos + placar.recusados) * PLANO.passo;
      return placar;
    },
    async preferir(via: Via): Promise<void> {
      let melhor = 0;
      for (const simultaneos of SIMULTANEOS_DO_COMUM) {
        const feitos = porSegundo(await comum.apostar(via, { segundos: 1, simultaneos }));
        if (feitos <= melhor) continue;
        melhor = feitos;
        melhores[via] = simultaneos;
      }
    },
    async parar(): Promise<void> {
      await terminar(assistentes);
      await terminar(servidor);
    },
  };
  return comum;
}

async function apostarNoMotor(
  motor: MotorDeBench,
  via: Via,
  lelUid: string,
  mudancas: Partial<Plano>,
): Promise<Placar> {
  const assistentes = await assistir(motor.socket, JSON.stringify(['conectar-lances-lote', { lelUid }]));
  try {
    return await apostar({
      ...PLANO,
      url: via === 'http' ? motor.http : motor.socket,
      modo: via,
      ...{ caminho: `/v1/lotes/${lelUid}/lances`, comToken: true },
      clientes: motor.tokens,
      lelUid,
      simultaneos: 128,
      ...mudancas,
    });
  } finally {
    await terminar(assistentes);
    await motor.assentar();
  }
}

const assistir = (url: string, entrada: string) =>
  iniciar(aqui('assistentes.ts'), [url, entrada, String(ASSISTENTES)]);

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
