import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { conferirTela, pessoa } from './plataforma.ts';
import { criarLote, entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

const painel = (pagina: Page) => pagina.getByRole('complementary', { name: 'Dar lance' });
const botao = (pagina: Page) => painel(pagina).locator('button[type=submit]');
const ver = (pagina: Page, texto: string | RegExp) =>
  painel(pagina).getByText(texto).filter({ visible: true }).first().waitFor({ timeout: 8_000 });

/** What this page sends as bids, by either way. Amounts in centavos. */
function lancesEnviados(pagina: Page): number[] {
  const enviados: number[] = [];
  const guardar = (texto: string | null) => {
    const valor = texto === null ? null : /"dar-lance",\{.*?"valor":(\d+)/.exec(texto)?.[1];
    if (valor) enviados.push(Number(valor));
  };
  pagina.on('websocket', (ws) => ws.on('framesent', ({ payload }) => guardar(String(payload))));
  pagina.on('request', (pedido) => {
    const corpo =
      pedido.url().endsWith('/lances') && pedido.method() === 'POST' ? pedido.postDataJSON() : null;
    if (corpo) enviados.push(corpo.valor);
  });
  return enviados;
}

/** Puts the pointer on the button and presses, without letting go. */
async function apertar(pagina: Page): Promise<void> {
  await botao(pagina).scrollIntoViewIfNeeded();
  const lugar = await botao(pagina).boundingBox();
  await pagina.mouse.move(lugar!.x + lugar!.width / 2, lugar!.y + 12);
  await pagina.mouse.down();
}

/** A client on the page of a lot of their own, who bids on it; rivals bid from outside. */
async function bidder(largura: 'computador' | 'celular' = 'computador', lote: object = {}) {
  const criado = await criarLote({ segundos: 3_600, lote });
  const quem = await pessoa(navegador(), largura);
  const enviados = lancesEnviados(quem.pagina);
  await entrar(quem.pagina, 'cliente1@demo.martelo', criado.url);
  await botao(quem.pagina).filter({ hasText: 'R$ 10.000' }).waitFor({ state: 'attached' });
  return { ...quem, enviados, lote: criado };
}

describe('what was on the button when the finger went down is what is sent', () => {
  test('a rival’s bid between pointer down and up changes neither the button nor the bid', async () => {
    const { pagina, enviados, lote, erros } = await bidder();
    await apertar(pagina);
    await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_000_000);
    // The price moved on the screen; the button under the finger did not.
    await ver(pagina, 'Lance atual');
    expect(await botao(pagina).textContent()).toContain('Dar lance de R$ 10.000');
    await pagina.mouse.up();
    await expect.poll(() => enviados).toEqual([1_000_000]);
    await ver(pagina, 'O preço subiu enquanto você decidia.');
    expect(erros).toEqual([]);
  });

  test('nor does the keyboard’s: what stood there when Space went down goes', async () => {
    const { pagina, enviados, lote } = await bidder();
    await botao(pagina).focus();
    await pagina.keyboard.down('Space');
    await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_000_000);
    await ver(pagina, 'Lance atual');
    await pagina.keyboard.up('Space');
    await expect.poll(() => enviados).toEqual([1_000_000]);
  });

  test('after the price moved the button rests, says so, and takes no press for the old amount', async () => {
    const { pagina, enviados, lote } = await bidder();
    await botao(pagina).focus();
    // Presses as soon as the new amount is drawn: the worst moment there is.
    await botao(pagina).evaluate((alvo) => {
      const vistos: string[] = [];
      Object.assign(window, { vistos });
      new MutationObserver(() => {
        vistos.push(alvo.textContent ?? '');
        if (vistos.length > 1) return;
        alvo.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
        (alvo as HTMLButtonElement).click();
      }).observe(alvo, { childList: true, characterData: true, subtree: true });
    });
    await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_000_000);
    await ver(pagina, 'Lance atual');
    const [primeiro] = await pagina.evaluate(() => (window as unknown as { vistos: string[] }).vistos);
    expect(primeiro).toContain('Agora R$ 10.100: toque de novo');
    await conferirTela(pagina, 'painel-repouso-1200');
    await botao(pagina).filter({ hasText: 'Dar lance de R$ 10.100' }).waitFor();
    expect(enviados).toEqual([]);
    await botao(pagina).click();
    await expect.poll(() => enviados).toEqual([1_010_000]);
    await ver(pagina, /Ganhando/);
  });

  test('Enter held down is one bid', async () => {
    const { pagina, enviados } = await bidder();
    await botao(pagina).focus();
    for (let i = 0; i < 5; i++) {
      await pagina.keyboard.down('Enter');
      await pagina.waitForTimeout(250);
    }
    await pagina.keyboard.up('Enter');
    expect(enviados).toEqual([1_000_000]);
  });

  test('a quick step selects what it said when it was pressed', async () => {
    const { pagina, lote } = await bidder();
    const passo = painel(pagina).getByRole('button', { name: /^\+3/ });
    await expect.poll(() => passo.textContent()).toContain('R$ 10.300');
    const lugar = await passo.boundingBox();
    await pagina.mouse.move(lugar!.x + 20, lugar!.y + 20);
    await pagina.mouse.down();
    await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_000_000);
    await ver(pagina, 'Lance atual');
    await pagina.mouse.up();
    await expect.poll(() => painel(pagina).getByLabel('Outro valor').inputValue()).toBe('10.300');
  });
});

