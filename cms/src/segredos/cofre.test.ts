import { expect, it } from 'vitest';
import { abrir, selar } from './cofre.ts';

const SEGREDO = 'um-segredo-gerado-de-teste';

it('what is sealed opens with its secret and owner, and shows nothing of itself', () => {
  const selado = selar('chave-do-provedor', 'marca-1', SEGREDO);
  expect(selado).not.toContain('chave');
  expect(Buffer.from(selado, 'base64url').toString('latin1')).not.toContain('provedor');
  expect(abrir(selado, 'marca-1', SEGREDO)).toBe('chave-do-provedor');
});

it('the same text never looks the same twice', () => {
  expect(selar('x', 'm', SEGREDO)).not.toBe(selar('x', 'm', SEGREDO));
});

it('does not open for another brand, under another secret, or after a bit was turned', () => {
  const selado = selar('x', 'marca-1', SEGREDO);
  const bytes = Buffer.from(selado, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => abrir(selado, 'marca-2', SEGREDO)).toThrow();
  expect(() => abrir(selado, 'marca-1', `${SEGREDO}!`)).toThrow();
  expect(() => abrir(bytes.toString('base64url'), 'marca-1', SEGREDO)).toThrow();
  expect(() => selar('x', 'm', '')).toThrow();
});
