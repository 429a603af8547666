import { expect, test } from 'vitest';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* One's own e-mail signature: seen as it is written, taken along as words and as a letter draws it; and the brand's model of it. */

const { navegador } = usarPlataforma();
const ONDE = '/admin/assinatura-email';

test('somebody of the house signs with their own fields, and copies it as a letter takes it', async () => {
  const { pagina, contexto, erros } = await pessoa(navegador());
  await contexto.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE });
  await entrar(pagina, 'patio@demo.martelo', '/admin', SITE);
  // From one's own room of the menu.
  await pagina.goto(`${SITE}${ONDE}`);
  await pagina.getByRole('heading', { name: 'Assinatura de e-mail', level: 1 }).waitFor();
  expect(await pagina.locator(`nav a[href="${ONDE}"]`).count()).toBe(1);
  expect(await pagina.getByRole('link', { name: 'Modelo da marca' }).count()).toBe(0);
  const previa = pagina.getByRole('region', { name: 'Como fica' });
  await previa.getByText('patio@demo.martelo').waitFor();
  await pagina.getByLabel('Cargo').fill('Chefe <b>do pátio</b>');
  await pagina.getByLabel('Telefone com que assina').fill('12');
  await previa.getByText('Chefe <b>do pátio</b>').waitFor();
  await pagina.getByRole('button', { name: 'Salvar', exact: true }).click();
  await pagina.getByText('Telefone inválido', { exact: false }).waitFor();
  await pagina.getByLabel('Telefone com que assina').fill('62 99999-8888');
  await pagina.getByRole('button', { name: 'Salvar', exact: true }).click();
  await pagina.getByText('Salvo.', { exact: true }).waitFor();
  await previa.getByText('(62) 99999-8888').waitFor();
  await conferirOAdmin(pagina, 'assinatura');
  await pagina.getByRole('button', { name: 'Copiar para colar no e-mail' }).click();
  await pagina.getByText('Assinatura copiada', { exact: false }).waitFor();
  const [html, texto] = await pagina.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const de = async (tipo: string) => (await item!.getType(tipo)).text();
    return [await de('text/html'), await de('text/plain')];
  });
  expect(texto).toContain('Chefe <b>do pátio</b>\n');
  expect(html).toContain('Chefe &lt;b&gt;do pátio&lt;/b&gt;');
  expect(html).not.toMatch(/<(img|script|link|style)\b/i);
  await pagina.getByRole('button', { name: 'Copiar o HTML' }).click();
  await pagina.getByText('HTML copiado.').waitFor();
  expect(await pagina.evaluate(() => navigator.clipboard.readText())).toMatch(/^<table role="presentation"/);
  expect(erros).toEqual([]);
  await contexto.close();
});

test('an administrator writes the model, told at its line of what is wrong', async () => {
  const { pagina, contexto, erros } = await pessoa(navegador());
  await entrar(pagina, 'adm@demo.martelo', `${ONDE}?aba=modelo`, SITE);
  const area = pagina.getByLabel('Texto da assinatura');
  await area.waitFor();
  await area.fill('**{nome}**\n{carg}\nGrupo {marca}');
  const problema = pagina.getByRole('button', { name: /^Linha 2: não existe o campo \{carg\}/ });
  await problema.click();
  expect(
    await area.evaluate((um: HTMLTextAreaElement) => um.value.slice(um.selectionStart, um.selectionEnd)),
  ).toBe('{carg}');
  await conferirOAdmin(pagina, 'assinatura-modelo-errado');
  await pagina.getByRole('button', { name: 'Salvar modelo' }).click();
  await pagina.getByText('Confira os campos marcados.').waitFor();
  await area.fill('**{nome}**\n\nGrupo {marca}');
  await pagina.getByTitle('Incluir Cargo').click();
  await pagina.getByRole('region', { name: 'Como fica' }).getByText('Grupo', { exact: false }).waitFor();
  await pagina.getByRole('button', { name: 'Salvar modelo' }).click();
  await pagina.getByText('Modelo salvo', { exact: false }).waitFor();
  await pagina.getByRole('link', { name: 'Minha assinatura' }).click();
  await pagina.getByRole('region', { name: 'Como fica' }).getByText('Grupo', { exact: false }).waitFor();
  await conferirOAdmin(pagina, 'assinatura-do-adm');
  expect(erros).toEqual([]);
  await contexto.close();
});
