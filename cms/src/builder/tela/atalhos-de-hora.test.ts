import { expect, it } from 'vitest';
import { atalhosDeHora } from './atalhos-de-hora.ts';

it('tomorrow is tomorrow in São Paulo, also in the hours when it is already tomorrow in Greenwich', () => {
  const noiteDeDia3 = Date.parse('2026-12-04T01:30:00Z');
  expect(atalhosDeHora(noiteDeDia3).map(({ instante }) => instante)).toEqual([
    '2026-12-04T02:30:00.000Z',
    '2026-12-04T12:00:00.000Z',
    '2026-12-11T01:30:00.000Z',
  ]);
});
