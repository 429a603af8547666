import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TURNED_HEIC } from '../../engine/src/files/heic.fixture.ts';
import { Api, conferirTela, PORTAS, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, type LoteDeTeste } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A lot gets its pictures in the back office, and people are shown them, and no others. */

const { navegador } = usarPlataforma();
const MESA = { width: 1280, height: 860 };
const CELULAR = { width: 360, height: 760 };

let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let lote: LoteDeTeste;
let leiUid = '';
beforeAll(async () => {
  const velhas = ['/fotos/demo/suv-prata-9/1.webp', '/fotos/demo/suv-prata-9/2.webp'];
  lote = await criarLote({
    segundos: 86_400,
    leilao: { nome: `Com fotos ${randomUUID().slice(0, 6)}` },
    lote: { fotosUrls: velhas, numero: '12', localizacao: { patio: 'Pátio Guarulhos' } },
  });
  ({ leiUid } = lote);
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(MESA);
  await entrar(pagina, 'adm@demo.martelo', `/admin/lote/${lote.uid}?aba=fotos`, SITE);
});
afterAll(async () => {
  await contexto?.close();
  expect(erros).toEqual([]);
});

const botao = (nome: string, onde: Page = pagina) => onde.getByRole('button', { name: nome, exact: true });
const album = () => pagina.getByRole('region', { name: 'Fotos do lote, na ordem da página' });
const enderecos = () =>
  album()
    .locator('.fotos')
    .first()
    .locator('li > img')
    .evaluateAll((todas) => todas.map((um) => um.getAttribute('src') ?? ''));
const doSite = async (): Promise<string[]> => {
  const { fotosUrls } = await new Api().chamar<{ fotosUrls: string[] }>('GET', `/v1/lotes/${lote.uid}`);
  return fotosUrls;
};
/** As everybody asks for it: only browsers know where `*.localhost` is. */
const pedirFoto = async (caminho: string, marca = 'leilo') =>
  pagina.request.get(`http://127.0.0.1:${PORTAS.storefront}${caminho}`, {
    headers: { host: `${marca}.localhost:${PORTAS.storefront}` },
  });
let cor = 0;
/** Noise, so that it is large, and that no two are alike. */
const foto = async (nome: string, largura = 1_600, altura = 1_200) => {
  cor += 1;
  const background = { r: (cor * 67) % 256, g: (cor * 31) % 256, b: (cor * 97) % 256 };
  const buffer = await sharp({ create: { width: largura, height: altura, channels: 3, background } })
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '23/1 33/1 0/1' } } })
    .jpeg()
    .toBuffer();
  return { name: nome, mimeType: 'image/jpeg', buffer };
};
async function conferir(nome: string): Promise<void> {
  for (const [onde, largura] of [
    ['mesa', MESA],
    ['celular', CELULAR],
  ] as const) {
    await pagina.setViewportSize(largura);
    const sobra = await pagina.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sobra, `${nome} at ${largura.width}`).toBeLessThanOrEqual(0);
    await conferirTela(pagina, `admin-${nome}-${onde}`);
  }
  await pagina.setViewportSize(MESA);
}

