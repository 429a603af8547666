import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SALAS = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((nome) => !nome.includes('.test.'));

type Palavra = string | ((...parametros: never[]) => string) | Catalogo;
interface Catalogo {
  [chave: string]: Palavra;
}
const porModo = (valor: unknown): valor is { leilao: Catalogo; loja: Catalogo } =>
  typeof valor === 'object' && valor !== null && 'leilao' in valor && 'loja' in valor;

/** Every catalogue there is, by its name. */
const CATALOGOS = (
  await Promise.all(
    SALAS.map(async (sala) =>
      Object.entries((await import(/* @vite-ignore */ `./${sala}`)) as Record<string, unknown>),
    ),
  )
).flat();

/** Each sentence with the key it stands under; of one with words put in, what is written around them. */
const frases = (catalogo: Catalogo, sob = ''): [chave: string, frase: string][] =>
  Object.entries(catalogo).flatMap(([chave, valor]): [string, string][] => {
    if (typeof valor === 'string') return [[`${sob}${chave}`, valor]];
    if (typeof valor === 'function')
      return [...valor.toString().matchAll(/`([^`]*)`|'([^']*)'|"([^"]*)"/g)].map(([, modelo, um, dois]) => [
        `${sob}${chave}`,
        (modelo ?? um ?? dois ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
      ]);
    return frases(valor, `${sob}${chave}.`);
  });

describe('the words of the site', () => {
  it('are there', () => {
    expect(SALAS.length).toBeGreaterThan(8);
    expect(CATALOGOS.filter(([, valor]) => porModo(valor)).length).toBeGreaterThan(5);
  });

  describe.each(CATALOGOS)('%s', (_, valor) => {
    const modos = porModo(valor) ? valor : { leilao: valor as Catalogo, loja: valor as Catalogo };

    it('has the same keys in both modes, and none of them is empty', () => {
      const chaves = (catalogo: Catalogo) => frases(catalogo).map(([chave]) => chave);
      expect([...new Set(chaves(modos.loja))].sort()).toEqual([...new Set(chaves(modos.leilao))].sort());
      for (const catalogo of [modos.leilao, modos.loja])
        for (const [chave, frase] of Object.entries(catalogo))
          if (typeof frase === 'string') expect(frase.trim(), chave).not.toBe('');
    });

    it('speaks of bids in an auction and of offers in a store', () => {
      const alheias = (catalogo: Catalogo, palavras: RegExp) =>
        frases(catalogo)
          .filter(([, frase]) => palavras.test(frase))
          .map(([chave, frase]) => `${chave}: ${frase}`);
      expect(alheias(modos.loja, /(?<!\p{L})(lances?|lotes?|leil(ão|ões)|arremat\p{L}+)(?!\p{L})/iu)).toEqual(
        [],
      );
      expect(alheias(modos.leilao, /(?<!\p{L})(ofertas?|anúncios?)(?!\p{L})/iu)).toEqual([]);
    });
  });

  it('hold no markup and no amount of their own: they are given both', () => {
    for (const sala of SALAS) {
      const texto = readFileSync(new URL(sala, import.meta.url), 'utf8');
      expect(texto, sala).not.toMatch(/from 'react'|formatarReais|formatarData/);
    }
  });
});
