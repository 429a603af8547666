import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { comprovanteDesenhado } from '../comprovante-desenhado.ts';
import { enviarDocumentos } from '../documentos-enviados.ts';
import { cadastrar } from './cadastro.ts';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* What documents show, once the house has seen it (decision 420); and queues in which the longest names stand. */

const { navegador } = usarPlataforma();
const LONGO =
  'Maximiliana Wanderléia Albuquerque dos Santos Montenegro de Vasconcelos e Figueiredo Cavalcanti Neta';

/** Nothing of a queue is pushed out of sight: no sideways scrolling, and the last of each line whole. */
const SOBRA = `[...document.querySelectorAll('nav ol button')].map((botao) => {
  const fila = botao.closest('nav');
  const fim = Math.max(...[...botao.querySelectorAll('span > :last-child')].map((um) => um.getBoundingClientRect().right));
  return [fila.scrollWidth - fila.clientWidth > 1, fim > botao.getBoundingClientRect().right];
}).flat().some(Boolean)`;

describe.each([
  { marca: 'leilo', site: SITE },
  { marca: 'pacto', site: LOJA },
] as const)('who was approved, on $marca', ({ marca, site }) => {
  test('does not change their name alone: they ask, staff say what becomes of the document, and it is asked anew', async () => {
    const sufixo = randomUUID()
      .replace(/[^a-f]/g, '')
      .slice(0, 8)
      .padEnd(4, 'a');
    const nome = `${LONGO} ${sufixo}`;
    const email = await cadastrar({ nome, dataNascimento: '1980-05-20' }, marca);
    const adm = await new Api(marca).entrar('adm@demo.martelo');
    const { itens } = await adm.chamar<{ itens: { uid: string }[] }>(
      'GET',
      `/v1/clientes/qb?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'email', valor: email }]))}`,
    );
    const dela = await new Api(marca).entrar(email);
    await enviarDocumentos((caminho, corpo) => dela.chamar('POST', caminho, corpo));
    await adm.chamar('PUT', `/v1/clientes/${itens[0]!.uid}/participacao`, { documentoSituacao: 'Aprovado' });

    const cliente = await pessoa(navegador(), 'celular');
    await entrar(cliente.pagina, email, '/cliente/meu-perfil', site);
    await cliente.pagina.getByText('são conferidos com os documentos que você enviou').waitFor();
    expect(await cliente.pagina.locator('input#nome, input#dataNascimento, input#rg').count()).toBe(0);
    await cliente.pagina.getByLabel('Outro telefone').waitFor();
    await conferirTela(cliente.pagina, `perfil-travado-${marca}-360`);
    await cliente.pagina.getByRole('link', { name: /^Peça a correção/ }).click();
    await cliente.pagina.waitForURL(/\/cliente\/privacidade#corrigir$/);
    await cliente.pagina.locator('#campo').selectOption('nome');
    await cliente.pagina.locator('#valor').fill(`${nome} Prado`);
    await cliente.pagina
      .getByRole('button', { name: /pedido/i })
      .first()
      .click();
    await cliente.pagina.getByText(/Correção de dados: Nome/).waitFor();

    const sac = await pessoa(navegador(), 'computador');
    await entrar(sac.pagina, 'sac@demo.martelo', '/sac/privacidade', site);
    const fila = sac.pagina.getByRole('navigation', { name: 'Pedidos à espera' });
    await fila
      .getByRole('button', { name: new RegExp(sufixo) })
      .first()
      .waitFor();
    expect(await sac.pagina.evaluate(SOBRA)).toBe(false);
    await fila
      .getByRole('button', { name: new RegExp(sufixo) })
      .first()
      .click();
    await sac.pagina
      .getByText('Este dado foi provado por um documento aprovado.', { exact: false })
      .waitFor();
    await conferirTela(sac.pagina, `titulares-nome-longo-${marca}-1200`);
    await sac.pagina.getByRole('button', { name: 'Atender', exact: true }).click();
    const atender = sac.pagina.getByRole('dialog');
    await atender.getByText('E o documento aprovado?').waitFor();
    expect(await atender.getByRole('button', { name: 'Atender e responder' }).isDisabled()).toBe(true);
    await atender.getByText('Pedir um novo documento').click();
    await conferirTela(sac.pagina, `titulares-documento-${marca}-1200`);
    await sac.pagina.setViewportSize(LARGURAS.celular);
    await conferirTela(sac.pagina, `titulares-documento-${marca}-360`);
    await atender.getByRole('button', { name: 'Atender e responder' }).click();
    await sac.pagina.getByText(/: atendido\./).waitFor();
    expect(await sac.pagina.evaluate(SOBRA)).toBe(false);

    const eu = await new Api(marca).entrar(email);
    await expect
      .poll(async () => (await eu.chamar<{ nome: string }>('GET', '/v1/cliente/perfil')).nome)
      .toBe(`${nome} Prado`);
    await cliente.pagina.goto(`${site}/documentos`);
    await cliente.pagina.getByRole('heading', { level: 1 }).waitFor();
    await conferirTela(cliente.pagina, `documentos-de-novo-${marca}-360`);
    expect([...cliente.erros, ...sac.erros]).toEqual([]);
    await Promise.all([cliente.contexto.close(), sac.contexto.close()]);
  });

  test('stands in settlement’s queue with the amount in sight, however long the name', async () => {
    const nome = `${LONGO} ${randomUUID()
      .replace(/[^a-f]/g, '')
      .slice(0, 8)
      .padEnd(4, 'b')}`;
    const cliente = await new Api(marca).entrar(await cadastrar({ nome }, marca));
    const lote = await criarLote({
      ...{ marca, segundos: 3_600, leilao: { porcentagemComissao: 0 } },
      lote: { valor: { minimo: 100_000, compreJa: 123_456_700 } },
    });
    const { venda } = await cliente.chamar<{ venda: { id: number } }>(
      'POST',
      `/v1/lotes/${lote.uid}/compre-ja`,
      { comandoId: randomUUID(), valor: 123_456_700 },
    );
    await expect
      .poll(() => cliente.chamar('GET', `/v1/cliente/compras/${venda.id}`).catch(() => null))
      .not.toBeNull();
    const { uid } = await cliente.chamar<{ uid: string }>(
      'POST',
      `/v1/cliente/compras/${venda.id}/pagamentos`,
      { comandoId: randomUUID(), tipo: 'DEPOSITO', valor: 123_456_700 },
    );
    const desenhado = await comprovanteDesenhado([
      ...[
        'Comprovante de transferência',
        'Valor R$ 1.234.567,00',
        'Quem pagou',
        'Nome OUTRA PESSOA QUALQUER',
      ],
    ]);
    const provas = [
      { bytes: new Uint8Array(pdf()), nome: 'ted.pdf' },
      { bytes: new Uint8Array(desenhado), nome: 'ted.png' },
    ];
    for (const { bytes, nome: arquivo } of provas) {
      const prova = new FormData();
      prova.set('comandoId', randomUUID());
      prova.set('arquivo', new Blob([bytes]), arquivo);
      await cliente.chamar('POST', `/v1/cliente/pagamentos/${uid}/comprovantes`, prova);
    }
    const { pagina, contexto, erros } = await pessoa(navegador(), 'computador');
    await entrar(pagina, 'acerto@demo.martelo', '/acerto/comprovantes', site);
    const linha = pagina.locator('nav ol button').filter({ hasText: nome });
    await linha.getByText('R$ 1.234.567,00').waitFor();
    expect(await pagina.evaluate(SOBRA)).toBe(false);
    await linha.click();
    // P7: what a program read stands beside the picture, each part against what is asked; of the other file it says that it read nothing.
    const leituras = pagina.getByRole('region', { name: /^Leitura automática de / });
    await leituras.filter({ hasText: 'OUTRA PESSOA QUALQUER' }).waitFor({ timeout: 60_000 });
    const lida = leituras.filter({ hasText: 'OUTRA PESSOA QUALQUER' });
    await lida.getByText('Confere', { exact: true }).waitFor();
    await lida.getByText('Não confere', { exact: true }).waitFor();
    await lida.getByText('Não foi lido', { exact: true }).waitFor();
    await leituras.filter({ hasText: 'Nada pôde ser lido neste arquivo.' }).waitFor();
    await conferirTela(pagina, `comprovantes-nome-longo-${marca}-1200`);
    await pagina.setViewportSize(LARGURAS.celular);
    await conferirTela(pagina, `comprovantes-nome-longo-${marca}-360`);
    await pagina.getByRole('button', { name: 'Voltar à lista' }).click();
    expect(await pagina.evaluate(SOBRA)).toBe(false);
    await conferirTela(pagina, `comprovantes-fila-longa-${marca}-360`);
    expect(erros).toEqual([]);
    await contexto.close();
  });
});
