import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sorteador } from '@martelo/shared/acaso';
import type { Filtro, Ordem } from '@martelo/shared/filtro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SISTEMA } from './acesso.ts';
import type { Acesso, Colecao, DefinicaoColecao, Registros } from './records.ts';
import { criarRegistrosSqlite } from './sqlite.ts';
import { normalizar } from './texto.ts';

/* What words find in long lists, by whatever way: what a naive look at every row finds, in the same order. */

const peca = z.strictObject({
  uid: z.string(),
  marcas: z.union([z.int(), z.array(z.int())]).nullable(),
  nome: z.string(),
  preco: z.int().nullable(),
  cor: z.string(),
  removidaEm: z.iso.datetime().nullable(),
});
type Peca = z.output<typeof peca>;
const PECAS: DefinicaoColecao<Peca> = {
  nome: 'pecas',
  schema: peca,
  indices: {
    marcas: { tipo: 'inteiro' },
    preco: { tipo: 'inteiro', semArvore: true },
    cor: { tipo: 'texto', semArvore: true },
    removidaEm: { tipo: 'instante', semArvore: true },
  },
  arvores: [
    ['marcas', 'preco'],
    ['marcas', 'cor', 'preco'],
  ],
  amplos: ['marcas', 'cor'],
  textoGeral: ['nome'],
  deQuem: ['marcas', 'removidaEm'],
  leitura: (acesso) => {
    if (acesso.tipo === 'interno') return { marcas: acesso.hotsites, removidaEm: null };
    return acesso.tipo === 'cliente' ? { marcas: acesso.hotsiteId, cor: 'azul' } : {};
  },
  escrita: () => true,
};
const UMA: DefinicaoColecao<Peca> = { ...PECAS, nome: 'unicas' };

const NOMES = ['Gol 1.0', 'Gol 1.6 MI', 'Uno Mille', 'Ônibus Ágil 10', 'Golfe', 'CG 160'];
const CORES = ['azul', 'preta', 'prata'];
const QUANTAS = 4_000;
const interno = (...hotsites: number[]): Acesso => ({
  ...{ tipo: 'interno', hotsiteId: hotsites[0]!, hotsites, usuUid: 'u', papeis: [] },
});
const cliente = (hotsiteId: number): Acesso => ({ tipo: 'cliente', hotsiteId, cliUid: 'c', papeis: [] });

/** @param juntas whether rows are of several brands at once, or of none */
function* pecas(juntas: boolean, quantas = QUANTAS): Generator<Peca> {
  const sortear = sorteador(5);
  const um = <T>(de: readonly T[]): T => de[Math.floor(sortear() * de.length)]!;
  for (let n = 0; n < quantas; n += 1)
    yield {
      uid: `p${String(Math.floor(sortear() * 1e9)).padStart(9, '0')}${n}`,
      marcas: juntas ? um([1, [1, 2], [], null, [3, -4], -5]) : um([1, 1, 1, 2]),
      nome: n === 3_210 ? 'Peça zoroástrica 1' : `${um(NOMES)} ${n % 30}`,
      preco: n % 9 === 0 ? null : Math.floor(sortear() * 50),
      cor: um(CORES),
      removidaEm: n % 7 === 0 ? '2026-01-01T00:00:00.000Z' : null,
    };
}

const pasta = mkdtempSync(join(tmpdir(), 'palavras-'));
let registros: Registros;
const guardadas = new Map<string, Peca[]>();
beforeAll(async () => {
  registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') });
  for (const [definicao, juntas] of [
    [PECAS, true],
    [UMA, false],
  ] as const) {
    registros.colecao(definicao);
    const docs = [...pecas(juntas)];
    guardadas.set(definicao.nome, docs);
    await registros.projecoes.aplicar(definicao.nome, 's', { apos: 0, ate: 1 }, (tx) => {
      for (const doc of docs) tx.gravar(definicao, doc);
    });
    // Some are somebody else's by now, or called otherwise.
    const mudadas = docs.filter((_, n) => n % 5 === 0);
    await registros.projecoes.aplicar(definicao.nome, 's', { apos: 1, ate: 2 }, (tx) => {
      for (const doc of mudadas) {
        if (doc.marcas === 1) doc.marcas = 2;
        else doc.nome = `Trator ${doc.nome}`;
        tx.gravar(definicao, doc);
      }
    });
  }
});
afterAll(async () => {
  await registros.close();
  rmSync(pasta, { recursive: true });
});

