import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { FINS } from '@martelo/shared/transmissao/fim';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { EngineDeTeste, type Json } from './engine.ts';
import { pastaNova } from './pasta.ts';
import { EmissorDeTeste, quadrosDe, ServicoDeTransmissao } from './servico-de-transmissao.ts';

const servico = await ServicoDeTransmissao.novo();
const engine = new EngineDeTeste(pastaNova(), servico.ambiente);
const CARRO = { nome: 'Alvo', tipo: 'Carro', valor: { minimo: 100_000 } };
const RTMP = 'rtmp://localhost/ao-vivo';

beforeAll(async () => {
  await engine.subir();
  await servico.subir(engine.url);
});
afterAll(async () => {
  await servico.parar('SIGKILL');
  await engine.encerrar();
});
const abertos: (Socket | WebSocket)[] = [];
afterEach(() => {
  for (const um of abertos.splice(0)) um.close();
});

/** Somebody's socket, with all that it was told of broadcasts. */
async function conectar(quem?: string, hotsite = 'leilo'): Promise<{ pedir: Pedir; ditos: Json[] }> {
  const soquete = engine.socket(quem && (await engine.entrar(quem, hotsite)), hotsite);
  abertos.push(soquete);
  const ditos: Json[] = [];
  soquete.on('on-transmissao', (dito) => ditos.push(dito));
  await once(soquete as never, 'connect');
  return { pedir: (evento, dados) => soquete.emitWithAck(evento, dados), ditos };
}
type Pedir = (evento: string, dados: object) => Promise<Json>;
const codigo = ({ erro }: Json): string | undefined => erro?.codigo;
const leilao = async (): Promise<string> => (await engine.leilao({}, [CARRO])).uid;
const iniciar = async (pedir: Pedir, leilaoUid: string): Promise<string> => {
  const ack = await pedir('post-iniciar-transmissao', {
    ...{ leilaoUid, urlRmtp: RTMP, videoAtivo: true, audioAtivo: true, posicaoTemplate: 0 },
  });
  expect(ack, JSON.stringify(ack.erro)).toMatchObject({ ok: true, transmissao: { situacao: 'PREPARADA' } });
  return ack.transmissao.uid;
};
const emitir = async (pedir: Pedir, transmissaoUid: string): Promise<EmissorDeTeste> => {
  const { token } = await pedir('post-entrada-transmissao', { transmissaoUid, forma: 'navegador' });
  const um = new EmissorDeTeste(servico.soquete(token, true));
  abertos.push(um.soquete);
  return um;
};
const assistir = (token: string) => {
  const soquete = servico.soquete(token);
  abertos.push(soquete);
  return { quadros: quadrosDe(soquete), fim: once(soquete, 'close').then(([um]) => um as number) };
};
const situacao = async (uid: string): Promise<string> =>
  (await engine.pedir('GET', `/v1/transmissao/${uid}`, { token: await engine.entrar('adm') })).corpo.situacao;

