import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { mesaDoLeiloeiro } from './mesa-do-leiloeiro.ts';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
let leiUid: string;
let lotes: { uid: string }[];
let agir: Awaited<ReturnType<typeof mesaDoLeiloeiro>>;

const noPalco = (pagina: Page) => pagina.locator('#sala-lote');
const painel = (pagina: Page): Locator => pagina.getByRole('complementary', { name: 'Dar lance' });
const fila = (pagina: Page): Locator => pagina.getByRole('region', { name: 'Fila' });

beforeAll(async () => {
  const adm = await new Api().entrar('adm@demo.martelo');
  const { uid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    nome: 'Leilão do auditório, com um nome tão comprido quanto os de verdade costumam ser',
    data: new Date(Date.now() + 3_600_000).toISOString(),
    situacao: 'PRONTO',
    incrementos: [{ valor: 10_000 }],
  });
  leiUid = uid;
  const lote = (nome: string) => ({
    ...{ nome, tipo: 'Carro', valor: { minimo: 100_000 }, finalizacaoManual: true },
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${uid}/lotes`, [
    lote('Fiat Argo Drive 1.3 Firefly Flex, único dono'),
    lote('Jeep Renegade Sport'),
    lote('Volkswagen Saveiro Robust'),
  ]);
  lotes = itens;
  agir = await mesaDoLeiloeiro(leiUid);
}, 120_000);

describe('the auditorium', () => {
  test('is for clients and who sits with them; visitors log in and come back', async () => {
    const { pagina, contexto } = await pessoa(navegador());
    await pagina.goto(`${SITE}/auditorio/${leiUid}`);
    await pagina.waitForURL(/\/login\?/);
    expect(new URL(pagina.url()).searchParams.get('retorno')).toBe(`/auditorio/${leiUid}`);
    await entrar(pagina, 'acerto@demo.martelo', '/auditorio');
    await pagina.getByText(/permissão necessária/).waitFor();
    await entrar(pagina, 'adm@demo.martelo', `/auditorio/${leiUid}`);
    await pagina.getByText('Contas internas só acompanham').waitFor();
    await pagina.goto(`${SITE}/auditorio/01900000-0000-7000-8000-0000000000ff`);
    await pagina.getByRole('heading', { name: 'Não encontramos esta página' }).waitFor();
    await contexto.close();
  });

  test('follows the auctioneer by itself, on a desk and on a phone; a bid is given in it', {
    timeout: 120_000,
  }, async () => {
    const [mesa, celular] = await Promise.all([pessoa(navegador()), pessoa(navegador(), 'celular')]);
    await entrar(mesa.pagina, 'cliente1@demo.martelo', `/auditorio/${leiUid}`);
    await entrar(celular.pagina, 'cliente2@demo.martelo', `/auditorio/${leiUid}`);
    for (const { pagina } of [mesa, celular]) await noPalco(pagina).getByText('Fiat Argo').waitFor();

    await agir('abrir-lote');
    for (const { pagina } of [mesa, celular]) await pagina.getByText('Em pregão agora').waitFor();
    await painel(mesa.pagina).getByRole('button', { name: 'Dar lance de R$ 1.000' }).click();
    await painel(mesa.pagina).getByText('Você está ganhando.').waitFor();
    await fila(mesa.pagina).getByText('Ganhando').first().waitFor();
    await conferirTela(mesa.pagina, 'auditorio-1200');

    // On a phone the sheet ends where the stage begins: what is bid on is seen while one bids.
    const { pagina } = celular;
    await conferirTela(pagina, 'auditorio-360');
    await pagina.getByRole('button', { name: 'Dar lance', exact: true }).click();
    const folha = pagina.getByRole('dialog', { name: 'Dar lance' });
    const botao = folha.getByRole('button', { name: 'Dar lance de R$ 1.100' });
    await botao.waitFor();
    const imagem = await pagina.getByRole('img', { name: /Fiat Argo/ }).boundingBox();
    const daFolha = await folha.boundingBox();
    expect(imagem!.y + imagem!.height).toBeLessThanOrEqual(daFolha!.y + 1);
    expect(imagem!.y).toBeGreaterThanOrEqual(0);
    await conferirTela(pagina, 'auditorio-360-folha');
    await botao.click();
    await folha.getByText('Você está ganhando.').waitFor();

    // The next lot comes up by itself; the sheet stays open, and its voice says which lot it is now.
    await agir('dou-lhe-uma');
    await agir('dou-lhe-duas');
    await agir('vender');
    await painel(mesa.pagina).getByRole('heading', { name: 'Vendido', exact: true }).waitFor();
    await agir('abrir-lote');
    for (const um of [mesa, celular]) {
      await noPalco(um.pagina).getByText('Jeep Renegade').waitFor();
      expect(await um.pagina.getByRole('status').allInnerTexts()).toContain(
        'Agora: lote 2, Jeep Renegade Sport.',
      );
    }
    await folha.getByRole('button', { name: 'Dar lance de R$ 1.000' }).waitFor();
    expect(celular.erros.concat(mesa.erros)).toEqual([]);
    await Promise.all([mesa.contexto.close(), celular.contexto.close()]);
  });

  test('what is said in the auction’s public chat is read and written beside it, where the house has one', async () => {
    const adm = await new Api().entrar('adm@demo.martelo');
    const { pagina, contexto, erros } = await pessoa(navegador());
    await entrar(pagina, 'cliente1@demo.martelo', `/auditorio/${leiUid}`);
    await pagina.locator('[data-conexao="ligada"]').waitFor({ state: 'attached' });
    const conversa = pagina.getByRole('region', { name: 'Conversa', exact: true });
    await conversa.waitFor({ state: 'detached' });
    await adm.chamar('PUT', `/v1/chats/leilao/${leiUid}`, { aberta: true });
    await pagina.reload();
    await conversa.getByLabel('Sua mensagem').fill('O ar-condicionado funciona?');
    await conversa.getByRole('button', { name: 'Enviar' }).click();
    await conversa.getByRole('log').getByText('O ar-condicionado funciona?').waitFor();
    await conversa.evaluate((parte) => parte.scrollIntoView({ block: 'center' }));
    await conferirTela(pagina, 'auditorio-conversa-1200');
    await pagina.setViewportSize(LARGURAS.celular);
    await pagina.getByRole('group', { name: 'O que mostrar abaixo do lote' }).getByText('Conversa').click();
    await conferirTela(pagina, 'auditorio-conversa-360');
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('another lot is opened in it by its address; the way back is the browser’s, and the room never left', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador());
    await entrar(pagina, 'cliente1@demo.martelo', `/auditorio/${leiUid}`);
    await noPalco(pagina).getByText('Jeep Renegade').waitFor();
    // Its scripts are there: a link that is pressed before is a link.
    await pagina.locator('[data-conexao="ligada"]').waitFor({ state: 'attached' });
    await pagina.evaluate(() => Object.assign(window, { mesmaPagina: true }));
    await fila(pagina)
      .getByRole('link', { name: /Saveiro/ })
      .click();
    await noPalco(pagina).getByText('Saveiro').waitFor();
    expect(pagina.url()).toBe(`${SITE}/auditorio/${leiUid}?anuncioUid=${lotes[2]!.uid}`);
    await pagina.getByText('Aberto por você').waitFor();
    // Who looks elsewhere is told of the block, and led back to it without leaving.
    await painel(pagina)
      .getByRole('link', { name: /No pregão agora: lote 2/ })
      .click();
    await noPalco(pagina).getByText('Jeep Renegade').waitFor();
    expect(pagina.url()).toBe(`${SITE}/auditorio/${leiUid}`);
    await pagina.goBack();
    await noPalco(pagina).getByText('Saveiro').waitFor();
    await pagina.goBack();
    await noPalco(pagina).getByText('Jeep Renegade').waitFor();
    expect(await pagina.evaluate(() => 'mesmaPagina' in window)).toBe(true);
    // An address that was sent to somebody opens on the same lot; of a lot that is none of the room's, on the room.
    await pagina.goto(`${SITE}/auditorio/${leiUid}?anuncioUid=${lotes[2]!.uid}`);
    await noPalco(pagina).getByText('Saveiro').waitFor();
    await pagina.goto(`${SITE}/auditorio/${leiUid}?anuncioUid=nada`);
    await noPalco(pagina).getByText('Jeep Renegade').waitFor();
    // One's own, in the queue.
    await fila(pagina).getByRole('button', { name: /^Meus/ }).click();
    expect(await fila(pagina).getByRole('link').allInnerTexts()).toEqual([expect.stringContaining('Argo')]);
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('one that is held by the clock goes on to the next when one has seen what became of this', {
    timeout: 90_000,
  }, async () => {
    const { leiUid: doRelogio, uid } = await criarLote({
      ...{ marca: 'pacto', segundos: 14 },
      lote: { nome: 'Honda Civic EXL 2.0' },
    });
    const adm = await new Api('pacto').entrar('adm@demo.martelo');
    await adm.chamar('POST', `/v1/leiloes/${doRelogio}/lotes`, {
      ...{ nome: 'Toyota Corolla XEi', tipo: 'Carro', valor: { minimo: 2_000_000 } },
      dataFim: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente1@demo.martelo', `/auditorio/${doRelogio}`, LOJA);
    await noPalco(pagina).getByText('Honda Civic').waitFor();
    await lancarPorFora('cliente2@demo.martelo', uid, 1_000_000, 'MANUAL', 'pacto');
    await pagina.getByText('Anúncio da vez').waitFor();
    await conferirTela(pagina, 'auditorio-loja-360');
    await noPalco(pagina).getByText('Toyota Corolla').waitFor({ timeout: 40_000 });
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('is reached from the auction’s page, from its lots’ and from its own list', async () => {
    const { url } = await new Api().chamar<{ url: string }>('GET', `/v1/lotes/${lotes[2]!.uid}`);
    const { pagina, contexto } = await pessoa(navegador());
    await entrar(pagina, 'cliente1@demo.martelo', url);
    await pagina.getByRole('link', { name: 'Assistir no auditório' }).click();
    await pagina.waitForURL(`${SITE}/auditorio/${leiUid}?anuncioUid=${lotes[2]!.uid}`);
    await pagina.goto(`${SITE}/leilao?leilao=${leiUid}`);
    await pagina.getByRole('link', { name: 'Assistir no auditório' }).click();
    await pagina.waitForURL(`${SITE}/auditorio/${leiUid}`);
    await pagina.getByRole('link', { name: 'Outras salas' }).click();
    await pagina.getByRole('heading', { level: 1, name: 'Auditório' }).waitFor();
    await conferirTela(pagina, 'auditorio-salas-1200');
    await pagina.getByRole('link', { name: /Entrar na sala.*Leilão do auditório/ }).click();
    await noPalco(pagina).waitFor();
    await contexto.close();
  });
});
