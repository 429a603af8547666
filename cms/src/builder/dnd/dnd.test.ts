import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANUNCIOS } from '../../palavras/construtor/anuncios.ts';
import { alturaDaLacuna, lacunaEm, posicaoFinal } from './alvo.ts';
import type { Transporte } from './carga.ts';
import { passoDoTeclado } from './teclado.ts';

const faixas = [0, 100, 300].map((topo, i) => ({ id: String(i), topo, altura: i === 1 ? 200 : 100 }));

describe('where something dragged would fall', () => {
  it.each([
    [10, 0],
    [60, 1],
    [190, 1],
    [210, 2],
    [390, 3],
    [9_999, 3],
  ])('at height %i it is gap %i: before the first section whose middle is below', (y, lacuna) => {
    expect(lacunaEm(faixas, y)).toBe(lacuna);
  });

  it('marks a gap at the next top, the last one at the bottom, and none on an unmeasured page', () => {
    expect([0, 1, 3].map((lacuna) => alturaDaLacuna(faixas, lacuna))).toEqual([0, 100, 400]);
    expect(alturaDaLacuna([], 0)).toBeNull();
  });
});

describe('carrying by keyboard', () => {
  const sessao = (lacuna: number): Transporte => ({
    carga: { tipo: 'sessao', id: 'a' },
    por: 'teclado',
    lacuna,
  });

  it('each arrow changes the position of a carried section by exactly one, within the page', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 12 })
          .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 0, max: total - 1 }))),
        fc.array(fc.constantFrom('ArrowUp', 'ArrowDown'), { maxLength: 30 }),
        ([total, de], teclas) => {
          let lacuna = de;
          let posicao = de;
          for (const tecla of teclas) {
            const passo = passoDoTeclado(tecla, sessao(lacuna), total, de);
            if (passo.acao !== 'mover') throw new Error(tecla);
            lacuna = passo.lacuna;
            posicao = Math.max(0, Math.min(total - 1, posicao + (tecla === 'ArrowUp' ? -1 : 1)));
            expect(posicaoFinal(lacuna, de)).toBe(posicao);
          }
        },
      ),
    );
  });

  it('Enter and space drop, Esc and Tab cancel, other keys do nothing', () => {
    const acoes = ['Enter', ' ', 'Escape', 'Tab', 'a'].map(
      (tecla) => passoDoTeclado(tecla, sessao(0), 3, 0).acao,
    );
    expect(acoes).toEqual(['soltar', 'soltar', 'cancelar', 'cancelar', 'nada']);
  });

  it('says every move with both positions', () => {
    expect(ANUNCIOS.moveu('Grade de lotes', 2, 1, 6)).toBe('Grade de lotes, da posição 2 para a 1 de 6');
  });
});
