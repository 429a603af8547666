import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CELULAR, conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The yard itself: its map drawn by keyboard and pointer, its places by slot, who waits at its gate, and where a vehicle stands (fleet, section 3). */

const { navegador } = usarPlataforma();
const sufixo = `${Math.floor(Math.random() * 10)}A${String(Math.floor(Math.random() * 90) + 10)}`;
const PATIO = `Pátio desenhado ${sufixo}`;
const placa = (letras: string) => `${letras}${sufixo}`;
let adm: Api;
let patio: { uid: string; id: number };
let mesa: Page;
let daMesa: BrowserContext;
let errosDaMesa: string[];
let celular: Page;
let doCelular: BrowserContext;
let errosDoCelular: string[];

const veiculo = (letras: string, modelo: string) =>
  adm.chamar<{ uid: string; id: number }>('POST', '/v1/veiculos', {
    ...{
      placa: placa(letras),
      marca: 'Fiat',
      modelo,
      cor: 'Branca',
      veiculoTipo: 'LEVE',
      possuiChave: false,
    },
  });
const prever = ({ id }: { id: number }, mais: object = {}) =>
  adm.chamar<{ uid: string; revisao: number }>('POST', '/v1/estadias', {
    ...{ comandoId: randomUUID(), veiculoId: id, patioId: patio.id, ...mais },
  });

beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  patio = await adm.chamar('POST', '/v1/patios', {
    ...{ nome: PATIO, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    agenda: {
      janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
      ...{ minutos: 60, lugares: 2, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
    },
  });
  const deles = await new Api().entrar('patio@demo.martelo');
  const eu = await deles.chamar<{ uid: string }>('GET', '/v1/auth/eu');
  const antes = await adm.chamar<{ itens: { uid: string }[] }>('GET', `/v1/patio-usuario/${eu.uid}`);
  await adm.chamar('PUT', `/v1/patio-usuario/${eu.uid}`, {
    comandoId: randomUUID(),
    patios: [...antes.itens.map(({ uid }) => uid), patio.uid],
  });
  ({ contexto: daMesa, pagina: mesa, erros: errosDaMesa } = await pessoa(navegador()));
  await entrar(mesa, 'adm@demo.martelo', `/admin/patio/${patio.uid}`, SITE);
  ({ contexto: doCelular, pagina: celular, erros: errosDoCelular } = await pessoa(navegador(), 'celular'));
  await entrar(celular, 'patio@demo.martelo', '/admin/fila-do-patio', SITE);
});
afterAll(async () => {
  await daMesa?.close();
  await doCelular?.close();
});

const lugar = (linha: number, coluna: number) => mesa.locator(`[data-lugar="${linha}:${coluna}"]`);
async function teclas(...quais: string[]): Promise<void> {
  for (const uma of quais) await mesa.keyboard.press(uma);
}
const salvar = () => mesa.getByRole('button', { name: 'Salvar', exact: true }).click();
const lido = () =>
  adm.chamar<{
    vagas: { codigo: string; linha: number; coluna: number }[];
    corredores: unknown[];
    agenda: { lugaresEntrada?: number; lugaresServicos?: number };
  }>('GET', `/v1/patios/${patio.uid}`);

describe('the yard', () => {
  test('has its places by slot written, and its map drawn by the keyboard alone, on a phone’s width', async () => {
    await mesa.setViewportSize(CELULAR);
    await mesa.getByLabel('Entradas por horário').fill('1');
    await mesa.getByLabel('Serviços por horário').fill('3');
    await mesa.getByLabel('Ao número').fill('8');
    await mesa.getByRole('button', { name: 'Incluir fileira' }).focus();
    await teclas('Enter');
    await mesa.getByText('8 vagas incluídas.').waitFor();
    expect(await mesa.getByLabel('Fileira', { exact: true }).inputValue()).toBe('B');
    await teclas('Enter');
    await mesa.getByRole('gridcell', { name: 'Linha 2, coluna 8: vaga B-08' }).waitFor();
    // A lane below them, from corner to corner.
    await mesa.getByLabel('Pôr corredor').check();
    await lugar(1, 1).focus();
    await teclas('ArrowDown', 'ArrowDown', 'Enter', ...Array<string>(7).fill('ArrowRight'), 'Enter');
    await mesa.getByRole('gridcell', { name: 'Linha 3, coluna 5: corredor' }).waitFor();
    // A spot is taken up, carried and set down; then it has another name.
    await mesa.getByLabel('Escolher e mover').check();
    await lugar(3, 8).focus();
    await teclas('ArrowUp', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    await mesa.getByText('Vaga B-08 na linha 4, coluna 8.').waitFor();
    await mesa.getByLabel('Nome', { exact: true }).last().fill('c-01');
    await teclas('Enter');
    await mesa.getByRole('gridcell', { name: 'Linha 4, coluna 8: vaga C-01' }).waitFor();
    // Where something is, nothing else is drawn.
    await lugar(4, 8).focus();
    await teclas('ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter');
    await conferirOAdmin(mesa, 'patio-mapa');
  });

  test('is drawn by the pointer as well, and saved with the rest', async () => {
    await mesa.setViewportSize(TELA);
    await mesa.getByLabel('Escolher e mover').check();
    await lugar(1, 8).scrollIntoViewIfNeeded();
    await lugar(1, 8).dragTo(lugar(4, 1));
    await mesa.getByRole('gridcell', { name: 'Linha 4, coluna 1: vaga A-08' }).waitFor();
    await mesa.getByLabel('Pôr vaga').check();
    await lugar(4, 2).click();
    await mesa.getByText(/^Vaga \S+ posta\.$/).waitFor();
    await lugar(4, 2).focus();
    await teclas('Delete');
    await mesa.getByText(/apagada: vale ao salvar/).waitFor();
    await salvar();
    await expect.poll(async () => (await lido()).vagas.length).toBe(16);
    const { vagas, corredores, agenda } = await lido();
    expect(vagas).toContainEqual({ codigo: 'A-08', linha: 4, coluna: 1 });
    expect(vagas).toContainEqual({ codigo: 'C-01', linha: 4, coluna: 8 });
    expect(corredores).toEqual([{ linha: 3, coluna: 1, ateLinha: 3, ateColuna: 8 }]);
    expect([agenda.lugaresEntrada, agenda.lugaresServicos]).toEqual([1, 3]);
    expect(errosDaMesa).toEqual([]);
  });
});

const foto = (cor: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: cor } })
    .jpeg()
    .toBuffer();
