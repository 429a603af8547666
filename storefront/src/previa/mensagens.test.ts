import { describe, expect, it } from 'vitest';
import { lerMensagem } from './mensagens.ts';

const CMS = 'http://localhost:3001';
const construtor = {};
const ler = (data: unknown, origin = CMS, source: unknown = construtor) =>
  lerMensagem({ origin, source, data }, CMS, construtor);
const canal = 'martelo-previa';
const pagina = {
  canal,
  tipo: 'pagina',
  revisao: 1,
  pagina: { sessoes: [] },
  selecionada: null,
  selecionadas: [],
};
const ambiente = { canal, tipo: 'ambiente', adianto: 0, escala: 1, dados: 'reais', autenticado: false };

describe('the canvas', () => {
  it('hears only the builder, from its origin and its window', () => {
    expect(ler(pagina)).not.toBeNull();
    expect(ler(pagina, 'http://mal.com')).toBeNull();
    expect(ler(pagina, CMS, {})).toBeNull();
  });

  it('obeys every message of the protocol', () => {
    for (const boa of [
      { canal, tipo: 'mudancas', revisao: 2, sessoes: [{ id: 'a', itens: [] }], ordem: ['a'] },
      { canal, tipo: 'mudancas', revisao: 2, sessoes: [], ordem: null },
      { canal, tipo: 'selecionar', sessaoId: null, selecionadas: [] },
      { canal, tipo: 'mostrar', sessaoId: 'a' },
      { canal, tipo: 'escrever', sessaoId: 'a' },
      { canal, tipo: 'rolar', por: -3 },
      ambiente,
    ])
      expect(ler(boa)).toEqual(boa);
  });

  it('ignores what is not of the protocol', () => {
    for (const ruim of [
      null,
      'x',
      {},
      { ...pagina, canal: 'x' },
      { ...pagina, tipo: 'x' },
      { ...pagina, pagina: {} },
      { ...pagina, pagina: { sessoes: [null] } },
      { ...pagina, pagina: { sessoes: [{ id: 'a' }] } },
      { canal, tipo: 'rolar', por: Number.NaN },
      { canal, tipo: 'mudancas', revisao: 1, sessoes: 'tudo', ordem: null },
      { canal, tipo: 'mudancas', revisao: 1, sessoes: [], ordem: [1] },
      { ...ambiente, dados: 'constructor' },
      { ...ambiente, escala: 0 },
      { ...ambiente, adianto: Number.POSITIVE_INFINITY },
      { ...ambiente, autenticado: 'sim' },
    ])
      expect(ler(ruim)).toBeNull();
  });
});
