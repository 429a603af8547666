import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RAIZ } from '../plataforma/ambiente.mjs';
import { resumo } from './resumo.mjs';
import { aRodarSozinhos, comOsSozinhos, lerRelatorio, rodar } from './rodar.mjs';
import { type Cede, FAIXAS } from './suites.mjs';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-testes-'));
});
afterEach(() => rmSync(pasta, { recursive: true }));

const programa = (texto: string): string => {
  const arquivo = join(pasta, 'programa.mjs');
  writeFileSync(arquivo, texto);
  return arquivo;
};
const suites = FAIXAS.flat();

describe('the suites', () => {
  it('are all of the project’s: whatever vitest is configured for belongs to one', () => {
    const configuracoes = globSync(['vitest.config.ts', 'tests/*/*vitest.config.ts'], { cwd: RAIZ });
    const rodadas = suites.flatMap(({ argumentos }) => argumentos.filter((um) => um.endsWith('config.ts')));
    expect(rodadas.sort()).toEqual(configuracoes.sort());
  });

  it('leave the others what they need: who computes all the time stands back, and who never waits the furthest', () => {
    const cede = Object.fromEntries(suites.map((suite) => [suite.nome, suite.cede]));
    expect(cede).toMatchObject({ simulador: 'tudo', unidade: 'pouco', tipos: 'pouco', fuzz: 'pouco' });
    // It is what fills the gaps: with anything before it, those are gone by when it begins.
    expect(FAIXAS.find((faixa) => faixa.some(({ nome }) => nome === 'simulador'))).toHaveLength(1);
  });

  it('begin with files that are there', () => {
    const nomeados = globSync('tests/*/vitest.config.ts', { cwd: RAIZ }).flatMap((arquivo) => {
      const [, nomes = ''] = /primeiros\((.*?)\)/.exec(readFileSync(join(RAIZ, arquivo), 'utf8')) ?? [];
      return [...nomes.matchAll(/'(.+?)'/g)].map(([, nome]) => join(RAIZ, dirname(arquivo), nome!));
    });
    expect(nomeados.length).toBeGreaterThan(0);
    expect(nomeados.filter((arquivo) => !existsSync(arquivo))).toEqual([]);
  });

  it('have a name each', () => {
    expect(new Set(suites.map(({ nome }) => nome)).size).toBe(suites.length);
  });
});

describe('a program of a run', () => {
  const base = { argumentos: [], ambiente: process.env, cede: 'nada' as const };

  it('stands back with all that it starts: beside other sessions its own niceness says nothing', async () => {
    const grupo = '/proc/self/autogroup';
    // A system without such groups has nothing to be told.
    const ler = `console.log(fs.existsSync('${grupo}') ? fs.readFileSync('${grupo}', 'utf8').trim() : 'nenhum nice 19')`;
    const arquivo = programa(
      `import fs from 'node:fs'; await new Promise((r) => setTimeout(r, 100)); ${ler};`,
    );
    const saida = join(pasta, 'grupo.txt');
    await rodar({ ...base, cede: 'tudo', programa: arquivo, saida });
    expect(readFileSync(saida, 'utf8')).toMatch(/nice 19$/m);
  });

  it('is told what it left with, how long it took, and what it and its children took of the processors', async () => {
    const arquivo = programa(`
      import { spawnSync } from 'node:child_process';
      const girar = 'const fim = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < fim);';
      spawnSync(process.execPath, ['-e', girar]);
      console.log('dito'); process.exit(3);`);
    const saida = join(pasta, 'saida.txt');
    const { status, segundos, processador } = await rodar({ ...base, programa: arquivo, saida });
    expect(status).toBe(3);
    expect(processador).toBeGreaterThan(0.3);
    expect(segundos).toBeGreaterThan(0.1);
  });

  it.skipIf(process.platform === 'win32')('gives way to the others as far as it says', async () => {
    const saida = join(pasta, 'saida.txt');
    const arquivo = programa(`
      import { writeFileSync } from 'node:fs'; import { getPriority } from 'node:os';
      writeFileSync(process.argv[2], String(getPriority()));`);
    const prioridade = async (cede: Cede) => {
      const onde = join(pasta, `prioridade-${cede}`);
      await rodar({ ...base, programa: arquivo, argumentos: [onde], cede, saida });
      return Number((await import('node:fs')).readFileSync(onde, 'utf8'));
    };
    const [nada, pouco, tudo] = [
      await prioridade('nada'),
      await prioridade('pouco'),
      await prioridade('tudo'),
    ];
    expect(pouco).toBeGreaterThan(nada);
    expect(tudo).toBeGreaterThan(pouco);
  });
});

