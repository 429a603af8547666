import { leilaoEscrita } from '@martelo/shared/leilao';
import { valorEscrita } from '@martelo/shared/lote';
import { describe, expect, it } from 'vitest';
import { mudancasDe } from './mudancas.ts';

describe('the schema of a change', () => {
  it('brings no default along: what is not named stays as it was', () => {
    expect(mudancasDe(leilaoEscrita).parse({ nome: 'Leilão de Frota' })).toEqual({ nome: 'Leilão de Frota' });
    expect(mudancasDe(valorEscrita).parse({ minimo: 100 })).toEqual({ minimo: 100 });
  });

  it('still refuses what the field itself refuses, and fields that do not exist', () => {
    expect(mudancasDe(leilaoEscrita).safeParse({ porcentagemComissao: 101 }).success).toBe(false);
    expect(mudancasDe(leilaoEscrita).safeParse({ nomee: 'x' }).success).toBe(false);
  });
});
