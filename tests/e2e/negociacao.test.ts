import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { Api, conferirTela, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote as criarLoteDeTeste, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
/** The demo's consignor whose user is comitente@demo.martelo. */
const COMITENTE = 'Banco Horizonte S.A.';

const criarLote = (marca: 'leilo' | 'pacto', segundos: number, lote: object) =>
  criarLoteDeTeste({ marca, segundos, lote });

const botao = (pagina: Page, nome: string | RegExp) => pagina.getByRole('button', { name: nome });
const ver = (pagina: Page, texto: string | RegExp, timeout = 8_000) =>
  pagina.getByText(texto).filter({ visible: true }).first().waitFor({ timeout });

describe('buying outside of the dispute', () => {
  test('Compre Já sells at the posted price, with its own commission, and is gone at once for everybody else (rules 9 and 20)', async () => {
    const lote = await criarLote('pacto', 3_600, {
      valor: { minimo: 1_000_000, compreJa: 1_500_000, compreJaPorcentagem: 3 },
    });
    const [compra, visita] = await Promise.all([pessoa(navegador()), pessoa(navegador(), 'celular')]);
    await entrar(compra.pagina, 'cliente1@demo.martelo', lote.url, LOJA);
    await visita.pagina.goto(`${LOJA}${lote.url}`);
    await botao(visita.pagina, 'Fazer oferta').click();
    await ver(visita.pagina, 'R$ 15.000');

    await botao(compra.pagina, 'Comprar já por R$ 15.000').click();
    const pergunta = compra.pagina.getByRole('dialog', { name: 'Confirmar compra' });
    // R$ 15.000 + 3%, not the auction's 5%.
    await pergunta.getByText('R$ 15.450,00').waitFor();
    await conferirTela(compra.pagina, 'compre-ja-confirmar-1200');
    await pergunta.getByRole('button', { name: 'Comprar por R$ 15.000' }).click();
    await ver(compra.pagina, 'Compra confirmada');
    await compra.pagina.getByRole('link', { name: 'Guardar recibo' }).waitFor();
    await conferirTela(compra.pagina, 'compre-ja-comprado-1200');
    await ver(visita.pagina, /Vendido no Compre Já por R\$ 15\.000/);

    await compra.pagina.getByRole('link', { name: 'Ver minha compra' }).click();
    await ver(compra.pagina, 'R$ 15.450,00');
    await conferirTela(compra.pagina, 'compre-ja-compra-1200');
    expect([...compra.erros, ...visita.erros]).toEqual([]);
  });

  test('a proposal is answered with a counter-offer, which its maker accepts', async () => {
    const lote = await criarLote('pacto', 3_600, {
      somenteBuyNowProposta: true,
      valor: { minimo: 1_000_000, valorProposta: 800_000 },
      regrasProposta: { aceitarDesde: 1_400_000, contraDesde: 900_000, contraValor: 1_200_000 },
    });
    const { pagina, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente2@demo.martelo', lote.url, LOJA);
    await botao(pagina, 'Fazer proposta').filter({ visible: true }).first().click();
    const painel = pagina.getByRole('dialog', { name: 'Comprar' });
    expect(await painel.getByRole('button', { name: /Fazer oferta de/ }).count(), 'no dispute here').toBe(0);
    await painel.getByRole('button', { name: 'Fazer proposta' }).click();
    const proposta = pagina.getByRole('dialog', { name: 'Fazer proposta' });
    await proposta.getByLabel('Sua proposta').fill('7.000');
    expect(
      await proposta.getByRole('button', { name: 'Propor R$ 7.000' }).isDisabled(),
      'below the minimum',
    ).toBe(true);
    await proposta.getByLabel('Sua proposta').fill('10.000');
    await proposta.getByLabel(/Telefone/).fill('(11) 91234-5678');
    await conferirTela(pagina, 'proposta-formulario-360');
    await proposta.getByRole('button', { name: 'Propor R$ 10.000' }).click();
    await ver(pagina, 'Contraproposta de R$ 12.000');
    await ver(pagina, /Responda até/);
    await conferirTela(pagina, 'proposta-contraproposta-360');

    // It also stands where the client looks for what is theirs.
    await pagina.goto(`${LOJA}/cliente/meus-lances?aba=negociacao`);
    await ver(pagina, 'Contraproposta de R$ 12.000');
    await conferirTela(pagina, 'proposta-meus-lances-360');
    await botao(pagina, 'Aceitar R$ 12.000').click();
    await botao(pagina, 'Aceitar e comprar por R$ 12.000').click();
    await pagina.getByText('Contraproposta de R$ 12.000').waitFor({ state: 'hidden' });
    await pagina.goto(`${LOJA}${lote.url}`);
    await botao(pagina, 'Ver compra').filter({ visible: true }).first().click();
    await ver(pagina, 'Compra confirmada');
    expect(erros).toEqual([]);
  });
});

describe('a sale under the consignor’s condition', () => {
  test('the consignor asks for more, the client is told at once and accepts, and the purchase is at the new value', {
    timeout: 180_000,
  }, async () => {
    const adm = await new Api().entrar('adm@demo.martelo');
    const { itens } = await adm.chamar<{ itens: { id: number; nome: string }[] }>(
      'GET',
      '/v1/comitentes/listar-comitentes?porPagina=100',
    );
    const comId = itens.find(({ nome }) => nome === COMITENTE)?.id;
    const lote = await criarLote('leilo', 25, {
      valor: { minimo: 1_000_000 },
      valorComitente: 2_000_000,
      comitente: { comId, nome: COMITENTE },
    });
    const [cliente, comitente] = await Promise.all([pessoa(navegador()), pessoa(navegador(), 'celular')]);
    await entrar(cliente.pagina, 'cliente3@demo.martelo', lote.url, SITE);
    await botao(cliente.pagina, 'Dar lance de R$ 10.000').click();
    await ver(cliente.pagina, /registrado/);
    await ver(cliente.pagina, 'Em análise pelo comitente', 45_000);

    await entrar(comitente.pagina, 'comitente@demo.martelo', '/comitente/condicionais', SITE);
    const meu = comitente.pagina
      .getByRole('article')
      .filter({ has: comitente.pagina.locator(`a[href="${lote.url}"]`) });
    await meu.getByRole('button', { name: 'Novo valor' }).click();
    const pedido = comitente.pagina.getByRole('dialog', { name: 'Pedir novo valor' });
    await pedido.getByLabel('Novo valor').fill('15.000');
    await conferirTela(comitente.pagina, 'condicional-novo-valor-360');
    await pedido.getByRole('button', { name: 'Pedir R$ 15.000' }).click();
    await meu.getByText('Aguardando a resposta do cliente').waitFor();

    await ver(cliente.pagina, 'O comitente pede R$ 15.000');
    await conferirTela(cliente.pagina, 'condicional-cliente-1200');
    await botao(cliente.pagina, 'Aceitar R$ 15.000').click();
    await botao(cliente.pagina, 'Aceitar e comprar por R$ 15.000').click();
    // What was agreed is the price, here and among what was won.
    await ver(cliente.pagina, 'Comprado por R$ 15.000.');
    await conferirTela(cliente.pagina, 'condicional-comprado-1200');
    await cliente.pagina.getByRole('link', { name: 'Ver minha compra' }).click();
    // R$ 15.000 + 5% (rule 20).
    await ver(cliente.pagina, 'R$ 15.750,00');
    await cliente.pagina.goto(`${SITE}/cliente/meus-lances?aba=ganhos`);
    await cliente.pagina.locator(`[data-lote="${lote.uid}"]`).getByText('R$ 15.000').waitFor();

    await comitente.pagina.goto(`${SITE}/comitente/condicionais?aba=decididas`);
    await meu.getByText('Venda liberada').waitFor();
    await conferirTela(comitente.pagina, 'condicional-decidida-360');
    expect([...cliente.erros, ...comitente.erros]).toEqual([]);
  });
});
