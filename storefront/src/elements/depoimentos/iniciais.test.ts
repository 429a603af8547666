import { expect, it } from 'vitest';
import { iniciais } from './iniciais.ts';

it('stands for a person by the letters of the first and last name', () => {
  expect(iniciais('Maria da Silva')).toBe('MS');
  expect(iniciais('ana  beatriz de souza e lima')).toBe('AL');
  expect(iniciais('Élcio')).toBe('É');
  expect(iniciais('')).toBe('');
});
