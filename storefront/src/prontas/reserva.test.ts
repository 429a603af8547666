import { expect, it } from 'vitest';
import { Reserva } from './reserva.ts';

it('gives back what is given back, for answers of about the same length, and never the same to two', () => {
  const reserva = new Reserva();
  const [uma, outra] = [reserva.tomar(5_000), reserva.tomar(5_000)];
  expect(outra.buffer).not.toBe(uma.buffer);
  reserva.devolver(uma);
  expect(reserva.bytes).toBe(8_192);
  const depois = reserva.tomar(8_192);
  expect([depois.buffer, depois.length]).toEqual([uma.buffer, 8_192]);
  expect(reserva.tomar(5_000).buffer).not.toBe(uma.buffer);
  expect(reserva.bytes).toBe(0);
});

it('keeps no more than it may, and nothing huge', () => {
  const reserva = new Reserva(20_000);
  const tomadas = [1, 2, 3, 4].map(() => reserva.tomar(8_000));
  for (const uma of tomadas) reserva.devolver(uma);
  expect(reserva.bytes).toBe(16_384);
  reserva.devolver(new Reserva().tomar(2 ** 20 + 1));
  expect(reserva.bytes).toBe(16_384);
  expect(reserva.tomar(0).length).toBe(0);
});
