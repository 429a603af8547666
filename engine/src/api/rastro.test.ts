import { expect, it } from 'vitest';
import { MemoryLog } from '../log/memoria.ts';
import { Bancada, LEILAO } from '../runtime/test-bench.ts';
import { comRastro, rastroAtual } from './rastro.ts';

it('a command is stored with the request it came in by, and what the engine does by itself with none', async () => {
  const log = new MemoryLog();
  const mesa = new Bancada(log, { rastro: rastroAtual });
  await mesa.ligar();
  await mesa.abrirLeilao([{ fimEm: 60_000, recebeIncrementoTempo: false }]);
  await Promise.all([
    comRastro({ id: 'pedido-1', endereco: '203.0.113.5' }, () => mesa.lance('ana', 500)),
    comRastro({ id: 'socket:x', endereco: '203.0.113.6' }, () => mesa.lance('bia', 550)),
  ]);
  await mesa.ambiente.passar(61_000);

  const rastros = [];
  for await (const { events } of log.read(`leilao:${LEILAO}`)) {
    for (const evento of events)
      if (evento.tipo === 'ComandoDecidido/1')
        rastros.push([evento.comando.pedido.tipo, evento.comando.rastro]);
  }
  expect(rastros).toEqual([
    ['criar-leilao', undefined],
    ['incluir-lotes', undefined],
    ['dar-lance', 'pedido-1'],
    ['dar-lance', 'socket:x'],
    ['encerrar-lote', undefined],
  ]);
});
