import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codigo, Sockets } from './console-do-leiloeiro.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());
const sockets = new Sockets(engine);
afterEach(() => sockets.fechar());

describe('what a site asks by its socket', () => {
  it('finds lots as the call does, and answers by on-elastic-response', async () => {
    const nome = 'Caminhonete achada pelo soquete';
    await engine.leilao({}, [{ nome, tipo: 'Carro', valor: { minimo: 1_000_000 } }]);
    const visitante = await sockets.conectar();
    const respostas: Json[] = [];
    visitante.on('on-elastic-response', (achado) => respostas.push(achado));
    const busca = { texto: 'achada pelo soquete', porPagina: '5' };
    const total = await ate(
      async () => (await visitante.emitWithAck('buscar-lotes', busca)).total,
      (quantos: number) => quantos === 1,
    );
    const { corpo } = await engine.pedir('GET', `/v1/lotes?${new URLSearchParams(busca)}`);
    await expect.poll(() => respostas.at(-1)?.itens).toEqual(corpo.itens);
    expect([total, corpo.itens[0].nome]).toEqual([1, nome]);
    for (const torta of [{ inventado: 1 }, { ordenar: 'segredo' }, 'texto', { porPagina: 'muitos' }])
      expect(codigo(await visitante.emitWithAck('buscar-lotes', torta)), JSON.stringify(torta)).not.toBe(
        'ok',
      );
    expect((await visitante.emitWithAck('buscar-lotes')).ok).toBe(true);
  });

  it('counts who opened a lot, with an id that is made where none is brought; of what is not there it says so', async () => {
    const { lotes } = await engine.leilao({}, [
      { nome: 'Lote', tipo: 'Carro', valor: { minimo: 1_000_000 } },
    ]);
    const visitante = await sockets.conectar();
    const primeira = await visitante.emitWithAck('post-visitante', { lelUid: lotes[0] });
    expect(primeira).toEqual({ ok: true, visitanteUid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const { visitanteUid } = primeira;
    expect(await visitante.emitWithAck('post-visitante', { lelUid: lotes[0], visitanteUid })).toEqual(
      primeira,
    );
    const outro = { lelUid: crypto.randomUUID() };
    expect(codigo(await visitante.emitWithAck('post-visitante', outro))).toBe('LOTE_NAO_ENCONTRADO');
    expect(codigo(await visitante.emitWithAck('post-visitante', {}))).toBe('REQUISICAO_INVALIDA');
  });
});