const lidas = new Map<string, readonly string[]>();
const palavrasDe = (texto: string): readonly string[] => {
  const palavras = lidas.get(texto) ?? normalizar(texto).match(/[\p{L}\p{N}]+/gu) ?? [];
  lidas.set(texto, palavras);
  return palavras;
};
const tem = (doc: Peca, palavra: string) => palavrasDe(doc.nome).some((sua) => sua.startsWith(palavra));
/** Of each brand that a row is of; a number that is none of a brand's is nobody's. */
const dela = (doc: Peca) => [doc.marcas ?? []].flat();

/** What is asked and what a look at every row finds. */
function ingenua(
  docs: readonly Peca[],
  acesso: Acesso,
  filtros: readonly Filtro[],
  { campo, tipoOrdenacao }: Ordem,
): string[] {
  const vistos = docs.filter((doc) => {
    if (acesso.tipo === 'interno')
      return acesso.hotsites.some((um) => dela(doc).includes(um)) && doc.removidaEm === null;
    return acesso.tipo !== 'cliente' || (dela(doc).includes(acesso.hotsiteId) && doc.cor === 'azul');
  });
  const achados = vistos.filter((doc) =>
    filtros.every((filtro) => {
      if (filtro.tipo === 'geral') return palavrasDe(filtro.valor).every((palavra) => tem(doc, palavra));
      if (filtro.tipo === 'geral_ou') return palavrasDe(filtro.valor).some((palavra) => tem(doc, palavra));
      if (filtro.tipo === 'exata') return doc[filtro.campo as 'cor'] === filtro.valor;
      if (filtro.tipo === 'multipla') return filtro.valores.includes(doc[filtro.campo as 'cor']);
      if (filtro.tipo === 'range') {
        const valor = doc[filtro.campo as 'preco'];
        return valor !== null && valor >= Number(filtro.min) && valor <= Number(filtro.max);
      }
      throw new Error(filtro.tipo);
    }),
  );
  const sinal = tipoOrdenacao === 'asc' ? 1 : -1;
  const comparar = (a: unknown, b: unknown) => {
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? -1 : 1;
    return (a as string) < (b as string) ? -1 : 1;
  };
  return achados
    .toSorted((a, b) => sinal * (comparar(a[campo as 'uid'], b[campo as 'uid']) || comparar(a.uid, b.uid)))
    .map(({ uid }) => uid);
}

const PERGUNTAS: Filtro[][] = [
  [{ tipo: 'geral', valor: 'gol' }],
  [{ tipo: 'geral', valor: 'gol 1' }],
  [{ tipo: 'geral', valor: 'ÔNIBUS agil' }],
  [{ tipo: 'geral', valor: 'zoroastrica' }],
  [{ tipo: 'geral', valor: 'zoroastrica uno' }],
  [{ tipo: 'geral', valor: 'trator' }],
  [{ tipo: 'geral_ou', valor: 'uno golfe 29' }],
  [
    { tipo: 'geral', valor: '1' },
    { tipo: 'geral_ou', valor: 'gol cg' },
  ],
  [
    { tipo: 'geral', valor: 'g' },
    { tipo: 'exata', campo: 'cor', valor: 'prata' },
  ],
];
const ORDENS: Ordem[] = [
  { campo: 'uid', tipoOrdenacao: 'asc', tipoCampo: 'keyword' },
  { campo: 'preco', tipoOrdenacao: 'desc', tipoCampo: 'long' },
  { campo: 'preco', tipoOrdenacao: 'asc', tipoCampo: 'long' },
  { campo: 'cor', tipoOrdenacao: 'asc', tipoCampo: 'keyword' },
];
const ACESSOS: [string, Acesso][] = [
  ['the engine itself', SISTEMA],
  ['who works for one brand', interno(1)],
  ['who works for another', interno(2)],
  ['who works for two', interno(1, 2)],
  ['who works for one that has none', interno(9)],
  ['who sees a part of a brand', cliente(1)],
];

