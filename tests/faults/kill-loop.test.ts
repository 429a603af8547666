import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as dormir } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verificarCadeia } from '../../engine/src/log/encadear.ts';
import { abrirLogSqlite } from '../../engine/src/log/sqlite.ts';
import { Auditor } from './auditor.ts';
import { type Anotacao, Licitante, perguntar } from './licitante.ts';
import { LOTES } from './protocolo.ts';

const MORTES = Number(process.env.MORTES ?? 50);
const LICITANTES = 6;
/** Acknowledged commands asked again after each restart. */
const REPETIDOS = 30;

let pasta: string;
let arquivo: string;
let filho: ChildProcess | null = null;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-quedas-'));
  arquivo = join(pasta, 'log.sqlite');
});
afterEach(() => {
  filho?.kill('SIGKILL');
  rmSync(pasta, { recursive: true });
});

it(`loses no acknowledged bid in ${MORTES} kills at random moments (rules 10, 22 and 23)`, () =>
  matarEmLaco(MORTES, 'direto'));

it('nor when a slow disk has put the log in a thread of its own', () =>
  matarEmLaco(Math.ceil(MORTES / 5), 'thread'));

it('nor when a restart begins from pictures, and dies while it takes the next', async () => {
  await matarEmLaco(Math.ceil(MORTES / 5), 'retratos');
  expect(haRetrato()).toBe(true);
});

const haRetrato = (): boolean =>
  existsSync(`${arquivo}.retratos`) &&
  readdirSync(`${arquivo}.retratos`).some((nome) => nome.endsWith('.retrato'));

async function matarEmLaco(mortes: number, modo: 'direto' | 'thread' | 'retratos'): Promise<void> {
  const precos = LOTES.map(() => 0);
  const licitantes = Array.from(
    { length: LICITANTES },
    (_, i) => new Licitante(`cli${i}`, join(pasta, `cli${i}.jsonl`), precos),
  );
  const auditor = new Auditor();
  const conferidas = new Map<Licitante, number>();
  let [emVoo, duraveisSemResposta] = [0, 0];

  for (let morte = 0; morte <= mortes; morte++) {
    const porta = await ligar(modo);
    const log = abrirLogSqlite(arquivo);
    await auditor.lerNovidades(log);

    for (const licitante of licitantes) {
      const anotacoes = licitante.anotacoes();
      for (const anotacao of anotacoes.slice(conferidas.get(licitante) ?? 0)) auditor.conferir(anotacao);
      await repetir(porta, amostra(anotacoes));

      // What was under way when it died: asked again, each is decided once, whether or not it had been.
      emVoo += licitante.pendentes.size;
      for (const { autor, comandoId } of licitante.pendentes.values())
        if (auditor.foiDecidido(autor, comandoId)) duraveisSemResposta++;
      const respostas = await perguntar(
        porta,
        [...licitante.pendentes].map(([id, lance]) => ({ id, tipo: 'lance', lance })),
      );
      for (const [id, retorno] of respostas) licitante.anotar(licitante.pendentes.get(id)!, retorno);
      licitante.pendentes.clear();
    }
    await auditor.lerNovidades(log);
    for (const licitante of licitantes) {
      const anotacoes = licitante.anotacoes();
      for (const anotacao of anotacoes.slice(conferidas.get(licitante) ?? 0)) auditor.conferir(anotacao);
      conferidas.set(licitante, anotacoes.length);
    }
    const estado = (await perguntar(porta, [{ id: 'estado', tipo: 'estado' }])).get('estado');
    auditor.conferirEstados(estado?.ok && estado.valor.lotes);
    await log.close();

    if (morte === mortes) break;
    const rodada = Promise.all(licitantes.map((licitante) => licitante.licitar(porta)));
    // The one who takes pictures may need longer to start than an engine is left alive.
    if (modo === 'retratos') await expect.poll(haRetrato, { timeout: 30_000 }).toBe(true);
    await dormir(20 + Math.random() * 230);
    await matar();
    await rodada;
  }
  await matar();

  const log = abrirLogSqlite(arquivo);
  for (const { leiUid } of LOTES)
    expect(await verificarCadeia(log, `leilao:${leiUid}`)).toMatchObject({ ok: true });
  await log.close();
  const anotadas = [...conferidas.values()].reduce((soma, quantas) => soma + quantas, 0);
  for (const licitante of licitantes) licitante.fechar();
  console.log(
    `${mortes} kills, ${anotadas} acknowledgements checked, ${auditor.commits} commits, ` +
      `${emVoo} bids in flight when killed, ${duraveisSemResposta} of them durable and unanswered`,
  );
  // A run that never killed anything in the middle of a bid has shown nothing.
  expect(anotadas).toBeGreaterThan(mortes * 20);
  expect(emVoo).toBeGreaterThan(mortes);
}

function ligar(modo: string): Promise<number> {
  const processo = spawn(process.execPath, [join(import.meta.dirname, 'motor-avulso.ts'), arquivo, modo], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(pasta, 'compilado') },
  });
  filho = processo;
  return new Promise((resolve, reject) => {
    processo.stdout!.once('data', (porta: Buffer) => resolve(Number(porta)));
    processo.once('exit', (codigo) => reject(new Error(`the engine did not start: ${codigo}`)));
  });
}

function matar(): Promise<void> {
  const processo = filho!;
  return new Promise((resolve) => {
    processo.removeAllListeners('exit');
    processo.once('exit', () => resolve());
    processo.kill('SIGKILL');
  });
}

/** Rule 10: the same command again, the same answer again. */
async function repetir(porta: number, anotacoes: readonly Anotacao[]): Promise<void> {
  const respostas = await perguntar(
    porta,
    anotacoes.map(({ lance }) => ({ id: lance.comandoId, tipo: 'lance', lance })),
  );
  for (const { lance, retorno } of anotacoes) expect(respostas.get(lance.comandoId)).toEqual(retorno);
}

/** The last ones, which the kill was closest to, and some of any age. */
function amostra(anotacoes: readonly Anotacao[]): Anotacao[] {
  const ultimas = anotacoes.slice(-REPETIDOS / 2);
  const quaisquer = Array.from(
    { length: Math.min(REPETIDOS / 2, anotacoes.length) },
    () => anotacoes[Math.floor(Math.random() * anotacoes.length)]!,
  );
  return [
    ...new Map([...ultimas, ...quaisquer].map((anotacao) => [anotacao.lance.comandoId, anotacao])).values(),
  ];
}
