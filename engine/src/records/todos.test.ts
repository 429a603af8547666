import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Acesso } from './records.ts';
import { criarRegistrosSqlite } from './sqlite.ts';
import { todos } from './todos.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };

it('gives every record once, in order, and lets others go in between while it is asked for each', async () => {
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const numeros = registros.colecao({
    nome: 'numeros',
    schema: z.strictObject({ uid: z.string(), id: z.int(), par: z.boolean() }),
    indices: { id: { tipo: 'inteiro', unico: true }, par: { tipo: 'booleano' } },
    leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
    escrita: () => true,
  });
  for (let id = 1; id <= 1_000; id++)
    await numeros.inserir(SISTEMA, { uid: `n${id}`, id, par: id % 2 === 0 });

  let voltas = 0;
  let contando = true;
  const contar = () => {
    voltas += 1;
    if (contando) setImmediate(contar);
  };
  setImmediate(contar);
  const achados: number[] = [];
  for await (const { id, uid } of todos(numeros, [{ tipo: 'exata', campo: 'par', valor: true }])) {
    achados.push(id);
    expect(await numeros.obter(SISTEMA, uid)).not.toBeNull();
  }
  contando = false;
  expect(achados).toEqual(Array.from({ length: 500 }, (_, i) => 2 * (i + 1)));
  expect(voltas).toBeGreaterThanOrEqual(20);
  await registros.close();
});
