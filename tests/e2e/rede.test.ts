import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { conferirTela, pessoa } from './plataforma.ts';
import { criarLote, entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

const painel = (pagina: Page) => pagina.getByRole('complementary', { name: 'Dar lance' });
const botao = (pagina: Page) => painel(pagina).locator('button[type=submit]');
const ver = (pagina: Page, texto: string | RegExp) =>
  painel(pagina).getByText(texto).filter({ visible: true }).first().waitFor({ timeout: 15_000 });

/** A wire that can be frozen: connected, and nothing comes through either way. */
async function fio(pagina: Page): Promise<{ congelar(): void }> {
  let congelado = false;
  await pagina.routeWebSocket(/socket\.io/, (doLado) => {
    if (congelado) return;
    const doServidor = doLado.connectToServer();
    doLado.onMessage((mensagem) => congelado || doServidor.send(mensagem));
    doServidor.onMessage((mensagem) => congelado || doLado.send(mensagem));
  });
  return {
    congelar: () => {
      congelado = true;
    },
  };
}

describe('a network that lets no WebSocket through', () => {
  for (const [como, bloquear] of [
    ['refused', (pagina: Page) => pagina.routeWebSocket(/socket\.io/, (ws) => ws.close())],
    ['never answered', (pagina: Page) => pagina.routeWebSocket(/socket\.io/, () => {})],
  ] as const)
    test(`${como}: prices are asked for and labelled so, bids go by REST, and one hears of being outbid`, async () => {
      const lote = await criarLote({ segundos: 3_600 });
      const { pagina, erros } = await pessoa(navegador());
      await bloquear(pagina);
      await entrar(pagina, 'cliente1@demo.martelo', lote.url);
      await ver(pagina, /Sua rede não deixa passar a conexão ao vivo/);
      await ver(pagina, /Última atualização há \d+ s/);
      await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_000_000);
      await ver(pagina, 'R$ 10.000');
      await conferirTela(pagina, `rede-consulta-1200`);
      await botao(pagina).filter({ hasText: 'Dar lance de R$ 10.100' }).click();
      await ver(pagina, /Ganhando/);
      await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_020_000);
      await ver(pagina, /Superado/);
      // The history too comes by asking.
      await pagina.getByRole('row').filter({ hasText: 'R$ 10.200' }).waitFor({ timeout: 15_000 });
      expect(erros).toEqual([]);
    });
});

describe('a connection that freezes near the end', () => {
  test('is noticed, and prices and bids go on by another way', async () => {
    const lote = await criarLote({ segundos: 240 });
    const { pagina, erros } = await pessoa(navegador(), 'celular');
    const { congelar } = await fio(pagina);
    await entrar(pagina, 'cliente1@demo.martelo', lote.url);
    await pagina.getByRole('button', { name: 'Dar lance', exact: true }).click();
    await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_000_000);
    await ver(pagina, 'R$ 10.000');
    congelar();
    await lancarPorFora('cliente3@demo.martelo', lote.uid, 1_010_000);
    await ver(pagina, /Última atualização há/);
    await ver(pagina, 'R$ 10.100');
    await conferirTela(pagina, 'rede-congelada-360');
    await botao(pagina).filter({ hasText: 'Dar lance de R$ 10.200' }).click();
    await ver(pagina, /Ganhando/);
    expect(erros).toEqual([]);
  });

  test('without any way, the button stays and the answer is honest; once there is one again, the same bid goes once', async () => {
    const lote = await criarLote({ segundos: 240 });
    const { pagina, contexto } = await pessoa(navegador());
    // What takes the network from calls leaves open sockets alone.
    const { congelar } = await fio(pagina);
    await entrar(pagina, 'cliente1@demo.martelo', lote.url);
    await pagina.locator('[data-conexao=ligada]').first().waitFor({ state: 'attached' });
    congelar();
    await contexto.setOffline(true);
    await ver(pagina, /Sem conexão: o preço pode ter mudado/);
    await botao(pagina).click();
    await ver(pagina, 'Não recebemos a confirmação.');
    await conferirTela(pagina, 'rede-sem-nada-1200');
    await contexto.setOffline(false);
    await painel(pagina).getByRole('button', { name: 'Confirmar de novo' }).click();
    await ver(pagina, /Ganhando/);
    await ver(pagina, /1 lance$/);
  });
});
