import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { palavra } from './administracao.ts';
import { colegaCom } from './colega.ts';
import { Api, conferirTela, LARGURAS, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A whole round of what two people decide, as the two of them: one asks on a desk, the other decides on a telephone. */

const { plataforma, navegador } = usarPlataforma();
const CONTAS = '/v1/contas-bancarias';

let adm: Api;
let conta: { uid: string; revisao: number };
let quemPede: { contexto: BrowserContext; pagina: Page; erros: string[] };
let quemDecide: typeof quemPede;

const nova = () => ({
  ...{ banco: 'Banco Azul', bancoCodigo: '260', agencia: '1', conta: String(randomInt(1, 1e9)) },
  ...{ titular: palavra('Titular'), titularDocumento: cpfNovo(), pixChave: 'casa@exemplo.com' },
});
beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  conta = await adm.chamar('POST', CONTAS, nova());
  const { email } = await colegaCom(plataforma.dados, ['Interno - Financeiro']);
  // Whoever was the only one is not any more: also where this file comes for the second time.
  if (!('banco' in conta)) conta = await pelaOutra(await new Api().entrar(email), conta as never);
  quemPede = await pessoa(navegador(), 'computador');
  quemDecide = await pessoa(navegador(), 'celular');
  await entrar(quemPede.pagina, 'adm@demo.martelo', '/admin', SITE);
  await entrar(quemDecide.pagina, email, '/admin', SITE);
});
afterAll(async () => {
  await quemPede?.contexto.close();
  await quemDecide?.contexto.close();
});

/** Agreed to by calls: the record that was asked for. */
async function pelaOutra(fin: Api, { aprovacaoUid }: { aprovacaoUid: string }): Promise<typeof conta> {
  await fin.chamar('POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 });
  const { alvo } = await adm.chamar<{ alvo: string }>('GET', `/v1/aprovacoes/${aprovacaoUid}`);
  const ler = () => adm.chamar<typeof conta>('GET', `${CONTAS}/${alvo}`).catch(() => null);
  const feita = await vi.waitUntil(ler, { timeout: 20_000 });
  return feita as typeof conta;
}

/** As both see it, on a desk and on a telephone; nothing is pushed aside to be seen. */
async function conferirNasDuas(pagina: Page, nome: string): Promise<void> {
  const antes = pagina.viewportSize()!;
  for (const largura of ['computador', 'celular'] as const) {
    await pagina.setViewportSize(LARGURAS[largura]);
    const sobra = await pagina.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sobra, `${nome} at ${largura}`).toBe(0);
    await conferirTela(pagina, `quatro-olhos-${nome}-${largura}`);
  }
  await pagina.setViewportSize(antes);
}
const pedidoDe = (pagina: Page, texto: string) => pagina.getByRole('article').filter({ hasText: texto });

