import { randomUUID } from 'node:crypto';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { navegadorComCamera } from './camera.ts';
import { pagarCompra } from './pagar-compra.ts';
import { Api, conferirTela, LARGURAS, pessoa, SENHA, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { plataforma, navegador } = usarPlataforma();
const PATIO = 'Pátio Guarulhos';
const daqui = (segundos: number) => new Date(Date.now() + segundos * 1_000).toISOString();
const abertos: Browser[] = [];
afterAll(() => Promise.all(abertos.map((um) => um.close())));

/** What the gate's page keeps while somebody types. */
const RASCUNHO_GUARDADO = `new Promise((pronto, falhou) => {
  const pedido = indexedDB.open('martelo-portaria');
  pedido.onerror = () => falhou(pedido.error);
  pedido.onsuccess = () => {
    const todos = pedido.result.transaction('rascunhos').objectStore('rascunhos').getAll();
    todos.onsuccess = () => pronto(todos.result.some(({ rascunho }) => rascunho.foraDoDia));
  };
})`;

/** A lot at the demo's yard, bought by cliente6 and paid. */
async function compraPaga(): Promise<number> {
  const adm = await new Api().entrar('adm@demo.martelo');
  const { uid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    ...{ nome: 'Leilão da retirada', data: daqui(3_600), situacao: 'PRONTO', porcentagemComissao: 0 },
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${uid}/lotes`, [
    {
      ...{ nome: 'Fiat Strada Working 1.4 2019', tipo: 'Carro', valor: { minimo: 100, compreJa: 3_000_000 } },
      localizacao: { patio: PATIO, cidade: 'Guarulhos', uf: 'SP' },
    },
  ]);
  const cliente = await new Api().entrar('cliente6@demo.martelo');
  const { venda } = await cliente.chamar<{ venda: { id: number } }>(
    ...([
      'POST',
      `/v1/lotes/${itens[0]!.uid}/compre-ja`,
      { comandoId: randomUUID(), valor: 3_000_000 },
    ] as const),
  );
  await pagarCompra(cliente, venda.id, 3_000_000);
  return venda.id;
}

/** A browser whose camera sees this picture. */
async function comCamera(imagem: Buffer): Promise<Browser> {
  const quadro = await sharp(imagem)
    .resize(400, 400, { fit: 'contain', background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 120, right: 120, background: '#fff' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95 })
    .toBuffer();
  const aberto = await navegadorComCamera(plataforma.dados, quadro);
  abertos.push(aberto);
  return aberto;
}

describe('picking up what was bought (P17–P19)', () => {
  test('the buyer books and names who comes; the gate scans the code and hands over without network, told once it is back', async () => {
    const id = await compraPaga();
    // Told apart from who was sent by an earlier try.
    const NOME = `Joana Prates Lima ${id}`;
    const { pagina, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente6@demo.martelo', `/cliente/compras/${id}`, SITE);
    await pagina.getByRole('button', { name: 'Agendar retirada' }).click();
    await pagina.getByText('Escolha o horário').waitFor();
    await conferirTela(pagina, 'retirada-agendar-celular');
    await pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(pagina, 'retirada-agendar-computador');
    await pagina.setViewportSize(LARGURAS.celular);
    await pagina.locator('input[name=horario]').first().check({ force: true });
    await pagina.getByText('Outra pessoa').click();
    await pagina.getByLabel('Nome completo').fill(NOME);
    await pagina.getByLabel('Telefone').fill('11 98765-4321');
    await pagina.getByLabel('E-mail').fill('joana@exemplo.com.br');
    await pagina.getByRole('button', { name: 'Confirmar retirada' }).click();
    await pagina.getByText('Informe o CPF ou o RG de quem vai retirar').waitFor();
    await conferirTela(pagina, 'retirada-sem-documento-celular');
    await pagina.getByLabel('RG', { exact: true }).fill('12.345.678-9');
    await pagina.getByLabel('CNPJ da transportadora').fill('12.abc.345/01de-35');
    await pagina.getByLabel('Placa do caminhão').fill('AB-123');
    await pagina.getByRole('button', { name: 'Confirmar retirada' }).click();
    await pagina.getByText('Placa inválida').waitFor();
    expect(await pagina.getByLabel('Placa do caminhão').getAttribute('aria-invalid')).toBe('true');
    await conferirTela(pagina, 'retirada-placa-invalida-celular');
    await pagina.getByLabel('Placa do caminhão').fill('abc1d23');
    await pagina.getByRole('button', { name: 'Confirmar retirada' }).click();
    await pagina.locator('[data-codigo]').waitFor();
    await pagina.getByText('Transportadora: CNPJ 12.ABC.345/01DE-35 · Placa ABC1D23').waitFor();
    await pagina.locator('svg[aria-label^="QR code"] path').waitFor();
    await pagina.getByText(`Quem retira: ${NOME}`).waitFor();
    // Where, when it is open, the way there and what to bring stay once it is booked.
    const retirada = pagina.locator('section', { has: pagina.locator('#retirada') });
    await retirada.getByText('O pátio atende:').waitFor();
    await retirada.getByText('Documento com foto de quem vai retirar').waitFor();
    expect(await retirada.getByRole('link', { name: /Como chegar/ }).getAttribute('href')).toMatch(
      /^https?:\/\//,
    );
    await conferirTela(pagina, 'retirada-agendada-celular');
    const antigo = await pagina.locator('[data-codigo]').textContent();

    // Another slot asks first, and makes another code.
    await pagina.getByRole('button', { name: 'Mudar horário' }).click();
    const dialogo = pagina.getByRole('dialog');
    // Of another day than today, whatever the hour at which this runs.
    await dialogo.locator('input[name=dia]').nth(1).check({ force: true });
    await dialogo.locator('input[name=horario]').first().check({ force: true });
    await conferirTela(pagina, 'retirada-mudar-celular');
    await dialogo.getByRole('button', { name: 'Salvar' }).click();
    await dialogo.waitFor({ state: 'detached' });
    await expect.poll(() => pagina.locator('[data-codigo]').textContent()).not.toBe(antigo);
    await pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(pagina, 'retirada-agendada-computador');
    const qr = await pagina.locator('svg[aria-label^="QR code"]').screenshot();
    const cliente = await new Api().entrar('cliente6@demo.martelo');
    const ler = () =>
      cliente.chamar<{
        retiradaEm: string | null;
        itens: { retirada: { agendamento: { inicio: string } } }[];
      }>(...(['GET', `/v1/cliente/compras/${id}`] as const));
    const { inicio } = (await ler()).itens[0]!.retirada.agendamento;

    const gate = await pessoa(await comCamera(qr), 'celular');
    await entrar(gate.pagina, 'patio@demo.martelo', '/patio/portaria', SITE);
    await gate.pagina.getByLabel('Pátio').selectOption({ label: PATIO });
    await gate.pagina.getByLabel('Dia', { exact: true }).fill(diaEmSaoPaulo(inicio));
    await gate.pagina.getByText(NOME).waitFor();
    await gate.pagina.getByRole('listitem').filter({ hasText: NOME }).getByText('Placa ABC1D23').waitFor();
    await conferirTela(gate.pagina, 'portaria-celular');
    await gate.pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(gate.pagina, 'portaria-computador');
    await gate.pagina.setViewportSize(LARGURAS.celular);
    // The code that was shown before the change opens nothing.
    await gate.pagina.getByLabel('Código de retirada').fill(antigo!);
    await gate.pagina.getByRole('button', { name: 'Conferir código' }).click();
    await gate.pagina.getByText('Nenhuma retirada deste dia tem este código').waitFor();

    // What reads codes is there before the network goes, and so is the page: opened anew, it is the gate.
    await gate.pagina.waitForLoadState('networkidle');
    await expect
      .poll(() =>
        gate.pagina.evaluate(() => caches.match('/patio/portaria').then((achada) => achada !== undefined)),
      )
      .toBe(true);
    await gate.contexto.setOffline(true);
    await gate.pagina.reload();
    await gate.pagina.getByText('Sem rede. Você vê o que foi guardado').waitFor();
    await gate.pagina.getByLabel('Pátio').selectOption({ label: PATIO });
    await gate.pagina.getByLabel('Dia', { exact: true }).fill(diaEmSaoPaulo(inicio));
    await gate.pagina.getByText(NOME).waitFor();
    // No other page of the site comes from the device.
    expect(
      await gate.pagina.evaluate(() => caches.match('/leilao').then((achada) => achada ?? null)),
    ).toBeNull();
    await gate.pagina.getByRole('button', { name: 'Ler código com a câmera' }).click();
    const conferencia = gate.pagina.getByRole('dialog', { name: `Compra ${id}` });
    // A busy machine reads a camera's pictures slowly.
    await conferencia.waitFor({ timeout: 120_000 });
    await conferencia.getByText('RG 12.345.678-9').waitFor();
    // P19: what the guard looks at of the carrier, also without network.
    await conferencia.getByText('CNPJ 12.ABC.345/01DE-35').first().waitFor();
    await conferencia.getByText('A placa do caminhão é ABC1D23').waitFor();
    await conferencia.getByText('Fiat Strada').waitFor();
    // It opens at the picture, not at what is typed under it.
    expect(await conferencia.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const alto = await conferencia.locator('img').first().boundingBox();
    expect(alto!.y).toBeLessThan(LARGURAS.celular.height / 2);
    await conferencia.getByText('Fora do dia marcado: esta retirada é de').waitFor();
    const foto = await sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: '#4a6' } })
      .jpeg()
      .toBuffer();
    await conferencia.locator('input[type=file]').setInputFiles([
      { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: foto },
      { name: 'traseira.jpg', mimeType: 'image/jpeg', buffer: foto },
    ]);
    await conferencia.getByRole('img', { name: 'Foto 2 da entrega' }).waitFor();
    await conferirTela(gate.pagina, 'portaria-conferir-celular');
    await conferencia.getByLabel('Documento apresentado').fill('RG 12.345.678-9');
    const confirmar = conferencia.getByRole('button', { name: 'Confirmar entrega' });
    expect(await confirmar.isDisabled()).toBe(true);
    await conferencia.getByText('Entregar fora do dia marcado').click();
    // Phones put a page away while the camera is open: it comes back as it was.
    await expect.poll(() => gate.pagina.evaluate(RASCUNHO_GUARDADO)).toBe(true);
    await gate.pagina.reload();
    await conferencia.getByRole('img', { name: 'Foto 2 da entrega' }).waitFor();
    expect(await conferencia.getByLabel('Documento apresentado').inputValue()).toBe('RG 12.345.678-9');
    await conferirTela(gate.pagina, 'portaria-fora-do-dia-celular');
    await confirmar.click();
    await gate.pagina.getByText('Sem rede: a entrega foi guardada').waitFor();
    await gate.pagina.getByText('1 entrega a enviar').waitFor();
    await gate.pagina.getByText('2 fotos a enviar').waitFor();
    await conferirTela(gate.pagina, 'portaria-a-enviar-celular');
    expect((await ler()).retiradaEm).toBeNull();

    // The session ends meanwhile: nothing that is kept goes with it, and it is told after the login.
    await gate.contexto.clearCookies();
    await gate.contexto.setOffline(false);
    await gate.pagina.getByRole('button', { name: 'Atualizar lista' }).click();
    await gate.pagina.getByText('Sua sessão terminou.').waitFor();
    await conferirTela(gate.pagina, 'portaria-sem-sessao-celular');
    await gate.pagina.getByRole('link', { name: 'Entrar de novo' }).click();
    await gate.pagina.getByText('Sua sessão terminou.').waitFor();
    await gate.pagina.getByLabel('E-mail').fill('patio@demo.martelo');
    await gate.pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
    await gate.pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await gate.pagina.waitForURL(/\/patio\/portaria$/);
    await gate.pagina.getByLabel('Pátio').selectOption({ label: PATIO });
    await gate.pagina.getByLabel('Dia', { exact: true }).fill(diaEmSaoPaulo(inicio));
    const entregue = gate.pagina.getByRole('listitem').filter({ hasText: NOME });
    await entregue.getByText(/Entregue fora do dia marcado/).waitFor({ timeout: 30_000 });
    await expect.poll(() => gate.pagina.getByText('a enviar').count(), { timeout: 30_000 }).toBe(0);
    await entregue.getByText('2 fotos', { exact: true }).waitFor();
    await conferirTela(gate.pagina, 'portaria-entregue-celular');
    await expect.poll(async () => (await ler()).retiradaEm).not.toBeNull();
    await pagina.reload();
    await pagina.getByText('Bem retirado.', { exact: true }).first().waitFor();
    await conferirTela(pagina, 'retirada-feita-computador');
    expect([...erros, ...gate.erros]).toEqual([]);
  });
});
