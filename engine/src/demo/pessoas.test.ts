import { cpf } from '@martelo/shared/documentos';
import { describe, expect, it } from 'vitest';
import { CLIENTES } from './pessoas.ts';

describe('demo people', () => {
  it('have valid CPFs, each their own', () => {
    for (const cliente of CLIENTES) expect(cpf.safeParse(cliente.cpf).success).toBe(true);
    expect(new Set(CLIENTES.map((cliente) => cliente.cpf)).size).toBe(CLIENTES.length);
  });
});
