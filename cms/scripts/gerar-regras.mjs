// Writes the list of the gate's rules from the files in src/builder/portao/regras. Adding a rule means adding one file and running
// this (builds and checks do). Plain Node, no dependency. With `--conferir` it writes nothing and fails when the list is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const RAIZ = new URL('../src/builder/portao/', import.meta.url);
const regras = readdirSync(new URL('regras/', RAIZ))
  .filter((nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts'))
  .map((nome) => nome.slice(0, -'.ts'.length))
  .sort();
const variavel = (nome) => nome.replace(/-([a-z0-9])/g, (_, letra) => letra.toUpperCase());
const chave = (nome) => (/^[a-z]+$/.test(nome) ? nome : `'${nome}'`);

const conteudo = `// Written by scripts/gerar-regras.mjs from the files in regras/. Do not edit.
import type { Regra } from './regra.ts';
${regras.map((nome) => `import { regra as ${variavel(nome)} } from './regras/${nome}.ts';`).join('\n')}

export const REGRAS: Readonly<Record<string, Regra>> = {
${regras.map((nome) => (chave(nome) === variavel(nome) ? `  ${nome},` : `  ${chave(nome)}: ${variavel(nome)},`)).join('\n')}
};
`;

const destino = new URL('regras.gerado.ts', RAIZ);
if ((existsSync(destino) ? readFileSync(destino, 'utf8') : '') !== conteudo) {
  if (process.argv.includes('--conferir')) {
    console.error('regras.gerado.ts is stale: run node cms/scripts/gerar-regras.mjs');
    process.exitCode = 1;
  } else writeFileSync(destino, conteudo);
}
