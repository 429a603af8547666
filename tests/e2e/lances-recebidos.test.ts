import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixar } from './baixar.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Received bids: found, opened, cancelled with a reason, proposals answered, and what was said on the telephone taken down. */

const { navegador } = usarPlataforma();
const NOME = `Recebidos ${randomUUID().slice(0, 6)}`;

let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let disputado = '';
let leilao: { uid: string; id: number };

beforeAll(async () => {
  const api = await new Api().entrar('adm@demo.martelo');
  leilao = await api.chamar('POST', '/v1/leiloes', {
    ...{ nome: NOME, data: new Date(Date.now() + 172_800_000).toISOString(), situacao: 'PRONTO' },
  });
  const { itens } = await api.chamar<{ itens: { uid: string }[] }>(
    'POST',
    `/v1/leiloes/${leilao.uid}/lotes`,
    [
      { nome: `Trator ${NOME}`, tipo: 'Carro', valor: { minimo: 1_000_00, incremento: 100_00 } },
      { nome: `Carreta ${NOME}`, tipo: 'Carro', valor: { minimo: 5_000_00, valorProposta: 1_000_00 } },
    ],
  );
  disputado = itens[0]!.uid;
  for (const [quem, valor] of [
    ['cliente1', 1_000_00],
    ['cliente2', 2_000_00],
  ] as const)
    await (await new Api().entrar(`${quem}@demo.martelo`)).chamar('POST', `/v1/lotes/${disputado}/lances`, {
      ...{ comandoId: randomUUID(), tipo: 'MANUAL', valor },
    });
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  const filtro = JSON.stringify([{ tipo: 'exata', campo: 'leilao.id', valor: leilao.id }]);
  await entrar(
    pagina,
    'adm@demo.martelo',
    `/admin/lances-recebidos?filtro=${encodeURIComponent(filtro)}`,
    SITE,
  );
});
afterAll(() => contexto?.close());

const botao = (nome: string) => pagina.getByRole('button', { name: nome, exact: true });
const linhas = () => pagina.locator('.tabela tbody tr[data-linha]');
const aba = async (nome: string): Promise<void> => {
  await pagina
    .getByRole('navigation', { name: 'Partes do lance' })
    .getByRole('link', { name: nome, exact: true })
    .click();
};

