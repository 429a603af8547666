import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/** The smallest screen that a console is held on (L1). */
const NOTEBOOK = { width: 1280, height: 720 };
const RECADO = 'Os documentos são entregues na saída.';
const LEILOEIRO = 'leiloeiro@demo.martelo';

const { navegador } = usarPlataforma();
let leiUid: string;
let lotes: { uid: string }[];
let console_: Page;
let erros: string[];

const preco = (pagina: Page = console_) => pagina.locator('.mesa-valor strong');
const grande = () => console_.locator('.mesa-grande');
const tecla = (qual: string) => console_.keyboard.press(qual);
const chamada = (qual: string) => console_.locator('.mesa-chamada', { hasText: qual }).waitFor();

async function criarLeilao(): Promise<void> {
  const adm = await new Api().entrar('adm@demo.martelo');
  const { uid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    nome: 'Leilão da sala, com um nome tão comprido quanto os dos leilões de verdade costumam ser',
    // Before all others that wait: those of other files stand in the same list, which begins with the soonest.
    data: new Date(Date.now() - 86_400_000).toISOString(),
    situacao: 'PRONTO',
    incrementos: [{ valor: 50_000 }],
  });
  leiUid = uid;
  await adm.chamar('POST', '/v1/recados-prontos', { texto: RECADO, leiUid });
  const lote = (nome: string, mais: object = {}) => ({
    ...{ nome, tipo: 'Carro', valor: { minimo: 1_000_000 }, finalizacaoManual: true },
    ...mais,
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${uid}/lotes`, [
    lote('Fiat Argo Drive 1.3 Firefly Flex, único dono, com manual e duas chaves', {
      valorComitente: 1_500_000,
    }),
    lote('Jeep Renegade Sport'),
    lote('Volkswagen Saveiro Robust'),
  ]);
  lotes = itens;
}

/** The console's line to the engine, to be cut or held back. */
const linha = {
  cortada: false,
  segura: false,
  esperam: [] as (() => void)[],
  abertas: new Set<() => void>(),
  cortar() {
    linha.cortada = true;
    for (const fechar of linha.abertas) fechar();
  },
  soltar() {
    linha.segura = false;
    for (const entregar of linha.esperam.splice(0)) entregar();
  },
};
const porNaLinha = (pagina: Page): Promise<void> =>
  pagina.routeWebSocket(/socket\.io/, (daqui) => {
    if (linha.cortada) return void daqui.close();
    const motor = daqui.connectToServer();
    const fechar = () => {
      void daqui.close();
      void motor.close();
    };
    linha.abertas.add(fechar);
    daqui.onClose(() => {
      linha.abertas.delete(fechar);
      void motor.close();
    });
    daqui.onMessage((mensagem) => motor.send(mensagem));
    motor.onMessage((mensagem) => {
      if (linha.segura) linha.esperam.push(() => daqui.send(mensagem));
      else daqui.send(mensagem);
    });
  });

beforeAll(async () => {
  await criarLeilao();
  const aberta = await pessoa(navegador());
  console_ = aberta.pagina;
  erros = aberta.erros;
  await porNaLinha(console_);
  await console_.setViewportSize(NOTEBOOK);
  await entrar(console_, LEILOEIRO, '/leiloeiro');
}, 120_000);
afterAll(async () => {
  await console_.context().close();
});

describe('the auctioneer’s console', () => {
  test('is chosen among the auctions that may be held', async () => {
    await console_.getByRole('heading', { name: 'Qual leilão você vai conduzir?' }).waitFor();
    await conferirOAdmin(console_, 'sala-escolher');
    await console_.setViewportSize(NOTEBOOK);
    const um = console_.locator('li', { hasText: 'Leilão da sala' });
    await um.getByRole('link', { name: 'Conduzir' }).click();
    await console_.waitForURL(`${SITE}/leiloeiro/${leiUid}`);
    await console_.getByRole('heading', { name: 'Nenhum lote em pregão' }).waitFor();
  });

  test('holds a lot without the mouse: room bids by value and by one key, calls, and a sale below the reserve asked once more', async () => {
    await tecla('F1');
    await chamada('Em disputa');
    expect(await preco().innerText()).toBe('R$ 10.000');
    await tecla('b');
    await expect.poll(() => console_.locator('.mesa-lider strong').innerText()).toMatch(/Raquete 01|.+/);
    // Another apelido by its figure, and a value by its own: nothing is taken that is below the next one.
    await console_.keyboard.type('2');
    await tecla('Enter');
    expect(await console_.getByRole('radio').nth(1).getAttribute('aria-checked')).toBe('true');
    await console_.keyboard.type('10100');
    await tecla('Enter');
    await console_.getByText('O próximo é R$ 10.500.').waitFor();
    expect(await console_.locator('[data-valor]').inputValue()).toBe('10100');
    await tecla('Escape');
    await console_.keyboard.type('12000');
    await tecla('Enter');
    await expect.poll(() => preco().innerText()).toBe('R$ 12.000');
    await expect.poll(() => console_.locator('[data-valor]').inputValue()).toBe('');
    // A figure too many is asked about, and Escape takes it back with nothing lost.
    await console_.keyboard.type('125000');
    await tecla('Enter');
    await console_.getByRole('dialog', { name: 'Lance da sala mesmo assim?' }).waitFor();
    await tecla('Escape');
    expect(await console_.locator('[data-valor]').inputValue()).toBe('125000');
    expect(await preco().innerText()).toBe('R$ 12.000');
    await console_.locator('[data-valor]').focus();
    await tecla('Escape');
    await tecla('+');
    await expect.poll(() => console_.locator('.mesa-proximo').innerText()).toContain('R$ 1.000');
    await tecla('-');
    await expect.poll(() => console_.locator('.mesa-proximo').innerText()).toContain('R$ 500');
    expect(await preco().innerText()).toBe('R$ 12.000');

    await tecla(' ');
    await chamada('Dou-lhe uma');
    await tecla(' ');
    await chamada('Dou-lhe duas');
    // The key of the calls sells nothing.
    await tecla(' ');
    await chamada('Dou-lhe duas');
    await tecla('F7');
    const pergunta = console_.getByRole('dialog', { name: 'Vender mesmo assim?' });
    await pergunta.getByText('abaixo da reserva de R$ 15.000').waitFor();
    await tecla('Enter');
    await chamada('Condicional');
    expect(await grande().innerText()).toContain('Próximo lote');
  });

  test('stands on one screen without scrolling, in both themes, and on a phone in one column', async () => {
    await tecla('F1');
    await chamada('Em disputa');
    const cabe = await console_.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const meio = document.querySelector('.mesa-meio')!;
      return [scrollHeight - clientHeight, meio.scrollHeight - meio.clientHeight];
    });
    expect(cabe).toEqual([0, 0]);
    await conferirOAdmin(console_, 'sala-mesa');
    await console_.setViewportSize(NOTEBOOK);
  });

  test('without a line it says since when, keeps what was typed and allows nothing; back, it is as the engine is', async () => {
    await console_.keyboard.type('11200');
    linha.cortar();
    await console_.getByText('Sem conexão desde').waitFor();
    expect(await grande().isDisabled()).toBe(true);
    expect(await console_.locator('[data-valor]').inputValue()).toBe('11200');
    await tecla('Enter');
    await console_.locator('[data-valor]').blur();
    await tecla(' ');
    await lancarPorFora('cliente1@demo.martelo', lotes[1]!.uid, 1_100_000);
    linha.cortada = false;
    await expect.poll(() => preco().innerText(), { timeout: 20_000 }).toBe('R$ 11.000');
    await console_.getByText('Em dia', { exact: true }).waitFor();
    await chamada('Em disputa');
    expect(await console_.locator('[data-valor]').inputValue()).toBe('11200');
    await console_.locator('[data-valor]').focus();
    await tecla('Escape');
  });

  test('an act that a bid of the site came before is not done, and says what came', async () => {
    linha.segura = true;
    await lancarPorFora('cliente2@demo.martelo', lotes[1]!.uid, 1_150_000);
    await tecla(' ');
    linha.soltar();
    await console_
      .getByRole('alert')
      .getByText('Nada foi feito: antes chegou um lance de R$ 11.500')
      .waitFor();
    await chamada('Em disputa');
    expect(await preco().innerText()).toBe('R$ 11.500');
    expect(erros).toEqual([]);
  });

  test('what it announces stands beside the price on the lot’s page; who leads asks to be let off, and the console reads it', async () => {
    const { url } = await new Api().chamar<{ url: string }>('GET', `/v1/lotes/${lotes[1]!.uid}`);
    const cliente = await pessoa(navegador());
    await entrar(cliente.pagina, 'cliente2@demo.martelo', url);
    await console_.getByRole('button', { name: 'Comunicar' }).click();
    const dialogo = console_.getByRole('dialog', { name: 'Comunicado sobre o lote' });
    await dialogo
      .getByLabel('O que a sala e o site devem saber')
      .fill('O motor não é o original de fábrica.');
    await dialogo.getByLabel('Muda a descrição do lote').check();
    await conferirOAdmin(console_, 'sala-comunicar');
    await console_.setViewportSize(NOTEBOOK);
    await dialogo.getByRole('button', { name: 'Comunicar' }).click();
    await console_.locator('.mesa-comunicados li', { hasText: 'O motor não é o original' }).waitFor();
    const folha = cliente.pagina.locator('#painel-lance');
    await folha.getByText('O motor não é o original de fábrica.').waitFor();
    await conferirTela(cliente.pagina, 'lote-comunicado');
    await folha.getByRole('button', { name: 'Pedir a retirada' }).click();
    await folha.getByText(/^Pedido feito às/).waitFor();
    await console_.getByText(/pediu às .* para retirar o lance/).waitFor();
    await console_.getByRole('button', { name: 'Retirar: O motor não é o original de fábrica.' }).click();
    await folha.getByText('O motor não é o original de fábrica.').waitFor({ state: 'hidden' });
    await cliente.contexto.close();
  });

  test('two see each other; one that only follows acts on nothing, and takes over when it says so', async () => {
    const outra = await pessoa(navegador());
    await outra.pagina.setViewportSize(NOTEBOOK);
    await entrar(outra.pagina, LEILOEIRO, `/leiloeiro-acompanhar-leilao/${leiUid}`);
    await expect.poll(() => preco(outra.pagina).innerText()).toBe('R$ 11.500');
    expect(await outra.pagina.locator('.mesa-grande').isDisabled()).toBe(true);
    await console_.getByText('Consoles (2)').click();
    await console_.getByText('só acompanha', { exact: true }).waitFor();
    await tecla('Escape');
    await outra.pagina.getByText('Consoles (2)').click();
    await outra.pagina.getByRole('button', { name: 'Assumir' }).click();
    await expect.poll(() => outra.pagina.locator('.mesa-grande').isEnabled()).toBe(true);
    await outra.pagina.keyboard.press('Escape');
    await outra.pagina.keyboard.press('F5');
    await console_.getByText('Pausado desde').waitFor();
    await grande().getByText('Retomar').waitFor();
    await tecla('F5');
    await outra.pagina.getByText('Pausado desde').waitFor({ state: 'hidden' });
    await outra.contexto.close();
    await console_.getByText('Consoles (1)').waitFor();
    // One that chose to follow still does after its line was gone.
    await console_.getByText('Consoles (1)').click();
    await console_.getByRole('button', { name: 'Só acompanhar' }).click();
    await expect.poll(() => grande().isDisabled()).toBe(true);
    await console_.waitForURL(`${SITE}/leiloeiro-acompanhar-leilao/${leiUid}`);
    linha.cortar();
    await console_.getByText('Sem conexão desde').waitFor();
    linha.cortada = false;
    await console_.getByText('Em dia', { exact: true }).waitFor();
    expect(await grande().isDisabled()).toBe(true);
    await console_.getByRole('button', { name: 'Assumir' }).click();
    await expect.poll(() => grande().isEnabled()).toBe(true);
    await tecla('Escape');
  });

  test('its keys are changed on this machine, and are what their buttons say', async () => {
    await console_.getByRole('button', { name: 'Teclas do console' }).click();
    await console_.getByRole('button', { name: 'Vender: F7. Mudar' }).click();
    await tecla('v');
    await console_.getByRole('button', { name: 'Vender: V. Mudar' }).waitFor();
    await conferirOAdmin(console_, 'sala-teclas');
    await console_.setViewportSize(NOTEBOOK);
    await tecla('Escape');
    await console_.reload();
    await console_.locator('[data-acao="vender"] kbd', { hasText: 'V' }).waitFor();
    await tecla(' ');
    await chamada('Dou-lhe uma');
    await tecla(' ');
    await chamada('Dou-lhe duas');
    await tecla('v');
    await chamada('Ag. Pagamento');
    expect(erros).toEqual([]);
  });

  test('the room’s screen shows what everybody may know, and nothing of the reserve', async () => {
    const sala = await pessoa(navegador());
    await sala.pagina.setViewportSize({ width: 1920, height: 1080 });
    const vistos: string[] = [];
    sala.pagina.on('websocket', (um) =>
      um.on('framereceived', ({ payload }) => vistos.push(String(payload))),
    );
    await entrar(sala.pagina, LEILOEIRO, `/leiloeiro/${leiUid}/telao`);
    await sala.pagina.locator('.telao-chamada', { hasText: 'Vendido' }).waitFor();
    await tecla('F1');
    await sala.pagina.locator('.telao-numero', { hasText: 'Lote 3' }).waitFor();
    await tecla('b');
    await sala.pagina
      .locator('.telao-lider', { hasText: 'Raquete' })
      .or(sala.pagina.locator('.telao-lider'))
      .waitFor();
    const [maior, janela] = await sala.pagina.evaluate(() => [
      document.documentElement.scrollHeight,
      innerHeight,
    ]);
    expect(maior).toBe(janela);
    // The room is told something, by the keyboard alone: what was prepared, then what is written now.
    await tecla('r');
    await console_.getByRole('dialog').getByText('Enviar um recado').waitFor();
    await console_.getByRole('button', { name: RECADO }).focus();
    await conferirOAdmin(console_, 'sala-recados');
    await console_.setViewportSize(NOTEBOOK);
    await tecla('Enter');
    await sala.pagina.locator('.telao-recado', { hasText: RECADO }).waitFor();
    // The room may hear of it before the console has its answer: until then the question stands, and keys are off.
    await console_.getByRole('dialog').waitFor({ state: 'detached' });
    await tecla('r');
    await console_.getByLabel('Sala e auditório').check();
    await console_.getByLabel('Escrever outro').fill('Voltamos em dez minutos');
    await tecla('Enter');
    await sala.pagina.locator('.telao-recado', { hasText: 'Voltamos em dez minutos' }).waitFor();
    await console_.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await console_.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await conferirOAdmin(sala.pagina, 'sala-telao-recado');
    await console_.getByRole('button', { name: 'Tirar do ar: Voltamos em dez minutos' }).click();
    await sala.pagina.locator('.telao-recado').waitFor({ state: 'detached' });
    await conferirOAdmin(sala.pagina, 'sala-telao');
    expect(vistos.length).toBeGreaterThan(1);
    expect(vistos.join('\n')).not.toMatch(/reserva|valorComitente|teto/i);
    await sala.contexto.close();
  });

  test('is nobody’s who does not hold auctions', async () => {
    const { contexto, pagina } = await pessoa(navegador());
    expect((await pagina.goto(`${SITE}/leiloeiro`))?.url()).toContain('/login');
    await entrar(pagina, 'cliente1@demo.martelo', '/cliente/compras');
    expect((await pagina.goto(`${SITE}/leiloeiro/${leiUid}`))?.status()).toBe(403);
    await pagina.getByText('Sua conta não é da equipe.').waitFor();
    await pagina.context().clearCookies();
    await entrar(pagina, 'mkt@demo.martelo', '/admin');
    expect((await pagina.goto(`${SITE}/leiloeiro-acompanhar-leilao/${leiUid}`))?.status()).toBe(403);
    await pagina
      .getByText('Administrador, Leiloeiro')
      .or(pagina.getByText('um destes papéis'))
      .first()
      .waitFor();
    await contexto.close();
  });
});
