// Writes the registries of element kinds from the folders under src/elements. Adding a kind means adding one folder and running
// this (builds and checks do). Plain Node, no dependency. With `--conferir` it writes nothing and fails when they are stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const RAIZ = new URL('../src/elements/', import.meta.url);
const CABECA = '// Written by scripts/gerar-elementos.mjs from the folders beside it. Do not edit.\n';

const tipos = readdirSync(RAIZ, { withFileTypes: true })
  .filter((pasta) => pasta.isDirectory() && existsSync(new URL(`${pasta.name}/definicao.ts`, RAIZ)))
  .map(({ name }) => name)
  .sort();
const comDados = tipos.filter((tipo) => existsSync(new URL(`${tipo}/dados.ts`, RAIZ)));
const variavel = (tipo) => tipo.replace(/-([a-z0-9])/g, (_, letra) => letra.toUpperCase());
const chave = (tipo) => (/^[a-z]+$/.test(tipo) ? tipo : `'${tipo}'`);

const arquivos = {
  // Pure data: the cms imports it too.
  'definicoes.gerado.ts': `${CABECA}import type { DefinicaoElemento } from './definicao.ts';
${tipos.map((tipo) => `import { definicao as ${variavel(tipo)} } from './${tipo}/definicao.ts';`).join('\n')}

export const DEFINICOES: Readonly<Record<string, DefinicaoElemento>> = {
${tipos.map((tipo) => `  ${chave(tipo)}: ${variavel(tipo)},`).join('\n')}
};
`,
  'elementos.gerado.ts': `${CABECA}import type { ComponentType } from 'react';
${tipos.map((tipo) => `import { Elemento as ${variavel(tipo)} } from './${tipo}/Elemento.tsx';`).join('\n')}
import type { PropsElemento } from './elemento.ts';

/** A view and its loader agree on \`dados\`; the registry cannot say so for all of them at once. */
export const VISTAS: Readonly<Record<string, ComponentType<PropsElemento<any>>>> = {
${tipos.map((tipo) => `  ${chave(tipo)}: ${variavel(tipo)},`).join('\n')}
};

/** Kinds that show data: the canvas asks the server for it. */
export const TEM_DADOS: ReadonlySet<string> = new Set([${comDados.map((tipo) => `'${tipo}'`).join(', ')}]);
`,
  // Server only.
  'carregadores.gerado.ts': `${CABECA}${comDados.map((tipo) => `import { carregarDados as ${variavel(tipo)} } from './${tipo}/dados.ts';`).join('\n')}
import type { CarregarDados } from './elemento.ts';

export const CARREGADORES: Readonly<Record<string, CarregarDados<unknown>>> = {
${comDados.map((tipo) => `  ${chave(tipo)}: ${variavel(tipo)},`).join('\n')}
};
`,
};

const conferir = process.argv.includes('--conferir');
for (const [nome, conteudo] of Object.entries(arquivos)) {
  const destino = new URL(nome, RAIZ);
  const atual = existsSync(destino) ? readFileSync(destino, 'utf8') : '';
  if (atual === conteudo) continue;
  if (conferir) {
    console.error(`${nome} is stale: run node storefront/scripts/gerar-elementos.mjs`);
    process.exitCode = 1;
  } else writeFileSync(destino, conteudo);
}