describe('a bank account', () => {
  test('changes by two people: it waits where it was asked, is seen from what to what, agreed to, and told with both names', async () => {
    const { pagina } = quemPede;
    await pagina.goto(`${SITE}/admin/conta-bancaria/${conta.uid}`);
    const banco = palavra('Banco Verde');
    await pagina.locator('#campo-banco').fill(banco);
    await pagina.locator('#campo-pixChave').fill('outra@exemplo.com');
    await pagina.getByRole('button', { name: 'Salvar' }).click();
    await pagina.getByText('Nada mudou ainda', { exact: false }).first().waitFor();
    await pagina.getByText('Aguardando aprovação de outra pessoa').waitFor();
    expect(await pagina.locator('#campo-banco').inputValue()).toBe('Banco Azul');
    await conferirNasDuas(pagina, 'registro');
    await pagina.getByRole('link', { name: 'Ver o pedido' }).click();
    const meu = pedidoDe(pagina, banco);
    await meu.getByRole('button', { name: 'Desfazer meu pedido' }).waitFor();
    expect(await meu.getByRole('button', { name: 'Aprovar' }).count()).toBe(0);
    await conferirNasDuas(pagina, 'meu-pedido');

    const outra = quemDecide.pagina;
    await outra.getByRole('link', { name: /Pedidos à espera da segunda pessoa/ }).click();
    const pedido = pedidoDe(outra, banco);
    await pedido.getByText('Helena Prado', { exact: false }).waitFor();
    await pedido.getByRole('row', { name: /Chave Pix.*casa@exemplo.com.*outra@exemplo.com/s }).waitFor();
    await conferirNasDuas(outra, 'a-decidir');
    await pedido.getByRole('button', { name: 'Aprovar' }).click();
    const dialogo = outra.getByRole('dialog', { name: 'Aprovar Conta bancária ou chave Pix?' });
    await dialogo.getByText('Pedido de Helena Prado.', { exact: false }).waitFor();
    await conferirNasDuas(outra, 'aprovar');
    await dialogo.getByRole('button', { name: 'Aprovar e fazer' }).click();
    await outra.getByText('Aprovado: está sendo feito.').waitFor();
    await pedido.waitFor({ state: 'detached' });

    await pagina.goto(`${SITE}/admin/conta-bancaria/${conta.uid}`);
    await expect.poll(() => pagina.locator('#campo-banco').inputValue()).toBe(banco);
    await pagina.getByRole('button', { name: 'Histórico' }).click();
    await pagina.getByText('Aprovado por Lia Bastos').waitFor();
    await conferirNasDuas(pagina, 'historico');
    expect([quemPede.erros, outra === quemDecide.pagina && quemDecide.erros]).toEqual([[], []]);
  });

  test('is made, removed, and changed among many by two as well; refused, it says why', async () => {
    const { pagina } = quemPede;
    const outra = quemDecide.pagina;
    await pagina.goto(`${SITE}/admin/conta-bancaria/novo`);
    const dela = nova();
    const banco = palavra('Banco Novo');
    for (const [campo, valor] of Object.entries({ ...dela, banco }))
      await pagina.locator(`#campo-${campo}`).fill(String(valor));
    await pagina.getByRole('button', { name: 'Cadastrar' }).click();
    await pedidoDe(pagina, banco).waitFor();
    expect(new URL(pagina.url()).pathname).toBe('/admin/aprovacoes');

    await pagina.goto(`${SITE}/admin/conta-bancaria/${conta.uid}`);
    await pagina.getByRole('button', { name: 'Remover' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
    // What else waits of it is shown beside.
    await pagina.getByText('Aguardando aprovação de outra pessoa').first().waitFor();

    await pagina.goto(`${SITE}/admin/contas-bancarias`);
    await pagina.locator('.tabela tbody input[type="checkbox"]').first().check();
    await pagina.getByRole('button', { name: 'Remover' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Fazer' }).click();
    await pagina.getByText('Aguardando outra pessoa').waitFor();
    await conferirNasDuas(pagina, 'em-massa');

    await outra.goto(`${SITE}/admin/aprovacoes`);
    const pedido = pedidoDe(outra, banco);
    await pedido.getByRole('button', { name: 'Recusar' }).click();
    const dialogo = outra.getByRole('dialog', { name: 'Recusar Conta bancária ou chave Pix?' });
    const recusar = dialogo.getByRole('button', { name: 'Recusar e avisar quem pediu' });
    expect(await recusar.isDisabled()).toBe(true);
    await dialogo.getByLabel('Motivo').fill('Esta conta não é da casa');
    await conferirNasDuas(outra, 'recusar');
    await recusar.click();
    await outra.getByText('Recusado.').waitFor();
    await pedido.waitFor({ state: 'detached' });
    await outra.getByRole('link', { name: 'Ver também as já decididas' }).click();
    await outra.locator('.tabela').getByText('Recusada').first().waitFor();

    await pagina.goto(`${SITE}/admin/aprovacoes`);
    const desfazer = pagina.getByRole('button', { name: 'Desfazer meu pedido' });
    await desfazer.first().waitFor();
    const quantos = await desfazer.count();
    await desfazer.first().click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect.poll(() => desfazer.count()).toBe(quantos - 1);
    expect([...quemPede.erros, ...quemDecide.erros]).toEqual([]);
  });
});
