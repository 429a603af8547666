import { describe, expect, it } from 'vitest';
import { ambienteReal, relogioMonotonico } from './ambiente.ts';

describe('the clock that stamps receipts', () => {
  it('follows the wall forward and never goes back when the wall is set back', () => {
    let parede = 1_000;
    let decorrido = 0;
    const agora = relogioMonotonico(
      () => parede,
      () => decorrido,
    );
    parede += 10;
    decorrido += 10;
    expect(agora()).toBe(1_010);
    parede = 500;
    decorrido += 5;
    expect(agora()).toBe(1_015);
    parede = 9_000;
    expect(agora()).toBe(9_000);
    decorrido += 1;
    expect(agora()).toBe(9_001);
  });
});

describe('the seeds of commands', () => {
  it('are 128 bits each and never the same, over more than one draw of entropy', () => {
    const { semente } = ambienteReal();
    const sementes = Array.from({ length: 1_000 }, semente);
    expect(new Set(sementes).size).toBe(1_000);
    expect(sementes.every((texto) => /^[0-9a-f]{32}$/.test(texto))).toBe(true);
  });
});
