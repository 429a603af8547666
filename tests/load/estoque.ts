// The stock of a million vehicles, counted and looked at, on the store that installations begin with, beside one table of documents that is asked
// by what is in them: `node tests/load/estoque.ts [how many]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sorteador } from '@martelo/shared/acaso';
import type { RecorteDoEstoque } from '@martelo/shared/estoque';
import { DIAS_DA_IDADE, entreDias, IDADES, PREPAROS } from '@martelo/shared/estoque-preparo';
import { uuidv7 } from '@martelo/shared/identificador';
import { VEICULOS } from '../../engine/src/casa/veiculo.ts';
import { rotasDoEstoqueAtual } from '../../engine/src/negocio/estoque/patios.ts';
import type { Acesso } from '../../engine/src/records/records.ts';
import { criarRegistrosSqlite } from '../../engine/src/records/sqlite.ts';
import { meta, numero, tabela, vezes } from './relatorio.ts';

export const VEICULOS_NO_ESTOQUE = 1_000_000;
export const META_PAGINA_MS = 50;
export const META_FILTRO_MS = 150;
const POR_PASSO = 5_000;
const RODADAS = 100;
const [PATIOS, CARTEIRAS, COMITENTES] = [40, 60, 20];
const AGORA = Date.UTC(2026, 10, 28, 15);
const MODELOS = ['Gol 1.0', 'Onix LT', 'Hilux SRX', 'CG 160 Titan', 'Argo Drive', 'Atego 2426', 'Uno Mille'];

function* veiculos(quantos: number) {
  const sortear = sorteador(13);
  const ate = (n: number) => Math.floor(sortear() * n);
  for (let n = 1; n <= quantos; n++) {
    // One in twenty was sold, or is being sold.
    const preparo = ate(20) === 0 ? null : PREPAROS[Math.min(ate(6), 4)]!;
    const situacao = preparo === null ? 'VENDIDO' : preparo === 'PRONTO' ? 'DISPONIVEL' : 'NO_PATIO';
    // Yards and portfolios are of very different sizes.
    const [patioId, carteiraId] = [
      1 + Math.floor(sortear() ** 2 * PATIOS),
      1 + Math.floor(sortear() ** 2 * CARTEIRAS),
    ];
    yield {
      ...{
        uid: uuidv7(),
        id: n,
        hotsiteId: 1,
        marca: 'Fiat',
        modelo: MODELOS[n % MODELOS.length],
        anoModelo: 2000 + (n % 26),
      },
      ...{ numeroMotor: `M${n}`, valorMercado: 100_00 * (100 + ate(900)), situacao, preparo, patioId },
      ...{ carteiraId, comId: 1 + (carteiraId % COMITENTES) },
      noPatioDesde: new Date(AGORA - sortear() ** 2 * 400 * 86_400_000).toISOString(),
    };
  }
}

const SO: Record<string, RecorteDoEstoque> = {
  tudo: {},
  'um pátio': { patioId: 3 },
  'uma carteira': { carteiraId: 7 },
  'até 30 dias': { idade: 'ATE_30' },
  'mais de 90 dias': { idade: 'MAIS_DE_90' },
  prontos: { preparo: 'PRONTO' },
  'prontos há mais de 90 dias em um pátio': { preparo: 'PRONTO', idade: 'MAIS_DE_90', patioId: 1 },
  'um pátio e uma carteira, 61 a 90 dias': { patioId: 1, carteiraId: 1, idade: 'ATE_90' },
  'sem carteira': { carteiraId: 0 },
};

type Tempos = { p50: number; p99: number };
const resumir = (ms: number[]): Tempos => {
  const emOrdem = ms.toSorted((a, b) => a - b);
  return { p50: emOrdem[Math.floor(ms.length / 2)]!, p99: emOrdem[Math.ceil(ms.length * 0.99) - 1]! };
};

