import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totp } from '../totp.ts';
import { colegaCom } from './colega.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, pessoa, SENHA, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* One's own account in the back office, as somebody who came by their letter. */

const { plataforma, navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let email: string;
beforeAll(async () => {
  ({ email } = await colegaCom(plataforma.dados, ['Interno - SAC']));
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, email, '/admin/meu-perfil', SITE);
  await pagina.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor();
});
afterAll(() => contexto?.close());

const parte = (rotulo: string) => pagina.getByRole('region', { name: rotulo, exact: true });
const abrirAba = async (rotulo: string): Promise<void> => {
  await pagina
    .getByRole('navigation', { name: 'Partes do meu perfil' })
    .getByRole('link', { name: rotulo })
    .click();
  await nadaCarrega(pagina);
};

describe('one’s own account', () => {
  test('is in the menu; name and telephone are corrected by the password', async () => {
    await pagina
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Meu perfil' })
      .waitFor();
    await parte('Meus dados').getByText(email).waitFor();
    await conferirOAdmin(pagina, 'perfil-dados');
    await pagina.getByRole('button', { name: 'Corrigir meus dados' }).click();
    const salvar = pagina.getByRole('button', { name: 'Salvar', exact: true });
    await salvar.click();
    await pagina.getByText('Nada mudou: não há o que salvar.').waitFor();
    await pagina.getByLabel('Nome', { exact: true }).fill('Lia Bastos Prado');
    await pagina.getByLabel('Telefone').fill('123');
    await salvar.click();
    await pagina.getByText('Escreva a sua senha.').waitFor();
    await pagina.getByLabel('Sua senha').fill('não é esta');
    await salvar.click();
    await expect.poll(() => pagina.getByLabel('Telefone').getAttribute('aria-invalid')).toBe('true');
    await pagina.getByLabel('Telefone').fill('(62) 99999-0000');
    await salvar.click();
    await expect.poll(() => pagina.getByLabel('Sua senha').getAttribute('aria-invalid')).toBe('true');
    await conferirOAdmin(pagina, 'perfil-corrigir');
    // What is written is asked about before it is left.
    await pagina.getByRole('link', { name: 'Início' }).click();
    await pagina.getByRole('button', { name: 'Continuar aqui' }).click();
    await pagina.getByLabel('Sua senha').fill(SENHA);
    await pagina.keyboard.press('Enter');
    await pagina.getByText('Dados salvos.').waitFor();
    await parte('Meus dados').getByText('Lia Bastos Prado').waitFor();
    await parte('Meus dados').getByText('(62) 99999-0000').waitFor();
    expect(erros).toEqual([]);
  });

  test('shows sessions, logins, roles and brands, and how one likes to look at it', async () => {
    await new Api().entrar(email);
    await abrirAba('Meus acessos');
    await parte('Meus acessos').getByText('Entrou').first().waitFor();
    await conferirOAdmin(pagina, 'perfil-acessos');
    await abrirAba('Papéis e marcas');
    await parte('Papéis e marcas').getByText('Atendimento', { exact: true }).waitFor();
    await conferirOAdmin(pagina, 'perfil-marcas');
    await abrirAba('Aparência');
    await parte('Aparência').getByLabel('Escuro').check();
    await expect.poll(() => pagina.evaluate(() => document.documentElement.dataset.tema)).toBe('escuro');
    await parte('Aparência').getByLabel('Atalhos de uma tecla').uncheck();
    await pagina.reload();
    await expect.poll(() => parte('Aparência').getByLabel('Escuro').isChecked()).toBe(true);
    expect(await parte('Aparência').getByLabel('Atalhos de uma tecla').isChecked()).toBe(false);
    await parte('Aparência').getByLabel('Claro').check();
    await conferirOAdmin(pagina, 'perfil-aparencia');
    await abrirAba('Sessões');
    await parte('Sessões').getByText('Esta sessão').waitFor();
    await conferirOAdmin(pagina, 'perfil-sessoes');
    await pagina.getByRole('button', { name: 'Encerrar todas as outras' }).click();
    await pagina.getByRole('dialog').getByLabel('Sua senha').fill(SENHA);
    await conferirOAdmin(pagina, 'perfil-sessoes-pergunta');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click();
    await pagina.getByText('Nenhuma outra sessão está aberta.').waitFor();
    expect(erros).toEqual([]);
  });

  test('switches the second factor on; its codes are not left by mistake, and the way back leads here', async () => {
    await abrirAba('Senha e segundo fator');
    await pagina.getByRole('button', { name: 'Ativar', exact: true }).click();
    const chave = pagina.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    await chave.waitFor();
    await pagina.getByRole('img', { name: /^QR code/ }).waitFor();
    await conferirOAdmin(pagina, 'perfil-fator');
    const segredo = (await chave.innerText()).replaceAll(' ', '');
    await pagina.getByLabel('Código do aplicativo').fill(totp(segredo));
    await pagina.locator('#senha').fill(SENHA);
    await pagina.getByRole('button', { name: 'Ativar', exact: true }).click();
    await pagina.getByRole('heading', { name: 'Guarde seus códigos de recuperação' }).waitFor();
    await conferirOAdmin(pagina, 'perfil-codigos');
    await pagina.getByRole('link', { name: 'Início' }).click();
    await pagina.getByRole('dialog', { name: 'Sair sem guardar os códigos?' }).waitFor();
    await pagina.getByRole('button', { name: 'Voltar aos códigos' }).click();
    // The session behind them is over; what asks for something in the background leads nowhere.
    await pagina.waitForTimeout(6_000);
    await pagina.getByRole('heading', { name: 'Guarde seus códigos de recuperação' }).waitFor();
    await pagina.getByLabel('Guardei os códigos em lugar seguro').check();
    await pagina.getByRole('button', { name: 'Entrar de novo' }).click();
    await pagina.waitForURL(/\/login\?motivo=fator-ativo&retorno=%2Fadmin%2Fmeu-perfil/);
    await pagina.getByLabel('E-mail').fill(email);
    await pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
    await pagina.getByRole('button', { name: 'Entrar' }).click();
    await pagina
      .getByLabel(/^Código/)
      .first()
      .fill(totp(segredo, 1));
    await pagina.getByRole('button', { name: 'Entrar' }).click();
    await pagina.waitForURL(/\/admin\/meu-perfil\?aba=seguranca$/);
    await pagina.getByText('Ativa', { exact: true }).waitFor();
    await conferirOAdmin(pagina, 'perfil-seguranca');
    expect(erros).toEqual([]);
  });
});
