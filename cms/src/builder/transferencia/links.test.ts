import { expect, it } from 'vitest';
import { linkNaOutraMarca } from './links.ts';

const LEILO = 'http://leilo.localhost:3000';

it.each([
  ['http://leilo.localhost:3000/quem-somos?a=1#b', '/quem-somos?a=1#b'],
  ['http://leilo.localhost:3000', '/'],
  ['/contato', '/contato'],
  ['http://leilo.localhost:3000.mal.com/x', 'http://leilo.localhost:3000.mal.com/x'],
  ['https://outro.com/x', 'https://outro.com/x'],
  ['mailto:a@b.com', 'mailto:a@b.com'],
  ['intranet', 'intranet'],
  [null, null],
])('a link to %s on the brand it was copied from is %s on the other', (link, esperado) => {
  expect(linkNaOutraMarca(link, LEILO)).toBe(esperado);
});
