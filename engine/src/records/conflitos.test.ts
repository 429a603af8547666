import { ErroMartelo } from '@martelo/shared/erros';
import { expect, it } from 'vitest';
import { deNovoSeMudou, noProximoLugar, RevisaoDesatualizada, ValorEmUso } from './conflitos.ts';

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

it('of those who want one of some places at once each gets one, and who finds none is refused', async () => {
  const tomados = new Set<number>();
  const tomar = () =>
    noProximoLugar('lugar', async () => {
      const livre = [0, 1, 2].find((um) => !tomados.has(um));
      if (livre === undefined) throw new ErroMartelo('HORARIO_INDISPONIVEL');
      // All have looked before the first has written.
      await Promise.resolve();
      if (tomados.has(livre)) throw new ValorEmUso(['lugar']);
      tomados.add(livre);
      return livre;
    });
  const ganhos = await Promise.allSettled(Array.from({ length: 5 }, tomar));
  expect(ganhos.flatMap((um) => (um.status === 'fulfilled' ? [um.value] : [])).toSorted()).toEqual([0, 1, 2]);
  for (const um of ganhos)
    if (um.status === 'rejected') expect(um.reason).toMatchObject({ codigo: 'HORARIO_INDISPONIVEL' });
  let vez = 0;
  const dosDois = noProximoLugar(['lugar', 'chave'], async () => {
    vez += 1;
    if (vez < 3) throw new ValorEmUso([vez === 1 ? 'chave' : 'lugar']);
    return vez;
  });
  expect(await dosDois).toBe(3);
  const doutro = noProximoLugar(['lugar', 'chave'], async () => {
    throw new ValorEmUso(['placa']);
  });
  await expect(doutro).rejects.toBeInstanceOf(ValorEmUso);
  const semFim = noProximoLugar('lugar', async () => {
    throw new ValorEmUso(['lugar']);
  });
  await expect(semFim).rejects.toMatchObject({ codigo: 'ESTADO_MUDOU' });
});
