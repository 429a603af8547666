import { once } from 'node:events';
import { type AddressInfo, createConnection, type Server, type Socket } from 'node:net';
import { ErroMartelo } from '@martelo/shared/erros';
import { lerCarimbo } from '@martelo/shared/transmissao/carimbo';
import { FINS, PROTOCOLO_DO_EMISSOR } from '@martelo/shared/transmissao/fim';
import type { EstadoDoFluxo } from '@martelo/shared/transmissao/fluxo';
import { CABECALHO_FLV, criarLeitorDeFlv, escreverTag, type TagFlv } from '@martelo/shared/transmissao/flv';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { criarFluxos, type Fluxos } from './fluxos.ts';
import { escreverAmf } from './rtmp/amf.ts';
import { escreverMensagem } from './rtmp/blocos.ts';
import { criarServidorRtmp } from './rtmp/servidor.ts';
import { criarServidor } from './servidor.ts';
import { ligarSoquetes } from './soquetes.ts';

const log = pino({ level: 'silent' });
const CONFIGURACAO = { tipo: 9, ts: 0, dados: Uint8Array.of(0x17, 0, 0, 0, 0, 1) };
const quadro = (ts: number, chave: boolean): TagFlv => ({
  ...{ tipo: 9, ts },
  dados: Uint8Array.of(chave ? 0x17 : 0x27, 1, 0, 0, 0, ts & 0xff),
});

let pulsos: EstadoDoFluxo[][] = [];
let aEncerrar: string[] = [];
let entradas: [string, string][] = [];
const engine = {
  async entrar(token: string, papel: string) {
    entradas.push([token, papel]);
    if (token === 'encerrada') throw new ErroMartelo('TRANSMISSAO_ENCERRADA');
    if (!/^boa/.test(token)) throw new ErroMartelo('TOKEN_INVALIDO');
    return { fluxo: 't-um' };
  },
  async pulsar(fluxos: readonly EstadoDoFluxo[]) {
    pulsos.push([...fluxos]);
    return aEncerrar;
  },
  responde: async () => true,
};

