import { afterAll, beforeAll, expect, test } from 'vitest';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* What went out, as marketing looks at it: what, to whom, by which way, and why not. */

const { navegador } = usarPlataforma();
let quem: Awaited<ReturnType<typeof pessoa>>;
beforeAll(async () => {
  quem = await pessoa(navegador());
  await entrar(quem.pagina, 'mkt@demo.martelo', '/admin/notificacoes', SITE);
});
afterAll(() => quem?.contexto.close());

test('is a list that begins with what one looks for, the newest first', async () => {
  const { pagina, erros } = quem;
  await pagina.locator('.tabela tbody tr').first().waitFor();
  const cabecas = await pagina.locator('.tabela thead th').allInnerTexts();
  expect(cabecas.map((um) => um.trim()).filter((um) => um !== '')).toEqual([
    ...['Criado em', 'Aviso', 'Canal', 'Para', 'Situação', 'Tentativas', 'Por que falhou'],
  ]);
  // Nobody's address whole.
  expect(await pagina.locator('.tabela tbody').innerText()).not.toMatch(/\w{3,}@\w/);
  await conferirOAdmin(pagina, 'notificacoes');
  expect(erros).toEqual([]);
});
