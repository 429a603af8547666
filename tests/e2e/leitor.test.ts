import { randomInt } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import QRCode from 'qrcode';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { navegadorComCamera } from './camera.ts';
import { CELULAR, conferirOAdmin } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Plates, chassis numbers and codes read by a phone's camera, on the phone itself, with network and without (issue 14, item 2). */

const { plataforma, navegador } = usarPlataforma();
// As this machine's letters are read: what a reader makes of worse ones is its tests' (storefront/src/leitor/ler.test.ts).
const placa = ['RTB7K23', 'FGH2K37', 'KLM3P26', 'RTB2K77'][randomInt(4)]!;
const chassi = `9BWZZZ377VT${Array.from({ length: 6 }, () => '23567'[randomInt(5)]).join('')}`;
const abertos: Browser[] = [];
let adm: Api;
beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  const comum = { marca: 'Fiat', cor: 'Branca', veiculoTipo: 'LEVE', possuiChave: true };
  // Tried again on the same platform it may be there.
  await adm.chamar('POST', '/v1/veiculos', { ...comum, modelo: 'Strada', placa }).catch((erro: Error) => {
    if (!/placa/i.test(erro.message)) throw erro;
  });
  await adm.chamar('POST', '/v1/veiculos', { ...comum, modelo: 'Uno', chassi });
});
afterAll(() => Promise.all(abertos.map((um) => um.close())));

/** What a camera sees: something written, on what it is written on, in the middle of a street. */
async function vista(dentro: string): Promise<Buffer> {
  const { pagina, contexto } = await pessoa(navegador());
  await pagina.setViewportSize({ width: 1280, height: 720 });
  await pagina.setContent(`<body style="margin:0;background:#777;display:grid;place-items:center;height:100vh">
    <div style="background:#eee;color:#222;padding:28px 60px;font:bold 130px sans-serif;letter-spacing:6px">${dentro}</div>`);
  const quadro = await pagina.screenshot({ type: 'jpeg', quality: 90 });
  await contexto.close();
  return quadro;
}

/** At the gate, with a camera that sees this. */
async function noPortao(quadro: Buffer): Promise<{ pagina: Page; erros: string[] }> {
  const comCamera = await navegadorComCamera(plataforma.dados, quadro);
  abertos.push(comCamera);
  const quem = await pessoa(comCamera, 'celular');
  await entrar(quem.pagina, 'patio@demo.martelo', '/admin/entrada-no-patio', SITE);
  return quem;
}
const camera = (pagina: Page) =>
  pagina.getByRole('button', { name: 'Ler com a câmera: a placa ou o chassi' }).click();
const escrito = (pagina: Page) => pagina.getByLabel('Placa de quem chegou');

test('a plate that the camera sees is read, found, and can be put right by hand', async () => {
  const { pagina, erros } = await noPortao(await vista(placa));
  await camera(pagina);
  await pagina.getByLabel('O que a câmera vê').waitFor();
  await pagina.getByText('Fiat Strada').waitFor({ timeout: 60_000 });
  expect(await escrito(pagina).inputValue()).toBe(placa);
  // The camera is off, and what was read is a text like any other.
  expect(await pagina.locator('video').count()).toBe(0);
  await escrito(pagina).fill('ZZZ9Z99');
  await pagina.keyboard.press('Enter');
  await pagina.getByText('Nenhum veículo com isto').waitFor();
  expect(
    new URL((await pagina.getByRole('link', { name: 'Cadastrar veículo' }).getAttribute('href'))!, SITE)
      .search,
  ).toBe('?placa=ZZZ9Z99');
  expect(erros).toEqual([]);
});

test('nothing of what it reads with comes from anybody else, and without network it reads on', async () => {
  const { pagina } = await noPortao(await vista('SEM PLACA'));
  const fora: string[] = [];
  const alheios = new Set<string>();
  pagina.context().on('request', (pedido) => {
    const { origin, pathname } = new URL(pedido.url());
    if (pathname.includes('/leitor-')) fora.push(pathname);
    if (origin.startsWith('http') && new URL(origin).hostname !== new URL(SITE).hostname) alheios.add(origin);
  });
  await camera(pagina);
  await pagina.getByText('Encaixe a placa no quadro').waitFor({ timeout: 60_000 });
  await pagina.setViewportSize(CELULAR);
  await conferirOAdmin(pagina, 'leitor-olhando');
  expect(alheios).toEqual(new Set());
  await pagina.context().setOffline(true);
  const escolha = pagina.waitForEvent('filechooser');
  await pagina.getByRole('button', { name: 'Ler de uma foto: a placa ou o chassi' }).click();
  await (await escolha).setFiles({
    ...{ name: 'chassi.jpg', mimeType: 'image/jpeg' },
    buffer: await vista(`<span style="font-size:70px">${chassi}</span>`),
  });
  await expect.poll(() => escrito(pagina).inputValue(), { timeout: 60_000 }).toBe(chassi);
  await pagina.context().setOffline(false);
});

test('a code on a label is read, a picture of nothing says so, and without a camera one may photograph or write', async () => {
  const qr = await QRCode.toDataURL(`PLACA ${placa}`, { width: 400, margin: 4 });
  const { pagina, erros } = await pessoa(navegador(), 'celular');
  await entrar(pagina, 'patio@demo.martelo', '/admin/entrada-no-patio', SITE);
  await camera(pagina);
  await pagina.getByText('A câmera não abriu').waitFor({ timeout: 30_000 });
  const mandar = async (buffer: Buffer, mimeType = 'image/jpeg') => {
    const escolha = pagina.waitForEvent('filechooser');
    await pagina.getByRole('button', { name: 'Ler de uma foto: a placa ou o chassi' }).click();
    await (await escolha).setFiles({ name: 'foto.jpg', mimeType, buffer });
  };
  await mandar(Buffer.from('isto não é uma foto'));
  await pagina.getByText('não é uma foto que se possa ler').waitFor();
  await mandar(await vista(''));
  await pagina.getByText('Nada se leu nesta foto').waitFor({ timeout: 60_000 });
  await mandar(await vista(`<img src="${qr}" alt="">`));
  await expect.poll(() => escrito(pagina).inputValue(), { timeout: 60_000 }).toBe(placa);
  await pagina.getByText('Fiat Strada').waitFor();
  expect(erros).toEqual([]);
});
