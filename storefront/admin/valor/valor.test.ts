import { describe, expect, it } from 'vitest';
import { textoDe, tituloDe, valorEm } from './valor.ts';

describe('a value of a record', () => {
  it('is found at its path, through lists', () => {
    const doc = { a: { b: [{ c: 1 }, { c: 2 }, {}] }, d: 'x' };
    expect(valorEm(doc, 'a.b.c')).toEqual([1, 2]);
    expect(valorEm(doc, 'd')).toBe('x');
    expect(valorEm(doc, 'a.z.c')).toBeUndefined();
  });

  it('is read as what it is', () => {
    const ler = (tipo: never, valor: unknown, opcoes = null) => textoDe({ tipo, opcoes }, valor);
    expect(ler('centavos' as never, 123_456)).toBe('R$ 1.234,56');
    expect(ler('data' as never, '2026-03-09')).toBe('09/03/2026');
    expect(ler('instante' as never, '2026-03-09T12:00:00.000Z')).toBe('09/03/2026 09:00');
    expect(ler('booleano' as never, false)).toBe('Não');
    expect(ler('inteiro' as never, 2026)).toBe('2026');
    expect(ler('texto' as never, ['a', 'b'])).toBe('a, b');
    expect(ler('texto' as never, null)).toBe('—');
    expect(textoDe({ tipo: 'opcao', opcoes: [{ valor: 'ATIVO', rotulo: 'Ativo' }] }, 'ATIVO')).toBe('Ativo');
  });

  it('names its record by what people know it by, and by its number where that says nothing', () => {
    const recurso = {
      titulo: ['nome'],
      campos: [{ campo: 'nome', tipo: 'texto', opcoes: null }],
      rotulo: { um: 'Pátio' },
    };
    expect(tituloDe(recurso as never, { id: 4, nome: 'Central' })).toBe('Central');
    expect(tituloDe(recurso as never, { id: 4 })).toBe('Pátio 4');
  });
});
