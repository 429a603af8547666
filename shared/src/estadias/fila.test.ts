import { describe, expect, it } from 'vitest';
import { esperaNaFila, naOrdemDaFila } from './fila.ts';

const AGORA = Date.parse('2026-11-24T14:00:00-03:00');
const uma = (mais: object = {}) => ({
  ...{
    situacao: 'PREVISTA',
    createdAt: '2026-11-20T12:00:00.000Z',
    previstaPara: '2026-11-24T18:00:00.000Z',
  },
  ...{ entradaInicio: null, remocaoUid: null, ...mais },
});

describe('the queue at a gate', () => {
  it('tells how each waits, and since when', () => {
    expect(esperaNaFila(uma(), null, AGORA)).toEqual({
      como: 'ESPERADA',
      em: '2026-11-24T18:00:00.000Z',
      atrasada: false,
    });
    const chegou = '2026-11-24T16:40:00.000Z';
    expect(esperaNaFila(uma({ remocaoUid: 'r' }), chegou, AGORA)).toEqual({
      como: 'NO_PORTAO',
      em: chegou,
      atrasada: false,
    });
    // Received by hand, it is there.
    const aMao = uma({ createdAt: '2026-11-24T16:00:00.000Z', previstaPara: '2026-11-24T16:00:01.000Z' });
    expect(esperaNaFila(aMao, null, AGORA)?.como).toBe('NO_PORTAO');
    expect(esperaNaFila({ ...aMao, remocaoUid: 'r' }, null, AGORA)?.como).toBe('ESPERADA');
    const marcada = uma({ entradaInicio: '2026-11-24T16:30:00.000Z' });
    expect(esperaNaFila(marcada, null, AGORA)).toMatchObject({ como: 'AGENDADA', atrasada: true });
    expect(esperaNaFila(uma({ previstaPara: '2026-11-23T12:00:00.000Z' }), null, AGORA)?.atrasada).toBe(true);
    // Tomorrow's, and what is no more expected, are not.
    expect(esperaNaFila(uma({ previstaPara: '2026-11-25T12:00:00.000Z' }), null, AGORA)).toBeNull();
    expect(esperaNaFila(uma({ situacao: 'ABERTA' }), chegou, AGORA)).toBeNull();
  });

  it('has who is at the gate first, the oldest first', () => {
    const fila = [
      { uid: 'd', como: 'ESPERADA' as const, em: '2026-11-24T10:00:00.000Z' },
      { uid: 'b', como: 'NO_PORTAO' as const, em: '2026-11-24T13:00:00.000Z' },
      { uid: 'c', como: 'AGENDADA' as const, em: '2026-11-24T09:00:00.000Z' },
      { uid: 'a', como: 'NO_PORTAO' as const, em: '2026-11-24T12:00:00.000Z' },
    ];
    expect(
      fila
        .toSorted(naOrdemDaFila)
        .map(({ uid }) => uid)
        .join(''),
    ).toBe('abcd');
  });
});
