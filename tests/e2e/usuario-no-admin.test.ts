import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Users of the house in the back office: invited, given roles, blocked and let in again. */

const { navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let adm: Api;
beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/usuarios', SITE);
  await pagina.locator('#conteudo h1').waitFor();
});
afterAll(() => contexto?.close());

const novo = async (papeis: string[] = ['Interno - SAC']) => {
  const nome = palavra('Otávio');
  const email = `otavio-${randomUUID()}@demo.martelo`;
  const { uid } = await adm.chamar<{ uid: string }>('POST', '/v1/usuarios', { nome, email, papeis });
  return { uid, nome, email };
};
const ler = (uid: string) =>
  adm.chamar<{ papeis: string[]; situacao: string; nome: string }>('GET', `/v1/usuarios/${uid}`);
const abrir = async ({ uid, nome }: { uid: string; nome: string }, mais = ''): Promise<void> => {
  await pagina.goto(`${SITE}/admin/usuario/${uid}${mais}`);
  await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
  await nadaCarrega(pagina);
};
const parte = (rotulo: string) => pagina.getByRole('region', { name: rotulo, exact: true });

describe('a user’s screen', () => {
  test('invites somebody in three steps, by keys alone; what two people grant waits, or is granted where there is one', async () => {
    const nome = palavra('Lívia');
    const email = `livia-${randomUUID()}@demo.martelo`;
    await pagina.goto(`${SITE}/admin/usuarios`);
    await pagina.locator('.lista-topo a.botao.primario').click();
    await pagina.getByRole('heading', { name: 'Passo 1 de 3: Quem é' }).waitFor();
    await pagina.getByRole('button', { name: 'Continuar' }).click();
    await pagina.getByText('Escreva o nome.').waitFor();
    await conferirOAdmin(pagina, 'usuario-convite-quem');
    await pagina.getByLabel('Nome', { exact: true }).fill(nome);
    await pagina.getByLabel('E-mail', { exact: true }).fill(email);
    await pagina.keyboard.press('Enter');
    await pagina.getByRole('heading', { name: 'Passo 2 de 3: O que faz' }).waitFor();
    await pagina.getByRole('button', { name: 'Continuar' }).click();
    await pagina.getByText('Escolha ao menos um papel.').waitFor();
    await pagina.getByLabel('Atendimento', { exact: true }).focus();
    await pagina.keyboard.press('Space');
    await pagina.getByLabel('Financeiro').check();
    await conferirOAdmin(pagina, 'usuario-convite-papeis');
    await pagina.keyboard.press('Enter');
    await pagina.getByRole('heading', { name: 'Passo 3 de 3: Confira' }).waitFor();
    await pagina.getByText(`Um link vai para ${email}`, { exact: false }).waitFor();
    await conferirOAdmin(pagina, 'usuario-convite-confira');
    // Leaving asks, and says that nothing of it is kept.
    await pagina.getByRole('link', { name: 'Início' }).click();
    await pagina.getByText('O que você escreveu aqui se perde.').waitFor();
    expect(await pagina.getByRole('button', { name: 'Sair e guardar' }).count()).toBe(0);
    await pagina.getByRole('button', { name: 'Continuar aqui' }).click();
    await pagina.getByRole('button', { name: 'Enviar o convite' }).click();
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    await pagina.getByText(/^Convite enviado\./).waitFor();
    const uid = pagina.url().split('/').at(-1)!;
    // The demo's administrator is alone: nobody could agree, and what was asked for stands.
    expect((await ler(uid)).papeis.sort()).toEqual(['Interno - Financeiro', 'Interno - SAC']);
    await nadaCarrega(pagina);
    await conferirOAdmin(pagina, 'usuario-acesso');
    expect(erros).toEqual([]);
  });

  test('tells what is wrong with an invitation at its field', async () => {
    await pagina.goto(`${SITE}/admin/usuario/novo`);
    await pagina.getByLabel('Nome', { exact: true }).fill('Repetido da Silva');
    await pagina.getByLabel('E-mail', { exact: true }).fill('sac@demo.martelo');
    await pagina.getByLabel('Telefone').fill('123');
    await pagina.keyboard.press('Enter');
    await pagina.getByLabel('Marketing').check();
    await pagina.keyboard.press('Enter');
    await pagina.getByRole('button', { name: 'Enviar o convite' }).click();
    await pagina.getByRole('heading', { name: 'Passo 1 de 3: Quem é' }).waitFor();
    expect(await pagina.getByLabel('Telefone').getAttribute('aria-invalid')).toBe('true');
    await pagina.getByLabel('Telefone').fill('');
    await pagina.keyboard.press('Enter');
    await pagina.getByRole('button', { name: 'Continuar' }).click();
    await pagina.getByRole('button', { name: 'Enviar o convite' }).click();
    await pagina.getByRole('alert').waitFor();
    await conferirTela(pagina, 'admin-usuario-convite-repetido');
    expect(erros).toEqual([]);
  });

  test('changes roles, and says where somebody else did meanwhile; nobody changes their own', async () => {
    const quem = await novo();
    await abrir(quem, '?aba=permissoes');
    await pagina.getByLabel('Marketing').check();
    await conferirOAdmin(pagina, 'usuario-permissoes');
    await pagina.getByRole('button', { name: 'Salvar os papéis' }).click();
    await pagina.getByText('Papéis salvos.').waitFor();
    expect((await ler(quem.uid)).papeis.sort()).toEqual(['Interno - MKT', 'Interno - SAC']);
    const eu = await adm.chamar<{ uid: string; nome: string }>('GET', '/v1/auth/eu');
    await abrir(eu, '?aba=permissoes');
    await pagina.getByText('Ninguém muda os próprios papéis: peça a outro administrador.').waitFor();
    expect(await pagina.getByLabel('Marketing').isDisabled()).toBe(true);
    expect(erros).toEqual([]);
  });

  test('says what the marked roles open before they are saved, which is what whoever has them finds in the menu', async () => {
    const sac = await pessoa(navegador());
    await sac.pagina.setViewportSize(TELA);
    await entrar(sac.pagina, 'sac@demo.martelo', '/admin', SITE);
    await sac.pagina.locator('nav.lateral details a').first().waitFor({ state: 'attached' });
    const noMenu = await sac.pagina
      .locator('nav.lateral details a')
      .evaluateAll((elos) => elos.map((elo) => elo.getAttribute('href')!));
    await sac.contexto.close();
    // A lot's screen has no entry: it is reached from lists.
    const telas = [...noMenu, '/admin/lote'].sort();
    expect(telas.length).toBeGreaterThan(5);
    expect(telas).toContain('/sac/documentos');

    await abrir(await novo(), '?aba=permissoes');
    const aberto = parte('O que estes papéis abrem');
    const enderecos = async () => (await aberto.locator('code').allTextContents()).sort();
    await expect.poll(enderecos).toEqual(telas);
    const clientes = aberto.locator('details', { hasText: '/admin/clientes' });
    await clientes.locator('summary').press('Enter');
    await clientes.getByRole('cell', { name: 'CPF', exact: true }).waitFor();
    await conferirOAdmin(pagina, 'usuario-o-que-abrem');

    const doBanco = '/admin/arquivos-do-banco';
    expect(await enderecos()).not.toContain(doBanco);
    await pagina.getByLabel('Financeiro').check();
    await expect.poll(enderecos).toContain(doBanco);
    await pagina.getByLabel('Financeiro').uncheck();
    await pagina.getByLabel('Atendimento', { exact: true }).uncheck();
    await aberto.getByText('Nada da administração.').waitFor();
    await conferirOAdmin(pagina, 'usuario-nada-abre');
    expect(erros).toEqual([]);
  });

  test('blocks with a reason, ends what is open, and lets in again', async () => {
    const quem = await novo();
    await abrir(quem);
    await parte('Acesso').getByText('Nenhuma sessão aberta.').waitFor();
    await pagina.getByRole('button', { name: 'Bloquear' }).click();
    await pagina.getByRole('dialog').locator('#campo-motivo').fill('Saiu da empresa');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.getByText('Bloqueado: Saiu da empresa').waitFor();
    expect((await ler(quem.uid)).situacao).toBe('BLOQUEADO');
    await conferirOAdmin(pagina, 'usuario-bloqueado');
    await pagina.getByRole('button', { name: 'Desbloquear' }).click();
    await pagina.getByRole('dialog').locator('#campo-motivo').fill('Voltou');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.getByRole('button', { name: 'Bloquear' }).waitFor();
    await pagina.getByRole('button', { name: 'Enviar link de senha' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.getByText('Envia o link para criar a senha: feito.').waitFor();

    // Somebody who is in: their sessions are seen, and ended from here.
    await new Api().entrar('patio@demo.martelo');
    const { itens } = await adm.chamar<{ itens: { uid: string; nome: string }[] }>(
      'GET',
      `/v1/usuarios?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'email', valor: 'patio@demo.martelo' }]))}`,
    );
    await abrir(itens[0]!);
    await parte('Acesso').locator('tbody tr').first().waitFor();
    await pagina.getByRole('button', { name: 'Encerrar todas' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Encerrar todas' }).click();
    await parte('Acesso').getByText('Nenhuma sessão aberta.').waitFor();
    await pagina.getByRole('link', { name: 'Por quem trabalha' }).click();
    await parte('Por quem trabalha').getByRole('checkbox').first().waitFor();
    await conferirOAdmin(pagina, 'usuario-trabalho');
    const primeiro = parte('Por quem trabalha').getByRole('checkbox').first();
    const antes = await primeiro.isChecked();
    for (const quer of [!antes, antes]) {
      await primeiro.setChecked(quer);
      await pagina.getByRole('button', { name: 'Salvar os pátios' }).click();
      await expect
        .poll(() => pagina.getByRole('button', { name: 'Salvar os pátios' }).isDisabled())
        .toBe(true);
    }
    await pagina.getByRole('link', { name: 'Histórico de acessos' }).click();
    await parte('Histórico de acessos').getByText('Entrou').first().waitFor();
    expect(erros).toEqual([]);
  });

  test('changes the registration in a form that has no roles in it; what is removed can be brought back', async () => {
    const quem = await novo();
    await abrir(quem, '?aba=cadastro');
    const nome = palavra('Otávio Novo');
    await pagina.locator('#campo-nome').fill(nome);
    expect(await pagina.locator('#campo-papeis').count()).toBe(0);
    await conferirOAdmin(pagina, 'usuario-cadastro');
    await pagina.keyboard.press('Control+s');
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    expect(await ler(quem.uid)).toMatchObject({ nome, papeis: ['Interno - SAC'] });
    await pagina.getByRole('button', { name: 'Remover' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
    await pagina.waitForURL(/\/admin\/usuarios$/);
    await expect
      .poll(() =>
        ler(quem.uid).then(
          () => 'ha',
          () => 'nao',
        ),
      )
      .toBe('nao');
    await pagina.getByRole('button', { name: 'Desfazer' }).last().click();
    await expect
      .poll(() =>
        ler(quem.uid).then(
          () => 'ha',
          () => 'nao',
        ),
      )
      .toBe('ha');
    expect(erros).toEqual([]);
  });

  test('shows what waits for another administrator, and changes nothing before', async () => {
    // As the engine answers where there is a second one (tests/contract/usuarios.test.ts); the demo's administrator is alone.
    const quem = await novo();
    await abrir(quem, '?aba=permissoes');
    await pagina.route('**/v1/usuarios/*/papeis', (rota) =>
      rota.fulfill({
        ...{ status: 202, contentType: 'application/json' },
        body: JSON.stringify({ aprovacaoUid: randomUUID(), situacao: 'AGUARDANDO' }),
      }),
    );
    await pagina.route('**/v1/usuarios/concessoes/a-decidir', (rota) =>
      rota.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({
          itens: [
            {
              ...{ uid: randomUUID(), usuario: { uid: quem.uid }, pedidaPor: { nome: 'Helena Prado' } },
              papeis: { antes: ['Interno - SAC'], depois: ['Interno - SAC', 'Interno - Financeiro'] },
            },
          ],
          haMais: false,
        }),
      }),
    );
    await pagina.getByLabel('Financeiro').check();
    await pagina.getByRole('button', { name: 'Salvar os papéis' }).click();
    await pagina.getByText('O pedido aguarda outro administrador. Nada mudou ainda.').waitFor();
    await pagina
      .getByText('Aguarda outro administrador: Financeiro. Pedido por Helena Prado.', { exact: false })
      .waitFor();
    expect(await pagina.getByLabel('Financeiro').isChecked()).toBe(false);
    await conferirOAdmin(pagina, 'usuario-espera');
    await pagina.unroute('**/v1/usuarios/*/papeis');
    await pagina.unroute('**/v1/usuarios/concessoes/a-decidir');
    expect(erros).toEqual([]);
  });
});
