import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PropsElemento } from './elemento.ts';

const STOREFRONT = fileURLToPath(new URL('../../', import.meta.url));
const NOVO = 'cronica-da-casa';
const REGISTROS = [
  'definicoes.gerado.ts',
  'elementos.gerado.ts',
  'carregadores.gerado.ts',
  'exemplos.gerado.ts',
  'figuras.gerado.ts',
];

/** The one folder that a new kind takes, as docs/elementos.md describes it. */
const PASTA: Record<string, string> = {
  'definicao.ts': `import type { DefinicaoElemento } from '../definicao.ts';
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
  'dados.ts': `import type { CarregarDados } from '../elemento.ts';

export const carregarDados: CarregarDados<{ ano: number }> = async (_sessao, { agora }) => ({
  ano: new Date(agora).getUTCFullYear(),
});
`,
  'exemplos.ts': `import type { ExemplosDeDados } from '../elemento.ts';

const dados = { ano: 1999 };
export const exemplos: ExemplosDeDados<{ ano: number }> = {
  cheio: dados, vazio: dados, longo: dados, indisponivel: dados, carregando: dados,
};
`,
  'Elemento.tsx': `import type { PropsElemento } from '../elemento.ts';
import { Secao } from '../pecas/Secao.tsx';

export function Elemento({ sessao, dados }: PropsElemento<{ ano: number }>) {
  return <Secao sessao={sessao}><p>Desde {dados.ano}</p></Secao>;
}
`,
  'figura.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"></svg>',
};

let copia: string;
const gerar = () => execFileSync(process.execPath, [join(copia, 'storefront/scripts/gerar-elementos.mjs')]);
const registros = () =>
  REGISTROS.map((nome) => readFileSync(join(copia, 'storefront/src/elements', nome), 'utf8'));

beforeAll(() => {
  copia = mkdtempSync(join(tmpdir(), 'martelo-mais-um-'));
  for (const pasta of ['src', 'scripts'])
    cpSync(join(STOREFRONT, pasta), join(copia, 'storefront', pasta), { recursive: true });
  symlinkSync(join(STOREFRONT, '../node_modules'), join(copia, 'node_modules'));
});
afterAll(() => rmSync(copia, { recursive: true, force: true }));

it('one new folder, and no other edit, is a kind that is defined, drawn, loaded, pictured and catalogued', async () => {
  gerar();
  const antes = registros();
  const pasta = join(copia, 'storefront/src/elements', NOVO);
  mkdirSync(pasta);
  for (const [nome, conteudo] of Object.entries(PASTA)) writeFileSync(join(pasta, nome), conteudo);
  gerar();

  const daCopia = (caminho: string) => import(/* @vite-ignore */ join(copia, 'storefront/src', caminho));
  const [{ DEFINICOES }, { VISTAS }, { CARREGADORES }, { EXEMPLOS }, { FIGURAS }, { casos }] =
    await Promise.all([
      daCopia('elements/definicoes.gerado.ts'),
      daCopia('elements/elementos.gerado.ts'),
      daCopia('elements/carregadores.gerado.ts'),
      daCopia('elements/exemplos.gerado.ts'),
      daCopia('elements/figuras.gerado.ts'),
      daCopia('catalogo/casos.ts'),
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

  rmSync(pasta, { recursive: true });
  gerar();
  expect(registros()).toEqual(antes);
});
