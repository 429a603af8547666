import { describe, expect, test } from 'vitest';
import { entradaDe, palavra } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarAdministracao } from './usar-administracao.ts';

/* Consignors and their groups in the back office: what is made from where one stands begins with what one came from. */

const { mesa, navegador } = usarAdministracao();
const escolhido = (nome: string) => mesa().pagina.locator('.referencia .filtro', { hasText: nome });
const parte = (nome: string) => mesa().pagina.getByRole('region', { name: nome, exact: true });
const novo = (rota: string, corpo: object) =>
  mesa().api.chamar<{ uid: string; id: number; nome: string }>('POST', rota, corpo);

describe('a consignor’s screen', () => {
  test('is reached from its group, which it begins with; both say so afterwards', async () => {
    const { pagina, abrir, erros, api } = mesa();
    const grupo = await novo('/v1/grupos-comitente', {
      ...{ nome: palavra('Bancos'), cogSigla: palavra('g').replace(/\W/g, '').slice(-6) },
    });
    await abrir(`/grupo-comitente/${grupo.uid}`);
    await parte('Comitentes do grupo').getByText('Nenhum comitente diz que é deste grupo.').waitFor();
    await conferirOAdmin(pagina, 'grupo-de-comitentes-vazio');
    await pagina.getByRole('link', { name: 'Cadastrar comitente neste grupo' }).click();
    await escolhido(grupo.nome).waitFor();
    const [nome, nomeSite] = [palavra('Banco'), palavra('Azul')];
    await entradaDe(pagina, { campo: 'nome' }).fill(nome);
    await entradaDe(pagina, { campo: 'nomeSite' }).fill(nomeSite);
    await pagina.keyboard.press('Control+s');
    await pagina.waitForURL(/\/admin\/comitente\/[\w-]{36}$/);
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    const feito = await api.chamar<{ cogId: number; nomeSite: string }>(
      'GET',
      `/v1/comitentes/${pagina.url().split('/').at(-1)}`,
    );
    expect(feito).toMatchObject({ cogId: grupo.id, nomeSite });
    await abrir(`/grupo-comitente/${grupo.uid}`);
    await parte('Comitentes do grupo').getByRole('link', { name: nome }).press('Enter');
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    expect(erros).toEqual([]);
  });

  test('has what was agreed with it and where it is paid, and the way to more of both and to what is its own', async () => {
    const { pagina, abrir, erros, linhas } = mesa();
    const banco = await novo('/v1/comitentes', { nome: palavra('Banco'), nomeSite: 'Banco' });
    // The demo's administrator is alone: what two people decide stands at once.
    await novo('/v1/comissoes-comitente', {
      ...{ comId: banco.id, porcentagem: 7.5, desde: new Date().toISOString().slice(0, 10) },
    });
    await abrir(`/comitente/${banco.uid}`);
    const combinado = parte('Comissão da casa').locator('tbody tr');
    await combinado.getByText('7,5').waitFor();
    expect(await combinado.count()).toBe(1);
    await parte('Contas bancárias dele').getByText('Nenhuma conta', { exact: false }).waitFor();
    await parte('O que ele recebe').getByText('Nenhum lote dele foi vendido ainda.').waitFor();
    await conferirOAdmin(pagina, 'comitente');
    for (const [elo, campo] of [
      ['Combinar comissão', 'porcentagem'],
      ['Cadastrar conta', 'agencia'],
    ] as const) {
      await pagina.getByRole('link', { name: elo }).click();
      await escolhido(banco.nome).waitFor();
      await entradaDe(pagina, { campo }).waitFor();
      await pagina.goBack();
      await pagina.getByRole('heading', { level: 1, name: banco.nome }).waitFor();
    }
    await pagina
      .getByRole('navigation', { name: 'Veja também' })
      .getByRole('link', { name: 'Os lotes dele' })
      .click();
    await pagina.getByRole('heading', { level: 1, name: 'Lotes', exact: true }).waitFor();
    await pagina.locator('.filtro', { hasText: 'Comitente' }).filter({ hasText: banco.nome }).waitFor();
    await nadaCarrega(pagina);
    expect(await linhas().count()).toBe(0);
    expect(erros).toEqual([]);
  });

  test('is read by its own people, who write nothing of it, and open no other', async () => {
    const { api } = mesa();
    const outro = await novo('/v1/comitentes', { nome: palavra('Banco'), nomeSite: 'Outro' });
    const { contexto, pagina, erros } = await pessoa(navegador());
    await pagina.setViewportSize(TELA);
    await entrar(pagina, 'comitente@demo.martelo', '/admin/comitentes', SITE);
    await pagina.locator('.tabela tbody tr[data-linha] a').first().click();
    await pagina.getByRole('heading', { name: 'Comissão da casa' }).waitFor();
    for (const elo of ['Combinar comissão', 'Cadastrar conta'])
      expect(await pagina.getByRole('link', { name: elo }).count(), elo).toBe(0);
    expect(await entradaDe(pagina, { campo: 'nome' }).count()).toBe(0);
    await conferirOAdmin(pagina, 'comitente-dos-seus');
    await pagina.goto(`${SITE}/admin/comitente/${outro.uid}`);
    await pagina.getByRole('alert').waitFor();
    expect(await pagina.getByText(outro.nome).count()).toBe(0);
    expect(await api.chamar<{ nome: string }>('GET', `/v1/comitentes/${outro.uid}`)).toMatchObject({
      nome: outro.nome,
    });
    expect(erros).toEqual([]);
    await contexto.close();
  });
});
