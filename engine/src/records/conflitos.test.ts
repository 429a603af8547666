import { ErroMartelo } from '@martelo/shared/erros';
import { expect, it } from 'vitest';
import { deNovoSeMudou, RevisaoDesatualizada } from './conflitos.ts';

it('what somebody else was faster at is tried again, as often as was said, and nothing else is', async () => {
  let vezes = 0;
  const depoisDe = (quantas: number, erro: Error) => async () => {
    vezes += 1;
    if (vezes <= quantas) throw erro;
    return vezes;
  };
  expect(await deNovoSeMudou(depoisDe(3, new RevisaoDesatualizada()))).toBe(4);
  vezes = 0;
  expect(await deNovoSeMudou(depoisDe(1, new RevisaoDesatualizada()), 2)).toBe(2);
  vezes = 0;
  const semFim = deNovoSeMudou(depoisDe(9, new RevisaoDesatualizada()), 2);
  await expect(semFim).rejects.toMatchObject({ codigo: 'REVISAO_DESATUALIZADA' });
  expect(vezes).toBe(2);
  vezes = 0;
  const outro = deNovoSeMudou(depoisDe(9, new ErroMartelo('NAO_ENCONTRADO')));
  await expect(outro).rejects.toMatchObject({ codigo: 'NAO_ENCONTRADO' });
  expect(vezes).toBe(1);
});
