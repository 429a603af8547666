import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aoVivo, codigo, Sockets } from './console-do-leiloeiro.ts';
import { EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());
const sockets = new Sockets(engine);
afterEach(() => sockets.fechar());

describe('what the auctioneer tells the room or everybody (L8)', () => {
  it('reaches whoever follows the auction, at once, by asking and after a restart, until it is taken down', async () => {
    const { uid: leiUid } = await engine.leilao({}, [aoVivo()]);
    const console = await sockets.console('leiloeiro', leiUid);
    const visitante = await sockets.conectar();
    let publico: Json = await visitante.emitWithAck('conectar-leilao-site-dto', { leiUid });
    expect(publico.recado).toBeNull();
    visitante.on('on-leiloes-site-dto', (leilao) => {
      if (leilao.uid === leiUid) publico = leilao;
    });
    // No lot is on the block, and a stale `seq` is of none.
    await console.fazer('recado', { texto: '  Voltamos em dez minutos  ', para: 'sala', seq: 7 });
    expect(console.estado.recado).toMatchObject({ texto: 'Voltamos em dez minutos', para: 'sala' });
    await expect.poll(() => publico.recado).toEqual(console.estado.recado);
    await console.fazer('abrir-lote');
    await console.fazer('recado', { texto: 'Já voltamos', para: 'todos' });
    await console.fazer('desfazer');
    const { recado } = console.estado;
    expect(recado).toMatchObject({ texto: 'Já voltamos', para: 'todos' });
    const semSocket = async () =>
      (await engine.pedir('GET', `/v1/ao-vivo?leiloes=${leiUid}`)).corpo.leiloes[0].recado;
    expect(await semSocket()).toEqual(recado);
    await engine.parar();
    await engine.subir();
    expect(await semSocket()).toEqual(recado);
    const depois = await sockets.console('leiloeiro', leiUid);
    await depois.fazer('retirar-recado');
    expect(codigo(await depois.agir('retirar-recado'))).toBe('RECADO_NAO_ENCONTRADO');
    expect(await semSocket()).toBeNull();
  });

  it('is short, for somebody, and of whoever holds auctions', async () => {
    const { uid: leiUid } = await engine.leilao({}, [aoVivo()]);
    const console = await sockets.console('leiloeiro', leiUid);
    for (const campos of [
      { texto: ' ', para: 'todos' },
      { texto: 'x'.repeat(201), para: 'todos' },
      { texto: 'Oi', para: 'ninguem' },
      { texto: 7, para: 'sala' },
    ])
      expect(codigo(await console.agir('recado', campos)), JSON.stringify(campos)).toBe(
        'REQUISICAO_INVALIDA',
      );
    const segue = await sockets.console('adm', leiUid, { soAcompanha: true });
    expect(codigo(await segue.agir('recado', { texto: 'Oi', para: 'sala' }))).toBe('SO_ACOMPANHA');
    const ana = await sockets.conectar('cliente1');
    const pedido = { leiUid, acao: 'recado', comandoId: 'r1', seq: 0, texto: 'Oi', para: 'todos' };
    expect(codigo(await ana.emitWithAck('leiloeiro-acao', pedido))).toBe('SEM_PERMISSAO');
    expect(console.estado.recado).toBeNull();
  });

  it('is prepared by the house, of one auction or of all, in one brand', async () => {
    const { uid: leiUid } = await engine.leilao({}, [aoVivo()]);
    const como = async (quem: string, metodo: 'GET' | 'POST', corpo?: object) =>
      engine.pedir(metodo, '/v1/recados-prontos', { token: await engine.entrar(quem), corpo });
    const texto = 'Os documentos são entregues na saída';
    expect((await como('leiloeiro', 'POST', { texto, leiUid })).status).toBe(201);
    expect((await como('leiloeiro', 'POST', { texto, leiUid })).corpo.codigo).toBe('JA_EXISTE');
    expect((await como('leiloeiro', 'POST', { texto })).status).toBe(201);
    // As the console asks for them: this auction's, and those of all.
    const por = async (filtro: object) =>
      (
        await engine.pedir(
          'GET',
          `/v1/recados-prontos?ordenar=texto&filtro=${encodeURIComponent(JSON.stringify([filtro]))}`,
          { token: await engine.entrar('leiloeiro') },
        )
      ).corpo.itens as Json[];
    expect((await por({ tipo: 'exata', campo: 'leiUid', valor: leiUid })).map((um) => um.texto)).toEqual([
      texto,
    ]);
    const deTodos = await por({ tipo: 'existe', campo: 'leiUid', valor: false });
    expect(deTodos.map((um) => um.texto)).toContain(texto);
    expect(deTodos.every((um) => !um.leiUid)).toBe(true);
    const alheio = await como('leiloeiro', 'POST', { texto: 'Outro', leiUid: crypto.randomUUID() });
    expect([alheio.status, alheio.corpo.codigo]).toEqual([404, 'LEILAO_NAO_ENCONTRADO']);
    for (const quem of ['cliente1', 'sac', 'comitente'])
      expect((await como(quem, 'GET')).status, quem).toBe(403);
  });
});
