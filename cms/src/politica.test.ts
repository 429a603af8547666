import { describe, expect, it } from 'vitest';
import { politicaDoPainel } from './politica.ts';

interface ConfigDoNext {
  default: { headers(): Promise<{ source: string; headers: { key: string; value: string }[] }[]> };
}

const base = {
  nonce: 'abc',
  desenvolvimento: false,
  storefrontPublico: 'http://{subdominio}.localhost:3000',
};
const regra = (nome: string, opcoes = base) =>
  politicaDoPainel(opcoes)
    .split('; ')
    .find((uma) => uma.startsWith(`${nome} `));

describe('the panel’s policy', () => {
  it('runs scripts of this host or with the nonce, and none written into attributes', () => {
    expect(regra('script-src')).toBe("script-src 'self' 'nonce-abc'");
    expect(regra('script-src-attr')).toBe("script-src-attr 'none'");
    expect(regra('object-src')).toBe("object-src 'none'");
    expect(regra('frame-ancestors')).toBe("frame-ancestors 'self'");
  });

  it('frames brands’ sites alone: the canvas', () => {
    expect(regra('frame-src')).toBe("frame-src 'self' http://*.localhost:3000");
    const https = { ...base, storefrontPublico: 'https://{subdominio}.martelo.example' };
    expect(regra('frame-src', https)).toBe("frame-src 'self' https://*.martelo.example");
    expect(regra('frame-src', { ...base, storefrontPublico: 'x; script-src *' })).toBe("frame-src 'self'");
  });
});

describe('what the panel’s host answers besides pages', () => {
  const doCaminho = async (caminho: string) => {
    const { default: config } = (await import('../next.config.mjs' as string)) as ConfigDoNext;
    const regras = await config.headers();
    const valores: Record<string, string> = {};
    for (const { source, headers } of regras) {
      const padrao = new RegExp(
        `^${source.replace(/\/:(\w+)\*/g, '(?:/.*)?').replace(/:(\w+)(\([^)]*\))?/g, (_, __, grupo?: string) => grupo ?? '[^/]+')}$`,
      );
      if (padrao.test(caminho)) for (const { key, value } of headers) valores[key.toLowerCase()] = value;
    }
    return valores;
  };

  it('keeps what people uploaded in its sandbox, whatever collection it is of', async () => {
    for (const caminho of ['/api/midia/file/logo.svg', '/api/arquivos-video/file/a.mp4'])
      expect((await doCaminho(caminho))['content-security-policy'], caminho).toMatch(/; sandbox$/);
  });

  it('lets no other answer of a program run, load or frame anything', async () => {
    for (const caminho of ['/api/paginas', '/api/usuarios/me', '/v1/hotsite/public', '/v1/docs'])
      expect((await doCaminho(caminho))['content-security-policy'], caminho).toMatch(/^default-src 'none'/);
  });

  it('says nothing of pages: their policy carries a nonce', async () => {
    expect((await doCaminho('/admin/collections/midia'))['content-security-policy']).toBeUndefined();
  });
});
