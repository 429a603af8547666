import { loteDaEquipe } from '@martelo/shared/lote';
import { expect, it } from 'vitest';
import { ARQUIVOS, DADOS, DAS_FOTOS, VIDEO } from './secoes.ts';

it('each field that staff write of a lot has its place in a form, once', () => {
  // Its place moves by the order, its situation by its acts; the rest is the engine's own.
  const fora = new Set(['situacao', 'posicaoLeilao', 'origem', 'tipoId']);
  const todos = Object.keys(loteDaEquipe.shape).filter((campo) => !fora.has(campo));
  expect([...DADOS, ...DAS_FOTOS, ...VIDEO, ...ARQUIVOS].sort()).toEqual(todos.sort());
});
