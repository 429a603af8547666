import { describe, expect, it } from 'vitest';
import { destinoSeguro } from './destino.ts';

describe("an editor's link", () => {
  it('navigates within the site, opens other addresses, and accepts hosts without a top-level domain (spec 5)', () => {
    expect(destinoSeguro('/leilao?q=gol')).toEqual({ href: '/leilao?q=gol', interno: true });
    expect(destinoSeguro('https://exemplo.com/a')).toEqual({ href: 'https://exemplo.com/a', interno: false });
    expect(destinoSeguro('intranet/edital')).toEqual({ href: 'https://intranet/edital', interno: false });
    expect(destinoSeguro('mailto:a@b.c')?.interno).toBe(false);
  });

  it('is never code and never another site in disguise', () => {
    for (const ruim of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      '//mal.com',
      '/\\mal.com',
    ])
      expect(destinoSeguro(ruim)?.interno ?? null, ruim).toBeNull();
  });
});
