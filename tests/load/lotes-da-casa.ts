// The house's list of all lots over a million of a brand's, on the store that installations begin with, beside one table of documents that
// is asked by what is in them: `node tests/load/lotes-da-casa.ts [how many]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sorteador } from '@martelo/shared/acaso';
import type { Filtro } from '@martelo/shared/filtro';
import { uuidv7 } from '@martelo/shared/identificador';
import { TIPOS_LOTE } from '@martelo/shared/lote-tipos';
import { LOTES_DA_CASA, type LoteDaCasa } from '../../engine/src/leituras/registros/lote-da-casa.ts';
import type { Acesso, Colecao, ConsultaDoPorto, Registros } from '../../engine/src/records/records.ts';
import { criarRegistrosSqlite } from '../../engine/src/records/sqlite.ts';

/** What a page may take, and a question that has filters. */
export const META_PAGINA_MS = 50;
export const META_FILTRO_MS = 150;
const RODADAS = 9;
const POR_PASSO = 5_000;
const LOTES_POR_LEILAO = 250;
const MODELOS = ['Gol 1.0', 'Onix LT', 'Hilux SRX', 'CG 160 Titan', 'Argo Drive', 'Atego 2426', 'Uno Mille'];
const SITUACOES = ['PAGO', 'PAGO', 'RETIRADO', 'RETIRADO', 'NAO_ARREMATADO', 'LIBERADO_LEILAO'] as const;

function* lotes(quantos: number): Generator<LoteDaCasa> {
  const sortear = sorteador(7);
  const um = <T>(de: readonly T[]): T => de[Math.floor(sortear() * de.length)]!;
  const inicio = Date.UTC(2020, 0, 1);
  let leilao = { id: 0, uid: '' };
  for (let n = 1; n <= quantos; n++) {
    if (n % LOTES_POR_LEILAO === 1) leilao = { id: leilao.id + 1, uid: uuidv7() };
    const comId = 1 + Math.floor(sortear() ** 2 * 50);
    yield {
      ...{ uid: uuidv7(), id: n, hotsites: [1], leilao, anterior: null },
      ...{ numero: String(n % LOTES_POR_LEILAO), posicaoLeilao: n % LOTES_POR_LEILAO },
      nome: n === quantos ? 'Peça única zoroástrica' : `${um(MODELOS)} ${2000 + (n % 26)}`,
      ...{ tipo: um(TIPOS_LOTE), situacao: n % 1000 === 0 ? 'SUSPENSO' : um(SITUACOES) },
      ...{ foto: null, qtdFotos: 0, comitente: { comId, nome: `Comitente ${comId}` } },
      valor: { minimo: 100_00 * (1 + Math.floor(sortear() * 900)), incremento: null },
      dataFim: new Date(inicio + n * 200_000).toISOString(),
    } as LoteDaCasa;
  }
}

interface Pergunta {
  filtros?: Filtro[];
  ordem?: [campo: string, sentido: 'asc' | 'desc'];
  pagina?: number;
  acesso?: Partial<Extract<Acesso, { tipo: 'interno' }>>;
  /** The same of one table of documents. */
  comum: string;
}

const ha = (campo: string, valor: string) => `json_extract(doc, '$.${campo}') = ${valor}`;
const perguntas = (quantos: number): Record<string, Pergunta> => ({
  'primeira página': { comum: '1' },
  'página no fundo': { pagina: Math.floor((quantos / 50) * 0.9), comum: '1' },
  'situação de um sexto': {
    filtros: [{ tipo: 'multipla', campo: 'situacao', valores: ['LIBERADO_LEILAO'] }],
    comum: ha('situacao', "'LIBERADO_LEILAO'"),
  },
  'situação de poucos': {
    filtros: [{ tipo: 'exata', campo: 'situacao', valor: 'SUSPENSO' }],
    comum: ha('situacao', "'SUSPENSO'"),
  },
  'situação e tipo': {
    filtros: [
      { tipo: 'exata', campo: 'situacao', valor: 'SUSPENSO' },
      { tipo: 'exata', campo: 'tipo', valor: 'Carro' },
    ],
    comum: `${ha('situacao', "'SUSPENSO'")} AND ${ha('tipo', "'Carro'")}`,
  },
  'um comitente': {
    filtros: [{ tipo: 'exata', campo: 'comitente.comId', valor: 3 }],
    comum: ha('comitente.comId', '3'),
  },
  'um leilão': {
    filtros: [{ tipo: 'exata', campo: 'leilao.id', valor: 7 }],
    comum: ha('leilao.id', '7'),
  },
  'acaba nestes dias': {
    filtros: [{ tipo: 'range', campo: 'dataFim', min: '2020-03-01T00:00:00Z', max: '2020-03-08T00:00:00Z' }],
    ordem: ['dataFim', 'asc'],
    comum: "json_extract(doc, '$.dataFim') BETWEEN '2020-03-01' AND '2020-03-08'",
  },
  'pelo mínimo': { ordem: ['valor.minimo', 'desc'], comum: '1' },
  'palavra de um': { filtros: [{ tipo: 'geral', valor: 'zoroastrica' }], comum: "doc LIKE '%zoroástrica%'" },
  'palavras de um sétimo': { filtros: [{ tipo: 'geral', valor: 'gol 1' }], comum: "doc LIKE '%Gol 1%'" },
  'de quem responde por um comitente': {
    acesso: { papeis: ['Interno - Comitente'], comitentes: [3] },
    comum: ha('comitente.comId', '3'),
  },
});

