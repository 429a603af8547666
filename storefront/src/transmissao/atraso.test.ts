import { expect, test } from 'vitest';
import { Atraso, segundosDeAtraso } from './atraso.ts';
import { enderecoDoFluxo } from './endereco.ts';

test('a picture is as late as its own moment is past', () => {
  const atraso = new Atraso();
  expect(atraso.de(0, 1_000_000)).toBeNull();
  atraso.carimbar({ em: 1_000_000 }, 5_000);
  expect(atraso.de(5_000, 1_000_150)).toBe(150);
  // Half a second later in the stream, and shown three seconds later.
  expect(atraso.de(5_500, 1_003_500)).toBe(3_000);
  // Clocks that disagree show nothing before it was.
  expect(atraso.de(6_000, 1_000_000)).toBe(0);
});

test('it is said from two seconds on', () => {
  expect([null, 150, 2_000, 2_400, 3_600].map(segundosDeAtraso)).toEqual([null, null, null, 2, 4]);
});

test('a stream is on the page’s own name, or where the house says', () => {
  const pagina = { protocol: 'https:', hostname: 'leilo.com' };
  const entrada = { origem: '', porta: 3004, token: 'a.b+c' };
  expect(enderecoDoFluxo(entrada, pagina)).toBe('wss://leilo.com:3004/fluxo?token=a.b%2Bc');
  expect(enderecoDoFluxo({ ...entrada, origem: 'http://video.local' }, pagina)).toBe(
    'ws://video.local/fluxo?token=a.b%2Bc',
  );
});
