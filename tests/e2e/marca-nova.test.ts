import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CMS, conferirTela, ENGINE, pessoa, SENHA, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { plataforma, navegador } = usarPlataforma();

/** The promise: a brand live in five minutes by the stopwatch. */
const CINCO_MINUTOS = 300_000;
const URIS =
  'fale-conosco evento-exclusivo-webmotors novembro-black login redefinir-senha cadastro delivery diferenciais duvidas quem-somos formas-de-pagamento tabela-de-frete agenda como-funciona patios patio-interno'.split(
    ' ',
  );

async function entrar(email: string): Promise<{ pagina: Page; erros: string[] }> {
  const { pagina, erros } = await pessoa(navegador());
  await pagina.setViewportSize({ width: 1440, height: 900 });
  await pagina.goto(`${CMS}/admin`);
  await pagina.getByLabel('E-mail').fill(email);
  await pagina.getByLabel('Senha').fill(SENHA);
  await pagina.getByLabel('Senha').press('Enter');
  await pagina.getByRole('heading', { name: /^Olá/ }).waitFor();
  return { pagina, erros };
}

async function abrirAssistente(): Promise<{ pagina: Page; erros: string[] }> {
  const aberta = await entrar('adm@demo.martelo');
  await conferirTela(aberta.pagina, 'painel-inicio');
  await aberta.pagina.getByRole('link', { name: 'Nova marca' }).click();
  await aberta.pagina.locator('form:not([inert])').waitFor();
  return aberta;
}

