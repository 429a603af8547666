import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { palavra } from './administracao.ts';
import { TELA } from './conferir-o-admin.ts';
import { conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { semNome } from './sem-nome.ts';
import { type Mesa, usarAdministracao } from './usar-administracao.ts';

/* What lists and forms of all kinds are of one piece in, tried on one that has it. */

const { navegador, mesa } = usarAdministracao();
let { api, pagina, abrir, ordenarPor, linhas } = {} as Mesa;
beforeAll(() => {
  ({ api, pagina, abrir, ordenarPor, linhas } = mesa());
});

describe('what every list and form can', () => {
  const lote = palavra('Grupo');
  beforeAll(async () => {
    for (let i = 0; i < 30; i++)
      await api.chamar('POST', '/v1/cliente/grupos-cliente', {
        nome: `${lote} ${'abcdefghijklmnopqrstuvwxyzABCD'[i]}`,
      });
  });
  const daqui = (mais = '') =>
    `/grupos-cliente?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: lote }]))}${mais}`;

  test('goes through pages, and back to the first with another question', async () => {
    await abrir(daqui('&porPagina=25'));
    await expect.poll(() => linhas().count()).toBe(25);
    await pagina.getByRole('button', { name: 'Próxima página' }).click();
    await expect.poll(() => linhas().count()).toBe(5);
    await pagina.getByText('Página 2 de 2').waitFor();
    await ordenarPor('Nome').click();
    await pagina.getByText('Página 1 de 2').waitFor();
    await pagina.getByText('Colunas', { exact: true }).click();
    await pagina.getByRole('checkbox', { name: 'Criado em' }).check();
    await ordenarPor('Criado em').waitFor();
    await semBarreiras(pagina);
    await pagina.getByRole('button', { name: 'Voltar às de sempre' }).click();
    await ordenarPor('Criado em').waitFor({ state: 'detached' });
  });

  test('is filtered by who is named, found by their words, and says whom by name', async () => {
    const [deste, doOutro] = [palavra('Carteira'), palavra('Carteira')];
    const carteiras = await Promise.all(
      [deste, doOutro].map((nome) => api.chamar<{ id: number }>('POST', '/v1/carteiras', { nome })),
    );
    const nomes = [palavra('Banco'), palavra('Banco')];
    for (const [i, nome] of nomes.entries())
      await api.chamar('POST', '/v1/comitentes', { nome, carteiraIds: [carteiras[i]!.id] });
    await abrir('/comitentes');
    await pagina.getByRole('button', { name: 'Filtrar' }).click();
    const dialogo = pagina.getByRole('dialog', { name: 'Filtrar' });
    await dialogo.getByLabel('Campo').selectOption({ label: 'Carteiras' });
    await dialogo.getByRole('combobox', { name: 'Valor' }).fill(deste);
    await dialogo.getByRole('option', { name: deste }).click();
    await dialogo.getByRole('button', { name: `Tirar: ${deste.toLowerCase()}` }).waitFor();
    await semBarreiras(pagina);
    await dialogo.getByRole('button', { name: 'Aplicar' }).click();
    await expect.poll(() => linhas().count()).toBe(1);
    await linhas().getByText(nomes[0]!).first().waitFor();
    await pagina.getByRole('button', { name: new RegExp(`^Mudar o filtro .*${deste}`) }).waitFor();
    await pagina.reload();
    await pagina.getByText(deste).first().waitFor();
    expect(await linhas().count()).toBe(1);
  });

  test('does the same to many, line by line: the refusal of one stops none (BO5)', async () => {
    await abrir(daqui('&porPagina=25'));
    await pagina.getByLabel('Marcar todos os desta página').check();
    await pagina.getByRole('button', { name: 'Marcar todos os 30 da lista' }).click();
    await pagina.getByText('30 marcados').waitFor();
    const { itens } = await api.chamar<{ itens: { uid: string; revisao: number }[] }>(
      'GET',
      `/v1/cliente/grupos-cliente?porPagina=1&filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: lote }]))}`,
    );
    await api.chamar('PUT', `/v1/cliente/grupos-cliente/${itens[0]!.uid}`, {
      descricao: 'Mudou.',
      revisao: itens[0]!.revisao,
    });
    await pagina.getByRole('button', { name: 'Alterar um campo' }).click();
    const dialogo = pagina.getByRole('dialog');
    await dialogo.getByLabel('Campo').selectOption('tipo');
    await dialogo.getByLabel('Tipo', { exact: true }).fill('Sazonal');
    await conferirTela(pagina, 'admin-em-massa');
    await dialogo.getByRole('button', { name: 'Sim, fazer' }).click();
    await dialogo.getByText('29 linhas feitas, 1 recusada.').waitFor();
    await conferirTela(pagina, 'admin-em-massa-relatorio');
    await dialogo.getByRole('button', { name: 'Repetir as recusadas' }).click();
    await dialogo.getByText('30 linhas feitas, 0 recusadas.').waitFor();
    await dialogo.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => linhas().filter({ hasText: 'Sazonal' }).count()).toBe(25);
  });

  test('acts on many where all of them take it, of kinds that nobody writes as well; what is answered late is done once (BO5)', async () => {
    const nome = palavra('Convite');
    const convites: { uid: string; revisao: number }[] = [];
    for (const letra of 'abc')
      convites.push(
        await api.chamar('POST', '/v1/convites-cadastro', {
          ...{ nome: `${nome} ${letra}`, maximoUsos: 1 },
          expiraEm: new Date(Date.now() + 5 * 86_400_000).toISOString(),
        }),
      );
    const [primeiro] = convites;
    await api.chamar('POST', `/v1/convites-cadastro/${primeiro!.uid}/revogar`, { revisao: 1 });
    await abrir(
      `/convites-cadastro?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: nome }]))}`,
    );
    await expect.poll(() => linhas().count()).toBe(3);
    await pagina.getByLabel('Marcar todos os desta página').check();
    // One of them is revoked already: then it is offered of none.
    await pagina.getByText('Nenhuma ação serve a todas as marcadas.').waitFor();
    const revogar = pagina.getByRole('button', { name: 'Revoga', exact: true });
    expect(await revogar.count()).toBe(0);
    await conferirTela(pagina, 'admin-em-massa-sem-ato');
    await linhas().filter({ hasText: 'Revogado' }).getByRole('checkbox').uncheck();
    await revogar.click();
    const dialogo = pagina.getByRole('dialog', { name: 'Revoga: 2 linhas?' });
    await dialogo.getByText('Revoga: o link não vale mais').waitFor();
    // The engine does it, and its answer is lost: asked again it is the same command.
    let perdida = false;
    await pagina.route('**/v1/convites-cadastro/em-massa', async (rota) => {
      if (perdida) return rota.continue();
      perdida = true;
      await rota.fetch(semNome(rota.request()));
      await rota.abort('connectionreset');
    });
    await dialogo.getByRole('button', { name: 'Sim, fazer' }).click();
    await dialogo.getByRole('alert').waitFor();
    await dialogo.getByRole('button', { name: 'Sim, fazer' }).click();
    const relatorio = pagina.getByRole('dialog', { name: 'Revoga', exact: true });
    await relatorio.getByText('2 linhas feitas, 0 recusadas.').waitFor();
    await pagina.unroute('**/v1/convites-cadastro/em-massa');
    await relatorio.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => linhas().filter({ hasText: 'Revogado' }).count()).toBe(3);
    for (const { uid } of convites)
      expect(await api.chamar('GET', `/v1/convites-cadastro/${uid}`)).toMatchObject({ revisao: 2 });

    // Clients are written by acts alone; what is missing is said at its field.
    await abrir('/clientes');
    await linhas().first().waitFor();
    for (const i of [0, 1]) await linhas().nth(i).getByRole('checkbox').check();
    await pagina.getByRole('button', { name: 'Anota', exact: true }).click();
    const anotar = pagina.getByRole('dialog');
    await anotar.getByRole('button', { name: 'Sim, fazer' }).click();
    await anotar.locator('.erro').first().waitFor();
    await anotar.locator('textarea').fill('Vieram pela feira.');
    await conferirTela(pagina, 'admin-em-massa-ato');
    await anotar.getByRole('button', { name: 'Sim, fazer' }).click();
    await anotar.getByText('2 linhas feitas, 0 recusadas.').waitFor();
    await conferirTela(pagina, 'admin-em-massa-ato-feito');
    await anotar.getByRole('button', { name: 'Fechar' }).click();
  });

  test('a shown row changes where it stands within two seconds; a new one waits behind a button (BO7)', async () => {
    await abrir(daqui());
    await linhas().first().waitFor();
    await pagina.waitForTimeout(1_000);
    const { itens } = await api.chamar<{ itens: { uid: string; revisao: number; nome: string }[] }>(
      'GET',
      `/v1/cliente/grupos-cliente?porPagina=1&filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: lote }]))}`,
    );
    const antes = await linhas().locator('td:nth-child(3)').allInnerTexts();
    await api.chamar('PUT', `/v1/cliente/grupos-cliente/${itens[0]!.uid}`, {
      tipo: 'Ao vivo',
      revisao: itens[0]!.revisao,
    });
    await linhas()
      .filter({ hasText: itens[0]!.nome })
      .filter({ hasText: 'Ao vivo' })
      .waitFor({ timeout: 8_000 });
    expect(await linhas().locator('td:nth-child(3)').allInnerTexts()).toEqual(antes);
    await api.chamar('POST', '/v1/cliente/grupos-cliente', { nome: `${lote} novo` });
    await pagina.getByRole('button', { name: '1 novo: mostrar' }).click();
    await linhas()
      .filter({ hasText: `${lote} novo` })
      .waitFor();
  });

  test('keeps what was written through a reload, asks before it is left, and forgets it with the session (BO9)', async () => {
    const outra = await pessoa(navegador());
    await outra.pagina.setViewportSize(TELA);
    await entrar(outra.pagina, 'sac@demo.martelo', '/admin/grupo-cliente/novo', SITE);
    const nome = outra.pagina.locator('#campo-nome');
    await nome.fill('Escrito e não salvo');
    await outra.pagina.waitForTimeout(900);
    await outra.pagina.reload();
    await outra.pagina.getByText(/^Recuperamos o que você escreveu/).waitFor();
    expect(await nome.inputValue()).toBe('Escrito e não salvo');
    await conferirTela(outra.pagina, 'admin-rascunho');
    await outra.pagina.getByRole('link', { name: 'Início' }).click();
    await outra.pagina.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor();
    await outra.pagina.getByRole('button', { name: 'Sair e guardar' }).click();
    await outra.pagina.getByRole('heading', { name: /^Olá/ }).waitFor();
    const guardados = () =>
      outra.pagina.evaluate(() => Object.keys(localStorage).filter((um) => um.includes('rascunho')).length);
    expect(await guardados()).toBe(1);
    await outra.pagina.goto(`${SITE}/sair`);
    await outra.pagina.waitForURL(/\/login/);
    expect(await guardados()).toBe(0);
    expect(outra.erros).toEqual([]);
    await outra.contexto.close();
  });

  test('a masked field is shown whole to who may and asks, never sent back as its mask, nor kept in a draft (R4)', async () => {
    const onde = '/v1/contas-bancarias';
    const { uid, titularDocumento } = await api.chamar<{ uid: string; titularDocumento: string }>(
      'POST',
      onde,
      {
        ...{
          banco: 'Banco de Teste',
          // One that has published no rule for its digits.
          bancoCodigo: '260',
          agencia: '1',
          conta: String(randomInt(1e9)),
          titular: palavra('Titular'),
        },
        titularDocumento: cpfNovo(),
      },
    );
    await abrir(`/conta-bancaria/${uid}`);
    await pagina.getByText(`Hoje: ${titularDocumento}.`, { exact: false }).waitFor();
    await pagina.locator('#campo-titular').fill(palavra('Titular'));
    await pagina.locator('#campo-titularDocumento').fill('52998224725');
    await pagina.waitForTimeout(900);
    const rascunhos = await pagina.evaluate(() =>
      Object.entries(localStorage)
        .filter(([um]) => um.includes('rascunho'))
        .join(),
    );
    expect(rascunhos).toContain('titular');
    expect(rascunhos).not.toMatch(/titularDocumento|52998224725/);
    await pagina.locator('#campo-titularDocumento').fill('');
    await pagina.getByRole('button', { name: 'Salvar' }).click();
    await pagina.getByText('Salvo.').first().waitFor();
    expect((await api.chamar<{ titularDocumento: string }>('GET', `${onde}/${uid}`)).titularDocumento).toBe(
      titularDocumento,
    );
    const inteiro = (await api.chamar<{ titularDocumento: string }>('GET', `${onde}/${uid}?inteiros=true`))
      .titularDocumento;
    await pagina.getByRole('button', { name: 'Mostrar dados por inteiro' }).click();
    await pagina.locator('.sabidos').getByText(inteiro).waitFor();
    const { revisao } = await api.chamar<{ revisao: number }>('GET', `${onde}/${uid}`);
    await api.chamar('DELETE', `${onde}/${uid}?revisao=${revisao}`);
  });

  test('an action that leads on is asked about in words, done, and gone where it leads nowhere any more', async () => {
    const convite = await api.chamar<{ uid: string }>('POST', '/v1/convites-cadastro', {
      nome: palavra('Convite'),
    });
    await abrir(`/convite/${convite.uid}`);
    await pagina.getByRole('button', { name: 'Revoga' }).click();
    await pagina.getByRole('dialog').getByText('Revoga: o link não vale mais').waitFor();
    await conferirTela(pagina, 'admin-acao');
    await pagina.getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.locator('.registro-topo').getByText('Revogado').waitFor();
    expect(await pagina.getByRole('button', { name: 'Revoga' }).count()).toBe(0);
  });
});
