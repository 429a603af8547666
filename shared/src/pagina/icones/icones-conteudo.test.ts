import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICONES_DE_CONTEUDO } from './icones-conteudo.ts';

it('every icon an editor may choose is drawn in the sprite, named once and findable by unaccented words', () => {
  const sprite = readFileSync(
    new URL('../../../../storefront/public/icones-conteudo.svg', import.meta.url),
    'utf8',
  );
  const desenhados = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, nome]) => nome);
  expect(desenhados).toEqual(ICONES_DE_CONTEUDO.map(({ nome }) => nome));
  expect(new Set(desenhados).size).toBe(desenhados.length);
  for (const { nome, rotulo, palavras, grupo } of ICONES_DE_CONTEUDO) {
    expect(rotulo && grupo, nome).not.toBe('');
    expect(palavras, nome).toMatch(/^[a-z ]+$/);
  }
});

it('the panel’s copy of the sprite is the site’s', () => {
  const ler = (arquivo: string) => readFileSync(new URL(arquivo, import.meta.url), 'utf8');
  expect(ler('../../../../cms/public/icones-conteudo.svg')).toBe(
    ler('../../../../storefront/public/icones-conteudo.svg'),
  );
});
