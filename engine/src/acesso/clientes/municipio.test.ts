import { ESTADOS_UF } from '@martelo/shared/uf';
import { describe, expect, it } from 'vitest';
import { CLIENTES } from '../../demo/pessoas.ts';
import { problemaNaCidade } from './municipio.ts';

describe('a city and its state', () => {
  it.each([
    ['Curitiba', 'SP', 'Curitiba não é uma cidade de São Paulo (SP); confira a cidade e o estado'],
    ['sao paulo', 'PR', 'sao paulo não é uma cidade de Paraná (PR); confira a cidade e o estado'],
    ['Goiânia', 'XX', 'este estado não existe'],
  ])('%s is not of %s', (cidade, uf, problema) => expect(problemaNaCidade(cidade, uf)).toBe(problema));

  it.each([
    ['São Paulo', 'SP'],
    ['SAO  PAULO', 'SP'],
    ['Mogi-Mirim', 'SP'],
    // In two states.
    ['Bom Jesus', 'RS'],
    ['Bom Jesus', 'PI'],
    // The newest municipality, a district, one that bears another state's name.
    ['Boa Esperança do Norte', 'MT'],
    ['Barão Geraldo', 'SP'],
    ['Taguatinga', 'DF'],
    ['Goiânia', undefined],
    [undefined, 'GO'],
  ])('%s may be of %s', (cidade, uf) => expect(problemaNaCidade(cidade, uf)).toBeNull());

  it('is right for every capital, and for who is in the demo', () => {
    for (const { endereco } of CLIENTES)
      expect(problemaNaCidade(endereco.cidade, endereco.estadoSigla)).toBeNull();
    for (const uf of Object.keys(ESTADOS_UF).filter((um) => um !== 'DF' && um !== 'MA'))
      expect(problemaNaCidade('São Luís', uf), uf).not.toBeNull();
  });
});
