import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { completarDocumento } from '@martelo/shared/documentos';
import { describe, expect, test } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { cadastrar } from './cadastro.ts';
import { conferirTela, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
/** Letters stand in it, as in those issued since July 2026. */
const novoCnpj = () => completarDocumento(`12ABC${String(randomInt(1_000)).padStart(3, '0')}01DE`);
const morada = {
  ...{ logradouro: 'Rua das Acácias', numero: '10', bairro: 'Centro', cidade: 'Goiânia', estadoSigla: 'GO' },
  cep: '74000-000',
};

const MARCAS = [
  { marca: 'leilo', site: SITE },
  { marca: 'pacto', site: LOJA },
] as const;

const cadastrada = (marca: string, campos: object = {}) => cadastrar({ endereco: morada, ...campos }, marca);

describe.each(MARCAS)('on $marca', ({ marca, site }) => {
  test('who has a link shares it, and sees who came by it', async () => {
    const email = await cadastrada(marca);
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
    await entrar(pagina, email, '/cliente/indique-ganhe', site);
    await pagina.getByRole('heading', { level: 1, name: 'Indique' }).waitFor();
    await conferirTela(pagina, `indicar-vazia-${marca}`);
    await pagina.getByRole('button', { name: 'Criar meu link' }).click();
    await pagina.getByRole('img', { name: 'Código QR do seu link' }).waitFor();
    const endereco = await pagina.getByText(/\/cadastro\?convite=/).innerText();
    expect(endereco).toMatch(new RegExp(`^${site}/cadastro\\?convite=[\\w-]{22}$`));

    const { pagina: dela, contexto: deles, erros: outros } = await pessoa(navegador(), 'celular');
    await dela.goto(endereco);
    await dela.getByText('Marina P. convidou você.').waitFor();
    await conferirTela(dela, `convidado-${marca}`);
    await deles.close();
    const codigo = new URL(endereco).searchParams.get('convite');
    await cadastrada(marca, { nome: 'Otávio Lemos', convite: codigo });
    await pagina.reload();
    await pagina.getByText('Otávio L.').waitFor();
    await conferirTela(pagina, `indicar-celular-${marca}`);
    await pagina.setViewportSize({ width: 1200, height: 850 });
    await conferirTela(pagina, `indicar-computador-${marca}`);
    await pagina.getByRole('button', { name: 'Trocar o link…' }).click();
    await pagina.getByRole('button', { name: 'Desativar o link' }).click();
    await pagina.getByRole('button', { name: 'Criar meu link' }).waitFor();
    await pagina.goto(endereco);
    expect([...erros, ...outros]).toEqual([]);
    await contexto.close();

    const { pagina: depois, contexto: delas } = await pessoa(navegador(), 'celular');
    await depois.goto(endereco);
    await depois.getByText('Este convite não vale mais.').waitFor();
    await delas.close();
  });

  test('all of one’s data are fetched with the password; corrections and erasure are asked in words', async () => {
    const email = await cadastrada(marca);
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, email, '/cliente/privacidade', site);
    await pagina.getByRole('heading', { level: 1, name: 'Meus dados e privacidade' }).waitFor();
    await conferirTela(pagina, `meus-dados-celular-${marca}`);
    await pagina.getByRole('button', { name: 'Preparar meu arquivo' }).click();
    const senha = pagina.locator('#baixar-senha');
    await senha.waitFor({ timeout: 60_000 });
    await senha.fill('nao-e-esta-senha');
    await pagina.getByRole('button', { name: 'Baixar', exact: true }).click();
    await pagina.getByText('Senha incorreta.').waitFor();
    await senha.fill(SENHA);
    const [baixado] = await Promise.all([
      pagina.waitForEvent('download'),
      pagina.getByRole('button', { name: 'Baixar', exact: true }).click(),
    ]);
    expect(baixado.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    const zip = readFileSync(await baixado.path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes(Buffer.from('meus-dados.html'))).toBe(true);

    await pagina.getByLabel('O que corrigir').selectOption('nome');
    await pagina.getByLabel('Como deve ficar').fill('Marina Prado Lemos');
    await pagina.getByRole('button', { name: 'Enviar pedido' }).click();
    await pagina.getByText('Correção de dados: Nome').waitFor();
    await pagina.getByRole('button', { name: /Quero eliminar/ }).click();
    await pagina.getByLabel(/Li o que é apagado/).check();
    await pagina.locator('#eliminar-senha').fill(SENHA);
    await conferirTela(pagina, `eliminar-celular-${marca}`);
    await pagina.getByRole('button', { name: 'Pedir a eliminação' }).click();
    await pagina.getByText('Pedido de eliminação enviado.').waitFor();
    await pagina.setViewportSize({ width: 1200, height: 850 });
    await conferirTela(pagina, `meus-dados-computador-${marca}`);
    await pagina.getByRole('button', { name: 'Desfazer pedido: Eliminação dos dados' }).click();
    await pagina.getByRole('button', { name: /Quero eliminar/ }).waitFor();
    expect(erros).toEqual([]);
    await contexto.close();
  });
});

test('a company names its partners, and is told what is wrong beside the field', async () => {
  const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
  await pagina.goto(`${SITE}/cadastro/bancogm`);
  expect(new URL(pagina.url()).pathname).toBe('/cadastro');
  await pagina.goto(`${SITE}/cadastro/socios`);
  await conferirTela(pagina, 'socios-visitante');
  const email = await cadastrada('leilo', {
    ...{ cpf: undefined, cnpj: novoCnpj(), razaoSocial: 'Prado Comércio de Veículos Ltda' },
  });
  await entrar(pagina, email, '/cadastro/socios', SITE);
  await pagina.getByRole('heading', { name: 'Prado Comércio de Veículos Ltda' }).waitFor();
  const cpf = cpfNovo();
  await pagina.getByLabel('Nome completo').fill('Marina Prado');
  await pagina.getByLabel('CPF', { exact: true }).fill(cpf);
  await pagina.getByLabel('Participação (%)').fill('60,5');
  await pagina.getByLabel('E-mail').fill('marina@exemplo.com.br');
  await pagina.getByRole('button', { name: 'Adicionar pessoa' }).click();
  const segunda = pagina.getByRole('group', { name: 'Pessoa 2' });
  await segunda.getByLabel('CPF', { exact: true }).fill(cpf);
  await segunda.getByLabel('Participação (%)').fill('39,5');
  await segunda.getByLabel('Nome completo').fill('Otávio Lemos');
  await pagina.getByRole('button', { name: 'Salvar' }).click();
  await pagina.getByText('Este CPF já está na lista.').waitFor();
  await conferirTela(pagina, 'socios-erro-celular');
  await pagina
    .getByRole('group', { name: 'Otávio Lemos' })
    .getByLabel('CPF', { exact: true })
    .fill(cpfNovo());
  await pagina.getByRole('button', { name: 'Salvar' }).click();
  await pagina.getByText('Quadro salvo.').waitFor();
  // The registration goes on from here.
  await pagina.getByRole('link', { name: 'Continuar: enviar documentos' }).waitFor();
  expect(await pagina.getByText('Ninguém foi informado ainda').count()).toBe(0);
  await pagina.getByText('Participações somadas: 100 %').waitFor();
  await pagina.setViewportSize({ width: 1200, height: 850 });
  await conferirTela(pagina, 'socios-computador');
  await pagina.reload();
  await pagina.getByRole('group', { name: 'Otávio Lemos' }).waitFor();
  expect(erros).toEqual([]);
  await contexto.close();
});
