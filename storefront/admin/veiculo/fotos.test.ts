import { describe, expect, test } from 'vitest';
import { porPosicao } from './fotos.ts';

const foto = (uid: string, vista: string | null, sha256 = uid, momento = 'ENTRADA') =>
  ({ uid, vista, sha256, momento }) as never;
const estadia = (uid: string, fotos: never[]) => ({
  ...{ uid, patioNome: `Pátio ${uid}`, diaInicio: '2026-11-01T12:00:00Z', diaFim: null },
  fotos,
});

describe('the pictures of a vehicle', () => {
  test('stand by position, in the order in which they are taken; those of none come last, signatures nowhere', () => {
    const partes = porPosicao([
      estadia('b', [foto('1', 'TRASEIRA'), foto('2', 'FRENTE'), foto('3', null)]),
      estadia('a', [foto('4', 'FRENTE', '4', 'SAIDA'), foto('5', null, '5', 'ASSINATURA')]),
    ]);
    expect(partes.map(({ vista, fotos }) => [vista, fotos.map(({ uid }) => uid)])).toEqual([
      ['FRENTE', ['2', '4']],
      ['TRASEIRA', ['1']],
      [null, ['3']],
    ]);
    expect(partes[0]!.fotos[1]).toMatchObject({ momento: 'SAIDA', estadia: { patioNome: 'Pátio a' } });
  });

  test('say where else the very same one is', () => {
    const partes = porPosicao([
      estadia('b', [foto('1', 'FRENTE', 'x'), foto('2', 'TRASEIRA')]),
      estadia('a', [foto('3', 'MOTOR', 'x')]),
    ]);
    const repetidas = partes.flatMap(({ fotos }) => fotos).filter(({ repete }) => repete.length > 0);
    expect(repetidas.map(({ uid, repete }) => [uid, repete.map((um) => [um.uid, um.vista])])).toEqual([
      ['1', [['3', 'MOTOR']]],
      ['3', [['1', 'FRENTE']]],
    ]);
  });
});