let fluxos: Fluxos;
let http: Server;
let rtmp: Server;
const abertos: { close?(): void; destroy?(): void }[] = [];
beforeEach(async () => {
  [pulsos, aEncerrar, entradas] = [[], [], []];
  fluxos = criarFluxos({ engine, log });
  http = criarServidor({ engine, metricas: new Registry(), monitora: () => false });
  ligarSoquetes(http as never, { engine: engine as never, fluxos, log });
  rtmp = criarServidorRtmp({ engine: engine as never, fluxos, log });
  for (const servidor of [http, rtmp]) await once(servidor.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  for (const um of abertos.splice(0)) um.destroy ? um.destroy() : um.close?.();
  fluxos.parar();
  http.close();
  rtmp.close();
});

const porta = (servidor: Server): number => (servidor.address() as AddressInfo).port;
const soquete = (token: string, protocolo?: string): WebSocket => {
  const um = new WebSocket(`ws://127.0.0.1:${porta(http)}/fluxo?token=${token}`, protocolo);
  um.on('error', () => {});
  abertos.push(um);
  return um;
};
async function emissor(token = 'boa'): Promise<WebSocket> {
  const um = soquete(token, PROTOCOLO_DO_EMISSOR);
  await once(um, 'open');
  um.send(CABECALHO_FLV);
  return um;
}
/** Who watches, with all that came. */
async function plateia(token = 'boa'): Promise<{ lidas: TagFlv[]; um: WebSocket }> {
  const lidas: TagFlv[] = [];
  const um = soquete(token);
  const ler = criarLeitorDeFlv((tag) => lidas.push(tag));
  um.on('message', (bytes: Buffer) => ler(bytes));
  await once(um, 'message');
  return { lidas, um };
}
const fim = async (um: WebSocket): Promise<[number, string]> => {
  const [codigo, porque] = await once(um, 'close');
  return [codigo, String(porque)];
};

describe('by WebSocket', () => {
  test('who comes late gets the configuration and the pictures since the last key frame; then what is sent', async () => {
    const casa = await emissor();
    for (const tag of [
      CONFIGURACAO,
      quadro(0, true),
      quadro(40, false),
      quadro(80, true),
      quadro(120, false),
    ])
      casa.send(escreverTag(tag));
    await expect.poll(() => pulsos.flat()).toContainEqual({ fluxo: 't-um', chega: true, plateia: 0 });
    const { lidas } = await plateia();
    casa.send(escreverTag(quadro(160, false)));
    await expect.poll(() => lidas.length).toBe(4);
    expect(lidas).toEqual([CONFIGURACAO, quadro(80, true), quadro(120, false), quadro(160, false)]);
    expect(entradas).toEqual([
      ['boa', 'emissor'],
      ['boa', 'plateia'],
    ]);
  });

  test('a token that is forged, over, or of what has ended is refused in words', async () => {
    expect(await fim(soquete('falsa'))).toEqual(FINS.RECUSADA);
    expect(await fim(soquete('falsa', PROTOCOLO_DO_EMISSOR))).toEqual(FINS.RECUSADA);
    expect(await fim(soquete('encerrada'))).toEqual(FINS.ENCERRADA);
  });

  test('garbage ends who sent it, and nobody else', async () => {
    const { um, lidas } = await plateia();
    const lixo = await emissor();
    lixo.send(Buffer.alloc(500, 0xee));
    expect(await fim(lixo)).toEqual(FINS.ILEGIVEL);
    const texto = await emissor();
    texto.send('olá');
    expect(await fim(texto)).toEqual(FINS.ILEGIVEL);
    const boa = await emissor();
    boa.send(escreverTag(CONFIGURACAO));
    boa.send(escreverTag(quadro(0, true)));
    await expect.poll(() => lidas.length).toBe(2);
    expect(um.readyState).toBe(um.OPEN);
  });

  test('who stops in the middle of a picture leaves none, and who takes over goes on in time', async () => {
    const { lidas } = await plateia();
    const um = await emissor();
    um.send(escreverTag(CONFIGURACAO));
    um.send(escreverTag(quadro(5_000, true)));
    um.send(escreverTag(quadro(5_040, false)).subarray(0, 14));
    await expect.poll(() => lidas.length).toBe(2);
    um.terminate();
    await expect.poll(() => pulsos.at(-1)).toEqual([{ fluxo: 't-um', chega: false, plateia: 1 }]);
    const outro = await emissor('boa2');
    outro.send(escreverTag(CONFIGURACAO));
    outro.send(escreverTag(quadro(0, true)));
    await expect.poll(() => lidas.length).toBe(4);
    expect(lidas[3]!.ts).toBeGreaterThanOrEqual(5_000);
  });

  test('the newer entry takes the place; the one before is told', async () => {
    const antes = await emissor();
    const acabou = fim(antes);
    await expect.poll(() => pulsos.length).toBeGreaterThan(0);
    await emissor('boa2');
    expect(await acabou).toEqual(FINS.OCUPADA);
  });

  test('too much is refused, and what the engine says has ended ends', async () => {
    const grande = await emissor();
    const acabou = fim(grande);
    const quadroGrande = new Uint8Array(2_000_000);
    quadroGrande.set([0x17, 1]);
    for (let n = 0; n < 5; n++) grande.send(escreverTag({ tipo: 9, ts: n, dados: quadroGrande }));
    expect(await acabou).toEqual(FINS.GRANDE);
    const { um } = await plateia();
    aEncerrar = ['t-um'];
    expect(await fim(um)).toEqual(FINS.ENCERRADA);
  });

  test('another address is nobody’s, and a page that looks in finds nothing', async () => {
    const um = new WebSocket(`ws://127.0.0.1:${porta(http)}/x/y%20.flv`);
    await expect(once(um, 'open')).rejects.toThrow('404');
    const resposta = await fetch(`http://127.0.0.1:${porta(http)}/admin`);
    expect([resposta.status, ((await resposta.json()) as { codigo: string }).codigo]).toEqual([
      404,
      'NAO_ENCONTRADO',
    ]);
  });
});

describe('by RTMP', () => {
  const codificador = async (): Promise<{ um: Socket; ouvido: () => string }> => {
    const um = createConnection(porta(rtmp), '127.0.0.1');
    um.on('error', () => {});
    abertos.push(um);
    const chegou: Buffer[] = [];
    um.on('data', (bytes) => chegou.push(bytes));
    await once(um, 'connect');
    return { um, ouvido: () => Buffer.concat(chegou).toString('latin1') };
  };
  const apertar = async ({ um, ouvido }: Awaited<ReturnType<typeof codificador>>): Promise<void> => {
    um.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(1536, 7)]));
    await expect.poll(() => ouvido().length).toBeGreaterThanOrEqual(1 + 2 * 1536);
    um.write(Buffer.alloc(1536, 9));
    um.write(escreverMensagem(20, escreverAmf('connect', 1, { app: 'ao-vivo', tcUrl: 'rtmp://x/ao-vivo' })));
    um.write(escreverMensagem(20, escreverAmf('createStream', 2, null)));
  };
  const publicar = (chave: string) => escreverMensagem(20, escreverAmf('publish', 3, null, chave, 'live'), 1);

  test('an encoder’s key is its token; what it sends is seen, with the moment that it came', async () => {
    const { lidas } = await plateia();
    const c = await codificador();
    await apertar(c);
    c.um.write(publicar('boa-chave'));
    await expect.poll(c.ouvido).toContain('NetStream.Publish.Start');
    c.um.write(escreverMensagem(18, escreverAmf('@setDataFrame', 'onMetaData', { width: 640 })));
    c.um.write(escreverMensagem(9, Buffer.from(CONFIGURACAO.dados)));
    // Longer than one chunk.
    const imagem = Buffer.concat([Buffer.from([0x17, 1, 0, 0, 0]), Buffer.alloc(700, 5)]);
    c.um.write(escreverMensagem(9, imagem));
    await expect.poll(() => lidas.filter(({ tipo }) => tipo === 9).length).toBe(2);
    expect(Buffer.from(lidas.find(({ dados }) => dados.length > 600)!.dados).equals(imagem)).toBe(true);
    const carimbo = lidas.map(lerCarimbo).find((um) => um !== null);
    expect(Math.abs(Date.now() - carimbo!.em)).toBeLessThan(60_000);
    c.um.write(escreverMensagem(20, escreverAmf('deleteStream', 4, null, 1)));
    await expect.poll(() => fluxos.estado()).toEqual([{ fluxo: 't-um', chega: false, plateia: 1 }]);
  });

  test('a key that is not good is refused in words, and so is who wants to watch', async () => {
    const c = await codificador();
    await apertar(c);
    c.um.write(publicar('falsa'));
    await expect.poll(c.ouvido).toContain('NetStream.Publish.BadName');
    const outro = await codificador();
    await apertar(outro);
    outro.um.write(escreverMensagem(20, escreverAmf('play', 3, null, 't-um'), 1));
    await once(outro.um, 'close');
  });

  test('garbage at any point ends its connection alone', async () => {
    for (const lixo of [
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      Buffer.concat([Buffer.from([3]), Buffer.alloc(5_000, 0xff)]),
    ]) {
      const { um } = await codificador();
      um.write(lixo);
      await once(um, 'close');
    }
    for (const depois of [
      Buffer.alloc(300, 0xff),
      escreverMensagem(20, Buffer.from([2, 0xff, 0xff])),
      escreverMensagem(20, escreverAmf('publish', 3, null, 7)),
      escreverMensagem(1, Buffer.alloc(4)),
      escreverMensagem(1, Buffer.alloc(0)),
      escreverMensagem(9, Buffer.alloc(20_000)),
    ]) {
      const c = await codificador();
      await apertar(c);
      c.um.write(depois);
      await once(c.um, 'close');
    }
    const c = await codificador();
    await apertar(c);
    c.um.write(publicar('boa'));
    await expect.poll(c.ouvido).toContain('NetStream.Publish.Start');
  });
});
