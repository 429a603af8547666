import { describe, expect, it } from 'vitest';
import { interpretarJson } from './json-recebido.ts';

const fundo = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`;
const codigo = (texto: string) => {
  try {
    interpretarJson(texto);
    return null;
  } catch (erro) {
    return (erro as { codigo: string }).codigo;
  }
};

describe('what is sent as JSON', () => {
  it.each([
    ['[', 'JSON_INVALIDO'],
    ['['.repeat(8_000), 'JSON_INVALIDO'],
    ['', 'JSON_INVALIDO'],
    [fundo(8_000), 'REQUISICAO_INVALIDA'],
    [fundo(500_000), 'REQUISICAO_INVALIDA'],
    ['{"a":"\\u0000"}', 'REQUISICAO_INVALIDA'],
    ['{"a":["\\ud800"]}', 'REQUISICAO_INVALIDA'],
    ['{"\\udfff":1}', 'REQUISICAO_INVALIDA'],
    ['{"a":{"b":["é 💣"]}}', null],
    [fundo(60), null],
  ])('%.40s → %s', (texto, esperado) => {
    expect(codigo(texto)).toBe(esperado);
  });
});
