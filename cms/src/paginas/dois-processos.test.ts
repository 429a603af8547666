import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessaoDeTeste } from '../builder/modelo/sessao-de-teste.ts';
import { marcasDemo } from '../semente/marcas.ts';
import { painelDeTeste } from '../teste-painel.ts';

type Linha = { pronto?: true; salva?: string | null; revisao?: number; fim?: true; recusas?: unknown[] };

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
const filhos: ChildProcess[] = [];
const POR_PROCESSO = 15;

beforeAll(async () => {
  painel = await painelDeTeste();
});
afterAll(async () => {
  for (const filho of filhos) filho.kill('SIGKILL');
  await painel?.fechar();
});

/** Another cms over the same folder; `linhas` grows with what it says. */
function processo(pagina: number, nome: string) {
  const filho = spawn(
    process.execPath,
    [
      '--conditions=production',
      '--import',
      'tsx',
      path.join(import.meta.dirname, 'editor-avulso.ts'),
      painel.pasta,
      String(pagina),
      nome,
      String(POR_PROCESSO),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], cwd: path.join(import.meta.dirname, '../..') },
  );
  filhos.push(filho);
  const linhas: Linha[] = [];
  createInterface(filho.stdout).on('line', (texto) => {
    if (texto.startsWith('@')) linhas.push(JSON.parse(texto.slice(1)));
  });
  return { linhas, comecar: () => filho.stdin.write('vai\n') };
}

it('of two processes that save one page at once, through builder and form, no acknowledged save is lost', async () => {
  const [marca] = marcasDemo();
  await painel.payload.create({ collection: 'hotsites', data: marca as never, depth: 0 });
  const ana = await painel.entrar({ email: 'ana@martelo.test', papeis: ['Interno - MKT'], hotsites: [1] });
  const { corpo } = await painel.chamar('POST', '/paginas', {
    cookie: ana,
    corpo: { titulo: 'Disputada', uri: 'disputada', hotsite: 1, sessoes: [sessaoDeTeste('base')] },
  });
  const pagina = (corpo.doc as unknown as { id: number }).id;
  const dois = [processo(pagina, 'um'), processo(pagina, 'dois')];
  const todos = (quais: (linha: Linha) => unknown) => dois.every(({ linhas }) => linhas.some(quais));
  await expect.poll(() => todos(({ pronto }) => pronto), { interval: 100 }).toBe(true);
  for (const { comecar } of dois) comecar();
  await expect.poll(() => todos(({ fim }) => fim), { interval: 100 }).toBe(true);

  const linhas = dois.flatMap((um) => um.linhas);
  expect(linhas.flatMap(({ recusas = [] }) => recusas)).toEqual([]);
  const salvas = linhas.filter(({ revisao }) => revisao !== undefined);
  expect(salvas).toHaveLength(4 * POR_PROCESSO);
  // Each took a revision of its own, none was skipped, and the diary has every one.
  const revisoes = salvas.map(({ revisao }) => revisao as number).sort((a, b) => a - b);
  expect(revisoes).toEqual(revisoes.map((_, i) => 2 + i));
  const { totalDocs } = await painel.payload.count({
    collection: 'diario',
    where: { pagina: { equals: pagina } },
  });
  expect(totalDocs).toBe(4 * POR_PROCESSO);
  const { corpo: fim } = await painel.chamar('GET', `/construtor/${pagina}`, { cookie: ana });
  const ids = (fim.pagina as unknown as { sessoes: { id: string }[] }).sessoes.map(({ id }) => id);
  expect(ids.sort()).toEqual(['base', ...salvas.flatMap(({ salva }) => (salva ? [salva] : []))].sort());
});
