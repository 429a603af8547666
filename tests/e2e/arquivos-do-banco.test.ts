import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatarReais } from '@martelo/shared/reais';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retorno } from '../contract/retorno-de-exemplo.ts';
import { portaLivre } from '../porta-livre.ts';
import { baixar } from './baixar.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { portasLivres } from './em-comum.ts';
import { paginasDoPdf, temPoppler } from './pdf.ts';
import { abrirNavegador, Plataforma, pessoa, SENHA } from './plataforma.ts';
import { entrar } from './pregao.ts';

/* Files between the house and its bank, as who settles works with them: a platform of its own, whose brands have a bank. */

const portas = await portasLivres();
const plataforma = new Plataforma({ MARTELO_DEMO_BANCO: String(await portaLivre()) }, portas);
let navegador: Awaited<ReturnType<typeof abrirNavegador>>;
beforeAll(async () => {
  await plataforma.iniciar();
  navegador = await abrirNavegador();
});
afterAll(async () => {
  await navegador?.close();
  await plataforma.descartar();
});

async function chamar<T>(token: string, metodo: string, caminho: string, corpo?: object): Promise<T> {
  const resposta = await fetch(`http://127.0.0.1:${portas.engine}${caminho}`, {
    method: metodo,
    headers: {
      ...{ hotsite: 'leilo', 'content-type': 'application/json' },
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
  });
  const texto = await resposta.text();
  if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${texto}`);
  return JSON.parse(texto) as T;
}
const token = async (email: string) =>
  (
    await chamar<{ access_token: string }>('', 'POST', '/v1/auth/token', {
      ...{ email, senha: SENHA, permanecerLogado: false },
    })
  ).access_token;

async function novoLeilao(): Promise<string> {
  const { uid } = await chamar<{ uid: string }>(await token('adm@demo.martelo'), 'POST', '/v1/leiloes', {
    ...{ nome: 'Evento de teste', data: new Date(Date.now() + 3_600_000).toISOString(), situacao: 'PRONTO' },
    porcentagemComissao: 0,
  });
  return uid;
}
/** Bought at once and to be paid by a boleto: its payment and its sale. */
async function comBoleto(valor: number, leilao?: string): Promise<{ uid: string; id: number }> {
  const uid = leilao ?? (await novoLeilao());
  const lotes = `/v1/leiloes/${uid}/lotes`;
  const { itens } = await chamar<{ itens: { uid: string }[] }>(
    ...([await token('adm@demo.martelo'), 'POST', lotes] as const),
    { nome: 'Fiat Uno', tipo: 'Carro', valor: { minimo: 100, compreJa: valor } },
  );
  const cliente = await token('cliente6@demo.martelo');
  const compra = `/v1/lotes/${itens[0]!.uid}/compre-ja`;
  const { venda } = await chamar<{ venda: { id: number } }>(cliente, 'POST', compra, {
    ...{ comandoId: randomUUID(), valor },
  });
  const feito = await chamar<{ uid: string }>(cliente, 'POST', `/v1/cliente/compras/${venda.id}/pagamentos`, {
    comandoId: randomUUID(),
    tipo: 'BOLETO',
    valor,
  });
  return { uid: feito.uid, id: venda.id };
}
async function abrir(quem: string, mais = '', tela = 'arquivos-do-banco') {
  const { contexto, pagina, erros } = await pessoa(navegador);
  await pagina.setViewportSize(TELA);
  await entrar(pagina, quem, `/admin/${tela}${mais}`, `http://leilo.localhost:${portas.storefront}`);
  return { contexto, pagina, erros };
}
const escolher = (pagina: Page, texto: string, nome = 'CB241101.RET') =>
  pagina
    .getByLabel('Arquivo de retorno')
    .setInputFiles({ name: nome, mimeType: 'text/plain', buffer: Buffer.from(texto, 'latin1') });
const situacaoDe = async (id: number) =>
  (await chamar<{ situacao: string }>(await token('acerto@demo.martelo'), 'GET', `/v1/vendas/${id}`))
    .situacao;

describe('the files of the bank', () => {
  test('a remittance says what waits, is made once, is fetched at once and again later', async () => {
    const { id } = await comBoleto(400_000);
    const { contexto, pagina, erros } = await abrir('adm@demo.martelo');
    const espera = pagina.getByRole('region', { name: 'O que espera a remessa' });
    await espera.getByRole('link', { name: String(id), exact: true }).waitFor();
    await conferirOAdmin(pagina, 'banco-remessa-espera');
    await pagina.getByRole('button', { name: 'Gerar remessa' }).click();
    const baixado = pagina.waitForEvent('download');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Gerar remessa' }).click();
    const primeiro = await baixado;
    expect(primeiro.suggestedFilename()).toMatch(/^remessa-237-\d{6}\.rem$/);
    await pagina.getByRole('dialog').waitFor({ state: 'detached' });
    await pagina.getByText('O banco já sabe de todos os boletos').waitFor();
    const deNovo = pagina.waitForEvent('download');
    await pagina
      .getByRole('button', { name: /^Baixar o arquivo/ })
      .first()
      .press('Enter');
    const ler = async (um: typeof primeiro) => readFile(await um.path(), 'latin1');
    expect(await ler(await deNovo)).toBe(await ler(primeiro));
    await conferirOAdmin(pagina, 'banco-remessas');
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('a return file is checked with nothing done, then taken in line by line; another account’s is refused in words', async () => {
    const { uid, id } = await comBoleto(410_000);
    const adm = await token('adm@demo.martelo');
    await chamar(adm, 'POST', '/v1/boletos/remessas', { comandoId: randomUUID() });
    const { contexto, pagina, erros } = await abrir('adm@demo.martelo', '?aba=retorno');
    await escolher(pagina, 'Prezados, segue o retorno.', 'carta.txt');
    await pagina.getByRole('alert').first().waitFor();
    const deOutra = retorno(uid, '06', 410_000, 2_001).replaceAll('0000004030052', '0000009990052');
    await escolher(pagina, deOutra, 'outra.ret');
    await pagina.getByText('Este arquivo é de outra conta').waitFor();
    const arquivo = retorno(uid, '06', 409_900, 2_002);
    await escolher(pagina, arquivo);
    await pagina.getByRole('heading', { name: 'Conferido: nada mudou ainda' }).waitFor();
    await pagina.getByText('pagou R$ 4.099,00 de R$ 4.100,00').waitFor();
    expect(await situacaoDe(id)).toBe('AguardandoPagamento');
    await conferirOAdmin(pagina, 'banco-retorno-conferido');
    await pagina.getByRole('button', { name: 'Aplicar 1 linha' }).click();
    await pagina.getByRole('heading', { name: 'Arquivo aplicado' }).waitFor();
    await pagina.getByRole('cell', { name: 'CB241101.RET' }).waitFor();
    await conferirOAdmin(pagina, 'banco-retorno-aplicado');
    const venda = await chamar<{ totais: { restante: number } }>(
      await token('acerto@demo.martelo'),
      'GET',
      `/v1/vendas/${id}`,
    );
    expect(venda.totais.restante).toBe(100);
    await pagina.getByRole('button', { name: 'Escolher outro arquivo' }).click();
    await escolher(pagina, arquivo);
    await pagina.getByText('Este arquivo já foi aplicado.').waitFor();
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('who does not speak with the bank is told whose screen it is, and finds it in no menu', async () => {
    const { contexto, pagina } = await abrir('acerto@demo.martelo');
    await pagina
      .getByText('Esta tela é de quem tem um destes papéis: Interno - ADM, Interno - Financeiro.')
      .waitFor();
    expect(await pagina.getByRole('link', { name: 'Arquivos do banco' }).count()).toBe(0);
    await contexto.close();
  });
});

/** The bank says of it: `02` that it is registered, `06` that it is paid. */
async function retornar(ocorrencia: '02' | '06', uid: string, valor: number, aviso: number): Promise<void> {
  const corpo = new FormData();
  corpo.set('arquivo', new Blob([retorno(uid, ocorrencia, valor, aviso)]), 'banco.ret');
  const authorization = `Bearer ${await token('adm@demo.martelo')}`;
  const posto = await fetch(`http://127.0.0.1:${portas.engine}/v1/boletos/retorno`, {
    ...{ method: 'POST', body: corpo, headers: { hotsite: 'leilo', authorization } },
  });
  expect(posto.status, await posto.text()).toBe(200);
}

describe('the slips of an auction', () => {
  test('stand on one screen by situation, open as paper once the bank has them, and lead to the sale', async () => {
    const { uid, id } = await comBoleto(430_000);
    const adm = await token('adm@demo.martelo');
    const { leiUid } = await chamar<{ leiUid: string }>(adm, 'GET', `/v1/vendas/${id}`);
    const { contexto, pagina, erros } = await abrir('adm@demo.martelo', `/${leiUid}`, 'leilao');
    await pagina.getByRole('link', { name: 'Boletos do leilão' }).click();
    await pagina.getByRole('heading', { name: 'Boletos do leilão' }).waitFor();
    await pagina.getByRole('link', { name: String(id), exact: true }).waitFor();
    expect(await pagina.getByRole('link', { name: /^Segunda via/ }).count()).toBe(0);
    await pagina.getByRole('link', { name: 'Registrar no banco' }).waitFor();

    await chamar(adm, 'POST', '/v1/boletos/remessas', { comandoId: randomUUID() });
    await retornar('02', uid, 430_000, 2_100);
    await pagina.reload();
    const papel = pagina.getByRole('link', { name: /^Segunda via/ });
    await papel.waitFor();
    const folha = await pagina.evaluate(
      async (caminho) => {
        const { status, headers } = await fetch(caminho);
        return [status, headers.get('content-type')];
      },
      (await papel.getAttribute('href'))!,
    );
    expect(folha).toEqual([200, 'application/pdf']);
    await pagina
      .getByRole('navigation', { name: 'Situação' })
      .getByRole('link', { name: /^Registrado/ })
      .click();
    await pagina.waitForURL(/situacao=REGISTRADO/);
    await pagina.getByRole('link', { name: String(id), exact: true }).waitFor();
    await conferirOAdmin(pagina, 'boletos-do-leilao');
    await pagina.getByRole('link', { name: String(id), exact: true }).press('Enter');
    await pagina.waitForURL(/\/admin\/venda\/.*aba=pagamentos/);
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test.runIf(temPoppler())(
    'that are open come in one file, a list of them and each on a page of its own; what is paid meanwhile is not in the next',
    async () => {
      const leilao = await novoLeilao();
      const valores = [451_000, 452_000];
      const uids: string[] = [];
      for (const valor of valores) uids.push((await comBoleto(valor, leilao)).uid);
      const { contexto, pagina, erros } = await abrir('adm@demo.martelo', `/${leilao}`, 'boletos');
      await pagina.getByRole('heading', { name: 'Boletos do leilão' }).waitFor();
      await pagina.locator('tbody tr').nth(1).waitFor();
      // No paper before the bank has them.
      expect(await pagina.getByRole('button', { name: /^Imprimir/ }).count()).toBe(0);
      await chamar(await token('adm@demo.martelo'), 'POST', '/v1/boletos/remessas', {
        comandoId: randomUUID(),
      });
      for (const [i, uid] of uids.entries()) await retornar('02', uid, valores[i]!, 2_200 + i);
      await pagina.reload();
      await pagina.getByRole('button', { name: 'Imprimir os 2 em aberto' }).click();
      const dialogo = pagina.getByRole('dialog', { name: 'Boletos em aberto' });
      await dialogo.getByText('O arquivo está pronto.').waitFor();
      await conferirOAdmin(pagina, 'boletos-em-um-arquivo');
      const baixado = await baixar(pagina, () => dialogo.getByRole('link', { name: 'Baixar' }).click());
      const [relacao, ...folhas] = paginasDoPdf(await readFile(await baixado.path()));
      expect(folhas).toHaveLength(2);
      for (const valor of valores.map((um) => formatarReais(um).slice(3))) {
        expect(relacao).toContain(valor);
        expect(folhas.filter((folha) => folha.includes(valor))).toHaveLength(1);
      }
      await pagina.keyboard.press('Escape');

      await retornar('06', uids[0]!, valores[0]!, 2_210);
      await pagina.reload();
      await pagina.getByRole('button', { name: 'Imprimir o boleto em aberto' }).waitFor();
      expect(erros).toEqual([]);
      await contexto.close();
    },
  );

  test('a consignor’s people see none of sales with lots of others, and settlement is told whose screen it is', async () => {
    const { id } = await comBoleto(440_000);
    const { leiUid } = await chamar<{ leiUid: string }>(
      await token('acerto@demo.martelo'),
      'GET',
      `/v1/vendas/${id}`,
    );
    const comitente = await abrir('comitente@demo.martelo', `/${leiUid}`, 'boletos');
    await comitente.pagina.getByText('Não há boletos do leilão para mostrar.').waitFor();
    await conferirOAdmin(comitente.pagina, 'boletos-do-leilao-vazio');
    await comitente.contexto.close();
    const acerto = await abrir('acerto@demo.martelo', `/${leiUid}`, 'boletos');
    await acerto.pagina
      .getByText('Esta tela é de quem tem um destes papéis: Interno - ADM, Interno - Comitente.')
      .waitFor();
    await acerto.contexto.close();
  });
});