async function fotografar(nome: RegExp): Promise<void> {
  const escolha = celular.waitForEvent('filechooser');
  await celular.getByRole('button', { name: nome }).first().click();
  await (await escolha).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await foto('#7aa2c8') });
}

describe('the queue at its gate', () => {
  test('tells who is there and who is to come, changes as things happen, and stays readable without network', async () => {
    await celular.setViewportSize(CELULAR);
    await celular.getByLabel('Em que pátio está').selectOption({ label: PATIO });
    await celular.getByText('Ninguém no portão', { exact: false }).waitFor();
    const agenda = new Date(Date.now() - 86_400_000).toISOString();
    const [um, outro] = [await veiculo('FLA', 'Strada'), await veiculo('FLB', 'Toro')];
    await prever(outro, { previstaPara: agenda });
    await celular.getByText('(atrasada)').waitFor();
    const noPortao = await prever(um);
    await celular.getByText('No portão desde', { exact: false }).waitFor();
    await celular.getByText('1 no portão, 2 ao todo hoje.').waitFor();
    const filas = celular.getByRole('list', { name: 'Fila da entrada' }).getByRole('listitem');
    expect(await filas.first().innerText()).toContain('Strada');
    await conferirOAdmin(celular, 'fila-do-patio');
    await celular.setViewportSize(CELULAR);
    const { uid, revisao } = await prever(await veiculo('FLC', 'Argo'));
    await celular.getByText('Argo', { exact: false }).waitFor();
    await adm.chamar('POST', `/v1/estadias/${uid}/cancelar`, { revisao, motivo: 'Não vem' });
    await celular.getByText('Argo', { exact: false }).waitFor({ state: 'detached' });
    await doCelular.setOffline(true);
    await celular.getByText('Sem rede: a fila como estava em', { exact: false }).waitFor();
    await filas.first().waitFor();
    // Left and come back to, it is there from what was last seen.
    await celular.getByRole('link', { name: 'Chegou outro' }).click();
    await celular.getByLabel('Placa de quem chegou').waitFor();
    await celular.goBack();
    await filas.first().waitFor();
    await doCelular.setOffline(false);
    await celular.getByText('Sem rede: a fila', { exact: false }).waitFor({ state: 'detached' });
    // One touch.
    await filas.first().getByRole('link').click();
    await celular.waitForURL(`**/admin/estadia/${noPortao.uid}`);
  });

  test('leads to the check-in, where the spot is typed or touched; it is shown where it stands', async () => {
    // Whoever brings it later has a slot: one place of those for entrances.
    await celular.getByLabel('Horário', { exact: true }).selectOption({ index: 1 });
    await celular.getByRole('button', { name: 'Agendar a entrada' }).click();
    await celular.getByText('Marcado para', { exact: false }).waitFor();
    await celular.getByRole('textbox', { name: 'Vaga', exact: true }).fill('a-02');
    const vaga = (codigo: string) => celular.getByRole('button', { name: `Vaga ${codigo}, livre` });
    await expect.poll(() => vaga('A-02').getAttribute('aria-pressed')).toBe('true');
    await vaga('B-01').click();
    expect(await celular.getByRole('textbox', { name: 'Vaga', exact: true }).inputValue()).toBe('B-01');
    const faltam = celular.getByRole('button', { name: /^Fotografar .*\(falta\)/ });
    await faltam.first().waitFor();
    while ((await celular.getByText('Todas as obrigatórias estão aqui.').count()) === 0) {
      const antes = await faltam.count();
      await fotografar(/^Fotografar .*\(falta\)/);
      await expect.poll(() => faltam.count()).toBeLessThan(antes);
    }
    await celular.getByRole('button', { name: 'Dar entrada' }).click();
    await celular.getByRole('heading', { name: 'Onde está' }).waitFor();
    await celular.locator('.estadia-lugar[data-aqui]').getByText('aqui').waitFor();
    await conferirOAdmin(celular, 'estadia-onde-esta');
    expect(errosDoCelular).toEqual([]);
  });

  test('is moved on the map: picked up and set down by keys, by touch and by pointer, once that is confirmed in words', async () => {
    const dela = (codigo: string) => celular.getByRole('button', { name: new RegExp(`^Vaga ${codigo} `) });
    const livre = (codigo: string) => celular.getByRole('button', { name: `Vaga ${codigo}, livre` });
    const dialogo = celular.getByRole('dialog');
    // From where it stands it is picked up already.
    await celular.getByRole('link', { name: 'Mudar no mapa' }).click();
    await celular.getByRole('heading', { name: 'Mapa do pátio', level: 1 }).waitFor();
    await celular.getByText(/na vaga B-01\. Escolha uma vaga livre\./).waitFor();
    await expect.poll(() => dela('B-01').getAttribute('aria-pressed')).toBe('true');
    await livre('A-03').click();
    await dialogo.getByText(/: da vaga B-01 para a vaga A-03\.$/).waitFor();
    await conferirOAdmin(celular, 'mapa-do-patio-mover');
    await celular.setViewportSize(CELULAR);
    await dialogo.getByRole('button', { name: 'Mover para A-03' }).click();
    await dela('A-03').waitFor();
    await dialogo.waitFor({ state: 'detached' });
    await conferirOAdmin(celular, 'mapa-do-patio');
    await celular.setViewportSize(CELULAR);
    // By keys: up by Enter, down and aside by arrows, let go by Escape, up again and set down.
    await dela('A-03').focus();
    await celular.keyboard.press('Enter');
    await celular.getByText(/na vaga A-03\. Escolha uma vaga livre\./).waitFor();
    await celular.keyboard.press('Escape');
    await celular.getByText(/Escolha uma vaga livre\./).waitFor({ state: 'detached' });
    expect(await livre('B-03').isDisabled()).toBe(true);
    for (const tecla of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter']) await celular.keyboard.press(tecla);
    await dialogo.getByRole('button', { name: 'Mover para B-04' }).press('Enter');
    await dela('B-04').waitFor();
    // Somebody else moves it while it is asked: what was confirmed is not what would be done.
    await dela('B-04').click();
    await livre('A-05').click();
    const { itens } = await adm.chamar<{ itens: { uid: string; revisao: number }[] }>(
      'GET',
      `/v1/estadias?filtro=${encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'vaga', valor: 'B-04' }))}&porPagina=1&ordenar=id&ordem=desc`,
    );
    const { uid, revisao } = itens[0]!;
    await adm.chamar('POST', `/v1/estadias/${uid}/mudarVaga`, { revisao, vaga: 'A-01' });
    await dialogo.getByRole('button', { name: 'Mover para A-05' }).click();
    await dialogo.getByText(/Outra pessoa moveu este veículo/).waitFor();
    await dialogo.getByText(/: da vaga A-01 para a vaga A-05\.$/).waitFor();
    await dialogo.getByRole('button', { name: 'Voltar' }).click();
    await celular.getByRole('button', { name: 'Largar' }).click();
    // And drawn there, with a mouse.
    await mesa.goto(`${SITE}/admin/mapa-do-patio`);
    await mesa.getByLabel('Em que pátio está').selectOption({ label: PATIO });
    await mesa
      .getByRole('button', { name: /^Vaga A-01 / })
      .dragTo(mesa.getByRole('button', { name: 'Vaga B-01, livre' }));
    await mesa.getByRole('dialog').getByRole('button', { name: 'Mover para B-01' }).click();
    await mesa.getByRole('button', { name: /^Vaga B-01 / }).waitFor();
    expect(errosDoCelular).toEqual([]);
    expect(errosDaMesa).toEqual([]);
  });

  test('and a spot that something stands in is not taken from the map', async () => {
    const { itens } = await adm.chamar<{ itens: { uid: string }[] }>(
      'GET',
      `/v1/veiculos?filtro=${encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'placa', valor: placa('FLA') }))}`,
    );
    await mesa.goto(`${SITE}/admin/veiculo/${itens[0]!.uid}?aba=patio`);
    await mesa.getByRole('heading', { name: 'Onde está' }).waitFor();
    await mesa.locator('.estadia-lugar[data-aqui]').waitFor();
    await mesa.goto(`${SITE}/admin/patio/${patio.uid}`);
    await lugar(2, 1).focus();
    await teclas('Delete');
    await salvar();
    await mesa.getByText('A vaga B-01 tem um veículo', { exact: false }).first().waitFor();
    expect((await lido()).vagas.some(({ codigo }) => codigo === 'B-01')).toBe(true);
    expect(errosDaMesa).toEqual([]);
  });
});
