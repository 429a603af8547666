import { describe, expect, test } from 'vitest';
import { comparar } from '../visual/comparar.ts';
import { fotografar } from '../visual/fotografar.ts';
import { nomeDaPagina, PAGINAS } from '../visual/paginas.ts';
import { lerReferencias } from '../visual/referencia.ts';
import { SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const CURINGA = SITE.replace('leilo', '*');

const referencias = new Map<string, ReturnType<typeof lerReferencias>>();
const daReferencia = (elemento: string) => {
  const lida = referencias.get(elemento) ?? lerReferencias(elemento);
  referencias.set(elemento, lida);
  return lida;
};

describe('every kind and model looks as it did when somebody last looked', () => {
  test.each(PAGINAS.map((pagina) => [nomeDaPagina(pagina), pagina] as const))('%s', async (_nome, pagina) => {
    const diferencas: string[] = [];
    const fotos = await fotografar(navegador(), CURINGA, pagina);
    expect(fotos.length).toBeGreaterThanOrEqual(70);
    for (const foto of fotos) {
      const antes = (await daReferencia(foto.elemento))?.get(foto.chave);
      if (antes === undefined) diferencas.push(`${foto.chave}: never looked at`);
      else for (const diferenca of comparar(foto, antes)) diferencas.push(`${foto.chave}: ${diferenca}`);
    }
    expect(diferencas).toEqual([]);
  });
});
