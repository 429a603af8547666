import { inscricao, mensagem } from '@martelo/shared/formulario';
import { expect, it } from 'vitest';
import { FORMATO_EMAIL, FORMATO_TELEFONE } from './formatos.ts';

/** As browsers read the attribute. */
const noNavegador = (pattern: string, valor: string) => new RegExp(`^(?:${pattern})$`, 'v').test(valor);

it.each([
  'ana@exemplo.com',
  'ana.b+c@sub.exemplo.com.br',
  'ana@exemplo',
  'ana',
  'a b@exemplo.com',
  '@exemplo.com',
])('browser and server agree on the address %s', (email) => {
  const servidor = inscricao.safeParse({ email, consentimento: 'newsletter/1' }).success;
  expect(noNavegador(FORMATO_EMAIL.pattern, email)).toBe(servidor);
});

it.each(['(11) 98765-4321', '+55 11 98765.4321', '12', '11 9876-543a', '1'.repeat(16)])(
  'browser and server agree on the telephone %s',
  (telefone) => {
    const servidor = mensagem.safeParse({
      nome: 'Ana',
      email: 'ana@exemplo.com',
      mensagem: 'Uma pergunta.',
      consentimento: 'contato/1',
      telefone,
    }).success;
    expect(noNavegador(FORMATO_TELEFONE.pattern, telefone)).toBe(servidor);
  },
);
