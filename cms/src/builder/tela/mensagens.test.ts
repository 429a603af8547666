import { describe, expect, it } from 'vitest';
import { mensagemDaPrevia } from './mensagens.ts';

const SITE = 'http://leilo.localhost:3000';
const quadro = {};
const ler = (data: unknown, origin = SITE, source: unknown = quadro) =>
  mensagemDaPrevia({ origin, source, data }, SITE, quadro);
const canal = 'martelo-previa';

describe('the builder', () => {
  it('hears only its own canvas: not another window of the site, not another site in the frame', () => {
    const clique = { canal, tipo: 'clicada', sessaoId: 'a', como: 'so' };
    expect(ler(clique)).toEqual(clique);
    expect(ler(clique, 'http://mal.com')).toBeNull();
    expect(ler(clique, 'http://leilo.localhost:3000.mal.com')).toBeNull();
    expect(ler(clique, SITE, {})).toBeNull();
    expect(mensagemDaPrevia({ origin: SITE, source: null, data: clique }, SITE, null)).toBeNull();
  });

  it('takes nothing from the canvas that it could not have said', () => {
    for (const forjada of [
      null,
      'pronta',
      { tipo: 'pronta' },
      { canal, tipo: 'apagar-tudo' },
      { canal, tipo: 'acao', sessaoId: 'a', acao: 'publicar' },
      { canal, tipo: 'margem', sessaoId: 'a', campo: 'nome', valor: 'media' },
      { canal, tipo: 'margem', sessaoId: 'a', campo: 'margemRodape', valor: 'enorme' },
      { canal, tipo: 'escrita', sessaoId: 'a', itemId: null, campo: 'id', antes: '', valor: 'x', fim: true },
      {
        canal,
        tipo: 'escrita',
        sessaoId: 'a',
        itemId: null,
        campo: 'titulo',
        antes: '',
        valor: 'x'.repeat(100_001),
        fim: false,
      },
      { canal, tipo: 'clicada', sessaoId: 'x'.repeat(41), como: 'so' },
      { canal, tipo: 'medidas', sessoes: [{ id: 'a', topo: 0, altura: -1, esquerda: 0, largura: 1 }] },
    ])
      expect(ler(forjada)).toBeNull();
  });
});
