import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ehDoSite, TELAS, uriParaPagina } from './enderecos-do-site.ts';

const pastas = (caminho: string): string[] =>
  readdirSync(new URL(`../../storefront/src/app/${caminho}`, import.meta.url), { withFileTypes: true })
    .filter((um) => um.isDirectory() && !/^[[(]/.test(um.name))
    .map(({ name }) => name);

describe('addresses of a brand’s site', () => {
  it('know every screen and every service of the storefront', () => {
    expect([...TELAS].sort()).toEqual(pastas('(site)').sort());
    for (const pasta of [...pastas(''), ...pastas('(site)')])
      expect(ehDoSite(`/${pasta}/x`), pasta).toBe(true);
  });

  it.each([
    '/',
    '/minha-conta/seguranca',
    '/privacidade',
    '/LEILAO',
    '/robots.txt',
    '//api/v1',
    '/admin?x=1',
  ])('keep %s for the platform', (caminho) => expect(ehDoSite(caminho)).toBe(true));

  it('know every file at the root', () => {
    const arquivos = readdirSync(new URL('../../storefront/public', import.meta.url), {
      withFileTypes: true,
    });
    for (const { name } of arquivos) expect(ehDoSite(`/${name}`), name).toBe(true);
  });

  it.each([
    ...['/black-friday', '/leilao-de-frota', '/quem-somos/equipe'],
    // Of an older site, which a brand brings along.
    ...['/leilao.html', '/login.php?voltar=1', '/lote.asp', '/lote/123', '/eventos/2019'],
  ])('leave %s to the brand', (caminho) => expect(ehDoSite(caminho)).toBe(false));

  it('take a page of content only where it would be seen', () => {
    for (const uri of ['login', 'privacidade', 'regulamento', 'patios', 'patio-interno', 'quem-somos'])
      expect(uriParaPagina(uri), uri).toBe(true);
    for (const uri of ['leilao', 'verificar', 'minha-conta', 'api', 'admin', 'anuncio', 'lote'])
      expect(uriParaPagina(uri), uri).toBe(false);
  });
});
