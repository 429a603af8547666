// A check-in with twelve pictures on a phone whose line is a 3G one that goes away three times, pages of it too.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as dormir } from 'node:timers/promises';
import type { EnvioVisto } from '@martelo/shared/envio-em-partes';
import { type BrowserContext, chromium, type Page, type Request } from 'playwright';
import sharp from 'sharp';
import { Api, Plataforma, SITE } from '../../e2e/plataforma.ts';
import { entrar } from '../../e2e/pregao.ts';
import { type MedidaComum, medirComum } from './comum.ts';
import { abrirLinha, type Linha } from './linha.ts';

export const FOTOS = 12;
/** Of the line, as browsers call "slow 3G" and a little better: bytes a second each way, and ms there and back. */
export const LINHA = { downloadThroughput: 93_750, uploadThroughput: 93_750, latency: 300 };
/** The network goes away after so many parts, for so long. */
const QUEDAS = [3, 9, 15];
const QUEDA_MS = 4_000;
/** A part is on its way for some 3 s. */
const NO_MEIO_MS = 1_000;
const DESISTE_MS = 10 * 60_000;

export interface MedidaDoCampo {
  /** From the last press to the stay's being open, s. */
  segundos: number;
  /** Of the pictures, as the phone keeps them. */
  bytes: number;
  /** Of parts whose arrival the engine had confirmed, and that were sent once more. */
  deNovo: number;
  /** At most: of parts that a break cut on their way, which are sent again from their beginning. */
  cortados: number;
  quedas: number;
  fotos: number;
  comum: MedidaComum;
}

export async function medirCampo(): Promise<MedidaDoCampo> {
  const plataforma = new Plataforma();
  try {
    await plataforma.iniciar();
    const uid = await estadia();
    const fio = await abrirLinha();
    const navegador = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      proxy: { server: fio.endereco, bypass: '<-loopback>' },
    });
    try {
      const contexto = await navegador.newContext({ viewport: { width: 360, height: 760 }, locale: 'pt-BR' });
      return await medirEm(contexto, fio, uid);
    } finally {
      await navegador.close();
      fio.fechar();
    }
  } finally {
    await plataforma.descartar();
  }
}

/** A vehicle that a yard expects, with everything that its people need. */
async function estadia(): Promise<string> {
  const adm = await new Api().entrar('adm@demo.martelo');
  const patio = await adm.chamar<{ id: number; uid: string }>('POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
  });
  const gente = await new Api().entrar('patio@demo.martelo');
  const eu = await gente.chamar<{ uid: string }>('GET', '/v1/auth/eu');
  await adm.chamar('PUT', `/v1/patio-usuario/${eu.uid}`, { comandoId: randomUUID(), patios: [patio.uid] });
  const { id } = await adm.chamar<{ id: number }>('POST', '/v1/veiculos', {
    ...{ numeroMotor: randomUUID().slice(0, 20), marca: 'Fiat', modelo: 'Uno', veiculoTipo: 'LEVE' },
  });
  const { uid } = await gente.chamar<{ uid: string }>('POST', '/v1/estadias', {
    ...{ comandoId: randomUUID(), veiculoId: id, patioId: patio.id },
  });
  return uid;
}

