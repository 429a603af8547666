import { createHash, randomUUID } from 'node:crypto';
import { BYTES_DA_PARTE } from '@martelo/shared/envio-em-partes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chamar, digerir, enviarEmPartes } from '../../storefront/src/campo/em-partes.ts';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/** Files in parts (issue 14, item 3): over a line that breaks, each byte once, and the calls that take them as they take a form. */
const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'patio', 'mkt', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.remocao = (await colegaCom(engine, ['Interno - Remoção'])).token;
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem]!, ...(corpo && { corpo }) },
    ...(quem === 'pacto' && { hotsite: 'pacto' }),
  });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const recusa = ({ status, corpo }: Json) => [status, corpo.codigo];

/** A picture that no compressing makes small: some parts long. */
async function foto(lado = 700): Promise<Blob> {
  const bruto = Buffer.alloc(lado * lado * 3);
  for (let i = 0; i < bruto.length; i++) bruto[i] = Math.floor(Math.random() * 256);
  const bytes = await sharp(bruto, { raw: { width: lado, height: lado, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
const sha256De = async (blob: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await blob.arrayBuffer()))
    .digest('hex');

/** What a phone calls by, as a part of the engine sees it. */
function linha(quem: string) {
  const contado = { bytes: 0, partes: 0 };
  const chamar: Chamar = async <T>(metodo: string, caminho: string, corpo: object | Blob | undefined) => {
    const emBytes = corpo instanceof Blob;
    if (emBytes) {
      contado.bytes += corpo.size;
      contado.partes += 1;
    }
    const resposta = await engine.pedir(metodo, caminho, {
      token: tokens[quem]!,
      ...(emBytes
        ? { bruto: corpo as never, cabecalhos: { 'content-type': 'application/octet-stream' } }
        : { ...(corpo && { corpo }) }),
    });
    if (resposta.status >= 300) throw Object.assign(new Error(resposta.texto), { resposta });
    return resposta.corpo as T;
  };
  return { contado, chamar };
}
const mandarArquivo = async (quem: string, bytes: Blob, comandoId: string = randomUUID()) =>
  enviarEmPartes(linha(quem).chamar, { bytes, nome: 'frente.jpg', sha256: await digerir(bytes) }, comandoId);

let patio: Json;
async function estadia(): Promise<Json> {
  if (!patio) {
    patio = (
      await pedir('adm', 'POST', '/v1/patios', {
        ...{
          nome: `Pátio ${randomUUID().slice(0, 8)}`,
          cidade: 'Osasco',
          estadoUf: 'SP',
          endereco: 'Rua A, 1',
        },
        agenda: {
          janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
          ...{ minutos: 60, lugares: 5, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
        },
      })
    ).corpo;
    const { corpo: eu } = await pedir('patio', 'GET', '/v1/auth/eu');
    await mandar('adm', 'PUT', `/v1/patio-usuario/${eu.uid}`, { patios: [patio.uid] });
  }
  const { corpo: veiculo, texto } = await pedir('adm', 'POST', '/v1/veiculos', {
    ...{
      marca: 'Fiat',
      modelo: 'Uno',
      tipo: 'Carro',
      veiculoTipo: 'LEVE',
      numeroMotor: randomUUID().slice(0, 20),
    },
  });
  expect(veiculo.id, texto).toBeTruthy();
  const nova = await mandar('patio', 'POST', '/v1/estadias', { veiculoId: veiculo.id, patioId: patio.id });
  expect(nova.status, nova.texto).toBe(201);
  return nova.corpo;
}

describe('a file in parts', () => {
  it('goes over a line that breaks at every other part, and no byte that is there is sent again', async () => {
    const bytes = await foto(1_000);
    expect(bytes.size).toBeGreaterThan(2 * BYTES_DA_PARTE);
    const { contado, chamar } = linha('patio');
    // Every second answer of a part is lost on its way back: the part is there all the same.
    let partes = 0;
    const ruim: Chamar = async (metodo, caminho, corpo) => {
      const resposta = await chamar<never>(metodo, caminho, corpo);
      if (metodo === 'PUT' && partes++ % 2 === 0) throw new TypeError('the line broke');
      return resposta;
    };
    const arquivo = { bytes, nome: 'frente.jpg', sha256: await digerir(bytes) };
    const comandoId = randomUUID();
    let quedas = 0;
    let uid: string | null = null;
    while (uid === null) {
      uid = await enviarEmPartes(ruim, arquivo, comandoId).catch(() => null);
      if (uid === null) quedas += 1;
      expect(quedas).toBeLessThan(20);
    }
    expect(quedas).toBeGreaterThan(0);
    expect(contado.bytes).toBe(bytes.size);
    const { corpo } = await pedir('patio', 'GET', `/v1/envios/${uid}`);
    expect([corpo.situacao, corpo.recebidas.length]).toEqual(['COMPLETO', corpo.partes]);
    // And once more, whole: nothing at all is sent.
    expect(await enviarEmPartes(chamar, arquivo, comandoId)).toBe(uid);
    expect(contado.bytes).toBe(bytes.size);
  });

  it('is taken by the call of a stay’s picture as a form is: checked, once, and the same when told again', async () => {
    const { uid } = await estadia();
    const bytes = await foto(300);
    const envioUid = await mandarArquivo('patio', bytes);
    const comandoId = randomUUID();
    const pedido = { comandoId, momento: 'ENTRADA', vista: 'FRENTE_DIREITA', envioUid };
    const caminho = `/v1/estadias/${uid}/fotos`;
    const primeira = await pedir('patio', 'POST', caminho, pedido);
    expect(primeira.status, primeira.texto).toBe(201);
    const segunda = await pedir('patio', 'POST', caminho, pedido);
    expect([segunda.status, segunda.corpo.uid]).toEqual([201, primeira.corpo.uid]);
    const { corpo: lidas } = await pedir('patio', 'GET', caminho);
    expect(lidas.itens.map((uma: Json) => [uma.uid, uma.vista])).toEqual([
      [primeira.corpo.uid, 'FRENTE_DIREITA'],
    ]);
    expect((await pedir('patio', 'GET', `/v1/envios/${envioUid}`)).corpo.situacao).toBe('USADO');
    // As a form it is the same file under the same command, and another under another.
    const form = new FormData();
    for (const [nome, valor] of Object.entries({ comandoId, momento: 'ENTRADA', vista: 'FRENTE_DIREITA' }))
      form.set(nome, valor);
    form.set('arquivo', bytes, 'frente.jpg');
    const daForma = await engine.pedir('POST', caminho, { token: tokens.patio!, bruto: form });
    expect([daForma.status, daForma.corpo.uid], daForma.texto).toEqual([201, primeira.corpo.uid]);
    expect(recusa(await pedir('patio', 'POST', caminho, { ...pedido, momento: 'SAIDA' }))).toEqual([
      409,
      'COMANDO_CONFLITANTE',
    ]);
    expect(recusa(await mandar('patio', 'POST', caminho, { momento: 'SAIDA', envioUid }))).toEqual([
      422,
      'ALTERACAO_NAO_PERMITIDA',
    ]);
    expect(recusa(await mandar('patio', 'POST', caminho, { momento: 'ENTRADA', envioUid: 'não' }))).toEqual([
      400,
      'REQUISICAO_INVALIDA',
    ]);
  });

  it('is looked into as one that a form brings: what is no picture is none', async () => {
    const { uid } = await estadia();
    const texto = new Blob(['isto não é uma foto '.repeat(100)]);
    const envioUid = await mandarArquivo('patio', texto);
    const pedido = { momento: 'ENTRADA', envioUid };
    expect(recusa(await mandar('patio', 'POST', `/v1/estadias/${uid}/fotos`, pedido))).toEqual([
      415,
      'ARQUIVO_NAO_ACEITO',
    ]);
    expect((await pedir('patio', 'GET', `/v1/estadias/${uid}/fotos`)).corpo.itens).toEqual([]);
  });

  it('is its sender’s: nobody else sees, feeds, ends or uses it, of another brand neither', async () => {
    const { uid } = await estadia();
    const bytes = await foto(64);
    const envioUid = await mandarArquivo('patio', bytes);
    for (const quem of ['adm', 'remocao', 'pacto']) {
      expect(recusa(await pedir(quem, 'GET', `/v1/envios/${envioUid}`))).toEqual([404, 'NAO_ENCONTRADO']);
      expect(recusa(await pedir(quem, 'POST', `/v1/envios/${envioUid}/concluir`, {}))).toEqual([
        404,
        'NAO_ENCONTRADO',
      ]);
    }
    expect(
      recusa(await mandar('adm', 'POST', `/v1/estadias/${uid}/fotos`, { momento: 'ENTRADA', envioUid })),
    ).toEqual([404, 'NAO_ENCONTRADO']);
    const novo = { nome: 'a.jpg', bytes: bytes.size, sha256: await sha256De(bytes) };
    for (const quem of ['mkt', 'cliente1'])
      expect(recusa(await mandar(quem, 'POST', '/v1/envios', novo))).toEqual([403, 'SEM_PERMISSAO']);
    // What takes no parts takes none: those of a client's own papers are sent as they always were.
    const papel = await pedir('adm', 'POST', `/v1/lotes/${randomUUID()}/fotos`, { envioUid });
    expect([404, 415]).toContain(papel.status);
  });

  it('refuses in words what is not a part, not whole, or not what was announced', async () => {
    const bytes = await foto(400);
    const novo = { nome: 'a.jpg', bytes: bytes.size, sha256: await sha256De(bytes) };
    const { corpo: envio } = await mandar('patio', 'POST', '/v1/envios', novo);
    const parte = (n: number, corpo: Blob, tipo = 'application/octet-stream') =>
      engine.pedir('PUT', `/v1/envios/${envio.uid}/partes/${n}`, {
        ...{ token: tokens.patio!, bruto: corpo as never, cabecalhos: { 'content-type': tipo } },
      });
    expect(recusa(await parte(0, bytes.slice(0, 100)))).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(recusa(await parte(0, new Blob(['a'.repeat(2 * BYTES_DA_PARTE)])))).toEqual([
      413,
      'CORPO_GRANDE_DEMAIS',
    ]);
    for (const n of [999, '0x0', '%20', '+0', '00', '0.0', '-1'])
      expect([n, ...recusa(await parte(n as never, bytes.slice(0, 100)))]).toEqual([
        n,
        400,
        'REQUISICAO_INVALIDA',
      ]);
    expect(recusa(await parte(0, bytes.slice(0, BYTES_DA_PARTE), 'text/plain'))).toEqual([
      415,
      'TIPO_NAO_SUPORTADO',
    ]);
    expect(recusa(await pedir('patio', 'POST', `/v1/envios/${envio.uid}/concluir`, {}))).toEqual([
      409,
      'ENVIO_INCOMPLETO',
    ]);
    for (const errado of [{ bytes: 0 }, { bytes: 15_000_001 }, { sha256: 'ABC' }, { nome: '' }, { a: 1 }])
      expect(recusa(await mandar('patio', 'POST', '/v1/envios', { ...novo, ...errado }))).toEqual([
        400,
        'REQUISICAO_INVALIDA',
      ]);
    for (let n = 0; n < envio.partes; n++) {
      const tamanho = bytes.slice(n * BYTES_DA_PARTE, (n + 1) * BYTES_DA_PARTE).size;
      expect((await parte(n, new Blob(['b'.repeat(tamanho)]))).status).toBe(200);
    }
    expect(recusa(await pedir('patio', 'POST', `/v1/envios/${envio.uid}/concluir`, {}))).toEqual([
      422,
      'ENVIO_DIFERENTE',
    ]);
    expect((await pedir('patio', 'GET', `/v1/envios/${envio.uid}`)).corpo.recebidas).toEqual([]);
    // Given up by who sends it, and by nobody else.
    expect(recusa(await pedir('adm', 'DELETE', `/v1/envios/${envio.uid}`))).toEqual([404, 'NAO_ENCONTRADO']);
    expect((await pedir('patio', 'DELETE', `/v1/envios/${envio.uid}`)).status).toBe(204);
    expect((await pedir('patio', 'GET', `/v1/envios/${envio.uid}`)).status).toBe(404);
  });

  it('and every other call goes for the account that it names, or not at all', async () => {
    const { corpo: eu } = await pedir('patio', 'GET', '/v1/auth/eu');
    const dizendo = (quem: string, conta: string) =>
      engine.pedir('POST', '/v1/envios', {
        ...{ token: tokens[quem]!, cabecalhos: { conta } },
        corpo: { comandoId: randomUUID(), nome: 'a.jpg', bytes: 9, sha256: '0'.repeat(64) },
      });
    expect((await dizendo('patio', eu.uid)).status).toBe(200);
    expect(recusa(await dizendo('adm', eu.uid))).toEqual([409, 'OUTRA_CONTA']);
    const semNinguem = await engine.pedir('GET', '/v1/lotes', { cabecalhos: { conta: eu.uid } });
    expect(recusa(semNinguem)).toEqual([409, 'OUTRA_CONTA']);
  });

  it('survives an engine that dies between its parts', async () => {
    const bytes = await foto(500);
    const arquivo = { bytes, nome: 'a.jpg', sha256: await digerir(bytes) };
    const { contado, chamar } = linha('patio');
    const comandoId = randomUUID();
    let partes = 0;
    const caindo: Chamar = async (metodo, caminho, corpo) => {
      const resposta = await chamar<never>(metodo, caminho, corpo);
      if (metodo === 'PUT' && ++partes === 1) throw new TypeError('the engine died');
      return resposta;
    };
    await expect(enviarEmPartes(caindo, arquivo, comandoId)).rejects.toThrow('died');
    await engine.parar();
    await engine.subir();
    await enviarEmPartes(chamar, arquivo, comandoId);
    expect(contado.bytes).toBe(bytes.size);
  });
});
