import { describe, expect, it } from 'vitest';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { comoTexto, doTexto } from './formato.ts';

const sessoes = [sessaoDeTeste('a'), sessaoDeTeste('b', { elemento: 'grade-lotes' })];

describe('sections on the clipboard', () => {
  it('come back as they were copied, with the brand they are from', () => {
    expect(doTexto(comoTexto({ hotsiteId: 2, sessoes }))).toEqual({ hotsiteId: 2, sessoes });
  });

  it('are not any other text, nor ones somebody changed into what no page can hold', () => {
    const texto = comoTexto({ hotsiteId: 2, sessoes });
    for (const ruim of [
      '',
      'bom dia',
      '{}',
      texto.slice(0, -2),
      texto.replace('secoes/1', 'secoes/2'),
      texto.replace('"margemRodape":"media"', '"margemRodape":"enorme"'),
      comoTexto({ hotsiteId: 2, sessoes: [] }),
      comoTexto({ hotsiteId: 0, sessoes }),
      JSON.stringify({ martelo: 'secoes/1', hotsite: 1, sessoes: [{ ...sessoes[0], script: 'x' }] }),
    ])
      expect(doTexto(ruim)).toBeNull();
  });
});
