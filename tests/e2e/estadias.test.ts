import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CELULAR, conferirOAdmin } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A vehicle at a yard, by who stands there with a phone: found by its plate, photographed, stood on the map, let out to its consignor (fleet, section 3). */

const { navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let adm: Api;
const placa = `EST${Math.floor(Math.random() * 10)}A${String(Math.floor(Math.random() * 90) + 10)}`;
const PATIO = `Pátio do mapa ${placa}`;
const CHEIO = `Pátio cheio ${placa}`;
beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  const agenda = {
    janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
    ...{ minutos: 60, lugares: 2, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
  };
  const vagas = ['A', 'B', 'C'].flatMap((fila, linha) =>
    Array.from({ length: 9 }, (_, i) => ({ codigo: `${fila}-${i + 1}`, linha: linha + 1, coluna: i + 1 })),
  );
  const patio = await adm.chamar<{ uid: string }>('POST', '/v1/patios', {
    ...{ nome: PATIO, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1', agenda, vagas },
    capacidade: { LEVE: 20 },
  });
  const cheio = await adm.chamar<{ uid: string; id: number }>('POST', '/v1/patios', {
    ...{ nome: CHEIO, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua B, 2', capacidade: { LEVE: 1 } },
  });
  const patios = await new Api().entrar('patio@demo.martelo');
  const eu = await patios.chamar<{ uid: string }>('GET', '/v1/auth/eu');
  const antes = await adm.chamar<{ itens: { uid: string }[] }>('GET', `/v1/patio-usuario/${eu.uid}`);
  await adm.chamar('PUT', `/v1/patio-usuario/${eu.uid}`, {
    comandoId: randomUUID(),
    patios: [...antes.itens.map(({ uid }) => uid), patio.uid, cheio.uid],
  });
  await adm.chamar('POST', '/v1/veiculos', {
    ...{ placa, marca: 'Fiat', modelo: 'Strada', cor: 'Branca', veiculoTipo: 'LEVE', possuiChave: true },
  });
  const { id: veiculoId } = await adm.chamar<{ id: number }>('POST', '/v1/veiculos', {
    ...{ numeroMotor: `MTR${placa}`, marca: 'Fiat', modelo: 'Uno', veiculoTipo: 'LEVE' },
  });
  await adm.chamar('POST', '/v1/estadias', { comandoId: randomUUID(), veiculoId, patioId: cheio.id });
  ({ contexto, pagina, erros } = await pessoa(navegador(), 'celular'));
  await entrar(pagina, 'patio@demo.martelo', '/admin/entrada-no-patio', SITE);
});
afterAll(() => contexto?.close());

const foto = (cor: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: cor } })
    .jpeg()
    .toBuffer();
/** Takes the picture that a button asks the phone for. */
async function fotografar(nome: RegExp): Promise<void> {
  const escolha = pagina.waitForEvent('filechooser');
  await pagina.getByRole('button', { name: nome }).first().click();
  await (await escolha).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await foto('#7aa2c8') });
}
const faltam = () => pagina.getByRole('button', { name: /^Fotografar .*\(falta\)/ });

describe('a stay', () => {
  test('begins at the gate, by the plate, on a phone', async () => {
    await pagina.setViewportSize(CELULAR);
    await pagina.getByLabel('Em que pátio está').selectOption({ label: PATIO });
    const quem = pagina.getByLabel('Placa de quem chegou');
    await quem.fill('ZZZ9Z99');
    await pagina.getByRole('button', { name: 'Procurar', exact: true }).click();
    await pagina.getByText('Nenhum veículo com isto').waitFor();
    await quem.fill(`${placa.slice(0, 3)}-${placa.slice(3)}`.toLowerCase());
    await pagina.keyboard.press('Enter');
    await pagina.getByText('Não está nem é esperado nos seus pátios').waitFor();
    await conferirOAdmin(pagina, 'estadia-chegou');
    await pagina.setViewportSize(CELULAR);
    // A yard that holds no more says so, and what was looked for is there for another.
    await pagina.getByLabel('Em que pátio está').selectOption({ label: CHEIO });
    await pagina.getByRole('button', { name: 'Receber Fiat Strada' }).click();
    await pagina.getByText(`O pátio ${CHEIO} não tem mais lugar para leve: cabem 1.`).waitFor();
    await conferirOAdmin(pagina, 'estadia-patio-lotado');
    await pagina.setViewportSize(CELULAR);
    await pagina.getByLabel('Em que pátio está').selectOption({ label: PATIO });
    await pagina.getByRole('button', { name: 'Receber Fiat Strada' }).click();
    await pagina.getByRole('heading', { level: 1, name: /Fiat Strada/ }).waitFor();
    await pagina.getByText('6 fotos obrigatórias faltam').waitFor();
  });

  test('is photographed position by position, stood on the map, and says what it lacks', async () => {
    await pagina.getByRole('button', { name: 'Vaga B-3, livre' }).click();
    await pagina.getByLabel('Código da chave').fill('k-7');
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await pagina.getByText('Faltam fotos:', { exact: false }).waitFor();
    while ((await pagina.getByText('Todas as obrigatórias estão aqui.').count()) === 0) {
      const antes = await faltam().count();
      await fotografar(/^Fotografar .*\(falta\)/);
      await expect.poll(() => faltam().count()).toBeLessThan(antes);
    }
    await conferirOAdmin(pagina, 'estadia-entrar');
    await pagina.setViewportSize(CELULAR);
    await pagina.getByLabel('Quilometragem').fill('84.210');
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await pagina.getByRole('heading', { level: 2, name: 'Liberar a saída' }).waitFor();
    await pagina.getByText('B-3').first().waitFor();
    await pagina
      .getByText(/84\.?210/)
      .first()
      .waitFor();
    await conferirOAdmin(pagina, 'estadia-aberta');
  });

  test('ends by the consignor’s order, photographed and signed for', async () => {
    await pagina.setViewportSize(CELULAR);
    await pagina.getByLabel('Código da retirada').fill('123456');
    await pagina.getByRole('button', { name: 'Liberar a saída' }).click();
    await pagina.getByText('Este veículo não pode sair', { exact: false }).waitFor();
    await pagina.getByLabel('Ao comitente').check();
    await pagina.getByLabel('Ordem do comitente').fill('Ofício 12/2026');
    await pagina.getByRole('button', { name: 'Liberar a saída' }).click();
    await pagina.getByRole('heading', { level: 2, name: 'Entregar o veículo' }).waitFor();
    await faltam().first().waitFor();
    while ((await pagina.getByText('Todas as obrigatórias estão aqui.').count()) === 0) {
      const antes = await faltam().count();
      await fotografar(/^Fotografar .*\(falta\)/);
      await expect.poll(() => faltam().count()).toBeLessThan(antes);
    }
    const tela = pagina.locator('canvas');
    await tela.scrollIntoViewIfNeeded();
    const onde = (await tela.boundingBox())!;
    await pagina.mouse.move(onde.x + 30, onde.y + 40);
    await pagina.mouse.down();
    for (let i = 1; i <= 8; i++) await pagina.mouse.move(onde.x + 30 + i * 25, onde.y + 40 + (i % 2) * 25);
    await pagina.mouse.up();
    await conferirOAdmin(pagina, 'estadia-saida');
    await pagina.setViewportSize(CELULAR);
    await pagina.getByRole('button', { name: 'Guardar assinatura' }).click();
    await pagina.getByText('Assinatura guardada.').waitFor();
    await pagina.getByLabel('Nome de quem leva').fill('Ana Souza');
    await pagina.getByLabel('Número do documento').fill('12345678900');
    await pagina.getByRole('button', { name: 'Entregar o veículo' }).click();
    await pagina.getByText('Finalizada').first().waitFor();
    await conferirOAdmin(pagina, 'estadia-finalizada');
    await pagina.goto(`${SITE}/admin/estadias`);
    await pagina.getByText(placa).first().waitFor();
    await conferirOAdmin(pagina, 'estadias');
    expect(erros).toEqual([]);
  });
});

