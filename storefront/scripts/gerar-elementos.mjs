// Writes the registries of element kinds from their folders: what a kind is (shared/src/pagina/elementos) and how the site draws it
// (src/elements). Adding a kind means adding its folder to both and running this (builds and checks do). Plain Node, no dependency.
// With `--conferir` it writes nothing and fails when they are stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const DEFINIDOS = new URL('../../shared/src/pagina/elementos/', import.meta.url);
const DESENHADOS = new URL('../src/elements/', import.meta.url);
const CABECA =
  '// Written by storefront/scripts/gerar-elementos.mjs from the folders beside it. Do not edit.\n';

const tem = (pasta, arquivo) => existsSync(new URL(arquivo, pasta));
const pastasCom = (raiz, arquivo) =>
  readdirSync(raiz, { withFileTypes: true })
    .filter((pasta) => pasta.isDirectory() && tem(raiz, `${pasta.name}/${arquivo}`))
    .map(({ name }) => name);
const conferir = process.argv.includes('--conferir');

const conhecidos = [
  ...new Set([...pastasCom(DEFINIDOS, 'definicao.ts'), ...pastasCom(DESENHADOS, 'Elemento.tsx')]),
].sort();
const faltasDe = (tipo) => [
  ...['definicao.ts', 'figura.svg']
    .filter((arquivo) => !tem(DEFINIDOS, `${tipo}/${arquivo}`))
    .map((arquivo) => `shared/src/pagina/elementos/${tipo}/${arquivo}`),
  ...['Elemento.tsx', ...(tem(DESENHADOS, `${tipo}/dados.ts`) ? ['exemplos.ts'] : [])]
    .filter((arquivo) => !tem(DESENHADOS, `${tipo}/${arquivo}`))
    .map((arquivo) => `storefront/src/elements/${tipo}/${arquivo}`),
];
const faltas = conhecidos.flatMap(faltasDe);
if (faltas.length > 0) {
  console.error(`incomplete kinds are left out; missing: ${faltas.join(', ')}`);
  if (conferir) process.exitCode = 1;
}
const tipos = conhecidos.filter((tipo) => faltasDe(tipo).length === 0);
const comDados = tipos.filter((tipo) => tem(DESENHADOS, `${tipo}/dados.ts`));
const figura = (tipo) => readFileSync(new URL(`${tipo}/figura.svg`, DEFINIDOS), 'utf8').trim();
const variavel = (tipo) => tipo.replace(/-([a-z0-9])/g, (_, letra) => letra.toUpperCase());
const chave = (tipo) => (/^[a-z]+$/.test(tipo) ? tipo : `'${tipo}'`);

const definicoes = {
  // Pure data, for both apps.
  'definicoes.gerado.ts': `${CABECA}import type { DefinicaoElemento } from './definicao.ts';
${tipos.map((tipo) => `import { definicao as ${variavel(tipo)} } from './${tipo}/definicao.ts';`).join('\n')}

export const DEFINICOES: Readonly<Record<string, DefinicaoElemento>> = {
${tipos.map((tipo) => `  ${chave(tipo)}: ${variavel(tipo)},`).join('\n')}
};
`,
  // For the palette, in the colours of whoever shows them.
  'figuras.gerado.ts': `${CABECA}export const FIGURAS: Readonly<Record<string, string>> = {
${tipos.map((tipo) => `  ${chave(tipo)}: ${JSON.stringify(figura(tipo))},`).join('\n')}
};
`,
};

const vistas = {
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
  // Server only.
  'carregadores.gerado.ts': `${CABECA}${comDados.map((tipo) => `import { carregarDados as ${variavel(tipo)} } from './${tipo}/dados.ts';`).join('\n')}
import type { CarregarDados } from './elemento.ts';

export const CARREGADORES: Readonly<Record<string, CarregarDados<unknown>>> = {
${comDados.map((tipo) => `  ${chave(tipo)}: ${variavel(tipo)},`).join('\n')}
};
`,
};

for (const [raiz, arquivos] of [
  [DEFINIDOS, definicoes],
  [DESENHADOS, vistas],
])
  for (const [nome, conteudo] of Object.entries(arquivos)) gravar(new URL(nome, raiz), nome, conteudo);

function gravar(destino, nome, conteudo) {
  const atual = existsSync(destino) ? readFileSync(destino, 'utf8') : '';
  if (atual === conteudo) return;
  if (conferir) {
    console.error(`${nome} is stale: run node storefront/scripts/gerar-elementos.mjs`);
    process.exitCode = 1;
  } else writeFileSync(destino, conteudo);
}