/** Question → how many there are, and how long the page and the counts take, ms; `comum`: the median of the same counts of one table. */
export async function medirEstoque(quantos: number) {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-estoque-'));
  const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') });
  const comum = new DatabaseSync(join(pasta, 'comum.sqlite'));
  comum.exec('CREATE TABLE veiculos (id INTEGER PRIMARY KEY, doc TEXT NOT NULL)');
  const guardar = comum.prepare('INSERT INTO veiculos VALUES (?, ?)');
  try {
    registros.colecao(VEICULOS);
    let passo = 0;
    let monte: object[] = [];
    const gravar = async () => {
      await registros.projecoes.aplicar('medida', 's', { apos: passo, ate: passo + 1 }, (tx) => {
        for (const um of monte) tx.gravar(VEICULOS as never, um as never);
      });
      comum.exec('BEGIN');
      for (const um of monte as { id: number }[]) guardar.run(um.id, JSON.stringify(um));
      comum.exec('COMMIT');
      passo += 1;
      monte = [];
    };
    for (const um of veiculos(quantos)) if (monte.push(um) === POR_PASSO) await gravar();
    if (monte.length > 0) await gravar();

    const rotas = rotasDoEstoqueAtual({
      ...{ registros, arquivos: { get: async () => null, view: () => ({}) as never }, agora: () => AGORA },
    });
    const acesso = {
      tipo: 'interno',
      hotsiteId: 1,
      hotsites: [1],
      usuUid: 'eu',
      papeis: ['Interno - ADM'],
    } as Acesso;
    const chamar = (caminho: string, query: object): Promise<{ total: number }> =>
      rotas
        .find((uma) => uma.caminho === caminho)!
        .executar({ query, chamador: { acesso, hotsite: { id: 1 } } } as never) as never;
    const medir = async (fazer: () => Promise<unknown>): Promise<Tempos> => {
      const seus: number[] = [];
      for (let rodada = 0; rodada < RODADAS; rodada++) {
        const inicio = performance.now();
        await fazer();
        seus.push(performance.now() - inicio);
      }
      return resumir(seus);
    };
    const medidos = new Map<string, { total: number; pagina: Tempos; contagens: Tempos; comum: number }>();
    for (const [nome, recorte] of Object.entries(SO)) {
      const { total } = await chamar('/v1/estoque/contagens', recorte);
      medidos.set(nome, {
        total,
        pagina: await medir(() => chamar('/v1/estoque', recorte)),
        contagens: await medir(() => chamar('/v1/estoque/contagens', recorte)),
        comum: contarDoComum(comum, recorte),
      });
    }
    return medidos;
  } finally {
    await registros.close();
    comum.close();
    rmSync(pasta, { recursive: true, force: true });
  }
}

/** The same four counts and the page of one table, ms. */
function contarDoComum(db: DatabaseSync, recorte: RecorteDoEstoque): number {
  const de = (campo: string) => `json_extract(doc, '$.${campo}')`;
  const condicao = (menos: string) => {
    const { min = '', max = '9' } =
      recorte.idade && menos !== 'idade' ? entreDias(DIAS_DA_IDADE[recorte.idade], AGORA) : {};
    const iguais = (['patioId', 'carteiraId', 'preparo'] as const).flatMap((campo) => {
      const valor = recorte[campo];
      if (valor === undefined || campo === menos) return [];
      return [valor === 0 ? `${de(campo)} IS NULL` : `${de(campo)} = '${valor}'`.replace(/'(\d+)'$/, '$1')];
    });
    return [
      `${de('preparo')} IS NOT NULL`,
      `${de('noPatioDesde')} BETWEEN '${min}' AND '${max}'`,
      ...iguais,
    ].join(' AND ');
  };
  const inicio = performance.now();
  for (const campo of ['preparo', 'patioId', 'carteiraId'])
    db.prepare(`SELECT ${de(campo)}, count(*) FROM veiculos WHERE ${condicao(campo)} GROUP BY 1`).all();
  const idades = IDADES.map((uma) => {
    const { min = '', max } = entreDias(DIAS_DA_IDADE[uma], AGORA);
    return `sum(${de('noPatioDesde')} BETWEEN '${min}' AND '${max}')`;
  });
  db.prepare(`SELECT ${idades.join(', ')} FROM veiculos WHERE ${condicao('idade')}`).all();
  return performance.now() - inicio;
}

export async function relatarEstoque(
  dizer: (mensagem: string) => void,
  quantos = VEICULOS_NO_ESTOQUE,
): Promise<void> {
  const medidos = [...(await medirEstoque(quantos))];
  dizer(
    tabela(
      [
        'recorte',
        'veículos',
        'página p50',
        'página p99',
        'contagens p50',
        'contagens p99',
        'uma tabela, ms',
        'razão',
      ],
      medidos.map(([nome, { total, pagina, contagens, comum }]) => [
        ...[nome, numero(total), numero(pagina.p50, 1), numero(pagina.p99, 1)],
        ...[numero(contagens.p50, 1), numero(contagens.p99, 1), numero(comum), vezes(comum / contagens.p50)],
      ]),
    ),
  );
  const primeira = medidos[0]![1];
  dizer(meta(`primeira página em até ${META_PAGINA_MS} ms (p99)`, primeira.pagina.p99 <= META_PAGINA_MS));
  dizer(
    meta(
      `qualquer recorte, página e contagens, em até ${META_FILTRO_MS} ms (p99)`,
      medidos.every(([, { pagina, contagens }]) => Math.max(pagina.p99, contagens.p99) <= META_FILTRO_MS),
    ),
  );
}

if (import.meta.main)
  await relatarEstoque(
    (um) => process.stdout.write(`${um}\n`),
    Number(process.argv[2] ?? VEICULOS_NO_ESTOQUE),
  );