describe('the yards, by who administers them', () => {
  test('who stands where, and days on which nobody is served', async () => {
    const { contexto: outro, pagina: mesa, erros: seus } = await pessoa(navegador());
    await entrar(mesa, 'adm@demo.martelo', '/admin/patio-usuario', SITE);
    await mesa.getByText(PATIO, { exact: false }).first().waitFor();
    await conferirOAdmin(mesa, 'patio-usuario');
    // Of who stands here: others' tests may have made others, elsewhere.
    await mesa
      .locator('tr, li')
      .filter({ hasText: PATIO })
      .getByRole('link', { name: /^Mudar os pátios de/ })
      .first()
      .click();
    const deste = mesa.getByLabel(PATIO, { exact: true });
    await deste.waitFor();
    expect(await deste.isChecked()).toBe(true);
    // What one does there is taken away right by right; of a yard where nothing is left, it is said.
    const aqui = mesa.getByRole('group', { name: `O que faz em ${PATIO}` });
    for (const um of ['Entrada', 'Serviços', 'Gestão']) await aqui.getByLabel(um).uncheck();
    await conferirOAdmin(mesa, 'patio-usuario-um');
    await aqui.getByLabel('Saída').uncheck();
    await mesa.getByRole('button', { name: 'Guardar' }).click();
    await mesa.getByText('marque o que a pessoa faz', { exact: false }).waitFor();
    await aqui.getByLabel('Saída').check();
    await mesa.getByRole('button', { name: 'Guardar' }).click();
    await mesa.getByText(`${PATIO} (saída)`, { exact: false }).first().waitFor();
    // Whoever stands there sees it so: the check-in is not offered.
    await pagina.goto(`${SITE}/admin/entrada-no-patio`);
    await pagina.getByLabel('Em que pátio está').waitFor();
    expect(await pagina.getByLabel('Em que pátio está').getByRole('option', { name: PATIO }).count()).toBe(0);
    await mesa
      .locator('tr, li')
      .filter({ hasText: PATIO })
      .getByRole('link', { name: /^Mudar os pátios de/ })
      .first()
      .click();
    await deste.uncheck();
    await mesa.getByRole('button', { name: 'Guardar' }).click();
    await mesa.getByText('está em', { exact: false }).first().waitFor();

    await mesa.goto(`${SITE}/admin/patio-recesso-novo`);
    await mesa.getByLabel('Só nestes').check();
    await mesa.getByLabel(PATIO).check();
    await mesa.getByLabel('De', { exact: true }).fill('2027-12-20');
    await mesa.getByLabel('Até', { exact: true }).fill('2028-01-05');
    await mesa.getByLabel('Motivo').fill('Férias coletivas');
    await conferirOAdmin(mesa, 'patio-recesso-novo');
    await mesa.getByRole('button', { name: 'Marcar recesso' }).click();
    await mesa.getByRole('heading', { level: 1, name: 'Recessos dos pátios' }).waitFor();
    await mesa.getByText('Férias coletivas').waitFor();
    await conferirOAdmin(mesa, 'patio-recesso');
    await mesa.getByRole('button', { name: new RegExp(`Retirar o recesso de ${PATIO}`) }).click();
    await mesa.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
    await mesa.getByText('Recesso retirado.').waitFor();
    expect(seus).toEqual([]);
    await outro.close();
  });
});
