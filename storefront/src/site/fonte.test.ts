import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// A script for people, without types.
const SCRIPT = new URL('../../scripts/gerar-fonte.mjs', import.meta.url).href;
const { desenharFonte, FONTE, LETRAS, PESOS } = (await import(SCRIPT)) as {
  desenharFonte(): Promise<Buffer>;
  FONTE: URL;
  LETRAS: string;
  PESOS: { min: number; max: number };
};

describe('the site’s font', () => {
  it('is what its script makes of the family, and light', async () => {
    const guardada = readFileSync(FONTE);
    expect(guardada.equals(await desenharFonte())).toBe(true);
    expect(guardada.length).toBeLessThan(20_000);
  });

  it('has every letter of Portuguese, and what our own texts write', () => {
    for (const letra of 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüºª§R$%“”‘’–—…·×→') expect(LETRAS, letra).toContain(letra);
  });

  it('has every weight that a style asks for', () => {
    const fontes = fileURLToPath(new URL('../', import.meta.url));
    const pesos = globSync('**/*.css', { cwd: fontes }).flatMap((arquivo) =>
      [...readFileSync(`${fontes}${arquivo}`, 'utf8').matchAll(/font-weight:\s*(\d+)/g)].map(([, peso]) =>
        Number(peso),
      ),
    );
    expect(pesos.length).toBeGreaterThan(50);
    for (const peso of new Set(pesos))
      expect(peso >= PESOS.min && peso <= PESOS.max, String(peso)).toBe(true);
  });
});
