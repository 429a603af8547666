import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filtro } from '@martelo/shared/filtro';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { SISTEMA } from './acesso.ts';
import { BENS, contratoRegistros } from './contrato.ts';
import { criarRegistrosSqlite } from './sqlite.ts';

const pasta = mkdtempSync(join(tmpdir(), 'registros-'));
const arquivo = (nome: string) => join(pasta, nome, 'registros.sqlite');
afterAll(() => rmSync(pasta, { recursive: true }));

contratoRegistros('SQLite', async (nome) => criarRegistrosSqlite({ arquivo: arquivo(nome) }));

describe('SQLite records', () => {
  it('finds by a tree of several fields, in order, and keeps none of what is not found by itself', async () => {
    const caminho = arquivo('arvores');
    const registros = criarRegistrosSqlite({ arquivo: caminho });
    registros.colecao({ ...BENS, carimbosSemArvore: true });
    await registros.close();
    const db = new DatabaseSync(caminho, { readOnly: true });
    const arvores = db
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'c_bens' AND sql IS NOT NULL",
      )
      .all();
    expect(arvores.map(({ name }) => name).toSorted()).toEqual(
      [
        'codigo',
        'dono',
        'hotsiteId',
        'hotsiteId+nome',
        'marcas',
        'marcas+fim',
        'nome',
        'preco',
        'veiculo.placa',
      ].map((campos) => `bens_i_${campos}`),
    );
    const [plano] = db
      .prepare('EXPLAIN QUERY PLAN SELECT n FROM c_bens WHERE i_marcas = ? AND i_fim > ? ORDER BY i_fim')
      .all('x', '2026');
    expect(plano!.detail).toContain('bens_i_marcas+fim (i_marcas=? AND i_fim>?)');
    db.close();
  });

  it('leaves the trees of a row alone whose keys stay, whatever else of it changes', async () => {
    const caminho = arquivo('chaves');
    const registros = criarRegistrosSqlite({ arquivo: caminho });
    const bens = registros.colecao(BENS);
    const novo = {
      uid: 'b1',
      hotsiteId: 1,
      dono: 'd',
      nome: 'Gol',
      codigo: 'c1',
      veiculo: { placa: 'AAA1A11' },
    };
    let bem = await bens.inserir(SISTEMA, novo as never);
    const db = new DatabaseSync(caminho);
    // Told of each write that sets a key, be it to what it was.
    db.exec(`CREATE TABLE escritas (revisao INTEGER);
      CREATE TRIGGER conta AFTER UPDATE OF "i_codigo", "i_marcas", "i_nota" ON c_bens
      BEGIN INSERT INTO escritas VALUES (NEW.revisao); END`);
    const comChaves = () =>
      db
        .prepare('SELECT revisao FROM escritas')
        .all()
        .map(({ revisao }) => revisao);
    const mudar = async (mudancas: object) => {
      bem = await bens.salvar(SISTEMA, { ...bem, ...mudancas }, bem.revisao);
    };
    await mudar({ veiculo: { placa: 'AAA1A11' } });
    expect([bem.revisao, comChaves()]).toEqual([2, []]);
    for (const mudancas of [{ nota: 1.5 }, { nota: null }, { marcas: ['VW'] }]) await mudar(mudancas);
    expect([bem.revisao, comChaves()]).toEqual([5, [3, 4, 5]]);
    const achados = async (campo: string, valor: string) =>
      (await bens.listar(SISTEMA, { filtros: [{ tipo: 'exata', campo, valor }], pagina: 1, porPagina: 5 }))
        .total;
    expect([await achados('marcas', 'VW'), await achados('nota', '1.5')]).toEqual([1, 0]);
    db.close();
    await registros.close();
  });

  it('no filter, however made, reaches SQL: it is answered or refused with FILTRO_INVALIDO', async () => {
    const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
    const bens = registros.colecao(BENS);
    const campo = fc.oneof(
      fc.constantFrom(...Object.keys(BENS.indices), 'uid', '__proto__', 'doc'),
      fc.string(),
    );
    const valor = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant("'; DROP TABLE c_bens; --"),
    );
    const qualquer = fc.record(
      {
        tipo: fc.constantFrom('exata', 'diferente', 'multipla', 'range', 'existe', 'geral', 'geral_ou'),
        campo,
        valor,
        valores: fc.array(valor, { maxLength: 5 }),
        min: fc.oneof(fc.double(), fc.string()),
        max: fc.oneof(fc.double(), fc.string()),
      },
      { requiredKeys: ['tipo'] },
    );
    const porTipo: Record<string, string[]> = {
      multipla: ['tipo', 'campo', 'valores'],
      range: ['tipo', 'campo', 'min', 'max'],
      geral: ['tipo', 'valor'],
      geral_ou: ['tipo', 'valor'],
    };
    let aceitos = 0;
    await fc.assert(
      fc.asyncProperty(qualquer, async (bruto) => {
        const campos = porTipo[bruto.tipo] ?? ['tipo', 'campo', 'valor'];
        const lido = filtro.safeParse(
          Object.fromEntries(Object.entries(bruto).filter(([c]) => campos.includes(c))),
        );
        if (!lido.success) return;
        try {
          await bens.listar(SISTEMA, { filtros: [lido.data], pagina: 1, porPagina: 5 });
          aceitos += 1;
        } catch (erro) {
          expect(erro).toMatchObject({ codigo: 'FILTRO_INVALIDO' });
        }
      }),
      { numRuns: 1500 },
    );
    expect(aceitos).toBeGreaterThan(50);
    await registros.close();
  });

  it('keeps its file to the owner, in WAL mode', async () => {
    const registros = criarRegistrosSqlite({ arquivo: arquivo('modo') });
    expect(statSync(arquivo('modo')).mode & 0o777).toBe(0o600);
    const outro = new DatabaseSync(arquivo('modo'));
    expect(outro.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    outro.close();
    await registros.close();
  });

  it('a full or locked store is StoreUnavailable, not a crash, and nothing is half written', async () => {
    const registros = criarRegistrosSqlite({ arquivo: arquivo('cheio') });
    const bens = registros.colecao(BENS);
    const outro = new DatabaseSync(arquivo('cheio'));
    const paginas = (outro.prepare('PRAGMA page_count').get() as { page_count: number }).page_count;
    outro.close();
    const nova = criarRegistrosSqlite({ arquivo: arquivo('cheio'), paginasMaximas: paginas + 1 });
    const gravar = async () => {
      for (let i = 0; i < 500; i++) {
        await nova.colecao(BENS).inserir(SISTEMA, { ...base, uid: `u${i}`, nome: 'x'.repeat(900) + i });
      }
    };
    await expect(gravar()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    const { total, itens } = await bens.listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 200 });
    expect(itens).toHaveLength(total);
    await nova.close();
    await registros.close();
  });

  it('a thread moves the journal into the file while writes go on, and everything is there when it is opened again', async () => {
    const caminho = arquivo('faxina');
    const registros = criarRegistrosSqlite({ arquivo: caminho, faxinaEmThread: true });
    const bens = registros.colecao(BENS);
    const antes = statSync(caminho).size;
    for (let i = 0; i < 200; i += 1) {
      const doc = BENS.schema.parse({ uid: `b${i}`, hotsiteId: 1, dono: 'ana', nome: `bem ${i}` });
      await bens.inserir(SISTEMA, doc);
    }
    await vi.waitFor(() => expect(statSync(caminho).size).toBeGreaterThan(antes), { timeout: 240_000 });
    await registros.close();
    const denovo = criarRegistrosSqlite({ arquivo: caminho });
    const { total } = await denovo.colecao(BENS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 1 });
    expect(total).toBe(200);
    await denovo.close();
  });
});

const base = {
  hotsiteId: 1,
  dono: 'ana',
  codigo: null,
  preco: null,
  nota: null,
  fim: null,
  ativo: true,
  marcas: [],
  veiculo: null,
};