const RITA = 'rita@rubi.exemplo';
/** Of the letter that somebody was sent, where it leads to. */
async function linkDaCarta(email: string): Promise<string> {
  const pasta = join(plataforma.dados, 'engine/correio');
  const achar = () =>
    (existsSync(pasta) ? readdirSync(pasta) : [])
      .map((um) => readFileSync(join(pasta, um), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((eml) => eml.includes(`To: ${email}`))
      .flatMap((eml) => /(\/redefinir-senha#token=[\w.-]+)/.exec(eml)?.[1] ?? [])
      .at(-1);
  await expect.poll(achar, { timeout: 20_000 }).toBeDefined();
  return achar()!;
}

const passo = (pagina: Page, titulo: string) => pagina.getByRole('heading', { name: titulo, level: 1 });
const continuar = (pagina: Page) => pagina.getByRole('button', { name: 'Continuar' }).click();
const siteDe = (subdominio: string) => SITE.replace('leilo', subdominio);

/** A logo as a designer sends it: a red mark beside dark letters, on nothing. */
const logo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="200"><rect x="20" y="30" width="140" height="140" rx="30" fill="#c8102e"/><rect x="220" y="60" width="90" height="80" fill="#1d1d1b"/><rect x="330" y="60" width="90" height="80" fill="#1d1d1b"/></svg>',
    ),
  )
    .png()
    .toBuffer();

describe('a new brand', () => {
  test('from its logo to a live site of eighteen pages, well within five minutes', async () => {
    const { pagina, erros } = await abrirAssistente();
    const inicio = Date.now();
    await pagina.getByRole('textbox', { name: 'Nome' }).fill('Leilões Rubi');
    expect(await pagina.getByLabel('Endereço na plataforma').inputValue()).toBe('leiloes-rubi');
    await conferirTela(pagina, 'nova-marca-1');
    await continuar(pagina);

    await passo(pagina, 'As cores da marca').waitFor();
    const arquivo = pagina.locator('input[type=file]');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await arquivo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: html });
    await pagina.getByText('O arquivo não é uma imagem').waitFor();
    await arquivo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
    await pagina.getByText('Paletas tiradas do logo.').waitFor();
    await conferirTela(pagina, 'nova-marca-2');
    await continuar(pagina);

    await passo(pagina, 'O jeito das imagens').waitFor();
    await pagina.getByText('Manhã clara').click();
    await conferirTela(pagina, 'nova-marca-3');
    await continuar(pagina);

    await passo(pagina, 'Onde encontrar a marca').waitFor();
    await continuar(pagina);
    await pagina.getByText('Escolha uma cidade ou aperte o lugar no mapa.').waitFor();
    await pagina.getByLabel('Telefone').fill('(31) 3222-1010');
    await pagina.getByLabel('Cidade mais próxima').selectOption('Belo Horizonte');
    await conferirTela(pagina, 'nova-marca-4');
    await continuar(pagina);

    await passo(pagina, 'Quem vai administrar?').waitFor();
    await pagina.getByText('Outra pessoa', { exact: true }).click();
    await continuar(pagina);
    await pagina.getByText('Diga o nome de quem vai administrar.').waitFor();
    await pagina.getByLabel('Nome de quem administra').fill('Rita Rubi');
    // Whoever works for the house without administering it gets no role by the way.
    await pagina.getByLabel('E-mail de quem administra').fill('sac@demo.martelo');
    await continuar(pagina);
    await pagina.getByText('Esta pessoa já tem conta na casa', { exact: false }).waitFor();
    await pagina.getByLabel('E-mail de quem administra').fill(RITA);
    await conferirTela(pagina, 'nova-marca-administracao');
    await pagina.setViewportSize({ width: 360, height: 800 });
    await conferirTela(pagina, 'nova-marca-administracao-celular');
    await pagina.setViewportSize({ width: 1440, height: 900 });
    await continuar(pagina);

    await passo(pagina, 'Tudo certo?').waitFor();
    await pagina.getByText(`Rita Rubi (${RITA})`).waitFor();
    await conferirTela(pagina, 'nova-marca-5');
    await pagina.getByRole('button', { name: 'Criar a marca' }).click();
    await pagina
      .getByRole('heading', { name: 'Leilões Rubi está no ar' })
      .waitFor({ timeout: CINCO_MINUTOS });
    const levou = Date.now() - inicio;
    console.info(`a new brand took ${levou} ms from its name to its address`);
    expect(levou).toBeLessThan(CINCO_MINUTOS);
    await conferirTela(pagina, 'nova-marca-no-ar');

    const visita = await pessoa(navegador());
    const site = siteDe('leiloes-rubi');
    const home = await visita.pagina.goto(site);
    expect(home?.status()).toBe(200);
    expect(await visita.pagina.getByRole('banner').locator('img').first().getAttribute('src')).toContain(
      'leiloes-rubi-logo',
    );
    await conferirTela(visita.pagina, 'nova-marca-site');
    // Asked from the page: only browsers know that every `*.localhost` is this machine.
    const pedir = (caminho: string) =>
      visita.pagina.evaluate(async (onde) => {
        const resposta = await fetch(onde);
        return `${resposta.status} ${await resposta.text()}`;
      }, `/${caminho}`);
    // A cold page of a busy machine may come at the second asking; a page that is not there never comes.
    const vez = { timeout: 30_000, interval: 1_000 };
    for (const uri of URIS)
      await expect.poll(() => pedir(uri), { ...vez, message: uri }).toMatch(/^200 .*Leilões Rubi/s);
    for (const icone of [
      'favicon.ico',
      'icones/icone-180.png',
      'icones/mascara-512.png',
      'manifesto.webmanifest',
    ])
      expect((await pedir(icone)).slice(0, 3), icone).toBe('200');
    // The engine knows it at once: what is for sale can be asked for, and is nothing yet.
    const lotes = await fetch(`${ENGINE}/v1/lotes`, { headers: { hotsite: 'leiloes-rubi' } });
    expect([lotes.status, ((await lotes.json()) as { total: number }).total]).toEqual([200, 0]);
    await visita.pagina.goto(`${site}/leilao`);
    await conferirTela(visita.pagina, 'nova-marca-sem-lotes');

    // Who was named makes her own password, and opens the brand's /admin.
    const rita = await pessoa(navegador());
    await rita.pagina.goto(`${site}${await linkDaCarta(RITA)}`);
    await rita.pagina.getByLabel('Nova senha', { exact: true }).fill(SENHA);
    const outra = rita.pagina.getByLabel(/^(Repita|Confirme)/);
    if ((await outra.count()) > 0) await outra.first().fill(SENHA);
    await rita.pagina.getByRole('button', { name: 'Salvar nova senha' }).click();
    await rita.pagina.waitForURL(/\/login|\/$/);
    await rita.pagina.goto(`${site}/login?retorno=%2Fadmin`);
    await rita.pagina.locator('#email').fill(RITA);
    await rita.pagina.locator('#senha').fill(SENHA);
    await rita.pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await rita.pagina.waitForURL(`${site}/admin`);
    await rita.pagina.getByRole('heading', { level: 1 }).waitFor();
    await rita.pagina.goto(`${CMS}/admin`);
    await rita.pagina.getByLabel('E-mail').fill(RITA);
    await rita.pagina.getByLabel('Senha').fill(SENHA);
    await rita.pagina.getByLabel('Senha').press('Enter');
    await rita.pagina.getByRole('heading', { name: /^Olá/ }).waitFor();
    expect(rita.erros).toEqual([]);

    await pagina.getByRole('link', { name: 'Ver o que falta' }).click();
    await pagina.getByText('O que falta: ').waitFor();
    expect(await pagina.getByRole('link', { name: 'Edital' }).count()).toBe(1);
    await conferirTela(pagina, 'nova-marca-pendencias');
    expect([...erros, ...visita.erros]).toEqual([]);
  });

  test('the same with the keyboard alone', async () => {
    const { pagina, erros } = await entrar('adm@demo.martelo');
    await focar(pagina.getByRole('link', { name: 'Nova marca' }), pagina);
    await pagina.keyboard.press('Enter');
    await pagina.locator('form:not([inert])').waitFor();
    const inicio = Date.now();
    const focado = pagina.locator(':focus');
    await expect.poll(() => focado.getAttribute('id')).toBe('marca-nome');
    await pagina.keyboard.type('Loja Girassol');
    await focar(pagina.getByRole('radio', { name: 'Leilão' }), pagina);
    await pagina.keyboard.press('ArrowRight');
    await pagina.keyboard.press('Enter');

    await passo(pagina, 'As cores da marca').waitFor();
    await focar(pagina.getByRole('radio', { name: 'Azul' }), pagina);
    for (let i = 0; i < 4; i += 1) await pagina.keyboard.press('ArrowRight');
    await focar(pagina.getByRole('radio', { name: /^Fiel ao logo/ }), pagina);
    await pagina.keyboard.press('ArrowRight');
    await pagina.keyboard.press('Enter');

    await passo(pagina, 'O jeito das imagens').waitFor();
    await focar(pagina.getByRole('radio', { name: /^Entardecer/ }), pagina);
    await pagina.keyboard.press('ArrowLeft');
    await pagina.keyboard.press('Enter');

    await passo(pagina, 'Onde encontrar a marca').waitFor();
    await focar(pagina.getByLabel('E-mail'), pagina);
    await pagina.keyboard.type('oi@girassol.example');
    await focar(pagina.getByLabel('Cidade mais próxima'), pagina);
    await pagina.keyboard.type('Curitiba');
    await focar(pagina.getByRole('button', { name: /^Marcador em/ }), pagina);
    await pagina.keyboard.press('ArrowUp');
    await focar(pagina.getByRole('button', { name: 'Continuar' }), pagina);
    await pagina.keyboard.press('Enter');

    await passo(pagina, 'Quem vai administrar?').waitFor();
    await focar(pagina.getByRole('radio', { name: /^Eu/ }), pagina);
    await pagina.keyboard.press('Enter');

    await passo(pagina, 'Tudo certo?').waitFor();
    await focar(pagina.getByRole('button', { name: 'Criar a marca' }), pagina);
    await pagina.keyboard.press('Enter');
    await pagina
      .getByRole('heading', { name: 'Loja Girassol está no ar' })
      .waitFor({ timeout: CINCO_MINUTOS });
    const levou = Date.now() - inicio;
    console.info(`by keyboard alone it took ${levou} ms`);
    expect(levou).toBeLessThan(CINCO_MINUTOS);
    expect((await pagina.goto(siteDe('loja-girassol')))?.status()).toBe(200);
    expect(erros).toEqual([]);
  });

  test('a subdomain that is taken is said before anything is made, and MKT is told who makes brands', async () => {
    const { pagina } = await abrirAssistente();
    await pagina.getByRole('textbox', { name: 'Nome' }).fill('Leilo');
    await continuar(pagina);
    await pagina.getByText('“leilo” já é de outra marca.').waitFor();
    await pagina.getByLabel('Endereço na plataforma').fill('admin');
    await continuar(pagina);
    await pagina.getByText('“admin” é reservado pela plataforma.').waitFor();

    const { pagina: mkt } = await entrar('mkt@demo.martelo');
    expect(await mkt.getByRole('link', { name: 'Nova marca' }).count()).toBe(0);
    await mkt.goto(`${CMS}/admin/nova-marca`);
    await mkt.getByRole('heading', { name: 'Só ADM cria marcas' }).waitFor();
  });
});

/** Tabs until it has the focus: no pointer, no script. */
async function focar(alvo: Locator, pagina: Page): Promise<void> {
  await alvo.waitFor({ state: 'attached' });
  for (let i = 0; i < 200; i += 1) {
    if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return;
    await pagina.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached ${alvo}`);
}
