import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { cadastrar } from './cadastro.ts';
import { navegadorComCamera } from './camera.ts';
import { conferirTela, ENGINE, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { plataforma, navegador } = usarPlataforma();
const abertos: Browser[] = [];
afterAll(() => Promise.all(abertos.map((um) => um.close())));

/** The brand asks for documents while this file runs; afterwards as it was found. */
async function regras(mudar?: (antes: object) => object): Promise<object> {
  const { servico } = JSON.parse(readFileSync(join(plataforma.dados, 'segredos.json'), 'utf8'));
  const resposta = await fetch(`${ENGINE}/v1/hotsites/1/regras`, {
    ...(mudar ? { method: 'PUT', body: JSON.stringify(mudar(await regras())) } : {}),
    headers: { 'content-type': 'application/json', 'x-martelo-servico': servico },
  });
  expect(resposta.status).toBe(200);
  return (await resposta.json()) as object;
}
beforeAll(() => regras((antes) => ({ ...antes, documentosObrigatorios: true })));
afterAll(() => regras((antes) => ({ ...antes, documentosObrigatorios: false })));

/** A card on a table, as the outline asks for it. */
const cartao = (largura = 1_280, altura = 720): Buffer => {
  const l = altura * 0.88 * (85.6 / 53.98);
  const [x0, y0] = [(largura - l) / 2, altura * 0.06];
  const letras = Array.from(
    { length: 220 },
    (_, i) =>
      `<rect x="${x0 + l * 0.36 + (i % 22) * 27}" y="${y0 + 110 + Math.floor(i / 22) * 48}" width="${9 + ((i * 7) % 11)}" height="18" fill="#223"/>`,
  ).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}"><rect width="100%" height="100%" fill="#5b4636"/><rect x="${x0}" y="${y0}" width="${l}" height="${altura * 0.88}" rx="28" fill="#cfe3c8"/><rect x="${x0 + 50}" y="${y0 + 120}" width="240" height="320" fill="#7d8f78"/>${letras}</svg>`,
  );
};
const arquivo = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType });
const escolher = (onde: Locator, lado: string) => onde.getByLabel(`Escolher arquivo: ${lado}`);
const exigencia = (pagina: Page, nome: string) => pagina.locator(`[data-exigencia=${nome}]`);
/** Whoever's turn it is, chosen in SAC's queue. */
async function abrirNoSac(pagina: Page, nome: string, documento: string): Promise<void> {
  await pagina.getByRole('navigation', { name: 'Documentos à espera' }).waitFor();
  await pagina.getByRole('button', { name: new RegExp(`${nome}.*${documento}`) }).click();
  await pagina
    .getByRole('article', { name: `${documento}, ${nome}` })
    .getByText('Cadastrado em')
    .waitFor();
}

