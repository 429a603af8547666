import { describe, expect, it } from 'vitest';
import { lerConfiguracao } from './configuracao.ts';
import { frasePara } from './processo.ts';

const falha = (campos: object, causa?: Error) => Object.assign(new Error('x', { cause: causa }), campos);

describe('what keeps the engine from starting', () => {
  it('is said in one Portuguese sentence that tells what to do', () => {
    expect(frasePara(falha({ code: 'EADDRINUSE', port: 3002 }))).toMatch(
      /^A porta 3002 já está em uso.*PORT_ENGINE/,
    );
    expect(frasePara(falha({ errcode: 13 }))).toMatch(/disco está cheio.*MARTELO_DADOS/);
    expect(frasePara(falha({}, falha({ code: 'EACCES', path: '/dados' })))).toMatch(
      /pasta de dados \(\/dados\)/,
    );
  });

  it('is, for a missing or wrong variable, its name and what is wrong with it', () => {
    const frase = (env: NodeJS.ProcessEnv) => {
      try {
        lerConfiguracao(env);
        return null;
      } catch (erro) {
        return frasePara(erro);
      }
    };
    expect(frase({})).toMatch(/MARTELO_SEGREDO_SERVICO/);
    const segredo = { MARTELO_SEGREDO_SERVICO: 'x'.repeat(32) };
    expect(frase({ ...segredo, PORT_ENGINE: '70000' })).toMatch(/PORT_ENGINE/);
    expect(frase(segredo)).toBeNull();
  });

  it('a brand’s site is its own domain, else its name under the storefront’s address', () => {
    const { siteDe } = lerConfiguracao({ MARTELO_SEGREDO_SERVICO: 'x'.repeat(32), PORT_STOREFRONT: '3100' });
    expect(siteDe({ subdominio: 'leilo', dominio: null })).toBe('http://leilo.localhost:3100');
    expect(siteDe({ subdominio: 'leilo', dominio: 'leilo.com.br' })).toBe('https://leilo.com.br');
  });
});
