import { expect, it } from 'vitest';
import { enderecoDaSala } from './endereco.ts';

it('an address is one of the four, or the choice', () => {
  expect(enderecoDaSala('/leiloeiro')).toEqual({ tela: 'escolher' });
  expect(enderecoDaSala('/leiloeiro/u1')).toEqual({ tela: 'mesa', leiUid: 'u1', soAcompanha: false });
  expect(enderecoDaSala('/leiloeiro/u1/telao')).toEqual({ tela: 'telao', leiUid: 'u1' });
  expect(enderecoDaSala('/leiloeiro-acompanhar-leilao/u1')).toEqual({
    tela: 'mesa',
    leiUid: 'u1',
    soAcompanha: true,
  });
  for (const outro of [
    '/leiloeiro/u1/nada',
    '/leiloeiro/u1/telao/mais',
    '/leiloeiro-acompanhar-leilao/u1/telao',
  ])
    expect(enderecoDaSala(outro)).toEqual({ tela: 'escolher' });
});
