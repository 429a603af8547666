import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { Api, conferirTela, LARGURAS, pessoa, SITE } from './plataforma.ts';
import { entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const LOTES = 60;
let leiUid: string;
let lotes: { uid: string }[];

const linha = (pagina: Page, n: number) => pagina.locator(`tr[data-lote="${lotes[n - 1]!.uid}"]`);
const azulejo = (pagina: Page, grupo: string) => pagina.locator(`[data-grupo="${grupo}"]`);

beforeAll(async () => {
  const comitente = await new Api().entrar('comitente@demo.martelo');
  const { itens: dele } = await comitente.chamar<{ itens: { id: number; nome: string }[] }>(
    'GET',
    '/v1/comitentes',
  );
  const [{ id: comId, nome }] = dele as [{ id: number; nome: string }];
  const adm = await new Api().entrar('adm@demo.martelo');
  const { uid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    nome: 'Leilão acompanhado',
    data: new Date(Date.now() + 3_600_000).toISOString(),
    situacao: 'PRONTO',
    incrementos: [{ valor: 10_000 }],
    pontoCorteParaIncrementoPosLancesSegundos: 0,
  });
  leiUid = uid;
  const fim = (minutos: number) => new Date(Date.now() + minutos * 60_000).toISOString();
  const lote = (i: number) => ({
    nome: `Fiat Argo Drive 1.3, número ${i}`,
    tipo: 'Carro',
    valor: { minimo: 100_000 },
    // The second one ends soon, and nobody has bid on it.
    dataFim: fim(i === 2 ? 4 : 120),
    veiculo: { marca: 'Fiat', modelo: 'Argo', valorMercado: 500_000 },
    // Two are theirs; the rest is nobody's.
    ...(i === 1 || i === 3 ? { comitente: { comId, nome }, valorComitente: 200_000 } : {}),
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>(
    'POST',
    `/v1/leiloes/${uid}/lotes`,
    Array.from({ length: LOTES }, (_, i) => lote(i + 1)),
  );
  lotes = itens;
}, 120_000);

describe('following an auction', () => {
  test('the house sees each lot move where it stands, what they come to, who bids, and what asks for somebody', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador());
    await entrar(pagina, 'adm@demo.martelo', `/admin/leilao/${leiUid}`);
    await pagina.getByRole('link', { name: 'Acompanhar leilão' }).click();
    await pagina.waitForURL(`${SITE}/admin/backoffice-acompanhar-leilao/${leiUid}`);
    await pagina.getByRole('heading', { level: 1, name: 'Acompanhar leilão' }).waitFor();
    await linha(pagina, 1).getByText('sem lances').waitFor();
    // Those that are far off are not drawn.
    expect(await pagina.locator('tr[data-lote]').count()).toBeLessThan(LOTES / 2);
    expect(await pagina.getByRole('table').first().getAttribute('aria-rowcount')).toBe(String(LOTES + 1));

    await pagina.getByText('Ao vivo', { exact: true }).waitFor();
    await lancarPorFora('cliente1@demo.martelo', lotes[0]!.uid, 150_000);
    await lancarPorFora('cliente2@demo.martelo', lotes[0]!.uid, 180_000);
    await linha(pagina, 1).getByText('R$ 1.800,00').waitFor();
    await linha(pagina, 1).getByText('2 do site, 0 automáticos').waitFor();
    await linha(pagina, 1).getByText('não atingida').waitFor();
    await azulejo(pagina, 'abertos').getByText('90% da reserva').waitFor();
    await azulejo(pagina, 'abertos').getByText('36% do valor de mercado').waitFor();
    const clientes = pagina.getByRole('region', { name: /Quem dá lances pelo site/ });
    await expect.poll(() => clientes.locator('tbody tr').count()).toBe(2);
    await expect.poll(() => clientes.locator('tbody tr').first().innerText()).toContain('R$ 1.800,00');

    const alarme = pagina.getByRole('button', { name: '1 lote encerra em até 5 minutos sem lance' });
    await alarme.click();
    await expect.poll(() => pagina.locator('tr[data-lote]').count()).toBe(1);
    await linha(pagina, 2).waitFor();
    await alarme.click();
    for (const largura of ['computador', 'celular'] as const) {
      await pagina.setViewportSize(LARGURAS[largura]);
      await conferirTela(pagina, `acompanhar-${largura}`);
      await pagina.locator('.acompanhar-rola').evaluate((lista) => lista.scrollIntoView());
      await conferirTela(pagina, `acompanhar-lista-${largura}`);
    }
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('a consignor’s person follows their own lots alone, and answers a conditional sale there', {
    timeout: 90_000,
  }, async () => {
    const { pagina, contexto, erros } = await pessoa(navegador());
    const recebido: string[] = [];
    pagina.on('websocket', (ws) => ws.on('framereceived', ({ payload }) => recebido.push(String(payload))));
    pagina.on('response', async (resposta) => {
      if (resposta.url().includes('acompanhar-leilao/')) recebido.push(await resposta.text().catch(() => ''));
    });
    await entrar(pagina, 'comitente@demo.martelo', `/admin/lote/${lotes[0]!.uid}`);
    await pagina.getByRole('link', { name: 'Acompanhar meus lotes' }).click();
    await pagina.waitForURL(`${SITE}/admin/acompanhar-leilao/${leiUid}`);
    await linha(pagina, 1).getByText('R$ 2.000,00').waitFor();
    expect(await pagina.locator('tr[data-lote]').count()).toBe(2);
    await pagina.getByText('Ao vivo', { exact: true }).waitFor();
    await lancarPorFora('cliente1@demo.martelo', lotes[4]!.uid, 7_770_000);
    await lancarPorFora('cliente1@demo.martelo', lotes[0]!.uid, 190_000);
    await linha(pagina, 1).getByText('R$ 1.900,00').waitFor();
    expect(recebido.join('\n')).not.toMatch(/7770000|número 5/);

    const adm = await new Api().entrar('adm@demo.martelo');
    await adm.chamar('PUT', `/v1/lotes/${lotes[2]!.uid}`, {
      dataFim: new Date(Date.now() + 6_000).toISOString(),
    });
    await lancarPorFora('cliente1@demo.martelo', lotes[2]!.uid, 120_000);
    await linha(pagina, 3).getByText('Espera o comitente').waitFor({ timeout: 30_000 });
    await pagina.getByRole('button', { name: '1 lote espera a resposta do comitente' }).waitFor();
    for (const largura of ['celular', 'computador'] as const) {
      await pagina.setViewportSize(LARGURAS[largura]);
      await conferirTela(pagina, `acompanhar-comitente-${largura}`);
    }
    await linha(pagina, 3).getByRole('button', { name: 'Responder a condicional de Fiat Argo' }).click();
    await pagina.getByRole('button', { name: 'Liberar' }).click();
    await pagina.getByRole('button', { name: /Liberar .*R\$ 1\.200/ }).click();
    await linha(pagina, 3).getByText('Liberada').waitFor();
    expect(erros).toEqual([]);

    // By no other door: neither the house's screen, nor another auction's.
    await pagina.goto(`${SITE}/admin/backoffice-acompanhar-leilao/${leiUid}`);
    await pagina.getByRole('heading', { name: 'Acesso restrito' }).waitFor();
    await contexto.close();
  });
});
