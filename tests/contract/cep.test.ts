import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste } from './engine.ts';

const engine = new EngineDeTeste(undefined, { MARTELO_LIMITES: '1' });
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

describe('a CEP', () => {
  it('tells anybody its state and, where the table has it, its city', async () => {
    const { status, corpo } = await engine.pedir('GET', '/v1/cep/01310-100');
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      cep: '01310-100',
      estadoSigla: 'SP',
      cidade: 'São Paulo',
      logradouro: null,
    });
    expect((await engine.pedir('GET', '/v1/cep/38700000')).corpo).toMatchObject({
      estadoSigla: 'MG',
      cidade: null,
    });
  });

  it('that no place has, or that is none, is refused in words', async () => {
    const { status, corpo } = await engine.pedir('GET', '/v1/cep/00000-000');
    expect([status, corpo.codigo, corpo.message]).toEqual([
      404,
      'CEP_NAO_ENCONTRADO',
      'Este CEP não existe. Confira os números.',
    ]);
    for (const torto of ['1', 'abcde-fgh', '01310-1000', '%00'])
      expect((await engine.pedir('GET', `/v1/cep/${torto}`)).status, torto).toBe(400);
  });

  it('that no table has the city of leaves it to be chosen among those of its state', async () => {
    const { status, corpo } = await engine.pedir('GET', '/v1/municipios/mg');
    expect(status).toBe(200);
    expect(corpo.itens).toHaveLength(853);
    expect(corpo.itens).toContain('Patos de Minas');
    expect(corpo.itens).toEqual(
      corpo.itens.toSorted((um: string, outro: string) => um.localeCompare(outro, 'pt-BR')),
    );
    for (const torto of ['XX', 'minas', '%00'])
      expect((await engine.pedir('GET', `/v1/municipios/${torto}`)).status, torto).toBe(400);
  });

  it('is not told without end: who asks for all of them is asked to wait', async () => {
    // By the minute: another one may begin among them.
    const estados = new Set<number>();
    for (let i = 0; i < 200 && !estados.has(429); i += 1)
      estados.add((await engine.pedir('GET', `/v1/cep/010${10 + (i % 90)}-000`)).status);
    expect(estados).toContain(429);
  });

  it('is looked up in the operator’s own table where there is one', async () => {
    const outro = new EngineDeTeste();
    const arquivo = join(outro.pasta, 'faixas.csv');
    writeFileSync(
      arquivo,
      'UF;cidade;de;ate;bairro;rua\nMG;Patos de Minas;38700160;38700160;Centro;Rua Major Gote\n',
    );
    const proprio = new EngineDeTeste(outro.pasta, { MARTELO_CEP_FAIXAS: arquivo });
    await proprio.subir();
    expect((await proprio.pedir('GET', '/v1/cep/38700160')).corpo.logradouro).toBe('Rua Major Gote');
    expect((await proprio.pedir('GET', '/v1/cep/01310100')).status).toBe(404);
    await proprio.encerrar();
  });
});
