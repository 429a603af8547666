import { item, sessao } from '@martelo/shared/pagina';
import { describe, expect, it } from 'vitest';
import { igualavel, textoDesenhado, textosDa } from './texto-no-lugar.ts';

const secao = sessao.parse({
  id: 's',
  elemento: 'lista-itens',
  nome: 'Lista',
  titulo: 'Como funciona',
  itens: [
    item.parse({ id: '1', titulo: 'Cadastre-se', textoBotao: 'Saiba mais' }),
    item.parse({ id: '2', titulo: 'Dê seu lance', textoBotao: 'Saiba mais' }),
  ],
});

describe('text written in place', () => {
  it('knows every plain text that has words', () => {
    expect(textosDa(secao).map(({ itemId, campo }) => `${itemId}.${campo}`)).toEqual([
      'null.titulo',
      '1.titulo',
      '1.textoBotao',
      '2.titulo',
      '2.textoBotao',
    ]);
  });

  it('finds the field by its words, spaces aside', () => {
    expect(textoDesenhado(secao, '  Como\n funciona ', 0)).toMatchObject({ itemId: null, campo: 'titulo' });
    expect(textoDesenhado(secao, 'Lances atuais', 0)).toBeNull();
  });

  it('tells equal words apart by which of them was pressed', () => {
    expect(textoDesenhado(secao, 'Saiba mais', 0)?.itemId).toBe('1');
    expect(textoDesenhado(secao, 'Saiba mais', 1)?.itemId).toBe('2');
  });

  it('keeps one line, and cuts nothing: what is too long is said in words by the builder', () => {
    expect(igualavel(' Um\ntítulo\u00a0novo ')).toBe('Um título novo');
    expect(igualavel('x'.repeat(10_000))).toHaveLength(10_000);
  });
});
