import { expect, it } from 'vitest';
import { z } from 'zod';
import { recusaDoCampo } from './recusa-do-campo.ts';

const dita = (schema: z.ZodType, valor: unknown): string =>
  schema.safeParse(valor, { error: recusaDoCampo }).error!.issues[0]!.message;

it.each([
  [z.string(), undefined, 'campo obrigatório'],
  [z.array(z.string()).min(1), [], 'deve ter pelo menos 1 item'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'deve ter no máximo 2 itens'],
  [z.number().int(), 1.5, 'deve ser um número inteiro'],
  [z.number().min(0), -1, 'deve ser no mínimo 0'],
  [z.number().positive(), 0, 'deve ser maior que 0'],
  [z.number().max(100_000_000), 100_000_001, 'deve ser no máximo 100.000.000'],
  [z.string().min(3), 'ab', 'deve ter pelo menos 3 caracteres'],
  [z.guid(), 'x', 'não é um identificador válido'],
  [z.email(), 'x', 'não é um e-mail válido'],
  [z.iso.date(), '2026-13-01', 'não é uma data válida'],
  [z.string().regex(/^a$/), 'b', 'formato inválido'],
  [z.enum(['alterar', 'suspender']), 'x', 'deve ser uma das opções: alterar, suspender'],
  [z.boolean(), 'sim', 'deve ser verdadeiro ou falso'],
  [z.strictObject({}), { a: 1 }, 'campo desconhecido: a'],
  [z.string('diga o nome'), 1, 'diga o nome'],
])('%# a refused field is told in plain Portuguese', (schema, valor, frase) => {
  expect(dita(schema, valor)).toBe(frase);
});

it('of several shapes it names the options of the field that tells them apart', () => {
  const atos = z.discriminatedUnion('acao', [
    z.object({ acao: z.literal('alterar') }),
    z.object({ acao: z.literal('suspender') }),
  ]);
  expect(dita(atos, { acao: 'x' })).toBe('deve ser uma das opções: alterar, suspender');
  expect(dita(z.union([z.string(), z.number()]), null)).toBe('valor inválido');
});

it('nothing that a schema refuses is told in the library’s words', () => {
  const schemas = [
    ...[
      z.string().max(1),
      z.number(),
      z.date(),
      z.array(z.any()),
      z.record(z.string(), z.any()),
      z.map(z.any(), z.any()),
    ],
    ...[z.url(), z.jwt(), z.ipv4(), z.base64(), z.literal('a'), z.null(), z.never(), z.set(z.any()), z.nan()],
    ...[z.bigint(), z.tuple([z.string()]), z.file(), z.symbol(), z.iso.time(), z.iso.datetime(), z.uuid()],
  ];
  for (const schema of schemas)
    for (const valor of [null, 'xx', 1.5, [], {}, true, Number.NaN]) {
      const frase = schema.safeParse(valor, { error: recusaDoCampo }).error?.issues[0]?.message ?? '';
      expect(frase).not.toMatch(
        /vetor|discrimina|GUID|UUID|esperava|recebeu|Entrada|tuplo|ficheiro|booleano|Invalid/,
      );
    }
});
