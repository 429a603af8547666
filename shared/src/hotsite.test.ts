import { describe, expect, it } from 'vitest';
import { ehDominio, FORMATO_METRICA, recusaDoSubdominio, subdominioDoNome } from './hotsite.ts';

describe('a brand’s addresses', () => {
  it('a name suggests a subdomain without accents, and one that is always allowed or reserved, never malformed', () => {
    expect(subdominioDoNome('Leilões São João & Cia.')).toBe('leiloes-sao-joao-cia');
    expect(subdominioDoNome('!!!')).toBe('');
    for (const nome of ['Ágil', '-x-', 'A'.repeat(90), `${'ab '.repeat(30)}`])
      expect(recusaDoSubdominio(subdominioDoNome(nome)), nome).toBeNull();
  });

  it('what is reserved or malformed is refused in words', () => {
    expect(recusaDoSubdominio('admin')).toContain('reservado');
    for (const ruim of ['', 'A', 'a b', '-a', 'a-', 'ação', 'a.b', 'x'.repeat(64)])
      expect(recusaDoSubdominio(ruim), ruim).toContain('minúsculas');
  });

  it('an own domain is a bare host name', () => {
    for (const bom of ['leiloesmodelo.com.br', 'www.x.co', 'a-b.net']) expect(ehDominio(bom), bom).toBe(true);
    for (const ruim of ['https://x.com', 'x.com/a', 'x.com:80', 'localhost', '1.2.3.4', '-a.com', 'X.com'])
      expect(ehDominio(ruim), ruim).toBe(false);
  });

  it('analytics identifiers hold nothing but an identifier', () => {
    expect(FORMATO_METRICA.analyticsId.test('G-AB12CD34EF')).toBe(true);
    expect(FORMATO_METRICA.gtmId.test('GTM-ABC123')).toBe(true);
    expect(FORMATO_METRICA.metaPixelId.test('123456789012345')).toBe(true);
    for (const ruim of ['G-1"><script>', 'UA-1234-5', 'GTM-', '12', "GTM-A');//"])
      for (const formato of Object.values(FORMATO_METRICA)) expect(formato.test(ruim), ruim).toBe(false);
  });
});
