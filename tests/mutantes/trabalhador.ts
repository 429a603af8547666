import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Mutante, mutar } from './mutar.ts';
import type { Teste } from './vitest-de-bolso.ts';

/** Loads the core with all its mutants asleep and all its tests; then wakes one mutant at a time, as it is told. */
const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const CORE = join(RAIZ, 'engine/src/auction/');
const SEMENTES = Number(process.env.MUTANTES_SEMENTES ?? 60);

const mutantes: Mutante[] = [];
let acordado = 0;
let visitados = new Set<number>();
Object.assign(globalThis, {
  __mutante(id: number): boolean {
    visitados.add(id);
    return id === acordado;
  },
});

registerHooks({
  resolve(especificador, contexto, seguinte) {
    if (especificador === 'vitest')
      return { url: new URL('./vitest-de-bolso.ts', import.meta.url).href, shortCircuit: true };
    if (especificador === 'vitest-de-verdade') return seguinte('vitest', contexto);
    return seguinte(especificador, contexto);
  },
  load(url, contexto, seguinte) {
    const caminho = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (!caminho.startsWith(CORE) || /\.test\.ts$|\/mesa[^/]*\.ts$/.test(caminho))
      return seguinte(url, contexto);
    const { codigo, mutantes: novos } = mutar(
      readFileSync(caminho, 'utf8'),
      relative(RAIZ, caminho),
      mutantes.length + 1,
    );
    mutantes.push(...novos);
    return { format: 'module', source: codigo, shortCircuit: true };
  },
});

const { testes, novoArquivo } = (await import('./vitest-de-bolso.ts')) as {
  testes: Teste[];
  novoArquivo: () => void;
};
for (const arquivo of globSync('engine/src/auction/**/*.test.ts', { cwd: RAIZ }).sort()) {
  novoArquivo();
  await import(pathToFileURL(join(RAIZ, arquivo)).href);
}
const { jogar } = await import('../simulador/partida.ts');

/** Which tests come by which mutants, cheapest first; without any awake all must pass. */
const medidos: { teste: Teste; visita: Set<number>; ms: number }[] = [];
for (const teste of testes) {
  visitados = new Set();
  const inicio = performance.now();
  const falha = await rodar(teste);
  if (falha !== null) {
    console.error(`"${teste.nome}" fails without a mutant: ${falha}`);
    continue;
  }
  medidos.push({ teste, visita: visitados, ms: performance.now() - inicio });
}
medidos.sort((a, b) => a.ms - b.ms);
visitados = new Set();
for (let semente = 1; semente <= SEMENTES; semente++)
  if ((await jogar(semente)).erro !== null) throw new Error(`seed ${semente} fails without a mutant`);
const noSimulador = visitados;

process.on('message', async (id: number) => process.send!({ id, morto: await matar(id) }));
process.send!({ mutantes });

/** What kills the mutant; null when it survives, 'nobody' when no test even comes by it. */
async function matar(id: number): Promise<string | null> {
  acordado = id;
  try {
    let visitas = 0;
    for (const { teste, visita } of medidos) {
      if (!visita.has(id)) continue;
      visitas++;
      if ((await rodar(teste)) !== null) return teste.nome;
    }
    if (!noSimulador.has(id)) return visitas === 0 ? 'nobody' : null;
    for (let semente = 1; semente <= SEMENTES; semente++)
      if ((await jogar(semente)).erro !== null) return `simulator, seed ${semente}`;
    return null;
  } finally {
    acordado = 0;
  }
}

async function rodar({ fazer, antes }: Teste): Promise<unknown> {
  try {
    for (const preparar of antes) await preparar();
    await fazer();
    return null;
  } catch (erro) {
    return erro ?? 'threw nothing';
  }
}
