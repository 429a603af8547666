import { describe, expect, it } from 'vitest';
import { aceitarValor, interpretarJson } from './json-recebido.ts';

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
    ['{"a":"\\u001b[31m"}', 'REQUISICAO_INVALIDA'],
    ['{"a":"\\u0085"}', 'REQUISICAO_INVALIDA'],
    ['{"a":"um\\r\\n\\tdois"}', null],
    ['{"\\udfff":1}', 'REQUISICAO_INVALIDA'],
    ['{"a":{"b":["é 💣"]}}', null],
    [fundo(60), null],
  ])('%.40s → %s', (texto, esperado) => {
    expect(codigo(texto)).toBe(esperado);
  });
});

it('loses what nobody sees, wherever it stands; emoji of several parts stay one', () => {
  const texto =
    '{"a":"\\u202a+55 11\\u202c","b":[["x\\u200fy\\u061c\\u3164"]],"c":{"d":"l1\\u2028l2"},"e":"👩‍👧 🇧🇷 ❤️","f":1}';
  expect(interpretarJson(texto)).toEqual({
    ...{ a: '+55 11', b: [['xy']], c: { d: 'l1 l2' }, e: '👩‍👧 🇧🇷 ❤️', f: 1 },
  });
});

it('what came as a form is accepted as what came as JSON', () => {
  expect(aceitarValor({ nome: 'A\u202ena' })).toEqual({ nome: 'Ana' });
  expect(() => aceitarValor({ nome: 'A\u0007na' })).toThrowError(
    expect.objectContaining({ codigo: 'REQUISICAO_INVALIDA', mensagens: [expect.stringMatching(/^nome: /)] }),
  );
});
