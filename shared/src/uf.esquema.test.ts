import { expect, it } from 'vitest';
import { apelidoEscrita } from './apelido-da-sala.ts';
import { endereco } from './cliente.ts';
import { linhaDeFrete } from './frete.ts';
import { loteEscrita } from './lote.ts';
import { patioEscrita } from './patio.ts';

it.each([
  ['an apelido', apelidoEscrita.shape.estado],
  ['a client’s address', endereco.shape.estadoSigla],
  ['a freight', linhaDeFrete.shape.origem.shape.estado],
  ['a lot', loteEscrita.shape.localizacao.unwrap().shape.uf],
  ['a yard', patioEscrita.shape.estadoUf],
])('%s is of a state that there is', (_, estado) => {
  expect(estado.parse('SP')).toBe('SP');
  expect(estado.safeParse('XX').error?.issues[0]?.message).toBe('use a sigla do estado');
});