describe('a broadcast', () => {
  it('is prepared, comes on the air, is published, seen by anybody, and ends for all', async () => {
    const leilaoUid = await leilao();
    const [mkt, visitante] = [await conectar('mkt'), await conectar()];
    const antes = await visitante.pedir('conectar-transmissoes-leilao', { leilaoUid });
    expect(antes).toEqual({ ok: true, leilaoUid, transmissao: null });
    expect(codigo(await visitante.pedir('get-assistir-transmissao', { leilaoUid }))).toBe('NAO_ENCONTRADO');
    const estudio = await mkt.pedir('get-canal-trasmissao-templates', { leilaoUid });
    expect(estudio).toMatchObject({ ok: true, canais: [], urlRmtp: expect.stringMatching(/^rtmp:/) });
    expect(estudio.templates.map(({ quantidadeCameras }: Json) => quantidadeCameras)).toContain(2);
    await mkt.pedir('conectar-transmissoes-leilao', { leilaoUid });

    const uid = await iniciar(mkt.pedir, leilaoUid);
    const publicar = { leilaoUid, transmissaoUid: uid };
    expect(codigo(await mkt.pedir('put-publicar-transmissao', publicar))).toBe('TRANSMISSAO_SEM_IMAGEM');
    const emissor = await emitir(mkt.pedir, uid);
    await expect.poll(() => mkt.ditos.at(-1)?.mudou?.situacao).toBe('NO_AR');
    expect(visitante.ditos.every(({ transmissao }) => transmissao === null)).toBe(true);

    expect(await mkt.pedir('put-publicar-transmissao', publicar)).toMatchObject({ ok: true });
    await expect.poll(() => visitante.ditos.at(-1)?.transmissao).toMatchObject({ uid, chega: true });
    const { token, transmissao, porta } = await visitante.pedir('get-assistir-transmissao', { leilaoUid });
    expect([transmissao.uid, porta]).toEqual([uid, servico.porta]);
    const visto = assistir(token);
    await expect.poll(() => visto.quadros.length).toBeGreaterThan(2);
    // What the house says of it, nobody else hears.
    expect(JSON.stringify(visitante.ditos)).not.toMatch(/mudou|rtmp|browser/);

    const fim = { transmissaoUid: uid, motivoFim: 'Fim do pregão' };
    expect(await mkt.pedir('put-encerrar-transmissao', fim)).toMatchObject({ ok: true });
    expect(await emissor.fim).toEqual(FINS.ENCERRADA);
    expect(await visto.fim).toBe(FINS.ENCERRADA[0]);
    await expect.poll(() => visitante.ditos.at(-1)).toEqual({ leilaoUid, transmissao: null });
    expect(codigo(await mkt.pedir('put-publicar-transmissao', publicar))).toBe('TRANSMISSAO_ENCERRADA');
  });

  it('falls and comes back as what it was; the media service killed is a fall as well, and bids go on', async () => {
    const { uid: leilaoUid, lotes } = await engine.leilao({}, [CARRO]);
    const mkt = await conectar('mkt');
    const uid = await iniciar(mkt.pedir, leilaoUid);
    const um = await emitir(mkt.pedir, uid);
    await expect.poll(() => situacao(uid)).toBe('NO_AR');
    await mkt.pedir('put-publicar-transmissao', { leilaoUid, transmissaoUid: uid });
    um.parar();
    await expect.poll(() => situacao(uid)).toBe('CAIU');
    const outro = await emitir(mkt.pedir, uid);
    await expect.poll(() => situacao(uid)).toBe('PUBLICADA');

    await servico.parar('SIGKILL');
    expect((await outro.fim)[0]).toBe(1006);
    expect((await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100_000)).status).toBe(201);
    await expect.poll(() => situacao(uid)).toBe('CAIU');
    await servico.subir(engine.url);
    await emitir(mkt.pedir, uid);
    await expect.poll(() => situacao(uid)).toBe('PUBLICADA');
  });

  it('of an auction one is published at a time', async () => {
    const leilaoUid = await leilao();
    const adm = await conectar('adm');
    const [um, dois] = [await iniciar(adm.pedir, leilaoUid), await iniciar(adm.pedir, leilaoUid)];
    for (const uid of [um, dois]) {
      await emitir(adm.pedir, uid);
      await expect.poll(() => situacao(uid)).toBe('NO_AR');
      await adm.pedir('put-publicar-transmissao', { leilaoUid, transmissaoUid: uid });
    }
    expect([await situacao(um), await situacao(dois)]).toEqual(['NO_AR', 'PUBLICADA']);
  });
});

