import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import { describe, expect, it } from 'vitest';
import { comPasso } from './seguir.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letra) => letra.repeat(64)) as [string, string, string];
const [a, b, c] = [A, B, C].map(caminhoDaFotoEnviada) as [string, string, string];
const VELHA = '/fotos/demo/suv-prata-9/1.webp';

describe('the pictures of a lot, after one of them changed', () => {
  it('have the new one behind those that came before it, whichever arrived first, and old addresses where they were', () => {
    const aprovadas = new Map([
      [A, 1],
      [B, 2],
      [C, 3],
    ]);
    expect(comPasso([VELHA, a, c], { sai: null, entra: B }, aprovadas)).toEqual([VELHA, a, b, c]);
    expect(comPasso([VELHA], { sai: null, entra: A }, aprovadas)).toEqual([VELHA, a]);
    expect(comPasso([c, VELHA], { sai: null, entra: A }, aprovadas)).toEqual([c, VELHA, a]);
    expect(comPasso([a, b], { sai: null, entra: B }, aprovadas)).toEqual([a, b]);
  });

  it('have a cropped one in its place; where somebody had left it out, it stays out', () => {
    const aprovadas = new Map([
      [A, 1],
      [C, 3],
    ]);
    expect(comPasso([b, a], { sai: B, entra: C }, aprovadas)).toEqual([c, a]);
    expect(comPasso([a], { sai: B, entra: C }, aprovadas)).toEqual([a]);
  });

  it('lose what is approved no more, and a step that is told late changes nothing', () => {
    expect(comPasso([a, b], { sai: A, entra: null }, new Map([[B, 2]]))).toEqual([b]);
    // Approved again meanwhile.
    expect(comPasso([a, b], { sai: A, entra: null }, new Map([[A, 1]]))).toEqual([a, b]);
    // Refused meanwhile.
    expect(comPasso([b], { sai: null, entra: A }, new Map([[B, 2]]))).toEqual([b]);
  });
});