async function medirEm(contexto: BrowserContext, fio: Linha, uid: string): Promise<MedidaDoCampo> {
  let pagina = await contexto.newPage();
  await entrar(pagina, 'patio@demo.martelo', `/admin/estadia/${uid}`, SITE);
  const botao = (atual: Page) => atual.getByRole('button', { name: /^Fotografar .*\(falta\)/ });
  await botao(pagina).first().waitFor();
  // Taken where there is no network.
  await contexto.setOffline(true);
  for (let n = 0; n < FOTOS; n++) {
    const falta = await botao(pagina).count();
    const escolha = pagina.waitForEvent('filechooser');
    await (falta > 0 ? botao(pagina).first() : pagina.getByRole('button', { name: 'Outra foto' })).click();
    await (await escolha).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await foto() });
    await pagina.getByText(`Sem rede: ${n + 1} por enviar`).waitFor();
  }
  await pagina.getByRole('button', { name: 'Dar entrada' }).click();
  await pagina.getByText(`Sem rede: ${FOTOS + 1} por enviar`).waitFor();

  const contado = { partes: 0, quedas: 0 };
  const cortes: number[] = [];
  /** Of parts: how large each is, as the engine says it of the file; and those that it has confirmed. */
  const tamanhos = new Map<string, number>();
  const confirmadas = new Set<string>();
  const [repetidas, cortadas]: string[][] = [[], []];
  const deParte = (pedido: Request) => pedido.method() === 'PUT' && pedido.url().includes('/partes/');
  contexto.on('request', (pedido) => {
    if (deParte(pedido) && confirmadas.has(pedido.url())) repetidas!.push(pedido.url());
  });
  contexto.on('requestfailed', (pedido) => {
    if (deParte(pedido)) cortadas!.push(pedido.url());
  });
  contexto.on('response', async (resposta) => {
    const [pedido, url] = [resposta.request(), resposta.url()];
    if (!deParte(pedido) || !resposta.ok()) return;
    confirmadas.add(url);
    contado.partes += 1;
    const { bytes, bytesDaParte } = (await resposta.json()) as EnvioVisto;
    tamanhos.set(url, Math.min(bytesDaParte, bytes - Number(url.split('/').at(-1)) * bytesDaParte));
  });
  const soma = (urls: Iterable<string>) =>
    [...urls].reduce((total, url) => total + (tamanhos.get(url) ?? 0), 0);
  const lenta = async (atual: Page) => {
    const cdp = await contexto.newCDPSession(atual);
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LINHA });
  };
  const inicio = Date.now();
  await contexto.setOffline(false);
  await lenta(pagina);
  const api = await new Api().entrar('patio@demo.martelo');
  const lida = () => api.chamar<{ situacao: string; fotos: unknown[] }>('GET', `/v1/estadias/${uid}`);
  let atual = await lida();
  while (atual.situacao === 'PREVISTA') {
    if (Date.now() - inicio > DESISTE_MS) throw new Error(`a entrada não chegou: ${JSON.stringify(contado)}`);
    const queda = QUEDAS[contado.quedas];
    if (queda !== undefined && contado.partes >= queda) {
      contado.quedas += 1;
      // In the midst of the next part.
      await dormir(NO_MEIO_MS);
      cortes.push((Date.now() - inicio) / 1_000);
      fio.cortar();
      await contexto.setOffline(true);
      await dormir(QUEDA_MS);
      // The last time the page dies with it.
      if (contado.quedas === QUEDAS.length) await pagina.close();
      fio.emendar();
      await contexto.setOffline(false);
      if (contado.quedas === QUEDAS.length) {
        pagina = await contexto.newPage();
        await pagina.goto(`${SITE}/admin/estadia/${uid}`);
      }
      await lenta(pagina);
    }
    await dormir(250);
    atual = await lida();
  }
  const { itens } = await api.chamar<{ itens: unknown[] }>('GET', `/v1/estadias/${uid}/fotos`);
  const segundos = (Date.now() - inicio) / 1_000;
  await pagina.close();
  const { quedas } = contado;
  const [bytes, deNovo, cortados] = [soma(confirmadas), soma(repetidas!), soma(cortadas!)];
  const oMesmo = { fotos: FOTOS, bytes, cortes, quedaMs: QUEDA_MS };
  const comum = await medirComum(contexto, fio, oMesmo, lenta);
  return { segundos, bytes, deNovo, cortados, quedas, fotos: itens.length, comum };
}

/** As a phone's camera makes them: nothing in it is like anything else. */
async function foto(): Promise<Buffer> {
  const [largura, altura] = [1_000, 750];
  const bruto = Buffer.alloc(largura * altura * 3);
  for (let i = 0; i < bruto.length; i += 2) bruto[i] = randomInt(256);
  return sharp(bruto, { raw: { width: largura, height: altura, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
