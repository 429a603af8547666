// Writes the registries of element kinds from the folders under src/elements. Adding a kind means adding one folder and running
// this (builds and checks do). Plain Node, no dependency. With `--conferir` it writes nothing and fails when they are stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const RAIZ = new URL('../src/elements/', import.meta.url);
const CABECA = '// Written by scripts/gerar-elementos.mjs from the folders beside it. Do not edit.\n';

const tem = (tipo, arquivo) => existsSync(new URL(`${tipo}/${arquivo}`, RAIZ));
const conferir = process.argv.includes('--conferir');

const comDefinicao = readdirSync(RAIZ, { withFileTypes: true })
  .filter((pasta) => pasta.isDirectory() && tem(pasta.name, 'definicao.ts'))
  .map(({ name }) => name)
  .sort();
const faltas = comDefinicao.flatMap((tipo) =>
  ['Elemento.tsx', 'figura.svg', ...(tem(tipo, 'dados.ts') ? ['exemplos.ts'] : [])]
    .filter((arquivo) => !tem(tipo, arquivo))
    .map((arquivo) => `${tipo}/${arquivo}`),
);
if (faltas.length > 0) {
  console.error(`incomplete kinds are left out; missing: ${faltas.join(', ')}`);
  if (conferir) process.exitCode = 1;
}
const tipos = comDefinicao.filter((tipo) => !faltas.some((falta) => falta.startsWith(`${tipo}/`)));
const comDados = tipos.filter((tipo) => tem(tipo, 'dados.ts'));
const figura = (tipo) => readFileSync(new URL(`${tipo}/figura.svg`, RAIZ), 'utf8').trim();
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
`,
  // Kinds that show data, in every state it can be in.
  'exemplos.gerado.ts': `${CABECA}${comDados.map((tipo) => `import { exemplos as ${variavel(tipo)} } from './${tipo}/exemplos.ts';`).join('\n')}
import type { ExemplosDeDados } from './elemento.ts';

/** Kinds that show data: the canvas asks the server for it. */
export const EXEMPLOS: Readonly<Record<string, ExemplosDeDados<unknown>>> = {
${comDados.map((tipo) => `  ${chave(tipo)}: ${variavel(tipo)},`).join('\n')}
};
`,
  // For the palette, in the colours of whoever shows them.
  'figuras.gerado.ts': `${CABECA}export const FIGURAS: Readonly<Record<string, string>> = {
${tipos.map((tipo) => `  ${chave(tipo)}: ${JSON.stringify(figura(tipo))},`).join('\n')}
};
`,
  // Server only.
  'carregadores.gerado.ts': `${CABECA}${comDados.map((tipo) => `import { carregarDados as ${variavel(tipo)} } from './${tipo}/dados.ts';`).join('\n')}
import type { CarregarDados } from './elemento.ts';

export const CARREGADORES: Readonly<Record<string, CarregarDados<unknown>>> = {
${comDados.map((tipo) => `  ${chave(tipo)}: ${variavel(tipo)},`).join('\n')}
};
`,
};

for (const [nome, conteudo] of Object.entries(arquivos)) {
  const destino = new URL(nome, RAIZ);
  const atual = existsSync(destino) ? readFileSync(destino, 'utf8') : '';
  if (atual === conteudo) continue;
  if (conferir) {
    console.error(`${nome} is stale: run node storefront/scripts/gerar-elementos.mjs`);
    process.exitCode = 1;
  } else writeFileSync(destino, conteudo);
}
