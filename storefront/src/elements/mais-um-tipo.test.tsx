import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PropsElemento } from './elemento.ts';

const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));
const NOVO = 'cronica-da-casa';
const DEFINIDOS = 'shared/src/pagina/elementos';
const DESENHADOS = 'storefront/src/elements';
const REGISTROS = [
  `${DEFINIDOS}/definicoes.gerado.ts`,
  `${DEFINIDOS}/figuras.gerado.ts`,
  `${DESENHADOS}/elementos.gerado.ts`,
  `${DESENHADOS}/carregadores.gerado.ts`,
  `${DESENHADOS}/exemplos.gerado.ts`,
];

/** What a new kind is and how it is drawn, as docs/elementos.md describes it. */
const PASTAS: Record<string, string> = {
  [`${DEFINIDOS}/${NOVO}/definicao.ts`]: `import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: '${NOVO}',
  versao: 1,
  rotulo: { leilao: 'Crônica da casa', loja: 'Crônica da casa' },
  ajuda: 'Uma história curta da marca.',
  grupo: 'Conteúdo',
  icone: 'star',
  modelos: [{ valor: 'simples', rotulo: 'Simples' }],
  sessao: { titulo: true, subtitulo: false, consulta: false },
  itens: { min: 1, max: 1, rotulo: 'Crônica', campos: [{ campo: 'texto', rotulo: 'Texto' }] },
  semente: () => ({
    titulo: 'Era uma vez',
    subtitulo: '',
    modelo: 'simples',
    consulta: null,
    itens: [itemNovo({ texto: paragrafos('Um martelo de madeira.') })],
  }),
  migracoes: [],
};
`,
  [`${DESENHADOS}/${NOVO}/dados.ts`]: `import type { CarregarDados } from '../elemento.ts';

export const carregarDados: CarregarDados<{ ano: number }> = async (_sessao, { agora }) => ({
  ano: new Date(agora).getUTCFullYear(),
});
`,
  [`${DESENHADOS}/${NOVO}/exemplos.ts`]: `import type { ExemplosDeDados } from '../elemento.ts';

const dados = { ano: 1999 };
export const exemplos: ExemplosDeDados<{ ano: number }> = {
  cheio: dados, vazio: dados, longo: dados, indisponivel: dados, carregando: dados,
};
`,
  [`${DESENHADOS}/${NOVO}/Elemento.tsx`]: `import type { PropsElemento } from '../elemento.ts';
import { Secao } from '../pecas/Secao.tsx';

export function Elemento({ sessao, dados }: PropsElemento<{ ano: number }>) {
  return <Secao sessao={sessao}><p>Desde {dados.ano}</p></Secao>;
}
`,
  [`${DEFINIDOS}/${NOVO}/figura.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"></svg>',
};

let copia: string;
const gerar = () => execFileSync(process.execPath, [join(copia, 'storefront/scripts/gerar-elementos.mjs')]);
const registros = () => REGISTROS.map((arquivo) => readFileSync(join(copia, arquivo), 'utf8'));

beforeAll(() => {
  copia = mkdtempSync(join(tmpdir(), 'martelo-mais-um-'));
  for (const parte of ['storefront/src', 'storefront/scripts', 'shared/src', 'shared/package.json'])
    cpSync(join(RAIZ, parte), join(copia, parte), { recursive: true });
  // Every package as it is, but the copy's own `shared`.
  mkdirSync(join(copia, 'node_modules/@martelo'), { recursive: true });
  for (const pacote of readdirSync(join(RAIZ, 'node_modules')))
    if (pacote !== '@martelo')
      symlinkSync(join(RAIZ, 'node_modules', pacote), join(copia, 'node_modules', pacote));
  symlinkSync(join(copia, 'shared'), join(copia, 'node_modules/@martelo/shared'));
});
afterAll(() => rmSync(copia, { recursive: true, force: true }));

it('its two new folders, and no other edit, are a kind that is defined, drawn, loaded, pictured and catalogued', async () => {
  gerar();
  const antes = registros();
  for (const [arquivo, conteudo] of Object.entries(PASTAS)) {
    mkdirSync(dirname(join(copia, arquivo)), { recursive: true });
    writeFileSync(join(copia, arquivo), conteudo);
  }
  gerar();

  const daCopia = (caminho: string) => import(/* @vite-ignore */ join(copia, caminho));
  const [{ DEFINICOES }, { VISTAS }, { CARREGADORES }, { EXEMPLOS }, { FIGURAS }, { casos }] =
    await Promise.all([
      daCopia(`${DEFINIDOS}/definicoes.gerado.ts`),
      daCopia(`${DESENHADOS}/elementos.gerado.ts`),
      daCopia(`${DESENHADOS}/carregadores.gerado.ts`),
      daCopia(`${DESENHADOS}/exemplos.gerado.ts`),
      daCopia(`${DEFINIDOS}/figuras.gerado.ts`),
      daCopia('storefront/src/catalogo/casos.ts'),
    ]);
  expect(DEFINICOES[NOVO].rotulo.leilao).toBe('Crônica da casa');
  expect(FIGURAS[NOVO]).toContain('<svg');
  const [caso] = casos({ elemento: [NOVO], modelo: undefined, modo: undefined, estado: 'cheio' }, 'leilao');
  expect(caso.sessao.titulo).toBe('Era uma vez');
  expect(await CARREGADORES[NOVO](caso.sessao, { agora: Date.UTC(2026, 0, 1) })).toEqual({ ano: 2026 });
  const Vista = VISTAS[NOVO] as React.ComponentType<PropsElemento<unknown>>;
  const contexto = {
    modo: 'leilao' as const,
    marca: { nome: 'Leilo', subdominio: 'leilo' },
    autenticado: false,
    previa: false,
    sessaoComH1: null,
    agora: 0,
  };
  expect(
    renderToStaticMarkup(<Vista sessao={caso.sessao} dados={EXEMPLOS[NOVO].cheio} contexto={contexto} />),
  ).toContain('Desde');

  for (const raiz of [DEFINIDOS, DESENHADOS]) rmSync(join(copia, raiz, NOVO), { recursive: true });
  gerar();
  expect(registros()).toEqual(antes);
});
