import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { portaLivre } from '../../tests/porta-livre.ts';
import { ambienteDosServicos, lerPortas, lerSegredos, RAIZ, rotacionarSegredo } from './ambiente.mjs';
import { carimbar, confere, hashDe } from './carimbo.mjs';
import { anotarProcessos, encerrarOrfaos } from './orfaos.mjs';
import { legivel } from './registro.mjs';
import { tabelaDeAcesso } from './tabela.mjs';

const portasLivres = {
  PORT_STOREFRONT: String(await portaLivre()),
  PORT_CMS: String(await portaLivre()),
  PORT_ENGINE: String(await portaLivre()),
  PORT_PRINT: String(await portaLivre()),
  PORT_TRANSMISSAO: String(await portaLivre()),
  PORT_RTMP: String(await portaLivre()),
};
const START = new URL('../start.mjs', import.meta.url).pathname;
let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-scripts-'));
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));

/** Runs `npm start`'s program in an environment that cannot work. */
const iniciar = (ambiente: Record<string, string>) =>
  spawnSync(process.execPath, [START], {
    encoding: 'utf8',
    env: { ...process.env, MARTELO_DADOS: pasta, ...ambiente },
  });

describe('npm start, when it cannot work, says one sentence and ends with code 1', () => {
  test('a port that is taken', async () => {
    const ocupante = createServer().listen(0);
    const { port } = ocupante.address() as { port: number };
    const processo = spawn(process.execPath, [START], {
      env: { ...process.env, MARTELO_DADOS: pasta, ...portasLivres, PORT_ENGINE: String(port) },
    });
    let erro = '';
    processo.stderr.on('data', (parte) => {
      erro += parte;
    });
    const codigo = await new Promise((responder) => processo.once('close', responder));
    ocupante.close();
    expect(codigo).toBe(1);
    expect(erro.trim().split('\n')).toEqual([
      `Martelo: a porta ${port} (engine) já está em uso. Feche o outro programa ou defina PORT_ENGINE com outra porta.`,
    ]);
  });

  test('a data folder that cannot be made', () => {
    writeFileSync(join(pasta, 'arquivo'), '');
    const { status, stderr } = iniciar({ MARTELO_DADOS: join(pasta, 'arquivo', 'dados'), ...portasLivres });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/pasta de dados/);
  });

  test('a port that is no port', () => {
    const { status, stderr } = iniciar({ PORT_CMS: 'oitenta' });
    expect(status).toBe(1);
    expect(stderr).toBe('\nMartelo: PORT_CMS não é uma porta: oitenta\n');
  });
});

describe('what a killed supervisor left behind', () => {
  const viver = () =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', RAIZ], { stdio: 'ignore' });

  test('is ended by the next start', async () => {
    const orfao = viver();
    const fim = new Promise((responder) => orfao.once('exit', (_, sinal) => responder(sinal)));
    anotarProcessos(pasta, [orfao.pid!]);
    expect(await encerrarOrfaos(pasta)).toBe(1);
    expect(await fim).toBe('SIGTERM');
    expect(await encerrarOrfaos(pasta)).toBe(0);
  });

  test('a process of somebody else under the same number is left alone', async () => {
    const alheio = spawn('sleep', ['30'], { stdio: 'ignore' });
    anotarProcessos(pasta, [alheio.pid!]);
    expect(await encerrarOrfaos(pasta)).toBe(0);
    expect(alheio.kill()).toBe(true);
  });
});

test('a second start on the same data folder is refused, and touches nothing', async () => {
  const primeiro = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/start.mjs'], {
    stdio: 'ignore',
  });
  writeFileSync(
    join(pasta, 'processos.json'),
    JSON.stringify({ supervisor: primeiro.pid, servicos: [primeiro.pid] }),
  );
  await expect(encerrarOrfaos(pasta)).rejects.toThrow(/já está em execução/);
  expect(primeiro.kill()).toBe(true);
});

