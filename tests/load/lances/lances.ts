// Accepted, durable bids a second on one lot with 200 people watching: ours beside the ordinary server, round by round in one run.
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

export interface Resultado {
  comum: Placar;
  nosso: Placar;
  /** Acknowledgements at an even 500 bids/s. */
  ritmado: Placar;
}

/** Accepted bids. */
export const porSegundo = ({ aceitos, segundos }: Placar): number => aceitos / segundos;

/** Both sides in turn, round by round, warm; the median round of each. ~40 s. */
export async function medirLances(dizer: (mensagem: string) => void): Promise<Resultado> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const servidor = await prepararComum(pasta);
  const motor = await prepararMotor(pasta, await portaLivre(), RODADAS + 2);
  try {
    const lotes = motor.lotes.values();
    const nosso = (mudancas: Partial<Plano>) => apostarNoMotor(motor, lotes.next().value!, mudancas);
    const comum: Placar[] = [];
    const nossos: Placar[] = [];
    dizer('  aquecendo…');
    await servidor.apostar({ segundos: 1 });
    await nosso({ segundos: 2 });
    for (let rodada = 1; rodada <= RODADAS; rodada += 1) {
      dizer(`  rodada ${rodada} de ${RODADAS}…`);
      comum.push(await servidor.apostar({}));
      nossos.push(await nosso({}));
    }
    dizer(`  ${RITMO} lances por segundo, em ritmo…`);
    const ritmado = await nosso({ taxa: RITMO, segundos: 6 });
    return { comum: mediana(comum), nosso: mediana(nossos), ritmado };
  } finally {
    await servidor.parar();
    await motor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

const mediana = (placares: Placar[]): Placar =>
  placares.toSorted((a, b) => porSegundo(a) - porSegundo(b))[Math.floor(placares.length / 2)]!;

const PLANO: Omit<Plano, 'url' | 'modo' | 'clientes' | 'lelUid' | 'simultaneos'> = {
  segundos: 4,
  taxa: 0,
  primeiro: 100_000,
  passo: 1_000,
};

async function prepararComum(pasta: string) {
  const porta = await portaLivre();
  const servidor = await iniciar(aqui('servidor-comum.ts'), [], { PORTA: String(porta), PASTA: pasta });
  const assistentes = await assistir(`ws://127.0.0.1:${porta}/socket.io/?EIO=4&transport=websocket`, '');
  let primeiro = PLANO.primeiro;
  return {
    async apostar(mudancas: Partial<Plano>): Promise<Placar> {
      const placar = await apostar({
        ...PLANO,
        url: `http://127.0.0.1:${porta}`,
        modo: 'http',
        clientes: Array.from({ length: 64 }, (_, i) => `cliente-${i}`),
        lelUid: '1',
        simultaneos: 2,
        primeiro,
        ...mudancas,
      });
      // There is one lot: the next round goes on from where this one left its price.
      primeiro += (placar.aceitos + placar.recusados) * PLANO.passo;
      return placar;
    },
    async parar(): Promise<void> {
      await terminar(assistentes);
      await terminar(servidor);
    },
  };
}

async function apostarNoMotor(
  motor: MotorDeBench,
  lelUid: string,
  mudancas: Partial<Plano>,
): Promise<Placar> {
  const assistentes = await assistir(motor.socket, JSON.stringify(['conectar-lances-lote', { lelUid }]));
  try {
    return await apostar({
      ...PLANO,
      url: motor.socket,
      modo: 'socket',
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
