import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deTemposEmTempos } from './de-tempos-em-tempos.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('goes on after a turn that fails, and never takes two at a time', async () => {
  let juntos = 0;
  let turnos = 0;
  const falhas: unknown[] = [];
  const ritmo = deTemposEmTempos(
    async () => {
      juntos += 1;
      expect(juntos).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 500));
      juntos -= 1;
      turnos += 1;
      if (turnos === 2) throw new Error('once');
    },
    { aCada: 100, aoFalhar: (erro) => falhas.push(erro) },
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect([turnos, falhas.length]).toEqual([3, 1]);
  const parado = ritmo.parar();
  await vi.advanceTimersByTimeAsync(5_000);
  await parado;
  expect(turnos).toBe(4);
});
