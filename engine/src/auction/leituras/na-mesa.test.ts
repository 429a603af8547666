import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ato, moverPregao, pregaoNovo } from '../modelo/pregao.ts';
import { preselecionar } from './na-mesa.ts';

const APELIDOS = ['a', 'b', 'c', 'd'];
const naSala = (apelidoUid: string, sorteio = 0): Ato => ({
  acao: 'lance-presencial',
  lance: `lance-${apelidoUid}`,
  apelidoUid,
  sorteio,
});

function depoisDe(acaoApelido: 'proximo' | 'repetir' | 'revezar' | 'randomico', quem: string[], sorteio = 0) {
  const pregao = pregaoNovo();
  moverPregao(pregao, { acaoApelido }, 0);
  for (const uid of quem) moverPregao(pregao, { naMesa: 'lote', ato: naSala(uid, sorteio) }, 0);
  return preselecionar(pregao, APELIDOS);
}

describe('the apelido preselected for the next room bid (rule 12)', () => {
  it('proximo goes round', () => {
    expect(depoisDe('proximo', [])).toBe('a');
    expect(depoisDe('proximo', ['a'])).toBe('b');
    expect(depoisDe('proximo', ['a', 'd'])).toBe('a');
  });

  it('repetir stays with the last one', () => {
    expect(depoisDe('repetir', [])).toBe('a');
    expect(depoisDe('repetir', ['a', 'c'])).toBe('c');
  });

  it('revezar alternates between the last two', () => {
    expect(depoisDe('revezar', ['c'])).toBe('d');
    expect(depoisDe('revezar', ['a', 'c'])).toBe('a');
    expect(depoisDe('revezar', ['d', 'a', 'c', 'c', 'a'])).toBe('c');
    expect(depoisDe('revezar', ['b', 'a', 'c'])).toBe('a');
  });

  it('passes over what was called between, and counts room bids alone', () => {
    const pregao = pregaoNovo();
    moverPregao(pregao, { acaoApelido: 'revezar' }, 0);
    const chamada: Ato = { acao: 'dou-lhe-uma', de: 'AO_VIVO', para: 'DOULHE_UMA' };
    for (const ato of [naSala('a'), chamada, naSala('c'), naSala('a'), naSala('c'), chamada])
      moverPregao(pregao, { naMesa: 'lote', ato }, 0);
    expect(preselecionar(pregao, APELIDOS)).toBe('a');
    expect([...pregao.lancesPorApelido]).toEqual([
      ['a', 2],
      ['c', 2],
    ]);
  });

  it('goes back with a room bid that is taken back', () => {
    const pregao = pregaoNovo();
    for (const uid of ['a', 'b']) moverPregao(pregao, { naMesa: 'lote', ato: naSala(uid) }, 0);
    expect(preselecionar(pregao, APELIDOS)).toBe('c');
    moverPregao(pregao, { naMesa: 'lote', desfeito: naSala('b') }, 0);
    expect(preselecionar(pregao, APELIDOS)).toBe('b');
    expect(pregao.lancesPorApelido.get('b')).toBe(0);
  });

  it('randomico draws from the command’s seed, never the one that bid last, and the same again in a replay', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.constantFrom(...APELIDOS), (sorteio, ultimo) => {
        const escolhido = depoisDe('randomico', [ultimo], sorteio);
        expect(escolhido).not.toBe(ultimo);
        expect(APELIDOS).toContain(escolhido);
        expect(depoisDe('randomico', [ultimo], sorteio)).toBe(escolhido);
      }),
    );
    const todos = [0, 1, 2, 3].map((sorteio) => depoisDe('randomico', ['a'], sorteio));
    expect(todos).toEqual(['b', 'c', 'd', 'b']);
    expect(depoisDe('randomico', [])).toBe('a');
  });

  it('has nobody else to offer than the only one there is', () => {
    const pregao = pregaoNovo();
    moverPregao(pregao, { acaoApelido: 'randomico' }, 0);
    moverPregao(pregao, { naMesa: 'lote', ato: naSala('a', 7) }, 0);
    expect(preselecionar(pregao, ['a'])).toBe('a');
  });

  it('steps over one that was removed, and gives none when there are none', () => {
    const pregao = pregaoNovo();
    moverPregao(pregao, { acaoApelido: 'repetir' }, 0);
    moverPregao(pregao, { naMesa: 'lote', ato: naSala('removido') }, 0);
    expect(preselecionar(pregao, APELIDOS)).toBe('a');
    expect(preselecionar(pregao, [])).toBeNull();
  });
});