describe('the pictures of a lot', () => {
  test('are sent many at once, each with its own line; what is no picture is refused in words, and can be tried again', async () => {
    await album().waitFor();
    await conferir('fotos-antes');
    await pagina
      .getByLabel('Escolher fotos', { exact: true })
      .last()
      .setInputFiles([
        await foto('frente.jpg'),
        { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: TURNED_HEIC },
        { name: 'programa.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90 este é um programa') },
        {
          name: 'enorme.heic',
          mimeType: 'image/heic',
          buffer: Buffer.concat([TURNED_HEIC, Buffer.alloc(16_000_000)]),
        },
      ]);
    const envios = pagina.getByRole('region', { name: 'Envio' });
    await envios.getByText('2 de 4 fotos').waitFor();
    await envios.getByText('Envie uma foto em JPEG, PNG, WebP ou HEIC.').waitFor();
    await envios.getByText('Tem mais de 15 MB').waitFor();
    await botao('Tentar programa.jpg de novo').click();
    await envios.getByText('Envie uma foto em JPEG, PNG, WebP ou HEIC.').waitFor();
    await conferir('fotos-enviadas');
    await botao('Tirar programa.jpg da fila').click();
    await botao('Tirar enorme.heic da fila').click();
    await botao('Limpar a lista').click();
    await expect.poll(enderecos).toHaveLength(4);
    const site = await doSite();
    expect(site.slice(0, 2)).toEqual(['/fotos/demo/suv-prata-9/1.webp', '/fotos/demo/suv-prata-9/2.webp']);
    expect(site.slice(2).every((url) => url.startsWith('/fotos/lotes/'))).toBe(true);
    // Made smaller before it left, upright, and served at the width that is asked for.
    const inteira = await pedirFoto(`${site[2]}?w=1600`);
    const lida = await sharp(await inteira.body()).metadata();
    expect([lida.width, lida.height, lida.exif]).toEqual([1_200, 1_600, undefined]);
    expect(inteira.headers()['cache-control']).toMatch(/immutable/);
  });

  test('are pasted and dropped as well', async () => {
    const { buffer } = await foto('colada.jpg', 400, 300);
    const bytes = [...buffer];
    await pagina.evaluate((numeros) => {
      const dados = new DataTransfer();
      dados.items.add(new File([new Uint8Array(numeros)], 'colada.jpg', { type: 'image/jpeg' }));
      document.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: dados, bubbles: true, cancelable: true }),
      );
    }, bytes);
    await expect.poll(enderecos).toHaveLength(5);
    // What is on its way goes on while another part of the lot is looked at, and what became of it is there afterwards.
    await pagina
      .getByLabel('Escolher fotos', { exact: true })
      .last()
      .setInputFiles([await foto('longe.jpg', 450, 300)]);
    await pagina.getByRole('link', { name: 'Histórico', exact: true }).click();
    await expect.poll(doSite).toHaveLength(6);
    await pagina.getByRole('link', { name: 'Fotos', exact: true }).click();
    await pagina.getByRole('region', { name: 'Envio' }).getByText('longe.jpg').waitFor();
    await botao('Limpar a lista').click();
    const outra = [...(await foto('solta.jpg', 500, 300)).buffer];
    await pagina.evaluate((numeros) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(numeros)], 'solta.jpg', { type: 'image/jpeg' }));
      document
        .querySelector('.fotos-receber')!
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, outra);
    await expect.poll(enderecos).toHaveLength(7);
  });

  test('are put in order by keys and by pointer, and the first is the cover', async () => {
    const antes = await doSite();
    const alca = botao('Mudar o lugar da foto 3');
    await alca.focus();
    await pagina.keyboard.press('Space');
    await pagina.getByText('Foto 3, no lugar 3 de 7.').waitFor();
    await pagina.keyboard.press('ArrowLeft');
    await pagina.keyboard.press('Home');
    await pagina.keyboard.press('Space');
    await pagina.getByText('A foto foi do lugar 3 para o 1.').waitFor();
    await expect.poll(doSite).toEqual([antes[2], antes[0], antes[1], ...antes.slice(3)]);
    const [de, para] = [
      botao('Mudar o lugar da foto 7'),
      album().locator('.fotos').first().locator('li').nth(5),
    ];
    await de.scrollIntoViewIfNeeded();
    await de.hover();
    await pagina.mouse.down();
    const { x, y, width, height } = (await para.boundingBox())!;
    await pagina.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await pagina.mouse.up();
    await expect
      .poll(async () => (await doSite()).slice(3))
      .toEqual([antes[3], antes[4], antes[6], antes[5]]);
    await botao('Fazer da foto 2 a capa').click();
    await expect.poll(async () => (await doSite())[0]).toBe(antes[0]);
    await botao('Fazer da foto 2 a capa').click();
    await expect.poll(async () => (await doSite())[0]).toBe(antes[2]);
  });

  test('say what they show to who does not see them, on the lot’s page', async () => {
    await botao('Descrever a foto 1').click();
    await conferir('fotos-descrever');
    await pagina.getByLabel('O que a foto mostra').last().fill('Frente, com o farol direito quebrado');
    await pagina.keyboard.press('Enter');
    await pagina.getByText('Descrição salva.').waitFor();
    const visitante = await pessoa(navegador());
    await visitante.pagina.goto(`${SITE}${lote.url}`);
    await visitante.pagina.getByAltText('Frente, com o farol direito quebrado').first().waitFor();
    const [capa] = await doSite();
    const og = await visitante.pagina.locator('meta[property="og:image"]').getAttribute('content');
    expect(og).toContain(`${capa}?w=800`);
    expect(
      await visitante.pagina.locator('script[type="application/ld+json"]').first().textContent(),
    ).toContain(capa);
    expect((await pedirFoto(og!.replace(/^https?:\/\/[^/]+/, ''))).status()).toBe(200);
    await conferirTela(visitante.pagina, 'fotos-pagina-do-lote');
    await visitante.contexto.close();
  });

  test('are cropped by keys alone, and whole again', async () => {
    const [antes] = await doSite();
    await botao('Recortar a foto 1').click();
    await pagina.getByRole('slider', { name: 'Altura' }).focus();
    await pagina.keyboard.press('Home');
    for (let i = 0; i < 5; i++) await pagina.keyboard.press('PageUp');
    await conferir('fotos-recortar');
    await botao('Mostrar só esta parte').click();
    await pagina.getByText('Foto recortada.').waitFor();
    await expect.poll(async () => (await doSite())[0]).not.toBe(antes);
    const [cortada] = await doSite();
    const { width, height } = await sharp(await (await pedirFoto(`${cortada}?w=1600`)).body()).metadata();
    expect([width, height < 1_000]).toEqual([1_200, true]);
    expect((await pedirFoto(`${antes}?w=400`)).status()).toBe(404);
    await botao('Recortar a foto 1').click();
    await botao('Mostrar a foto inteira').click();
    await expect.poll(async () => (await doSite())[0]).toBe(antes);
    expect((await pedirFoto(`${antes}?w=400`)).status()).toBe(200);
  });

  test('are taken out after a question, and served to nobody at the next request', async () => {
    const [capa] = await doSite();
    expect((await pedirFoto(`${capa}?w=400`)).status()).toBe(200);
    expect((await pedirFoto(`${capa}?w=400`, 'pacto')).status()).toBe(404);
    await botao('Retirar a foto 1').click();
    await pagina.getByText('o arquivo é apagado').waitFor();
    await conferir('fotos-retirar');
    await botao('Retirar').click();
    await pagina.getByText('Foto retirada.').waitFor();
    expect(await doSite()).not.toContain(capa);
    expect((await pedirFoto(`${capa}?w=400`)).status()).toBe(404);
    // An old address goes without a file.
    await botao('Retirar a foto 1').click();
    await botao('Retirar').click();
    await expect.poll(enderecos).toHaveLength(5);
  });
});

