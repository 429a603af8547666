import { describe, expect, test } from 'vitest';
import { cadastrar } from './cadastro.ts';
import { conferirTela, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

/** As a browser has it whose access token ended while it was away. */
const TOKEN_VENCIDO = `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.y`;

describe.each([
  ['leilo', SITE, 'celular'],
  ['pacto', LOJA, 'computador'],
] as const)('a client of %s', (marca, site, largura) => {
  const foto = (nome: string) => `volta-${nome}-${marca}`;

  test('whose session is over is told so, and comes back to where they were, filters and all', async () => {
    const email = await cadastrar({}, marca);
    const { contexto, pagina, erros } = await pessoa(navegador(), largura);
    await entrar(pagina, email, '/cliente/compras', site);
    const acesso = (await contexto.cookies()).find(({ name }) => name.endsWith('martelo_acesso'))!;
    await contexto.clearCookies();
    await contexto.addCookies([{ ...acesso, value: TOKEN_VENCIDO }]);
    await pagina.goto(`${site}/cliente/compras?aba=documentacao&q=gol`);
    await pagina.waitForURL(/\/login\?/);
    await pagina.getByText('Sua sessão terminou. Entre novamente para continuar.').waitFor();
    await conferirTela(pagina, foto('sessao-terminou'));
    await pagina.getByLabel('E-mail').fill(email);
    await pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
    await pagina.getByRole('button', { name: 'Entrar' }).click();
    await pagina.waitForURL(`${site}/cliente/compras?aba=documentacao&q=gol`);

    // A form that is refused because of it keeps what was typed, and says how to go on.
    await pagina.goto(`${site}/cliente/meu-perfil`, { waitUntil: 'networkidle' });
    await contexto.clearCookies();
    await pagina.getByLabel('Mais um telefone').fill('11987654321');
    await pagina.getByRole('button', { name: 'Salvar' }).first().click();
    const voltar = pagina.getByRole('link', { name: 'Entrar de novo' });
    expect(await voltar.getAttribute('href')).toBe('/login?motivo=expirada&retorno=%2Fcliente%2Fmeu-perfil');
    expect(await pagina.getByLabel('Mais um telefone').inputValue()).not.toBe('');
    await conferirTela(pagina, foto('formulario'));
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('who has just registered sees what comes next, each step with where it is done', async () => {
    const email = await cadastrar({}, marca);
    const { contexto, pagina, erros } = await pessoa(navegador(), largura);
    await entrar(pagina, email, '/cliente/minha-pagina', site);
    const falta = pagina.getByRole('region', { name: 'Complete sua conta' });
    await falta.getByText('Conta criada').waitFor();
    expect(await falta.getByRole('link', { name: 'Confirmar o e-mail' }).getAttribute('href')).toMatch(
      /^\/email\?/,
    );
    await falta.getByRole('link', { name: 'Enviar os documentos' }).waitFor();
    await conferirTela(pagina, foto('o-que-falta'));
    if (largura === 'celular') {
      // Ten pages do not fit beside each other: the menu says where one is, and shows all of them.
      const menu = pagina.getByRole('navigation', { name: 'Minha conta' });
      await menu.locator('summary').focus();
      await pagina.keyboard.press('Enter');
      await menu.getByRole('link', { name: 'Segurança' }).waitFor();
      expect(await menu.locator('a[aria-current=page]:visible').innerText()).toBe('Documentos');
      await conferirTela(pagina, foto('menu'));
      await pagina.keyboard.press('Escape');
      expect(await menu.getByRole('link', { name: 'Segurança' }).isVisible()).toBe(false);
      expect(await pagina.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('sees what a lot costs at once in the phone’s bar, and a visitor comes back to it from the login', async () => {
    const lote = await criarLote({
      marca,
      segundos: 3_600,
      lote: { valor: { minimo: 100_000, compreJa: 1_500_000 } },
    });
    const { contexto, pagina, erros } = await pessoa(navegador(), 'celular');
    await pagina.goto(`${site}${lote.url}`, { waitUntil: 'networkidle' });
    await pagina.getByRole('button', { name: 'Comprar já por R$ 15.000' }).waitFor();
    await conferirTela(pagina, foto('compre-ja'));
    await pagina.getByRole('banner').locator('summary').last().click();
    await pagina.getByRole('banner').getByRole('link', { name: 'Entrar' }).locator('visible=true').click();
    await pagina.waitForURL(`${site}/login?${new URLSearchParams({ retorno: lote.url })}`);
    await pagina.getByLabel('E-mail').fill('cliente6@demo.martelo');
    await pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
    await pagina.getByRole('button', { name: 'Entrar' }).click();
    await pagina.waitForURL(`${site}${lote.url}`);
    await pagina.getByRole('button', { name: 'Comprar já por R$ 15.000' }).locator('visible=true').click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Comprar por R$ 15.000' }).waitFor();
    expect(erros).toEqual([]);
    await contexto.close();
  });
});

test('what is sent to a page is refused in Portuguese', async () => {
  const { contexto, pagina } = await pessoa(navegador());
  await pagina.goto(`${SITE}/login`);
  await pagina.setContent(
    `<form method="post" enctype="multipart/form-data" action="${SITE}/cliente/compras"><input name="a"><button>Enviar</button></form>`,
  );
  const [resposta] = await Promise.all([
    pagina.waitForResponse((uma) => uma.url() === `${SITE}/cliente/compras`),
    pagina.getByRole('button', { name: 'Enviar' }).click(),
  ]);
  expect(resposta.status()).toBe(405);
  await pagina.getByRole('heading', { name: 'Nada foi enviado' }).waitFor();
  await conferirTela(pagina, 'volta-nada-enviado');
  await contexto.close();
});
