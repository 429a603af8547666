import { describe, expect, it } from 'vitest';
import { faseDoLote, relogioDoLote } from './fase.ts';

const AGORA = Date.parse('2026-11-21T12:00:00.000Z');
const em = (segundos: number) => new Date(AGORA + segundos * 1000).toISOString();
const aberto = (segundos: number | null) => ({
  situacao: 'LIBERADO_LEILAO' as const,
  dataFim: segundos === null ? null : em(segundos),
});

describe('a lot’s clock', () => {
  it('is calm until five minutes before the end, amber until one, then red', () => {
    const tons = [3_600, 301, 300, 61, 60, 1].map(
      (segundos) => relogioDoLote(aberto(segundos), null, AGORA).tom,
    );
    expect(tons).toEqual(['calmo', 'calmo', 'alerta', 'alerta', 'urgente', 'urgente']);
  });

  it('does not close a lot: at zero it waits for the server’s word (rule 13)', () => {
    expect(faseDoLote(aberto(0), null, AGORA)).toBe('encerrando');
    expect(faseDoLote({ ...aberto(0), situacao: 'AG_PAGAMENTO' }, null, AGORA)).toBe('encerrado');
  });

  it('of a live lot has no end', () => {
    expect(relogioDoLote({ ...aberto(null), situacao: 'AO_VIVO' }, null, AGORA).texto).toBe('Ao vivo');
    expect(relogioDoLote({ ...aberto(null), situacao: 'DOULHE_DUAS' }, null, AGORA).texto).toBe(
      'Dou-lhe duas',
    );
  });

  it('says when bidding opens, in São Paulo time', () => {
    expect(relogioDoLote(aberto(7_200), em(3_600), AGORA)).toEqual({
      texto: 'Abre 21/11/2026 10:00',
      tom: 'calmo',
    });
    expect(faseDoLote({ situacao: 'SUSPENSO', dataFim: em(60) }, null, AGORA)).toBe('em-breve');
  });
});