describe('received bids', () => {
  test('are listed with what they are, newest first, and the address is the list', async () => {
    await pagina.getByRole('heading', { level: 1, name: 'Lances recebidos' }).waitFor();
    await expect.poll(() => linhas().count()).toBe(2);
    expect(await linhas().first().textContent()).toContain('2.000,00');
    for (const coluna of ['Data', 'Lote', 'Cliente', 'Tipo', 'Modo', 'Valor', 'Situação'])
      await pagina.getByRole('columnheader', { name: coluna, exact: true }).waitFor();
    await conferirOAdmin(pagina, 'lances-recebidos');
    await pagina.reload();
    await expect.poll(() => linhas().count()).toBe(2);
    await pagina.keyboard.press('e');
    const baixado = await baixar(pagina, () => botao('Texto (CSV)').click());
    expect(baixado.suggestedFilename()).toMatch(/\.csv$/);
  });

  test('open with their client, ledger line, money, and what else was offered', async () => {
    await linhas().first().getByRole('link').click();
    await pagina.getByRole('heading', { level: 1, name: /^Lance de / }).waitFor();
    await conferirOAdmin(pagina, 'lance-resumo');
    await aba('Cliente');
    await pagina.getByRole('link', { name: 'Abrir o cadastro' }).waitFor();
    await conferirOAdmin(pagina, 'lance-cliente');
    await aba('Recibo');
    await pagina.getByText('Linha do livro').waitFor();
    await pagina.locator('.sabidos code').first().waitFor();
    await conferirOAdmin(pagina, 'lance-recibo');
    await aba('Financeiro');
    await pagina.getByText('Nenhuma venda deste lote.').waitFor();
    await aba('Histórico do lote');
    await expect.poll(() => linhas().count()).toBe(2);
    await conferirOAdmin(pagina, 'lance-do-lote');
    await aba('Lances do cliente');
    await expect.poll(() => linhas().count()).toBe(1);
    await aba('Veículo');
    await pagina.getByText('Este lote não diz de que veículo é.').waitFor();
    await aba('Notificações');
    await pagina.locator('.aba .relacao, .aba .quadro').first().waitFor();
  });

  test('are cancelled with a reason, and what follows is said before and after', async () => {
    await aba('Resumo');
    await botao('Cancelar lance').click();
    await pagina.getByText(/o preço pode cair/).waitFor();
    await conferirOAdmin(pagina, 'lance-cancelar');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Cancelar lance' }).click();
    await pagina.getByText('Escreva o motivo.').waitFor();
    await pagina.getByRole('dialog').getByLabel('Motivo').fill('Digitou um zero a mais');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Cancelar lance' }).click();
    await pagina.getByText('Cancelado. Agora o maior é R$ 1.000,00.').waitFor();
    await pagina.getByText('Digitou um zero a mais').waitFor();
    expect(await botao('Cancelar lance').count()).toBe(0);
  });

  test('a proposal said on the telephone is taken down, and answered; a bid’s lot is refused in words', async () => {
    await pagina.getByRole('link', { name: 'Lances recebidos', exact: true }).first().click();
    await pagina.getByRole('link', { name: 'Anotar por telefone' }).click();
    await pagina.getByRole('heading', { level: 1, name: 'Anotar o que foi dito por telefone' }).waitFor();
    await conferirOAdmin(pagina, 'lance-anotar');
    const escolher = async (rotulo: string, texto: string): Promise<void> => {
      const campo = pagina.getByRole('combobox', { name: rotulo });
      await campo.fill(texto);
      await pagina.getByRole('option', { name: texto }).first().waitFor();
      await campo.press('Enter');
    };
    await escolher('Lote', `Trator ${NOME}`);
    await escolher('Cliente', 'Ana');
    await pagina.locator('#campo-valor').fill('4.000,00');
    await pagina.locator('#campo-gravacao').fill('URA 77');
    await botao('Anotar por telefone').click();
    await pagina.getByText('Em uma disputa aberta ninguém oferece por outra pessoa.').waitFor();
    await conferirOAdmin(pagina, 'lance-anotar-recusado');
    await botao(`Tirar: trator ${NOME}`)
      .or(pagina.getByRole('button', { name: /^Tirar/ }))
      .first()
      .click();
    await escolher('Lote', `Carreta ${NOME}`);
    await botao('Anotar por telefone').click();
    await pagina.getByRole('heading', { level: 1, name: /^Lance de / }).waitFor();
    await pagina.getByText('URA 77').waitFor();
    await botao('Responder à proposta').click();
    await pagina.getByRole('dialog').getByLabel('Resposta').selectOption('Contrapropor');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Contrapropor' }).click();
    await pagina.getByText('Escreva o valor.').waitFor();
    await pagina.getByRole('dialog').getByLabel('Contraproposta').fill('4.500,00');
    await conferirOAdmin(pagina, 'lance-responder');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Contrapropor' }).click();
    await pagina.getByText('Respondida.').waitFor();
    await pagina.getByText('R$ 4.500,00').waitFor();
    expect(erros).toEqual([]);
  });

  test('support reads them and cancels none; a store says offers; others are turned away', async () => {
    const sac = await pessoa(navegador());
    await entrar(sac.pagina, 'sac@demo.martelo', '/admin/lances-recebidos', SITE);
    await sac.pagina.locator('.tabela tbody tr[data-linha] a').first().click();
    await sac.pagina.getByRole('heading', { level: 1, name: /^Lance de / }).waitFor();
    expect(await sac.pagina.getByRole('button', { name: 'Cancelar lance' }).count()).toBe(0);
    await sac.contexto.close();
    const loja = await pessoa(navegador());
    await entrar(loja.pagina, 'adm@demo.martelo', '/admin/lances-recebidos', LOJA);
    await loja.pagina.getByRole('heading', { level: 1, name: 'Ofertas recebidas' }).waitFor();
    await loja.contexto.close();
    const mkt = await pessoa(navegador());
    await entrar(mkt.pagina, 'mkt@demo.martelo', '/admin/lances-recebidos', SITE);
    await mkt.pagina.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await mkt.pagina.locator('.tabela').count()).toBe(0);
    await mkt.contexto.close();
  });
});