describe('an amount that may be a slip', () => {
  test('of a bid is asked about again with the total, and goes only when it is confirmed', async () => {
    const { pagina, enviados } = await bidder();
    await painel(pagina).getByLabel('Outro valor').fill('100.000');
    await botao(pagina).click();
    const pergunta = pagina.getByRole('dialog', { name: /R\$ 100\.000/ });
    await pergunta.getByText('R$ 105.000,00').waitFor();
    await conferirTela(pagina, 'painel-pergunta-1200');
    await pergunta.getByRole('button', { name: 'Corrigir o valor' }).click();
    expect(enviados).toEqual([]);
    await botao(pagina).click();
    await pergunta.getByRole('button', { name: /Sim, dar lance/ }).click();
    await expect.poll(() => enviados).toEqual([10_000_000]);
  });

  test('a secret maximum above the market value is asked about too', async () => {
    const { pagina, enviados } = await bidder('celular', {
      veiculo: {
        ...{ marca: 'Honda', modelo: 'Civic', anoFabricacao: 2020, anoModelo: 2021, km: 60_000 },
        valorMercado: 1_100_000,
      },
    });
    await pagina.getByRole('button', { name: 'Dar lance', exact: true }).click();
    await pagina.getByRole('tab', { name: 'Automático' }).click();
    await pagina.getByLabel('Seu máximo secreto').fill('12.000');
    await pagina.getByRole('button', { name: 'Definir máximo de R$ 12.000' }).click();
    const pergunta = pagina.getByRole('dialog', { name: /R\$ 12\.000/ });
    await pergunta.getByText(/valor de mercado, de R\$ 11\.000/).waitFor();
    await conferirTela(pagina, 'painel-pergunta-360');
    expect(enviados).toEqual([]);
  });
});

describe('the phone’s keyboard', () => {
  test('never bids while button and total are out of sight: its Enter brings them', async () => {
    const { pagina, enviados } = await bidder('celular');
    await pagina.getByRole('button', { name: 'Dar lance', exact: true }).click();
    const campo = pagina.getByLabel('Outro valor');
    await campo.fill('10.500');
    // What a keyboard leaves of the screen.
    await pagina.setViewportSize({ width: 360, height: 330 });
    await campo.evaluate((alvo) => alvo.scrollIntoView({ block: 'end' }));
    await campo.press('Enter');
    expect(enviados).toEqual([]);
    await expect
      .poll(() => pagina.evaluate(() => document.activeElement?.textContent))
      .toContain('R$ 10.500');
    await conferirTela(pagina, 'painel-enter-360');
    // It rests: an Enter pressed twice is one wish, and the first was for seeing.
    await pagina.waitForTimeout(800);
    await pagina.keyboard.press('Enter');
    await expect.poll(() => enviados).toEqual([1_050_000]);
  });

  test('bids where one sees what one does', async () => {
    const { pagina, enviados } = await bidder();
    await painel(pagina).getByLabel('Outro valor').fill('10.500');
    await botao(pagina).scrollIntoViewIfNeeded();
    await painel(pagina).getByLabel('Outro valor').press('Enter');
    await expect.poll(() => enviados).toEqual([1_050_000]);
  });
});