describe('who may', () => {
  it('run one: administration, auctioneer and marketing, of the brand alone', async () => {
    const leilaoUid = await leilao();
    const adm = await conectar('adm');
    const uid = await iniciar(adm.pedir, leilaoUid);
    const daMarca = await conectar('leiloeiro');
    expect(
      await daMarca.pedir('post-entrada-transmissao', { transmissaoUid: uid, forma: 'codificador' }),
    ).toMatchObject({ ok: true, token: expect.any(String) });
    for (const [quem, hotsite, recusa] of [
      [undefined, 'leilo', 'NAO_AUTENTICADO'],
      ['cliente1', 'leilo', 'SEM_PERMISSAO'],
      ['acerto', 'leilo', 'SEM_PERMISSAO'],
      ['adm', 'pacto', 'NAO_ENCONTRADO'],
    ] as const) {
      const { pedir } = await conectar(quem, hotsite);
      const entrada = { transmissaoUid: uid, forma: 'navegador' };
      expect(codigo(await pedir('post-entrada-transmissao', entrada)), quem).toBe(recusa);
      expect(codigo(await pedir('get-olhar-transmissao', { transmissaoUid: uid })), quem).toBe(recusa);
      const fim = { transmissaoUid: uid, motivoFim: 'não' };
      expect(codigo(await pedir('put-encerrar-transmissao', fim)), quem).toBe(recusa);
    }
    const pacto = await conectar('adm', 'pacto');
    expect(codigo(await pacto.pedir('conectar-transmissoes-leilao', { leilaoUid }))).toBe(
      'LEILAO_NAO_ENCONTRADO',
    );
  });

  it('send: the newest entry once, an encoder with its key again; nobody by a forged one or another’s role', async () => {
    const leilaoUid = await leilao();
    const { pedir } = await conectar('mkt');
    const uid = await iniciar(pedir, leilaoUid);
    const dar = (forma: string) => pedir('post-entrada-transmissao', { transmissaoUid: uid, forma });
    const tentar = async (token: string, emissor = true): Promise<number | 'entrou'> => {
      const soquete = servico.soquete(token, emissor);
      abertos.push(soquete);
      const quadros = new EmissorDeTeste(soquete);
      const fim = await Promise.race([
        quadros.fim.then(([um]) => um),
        expect
          .poll(() => situacao(uid))
          .toBe('NO_AR')
          .then(() => 'entrou' as const),
      ]);
      quadros.parar();
      if (fim === 'entrou') await expect.poll(() => situacao(uid)).toBe('CAIU');
      return fim;
    };
    const { token } = await dar('navegador');
    const { token: chave } = await dar('codificador');
    const RECUSADA = FINS.RECUSADA[0];
    expect(await tentar(token)).toBe(RECUSADA);
    expect(await tentar(`${chave.slice(0, -4)}AAAA`)).toBe(RECUSADA);
    expect(await tentar(await engine.entrar('adm'))).toBe(RECUSADA);
    expect(await tentar((await pedir('get-olhar-transmissao', { transmissaoUid: uid })).token)).toBe(
      RECUSADA,
    );
    expect(await tentar(chave)).toBe('entrou');
    const { token: outra } = await dar('codificador');
    expect(await tentar(chave)).toBe(RECUSADA);
    expect(await tentar(outra)).toBe('entrou');
  });

  it('ask for the media service: itself alone', async () => {
    for (const caminho of ['entrar', 'pulso']) {
      const corpo = caminho === 'entrar' ? { token: 'x', papel: 'emissor' } : { fluxos: [] };
      const token = await engine.entrar('adm');
      const { status } = await engine.pedir('POST', `/v1/transmissao/fluxos/${caminho}`, { corpo, token });
      expect(status).toBeGreaterThanOrEqual(401);
      expect(status).toBeLessThan(500);
    }
  });

  it('garbage is refused in words of the catalogue', async () => {
    const { pedir } = await conectar('mkt');
    for (const [evento, dados] of [
      ['conectar-transmissoes-leilao', {}],
      ['post-iniciar-transmissao', { leilaoUid: randomUUID() }],
      ['post-entrada-transmissao', { transmissaoUid: randomUUID(), forma: 'telepatia' }],
      ['put-publicar-transmissao', { leilaoUid: 7 }],
    ] as const)
      expect(codigo(await pedir(evento, dados)), evento).toBe('REQUISICAO_INVALIDA');
    const nada = { transmissaoUid: randomUUID(), forma: 'navegador' };
    expect(codigo(await pedir('post-entrada-transmissao', nada))).toBe('NAO_ENCONTRADO');
  });
});
