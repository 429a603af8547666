import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { palavra } from './administracao.ts';
import { baixar } from './baixar.ts';
import { colegaCom } from './colega.ts';
import { CELULAR, conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, conferirTela, LARGURAS, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { noMenu } from './usar-administracao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Guests of an event, from the list to the door: invited, answering on their telephone, let in once, counted. */

const { plataforma, navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let mkt: Api;
let evento: { uid: string; id: number };
const nomeDoEvento = palavra('Noite');
const nome = palavra('Marina');
const email = `convidada-${randomUUID().slice(0, 8)}@exemplo.com`;

beforeAll(async () => {
  mkt = await new Api().entrar('mkt@demo.martelo');
  evento = await mkt.chamar('POST', '/v1/eventos', {
    ...{ nome: nomeDoEvento, inicio: new Date(Date.now() + 3_600_000).toISOString(), local: 'Auditório' },
  });
  await mkt.chamar('POST', '/v1/eventos-convidados', { eventoId: evento.id, nome: palavra('Álvaro') });
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'mkt@demo.martelo', '/admin/eventos-convidados', SITE);
});
afterAll(() => contexto?.close());

/** The address in the letter that went to them. */
async function linkDaCarta(): Promise<string> {
  const pasta = join(plataforma.dados, 'engine/correio');
  const achar = (): string | undefined =>
    (existsSync(pasta) ? readdirSync(pasta) : [])
      .map((um) => readFileSync(join(pasta, um), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((eml) => eml.includes(`To: ${email}`))
      .flatMap((eml) => /\/presenca\/[\w-]{22}/.exec(eml)?.[0] ?? [])
      .at(0);
  await vi.waitUntil(() => achar() !== undefined, { timeout: 30_000 });
  return achar()!;
}

describe('a guest of an event', () => {
  test('is put on the list and invited by marketing', async () => {
    await pagina.locator('#conteudo h1').waitFor();
    await conferirOAdmin(pagina, 'convidados');
    const { uid } = await mkt.chamar<{ uid: string }>('POST', '/v1/eventos-convidados', {
      ...{ eventoId: evento.id, nome, email, acompanhantes: 2 },
    });
    await pagina.goto(`${SITE}/admin/convidado/${uid}`);
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    await nadaCarrega(pagina);
    await conferirOAdmin(pagina, 'convidado');
    await pagina.getByRole('button', { name: /^Envia o convite por e-mail/ }).click();
    await pagina.getByRole('dialog').locator('button.primario').click();
    await linkDaCarta();
  });

  test('answers by the letter’s link, without an account and without a script, and shows a code', async () => {
    const semScript = await navegador().newContext({
      ...{ viewport: LARGURAS.celular, javaScriptEnabled: false, locale: 'pt-BR' },
    });
    const deles = await semScript.newPage();
    await deles.goto(`${SITE}${await linkDaCarta()}`);
    await deles.getByRole('heading', { level: 1, name: nomeDoEvento }).waitFor();
    await deles.getByLabel('Quantas pessoas você leva').selectOption('1');
    await deles.getByRole('button', { name: 'Vou', exact: true }).click();
    await deles.getByText('Presença confirmada, com 1 acompanhante.').waitFor();
    await semScript.close();
    const visita = await pessoa(navegador(), 'celular');
    await visita.pagina.goto(`${SITE}${await linkDaCarta()}`);
    await visita.pagina.getByRole('img', { name: 'Código do seu convite' }).waitFor();
    await conferirTela(visita.pagina, 'presenca-celular');
    await visita.pagina.setViewportSize(TELA);
    await conferirTela(visita.pagina, 'presenca-mesa');
    expect(visita.erros).toEqual([]);
    await visita.contexto.close();
  });

  test('is found at the door by a part of the name, let in once, and taken back where it was the wrong one', async () => {
    await pagina.setViewportSize(CELULAR);
    const resposta = await pagina.goto(`${SITE}/admin/eventos-portaria?evento=${evento.uid}`);
    expect(resposta?.headers()['permissions-policy']).toContain('camera=(self)');
    await pagina.getByText('0 convidados entraram (0 pessoas) de 2').waitFor();
    await conferirOAdmin(pagina, 'porta');
    await pagina.setViewportSize(CELULAR);
    await pagina.getByLabel('Nome do convidado').fill(nome.slice(0, 12).toUpperCase());
    await expect.poll(() => pagina.locator('.porta-lista li').count()).toBe(1);
    expect(await pagina.getByLabel(`Quantos vieram com ${nome}`).inputValue()).toBe('1');
    await pagina.getByRole('button', { name: `Entrou: ${nome}` }).click();
    await pagina.getByText(`${nome} entrou, com 1.`).waitFor();
    await pagina.getByText('1 convidado entrou (2 pessoas) de 2').waitFor();
    await pagina.getByRole('button', { name: `Não entrou: ${nome}` }).click();
    await pagina.getByText('0 convidados entraram (0 pessoas) de 2').waitFor();
    await pagina.getByRole('button', { name: `Entrou: ${nome}` }).click();
    await pagina.getByText('1 convidado entrou (2 pessoas) de 2').waitFor();
    await conferirTela(pagina, 'porta-com-gente');
    await pagina.getByLabel('Nome do convidado').fill('ninguém assim');
    await pagina.getByText('Ninguém com este nome.').waitFor();
  });

  test('is counted', async () => {
    await pagina.setViewportSize(TELA);
    await pagina.goto(`${SITE}/admin/eventos-relatorio?evento=${evento.uid}`);
    await pagina.getByRole('heading', { level: 2, name: nomeDoEvento }).waitFor();
    await pagina.getByText('2 pessoas com acompanhantes').first().waitFor();
    await conferirOAdmin(pagina, 'eventos-relatorio');
    await pagina.getByText('Baixar a lista').click();
    const baixado = await baixar(pagina, () => pagina.getByRole('button', { name: 'Texto (CSV)' }).click());
    expect(baixado.suggestedFilename()).toMatch(/^evento-\d+-.*\.csv$/);
    expect(erros).toEqual([]);
  });
});

test('the design system is for who makes screens: every piece by day and by night, and nobody else fetches it', async () => {
  const { email: dev } = await colegaCom(plataforma.dados, ['Interno - Desenvolvimento TI']);
  const dele = await pessoa(navegador());
  await dele.pagina.setViewportSize(TELA);
  const pedidos: string[] = [];
  dele.pagina.on('request', (um) => pedidos.push(um.url()));
  await entrar(dele.pagina, dev, '/admin', SITE);
  await dele.pagina.locator('#conteudo h1').waitFor();
  const antes = pedidos.filter((um) => um.endsWith('.js')).length;
  await (await noMenu(dele.pagina, 'Design system')).click();
  await dele.pagina.getByRole('heading', { level: 1, name: 'Design system' }).waitFor();
  expect(pedidos.filter((um) => um.endsWith('.js')).length).toBeGreaterThan(antes);
  await expect.poll(() => dele.pagina.getByText(/: basta$/).count()).toBe(12);
  await conferirOAdmin(dele.pagina, 'design-system');
  await dele.pagina.locator('#conteudo').getByLabel('Escuro', { exact: true }).check();
  await expect.poll(() => dele.pagina.getByText(/: basta$/).count()).toBe(12);
  await dele.pagina.getByRole('button', { name: 'Abrir diálogo' }).click();
  await dele.pagina.getByRole('dialog', { name: 'Retirar este bem?' }).waitFor();
  await dele.pagina.keyboard.press('Escape');
  await expect
    .poll(() => dele.pagina.evaluate(() => document.activeElement?.textContent))
    .toBe('Abrir diálogo');
  expect(dele.erros).toEqual([]);
  await dele.contexto.close();
});
