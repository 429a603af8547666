import { describe, expect, it } from 'vitest';
import { leiloesDeExemplo } from '../dados/exemplos-leiloes.ts';
import { momentoDoLeilao, partesDoTempo, proximoLeilao } from './momento.ts';

const data = '2026-12-03T21:00:00.000Z';
const AGORA = Date.parse('2026-12-03T20:59:59.000Z');

describe('a countdown', () => {
  it('knows before, during and after, whatever the date says of what is live or over', () => {
    expect(momentoDoLeilao({ situacao: 'PRONTO', data }, AGORA)).toBe('antes');
    expect(momentoDoLeilao({ situacao: 'PRONTO', data }, AGORA + 1_000)).toBe('comecou');
    expect(momentoDoLeilao({ situacao: 'AO_VIVO', data }, AGORA)).toBe('aovivo');
    expect(momentoDoLeilao({ situacao: 'EXECUTADO', data }, AGORA)).toBe('encerrado');
    expect(momentoDoLeilao({ situacao: 'CANCELADO', data }, AGORA)).toBe('cancelado');
  });

  it('counts to the next to begin, and says of the last when none is to come', () => {
    const [um, dois, tres] = leiloesDeExemplo(3);
    const agora = Date.parse(um!.data) + 1;
    expect(proximoLeilao([tres!, um!, dois!], agora)).toBe(dois);
    expect(proximoLeilao([um!], agora)).toBe(um);
    expect(proximoLeilao([], agora)).toBeNull();
  });

  it('shows the last second as one, and nothing below zero', () => {
    expect(partesDoTempo(1)).toEqual({ dias: 0, horas: 0, minutos: 0, segundos: 1 });
    expect(partesDoTempo(-5_000)).toEqual({ dias: 0, horas: 0, minutos: 0, segundos: 0 });
    expect(partesDoTempo(((26 * 60 + 3) * 60 + 4) * 1_000)).toEqual({
      dias: 1,
      horas: 2,
      minutos: 3,
      segundos: 4,
    });
  });
});
