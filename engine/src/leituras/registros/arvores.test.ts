import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { QualquerRecurso } from '../../api/recurso/declaracao.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { VENDAS } from './venda.ts';

/*
 * Sales and clients are written while people bid: each search tree is paid for by every write of them, so that one more has to be
 * looked for here and found worth it.
 */

const pasta = mkdtempSync(join(tmpdir(), 'arvores-'));
afterAll(() => rmSync(pasta, { recursive: true }));

async function arvoresDe(recurso: QualquerRecurso<never>) {
  const arquivo = join(pasta, `${recurso.nome}.sqlite`);
  const registros = criarRegistrosSqlite({ arquivo });
  registros.colecao(recurso as never);
  await registros.close();
  const db = new DatabaseSync(arquivo, { readOnly: true });
  const arvores = db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL")
    .all(`c_${recurso.nome}`) as { name: string; sql: string }[];
  db.close();
  return arvores
    .map(({ name, sql }) => name.replace(/^[^_]+_(i_)?/, '') + (sql.includes('UNIQUE') ? '!' : ''))
    .toSorted();
}

it('a sale is found by what sales are found by', async () => {
  const deVenda = ['aba', 'alterado', 'criado', 'leiUid', 'situacao', 'id!', 'itens.lelUid'];
  // What settlement has to validate, and what a bank tells of.
  const dePagamento = ['pagamentos.situacao', 'pagamentos.uid'];
  // A buyer's newest; a brand's, all of them and by where they stand.
  const emOrdem = [
    ...['cliUid+dataVenda', 'hotsiteId+removidoEm', 'hotsiteId+removidoEm+dataVenda'],
    'hotsiteId+removidoEm+situacao+dataVenda',
  ];
  // What settlement's page asks each time it is open, and very few of a million have; it changes once or twice in a sale's life.
  const deSobra = ['comSobra'];
  expect(await arvoresDe(VENDAS)).toEqual([...deVenda, ...dePagamento, ...deSobra, ...emOrdem].toSorted());
});

it('a client is found by what clients are found by', async () => {
  const unicos = ['apelido', 'apelidoLido', 'cnpj', 'cpf', 'email'];
  expect(await arvoresDe(CLIENTES)).toEqual(
    [
      ...[
        'alterado',
        'criado',
        'dataCadastro',
        'documento.situacao',
        'endereco.cidade',
        'endereco.estadoSigla',
      ],
      // Who came by whose link.
      ...['convite.codigo', 'convite.convidadoPor'],
      // So that a group stays while a client is in it.
      'grupos',
      ...['hotsiteId', 'id!', 'natureza', 'nome', 'situacao'],
      ...unicos,
      ...unicos.map((campo) => `hotsiteId+${campo}!`),
    ].toSorted(),
  );
});