describe('the pictures of many lots', () => {
  test('go each to its lot by the name of its file, and each file has a line that says so', async () => {
    const adm = await new Api().entrar('adm@demo.martelo');
    const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${leiUid}/lotes`, {
      ...{ nome: 'Moto preta', tipo: 'Moto', numero: '13', valor: { minimo: 100_000 } },
    });
    await pagina.goto(`${SITE}/admin/leilao/${leiUid}?aba=fotos`);
    await pagina.getByRole('heading', { name: 'Fotos de vários lotes de uma vez' }).waitFor();
    await pagina
      .getByLabel('Escolher fotos', { exact: true })
      .last()
      .setInputFiles([
        await foto('LOTE 013 (2).jpeg', 800, 600),
        await foto('13-1.jpg', 800, 600),
        await foto('99-1.jpg', 800, 600),
        await foto('frente.jpg', 800, 600),
      ]);
    await pagina.getByText('2 enviadas, 0 não foram, 2 sem lote.').waitFor();
    await pagina.getByText('Não há lote 99 neste leilão.').waitFor();
    await pagina.getByText('O nome não diz de que lote é.').waitFor();
    await conferir('fotos-de-muitos');
    const { fotosUrls } = await new Api().chamar<{ fotosUrls: string[] }>(
      'GET',
      `/v1/lotes/${itens[0]!.uid}`,
    );
    expect(fotosUrls).toHaveLength(2);
    const enviadas = await adm.chamar<{ itens: { nome: string; url: string }[] }>(
      'GET',
      `/v1/lotes/${itens[0]!.uid}/fotos`,
    );
    const urlDe = (nome: string) => enviadas.itens.find((uma) => uma.nome === nome)?.url;
    expect(fotosUrls).toEqual([urlDe('13-1.jpg'), urlDe('LOTE 013 (2).jpg')]);
  });
});

describe('pictures that a yard sent', () => {
  const doPatio = async (nome: string): Promise<void> => {
    const patio = await new Api().entrar('patio@demo.martelo');
    const { buffer } = await foto(nome, 900, 600);
    const form = new FormData();
    form.set('comandoId', randomUUID());
    form.set('arquivo', new Blob([new Uint8Array(buffer)]), nome);
    await patio.chamar('POST', `/v1/lotes/${lote.uid}/fotos`, form);
  };
  const primeiro = () => pagina.locator('[data-foto]').first();

  test('wait on one screen, and are approved and refused by keys alone', async () => {
    for (const nome of ['lado.jpg', 'placa.jpg', 'painel.jpg', 'roda.jpg', 'motor.jpg']) await doPatio(nome);
    const antes = await doSite();
    await pagina.goto(`${SITE}/admin`);
    await pagina.getByRole('link', { name: /Fotos a aprovar/ }).click();
    await pagina.getByRole('heading', { level: 1, name: 'Aprovar fotos' }).waitFor();
    await pagina.locator('[data-foto]').nth(4).waitFor();
    await conferir('fotos-aprovar');
    await pagina.keyboard.press('j');
    await pagina.keyboard.press('a');
    await pagina.getByText('1 foto aprovada.').waitFor();
    await expect.poll(doSite).toHaveLength(antes.length + 1);
    await expect.poll(() => pagina.locator('[data-foto]').count()).toBe(4);
    // The next one is reached already.
    await expect
      .poll(() =>
        primeiro()
          .locator('button')
          .first()
          .evaluate((um) => um === document.activeElement),
      )
      .toBe(true);
    await pagina.keyboard.press('r');
    await pagina.getByLabel('Motivo').fill('A placa de outro carro aparece');
    await conferir('fotos-reprovar');
    await botao('Reprovar', pagina).last().click();
    await pagina.getByText('1 foto reprovada.').waitFor();
    await expect.poll(() => pagina.locator('[data-foto]').count()).toBe(3);
    expect(await doSite()).toHaveLength(antes.length + 1);
  });

  test('are approved many at once; what somebody else has decided meanwhile is said, and stops no other', async () => {
    await pagina.getByLabel('Marcar todas').check();
    await pagina.getByText('3 marcadas').waitFor();
    const mkt = await new Api().entrar('mkt@demo.martelo');
    const espera = await mkt.chamar<{ itens: { uid: string; revisao: number; nome: string }[] }>(
      'GET',
      '/v1/fotos-dos-lotes/a-aprovar',
    );
    const [de] = espera.itens;
    await mkt.chamar('POST', `/v1/fotos-dos-lotes/${de!.uid}/reprovar`, {
      motivo: 'Tremida',
      revisao: de!.revisao,
    });
    await pagina.locator('.barra').getByRole('button', { name: 'Aprovar', exact: true }).click();
    await pagina.getByText('2 fotos aprovadas.').waitFor();
    await pagina.getByText('Não foram decididas').waitFor();
    await pagina.getByText(`${de!.nome}: `).waitFor();
    await pagina.getByRole('heading', { name: 'Nenhuma foto espera aprovação.' }).waitFor();
    await conferir('fotos-aprovadas');
  });

  test('are for who approves them: another is told whose they are', async () => {
    const outra = await pessoa(navegador());
    await entrar(outra.pagina, 'acerto@demo.martelo', '/admin/aprovar-fotos-leilao', SITE);
    await outra.pagina.getByText('403').waitFor();
    await outra.contexto.close();
  });
});
