import { afterEach, expect, it, vi } from 'vitest';
import { repassarAoMotor } from './motor.ts';

afterEach(() => vi.unstubAllGlobals());
const responder = (status: number, corpo: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(corpo, { status }));

it('what the engine refuses of what somebody wrote is refused in its words', async () => {
  responder(400, { codigo: 'REQUISICAO_INVALIDA', message: ['campo desconhecido: depth'] });
  await expect(repassarAoMotor('/v1/lotes?depth=1', 'leilo')).rejects.toMatchObject({
    ...{ codigo: 'REQUISICAO_INVALIDA', mensagens: ['campo desconhecido: depth'] },
  });
});

it.each([
  ['a failure of its own', 503, { codigo: 'INDISPONIVEL', message: 'x' }],
  ['what is in no catalogue', 400, { codigo: 'OUTRO', message: 'x' }],
  ['what is no refusal', 418, 'chá'],
])('%s is told as its being away', async (_, status, corpo) => {
  responder(status, corpo);
  await expect(repassarAoMotor('/v1/lotes', 'leilo')).rejects.toMatchObject({ codigo: 'INDISPONIVEL' });
});

it('no answer is its being away as well, and an answer is given on', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(repassarAoMotor('/v1/lotes', 'leilo')).rejects.toMatchObject({ codigo: 'INDISPONIVEL' });
  responder(200, { itens: [] });
  expect(await repassarAoMotor('/v1/lotes', 'leilo')).toEqual({ itens: [] });
});