export type Medidos = Map<string, { p50: number; maior: number; comum: number; achados: number }>;

/**
 * Question → the median and the longest time, ms, and the median of the ordinary way.
 * @param abrir the records that are asked, given a folder that is theirs
 */
export async function medirLotesDaCasa(
  quantos: number,
  abrir: (pasta: string) => Promise<Registros> = async (pasta) =>
    criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') }),
): Promise<Medidos> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-lotes-da-casa-'));
  const registros = await abrir(pasta);
  const comum = new DatabaseSync(join(pasta, 'comum.sqlite'));
  comum.exec('CREATE TABLE lotes (id INTEGER PRIMARY KEY, doc TEXT NOT NULL)');
  const guardar = comum.prepare('INSERT INTO lotes VALUES (?, ?)');
  try {
    const colecao = registros.colecao(LOTES_DA_CASA as never) as unknown as Colecao<LoteDaCasa>;
    let passo = 0;
    let monte: LoteDaCasa[] = [];
    const gravar = async () => {
      await registros.projecoes.aplicar('medida', 's', { apos: passo, ate: passo + 1 }, (tx) => {
        for (const lote of monte) tx.gravar(LOTES_DA_CASA as never, lote as never);
      });
      comum.exec('BEGIN');
      for (const lote of monte) guardar.run(lote.id, JSON.stringify(lote));
      comum.exec('COMMIT');
      passo += 1;
      monte = [];
    };
    for (const lote of lotes(quantos)) if (monte.push(lote) === POR_PASSO) await gravar();
    if (monte.length > 0) await gravar();

    const tempos: Medidos = new Map();
    for (const [nome, pergunta] of Object.entries(perguntas(quantos))) {
      const { filtros = [], ordem: [campo, tipoOrdenacao] = ['id', 'desc'], pagina = 1 } = pergunta;
      const acesso = {
        ...{ tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'eu', papeis: ['Interno - ADM'] },
        ...pergunta.acesso,
      } as Acesso;
      const consulta = { filtros, ordem: { campo, tipoOrdenacao }, pagina, porPagina: 50 } as ConsultaDoPorto;
      const seus: number[] = [];
      let achados = 0;
      for (let rodada = 0; rodada < RODADAS; rodada++) {
        const inicio = performance.now();
        achados = (await colecao.listar(acesso, consulta)).total;
        seus.push(performance.now() - inicio);
      }
      const inicio = performance.now();
      const caminho = campo === 'id' ? 'id' : `json_extract(doc, '$.${campo}')`;
      comum
        .prepare(
          `SELECT doc FROM lotes WHERE ${pergunta.comum} ORDER BY ${caminho} ${tipoOrdenacao} LIMIT 50 OFFSET ${(pagina - 1) * 50}`,
        )
        .all();
      comum.prepare(`SELECT count(*) FROM lotes WHERE ${pergunta.comum}`).get();
      const doComum = performance.now() - inicio;
      const emOrdem = seus.toSorted((a, b) => a - b);
      tempos.set(nome, {
        ...{ p50: emOrdem[Math.floor(RODADAS / 2)]!, maior: emOrdem.at(-1)!, comum: doComum, achados },
      });
    }
    return tempos;
  } finally {
    await registros.close();
    comum.close();
    rmSync(pasta, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const tempos = await medirLotesDaCasa(Number(process.argv[2] ?? 1_000_000));
  console.table(
    [...tempos].map(([pergunta, { p50, maior, comum, achados }]) => ({
      ...{ pergunta, achados, 'p50 ms': p50.toFixed(1), 'maior ms': maior.toFixed(1) },
      ...{ 'uma tabela, ms': comum.toFixed(0), vezes: (comum / p50).toFixed(1) },
    })),
  );
}