describe('the last lines', () => {
  const relatorio = (testes: object[]): string => {
    const arquivo = join(pasta, 'relatorio.json');
    const passaram = testes.filter((um) => 'status' in um && um.status === 'passed').length;
    writeFileSync(
      arquivo,
      JSON.stringify({
        ...{ numPassedTests: passaram, numFailedTests: 0, numTodoTests: 0 },
        numPendingTests: testes.length - passaram,
        testResults: [{ name: `${RAIZ}a.test.ts`, startTime: 0, endTime: 1_500, assertionResults: testes }],
      }),
    );
    return arquivo;
  };

  it('tell of each suite its seconds, of each skipped test why, and end with all counted together', () => {
    const lido = lerRelatorio(
      relatorio([
        { fullName: 'it works', status: 'passed', meta: {} },
        { fullName: 'it reads a PDF', status: 'skipped', meta: { porque: 'falta o poppler' } },
      ]),
    )!;
    const linhas = resumo(
      [
        { nome: 'unidade', ...lido, segundos: 12.34, processador: 20 },
        { nome: 'tipos', passed: 1, failed: 0, skipped: 0, segundos: 3, processador: 5 },
      ],
      14,
    ).split('\n');
    expect(linhas.find((linha) => linha.startsWith('unidade'))?.split(/\s+/)).toEqual([
      ...['unidade', '1', '0', '1', '12,3', '20,0'],
    ]);
    expect(linhas.find((linha) => linha.startsWith('tudo'))?.split(/\s+/)).toEqual([
      ...['tudo', '2', '0', '1', '14,0', '25,0'],
    ]);
    expect(linhas).toContain('     1,5 s  a.test.ts');
    expect(linhas).toContain('  a.test.ts > it reads a PDF: falta o poppler');
    expect(linhas.at(-1)).toBe('2 passed, 0 failed, 1 skipped');
  });

  it('name the suites that failed', () => {
    const linha = { nome: 'fuzz', passed: 1, failed: 2, skipped: 0, segundos: 1, processador: 1 };
    expect(resumo([linha], 1).split('\n').slice(-3)).toEqual([
      'Falhou: fuzz',
      '',
      '1 passed, 2 failed, 0 skipped',
    ]);
  });

  it('name what failed, as the tests say it and as a file that does not load does', () => {
    const arquivo = relatorio([
      {
        fullName: 'it breaks',
        status: 'failed',
        failureMessages: ['Error: 1 is not 2\n  at a.ts'],
        meta: {},
      },
      { fullName: 'it hides', status: 'skipped', meta: {} },
    ]);
    const dito = JSON.parse(readFileSync(arquivo, 'utf8'));
    const mudo = { name: `${RAIZ}b.test.ts`, startTime: 0, endTime: 1, assertionResults: [] };
    dito.testResults.push({ ...mudo, status: 'failed', message: 'Cannot find module\nRequire stack' });
    writeFileSync(arquivo, JSON.stringify({ ...dito, numFailedTests: 1 }));
    const linha = { nome: 'unidade', ...lerRelatorio(arquivo)!, segundos: 1, processador: 1 };
    expect(resumo([linha], 1).split('\n').slice(-6, -2)).toEqual([
      'Falhou: unidade',
      '  a.test.ts > it breaks: Error: 1 is not 2',
      '  a.test.ts > it hides: pulado sem dizer por quê',
      '  b.test.ts: Cannot find module',
    ]);
  });

  it('count as failed a suite with a test that is skipped and does not say why', () => {
    const lido = lerRelatorio(relatorio([{ fullName: 'it hides', status: 'skipped', meta: {} }]))!;
    expect(lido).toMatchObject({ failed: 1, pulados: [{ teste: 'a.test.ts > it hides', porque: null }] });
  });

  it('name what passed only at the second try, and what it said at the first', () => {
    const lido = lerRelatorio(
      relatorio([
        {
          fullName: 'it is late',
          status: 'passed',
          failureMessages: ['Error: not there\n  at a.ts'],
          meta: {},
        },
        { fullName: 'it is in time', status: 'passed', failureMessages: [], meta: {} },
      ]),
    )!;
    const linhas = resumo([{ nome: 'navegador', ...lido, segundos: 1, processador: 1 }], 1).split('\n');
    expect(linhas.slice(-4)).toEqual([
      'Passaram só na segunda vez, e o que disseram na primeira:',
      '  a.test.ts > it is late: Error: not there',
      '',
      '2 passed, 0 failed, 0 skipped',
    ]);
  });

  it('name what passed only alone, and keep what failed there again', () => {
    const falho = { fullName: 'it is late', status: 'failed', failureMessages: ['Error: late'], meta: {} };
    const passou = { fullName: 'it is in time', status: 'passed', failureMessages: [], meta: {} };
    const medida = { nome: 'navegador', segundos: 1, processador: 2 };
    const linha = { ...medida, ...lerRelatorio(relatorio([passou, falho]))! };
    const [deNovo] = aRodarSozinhos([linha]);
    expect(deNovo?.arquivos).toEqual(['a.test.ts']);
    const passa = { ...medida, ...lerRelatorio(relatorio([passou, { ...falho, status: 'passed' }]))! };
    const bem = comOsSozinhos(linha, { ...passa, failed: 0 });
    expect(bem).toMatchObject({ passed: 2, failed: 0, segundos: 2, processador: 4 });
    expect(resumo([bem], 1).split('\n').slice(-4)).toContain('  a.test.ts > it is late: Error: late');
    expect(comOsSozinhos(linha, linha)).toMatchObject({ passed: 1, failed: 1, sozinhos: [] });
    // Its files say nothing bad, but the run broke.
    expect(comOsSozinhos(linha, { ...passa, failed: 1 })).toMatchObject({ passed: 1, failed: 1 });
    const outros = Array.from({ length: 9 }, (_, i) => ({ ...linha.arquivos[0]!, arquivo: `${i}.test.ts` }));
    expect(aRodarSozinhos([{ ...linha, arquivos: outros }])).toEqual([]);
  });

  it('are not made up where there is no report', () => {
    expect(lerRelatorio(join(pasta, 'nenhum.json'))).toBeNull();
  });
});
