import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Filtro, Ordem } from '@martelo/shared/filtro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VENDAS } from '../leituras/registros/venda.ts';
import type { Acesso } from './records.ts';
import { criarRegistrosSqlite } from './sqlite.ts';
import { condicaoDe, naOrdem, ordemDe, ordenacaoDe } from './sqlite-consulta.ts';
import { prepararTabela } from './sqlite-esquema.ts';
import type { Tabela } from './sqlite-tabela.ts';

/* Which tree a list is found by. SQLite knows nothing of how many rows share a value: of a million sales of one brand it took the brand's. */

const pasta = mkdtempSync(join(tmpdir(), 'consulta-'));
const arquivo = join(pasta, 'registros.sqlite');
let db: DatabaseSync;
let tabela: Tabela;
beforeAll(async () => {
  const registros = criarRegistrosSqlite({ arquivo });
  registros.colecao(VENDAS);
  await registros.close();
  db = new DatabaseSync(arquivo);
  db.function('normalizar', { deterministic: true }, (texto) => texto);
  tabela = prepararTabela(db, VENDAS);
  // As it is where a sale had two of each.
  for (const campo of ['itens.lelUid', 'pagamentos.uid', 'pagamentos.situacao']) tabela.comLista.add(campo);
});
afterAll(() => {
  db.close();
  rmSync(pasta, { recursive: true });
});

const SISTEMA: Acesso = { tipo: 'sistema' };
const COMPRADOR: Acesso = { tipo: 'cliente', hotsiteId: 1, cliUid: 'c', papeis: [] };
const ACERTO: Acesso = {
  ...{ tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'u' },
  papeis: ['Interno - Acerto'],
};
const MAIS_NOVAS: Ordem = { campo: 'dataVenda', tipoOrdenacao: 'desc', tipoCampo: 'date' };
const exata = (campo: string, valor: string): Filtro => ({ tipo: 'exata', campo, valor });