describe('documents, from the camera to what SAC says of them', () => {
  test('a newcomer photographs them, loses the network, is told of blur, answers a divergence, and bids without reloading', async () => {
    const NOME = `Joana Prates ${String.fromCharCode(65 + randomInt(26), 97 + randomInt(26), 97 + randomInt(26))}`;
    const email = await cadastrar({ nome: NOME });
    const lote = await criarLote({ segundos: 3_600 });
    const quadro = await sharp(cartao()).jpeg({ quality: 95 }).toBuffer();
    const camera = await navegadorComCamera(plataforma.dados, quadro);
    abertos.push(camera);
    const { pagina, contexto, erros } = await pessoa(camera, 'celular');
    const resposta = pagina.waitForResponse((uma) => new URL(uma.url()).pathname === '/documentos');
    await entrar(pagina, email, '/documentos', SITE);
    expect((await resposta).headers()['permissions-policy']).toContain('camera=(self)');
    await pagina.getByText('Envie seus documentos para dar lances').waitFor();
    await conferirTela(pagina, 'documentos-celular');
    await pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(pagina, 'documentos-computador');
    await pagina.setViewportSize(LARGURAS.celular);

    // The lot says what is missing, and leads to where it is settled.
    const noLote = await contexto.newPage();
    await noLote.setViewportSize(LARGURAS.computador);
    await noLote.goto(SITE + lote.url);
    await noLote.getByRole('link', { name: 'Enviar meus documentos' }).first().waitFor();

    const identidade = exigencia(pagina, 'identidade');
    await identidade.getByText('CNH', { exact: true }).click();
    await identidade.getByRole('button', { name: 'Fotografar: Frente' }).click();
    await pagina.getByText('Boa imagem. Pode tirar a foto.').waitFor();
    await conferirTela(pagina, 'documentos-camera-celular');
    await pagina.getByRole('button', { name: 'Tirar foto' }).click();
    const revisar = pagina.getByRole('dialog', { name: 'Conferir: Frente' });
    await revisar.getByText('A foto está nítida e bem iluminada.').waitFor();
    await conferirTela(pagina, 'documentos-conferir-celular');
    await revisar.getByRole('button', { name: 'Canto superior esquerdo' }).focus();
    const parte = revisar.locator('div:has(> [data-canto=no])');
    const antes = (await parte.boundingBox())!;
    await pagina.keyboard.press('ArrowRight');
    expect((await parte.boundingBox())!.x).toBeGreaterThan(antes.x);
    await revisar.getByRole('button', { name: 'Usar esta foto' }).click();
    await identidade.getByAltText('Frente').waitFor();

    // Out of focus is said before it is sent; the network goes, and the picture stays.
    const tremida = await sharp(cartao()).blur(9).jpeg().toBuffer();
    await escolher(identidade, 'Verso').setInputFiles(arquivo('verso.jpg', tremida));
    const duvida = pagina.getByRole('dialog', { name: 'Conferir: Verso' });
    await duvida.getByText('A foto parece fora de foco.').waitFor();
    await conferirTela(pagina, 'documentos-tremida-celular');
    await contexto.setOffline(true);
    await duvida.getByRole('button', { name: 'Usar assim mesmo' }).click();
    await identidade.getByText('A foto não foi enviada.').waitFor();
    await conferirTela(pagina, 'documentos-sem-rede-celular');
    await contexto.setOffline(false);
    await identidade.getByRole('button', { name: 'Tentar de novo' }).click();
    await identidade.getByAltText('Verso').waitFor();
    await identidade.getByRole('button', { name: 'Enviar para conferência' }).click();
    await pagina.getByText('Documento enviado.').waitFor();
    await identidade.getByRole('button', { name: 'Retirar CNH' }).waitFor();

    // What is no picture is refused in words; a picture that lies on its side by its EXIF stands upright.
    const endereco = exigencia(pagina, 'endereco');
    await escolher(endereco, 'Página 1').setInputFiles(
      arquivo('conta.jpg', Buffer.from('MZ this program cannot be run')),
    );
    await endereco.getByText('Envie um PDF ou uma foto').waitFor();
    const deitada = await sharp(cartao(1_200, 800)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await escolher(endereco, 'Página 1').setInputFiles(arquivo('conta.jpg', deitada));
    const emPe = pagina.getByRole('dialog', { name: 'Conferir: Página 1' });
    const tela = emPe.locator('canvas');
    await tela.waitFor();
    expect(await tela.evaluate((uma: HTMLCanvasElement) => uma.height > uma.width)).toBe(true);
    await emPe.getByRole('button', { name: 'Girar' }).click();
    expect(await emPe.locator('canvas').evaluate((uma: HTMLCanvasElement) => uma.height > uma.width)).toBe(
      false,
    );
    await emPe.getByRole('button', { name: /^Usar/ }).click();
    await endereco.getByAltText('Página 1').waitFor();
    await endereco.getByRole('button', { name: 'Enviar para conferência' }).click();
    await pagina.getByText('Recebemos seus documentos').waitFor();
    await conferirTela(pagina, 'documentos-em-conferencia-celular');

    const sac = await pessoa(navegador(), 'computador');
    await entrar(sac.pagina, 'sac@demo.martelo', '/sac/documentos', SITE);
    await abrirNoSac(sac.pagina, NOME, 'CNH');
    await sac.pagina.getByAltText('CNH, frente').waitFor();
    await conferirTela(sac.pagina, 'sac-documentos-computador');
    await sac.pagina.setViewportSize(LARGURAS.celular);
    await conferirTela(sac.pagina, 'sac-documentos-celular');
    await sac.pagina.setViewportSize(LARGURAS.computador);
    await sac.pagina.getByRole('button', { name: new RegExp(`${NOME}.*CNH`) }).focus();
    await sac.pagina.keyboard.press('d');
    const divergir = sac.pagina.getByRole('dialog', { name: /^Divergir CNH/ });
    await divergir.getByRole('button', { name: 'Ilegível' }).click();
    await conferirTela(sac.pagina, 'sac-divergir-computador');
    await divergir.getByRole('button', { name: 'Divergir e avisar o cliente' }).click();
    await sac.pagina.getByText(`CNH de ${NOME}: divergente.`).waitFor();

    // Told while they look on, without a reload.
    await pagina.getByText('Um documento precisa ser enviado de novo').waitFor();
    await identidade.getByText('A foto está ilegível.').waitFor();
    // The address is still looked at, and was sent last.
    await pagina.getByText('Documento enviado.').waitFor();
    await conferirTela(pagina, 'documentos-divergente-celular');
    await identidade.getByText('RG ou CIN', { exact: true }).click();
    await escolher(identidade, 'Frente').setInputFiles(
      arquivo('cin.pdf', Buffer.from(pdf()), 'application/pdf'),
    );
    await identidade.getByText('PDF de 1 página').first().waitFor();
    await identidade.getByRole('button', { name: 'Enviar para conferência' }).click();
    await pagina.getByText('Recebemos seus documentos').waitFor();

    await sac.pagina.reload();
    for (const documento of ['Comprovante de endereço', 'RG ou CIN']) {
      await abrirNoSac(sac.pagina, NOME, documento);
      await sac.pagina.getByRole('button', { name: new RegExp(`${NOME}.*${documento}`) }).focus();
      await sac.pagina.keyboard.press('a');
      await sac.pagina.getByRole('dialog').getByRole('button', { name: 'Sim, aprovar' }).click();
      await sac.pagina.getByText(`${documento} de ${NOME}: aprovado.`).waitFor();
    }
    await pagina.getByText('Documentos aprovados').waitFor();
    await conferirTela(pagina, 'documentos-aprovados-celular');
    // The lot's page, which nobody touched, takes bids now.
    await noLote.getByRole('link', { name: 'Enviar meus documentos' }).first().waitFor({ state: 'detached' });
    await lancarPorFora(email, lote.uid, 1_000_000);

    await pagina.goto(`${SITE}/cliente/minha-pagina`);
    await pagina.getByText('O que já enviei').waitFor();
    expect(await pagina.locator('[data-documento]').count()).toBe(3);
    await conferirTela(pagina, 'minha-pagina-celular');
    await pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(pagina, 'minha-pagina-computador');
    expect([...erros, ...sac.erros]).toEqual([]);
  }, 480_000);

  test('on the other brand, where nothing is asked before, a document waits and is taken back', async () => {
    const { pagina, erros } = await pessoa(navegador(), 'computador');
    await entrar(pagina, 'cliente7@demo.martelo', '/documentos', LOJA);
    await pagina.getByRole('button', { name: 'Retirar CNH' }).waitFor();
    await conferirTela(pagina, 'documentos-loja-computador');
    await pagina.getByRole('button', { name: 'Retirar CNH' }).click();
    const pergunta = pagina.getByRole('dialog', { name: 'Retirar CNH?' });
    await conferirTela(pagina, 'documentos-retirar-computador');
    await pergunta.getByRole('button', { name: 'Manter' }).click();
    await pagina.setViewportSize(LARGURAS.celular);
    await conferirTela(pagina, 'documentos-loja-celular');
    // No other page has the camera.
    const fora = await pagina.goto(`${LOJA}/cliente/minha-pagina`);
    expect(fora!.headers()['permissions-policy']).toContain('camera=()');
    expect(erros).toEqual([]);
  });
});
