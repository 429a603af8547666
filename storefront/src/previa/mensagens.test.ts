import { sessao } from '@martelo/shared/pagina';
import { describe, expect, it } from 'vitest';
import { conservar } from './conservar.ts';
import { lerMensagem } from './mensagens.ts';

const CMS = 'http://localhost:3001';
const construtor = {};
const ler = (data: unknown, origin = CMS, source: unknown = construtor) =>
  lerMensagem({ origin, source, data }, CMS, construtor);
const pagina = {
  canal: 'martelo-previa',
  tipo: 'pagina',
  revisao: 1,
  pagina: { sessoes: [] },
  selecionada: null,
};

describe('the canvas', () => {
  it('hears only the builder, from its origin and its window', () => {
    expect(ler(pagina)).not.toBeNull();
    expect(ler(pagina, 'http://mal.com')).toBeNull();
    expect(ler(pagina, CMS, {})).toBeNull();
  });

  it('ignores what is not of the protocol', () => {
    for (const ruim of [
      null,
      'x',
      {},
      { ...pagina, canal: 'x' },
      { ...pagina, tipo: 'x' },
      { ...pagina, pagina: {} },
    ])
      expect(ler(ruim)).toBeNull();
    expect(ler({ canal: 'martelo-previa', tipo: 'rolar', por: Number.NaN })).toBeNull();
    expect(ler({ canal: 'martelo-previa', tipo: 'selecionar', sessaoId: null })).not.toBeNull();
  });

  it('keeps the identity of every section that did not change, so that only the edited one is painted', () => {
    const nova = (id: string, titulo: string) => sessao.parse({ id, elemento: 'texto', nome: id, titulo });
    const antes = [nova('a', '1'), nova('b', '1')];
    const depois = conservar(antes, structuredClone([antes[1]!, { ...antes[0]!, titulo: '2' }]));
    expect(depois[0]).toBe(antes[1]);
    expect(depois[1]).not.toBe(antes[0]);
    expect(depois[1]?.titulo).toBe('2');
  });
});
