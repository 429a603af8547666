import { describe, expect, it } from 'vitest';
import { ErroMartelo } from './erros.ts';

describe('a refusal that is our fault', () => {
  it('says when to ask again, by REST and by socket alike; a rule’s refusal does not', () => {
    expect(new ErroMartelo('OCUPADO').corpo()).toMatchObject({ statusCode: 503, aguardarSegundos: 2 });
    expect(new ErroMartelo('INDISPONIVEL', { aguardarSegundos: 9 }).corpo()).toMatchObject({
      aguardarSegundos: 9,
    });
    expect(new ErroMartelo('ENCERRADO').corpo()).not.toHaveProperty('aguardarSegundos');
  });
});