/** In each order the first page, one within and what comes after the first, with how many there are: as a look at every row has them. */
async function conferir(
  colecao: Colecao<Peca>,
  docs: readonly Peca[],
  { acesso, perguntas, ordens }: { acesso: Acesso; perguntas: Filtro[][]; ordens: Ordem[] },
): Promise<void> {
  for (const filtros of perguntas)
    for (const ordem of ordens) {
      const esperado = ingenua(docs, acesso, filtros, ordem);
      const listar = (pagina: number, porPagina: number, apos?: string) =>
        colecao.listar(acesso, { filtros, ordem, pagina, porPagina, apos });
      const dito = JSON.stringify([filtros, ordem]);
      const [primeira, funda] = [await listar(1, 50), await listar(5, 37)];
      expect([dito, primeira.total, primeira.itens.map(({ uid }) => uid)]).toEqual([
        ...[dito, esperado.length, esperado.slice(0, 50)],
      ]);
      expect([dito, funda.itens.map(({ uid }) => uid)]).toEqual([dito, esperado.slice(148, 185)]);
      const seguinte = primeira.proximo === null ? null : await listar(1, 400, primeira.proximo);
      expect([dito, seguinte?.itens.map(({ uid }) => uid) ?? []]).toEqual([dito, esperado.slice(50, 450)]);
    }
}

describe.each([
  ['rows of several brands, of none', PECAS],
  ['rows of one brand each', UMA],
])('words among %s', (_, definicao) => {
  it.each(ACESSOS)('find for %s what is there, in each order, page by page and by cursor', (_, acesso) =>
    conferir(registros.colecao(definicao), guardadas.get(definicao.nome)!, {
      ...{ acesso, perguntas: PERGUNTAS, ordens: ORDENS },
    }),
  );
});

describe('common words with a filter that has a tree', () => {
  const MUITAS: DefinicaoColecao<Peca> = { ...PECAS, nome: 'muitas' };
  const gol: Filtro = { tipo: 'geral', valor: 'gol' };
  const cor = (valor: string): Filtro => ({ tipo: 'exata', campo: 'cor', valor });
  const docs: Peca[] = [];
  beforeAll(async () => {
    const [sortear, cores] = [sorteador(11), ['azul', 'azul', 'azul', 'preta']];
    for (const doc of pecas(false, 16_000)) {
      const rara = docs.length % 90 === 0;
      docs.push({ ...doc, marcas: 1, cor: rara ? 'prata' : cores[Math.floor(sortear() * cores.length)]! });
    }
    registros.colecao(MUITAS);
    await registros.projecoes.aplicar('muitas', 's', { apos: 0, ate: 1 }, (tx) => {
      for (const doc of docs) tx.gravar(MUITAS, doc);
    });
  });

  it.each([
    ['many rows share', [gol, cor('azul')]],
    ['few rows share', [gol, cor('prata')]],
    ['no row has', [gol, cor('verde')]],
    ['has several values', [gol, { tipo: 'multipla', campo: 'cor', valores: ['azul', 'prata'] }]],
    ['is a range', [gol, { tipo: 'range', campo: 'preco', min: 5, max: 45 }]],
    ['is a narrow range', [gol, { tipo: 'range', campo: 'preco', min: 7, max: 7 }]],
    ['stands beside another', [gol, cor('azul'), { tipo: 'range', campo: 'preco', min: 5, max: 45 }]],
    ['contradicts another', [gol, cor('azul'), cor('preta')]],
    ['finds many where the words find few', [{ tipo: 'geral', valor: 'zoroastrica' }, cor('azul')]],
    [
      'finds many where one of two words finds few',
      [gol, { tipo: 'geral', valor: 'zoroastrica' }, cor('azul')],
    ],
  ] as [string, Filtro[]][])('that %s find what is there', async (_, filtros) => {
    for (const acesso of [interno(1), interno(1, 2), SISTEMA])
      await conferir(registros.colecao(MUITAS), docs, { acesso, perguntas: [filtros], ordens: ORDENS });
  });
});

