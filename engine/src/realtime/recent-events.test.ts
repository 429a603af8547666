import { describe, expect, it } from 'vitest';
import type { Evento } from '../auction/modelo/evento.ts';
import { RecentEvents } from './recent-events.ts';

const publico = (seq: number, lelUid = 'lote'): Evento =>
  ({
    tipo: 'SituacaoLoteAlterada/1',
    lelUid,
    elo: {
      lelUid,
      seq,
      publico: { tipo: 'SituacaoAlterada' },
      sal: 'segredo',
      parte: { cliUid: 'ana' },
      privado: 'p',
      hash: 'h',
    },
  }) as unknown as Evento;

describe('the recent public events of a lot', () => {
  it('are those after the given seq, without their private part', () => {
    const recentes = new RecentEvents();
    recentes.guardar([publico(5), publico(6), publico(7)]);
    expect(recentes.apos('lote', 5)!.map(({ seq }) => seq)).toEqual([6, 7]);
    expect(recentes.apos('lote', 7)).toEqual([]);
    expect(JSON.stringify(recentes.apos('lote', 4))).not.toMatch(/segredo|ana/);
  });

  it('are null when something older would be missing', () => {
    const recentes = new RecentEvents();
    recentes.guardar([publico(5)]);
    expect(recentes.apos('lote', 3)).toBeNull();
    expect(recentes.apos('outro', 0)).toBeNull();
    for (let seq = 6; seq < 2_000; seq++) recentes.guardar([publico(seq)]);
    expect(recentes.apos('lote', 5)).toBeNull();
    expect(recentes.apos('lote', 1_990)).toHaveLength(9);
  });

  it('start anew after a gap rather than pretend to be whole', () => {
    const recentes = new RecentEvents();
    recentes.guardar([publico(5), publico(8)]);
    expect(recentes.apos('lote', 4)).toBeNull();
    expect(recentes.apos('lote', 7)).toHaveLength(1);
  });
});
