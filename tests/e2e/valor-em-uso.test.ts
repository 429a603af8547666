import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A value that another record has: said at its field, with the way to that record. */

const { navegador } = usarPlataforma();

test('a plate that is another vehicle’s, in its other form, marks its field and leads to that vehicle; nothing written is lost', async () => {
  const api = await new Api().entrar('adm@demo.martelo');
  const [antes, depois] = [`EXU${randomInt(0, 10)}`, String(randomInt(10, 100))];
  const modelo = `Placa repetida ${antes}${depois}`;
  const { uid } = await api.chamar<{ uid: string }>('POST', '/v1/veiculos', {
    ...{ placa: `${antes}0${depois}`, marca: 'Gurgel', modelo },
  });
  const { pagina, contexto, erros } = await pessoa(navegador());
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/veiculo/novo', SITE);
  await pagina.locator('#campo-placa').fill(`${antes}A${depois}`);
  await pagina.locator('#campo-cor').fill('Azul');
  await pagina.getByRole('button', { name: 'Cadastrar' }).click();
  const placa = pagina.locator('#campo-placa[aria-invalid=true]');
  await placa.waitFor();
  expect(await pagina.locator('#campo-cor').inputValue()).toBe('Azul');
  await pagina.getByText('Já existe um cadastro com o mesmo valor em Placa', { exact: false }).waitFor();
  await conferirOAdmin(pagina, 'valor-em-uso');
  // A chassis with the letter O: in words, at its field.
  await pagina.locator('#campo-chassi').fill('9BWZZZ377VTO04251');
  await pagina.getByRole('button', { name: 'Cadastrar' }).click();
  await pagina.getByText('A letra O não existe em chassi: troque por zero (0).').waitFor();
  expect(await pagina.locator('#campo-chassi').getAttribute('aria-invalid')).toBe('true');
  await pagina.locator('#campo-chassi').fill('');
  await pagina.getByRole('button', { name: 'Cadastrar' }).click();
  await pagina.getByRole('link', { name: `Abrir o que já existe: Gurgel, ${modelo}`, exact: false }).click();
  const sair = pagina.getByRole('dialog');
  await sair.getByRole('button', { name: 'Sair e guardar' }).click();
  await pagina.waitForURL(new RegExp(uid));
  expect(erros).toEqual([]);
  await contexto.close();
});
