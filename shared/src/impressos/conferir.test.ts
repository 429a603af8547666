import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lerConferivel } from './conferir.ts';

const HASH = 'Zm9vYmFyYmF6cXV4MTIzNA';

describe('what a text to be checked is, by its shape', () => {
  it.each([
    [HASH, { forma: 'endereco', tipo: null, hash: HASH }],
    [`https://leilo.com.br/qrcode/nota/${HASH}`, { forma: 'endereco', tipo: 'nota', hash: HASH }],
    [
      `leilo.com.br/retirada-por-terceiros/${HASH}?x=1`,
      { forma: 'endereco', tipo: 'retirada-por-terceiros', hash: HASH },
    ],
    ['23793.38029 60999.900001 23006.333305 6 97530000012345', { forma: 'linha' }],
    ['2379 6975 3000 0012 3453 3802 9609 9990 0012 3006 3333', { forma: 'barras' }],
    ['00020101021226', { forma: 'pix', codigo: '00020101021226' }],
    ['1-000042 Ab3_-Z', { forma: 'numero', numero: '1-000042', codigo: 'Ab3_-Z' }],
    ['nº 1/42 · código Ab3_-Z', { forma: 'numero', numero: '1/42', codigo: 'Ab3_-Z' }],
    ['1042, MTIzNA', { forma: 'numero', numero: '1042', codigo: 'MTIzNA' }],
    ['1-000042', { forma: 'desconhecida' }],
    ['Ab3_-Z', { forma: 'desconhecida' }],
    ['', { forma: 'desconhecida' }],
  ])('%s', (texto, esperado) => {
    expect(lerConferivel(texto)).toMatchObject(esperado);
  });

  it('never throws, and takes no address longer or shorter than one', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (texto) => void lerConferivel(texto)));
    expect(lerConferivel(`${HASH}x`).forma).toBe('desconhecida');
    expect(lerConferivel(`https://leilo.com.br/nota/${HASH}x`).forma).toBe('desconhecida');
  });
});
