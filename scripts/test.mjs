// One command that sets up what the tests need and runs all of them; its last line counts every suite together.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exigirNode, RAIZ } from './plataforma/ambiente.mjs';
import { instalarDependencias } from './plataforma/dependencias.mjs';
import { executar } from './plataforma/falha.mjs';
import { criarRecursos } from './testes/recursos.mjs';
import { resumo } from './testes/resumo.mjs';
import { aRodarSozinhos, comOsSozinhos, encerrarTudo, lerRelatorio, rodar } from './testes/rodar.mjs';
import { ADIANTADOS, FAIXAS } from './testes/suites.mjs';

const dizer = (mensagem) => process.stdout.write(`${mensagem}\n`);
/** @type {import('./testes/resumo.mjs').Linha[]} */
const linhas = [];
const falhou = (nome) =>
  linhas.push({ nome, ...{ passed: 0, failed: 1, skipped: 0, segundos: 0, processador: 0 } });

await executar(async () => {
  const inicio = performance.now();
  const pedidas = process.argv.slice(2);
  const faixas = FAIXAS.map((faixa) =>
    faixa.filter(({ nome }) => pedidas.length === 0 || pedidas.includes(nome)),
  );
  const suites = faixas.flat();
  exigirNode();
  await instalarDependencias(dizer);
  await import('../storefront/scripts/gerar-elementos.mjs');
  await import('../cms/scripts/gerar-regras.mjs');
  const temporario = mkdtempSync(join(tmpdir(), 'martelo-teste-'));
  const ambiente = prepararAmbiente();
  const recursos = criarRecursos({
    ...{ temporario, dizer, ambiente, aoFaltar: falhou },
    aoConstruir: (medida) =>
      linhas.push({ nome: 'construção', ...{ passed: 0, failed: 0, skipped: 0 }, ...medida }),
  });
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(sinal, async () => {
      encerrarTudo('SIGTERM');
      await recursos.desligar();
      rmSync(temporario, { recursive: true, force: true });
      process.exit(1);
    });
  const contexto = { recursos, ambiente, temporario, umaSo: suites.length === 1 };
  // What fills the others' gaps is told when they have ended; alone it plays all that it can.
  const trabalham = faixas.filter((faixa) => faixa.some(({ enche }) => !enche));
  const acabou = join(temporario, 'acabou');
  if (trabalham.length > 0) ambiente.SIMULA_ATE = acabou;
  let restam = trabalham.length;
  try {
    // Whoever needs it hears how it went.
    recursos
      .obter(ADIANTADOS.filter((um) => suites.some(({ precisa }) => precisa.includes(um))))
      .catch(() => {});
    await Promise.all(
      faixas.map(async (faixa) => {
        for (const suite of faixa) await rodarSuite(suite, contexto);
        if (trabalham.includes(faixa) && --restam === 0) writeFileSync(acabou, '');
      }),
    );
    await rodarSozinhos(suites, contexto);
  } finally {
    await recursos.desligar();
    rmSync(temporario, { recursive: true, force: true });
  }
  dizer(resumo(linhas, (performance.now() - inicio) / 1000));
  const soma = (campo) => linhas.reduce((todos, linha) => todos + linha[campo], 0);
  process.exitCode = soma('failed') === 0 && soma('passed') > 0 ? 0 : 1;
});

function prepararAmbiente() {
  const ambiente = {
    // As many auctions, purchases, and removals with stays as a run plays where there is time; without these the simulator plays a few.
    ...{ SIMULA_LEILOES: '100000', SIMULA_COMPRAS: '20000', SIMULA_PATIOS: '20000' },
    ...process.env,
    MARTELO_TESTE_INSTALADO: '1',
    PATH: `${join(RAIZ, 'node_modules/.bin')}:${process.env.PATH}`,
  };
  // What a run finds here is for its tests' own servers; the services it starts are told theirs.
  delete ambiente.MONGODB_URI;
  delete ambiente.REDIS_URL;
  return ambiente;
}

/** Runs one suite and notes how it went. */
async function rodarSuite(suite, contexto) {
  const { nome, precisa } = suite;
  const linha = await contexto.recursos.obter(precisa).then(
    (proprio) => rodarArquivos(suite, contexto, proprio),
    (erro) => dizer(`\n▸ ${nome}: ${erro.message}`),
  );
  if (linha) linhas.push(linha);
  else falhou(nome);
}

/** Runs a suite, or only files of it. Alone it speaks as it goes; beside others, all at once when it has ended. */
async function rodarArquivos(suite, { ambiente, temporario, umaSo }, proprio, arquivos = []) {
  const { nome, programa, argumentos, vitest, cede } = suite;
  dizer(umaSo ? `\n▸ ${nome}` : `▸ ${nome}…`);
  const relatorio = join(temporario, `${nome}.json`);
  const saida = join(temporario, `${nome}.txt`);
  rmSync(relatorio, { force: true });
  const relatar = vitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${relatorio}`] : [];
  const { status, ...medida } = await rodar({
    ...{ programa, argumentos: [...argumentos, ...arquivos, ...relatar], cede },
    ambiente: { ...ambiente, ...proprio },
    ...(umaSo ? {} : { saida }),
  });
  if (!umaSo) dizer(`\n▸ ${nome}\n${readFileSync(saida, 'utf8')}`);
  const verdade = status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  const contagem = (vitest ? lerRelatorio(relatorio) : verdade) ?? { passed: 0, failed: 1, skipped: 0 };
  // A suite that broke outside of its tests (a file that does not load, a hook) has failed even if no test says so.
  if (status !== 0 && contagem.failed === 0) contagem.failed = 1;
  return { nome, ...contagem, ...medida };
}

/** A busy machine is late, not wrong: what failed beside the others is tried once more with nothing beside it, and the last lines tell. */
async function rodarSozinhos(suites, contexto) {
  for (const { linha, arquivos } of aRodarSozinhos(linhas)) {
    const suite = suites.find(({ nome }) => nome === linha.nome);
    const proprio = await contexto.recursos.obter(suite.precisa);
    const deNovo = await rodarArquivos(suite, { ...contexto, umaSo: true }, proprio, arquivos);
    linhas[linhas.indexOf(linha)] = comOsSozinhos(linha, deNovo);
  }
}
