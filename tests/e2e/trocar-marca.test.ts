import { expect, test } from 'vitest';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { conferirTela, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* From one brand's back office to another's. */

const { navegador } = usarPlataforma();

test('one goes to another brand by keys, is asked about what is unsaved, lands on the same list, and comes back', async () => {
  const { contexto, pagina, erros } = await pessoa(navegador());
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/leiloeiros?ordenar=nome&ordem=asc', SITE);
  await pagina.locator('.tabela').waitFor();
  await pagina.locator('.lista-topo a.botao.primario').click();
  await pagina.locator('#campo-nome').fill('Escrito e não salvo');
  await pagina.waitForTimeout(900);
  const conta = pagina.locator('.conta > summary');
  await conta.focus();
  await pagina.keyboard.press('Enter');
  const ir = pagina.getByRole('link', { name: 'Ir a Pacto' });
  await ir.waitFor();
  await conferirOAdmin(pagina, 'trocar-marca');
  await ir.focus();
  await pagina.keyboard.press('Enter');
  await pagina.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor();
  await pagina.getByRole('button', { name: 'Continuar aqui' }).click();
  expect(await pagina.locator('#campo-nome').inputValue()).toBe('Escrito e não salvo');
  await ir.click();
  await pagina.getByRole('button', { name: 'Sair e guardar' }).click();
  await pagina.waitForURL(`${LOJA}/admin-auth/**`);
  await pagina.getByRole('heading', { name: /^Entrar como .*\?$/ }).waitFor();
  await conferirTela(pagina, 'trocar-marca-entrar');
  await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
  await pagina.waitForURL(`${LOJA}/admin/leiloeiros`);
  await pagina.getByRole('heading', { level: 1, name: 'Leiloeiros' }).waitFor();
  // Where one comes from is as it was, and its session holds.
  await pagina.goto(`${SITE}/admin/leiloeiro/novo`);
  await pagina.getByText(/^Recuperamos o que você escreveu/).waitFor();
  await conta.click();
  await ir.waitFor();
  expect(erros).toEqual([]);
  await contexto.close();
});

test('the address of a brand that is not one’s says in words that one cannot go there', async () => {
  const { contexto, pagina, erros } = await pessoa(navegador());
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin', SITE);
  await pagina.goto(`${SITE}/admin/trocar-marca/999`);
  await pagina.getByRole('heading', { name: 'Não foi possível trocar de marca' }).waitFor();
  await conferirOAdmin(pagina, 'trocar-marca-recusa');
  expect(erros).toEqual([]);
  await contexto.close();
});
