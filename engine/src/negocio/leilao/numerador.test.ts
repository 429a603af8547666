import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { criarNumerador } from './numerador.ts';

const COISAS: DefinicaoColecao<{ uid: string; id: number }> = {
  nome: 'coisas',
  schema: z.object({ uid: z.string(), id: z.int() }),
  indices: { id: { tipo: 'inteiro', unico: true } },
  leitura: () => ({}),
  escrita: () => true,
};

describe('the numbers people see', () => {
  it('start at 1 and are given out in runs', async () => {
    const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
    const ids = criarNumerador(registros, 'coisa', registros.colecao(COISAS));
    expect([await ids.proximo(), await ids.proximo(3), await ids.proximo()]).toEqual([1, 2, 5]);
  });

  it('go on above what exists when the counter was lost with its file', async () => {
    const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
    const coisas = registros.colecao(COISAS);
    await coisas.inserir(SISTEMA, { uid: 'a', id: 41 });
    const ids = criarNumerador(registros, 'coisa', coisas);
    const [primeiro, segundo] = await Promise.all([ids.proximo(), ids.proximo(2)]);
    expect([primeiro, segundo]).toEqual([42, 43]);
  });
});
