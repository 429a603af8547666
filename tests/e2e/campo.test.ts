import { randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { colegaCom } from './colega.ts';
import { CELULAR } from './conferir-o-admin.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A day without network (issue 14, item 3): what is done on a phone is there once when it is back, whatever became of the page meanwhile. */

const { plataforma, navegador } = usarPlataforma();
const PERTO = { latitude: -23.4555, longitude: -46.533 };
const letras = () => randomUUID().replace(/[^a-f]/g, '');
const telefone = () => `119${randomInt(1e7, 1e8)}`;
const contas: Record<string, { uid: string; email: string }> = {};
let adm: Api;
let rem: Api;
let despacho: Api;
let local: { id: number };
let patio: { id: number; uid: string };
let transportadora: { id: number; uid: string; revisao: number };
let motorista: typeof transportadora;

beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  for (const [quem, papel, nome] of [
    ['rem', 'Interno - Remoção', 'Rita Alves'],
    ['despacho', 'Externo - Transportadora', 'Davi Costa'],
    ['guia', 'Externo - Motorista', 'Lia Sá'],
  ] as const)
    contas[quem] = await colegaCom(plataforma.dados, [papel], nome);
  rem = await new Api().entrar(contas.rem!.email);
  const endereco = { cidade: 'Guarulhos', estadoUf: 'SP', endereco: 'Rua das Oficinas, 100' };
  patio = await adm.chamar('POST', '/v1/patios', { nome: `Pátio ${letras()}`, ...endereco });
  local = await rem.chamar('POST', '/v1/locais-remocao', {
    ...{ nome: `Oficina ${letras()}`, ...endereco, localizacao: PERTO },
    ...{ contatoNome: 'Téo Prado', contatoTelefone: '11987654321' },
  });
  transportadora = await rem.chamar('POST', '/v1/transportadoras', {
    ...{ nome: 'Guinchos Sul', cnpj: completarDocumento(`${randomInt(1e7, 1e8)}0001`), telefone: telefone() },
  });
  motorista = await rem.chamar('POST', '/v1/motoristas', {
    ...{ nome: 'Lia Sá', cpf: cpfNovo(), telefone: telefone(), transportadoraId: transportadora.id },
  });
  for (const [onde, { uid, revisao }, quem] of [
    ['transportadoras', transportadora, 'despacho'],
    ['motoristas', motorista, 'guia'],
  ] as const)
    await rem.chamar('POST', `/v1/${onde}/${uid}/darAcesso`, { email: contas[quem]!.email, revisao });
  despacho = await new Api().entrar(contas.despacho!.email);
}, 400_000);

const evento = <T>(api: Api, base: string, uid: string, codigo: string, dados: object = {}) =>
  api.chamar<T>('POST', `${base}/${uid}/eventos`, {
    ...{ codigo, comandoId: randomUUID(), instante: new Date().toISOString(), dados },
  });
