import { describe, expect, it } from 'vitest';
import { politica } from './politica.ts';

const base = {
  nonce: 'abc',
  desenvolvimento: false,
  hostname: 'leilo.localhost',
  enginePublico: '',
  portaEngine: 3002,
  transmissaoPublico: '',
  portaTransmissao: 3004,
  quemEmoldura: null,
};

describe('content policy', () => {
  it('runs only scripts that carry the nonce, and nobody may frame a page', () => {
    const csp = politica(base);
    expect(csp).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(csp).toContain("style-src 'self' 'nonce-abc';");
    expect(csp).not.toContain('unsafe-eval');
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).toContain('ws://leilo.localhost:3002');
    expect(csp).toContain('ws://leilo.localhost:3004');
  });

  it('lets the builder frame its canvas, and sockets reach a public engine', () => {
    const csp = politica({ ...base, quemEmoldura: 'http://localhost:3001', enginePublico: 'https://e.com' });
    expect(csp).toContain('frame-ancestors http://localhost:3001');
    expect(csp).toContain("connect-src 'self' https://e.com wss://e.com ws://leilo.localhost:3004");
    const video = politica({ ...base, transmissaoPublico: 'https://v.com' });
    expect(video).toContain(' wss://v.com;');
  });

  it('lets map tiles come from their server, and from nowhere a setting could not name', () => {
    const imagens = (mapaBlocos: string) =>
      /img-src ([^;]+)/.exec(politica({ ...base, mapaBlocos }))?.[1] as string;
    expect(imagens('http://mapas.interno:8080/{z}/{x}/{y}.png')).toContain('http://mapas.interno:8080');
    expect(imagens('https://{s}.tile.example/{z}/{x}/{y}.png')).toContain('https://*.tile.example');
    expect(imagens('x; script-src *')).toBe(imagens(''));
  });

  it('does not let a forged Host write directives', () => {
    expect(politica({ ...base, hostname: 'x; script-src *' })).not.toContain('script-src *');
  });
});
