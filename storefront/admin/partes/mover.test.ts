import { describe, expect, it } from 'vitest';
import { lugarPorTecla, mover, trecho } from './mover.ts';

describe('a lot that is put elsewhere in the order', () => {
  it('takes the place, and the others close up', () => {
    expect(mover(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(mover(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(mover(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });

  it('asks for the places between, and no others', () => {
    const nova = mover(['a', 'b', 'c', 'd', 'e'], 1, 3);
    expect(trecho(nova, 1, 3)).toEqual(['c', 'd', 'b']);
    expect(trecho(mover(['a', 'b', 'c', 'd', 'e'], 3, 1), 3, 1)).toEqual(['d', 'b', 'c']);
  });

  it('goes by keys as far as the list does', () => {
    expect(lugarPorTecla('ArrowUp', 0, 5)).toBe(0);
    expect(lugarPorTecla('ArrowDown', 3, 5)).toBe(4);
    expect(lugarPorTecla('ArrowDown', 4, 5)).toBe(4);
    expect(lugarPorTecla('End', 1, 5)).toBe(4);
    expect(lugarPorTecla('Home', 4, 5)).toBe(0);
    expect(lugarPorTecla('PageDown', 1, 50)).toBe(11);
    expect(lugarPorTecla('a', 1, 5)).toBeNull();
  });
});