describe('the words’ index', () => {
  it('takes every letter and digit that there is for part of a word', async () => {
    const colecao = registros.colecao({ ...PECAS, nome: 'letras' });
    const letras: string[] = [];
    for (let codigo = 0; codigo <= 0x10ffff; codigo += 1) {
      const letra = codigo >= 0xd800 && codigo <= 0xdfff ? '' : String.fromCodePoint(codigo);
      if (/^[\p{L}\p{N}]$/u.test(letra)) letras.push(letra);
    }
    expect(letras.length).toBeGreaterThan(100_000);
    // By chance, the same each time; and those that no table of Unicode had when SQLite's was made.
    const escolhidas = [...letras.filter((_, i) => i % 211 === 0), ...letras.slice(-300)];
    const doc = { ...[...pecas(false)][0]!, marcas: 1, removidaEm: null };
    for (const [i, letra] of escolhidas.entries()) {
      await colecao.inserir(SISTEMA, { ...doc, uid: `l${i}`, nome: `q${letra}z` });
      const achadas = await colecao.listar(interno(1), {
        filtros: [{ tipo: 'geral', valor: `q${letra}` }],
        ...{ pagina: 1, porPagina: 200 },
      });
      expect([letra, achadas.itens.some(({ uid }) => uid === `l${i}`)]).toEqual([letra, true]);
    }
  });

  it('is made anew from the documents where it was made otherwise, and then knows whose they are', async () => {
    const arquivo = join(pasta, 'antes.sqlite');
    const antes = criarRegistrosSqlite({ arquivo });
    const doc = { ...[...pecas(false)][0]!, nome: 'Gol 1.0', removidaEm: null };
    for (const [uid, marcas] of [
      ['a', 1],
      ['b', 2],
    ] as const)
      await antes.colecao(PECAS).inserir(SISTEMA, { ...doc, uid, marcas });
    await antes.close();
    const db = new DatabaseSync(arquivo);
    db.exec(`DELETE FROM colecoes WHERE nome = 'pecas/palavras'; DROP TABLE f_pecas; UPDATE c_pecas SET texto = 'gol 1 0 1 0';
      CREATE VIRTUAL TABLE f_pecas USING fts5(texto, content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 0");
      INSERT INTO f_pecas (rowid, texto) SELECT n, texto FROM c_pecas`);
    db.close();
    const depois = criarRegistrosSqlite({ arquivo });
    const colecao = depois.colecao(PECAS);
    const achar = async (acesso: Acesso, valor = 'gol') => {
      const consulta = { filtros: [{ tipo: 'geral' as const, valor }], pagina: 1, porPagina: 5 };
      const { itens, total } = await colecao.listar(acesso, consulta);
      return [total, itens.map(({ uid }) => uid)];
    };
    expect([await achar(SISTEMA), await achar(interno(1)), await achar(interno(2))]).toEqual([
      ...[
        [2, ['a', 'b']],
        [1, ['a']],
        [1, ['b']],
      ],
    ]);
    const b = (await colecao.obter(SISTEMA, 'b'))!;
    await colecao.salvar(SISTEMA, { ...b, marcas: 1 }, b.revisao);
    await colecao.remover(SISTEMA, 'a', 1);
    expect([await achar(interno(1)), await achar(interno(2))]).toEqual([
      [1, ['b']],
      [0, []],
    ]);
    await depois.close();
  });
});