let horas = 1;
/** One that a driver has before them. */
async function confirmada(veiculoTipo = 'LEVE'): Promise<{ uid: string; veiculo: string }> {
  const modelo = `Uno ${letras()}`;
  const { id } = await adm.chamar<{ id: number }>('POST', '/v1/veiculos', {
    ...{ numeroMotor: randomUUID().slice(0, 20), marca: 'Fiat', modelo, veiculoTipo },
  });
  const { uid } = await rem.chamar<{ uid: string }>('POST', '/v1/remocoes', {
    ...{ veiculoId: id, localRemocaoId: local.id, patioId: patio.id },
  });
  await evento(rem, '/v1/remocoes', uid, 'S02');
  const cara = { transportadoraId: transportadora.id, valorCobradoTransportadora: 30_000 };
  const { aprovacaoUid } = await evento<{ aprovacaoUid: string }>(rem, '/v1/remocoes', uid, 'S04', cara);
  await adm.chamar('POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 });
  await expect.poll(() => situacao(uid), { timeout: 20_000 }).toBe('DESIGNADA');
  horas += 5;
  await evento(despacho, '/v1/transportadora/remocoes', uid, 'S06', {
    motoristaId: motorista.id,
    diaInicioPrevisto: new Date(Date.now() + horas * 3_600_000).toISOString(),
    diaInicioFim: new Date(Date.now() + (horas + 4) * 3_600_000).toISOString(),
  });
  return { uid, veiculo: `Fiat ${modelo}` };
}
const ler = (uid: string) =>
  rem.chamar<{ situacao: string; eventos: { codigo: string; instante: string }[] }>(
    'GET',
    `/v1/remocoes/${uid}`,
  );
const situacao = async (uid: string) => (await ler(uid)).situacao;
const arquivos = async (uid: string) =>
  (await rem.chamar<{ itens: { uid: string }[] }>('GET', `/v1/remocoes/${uid}/arquivos`)).itens.length;

/** A picture that has more than one part. */
async function foto(): Promise<Buffer> {
  const lado = 1_000;
  const bruto = Buffer.alloc(lado * lado * 3);
  for (let i = 0; i < bruto.length; i++) bruto[i] = randomInt(256);
  return sharp(bruto, { raw: { width: lado, height: lado, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function telefoneDe(quem: string, caminho: string) {
  const { contexto, pagina, erros } = await pessoa(navegador(), 'celular');
  onTestFinished(() => contexto.close());
  await contexto.grantPermissions(['geolocation'], { origin: SITE });
  await contexto.setGeolocation(PERTO);
  await pagina.setViewportSize(CELULAR);
  await entrar(pagina, contas[quem]!.email, caminho, SITE);
  return { contexto, pagina, erros };
}
/** Everything of the day is on the phone. */
const levado = (pagina: Page, caminho: string) =>
  expect
    .poll(() => pagina.evaluate(async (um) => (await caches.match(um)) !== undefined, caminho), {
      timeout: 60_000,
    })
    .toBe(true);
/** The page is gone, as with the battery; another opens. */
async function morrer(contexto: BrowserContext, pagina: Page, caminho: string): Promise<Page> {
  await pagina.close();
  const outra = await contexto.newPage();
  await outra.setViewportSize(CELULAR);
  await outra.goto(`${SITE}${caminho}`);
  return outra;
}
const duas = async (pagina: Page, ato: string) => {
  await pagina.getByRole('button', { name: ato }).click();
  await pagina.getByRole('button', { name: ato }).click();
  await pagina.getByText('Anotado neste aparelho.').waitFor();
};
async function assinar(pagina: Page): Promise<void> {
  const tela = pagina.locator('canvas');
  await tela.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await tela.boundingBox())!;
  await pagina.mouse.move(x + 20, y + height / 2);
  await pagina.mouse.down();
  for (let i = 1; i <= 10; i++)
    await pagina.mouse.move(x + 20 + (i * (width - 40)) / 10, y + height / 2 + (i % 2 ? -20 : 20));
  await pagina.mouse.up();
  await pagina.getByRole('button', { name: 'Limpar assinatura' }).waitFor();
}

describe('a driver’s day', () => {
  test('is worked without network, through pages that die at each step, and is there once and in order', async () => {
    const { uid, veiculo } = await confirmada();
    const { contexto, pagina: primeira } = await telefoneDe('guia', '/transportadora');
    const caminho = `/transportadora/${uid}`;
    await levado(primeira, caminho);
    await contexto.setOffline(true);
    // Opened without network: from the list, and by itself.
    let pagina = await morrer(contexto, primeira, '/transportadora');
    await pagina.getByRole('link', { name: new RegExp(veiculo) }).click();
    await duas(pagina, 'Estou a caminho');
    await pagina.getByText('Sem rede: 1 por enviar').waitFor();
    pagina = await morrer(contexto, pagina, caminho);
    await duas(pagina, 'Cheguei ao local');
    pagina = await morrer(contexto, pagina, caminho);
    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await pagina.getByLabel('Quem entregou o veículo').fill('Téo Prado');
    await assinar(pagina);
    await pagina
      .getByLabel('Fotografar', { exact: true })
      .setInputFiles([{ name: 'um.jpg', mimeType: 'image/jpeg', buffer: await foto() }]);
    await pagina.getByRole('img', { name: 'Foto 1', exact: true }).waitFor();
    // The battery dies before it is told: what was written, signed and photographed is there.
    await pagina.waitForTimeout(500);
    pagina = await morrer(contexto, pagina, caminho);
    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await pagina.getByRole('img', { name: 'Foto 1', exact: true }).waitFor();
    expect(await pagina.getByLabel('Quem entregou o veículo').inputValue()).toBe('Téo Prado');
    await conferirTela(pagina, 'campo-coleta-sem-rede');
    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await pagina.getByText('Sem rede: 3 por enviar').waitFor();
    await pagina.getByRole('button', { name: 'Ver o que falta' }).click();
    await conferirTela(pagina, 'campo-por-enviar');
    await duas(pagina, 'Estou no portão do pátio');
    expect([await situacao(uid), await arquivos(uid)]).toEqual(['CONFIRMADA', 0]);

    // Back on a line that breaks in the middle of a picture, and the page dies with it.
    let partes = 0;
    let bytes = 0;
    await contexto.route('**/api/v1/envios/*/partes/*', async (rota) => {
      partes += 1;
      if (partes === 2) return rota.abort();
      bytes += rota.request().postDataBuffer()?.length ?? 0;
      return rota.continue();
    });
    await contexto.setOffline(false);
    await expect.poll(() => partes, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    pagina = await morrer(contexto, pagina, caminho);
    await expect.poll(() => situacao(uid), { timeout: 90_000 }).toBe('NO_PORTAO');
    await pagina.getByText(/^Tudo enviado às/).waitFor();
    const { eventos } = await ler(uid);
    const meus = eventos.filter(({ codigo }) => ['S08', 'S09', 'S11', 'S14'].includes(codigo));
    expect(meus.map(({ codigo }) => codigo)).toEqual(['S08', 'S09', 'S11', 'S14']);
    expect(meus.map(({ instante }) => instante)).toEqual(meus.map(({ instante }) => instante).toSorted());
    expect(await arquivos(uid)).toBe(2);
    expect(bytes).toBeGreaterThan(262_144);
    await conferirTela(pagina, 'campo-tudo-enviado');
  });

  test('asks about what was refused, in the engine’s words, and loses nothing of it', async () => {
    const { uid } = await confirmada();
    const caminho = `/transportadora/${uid}`;
    const { contexto, pagina } = await telefoneDe('guia', '/transportadora');
    await levado(pagina, caminho);
    await pagina.goto(`${SITE}${caminho}`);
    await pagina.getByRole('button', { name: 'Estou a caminho' }).waitFor();
    await contexto.setOffline(true);
    await duas(pagina, 'Estou a caminho');
    await duas(pagina, 'Cheguei ao local');
    // Called off meanwhile.
    await evento(rem, '/v1/remocoes', uid, 'S16', { motivo: 'O dono desistiu da venda' });
    expect(await situacao(uid)).toBe('CANCELADA');
    await contexto.setOffline(false);
    const conflito = pagina.getByRole('alert').filter({ hasText: 'decida o que fazer' });
    await conflito.waitFor();
    await conflito.getByText('Estou a caminho').waitFor();
    await conferirTela(pagina, 'campo-recusado');
    // What comes behind it waits.
    await pagina.getByRole('button', { name: 'Ver o que falta' }).click();
    await pagina.getByText('Espera o que vem antes').waitFor();
    // Another account on the same phone neither sees nor sends it.
    await pagina.goto(`${SITE}/sair`);
    await pagina.waitForURL((url) => url.pathname !== '/sair');
    await entrar(pagina, contas.despacho!.email, '/transportadora', SITE);
    await pagina.getByRole('heading', { name: 'Remoções' }).waitFor();
    await pagina.waitForTimeout(1_000);
    expect(await pagina.getByText('por enviar').count()).toBe(0);
    expect(await pagina.evaluate(async (um) => (await caches.match(um)) === undefined, caminho)).toBe(true);
    await entrar(pagina, contas.guia!.email, '/transportadora', SITE);
    for (const quantos of [2, 1]) {
      await pagina.getByRole('button', { name: 'Descartar' }).first().click();
      await pagina.getByRole('button', { name: 'Descartar de vez' }).click();
      if (quantos > 1) await pagina.getByText('Cheguei ao local').waitFor();
    }
    await expect.poll(() => pagina.getByText('decida o que fazer').count()).toBe(0);
    expect(await situacao(uid)).toBe('CANCELADA');
  });
});

describe('a yard’s day', () => {
  let uid: string;
  let placa: string;
  let gente: Api;
  const lida = () =>
    adm.chamar<{ situacao: string; fotos: { vista: string | null; momento: string }[]; vaga: string | null }>(
      'GET',
      `/v1/estadias/${uid}`,
    );
  /** One that is expected at a yard of its people. */
  async function esperada(): Promise<void> {
    const vagas = ['A-1', 'A-2'].map((codigo, i) => ({ codigo, linha: 1, coluna: i + 1 }));
    const endereco = { cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' };
    const meu = await adm.chamar<{ id: number; uid: string }>('POST', '/v1/patios', {
      ...{ nome: `Pátio ${letras()}`, ...endereco, vagas },
    });
    patioId = meu.id;
    contas.patio ??= await colegaCom(plataforma.dados, ['Interno - Pátio'], 'Bruno Reis');
    await adm.chamar('PUT', `/v1/patio-usuario/${contas.patio.uid}`, {
      comandoId: randomUUID(),
      patios: [meu.uid],
    });
    gente = await new Api().entrar(contas.patio.email);
    placa = `CMP${randomInt(10)}A${randomInt(10, 100)}`;
    const { id } = await adm.chamar<{ id: number }>('POST', '/v1/veiculos', {
      ...{ placa, marca: 'Fiat', modelo: `Strada ${letras()}`, veiculoTipo: 'LEVE', possuiChave: true },
    });
    ({ uid } = await gente.chamar<{ uid: string }>('POST', '/v1/estadias', {
      ...{ comandoId: randomUUID(), veiculoId: id, patioId: meu.id },
    }));
  }
  let patioId = 0;
  /** Let in by another phone, by the calls alone. */
  async function entrarPorFora(qual: string, vaga: string, codigoChave: string): Promise<void> {
    const { modelo } = await gente.chamar<{
      modelo: { posicoes: { vista: string; obrigatoria: boolean }[] };
    }>('GET', `/v1/estadias/${qual}`);
    for (const { vista, obrigatoria } of modelo.posicoes) {
      if (!obrigatoria) continue;
      const form = new FormData();
      for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), momento: 'ENTRADA', vista }))
        form.set(campo, valor);
      form.set('arquivo', new Blob([new Uint8Array(await foto())]), 'foto.jpg');
      await gente.chamar('POST', `/v1/estadias/${qual}/fotos`, form);
    }
    const { revisao } = await gente.chamar<{ revisao: number }>('GET', `/v1/estadias/${qual}`);
    await gente.chamar('POST', `/v1/estadias/${qual}/entrar`, { revisao, vaga, codigoChave, km: null });
  }
  /** Another vehicle, on spot A-1 with key K-1; its plate. */
  async function outraNoPatio(): Promise<string> {
    const outra = `CMP${randomInt(10)}B${randomInt(10, 100)}`;
    const { id } = await adm.chamar<{ id: number }>('POST', '/v1/veiculos', {
      ...{ placa: outra, marca: 'Fiat', modelo: `Toro ${letras()}`, veiculoTipo: 'LEVE', possuiChave: true },
    });
    const dela = await gente.chamar<{ uid: string }>('POST', '/v1/estadias', {
      ...{ comandoId: randomUUID(), veiculoId: id, patioId },
    });
    await entrarPorFora(dela.uid, 'A-1', 'K-1');
    return outra;
  }
  /** The phone's disk is full for files, as its database says it: in the middle of the transaction that keeps one. */
  const encher = (pagina: Page, cheio: boolean) =>
    pagina.evaluate((agora) => {
      const daqui = globalThis as { porDeVerdade?: IDBObjectStore['put'] };
      daqui.porDeVerdade ??= IDBObjectStore.prototype.put;
      const { porDeVerdade } = daqui;
      IDBObjectStore.prototype.put = function por(this: IDBObjectStore, valor, chave?) {
        if (agora && valor instanceof Blob) throw new DOMException('full', 'QuotaExceededError');
        return porDeVerdade.call(this, valor, chave);
      };
    }, cheio);
  async function assinarSaida(pagina: Page): Promise<void> {
    const quadro = pagina.getByRole('img', { name: 'Assine com o dedo ou com o mouse' });
    await quadro.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await quadro.boundingBox())!;
    await pagina.mouse.move(x + 20, y + height / 2);
    await pagina.mouse.down();
    await pagina.mouse.move(x + width - 20, y + height / 3, { steps: 8 });
    await pagina.mouse.up();
    await pagina.getByRole('button', { name: 'Guardar assinatura' }).click();
    await pagina.getByText('Assinatura guardada.').waitFor();
  }
  const faltam = (pagina: Page) => pagina.getByRole('button', { name: /^Fotografar .*\(falta\)/ });
  async function tirar(pagina: Page): Promise<void> {
    await faltam(pagina).first().waitFor();
    const antes = await faltam(pagina).count();
    const escolha = pagina.waitForEvent('filechooser');
    await faltam(pagina).first().click();
    await (await escolha).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await foto() });
    await expect.poll(() => faltam(pagina).count()).toBeLessThan(antes);
  }

  test('lets a vehicle in without network, found by its plate, and it is there once, whatever dies', async () => {
    await esperada();
    const { contexto, pagina: primeira, erros } = await telefoneDe('patio', '/admin/entrada-no-patio');
    await levado(primeira, '/admin');
    await contexto.setOffline(true);
    let pagina = await morrer(contexto, primeira, '/admin/entrada-no-patio');
    await pagina.getByLabel('Placa de quem chegou').fill(placa);
    await pagina.getByRole('button', { name: 'Procurar', exact: true }).click();
    await pagina.getByRole('link', { name: 'Abrir a estadia' }).click();
    await tirar(pagina);
    await tirar(pagina);
    const caminho = `/admin/estadia/${uid}`;
    pagina = await morrer(contexto, pagina, caminho);
    while ((await pagina.getByText('Todas as obrigatórias estão aqui.').count()) === 0) await tirar(pagina);
    await pagina.getByRole('button', { name: 'Vaga A-1, livre' }).click();
    await pagina.getByLabel('Código da chave').fill('K-9');
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await pagina.getByText('Anotado neste aparelho.').waitFor();
    await conferirTela(pagina, 'campo-entrada-sem-rede');
    expect([(await lida()).situacao, (await lida()).fotos.length]).toEqual(['PREVISTA', 0]);
    const tiradas = await pagina.getByRole('list', { name: 'Por enviar' }).getByRole('listitem').count();

    let partes = 0;
    await contexto.route('**/api/v1/envios/*/partes/*', (rota) => {
      partes += 1;
      return partes === 3 ? rota.abort() : rota.continue();
    });
    await contexto.setOffline(false);
    await expect.poll(() => partes, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
    pagina = await morrer(contexto, pagina, caminho);
    await expect.poll(async () => (await lida()).situacao, { timeout: 90_000 }).toBe('ABERTA');
    const { fotos, vaga } = await lida();
    expect([fotos.length, new Set(fotos.map((uma) => uma.vista)).size, vaga]).toEqual([
      tiradas,
      tiradas,
      'A-1',
    ]);
    await pagina.getByRole('heading', { level: 2, name: 'Liberar a saída' }).waitFor();
    expect(erros).toEqual([]);
  });

  test('notes one that nobody expected where nobody can be asked, and its pictures and hour come in with it', async () => {
    await esperada();
    const chegou = `CMQ${randomInt(10)}C${randomInt(10, 100)}`;
    const { contexto, pagina: primeira, erros } = await telefoneDe('patio', '/admin/entrada-no-patio');
    await levado(primeira, '/admin');
    await contexto.setOffline(true);
    let pagina = await morrer(contexto, primeira, '/admin/entrada-no-patio');
    await pagina.getByLabel('Placa de quem chegou').fill(chegou);
    await pagina.getByRole('button', { name: 'Procurar', exact: true }).click();
    await pagina.getByRole('button', { name: 'Anotar a chegada' }).click();
    const anotadas = pagina.getByRole('region', { name: 'Chegadas anotadas neste aparelho' });
    for (let vez = 1; vez <= 2; vez++) {
      const escolha = pagina.waitForEvent('filechooser');
      await anotadas.getByRole('button', { name: `Fotografar ${chegou}` }).click();
      await (await escolha).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await foto() });
      await anotadas.getByLabel(`O que a foto ${vez} mostra`).waitFor();
    }
    await anotadas.getByLabel('O que a foto 2 mostra').selectOption('Traseira');
    await conferirTela(pagina, 'campo-chegada-anotada');
    pagina = await morrer(contexto, pagina, '/admin/entrada-no-patio');
    await pagina.getByText('2 fotos').waitFor();
    // Somebody at a desk registers it meanwhile.
    await adm.chamar('POST', '/v1/veiculos', {
      ...{
        placa: chegou,
        marca: 'Fiat',
        modelo: `Pulse ${letras()}`,
        veiculoTipo: 'LEVE',
        possuiChave: false,
      },
    });
    await contexto.setOffline(false);
    await pagina.getByRole('button', { name: `Procurar ${chegou}` }).click();
    await pagina.getByLabel('Em que pátio está').selectOption({ value: String(patioId) });
    await pagina.getByRole('button', { name: /^Receber Fiat Pulse/ }).click();
    await pagina.waitForURL(/\/admin\/estadia\//);
    const sua = new URL(pagina.url()).pathname.split('/').at(-1)!;
    const dela = () =>
      adm.chamar<{ fotos: { vista: string }[]; observacao: string }>('GET', `/v1/estadias/${sua}`);
    await expect
      .poll(async () => (await dela()).fotos.map(({ vista }) => vista).sort(), { timeout: 60_000 })
      .toEqual(['FRENTE', 'TRASEIRA']);
    expect((await dela()).observacao).toMatch(/^Chegada anotada sem rede em \d\d\/\d\d\/\d{4}/);
    await pagina.goto(`${SITE}/admin/entrada-no-patio`);
    await pagina.getByLabel('Placa de quem chegou').waitFor();
    await pagina
      .getByRole('region', { name: 'Chegadas anotadas neste aparelho' })
      .waitFor({ state: 'detached' });
    expect(erros).toEqual([]);
  });

  test('asks about what was refused of a check-in, where it is put right', async () => {
    await esperada();
    const { contexto, pagina } = await telefoneDe('patio', `/admin/estadia/${uid}`);
    await faltam(pagina).first().waitFor();
    while ((await pagina.getByText('Todas as obrigatórias estão aqui.').count()) === 0) await tirar(pagina);
    await expect.poll(async () => (await lida()).fotos.length, { timeout: 60_000 }).toBeGreaterThan(4);
    await pagina.getByRole('button', { name: 'Vaga A-2, livre' }).waitFor();
    await contexto.setOffline(true);
    await pagina.getByRole('button', { name: 'Vaga A-2, livre' }).click();
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await pagina.getByText('Anotado neste aparelho.').waitFor();
    await contexto.setOffline(false);
    // Its key's code was forgotten: said in the engine's words, where it is put right.
    await pagina.getByRole('alert').filter({ hasText: 'decida o que fazer' }).waitFor();
    await conferirTela(pagina, 'campo-entrada-recusada');
    await pagina.getByLabel('Código da chave').fill('K-10');
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await expect.poll(async () => (await lida()).situacao, { timeout: 60_000 }).toBe('ABERTA');
  });

  test('keeps what was typed of a check-in, and asks for another spot and key where these were taken meanwhile', async () => {
    await esperada();
    const minha = uid;
    const { contexto, pagina: primeira } = await telefoneDe('patio', '/admin/entrada-no-patio');
    await levado(primeira, '/admin');
    await contexto.setOffline(true);
    let pagina = primeira;
    await pagina.getByLabel('Placa de quem chegou').fill(placa);
    await pagina.getByRole('button', { name: 'Procurar', exact: true }).click();
    await pagina.getByRole('link', { name: 'Abrir a estadia' }).waitFor();
    await pagina.waitForTimeout(500);
    pagina = await morrer(contexto, pagina, '/admin/entrada-no-patio');
    await pagina.getByRole('link', { name: 'Abrir a estadia' }).waitFor();
    expect(await pagina.getByLabel('Placa de quem chegou').inputValue()).toBe(placa);
    await pagina.getByRole('link', { name: 'Abrir a estadia' }).click();
    while ((await pagina.getByText('Todas as obrigatórias estão aqui.').count()) === 0) await tirar(pagina);
    await pagina.getByRole('button', { name: 'Vaga A-1, livre' }).click();
    await pagina.getByLabel('Código da chave').fill('K-1');
    await pagina.getByLabel('Quilometragem').fill('84500');
    await pagina.waitForTimeout(500);
    pagina = await morrer(contexto, pagina, `/admin/estadia/${minha}`);
    await expect.poll(() => pagina.getByLabel('Código da chave').inputValue()).toBe('K-1');
    expect(await pagina.getByLabel('Quilometragem').inputValue()).toBe('84500');
    const vaga = (qual: string) => pagina.getByRole('button', { name: `Vaga ${qual}, livre` });
    expect(await vaga('A-1').getAttribute('aria-pressed')).toBe('true');
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await pagina.getByText('Anotado neste aparelho.').waitFor();
    const tiradas = await pagina.getByRole('list', { name: 'Por enviar' }).getByRole('listitem').count();
    // Somebody else stands there by the time that it goes, with that very key.
    const ocupante = await outraNoPatio();
    await contexto.setOffline(false);
    await pagina.getByText('A vaga A-1 está ocupada.', { exact: false }).first().waitFor({ timeout: 90_000 });
    await pagina.getByText('Leve o veículo a outra vaga', { exact: false }).waitFor();
    await pagina.getByRole('button', { name: `Vaga A-1 ${ocupante}, ocupada` }).waitFor();
    await conferirTela(pagina, 'campo-vaga-ocupada');
    expect(await pagina.getByLabel('Código da chave').inputValue()).toBe('K-1');
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await pagina.getByText('Escolha no mapa a vaga').waitFor();
    await vaga('A-2').click();
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    await pagina.getByText('A chave K-1 já é de outro veículo', { exact: false }).first().waitFor();
    await pagina.getByText('Troque a etiqueta da chave', { exact: false }).waitFor();
    await pagina.getByLabel('Código da chave').fill('K-2');
    await pagina.getByRole('button', { name: 'Dar entrada' }).click();
    uid = minha;
    await expect.poll(async () => (await lida()).situacao, { timeout: 60_000 }).toBe('ABERTA');
    const feita = await lida();
    expect([feita.vaga, feita.fotos.length]).toEqual(['A-2', tiradas]);
  });

  test('says at once that a phone is full, and keeps nothing of what does not fit', async () => {
    await esperada();
    const { contexto, pagina } = await telefoneDe('patio', `/admin/estadia/${uid}`);
    await faltam(pagina).first().waitFor();
    await contexto.setOffline(true);
    await tirar(pagina);
    const espera = pagina.getByRole('list', { name: 'Por enviar' }).getByRole('listitem');
    await expect.poll(() => espera.count()).toBe(1);
    await encher(pagina, true);
    const faltavam = await faltam(pagina).count();
    const escolha = pagina.waitForEvent('filechooser');
    await faltam(pagina).first().click();
    await (await escolha).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await foto() });
    await pagina.getByText('Não coube neste aparelho', { exact: false }).waitFor();
    expect([await espera.count(), await faltam(pagina).count()]).toEqual([1, faltavam]);
    await conferirTela(pagina, 'campo-aparelho-cheio');
    await encher(pagina, false);
    await tirar(pagina);
    await expect.poll(() => espera.count()).toBe(2);
    expect(await pagina.getByText('Não coube neste aparelho', { exact: false }).count()).toBe(0);
    await contexto.setOffline(false);
    await expect.poll(async () => (await lida()).fotos.length, { timeout: 60_000 }).toBe(2);
  });

  test('refuses what stands at the gate without network, with the reason, once', async () => {
    await esperada();
    const guia = await new Api().entrar(contas.guia!.email);
    const { uid: remocao } = await confirmada();
    const dizer = (codigo: string, dados: object = {}) =>
      evento(guia, '/v1/transportadora/remocoes', remocao, codigo, dados);
    await dizer('S08');
    await dizer('S09', { posicao: PERTO });
    const form = new FormData();
    form.set('comandoId', randomUUID());
    form.set('arquivo', new Blob([new Uint8Array(await foto())]), 'assinatura.jpg');
    const { uid: assinatura } = await guia.chamar<{ uid: string }>(
      'POST',
      `/v1/transportadora/remocoes/${remocao}/arquivos`,
      form,
    );
    await dizer('S11', { assinatura, recebidoDe: 'Téo Prado', fotos: [] });
    await dizer('S14');
    await expect.poll(() => situacao(remocao), { timeout: 20_000 }).toBe('NO_PORTAO');
    await adm.chamar('PUT', `/v1/patio-usuario/${contas.patio!.uid}`, {
      ...{ comandoId: randomUUID(), patios: [patio.uid] },
    });
    const { estadia } = await rem.chamar<{ estadia: { uid: string } }>('GET', `/v1/remocoes/${remocao}`);
    const { contexto, pagina: primeira } = await telefoneDe('patio', `/admin/estadia/${estadia.uid}`);
    await levado(primeira, '/admin');
    await primeira.getByRole('button', { name: 'Recusar a entrada' }).waitFor();
    await contexto.setOffline(true);
    await primeira.getByRole('button', { name: 'Recusar a entrada' }).click();
    const pergunta = primeira.getByRole('dialog');
    expect(await pergunta.getByRole('button', { name: 'Recusar a entrada' }).isDisabled()).toBe(true);
    await pergunta.getByLabel('Por que não entra?').fill('Pátio em obras até amanhã');
    await conferirTela(primeira, 'campo-recusar-entrada');
    await pergunta.getByRole('button', { name: 'Recusar a entrada' }).click();
    await primeira.getByText('Entrada recusada neste aparelho.', { exact: false }).waitFor();
    const pagina = await morrer(contexto, primeira, `/admin/estadia/${estadia.uid}`);
    await pagina.getByText('Entrada recusada neste aparelho.', { exact: false }).waitFor();
    expect(await situacao(remocao)).toBe('NO_PORTAO');
    await contexto.setOffline(false);
    await expect.poll(() => situacao(remocao), { timeout: 60_000 }).toBe('COLETADA');
    const { eventos } = await ler(remocao);
    expect(eventos.filter(({ codigo }) => codigo === 'S15')).toHaveLength(1);
  });

  test('lets a vehicle out without network: pictures, signature and who takes it, through a page that dies', async () => {
    await esperada();
    await entrarPorFora(uid, 'A-1', 'K-7');
    const { revisao } = await gente.chamar<{ revisao: number }>('GET', `/v1/estadias/${uid}`);
    await gente.chamar('POST', `/v1/estadias/${uid}/liberarSaida`, {
      ...{ revisao, para: 'COMITENTE', ordem: 'Ordem 77 do banco' },
    });
    const caminho = `/admin/estadia/${uid}`;
    const { contexto, pagina: primeira } = await telefoneDe('patio', caminho);
    await levado(primeira, '/admin');
    await faltam(primeira).first().waitFor();
    await contexto.setOffline(true);
    let pagina = primeira;
    while ((await pagina.getByText('Todas as obrigatórias estão aqui.').count()) === 0) await tirar(pagina);
    await pagina.getByLabel('Nome de quem leva').fill('Ana Prado');
    await pagina.getByLabel('Número do documento').fill('1234567');
    await pagina.waitForTimeout(500);
    pagina = await morrer(contexto, pagina, caminho);
    await expect.poll(() => pagina.getByLabel('Nome de quem leva').inputValue()).toBe('Ana Prado');
    await assinarSaida(pagina);
    await pagina.getByRole('button', { name: 'Entregar o veículo' }).click();
    await pagina.getByText('Anotado neste aparelho.').waitFor();
    await conferirTela(pagina, 'campo-saida-sem-rede');
    expect((await lida()).situacao).toBe('EM_SAIDA');
    pagina = await morrer(contexto, pagina, caminho);
    await pagina.getByText('Anotado neste aparelho.').waitFor();
    await contexto.setOffline(false);
    await expect.poll(async () => (await lida()).situacao, { timeout: 90_000 }).toBe('FINALIZADA');
    const { fotos } = await lida();
    const daSaida = fotos.filter(({ momento }) => momento !== 'ENTRADA');
    expect(daSaida.filter(({ momento }) => momento === 'ASSINATURA')).toHaveLength(1);
    expect(new Set(daSaida.map(({ vista }) => vista)).size).toBe(daSaida.length);
  });
});

