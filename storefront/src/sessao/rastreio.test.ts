import { expect, it } from 'vitest';
import { cabecalhosDoRastreio } from './rastreio.ts';

const SIM = 'martelo-consentimento=sim';

it('what the marketing tool left goes along once the visitor agreed, and not before', () => {
  const cookies = 'a=b; rdtrk=%7B%22id%22%3A%22x%22%7D; __trf.src=encoded_eyJ4Ijox';
  expect(cabecalhosDoRastreio(cookies)).toEqual({});
  expect(cabecalhosDoRastreio(`${cookies}; martelo-consentimento=nao`)).toEqual({});
  expect(cabecalhosDoRastreio(`${cookies}; ${SIM}`)).toEqual({
    'client-tracking-id': '%7B%22id%22%3A%22x%22%7D',
    traffic_source: 'encoded_eyJ4Ijox',
  });
});

it('nothing is made up, and nothing that no header can carry is passed on', () => {
  expect(cabecalhosDoRastreio(null)).toEqual({});
  expect(cabecalhosDoRastreio(SIM)).toEqual({});
  for (const valor of ['', 'a b', 'x'.repeat(1_001), 'quebra\nlinha', 'ã'])
    expect(cabecalhosDoRastreio(`${SIM}; rdtrk=${valor}`), valor).toEqual({});
  expect(cabecalhosDoRastreio(`${SIM}; _rdtrk=outra`)).toEqual({ 'client-tracking-id': 'outra' });
});
