import { describe, expect, it } from 'vitest';
import { integracoesDa, lerConsentimento, permissoesDa } from './integracoes.ts';
import { ehProtegida } from './protegidas.ts';

const nenhuma = { analyticsId: null, gtmId: null, metaPixelId: null };
const todas = { analyticsId: 'G-AB12CD34EF', gtmId: 'GTM-ABC123', metaPixelId: '123456789012345' };
const script = { conteudo: 'x()', sha256: `${'A'.repeat(43)}=`, versao: 1 };

describe('who may measure a visitor', () => {
  it('nobody by default: no tool, no host, no script', () => {
    expect(integracoesDa(nenhuma)).toEqual([]);
    expect(permissoesDa({ ...nenhuma, scriptCabecalho: null }, '/', 'sim')).toEqual({
      script: [],
      conexao: [],
      imagem: [],
    });
  });

  it('only tools the visitor agreed to, from their exact hosts', () => {
    const marca = { ...todas, scriptCabecalho: null };
    for (const resposta of ['nao', null] as const)
      expect(permissoesDa(marca, '/', resposta)).toEqual({ script: [], conexao: [], imagem: [] });
    const { script: fontes, conexao } = permissoesDa(marca, '/quem-somos', 'sim');
    expect(fontes).toEqual(['https://www.googletagmanager.com', 'https://connect.facebook.net']);
    expect([...fontes, ...conexao].every((host) => /^https:\/\/[a-z0-9.-]+$/.test(host))).toBe(true);
  });

  it('what is not an identifier never gets into what is run', () => {
    expect(integracoesDa({ analyticsId: "G-A');alert(1)//", gtmId: 'x', metaPixelId: '1 or 2' })).toEqual([]);
  });

  it('the brand’s script runs by its hash on public pages, whatever was agreed to', () => {
    const marca = { ...nenhuma, scriptCabecalho: script };
    expect(permissoesDa(marca, '/', null).script).toEqual([`'sha256-${script.sha256}'`]);
  });

  it('neither runs where people type passwords or see what is theirs', () => {
    const marca = { ...todas, scriptCabecalho: script };
    for (const caminho of [
      '/login',
      '/cadastro',
      '/cadastro/socios',
      '/redefinir-senha',
      '/cliente/compras/7',
      '/auditorio/3',
      '/admin/lotes',
      '/admin-auth/x',
      '/comitente/condicionais',
      '/leiloeiro',
      '/leiloeiro-acompanhar-leilao/1',
      '/previa',
      '/extrato/abc',
      '/leilao/osasco-sp/carro/fiat/fiat-uno/ano.2019/1234',
      '/anuncio/brasil-br/imovel/geral/casa/ano.0/7?foto=2#lances',
      '/leilao/a/b/c/d/e/7/',
      '/%6cogin',
      '//login',
      '/login?retorno=%2F',
    ]) {
      expect(ehProtegida(caminho), caminho).toBe(true);
      expect(permissoesDa(marca, caminho, 'sim').script, caminho).toEqual([]);
    }
    for (const caminho of [
      '/',
      '/leilao',
      '/leiloes',
      '/quem-somos',
      '/clientela',
      '/agenda',
      '/leilao/sp/carro',
      '/leilao?a=b/c/d/e/f/g/h',
    ])
      expect(ehProtegida(caminho), caminho).toBe(false);
  });

  it('any other answer is none', () => {
    expect([
      lerConsentimento('sim'),
      lerConsentimento('nao'),
      lerConsentimento('talvez'),
      lerConsentimento(undefined),
    ]).toEqual(['sim', 'nao', null, null]);
  });
});
