import { expect, it, vi } from 'vitest';
import { sessaoNova } from './entradas.ts';
import { respostaDeErro } from './resposta.ts';

it('names each absent field as one that must come, and what is wrong with the others in Portuguese', async () => {
  const diario = { error: vi.fn() };
  const { error } = sessaoNova.safeParse({ elemento: 'texto', ativo: 'sim', margemRodape: 'enorme' });
  const resposta = respostaDeErro(error, diario);
  expect(resposta.status).toBe(400);
  expect((await resposta.json()).campos).toEqual([
    expect.stringMatching(/^margemRodape: deve ser uma das opções: /),
    'paginaUid: campo obrigatório',
    'nome: campo obrigatório',
    'ativo: deve ser verdadeiro ou falso',
  ]);
  expect(diario.error).not.toHaveBeenCalled();
});
