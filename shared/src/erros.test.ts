import { describe, expect, it } from 'vitest';
import { CATALOGO, type CodigoErro, ErroMartelo } from './erros.ts';

describe('a refusal that is our fault', () => {
  it('says when to ask again, by REST and by socket alike; a rule’s refusal does not', () => {
    expect(new ErroMartelo('OCUPADO').corpo()).toMatchObject({ statusCode: 503, aguardarSegundos: 2 });
    expect(new ErroMartelo('INDISPONIVEL', { aguardarSegundos: 9 }).corpo()).toMatchObject({
      aguardarSegundos: 9,
    });
    expect(new ErroMartelo('ENCERRADO').corpo()).not.toHaveProperty('aguardarSegundos');
  });
});

it('every 429 says the one sentence of the spec, also where words of its own were given', () => {
  const codigos = Object.entries(CATALOGO).flatMap(([codigo, [status]]) => (status === 429 ? [codigo] : []));
  expect(codigos).toContain('LIMITE_DE_LANCES');
  for (const codigo of codigos)
    expect(new ErroMartelo(codigo as CodigoErro, {}, 'Devagar.').corpo()).toMatchObject({
      statusCode: 429,
      message: 'Bloqueado - Aguarde algumas horas para enviar novamente',
    });
});

it('a refusal is known by its name: the same class bundled twice is one', () => {
  const deOutroPacote = Object.assign(new Error('Token inválido'), {
    name: 'ErroMartelo',
    codigo: 'TOKEN_INVALIDO',
  });
  expect(deOutroPacote instanceof ErroMartelo).toBe(true);
  expect(new ErroMartelo('TOKEN_INVALIDO') instanceof ErroMartelo).toBe(true);
  expect(Object.assign(new Error('x'), { codigo: 'TOKEN_INVALIDO' }) instanceof ErroMartelo).toBe(false);
  expect(
    Object.assign(new Error('x'), { name: 'ErroMartelo', codigo: 'toString' }) instanceof ErroMartelo,
  ).toBe(false);
  for (const valor of [null, undefined, 'ErroMartelo', {}]) expect(valor instanceof ErroMartelo).toBe(false);
});

it('a refusal is one by its name, in whatever bundle it was made; a kind that extends it is none but its own', () => {
  class Outra extends ErroMartelo {}
  const simples = new ErroMartelo('NAO_ENCONTRADO');
  expect(Object.assign(new Error('x'), { name: 'ErroMartelo', codigo: 'NAO_ENCONTRADO' })).toBeInstanceOf(
    ErroMartelo,
  );
  expect(simples instanceof Outra).toBe(false);
  expect(new Outra('NAO_ENCONTRADO') instanceof Outra).toBe(true);
  expect(new Outra('NAO_ENCONTRADO') instanceof ErroMartelo).toBe(true);
});
