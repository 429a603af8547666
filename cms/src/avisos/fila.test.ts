import { expect, it, vi } from 'vitest';
import { assinar } from './destinos.ts';
import { Fila } from './fila.ts';

const semEspera = { esperas: [1], aguardar: async () => undefined };

it('tells again until it is heard, and then no more', async () => {
  const fila = new Fila(semEspera);
  const envio = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue();
  fila.por('regras:1', envio);
  await vi.waitFor(() => expect(fila.tamanho).toBe(0));
  expect(envio).toHaveBeenCalledTimes(3);
});

it('of two changes to the same thing only the newest is told again', async () => {
  let abrir = () => {};
  const porta = new Promise<void>((resolve) => {
    abrir = resolve;
  });
  const fila = new Fila({ esperas: [1], aguardar: () => porta });
  const velho = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('down'));
  const novo = vi.fn<() => Promise<void>>().mockResolvedValue();
  fila.por('regras:1', velho);
  await vi.waitFor(() => expect(velho).toHaveBeenCalledTimes(1));
  fila.por('regras:1', novo);
  abrir();
  await vi.waitFor(() => expect(fila.tamanho).toBe(0));
  expect(velho).toHaveBeenCalledTimes(1);
  expect(novo).toHaveBeenCalledTimes(1);
});

it('signs the raw body with HMAC-SHA256', () => {
  expect(assinar('{"a":1}', 'segredo')).toMatch(/^[0-9a-f]{64}$/);
  expect(assinar('{"a":1}', 'segredo')).not.toBe(assinar('{"a":2}', 'segredo'));
});