function planos(acesso: Acesso, filtros: Filtro[], pedida?: Ordem) {
  const { sql, valores } = condicaoDe(tabela, VENDAS.leitura(acesso)!, filtros);
  const explicar = (pergunta: string) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${pergunta}`)
      .all(...valores)
      .map(({ detail }) => detail)
      .join('; ');
  const ordem = ordenacaoDe(ordemDe(tabela, pedida, filtros));
  return {
    pagina: explicar(`SELECT t.n FROM ${tabela.nome} t WHERE ${sql} ORDER BY ${ordem} LIMIT 21`),
    total: explicar(`SELECT count(*) FROM ${tabela.nome} t WHERE ${sql}`),
  };
}

describe('of a million sales', () => {
  it('a buyer’s are found by the buyer, the newest first as they lie, and no other is looked at', () => {
    for (const filtros of [[], [exata('aba', 'fechadas')], [{ tipo: 'geral', valor: 'gol' } as const]]) {
      const { pagina, total } = planos(COMPRADOR, filtros, MAIS_NOVAS);
      expect(pagina).toBe('SEARCH t USING INDEX vendas_i_cliUid+dataVenda (i_cliUid=?)');
      expect(total).toBe('SEARCH t USING INDEX vendas_i_cliUid+dataVenda (i_cliUid=?)');
    }
  });

  it('a brand’s newest, all of them or by where they stand, are read as they lie; nothing but trees is read to count them', () => {
    const todas = planos(ACERTO, [], MAIS_NOVAS);
    expect(todas.pagina).toBe(
      'SEARCH t USING COVERING INDEX vendas_i_hotsiteId+removidoEm+dataVenda (i_hotsiteId=? AND i_removidoEm=?)',
    );
    expect(todas.total).toMatch(/^SEARCH t USING COVERING INDEX vendas_i_hotsiteId\+removidoEm/);
    const emAberto = planos(ACERTO, [exata('situacao', 'AguardandoPagamento')], MAIS_NOVAS);
    const arvore =
      'SEARCH t USING COVERING INDEX vendas_i_hotsiteId+removidoEm+situacao+dataVenda (i_hotsiteId=? AND i_removidoEm=? AND i_situacao=?)';
    expect(emAberto).toEqual({ pagina: arvore, total: arvore });
    expect(planos(ACERTO, []).pagina).toMatch(
      /^SEARCH t USING COVERING INDEX vendas_i_hotsiteId\+removidoEm /,
    );
  });

  it('those of an auction, a client or a payment are found by it, whoever asks', () => {
    for (const acesso of [SISTEMA, ACERTO]) {
      expect(planos(acesso, [exata('leiUid', 'l')], MAIS_NOVAS).pagina).toMatch(
        /^SEARCH t USING INDEX vendas_i_leiUid \(i_leiUid=\?\)/,
      );
      expect(planos(acesso, [exata('cliUid', 'c')], MAIS_NOVAS).pagina).toMatch(
        /^SEARCH t USING (COVERING )?INDEX vendas_i_cliUid\+dataVenda \(i_cliUid=\?\)/,
      );
      for (const campo of ['pagamentos.uid', 'itens.lelUid'])
        expect(planos(acesso, [exata(campo, 'x')]).pagina).toMatch(
          new RegExp(
            `^MULTI-INDEX OR; INDEX 1; SEARCH t USING (COVERING )?INDEX vendas_i_${campo} .*SEARCH l_vendas`,
          ),
        );
    }
  });

  it('those that changed since a moment are found by the moment, not by reading all in the order of their uids', () => {
    const desde: Filtro = { tipo: 'range', campo: 'updatedAt', min: '2026-11-24T00:00:00.000Z' };
    expect(planos(SISTEMA, [desde]).pagina).toMatch(
      /^SEARCH t USING (COVERING )?INDEX vendas_alterado \(updatedAt>\?\)/,
    );
  });

  it('those of common words are read as the list lies, and counted without one of them being read', () => {
    const leitura = VENDAS.leitura(ACERTO)!;
    const filtros: Filtro[] = [{ tipo: 'geral', valor: 'gol 1' }];
    const { palavras } = condicaoDe(tabela, leitura, filtros);
    expect([palavras?.pergunta, palavras?.soIsso]).toEqual([
      '("gol"* AND "1"*) AND ("=0=1") AND ("=1=")',
      true,
    ]);
    const ordem = ordemDe(tabela, MAIS_NOVAS, filtros);
    const { daArvore, daLinha } = naOrdem(tabela, ordem, palavras!)!;
    const plano = db
      .prepare(
        `EXPLAIN QUERY PLAN SELECT t.n FROM (SELECT * FROM ${tabela.nome} t WHERE ${daArvore.sql} ORDER BY ${ordenacaoDe(ordem)} LIMIT 9) t
          WHERE ${daLinha.sql} LIMIT 5`,
      )
      .all(...daArvore.valores, ...daLinha.valores)
      .map(({ detail }) => detail);
    expect(plano).toEqual([
      'CO-ROUTINE t',
      'SEARCH t USING INDEX vendas_i_hotsiteId+removidoEm+dataVenda (i_hotsiteId=? AND i_removidoEm=?)',
      'SCAN t',
    ]);
    // What no tree has in that order, and the rows of two brands, are not read so.
    const porNome = ordemDe(tabela, { campo: 'situacao', tipoOrdenacao: 'asc', tipoCampo: 'text' }, filtros);
    expect(naOrdem(tabela, porNome, palavras!)).toBeNull();
    const deDuas = condicaoDe(tabela, { hotsiteId: [1, 2], removidoEm: null }, filtros);
    expect([deDuas.palavras?.pergunta, naOrdem(tabela, ordem, deDuas.palavras!)]).toEqual([
      ...['("gol"* AND "1"*) AND ("=0=1" OR "=0=2") AND ("=1=")', null],
    ]);
  });

  it('those of common words with a filter are found by the filter’s tree, and no row is read for its words, nor to be counted', () => {
    const gol: Filtro = { tipo: 'geral', valor: 'gol' };
    const deQue = (filtros: Filtro[]) => {
      const { palavras } = condicaoDe(tabela, VENDAS.leitura(ACERTO)!, [gol, ...filtros]);
      const explicar = ({ sql, valores }: { sql: string; valores: (string | number)[] }) =>
        db
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .all(...valores)
          .map(({ detail }) => String(detail));
      return { palavras: palavras!, explicar };
    };
    const { palavras, explicar } = deQue([exata('situacao', 'Paga')]);
    const { quantasDaArvore, olhando, cruzando, pergunta } = palavras.porArvore!;
    const arvore =
      'INDEX vendas_i_hotsiteId+removidoEm+situacao+dataVenda (i_hotsiteId=? AND i_removidoEm=? AND i_situacao=?)';
    expect(pergunta).toBe('("gol"*)');
    expect(explicar(quantasDaArvore)).toEqual([`SEARCH t USING COVERING ${arvore}`]);
    expect(explicar(olhando.quantas)).toEqual([`SEARCH t USING ${arvore}`]);
    expect(explicar(cruzando.quantas)).toContain(`SEARCH t USING COVERING ${arvore}`);
    expect(cruzando.quantas.sql).toContain('INTERSECT');
    const pagina = `SELECT t.n FROM ${tabela.nome} t WHERE ${cruzando.sql} ORDER BY t.i_dataVenda DESC, t.uid DESC LIMIT 21`;
    expect(explicar({ sql: pagina, valores: cruzando.valores })[0]).toBe(`SEARCH t USING COVERING ${arvore}`);
    // In the list's order they are read by that tree as well, those of other situations left out.
    const { daArvore } = naOrdem(tabela, ordemDe(tabela, MAIS_NOVAS, []), palavras)!;
    expect(daArvore.sql).toContain('i_situacao');
    // Of two filters one that few rows share is gone by, and what no tree has in one run is not counted by it.
    expect(
      deQue([exata('situacao', 'Paga'), exata('leiUid', 'l')]).palavras.porArvore!.quantasDaArvore.sql,
    ).toMatch(/WHERE t\."i_leiUid" IS \?$/);
    expect(deQue([{ tipo: 'diferente', campo: 'situacao', valor: 'Paga' }]).palavras.porArvore).toBeNull();
    expect(deQue([]).palavras.porArvore).toBeNull();
  });

  it('what waits to be fetched is found by its tab, and goes on from there', () => {
    expect(planos(SISTEMA, [exata('aba', 'agRetirada')]).pagina).toBe(
      'SEARCH t USING COVERING INDEX vendas_i_aba (i_aba=?)',
    );
    expect(planos(ACERTO, [exata('aba', 'fechadas')], MAIS_NOVAS).pagina).toMatch(
      /^SEARCH t USING INDEX vendas_i_hotsiteId\+removidoEm\+dataVenda/,
    );
  });
});
