import { describe, expect, it } from 'vitest';
import { buscaDe, enderecoDe, ondeDoEndereco } from './onde.ts';

describe('a yard page’s address (spec 2)', () => {
  it('asks for all, a state’s, a city’s or one', () => {
    expect(ondeDoEndereco([])).toEqual({ tipo: 'todos' });
    expect(ondeDoEndereco(['sp'])).toEqual({ tipo: 'estado', uf: 'SP' });
    expect(ondeDoEndereco(['guarulhos', 'SP'])).toEqual({ tipo: 'cidade', uf: 'SP', cidade: 'guarulhos' });
    expect(ondeDoEndereco(['guarulhos', 'sp', 'patio-guarulhos'])).toEqual({
      ...{ tipo: 'patio', uf: 'SP', cidade: 'guarulhos', nome: 'patio-guarulhos' },
    });
  });

  it('is read however it is written, and written one way', () => {
    const onde = ondeDoEndereco(['S%C3%A3o%20Jos%C3%A9', 'sp', 'Pátio Norte']);
    expect(onde && enderecoDe(onde)).toBe('/patios/sao-jose/sp/patio-norte');
    expect(enderecoDe({ tipo: 'todos' })).toBe('/patios');
  });

  it('leads nowhere without a state of Brazil, and when nothing is left of a name', () => {
    for (const partes of [
      ['xx'],
      ['guarulhos', 'zz'],
      ['a', 'sp', 'b', 'c'],
      ['%', 'sp'],
      ['***', 'sp', 'x'],
    ])
      expect(ondeDoEndereco(partes)).toBeNull();
  });

  it('asks the engine for what it names', () => {
    expect(buscaDe({ tipo: 'cidade', uf: 'SP', cidade: 'guarulhos' })).toBe(
      'porPagina=200&estadoUf=SP&cidade=guarulhos',
    );
  });
});
