import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { Api, conferirTela, ENGINE, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Settlement's screens beside the proofs: what waits for a second person, and for a buyer. */

const { navegador } = usarPlataforma();
const COMPRADOR = 'cliente7@demo.martelo';

/** A sale on which settlement asks for a discount that needs somebody else. Centavos; no commission. */
async function pedirDesconto(marca: 'leilo' | 'pacto', valor: number) {
  const lote = await criarLote({
    ...{ marca, segundos: 3_600, leilao: { porcentagemComissao: 0 } },
    lote: { valor: { minimo: 100_000, compreJa: 1_000_000 } },
  });
  const cliente = await new Api(marca).entrar(COMPRADOR);
  const acerto = await new Api(marca).entrar('acerto@demo.martelo');
  const { venda } = await cliente.chamar<{ venda: { id: number } }>(
    'POST',
    `/v1/lotes/${lote.uid}/compre-ja`,
    {
      ...{ comandoId: randomUUID(), valor: 1_000_000 },
    },
  );
  await expect
    .poll(() => cliente.chamar('GET', `/v1/cliente/compras/${venda.id}`).catch(() => null))
    .not.toBeNull();
  const pedir = (quanto: number) =>
    acerto.chamar<{ aprovacaoUid: string }>('POST', `/v1/vendas/${venda.id}/desconto`, {
      ...{ comandoId: randomUUID(), valor: quanto, motivo: 'Avaria achada na vistoria de retirada' },
    });
  const { aprovacaoUid } = await pedir(valor);
  return {
    ...{ id: venda.id, aprovacaoUid, pedir },
    ler: () => acerto.chamar<{ valorDesconto: number }>('GET', `/v1/vendas/${venda.id}`),
    situacao: async () =>
      (await acerto.chamar<{ situacao: string }>('GET', `/v1/aprovacoes/${aprovacaoUid}`)).situacao,
  };
}

describe('what waits for a second person', () => {
  test('is looked at and approved by keys alone, and comes and goes while one looks', async () => {
    const desconto = await pedirDesconto('leilo', 150_000);
    const { pagina, erros } = await pessoa(navegador());
    await entrar(pagina, 'adm@demo.martelo', '/acerto/aprovacoes', SITE);
    const fila = pagina.getByRole('navigation', { name: 'Pedidos à espera' }).getByRole('button');
    const da = (id: number) => fila.filter({ hasText: `Venda ${id}` });
    await da(desconto.id).first().click();
    const tabela = pagina.getByRole('table');
    await tabela.getByRole('row', { name: /Total da venda.*R\$\s10\.000,00.*R\$\s8\.500,00/ }).waitFor();
    await pagina.getByText('Avaria achada na vistoria de retirada').waitFor();
    await conferirTela(pagina, 'aprovacoes-1200');
    await pagina.keyboard.press('a');
    await pagina.getByRole('dialog', { name: /Aprovar: Desconto/ }).waitFor();
    await conferirTela(pagina, 'aprovacoes-aprovar-1200');
    await pagina.keyboard.press('Enter');
    await pagina.getByText(`Desconto da venda ${desconto.id}: aprovado, está sendo feito.`).waitFor();
    await expect.poll(async () => (await desconto.ler()).valorDesconto).toBe(150_000);
    await expect.poll(() => da(desconto.id).count()).toBe(0);

    // What is asked for now is there without anybody reloading; and refused with words.
    const { aprovacaoUid } = await desconto.pedir(200_000);
    await da(desconto.id).first().click({ timeout: 15_000 });
    await pagina.keyboard.press('r');
    const pergunta = pagina.getByRole('dialog', { name: 'Recusar: Desconto?' });
    expect(await pergunta.getByRole('button', { name: /^Recusar e avisar/ }).isDisabled()).toBe(true);
    await pergunta.getByLabel('Motivo').fill('O laudo não mostra avaria.');
    await pergunta.getByLabel('Motivo').press('Control+Enter');
    await pagina.getByText(`Desconto da venda ${desconto.id}: recusado.`).waitFor();
    const adm = await new Api().entrar('adm@demo.martelo');
    const decidida = await adm.chamar<{ situacao: string; motivo: string }>(
      'GET',
      `/v1/aprovacoes/${aprovacaoUid}`,
    );
    expect(decidida).toMatchObject({ situacao: 'RECUSADA', motivo: 'O laudo não mostra avaria.' });
    expect(erros).toEqual([]);
  });

  test('is nobody’s own to approve: who asked sees it, and may take it back', async () => {
    const desconto = await pedirDesconto('pacto', 120_000);
    const { pagina, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'acerto@demo.martelo', '/acerto/aprovacoes', LOJA);
    await conferirTela(pagina, 'aprovacoes-lista-360');
    await pagina
      .getByRole('button', { name: new RegExp(`Venda ${desconto.id}\\b`) })
      .first()
      .click();
    await pagina.getByText('Foi você quem pediu: outra pessoa decide.').waitFor();
    expect(await pagina.getByRole('button', { name: 'Aprovar', exact: true }).count()).toBe(0);
    await conferirTela(pagina, 'aprovacoes-360');
    await pagina.getByRole('button', { name: 'Desfazer meu pedido' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Desfazer', exact: true }).click();
    await pagina.getByText(`Desconto da venda ${desconto.id}: pedido desfeito.`).waitFor();
    expect(await desconto.situacao()).toBe('CANCELADA');
    expect(erros).toEqual([]);
  });
});

test('a lot that the room bought is sold to whom staff find and name', { timeout: 120_000 }, async () => {
  const adm = await new Api().entrar('adm@demo.martelo');
  const { uid: leiUid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    ...{ nome: 'Leilão com sala', data: new Date(Date.now() + 3_600_000).toISOString(), situacao: 'PRONTO' },
    incrementos: [{ valor: 10_000 }],
  });
  const nome = `Trator ${randomUUID().slice(0, 6)}`;
  await adm.chamar('POST', `/v1/leiloes/${leiUid}/lotes`, [
    { nome, tipo: 'Carro', valor: { minimo: 100_000 }, finalizacaoManual: true },
  ]);
  const { access_token } = await new Api().chamar<{ access_token: string }>('POST', '/v1/auth/token', {
    ...{ email: 'leiloeiro@demo.martelo', senha: SENHA, permanecerLogado: false },
  });
  const socket = io(ENGINE, { transports: ['websocket'], auth: { hotsite: 'leilo', token: access_token } });
  let estado = await socket.emitWithAck('conectar-leiloeiro', { leiUid });
  const agir = async (acao: string, campos: object = {}) => {
    estado = await socket.emitWithAck('leiloeiro-acao', {
      ...{ leiUid, acao, comandoId: randomUUID(), seq: estado.seq, ...campos },
    });
    expect(estado.ok, JSON.stringify(estado)).toBe(true);
  };
  const { pagina, erros } = await pessoa(navegador());
  await entrar(pagina, 'acerto@demo.martelo', '/acerto/vendas-da-sala', SITE);
  await agir('abrir-lote');
  await agir('lance-presencial', { apelidoUid: estado.apelidos[0].uid, valor: 100_000 });
  for (const acao of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await agir(acao);
  socket.disconnect();

  const daSala = pagina.getByRole('article').filter({ hasText: nome });
  await daSala.waitFor({ timeout: 15_000 });
  await conferirTela(pagina, 'vendas-da-sala-1200');
  await daSala.getByRole('button', { name: /^Identificar o comprador/ }).click();
  const pergunta = pagina.getByRole('dialog', { name: `Quem comprou ${nome}?` });
  const cliente = await new Api().entrar(COMPRADOR);
  const eu = await cliente.chamar<{ nome: string }>('GET', '/v1/auth/eu');
  await pergunta.getByRole('searchbox').fill('zzz não há ninguém assim');
  await pergunta.getByText('Nada encontrado.').waitFor();
  await pergunta.getByRole('searchbox').fill(eu.nome);
  await pergunta
    .getByRole('radio', { name: new RegExp(eu.nome) })
    .first()
    .check();
  await conferirTela(pagina, 'vendas-da-sala-identificar-1200');
  await pergunta.getByRole('button', { name: /^Sim, foi/ }).click();
  await pagina.getByText(`${nome}: comprado por ${eu.nome}.`).waitFor();
  await daSala.waitFor({ state: 'hidden' });
  const { itens } = await cliente.chamar<{ itens: { loteNome: string; situacao: string }[] }>(
    'GET',
    '/v1/cliente/compras',
  );
  expect(itens.find(({ loteNome }) => loteNome === nome)).toMatchObject({ situacao: 'AguardandoPagamento' });
  expect(erros).toEqual([]);
});

test('money without a destination has a screen, on a phone too', async () => {
  const { pagina, erros } = await pessoa(navegador(), 'celular');
  await entrar(pagina, 'adm@demo.martelo', '/acerto/creditos', LOJA);
  await pagina.getByText('Nenhum dinheiro sem destino').waitFor();
  await conferirTela(pagina, 'creditos-360');
  expect(erros).toEqual([]);
});
