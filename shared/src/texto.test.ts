import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { paragrafos, texto, textoLivre } from './texto.ts';

const problema = (schema: z.ZodType, escrito: string) => schema.safeParse(escrito).error?.issues[0]?.message;

describe('what people write', () => {
  it.each(['\u0001', '\u001b', '\u007f', '\u0085', '\u009f'])('has no control character: %j', (controle) => {
    for (const schema of [texto(60), paragrafos(60)])
      expect(problema(schema, `Ana${controle}Souza`)).toBe('o texto tem caracteres inválidos');
    expect(textoLivre(60).parse(`Ana${controle}Souza`)).toBe('AnaSouza');
  });

  it.each(['\u202a', '\u202e', '\u2066', '\u2069', '\u200b', '\u200f', '\ufeff'])(
    'loses what has no form of its own: %j',
    (semForma) => {
      for (const schema of [texto(60), paragrafos(60), textoLivre(60)])
        expect(schema.parse(`${semForma}+55 11 9${semForma}9999${semForma}`)).toBe('+55 11 99999');
    },
  );

  it('is of one line, or of as many as it is declared with', () => {
    expect(problema(texto(60), 'Ana\nSouza')).toBe('o texto tem caracteres inválidos');
    expect(problema(texto(60), 'Ana\tSouza')).toBe('o texto tem caracteres inválidos');
    expect(paragrafos(60).parse(' um\r\ndois\rtrês\n\t- quatro ')).toBe('um\ndois\ntrês\n\t- quatro');
  });

  it('loses what is blank at its ends, and is counted after that', () => {
    expect(texto(9).min(9).parse('\ufeff\u200b Ana Souza\u200b\n')).toBe('Ana Souza');
    expect(texto(9).min(1).safeParse('\u200b').success).toBe(false);
  });

  it('takes every letter that people write names with', () => {
    for (const nome of ['Açaí & Cia. Ltda', 'D’Ávila', '東京', 'أحمد', '👩‍👧 Lar', 'Pátio nº 1 — SP'])
      expect(texto(60).parse(nome)).toBe(nome);
  });

  it('is described as plain text', () => {
    const esquema = z.toJSONSchema(z.object({ nome: texto(60).min(2) }), { io: 'input' });
    expect(esquema.properties).toEqual({ nome: { type: 'string', minLength: 2, maxLength: 60 } });
  });
});
