import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { qrDoPdf, temPoppler } from './pdf.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote as criarLoteDeTeste, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const EXTRA_S = 20;
const { plataforma, navegador } = usarPlataforma();

/** Late bids leave at least EXTRA_S. */
const criarLote = (segundos: number) =>
  criarLoteDeTeste({
    segundos,
    leilao: {
      pontoCorteParaIncrementoPosLancesSegundos: EXTRA_S,
      incrementoAposLancesSegundos: EXTRA_S,
    },
    lote: {
      nome: 'Fiat Argo Drive 1.0',
      valor: { minimo: 1_000_000, despachante: 45_000 },
      veiculo: { marca: 'Fiat', modelo: 'Argo Drive 1.0', anoFabricacao: 2021, anoModelo: 2022, km: 45_210 },
    },
  });

/** The bidding panel: price, clock, position, button. */
const painel = (pagina: Page) => pagina.getByRole('complementary', { name: 'Dar lance' });
const ver = async (pagina: Page, texto: string | RegExp, espera = 5_000) =>
  painel(pagina)
    .getByText(texto, { exact: typeof texto === 'string' })
    .first()
    .waitFor({ timeout: espera });

/** On a phone the panel is a sheet: what is on the screen is the bar. */
const verNaTela = (pagina: Page, texto: string) =>
  pagina.getByText(texto, { exact: true }).filter({ visible: true }).first().waitFor({ timeout: 5_000 });

async function lancar(pagina: Page, reais: string): Promise<void> {
  await painel(pagina).getByLabel('Outro valor').fill(reais);
  await painel(pagina)
    .getByRole('button', { name: `Dar lance de R$ ${reais}` })
    .click();
}

