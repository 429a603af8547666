import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string };
};
const MODULOS = new URL('./', import.meta.url).href;
let pasta: string;
let npm: ChildProcess | undefined;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-fim-'));
});
afterEach(() => {
  npm?.kill('SIGKILL');
  rmSync(pasta, { recursive: true, force: true });
});

/** A service as stubborn as Next's or the engine's: stops on SIGTERM only, and says where it listens. */
const SERVICO = `
  import { createServer } from 'node:net';
  const servidor = createServer().listen(0, '127.0.0.1', () => console.log(servidor.address().port));
  process.on('SIGTERM', () => process.exit(0));
`;
/** The same parts and order as scripts/start.mjs, around that service. */
const PARTIDA = `
  import { createInterface } from 'node:readline';
  import { encerrarFilhos, iniciarNode } from '${MODULOS}filhos.mjs';
  import { vigiarQuemIniciou } from '${MODULOS}quem-iniciou.mjs';
  const parar = async () => { await encerrarFilhos(); process.exit(0); };
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(sinal, parar);
  vigiarQuemIniciou(parar);
  const filho = iniciarNode(['servico.mjs'], { cwd: process.cwd(), env: process.env });
  createInterface({ input: filho.stdout }).once('line', (porta) =>
    console.log(JSON.stringify({ porta: Number(porta), supervisor: process.pid, servico: filho.pid })));
  setInterval(() => {}, 1000);
`;

interface Vivos {
  porta: number;
  supervisor: number;
  servico: number;
}

/** `npm start` of a folder with those two programs, the head of a process group of its own as under a shell. */
async function iniciar(comando: string): Promise<Vivos> {
  writeFileSync(join(pasta, 'servico.mjs'), SERVICO);
  writeFileSync(join(pasta, 'partida.mjs'), PARTIDA);
  writeFileSync(join(pasta, 'package.json'), JSON.stringify({ scripts: { start: comando } }));
  const processo = spawn('npm', ['start', '--silent'], {
    cwd: pasta,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  npm = processo;
  return new Promise((responder) => {
    let saida = '';
    processo.stdout.on('data', (parte) => {
      saida += parte;
      const linha = /^\{.*\}$/m.exec(saida);
      if (linha) responder(JSON.parse(linha[0]) as Vivos);
    });
  });
}

const atende = (porta: number): Promise<boolean> =>
  new Promise((responder) => {
    const soquete = connect(porta, '127.0.0.1', () => responder(true)).once('error', () => responder(false));
    soquete.once('connect', () => soquete.destroy());
  });

/** A zombie that this machine's init has not collected yet is gone. */
const vive = (pid: number): boolean =>
  !/^(Z|$)/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

const nadaFica = ({ porta, supervisor, servico }: Vivos) =>
  expect
    .poll(async () => [await atende(porta), vive(supervisor), vive(servico)], { timeout: 10_000 })
    .toEqual([false, false, false]);

/** As our package.json has it, and as one would write it: then a shell stands between npm and the program. */
const NOSSO = scripts.start.replace('scripts/start.mjs', 'partida.mjs');
const COM_SHELL = 'node partida.mjs; exit $?';

describe('nothing of a start outlives it', () => {
  test.each([
    [NOSSO, 'SIGTERM'],
    [NOSSO, 'SIGINT'],
    [NOSSO, 'SIGHUP'],
    [NOSSO, 'SIGKILL'],
    [COM_SHELL, 'SIGTERM'],
    [COM_SHELL, 'SIGHUP'],
    [COM_SHELL, 'SIGKILL'],
  ] as const)('“%s”, when npm alone gets %s', async (comando, sinal) => {
    const vivos = await iniciar(comando);
    expect(await atende(vivos.porta)).toBe(true);
    npm!.kill(sinal);
    await nadaFica(vivos);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'when the supervisor alone gets %s',
    async (sinal) => {
      const vivos = await iniciar(NOSSO);
      process.kill(vivos.supervisor, sinal);
      await nadaFica(vivos);
    },
  );

  test('and whoever starts it without npm may leave before it', async () => {
    writeFileSync(
      join(pasta, 'partida.mjs'),
      `import { vigiarQuemIniciou } from '${MODULOS}quem-iniciou.mjs';
       import { writeFileSync } from 'node:fs';
       vigiarQuemIniciou(() => { writeFileSync('parou', ''); process.exit(); });
       const de = process.ppid;
       writeFileSync('pronto', '');
       const relogio = setInterval(() => {
         if (process.ppid === de) return;
         clearInterval(relogio);
         setTimeout(() => { writeFileSync('continuou', String(process.pid)); process.exit(); }, 1500);
       }, 50);`,
    );
    const shell = spawn('sh', ['-c', 'node partida.mjs & until [ -e pronto ]; do sleep 0.05; done'], {
      cwd: pasta,
      env: { ...process.env, npm_lifecycle_event: '' },
      stdio: 'ignore',
    });
    await new Promise((fim) => shell.once('exit', fim));
    await expect
      .poll(
        () => {
          try {
            return readFileSync(join(pasta, 'continuou'), 'utf8');
          } catch {
            return '';
          }
        },
        { timeout: 10_000 },
      )
      .toMatch(/^\d+$/);
  });
});
