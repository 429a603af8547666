import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Mutante } from './mutar.ts';

/**
 * npm run mutantes [-- part-of-a-path]: makes each small mistake in engine/src/auction in turn and asks the auction's tests, then the
 * simulator, to notice. Who survives is either named in docs/mutantes.md with the reason, or wants a test.
 */
const DOCUMENTO = fileURLToPath(new URL('../../docs/mutantes.md', import.meta.url));
/** A mutant that never ends is dead, too. */
const PRAZO_MS = 60_000;

const filtro = process.argv[2] ?? '';
/** MUTANTES_DE names the report of an earlier run: only who survived it is tried again. */
const anteriores =
  process.env.MUTANTES_DE === undefined ? null : readFileSync(process.env.MUTANTES_DE, 'utf8');
const inicio = performance.now();
const sobreviventes: { mutante: Mutante; sozinho: boolean }[] = [];
let [feitos, demorados] = [0, 0];
let fila: Mutante[] | null = null;

await Promise.all(Array.from({ length: availableParallelism() }, trabalhar));
relatar();

async function trabalhar(): Promise<void> {
  for (;;) {
    const processo = fork(fileURLToPath(new URL('./trabalhador.ts', import.meta.url)), {
      // What a mutated engine complains of is nobody's business.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    const { mutantes } = await resposta<{ mutantes: Mutante[] }>(processo, 120_000);
    fila ??= mutantes.filter(
      (mutante) => mutante.arquivo.includes(filtro) && (anteriores?.includes(chave(mutante)) ?? true),
    );
    for (;;) {
      const mutante = fila.shift();
      if (mutante === undefined) {
        processo.kill();
        return;
      }
      processo.send(mutante.id);
      const dito = await resposta<{ morto: string | null }>(processo, PRAZO_MS).catch(() => null);
      feitos++;
      if (dito === null) {
        demorados++;
        processo.kill('SIGKILL');
        break;
      }
      if (feitos % 100 === 0)
        console.error(`${feitos} done, ${fila.length} to go, ${sobreviventes.length} alive`);
      if (dito.morto === null || dito.morto === 'nobody')
        sobreviventes.push({ mutante, sozinho: dito.morto === 'nobody' });
    }
  }
}

/** Whoever stops the run early still hears what it found. */
process.on('SIGTERM', () => {
  relatar();
  process.exit();
});

function resposta<T>(processo: ChildProcess, prazo: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const limpar = () => {
      clearTimeout(cronometro);
      processo.off('message', aoDizer);
      processo.off('exit', aoMorrer);
    };
    const aoDizer = (dito: unknown) => {
      limpar();
      resolve(dito as T);
    };
    const aoMorrer = () => {
      limpar();
      reject(new Error('the worker died'));
    };
    const cronometro = setTimeout(aoMorrer, prazo);
    processo.on('message', aoDizer);
    processo.on('exit', aoMorrer);
  });
}

/** What a mutant is known by, whatever line it stands in. */
function chave({ arquivo, antes, depois }: Mutante): string {
  return `${arquivo.replace('engine/src/auction/', '')}  ${antes}  →  ${depois}`;
}

/** Equivalent ones are listed as they are printed here, with the reason beside. */
function relatar(): void {
  const equivalentes = new Set(readFileSync(DOCUMENTO, 'utf8').split('\n'));
  const novos = sobreviventes.filter(({ mutante }) => !equivalentes.has(chave(mutante)));
  for (const { mutante, sozinho } of novos.sort((a, b) => a.mutante.id - b.mutante.id))
    console.log(`${chave(mutante)}   (line ${mutante.linha}${sozinho ? ', no test comes by' : ''})`);
  const segundos = Math.round((performance.now() - inicio) / 1000);
  console.log(
    `${feitos} mutants, ${feitos - sobreviventes.length} killed (${demorados} by never ending), ` +
      `${sobreviventes.length - novos.length} equivalent, ${novos.length} survive, ${segundos} s`,
  );
  process.exitCode = novos.length === 0 ? 0 : 1;
}