describe('two people bid on a lot while a visitor watches', () => {
  test('each sees price, clock, own position and history move; it closes on time; the winner prints the statement', {
    timeout: 240_000,
  }, async () => {
    const lote = await criarLote(75);
    const [um, dois, visita] = await Promise.all([
      pessoa(navegador()),
      pessoa(navegador()),
      pessoa(navegador(), 'celular'),
    ]);
    await entrar(um.pagina, 'cliente1@demo.martelo', lote.url);
    await entrar(dois.pagina, 'cliente2@demo.martelo', lote.url);
    await visita.pagina.goto(`${SITE}${lote.url}`);
    const todos = [um.pagina, dois.pagina, visita.pagina];
    // A mark that a reload would wipe: everything below happens on the pages as they were opened.
    for (const pagina of todos) await pagina.evaluate(() => Object.assign(window, { semRecarga: true }));
    await conferirTela(visita.pagina, 'lote-visitante-360');

    await painel(um.pagina).getByRole('button', { name: 'Dar lance de R$ 10.000' }).click();
    await ver(um.pagina, /Ganhando/);
    await ver(dois.pagina, 'R$ 10.000');
    await verNaTela(visita.pagina, 'R$ 10.000');
    await conferirTela(um.pagina, 'lote-ganhando-1200');

    await painel(dois.pagina).getByRole('tab', { name: 'Automático' }).click();
    await painel(dois.pagina).getByLabel('Seu máximo secreto').fill('12.389,67');
    await painel(dois.pagina).getByRole('button', { name: 'Definir máximo de R$ 12.389,67' }).click();
    await ver(dois.pagina, /Ganhando/);
    await ver(um.pagina, /Superado/);
    await ver(um.pagina, 'R$ 10.100');
    await conferirTela(dois.pagina, 'lote-automatico-1200');
    await conferirTela(um.pagina, 'lote-superado-1200');

    // Below the cap: the automatic answer comes at once, and the history says what it was.
    await lancar(um.pagina, '10.500');
    await ver(um.pagina, 'R$ 10.600');
    await verNaTela(visita.pagina, 'R$ 10.600');
    await um.pagina
      .getByText(/automátic/i)
      .nth(1)
      .waitFor();
    for (const pagina of [um.pagina, visita.pagina]) {
      expect(await pagina.content(), 'the secret maximum').not.toMatch(/12\.389|1238967/);
    }

    await lancar(um.pagina, '12.500');
    await ver(um.pagina, /Ganhando/);
    await ver(dois.pagina, /Superado/);

    await chegarAoFim(lote.uid, 14_000);
    const antes = await fimDe(lote.uid);
    await painel(dois.pagina).getByRole('tab', { name: 'Lance', exact: true }).click();
    await lancar(dois.pagina, '13.000');
    await ver(dois.pagina, /Ganhando/);
    await ver(um.pagina, /Prorrogado/);
    const depois = await fimDe(lote.uid);
    expect(depois).toBeGreaterThan(antes);
    await conferirTela(um.pagina, 'lote-prorrogado-1200');

    const espera = depois - Date.now() + 10_000;
    await ver(dois.pagina, /Você ganhou/, espera);
    await ver(dois.pagina, /Ganhou/);
    await ver(um.pagina, /Finalizado/);
    await visita.pagina.getByRole('button', { name: 'Ver detalhes' }).click();
    await visita.pagina
      .getByRole('heading', { name: 'Vendido', exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    const [fecho] = (await livroDe(lote.uid)).filter(({ publico }) => publico.tipo === 'Encerrado');
    expect(Date.parse(fecho!.publico.instante) - depois).toBeGreaterThanOrEqual(0);
    expect(Date.parse(fecho!.publico.instante) - depois).toBeLessThan(5_000);
    await conferirTela(dois.pagina, 'lote-ganhou-1200');
    await conferirTela(um.pagina, 'lote-finalizado-1200');
    await conferirTela(visita.pagina, 'lote-encerrado-360');
    for (const pagina of todos) expect(await pagina.evaluate(() => 'semRecarga' in window)).toBe(true);

    await painel(dois.pagina).getByRole('link', { name: 'Ver minha compra' }).click();
    // R$ 13.000,00 + 5% + R$ 450,00 (rule 20).
    await dois.pagina.getByText('R$ 14.100,00').first().waitFor();
    await conferirTela(dois.pagina, 'compra-1200');
    const ligacao = dois.pagina.getByRole('link', { name: 'Baixar extrato (PDF)' });
    const extrato = await ligacao.getAttribute('href');
    const [arquivo] = await Promise.all([dois.pagina.waitForEvent('download'), ligacao.click()]);
    const pdf = readFileSync(await arquivo.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    if (temPoppler()) {
      const endereco = qrDoPdf(pdf);
      expect(endereco).toBe(`${SITE}/qrcode${extrato}`);
      expect(Buffer.compare(await baixar(dois.pagina, endereco), pdf)).toBe(0);
    }
    const outro = await visita.pagina.goto(`${SITE}/extrato/AAAAAAAAAAAAAAAAAAAAAA`);
    expect(outro?.status()).toBe(404);
    expect([...um.erros, ...dois.erros, ...visita.erros]).toEqual([]);
  });

  test('after Ctrl-C and another npm start everything is still there, in seconds', async () => {
    const cliente = await new Api().entrar('cliente2@demo.martelo');
    const antes = await cliente.chamar<{ itens: { id: number; totalAPagar: number }[] }>(
      'GET',
      '/v1/cliente/compras',
    );
    expect(await plataforma.parar()).toBe(0);
    await plataforma.iniciar();
    const depois = await (await new Api().entrar('cliente2@demo.martelo')).chamar(
      'GET',
      '/v1/cliente/compras',
    );
    expect(depois).toEqual(antes);
  });
});

/** Node does not resolve *.localhost; the browser does. */
async function baixar(pagina: Page, endereco: string): Promise<Buffer> {
  const texto = await pagina.evaluate(async (url) => {
    const bytes = new Uint8Array(
      await (await fetch(url, { headers: { accept: 'application/pdf' } })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, endereco);
  return Buffer.from(texto, 'base64');
}

const estadoDe = (uid: string) => new Api().chamar<{ dataFim: string }>('GET', `/v1/lotes/${uid}`);
const fimDe = async (uid: string): Promise<number> => Date.parse((await estadoDe(uid)).dataFim);
const livroDe = async (uid: string) =>
  (
    await new Api().chamar<{ eventos: { publico: { tipo: string; instante: string } }[] }>(
      'GET',
      `/v1/lotes/${uid}/livro`,
    )
  ).eventos;

/** Waits until so many ms are left. */
async function chegarAoFim(uid: string, faltam: number): Promise<void> {
  const espera = (await fimDe(uid)) - Date.now() - faltam;
  if (espera > 0) await new Promise((seguir) => setTimeout(seguir, espera));
}
