import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completarDocumento } from '@martelo/shared/documentos';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cadastrar } from './cadastro.ts';
import { conferirTela, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { plataforma, navegador } = usarPlataforma();
const SENHA_NOVA = 'uma senha bem comprida 2026';
let quantas = 0;
const sufixo = () => `${Date.now() % 10_000_000}`.padStart(7, '0');

/** What a folder keeps as an outbox, as text, oldest first. */
function caixa(pasta: 'correio' | 'sms'): string[] {
  const onde = join(plataforma.dados, 'engine', pasta);
  try {
    return readdirSync(onde)
      .sort()
      .map((nome) => readFileSync(join(onde, nome), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='));
  } catch {
    return [];
  }
}
const codigos = {
  email: (para: string) =>
    caixa('correio')
      .filter((eml) => eml.includes(`To: ${para}`))
      .flatMap((eml) => /^(\d{6})\s*$/m.exec(eml)?.[1] ?? []),
  telefone: (para: string) =>
    caixa('sms')
      .filter((sms) => sms.includes(para))
      .flatMap((sms) => /seu código é (\d{6})/.exec(sms)?.[1] ?? []),
};
async function codigo(canal: 'email' | 'telefone', para: string): Promise<string> {
  await expect.poll(() => codigos[canal](para).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return codigos[canal](para).at(-1)!;
}
const linkDe = (para: string): string | undefined =>
  caixa('correio')
    .filter((eml) => eml.includes(`To: ${para}`))
    .flatMap((eml) => /(https?:\/\/\S+\/email#token=[\w.-]+)/.exec(eml)?.[1] ?? [])
    .at(-1);
const outroQue = (certo: string): string => String((Number(certo) + 1) % 1_000_000).padStart(6, '0');

async function entrar(pagina: Page, site: string, email: string, retorno: string, senha = SENHA) {
  await pagina.goto(`${site}/login?retorno=${encodeURIComponent(retorno)}`);
  await pagina.fill('#email', email);
  await pagina.fill('#senha', senha);
  await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
}

describe.each([
  { marca: 'leilo', site: SITE, largura: 'celular' },
  { marca: 'pacto', site: LOJA, largura: 'celular' },
  { marca: 'leilo', site: SITE, largura: 'computador' },
  { marca: 'pacto', site: LOJA, largura: 'computador' },
] as const)('a newcomer of $marca at the width of a $largura', ({ marca, site, largura }) => {
  test('registers, types the codes of letter and SMS, and finds all of it in the profile, in under three minutes', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), largura);
    const foto = (nome: string) => conferirTela(pagina, `perfil-${nome}-${marca}-${largura}`);
    quantas += 1;
    const fim = sufixo();
    const email = `nova-${marca}-${fim}-${quantas}@teste.martelo`;
    const telefone = `62 9${fim.slice(0, 4)}-${fim.slice(3, 7)}`;
    const inicio = performance.now();
    await pagina.goto(`${site}/cadastro?retorno=/agenda`, { waitUntil: 'networkidle' });
    for (const [campo, valor] of Object.entries({
      ...{ nome: 'Júlia Novata Prado', cpf: completarDocumento(`5${fim}${quantas}`.slice(0, 9)) },
      ...{ dataNascimento: '1990-05-01', telefone, cep: '01310100' },
      ...{ logradouro: 'Avenida Paulista', numero: '1000', bairro: 'Bela Vista' },
      ...{ email, senha: SENHA_NOVA },
    }))
      await pagina.locator(`#${campo}`).fill(valor);
    await expect.poll(() => pagina.locator('#cidade').inputValue()).toBe('São Paulo');
    await pagina.locator('#consentimento').check();
    await pagina.getByRole('button', { name: 'Criar minha conta' }).click();

    await pagina.waitForURL(/\/email\?passo=cadastro/);
    await pagina.getByText(email).waitFor();
    const campo = pagina.locator('#codigo');
    expect(await campo.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await campo.getAttribute('inputmode')).toBe('numeric');
    await pagina.getByRole('button', { name: /^Enviar de novo em 0:\d\d$/ }).waitFor();
    await foto('email');
    const porCarta = await codigo('email', email);
    await campo.fill(outroQue(porCarta));
    await pagina.locator('#codigo-erro').waitFor();
    expect(await campo.inputValue()).toBe('');
    await foto('email-errado');
    // As it is pasted: the sixth digit sends it.
    await campo.fill(`${porCarta.slice(0, 3)} ${porCarta.slice(3)}`);

    await pagina.waitForURL(/\/telefone\?passo=cadastro/);
    await campo.waitFor();
    await foto('telefone');
    await campo.fill(await codigo('telefone', telefone.replace(/\D/g, '')));
    await pagina.waitForURL(`${site}/agenda`);
    expect(performance.now() - inicio).toBeLessThan(180_000);

    await pagina.goto(`${site}/cliente/meu-perfil`, { waitUntil: 'networkidle' });
    expect(await pagina.locator('#contatos').getByText('Confirmado', { exact: true }).count()).toBe(2);
    await foto('perfil');
    await pagina.goto(`${site}/email`);
    await pagina.getByRole('heading', { name: 'E-mail confirmado' }).waitFor();
    await foto('email-confirmado');
    expect(erros).toEqual([]);
    await contexto.close();
  });
});

describe('one’s own profile', () => {
  test('is changed part by part; a new e-mail waits for its code, and its letter’s link confirms it on any device', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    const outro = await pessoa(navegador(), 'celular');
    await entrar(pagina, SITE, await cadastrar(), '/cliente/meu-perfil');
    await pagina.waitForURL(/meu-perfil/);
    const dados = pagina.locator('#dados');
    const apelido = `Gavião ${sufixo()}`;
    await dados.locator('#apelido').fill(apelido);
    await dados.locator('#rendaMensal').fill('4.500,00');
    await dados.getByRole('button', { name: 'Salvar' }).click();
    await dados.getByText('Salvo com sucesso').waitFor();
    await dados.locator('#apelido').fill('ab');
    await dados.locator('#apelido').evaluate((campo: HTMLInputElement) => campo.removeAttribute('minlength'));
    await dados.getByRole('button', { name: 'Salvar' }).click();
    await dados.locator('#apelido-erro').waitFor();
    await conferirTela(pagina, 'perfil-dados-erro-celular');
    await dados.locator('#apelido').fill(apelido);

    const endereco = pagina.locator('#endereco');
    await endereco.locator('#cep').fill('');
    await endereco.locator('#logradouro').fill('');
    await endereco.locator('#bairro').fill('');
    await endereco.locator('#cidade').fill('');
    await endereco.locator('#cep').pressSequentially('01310100');
    await expect.poll(() => endereco.locator('#cidade').inputValue()).toBe('São Paulo');
    await endereco.locator('#logradouro').fill('Avenida Paulista');
    await endereco.locator('#bairro').fill('Bela Vista');
    await endereco.locator('#numero').fill('1578');
    await endereco.locator('#estadoSigla').selectOption('SP');
    await endereco.getByRole('button', { name: 'Salvar' }).click();
    await endereco.getByText('Salvo com sucesso').waitFor();
    await pagina.locator('#interesses').getByLabel('Caminhões').check();
    await pagina.locator('#interesses').getByRole('button', { name: 'Salvar' }).click();
    await pagina.locator('#interesses').getByText('Salvo com sucesso').waitFor();
    await pagina.reload();
    expect(await pagina.locator('#apelido').inputValue()).toBe(apelido);
    expect(await pagina.locator('#rendaMensal').inputValue()).toBe('4.500,00');
    expect(await pagina.locator('#numero').inputValue()).toBe('1578');
    expect(await pagina.getByLabel('Caminhões').isChecked()).toBe(true);

    const novo = `marina.${sufixo()}@teste.martelo`;
    await pagina.getByRole('button', { name: 'Trocar o e-mail' }).click();
    await pagina.fill('#novoContato', novo);
    await pagina.fill('#senhaDaTroca', 'nao-e-esta');
    await pagina.getByRole('button', { name: 'Enviar código' }).click();
    await pagina.locator('#senhaDaTroca-erro').waitFor();
    await conferirTela(pagina, 'perfil-troca-celular');
    await pagina.fill('#senhaDaTroca', SENHA);
    await pagina.getByRole('button', { name: 'Enviar código' }).click();
    await pagina.waitForURL(/\/email\?/);
    await pagina.getByText(novo).waitFor();
    await pagina.goto(`${SITE}/cliente/meu-perfil`);
    await pagina.getByText(`${novo} espera confirmação`, { exact: false }).waitFor();
    await conferirTela(pagina, 'perfil-esperando-celular');

    await expect.poll(() => linkDe(novo), { timeout: 20_000 }).toBeTruthy();
    const link = new URL(linkDe(novo)!);
    // What reads letters ahead of people opens the address, and uses nothing up.
    await outro.pagina.goto(`${SITE}/email${link.hash}`);
    await outro.pagina.getByRole('heading', { name: 'Confirmar este e-mail?' }).waitFor();
    expect(new URL(outro.pagina.url()).hash).toBe('');
    await conferirTela(outro.pagina, 'perfil-link-celular');
    const segunda = await pessoa(navegador(), 'celular');
    await segunda.pagina.goto(`${SITE}/email${link.hash}`);
    await segunda.pagina.getByRole('button', { name: 'Confirmar' }).click();
    await segunda.pagina.getByRole('heading', { name: 'E-mail confirmado' }).waitFor();
    await outro.pagina.getByRole('button', { name: 'Confirmar' }).click();
    await outro.pagina.getByRole('main').getByRole('alert').waitFor();
    await pagina.reload();
    await pagina.locator('#contatos').getByText(novo, { exact: true }).waitFor();
    expect([...erros, ...outro.erros, ...segunda.erros]).toEqual([]);
    for (const um of [contexto, outro.contexto, segunda.contexto]) await um.close();
  });
});

describe('an access that is good once', () => {
  test('is asked for by user and password and used by a press; its address is good for nothing afterwards', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    const referers: string[] = [];
    pagina.on('request', (pedido) => {
      const { referer } = pedido.headers();
      if (referer) referers.push(`${pedido.method()} ${pedido.url()} ← ${referer}`);
    });
    await pagina.goto(`${SITE}/login-sistema`);
    await conferirTela(pagina, 'login-sistema-celular');
    await pagina.fill('#nomeUsuario', 'cliente4@demo.martelo');
    await pagina.fill('#senha', 'nao-e-esta');
    await pagina.getByRole('button', { name: 'Pedir acesso' }).click();
    await pagina.getByRole('main').getByRole('alert').waitFor();
    await pagina.fill('#senha', SENHA);
    await pagina.getByRole('button', { name: 'Pedir acesso' }).click();
    await pagina.waitForURL(/\/admin-auth\//);
    const endereco = pagina.url();
    const espiao = await pessoa(navegador(), 'celular');
    await espiao.pagina.goto(endereco);
    await espiao.pagina.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
    await conferirTela(pagina, 'acesso-unico-celular');
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).last().click();
    await pagina.waitForURL(/\/cliente\/|\/minha-conta/);
    await espiao.pagina.getByRole('button', { name: 'Entrar', exact: true }).last().click();
    await espiao.pagina.getByRole('main').getByRole('alert').waitFor();
    await espiao.pagina.goto(endereco);
    await espiao.pagina.getByRole('heading', { name: 'Este acesso não vale mais' }).waitFor();
    await conferirTela(espiao.pagina, 'acesso-unico-vencido-celular');
    expect(referers.filter((um) => um.endsWith(endereco))).toEqual([]);
    expect([...erros, ...espiao.erros]).toEqual([]);
    await contexto.close();
    await espiao.contexto.close();
  });
});
