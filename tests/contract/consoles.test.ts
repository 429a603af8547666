import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aoVivo, type Console, codigo, dar, Sockets } from './console-do-leiloeiro.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());
const sockets = new Sockets(engine);
afterEach(() => sockets.fechar());

const visto = (console: Console, parece: (estado: Json) => boolean): Promise<Json> =>
  ate(async () => console.estado, parece);

describe('several consoles of one auction (L4)', () => {
  it('show each other and what they did; the third follows until another gives way, and stale acts do nothing', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({}, [aoVivo(), aoVivo()]);
    const [um, dois] = [
      await sockets.console('leiloeiro', leiUid),
      await sockets.console('adm', leiUid),
    ] as const;
    const tres = await sockets.console('adm', leiUid);
    expect(tres.estado.consoles.map(({ soAcompanha, eu }: Json) => [soAcompanha, eu])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    await um.fazer('abrir-lote');
    await visto(dois, ({ consoles }) => consoles[0].ultimoAto?.acao === 'abrir-lote');
    const [daqui, dali] = await Promise.all([
      um.agir('dou-lhe-uma'),
      dois.agir('repasse', { seq: um.estado.seq }),
    ]);
    expect([codigo(daqui), codigo(dali)].sort()).toEqual(['ESTADO_MUDOU', 'ok']);
    // The state that a stale act is refused with is the console's own.
    const recusa = [daqui, dali].find(({ ok }) => !ok)!.erro.estado;
    expect(recusa.consoles.filter(({ eu }: Json) => eu)).toHaveLength(1);
    expect(recusa).toMatchObject({ lelUid: lotes[0], presentes: { habilitados: expect.any(Number) } });
    expect(codigo(await tres.agir('desfazer'))).toBe('SO_ACOMPANHA');
    const negado = await tres.modo(false);
    expect(negado.erro).toMatchObject({ codigo: 'DOIS_CONSOLES_AGEM', statusCode: 409 });
    expect(negado.erro.message).toContain(um.estado.consoles[0].nome);
    await um.modo(true);
    expect(codigo(await um.agir('desfazer'))).toBe('SO_ACOMPANHA');
    expect((await tres.modo(false)).ok).toBe(true);
    await visto(tres, ({ seq }) => seq === recusa.seq);
    await tres.fazer('desfazer');
    dois.socket.disconnect();
    await visto(um, ({ consoles }) => consoles.length === 2);
    expect((await um.modo(false)).ok).toBe(true);
  });

  it('keep their place over a lost connection, by the name that their page gave them', async () => {
    const { uid: leiUid } = await engine.leilao({}, [aoVivo()]);
    const consoleUid = randomUUID();
    const antes = await sockets.console('leiloeiro', leiUid, { consoleUid });
    await sockets.console('adm', leiUid);
    // The old socket is still open, as where nobody knows yet that the network is gone.
    const depois = await sockets.console('leiloeiro', leiUid, { consoleUid });
    expect(depois.estado.consoles).toHaveLength(2);
    expect(depois.estado.consoles[0]).toMatchObject({ uid: consoleUid, eu: true, soAcompanha: false });
    await depois.fazer('abrir-lote');
    expect(codigo(await antes.agir('dou-lhe-uma', { seq: depois.estado.seq }))).toBe('SO_ACOMPANHA');
    const acompanha = await sockets.console('adm', leiUid, { soAcompanha: true });
    expect(acompanha.estado.consoles.find(({ eu }: Json) => eu)).toMatchObject({ porQue: 'escolha' });
  });

  it('count who is there, and list the last bids that stand', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({}, [aoVivo()]);
    const console = await sockets.console('leiloeiro', leiUid);
    expect(console.estado.presentes.conectados).toBe(0);
    expect(console.estado.presentes.habilitados).toBeGreaterThan(1);
    const [ana, outra, ninguem] = [
      await sockets.conectar('cliente1'),
      await sockets.conectar('cliente1'),
      await sockets.conectar(),
    ];
    for (const socket of [ana, outra, ninguem])
      await socket.emitWithAck('conectar-leilao-site-dto', { leiUid });
    await visto(console, ({ presentes }) => presentes.conectados === 2);
    ninguem.disconnect();
    await visto(console, ({ presentes }) => presentes.conectados === 1);
    await console.fazer('abrir-lote');
    expect(console.estado.ultimoLanceEm).toBe(console.estado.abertoEm);
    await dar(ana, lotes[0]!, 200_000, 'AUTOMATICO');
    await visto(console, ({ lote }) => lote.valorAtual === 100_000);
    await console.fazer('lance-presencial', { apelidoUid: console.estado.apelidoUid, valor: 150_000 });
    expect(console.estado.ultimosLances.map(({ valor, origem }: Json) => [valor, origem])).toEqual([
      [160_000, 'automatico'],
      [150_000, 'sala'],
      [100_000, 'automatico'],
    ]);
  });
});
