// Accepted, durable bids a second on one lot in MongoDB: our core and log beside one conditional update a bid, which is how a bid is
// usually kept there. Both in this process, over the same driver, on the same server, round by round; nobody watches.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BancoMongo, conectarMongo } from '../../../engine/src/store/mongo.ts';
// @ts-expect-error a program of the platform's, in plain JavaScript
import { ligarMongo } from '../../../scripts/plataforma/mongodb.mjs';
import { apostar, type Placar } from './apostar.ts';
import { lotesDoMotor } from './motor.ts';

const RODADAS = 3;
const SEGUNDOS = 3;
const SIMULTANEOS = 512;
/** Updates of one document wait for each other: how many at once serve the ordinary way best depends on the server. */
const SIMULTANEOS_COMUNS = [4, 64];
/** The even pace at which acknowledgements are timed, bids a second. */
export const RITMO = 500;

export interface Resultado {
  servidor: string;
  /** One update a bid. */
  comum: Placar;
  nosso: Placar;
  ritmado: Placar;
}

/** ~30 s. @throws when there is no server and none can be made */
export async function medirMongo(dizer: (mensagem: string) => void): Promise<Resultado> {
  const temporario = mkdtempSync(join(tmpdir(), 'martelo-bench-mongo-'));
  const { variaveis, descricao, parar } = await ligarMongo(temporario, dizer);
  const uri = variaveis.MARTELO_TESTE_MONGODB_URI as string;
  const doBench = comBanco(uri, `bench-${process.pid}`);
  const { db, fechar } = await conectarMongo(doBench, 'bench');
  const motor = await lotesDoMotor(doBench, RODADAS + 2);
  try {
    const aquecidos: [number, number][] = [];
    for (const simultaneos of SIMULTANEOS_COMUNS) {
      const { porSegundo } = await apostar(await umaAtualizacaoPorLance(db), { segundos: 1, simultaneos });
      aquecidos.push([porSegundo, simultaneos]);
    }
    const [, melhor] = aquecidos.toSorted(([a], [b]) => b - a)[0]!;
    await apostar(motor.proximoLote(), { segundos: 1, simultaneos: SIMULTANEOS });
    const comuns: Placar[] = [];
    const nossos: Placar[] = [];
    for (let rodada = 1; rodada <= RODADAS; rodada += 1) {
      dizer(`  rodada ${rodada} de ${RODADAS}…`);
      comuns.push(
        await apostar(await umaAtualizacaoPorLance(db), {
          segundos: SEGUNDOS,
          simultaneos: melhor,
        }),
      );
      nossos.push(await apostar(motor.proximoLote(), { segundos: SEGUNDOS, simultaneos: SIMULTANEOS }));
    }
    dizer(`  ${RITMO} lances por segundo, em ritmo…`);
    const ritmado = await apostar(motor.proximoLote(), {
      segundos: 6,
      simultaneos: SIMULTANEOS,
      taxa: RITMO,
    });
    return { servidor: descricao, comum: mediana(comuns), nosso: mediana(nossos), ritmado };
  } finally {
    await motor.parar();
    await db.dropDatabase();
    await fechar();
    await parar();
    rmSync(temporario, { recursive: true, force: true });
  }
}

interface LoteComum {
  _id: string;
  preco: number;
  lider: string;
  lances: number;
}

/** A fresh lot whose price is one document: a bid is one update of it, if it is higher and the leader is another. */
async function umaAtualizacaoPorLance(db: BancoMongo['db']) {
  const lotes = db.collection<LoteComum>('lotes_comuns');
  const _id = crypto.randomUUID();
  await lotes.insertOne({ _id, preco: 0, lider: '', lances: 0 });
  return async (cliente: string, valor: number): Promise<boolean> => {
    const { modifiedCount } = await lotes.updateOne(
      { _id, preco: { $lt: valor }, lider: { $ne: cliente } },
      { $set: { preco: valor, lider: cliente }, $inc: { lances: 1 } },
    );
    return modifiedCount === 1;
  };
}

const comBanco = (uri: string, banco: string): string =>
  uri.replace(/^([^/]+\/\/[^/?]+)\/?[^?]*/, `$1/${banco}`);

const mediana = (placares: Placar[]): Placar =>
  placares.toSorted((a, b) => a.porSegundo - b.porSegundo)[Math.floor(placares.length / 2)]!;