test('a start that is stopping is waited for, and what it leaves is ended', async () => {
  const primeiro = spawn(
    process.execPath,
    ['-e', 'process.stdin.once("end", () => {}).resume()', 'start.mjs'],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  writeFileSync(
    join(pasta, 'processos.json'),
    JSON.stringify({ supervisor: primeiro.pid, servicos: [], parando: true }),
  );
  let livre = false;
  const segundo = encerrarOrfaos(pasta).then(() => {
    livre = true;
  });
  await new Promise((seguir) => setTimeout(seguir, 2_000));
  expect(livre).toBe(false);
  primeiro.stdin!.end();
  await segundo;
});

describe('secrets', () => {
  test('are made once, and only their owner can read them', () => {
    const primeiros = lerSegredos(pasta);
    expect(lerSegredos(pasta)).toEqual(primeiros);
    expect(primeiros.servico).not.toBe(primeiros.payload);
    expect(statSync(join(pasta, 'segredos.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(pasta, 'segredos.json'), 'utf8'))).toEqual(primeiros);
  });

  test('a rotated services’ secret is new, the one before stays good until it is forgotten, and the rest stays', () => {
    const antes = lerSegredos(pasta);
    rotacionarSegredo(pasta, false);
    const girados = lerSegredos(pasta);
    expect(girados).toEqual({ ...antes, servico: girados.servico, servicoAnterior: antes.servico });
    expect(girados.servico).not.toBe(antes.servico);
    expect(
      ambienteDosServicos({ portas: lerPortas(), dados: pasta, segredos: girados, dev: false }),
    ).toMatchObject({
      MARTELO_SEGREDO_SERVICO: girados.servico,
      MARTELO_SEGREDO_SERVICO_ANTERIOR: antes.servico,
    });
    rotacionarSegredo(pasta, true);
    expect(lerSegredos(pasta)).toEqual({ ...antes, servico: girados.servico });
    expect(statSync(join(pasta, 'segredos.json')).mode & 0o777).toBe(0o600);
  });
});

describe('the build stamp', () => {
  const escrever = (nome: string, texto: string) => writeFileSync(join(pasta, nome), texto);

  test('follows contents, not times, and leaves tests out', () => {
    escrever('a.ts', 'um');
    const antes = hashDe(pasta, ['.']);
    utimesSync(join(pasta, 'a.ts'), 0, 0);
    escrever('a.test.ts', 'teste');
    expect(hashDe(pasta, ['.'])).toBe(antes);
    escrever('a.ts', 'dois');
    expect(hashDe(pasta, ['.'])).not.toBe(antes);
  });

  test('is kept in a file', () => {
    const arquivo = join(pasta, 'x/carimbo');
    expect(confere(arquivo, 'h')).toBe(false);
    carimbar(arquivo, 'h');
    expect([confere(arquivo, 'h'), confere(arquivo, 'g')]).toEqual([true, false]);
  });
});

describe('the console', () => {
  test('shows what a service says, not each request', () => {
    expect(legivel('{"level":30,"msg":"pronto"}')).toBe('pronto');
    expect(legivel('{"level":40,"msg":"disco quase cheio"}')).toBe('aviso: disco quase cheio');
    expect(legivel('{"level":50,"msg":"falhou","err":{"message":"sem rede"}}')).toBe(
      'erro: falhou (sem rede)',
    );
    expect(legivel('{"level":30,"msg":"pedido","requestId":"r1"}')).toBeNull();
    expect(legivel('   ')).toBeNull();
    expect(legivel('{nao é json')).toBe('{nao é json');
  });

  test('ends with one table, every row as wide as the frame', () => {
    const portas = { storefront: 1, cms: 2, engine: 3, print: 4, transmissao: 5 };
    const tabela = tabelaDeAcesso({ portas, rtmp: 6, segredos: { senhaDemo: 's3nha' }, segundos: 7.25 });
    const linhas = tabela.trim().split('\n');
    expect(new Set(linhas.map((linha: string) => linha.length)).size).toBe(1);
    expect(tabela).toContain('http://leilo.localhost:1');
    expect(tabela).toContain('s3nha');
  });
});
