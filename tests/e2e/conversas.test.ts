import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, type LoteDeTeste } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A bidder speaks with the house from a lot's page, and the house answers from its one inbox (L21–L23). */

const { navegador } = usarPlataforma();
const NOME = `Civic da conversa ${randomUUID().slice(0, 6)}`;
const VISITA = 'As visitas são de segunda a sexta, das 9h às 17h.';
let lote: LoteDeTeste;
let adm: Api;
let casa: { contexto: BrowserContext; pagina: Page; erros: string[] };
let ana: { contexto: BrowserContext; pagina: Page; erros: string[] };

beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  lote = await criarLote({ segundos: 7_200, lote: { nome: NOME } });
  await adm.chamar('POST', '/v1/configuracao-chat', {
    ...{ palavras: ['golpe'], respostas: [{ titulo: 'Visitas', texto: VISITA }] },
  });
  casa = await pessoa(navegador());
  await casa.pagina.setViewportSize(TELA);
  ana = await pessoa(navegador(), 'celular');
}, 120_000);
afterAll(async () => {
  await casa?.contexto.close();
  await ana?.contexto.close();
});

const campo = (pagina: Page) => pagina.getByRole('textbox', { name: 'Sua mensagem' });
const dizer = async (pagina: Page, texto: string): Promise<void> => {
  await campo(pagina).fill(texto);
  await campo(pagina).press('Enter');
};
const ditas = (pagina: Page) => pagina.getByRole('log', { name: 'Mensagens' });
/** One message a second. */
const umSegundo = () => new Promise((resolver) => setTimeout(resolver, 1_100));

