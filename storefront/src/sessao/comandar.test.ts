import { ErroMartelo } from '@martelo/shared/erros';
import { afterEach, expect, it } from 'vitest';
import { chamar } from './comandar.ts';
import { SEM_CONEXAO } from './sem-conexao.ts';

const rede = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = rede;
});

it('a call that nobody answered carries code 555, and the catalogue’s words', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await chamar('POST', 'lotes/x/lances', {})).toEqual({ tipo: 'incerto', erro: SEM_CONEXAO });
  expect(SEM_CONEXAO).toEqual(new ErroMartelo('SEM_CONEXAO').corpo());
  expect(SEM_CONEXAO.statusCode).toBe(555);
});

it('an answer that says that nobody knows is no refusal: the same command may be sent again', async () => {
  const erro = new ErroMartelo('RESULTADO_INCERTO').corpo();
  globalThis.fetch = () => Promise.resolve(Response.json(erro, { status: 503 }));
  expect(await chamar('POST', 'lotes/x/propostas', {})).toEqual({ tipo: 'incerto', erro });
  const recusa = new ErroMartelo('INDISPONIVEL').corpo();
  globalThis.fetch = () => Promise.resolve(Response.json(recusa, { status: 503 }));
  expect((await chamar('POST', 'lotes/x/propostas', {})).tipo).toBe('recusado');
});