describe('inspections', () => {
  interface Lida {
    situacao: string;
    uid: string;
    respostas: { em: string; conta: boolean; itemUid: string; foto: object | null; lugar: object | null }[];
    emConflito: string[];
    categorias: { itens: { uid: string; nome: string }[] }[];
  }
  /** Published; asked of motorcycles as they are collected, where it is `naColeta`. */
  async function tipo(naColeta = false): Promise<{ id: number; uid: string }> {
    const feito = await adm.chamar<{ id: number; uid: string }>('POST', '/v1/tipo-vistoria', {
      ...{ nome: `Olhar ${letras()}`, ...(naColeta && { naColeta, disponibilizarParaTipos: ['MOTO'] }) },
      categorias: [
        {
          nome: 'Geral',
          itens: [
            { nome: 'O motor liga', tipo: 'sim-nao', obrigatorio: true },
            { nome: 'Frente', tipo: 'foto', obrigatorio: true },
            { nome: 'Traseira', tipo: 'foto' },
            { nome: 'Nota', tipo: 'texto' },
          ],
        },
      ],
    });
    await adm.chamar('POST', `/v1/tipo-vistoria/${feito.uid}/publicar`, { revisao: 1 });
    return feito;
  }
  async function pedida(tipoId: number): Promise<string> {
    const { id: veiculoId } = await adm.chamar<{ id: number }>('POST', '/v1/veiculos', {
      ...{ numeroMotor: randomUUID().slice(0, 20), marca: 'Fiat', modelo: `Argo ${letras()}` },
    });
    return (await rem.chamar<{ uid: string }>('POST', '/v1/vistorias', { veiculoId, tipoId })).uid;
  }
  const lida = (uid: string) => rem.chamar<Lida>('GET', `/v1/vistorias/${uid}/preenchimento`);
  const item = (pagina: Page, qual: string) => pagina.getByRole('group', { name: qual, exact: true });
  async function fotografar(pagina: Page, qual: string, imagem: Buffer): Promise<void> {
    const escolha = pagina.waitForEvent('filechooser');
    await item(pagina, qual)
      .getByRole('button', { name: `: ${qual}` })
      .first()
      .click();
    await (await escolha).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: imagem });
    await item(pagina, qual)
      .getByRole('img', { name: `Foto: ${qual}` })
      .waitFor();
  }
  const realizar = async (pagina: Page) => {
    await pagina.getByRole('button', { name: 'Realizar', exact: true }).click();
    await pagina.getByRole('button', { name: 'Sim, realizar' }).click();
  };
  const cabe = (pagina: Page) =>
    pagina.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('are filled in and done without network, through pages that die, beside another phone', async () => {
    const uid = await pedida((await tipo()).id);
    const { contexto, pagina: primeira, erros } = await telefoneDe('rem', '/admin/vistorias');
    await levado(primeira, '/admin');
    await contexto.setOffline(true);
    const caminho = `/admin/vistoria/${uid}`;
    let pagina = await morrer(contexto, primeira, '/admin/vistorias');
    await pagina.getByRole('heading', { name: 'Vistorias neste aparelho' }).waitFor();
    await conferirTela(pagina, 'campo-vistorias-levadas');
    await pagina.locator(`a[href$="/vistoria/${uid}"]`).click();
    await item(pagina, 'O motor liga').getByRole('button', { name: 'Sim', exact: true }).click();
    await item(pagina, 'O motor liga').getByText('Por enviar').waitFor();
    await fotografar(pagina, 'Frente', await foto());
    await pagina.getByText('Nada obrigatório falta.').first().waitFor();
    // A page that is put away while one writes has what was written.
    await item(pagina, 'Nota').getByRole('textbox').fill('Risco na porta');
    await item(pagina, 'Nota').getByRole('textbox').blur();
    await item(pagina, 'Nota').getByText('Por enviar').waitFor();
    pagina = await morrer(contexto, pagina, caminho);
    await item(pagina, 'Frente').getByRole('img', { name: 'Foto: Frente' }).waitFor();
    expect(await item(pagina, 'Nota').getByRole('textbox').inputValue()).toBe('Risco na porta');
    expect(
      await item(pagina, 'O motor liga')
        .getByRole('button', { name: 'Sim', exact: true })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    expect((await lida(uid)).respostas).toEqual([]);
    await conferirTela(pagina, 'campo-vistoria-sem-rede');
    expect(await cabe(pagina)).toBe(0);
    await realizar(pagina);
    await pagina.getByText('Realizada neste aparelho').waitFor();
    await conferirTela(pagina, 'campo-vistoria-realizada-sem-rede');
    // Another phone has said the contrary meanwhile, before.
    const { categorias } = await lida(uid);
    const liga = categorias[0]!.itens.find(({ nome }) => nome === 'O motor liga')!;
    await adm.chamar('POST', `/v1/vistorias/${uid}/respostas`, {
      aparelho: 'outro-telefone',
      respostas: [
        {
          id: randomUUID(),
          itemUid: liga.uid,
          em: new Date(Date.now() - 3_600_000).toISOString(),
          valor: false,
        },
      ],
    });

    let partes = 0;
    await contexto.route('**/api/v1/envios/*/partes/*', (rota) => {
      partes += 1;
      return partes === 2 ? rota.abort() : rota.continue();
    });
    await contexto.setOffline(false);
    await expect.poll(() => partes, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    pagina = await morrer(contexto, pagina, caminho);
    await expect.poll(async () => (await lida(uid)).situacao, { timeout: 90_000 }).toBe('Realizada');
    const { respostas, emConflito } = await lida(uid);
    expect([respostas.length, emConflito]).toEqual([4, [liga.uid]]);
    expect(respostas.filter(({ foto: sua }) => sua !== null)).toHaveLength(1);
    await pagina.getByText(/^Realizada por /).waitFor();
    await pagina.getByText('Dois aparelhos responderam este item.').waitFor();
    expect(erros).toEqual([]);
  });

  test('ask about what was refused: a picture twice, and one that was called off meanwhile', async () => {
    const { id } = await tipo();
    const [uid, perdida] = [await pedida(id), await pedida(id)];
    const { contexto, pagina } = await telefoneDe('rem', `/admin/vistoria/${perdida}`);
    await item(pagina, 'Nota').waitFor();
    await contexto.setOffline(true);
    for (const qual of ['Sim', 'Não'])
      await item(pagina, 'O motor liga').getByRole('button', { name: qual, exact: true }).click();
    await item(pagina, 'Nota').getByRole('textbox').fill('Sem retrovisor');
    await item(pagina, 'Nota').getByRole('textbox').blur();
    await pagina.getByText('Sem rede: 2 por enviar').waitFor();
    const { revisao } = await rem.chamar<{ revisao: number }>('GET', `/v1/vistorias/${perdida}`);
    await rem.chamar('POST', `/v1/vistorias/${perdida}/cancelar`, { revisao, motivo: 'Veículo vendido lá' });
    await contexto.setOffline(false);
    const conflito = pagina.getByRole('alert').filter({ hasText: 'decida o que fazer' });
    // Both in one question, in the engine's words, and what can be done.
    await conflito.getByText('e mais 1 recusado pelo mesmo motivo').waitFor();
    await conflito.getByText('Esta vistoria está cancelada', { exact: false }).waitFor();
    await pagina.getByText('Cancelada: Veículo vendido lá').waitFor();
    await conferirTela(pagina, 'campo-vistoria-cancelada');
    expect(await cabe(pagina)).toBe(0);
    await conflito.getByRole('button', { name: 'Descartar' }).click();
    await conflito.getByText('Descartar os 2 de vez?', { exact: false }).waitFor();
    await conflito.getByRole('button', { name: 'Descartar de vez' }).click();
    await expect.poll(() => pagina.getByText('decida o que fazer').count()).toBe(0);

    await pagina.goto(`${SITE}/admin/vistoria/${uid}`);
    await item(pagina, 'Nota').waitFor();
    await contexto.setOffline(true);
    const mesma = await foto();
    await item(pagina, 'O motor liga').getByRole('button', { name: 'Não', exact: true }).click();
    for (const qual of ['Frente', 'Traseira']) await fotografar(pagina, qual, mesma);
    await realizar(pagina);
    await contexto.setOffline(false);
    await pagina
      .getByText('Tire outra foto dos itens marcados', { exact: false })
      .waitFor({ timeout: 60_000 });
    await item(pagina, 'Traseira')
      .getByText(/^Esta foto também está em/)
      .waitFor();
    await conferirTela(pagina, 'campo-vistoria-foto-repetida');
    await contexto.setOffline(true);
    await fotografar(pagina, 'Traseira', await foto());
    await item(pagina, 'Traseira').getByText('Por enviar').waitFor();
    await realizar(pagina);
    await contexto.setOffline(false);
    await expect.poll(async () => (await lida(uid)).situacao, { timeout: 90_000 }).toBe('Realizada');
  });

  test('of what is collected are filled in by who drives, before any network has begun them; S11 goes behind', async () => {
    await tipo(true);
    const { uid } = await confirmada('MOTO');
    const { contexto, pagina: primeira } = await telefoneDe('guia', '/transportadora');
    const caminho = `/transportadora/${uid}`;
    await levado(primeira, `${caminho}/vistoria`);
    await contexto.setOffline(true);
    let pagina = await morrer(contexto, primeira, `${caminho}/vistoria`);
    await item(pagina, 'O motor liga').getByRole('button', { name: 'Sim', exact: true }).click();
    await fotografar(pagina, 'Frente', await foto());
    pagina = await morrer(contexto, pagina, `${caminho}/vistoria`);
    await item(pagina, 'Frente').getByRole('img', { name: 'Foto: Frente' }).waitFor();
    await pagina.getByText('Nada obrigatório falta.').first().waitFor();
    await conferirTela(pagina, 'campo-vistoria-da-coleta');
    expect(await cabe(pagina)).toBe(0);
    pagina = await morrer(contexto, pagina, caminho);
    await pagina.getByText('2 respostas estão só neste aparelho', { exact: false }).waitFor();
    await duas(pagina, 'Estou a caminho');
    await duas(pagina, 'Cheguei ao local');
    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await pagina.getByLabel('Quem entregou o veículo').fill('Téo Prado');
    await assinar(pagina);
    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await pagina.getByText('Sem rede: 5 por enviar').waitFor();
    expect(await situacao(uid)).toBe('CONFIRMADA');
    await contexto.setOffline(false);
    await expect.poll(() => situacao(uid), { timeout: 90_000 }).toBe('COLETADA');
    const { vistoriaId } = await rem.chamar<{ vistoriaId: number }>('GET', `/v1/remocoes/${uid}`);
    const { respostas, situacao: dela } = await lida(String(vistoriaId));
    expect([dela, respostas.length]).toEqual(['Realizada', 2]);
    // Where it was answered is told to the house.
    expect(respostas.some(({ lugar }) => lugar !== null)).toBe(true);
  });
});