describe('a chat about a lot', () => {
  test('opens on the lot’s page by its button, on a phone; a visitor is led to the login first', async () => {
    const visita = await pessoa(navegador(), 'celular');
    await visita.pagina.goto(`${SITE}${lote.url}`);
    const entre = visita.pagina.getByRole('link', { name: 'Entre para falar com a casa' });
    expect(await entre.getAttribute('href')).toMatch(/^\/login\?motivo=login&retorno=/);
    await visita.contexto.close();

    const { pagina } = ana;
    await entrar(pagina, 'cliente1@demo.martelo', lote.url);
    const codigo: string[] = [];
    pagina.on('response', (resposta) => {
      if (/\.js(\?|$)/.test(resposta.url())) codigo.push(resposta.url());
    });
    await pagina.getByRole('button', { name: 'Falar com a casa' }).click();
    await pagina.getByRole('dialog', { name: `Conversa sobre ${NOME}` }).waitFor();
    await pagina.getByText('Pergunte o que quiser sobre este lote.').waitFor();
    // Its scripts come with the first press, and not with the page.
    expect(codigo.length).toBeGreaterThan(0);
    expect(await campo(pagina).evaluate((um) => um === document.activeElement)).toBe(true);
    await conferirTela(pagina, 'conversa-vazia');
    await dizer(pagina, 'Bom dia! Veja <b>isto</b>: https://exemplo.com/oferta');
    await ditas(pagina).getByText('https://exemplo.com/oferta').waitFor();
    expect(await ditas(pagina).getByRole('link').count()).toBe(0);
    await expect.poll(() => campo(pagina).inputValue()).toBe('');
    await pagina.getByText('Enviada').waitFor();
  });

  test('is answered from the inbox, live: who waits, who has it, a prepared answer, read and got', async () => {
    const { pagina } = casa;
    await entrar(pagina, 'adm@demo.martelo', '/admin/conversas', SITE);
    const linha = pagina
      .getByRole('list', { name: 'Conversas' })
      .getByRole('link', { name: new RegExp(NOME) });
    await linha.getByText('espera resposta').waitFor();
    await linha.getByText('1 mensagem não lida').waitFor();
    await conferirOAdmin(pagina, 'conversas-caixa');
    // By keys: down the list, and in.
    await linha.focus();
    await pagina.keyboard.press('ArrowDown');
    await pagina.keyboard.press('ArrowUp');
    await linha.focus();
    await pagina.keyboard.press('Enter');
    await ditas(pagina).getByText('https://exemplo.com/oferta').waitFor();
    expect(await ditas(pagina).getByRole('link').count()).toBe(0);
    expect(new URL(pagina.url()).searchParams.get('chat')).not.toBeNull();
    await ana.pagina.getByText('Lida', { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Assumir' }).click();
    await linha.getByText(/^com /).waitFor();
    await pagina.getByRole('combobox', { name: 'Respostas prontas' }).selectOption({ label: 'Visitas' });
    expect(await campo(pagina).inputValue()).toBe(VISITA);
    await campo(pagina).press('Enter');
    await ditas(ana.pagina).getByText(VISITA).waitFor();
    await expect.poll(() => linha.getByText('espera resposta').count()).toBe(0);
    await conferirOAdmin(pagina, 'conversas-aberta');
    await conferirTela(ana.pagina, 'conversa-com-resposta');
  });

  test('what looks like a bid leads its author to the bidding panel, and bids nothing; a barred word is refused, and kept', async () => {
    const { pagina } = ana;
    await umSegundo();
    await dizer(pagina, 'dou 12 mil');
    const lance = pagina.getByRole('button', { name: 'Ir dar lance de R$ 12.000' });
    await lance.waitFor();
    await conferirTela(pagina, 'conversa-parece-lance');
    expect(await casa.pagina.getByRole('button', { name: /Ir dar lance/ }).count()).toBe(0);
    await umSegundo();
    await dizer(pagina, 'isto parece golpe');
    await pagina.getByRole('alert').getByText('“golpe” não é aceito').waitFor();
    expect(await campo(pagina).inputValue()).toBe('isto parece golpe');
    await conferirTela(pagina, 'conversa-palavra-barrada');
    await lance.click();
    await expect.poll(() => pagina.getByRole('dialog', { name: /Conversa sobre/ }).count()).toBe(0);
    const painel = pagina.getByRole('dialog', { name: 'Dar lance' });
    await expect.poll(() => painel.getByLabel('Outro valor').inputValue()).toMatch(/12\.000/);
    const { qtdLances } = await adm.chamar<{ qtdLances: number }>('GET', `/v1/lotes/${lote.uid}`);
    expect(qtdLances).toBe(0);
    await pagina.keyboard.press('Escape');
  });

  test('says on the lot’s button how much is unread, and goes on where it was', async () => {
    await dizer(casa.pagina, 'Ainda tem interesse?');
    const botao = ana.pagina.getByRole('button', { name: /Falar com a casa/ });
    await botao.getByText('1 mensagem não lida').waitFor();
    await botao.scrollIntoViewIfNeeded();
    await conferirTela(ana.pagina, 'conversa-nao-lida');
    await botao.click();
    await ditas(ana.pagina).getByText('Ainda tem interesse?').waitFor();
    await umSegundo();
    await dizer(ana.pagina, 'Tenho sim.');
    await ditas(ana.pagina).getByText('Tenho sim.').waitFor();
    await ditas(casa.pagina).getByText('Tenho sim.').waitFor();
    expect(await ditas(casa.pagina).getByText('Tenho sim.').count()).toBe(1);
  });

  test('is kept in order by the house: a message is removed for everybody, its place stays', async () => {
    const { pagina } = casa;
    const linha = ditas(pagina).getByRole('listitem').filter({ hasText: 'dou 12 mil' });
    await linha.getByRole('button', { name: 'Remover' }).click();
    const pergunta = pagina.getByRole('dialog', { name: 'Remover esta mensagem?' });
    await pergunta.getByText('dou 12 mil').waitFor();
    await pergunta.getByRole('button', { name: 'Remover' }).click();
    await ditas(pagina).getByText('mensagem removida').waitFor();
    await ditas(ana.pagina).getByText('mensagem removida').waitFor();
    expect(await ditas(ana.pagina).getByText('dou 12 mil').count()).toBe(0);
    await conferirTela(ana.pagina, 'conversa-removida');
  });

  test('of an auction is opened by its number, and who speaks in it is muted from a message', async () => {
    const { pagina } = casa;
    const { id } = await adm.chamar<{ id: number }>('GET', `/v1/leiloes/${lote.leiUid}`);
    await pagina.getByLabel('Quais conversas').selectOption('publicas');
    await pagina.getByLabel('Número do leilão').fill(String(id));
    await pagina.getByRole('button', { name: 'Abrir', exact: true }).click();
    await pagina.getByRole('heading', { level: 2, name: 'Chat público' }).waitFor();
    const cliente = await new Api().entrar('cliente2@demo.martelo');
    await cliente.chamar('POST', '/v1/chats/mensagens', {
      ...{ leiUid: lote.leiUid, mensagem: 'Alguém aí?', comandoId: randomUUID() },
    });
    const linha = ditas(pagina).getByRole('listitem').filter({ hasText: 'Alguém aí?' });
    await linha.getByRole('button', { name: 'Silenciar' }).click();
    const pergunta = pagina.getByRole('dialog', { name: /^Silenciar / });
    await pergunta.getByLabel('Por quanto tempo').selectOption('60');
    await conferirTela(pagina, 'admin-conversas-silenciar');
    await pergunta.getByRole('button', { name: 'Silenciar' }).click();
    await pagina.getByText(/não escreve mais nos chats públicos/).waitFor();
    const calada = cliente.chamar('POST', '/v1/chats/mensagens', {
      ...{ leiUid: lote.leiUid, mensagem: 'E agora?', comandoId: randomUUID() },
    });
    await expect(calada).rejects.toThrow(/CHAT_SILENCIADO|não pode escrever/);
    await conferirOAdmin(pagina, 'conversas-publica');
    await pagina.getByRole('button', { name: 'Fechar o chat' }).click();
    await pagina.getByText('Este chat está fechado.').waitFor();
    expect([...casa.erros, ...ana.erros]).toEqual([]);
  });
});
