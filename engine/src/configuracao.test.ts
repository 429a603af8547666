import { describe, expect, it } from 'vitest';
import { FalhaDePartida, lerConfiguracao } from './configuracao.ts';

const BASE = { MARTELO_SEGREDO_SERVICO: 'segredo-de-teste-comprido' };
const MONGODB_URI = 'mongodb://a:27017,b:27017/martelo?replicaSet=martelo';
const REDIS_URL = 'redis://redis:6379';

describe('the shape of an installation', () => {
  it('is one engine over its own folder when neither server is named, also by an empty variable', () => {
    expect(lerConfiguracao(BASE).distribuida).toBeNull();
    expect(lerConfiguracao({ ...BASE, MONGODB_URI: '', REDIS_URL: '' }).distribuida).toBeNull();
  });

  it('is many engines over both servers', () => {
    const { distribuida } = lerConfiguracao({ ...BASE, MONGODB_URI, REDIS_URL });
    expect(distribuida).toEqual({ mongo: MONGODB_URI, redis: REDIS_URL });
  });

  it.each([
    [{ MONGODB_URI }, 'REDIS_URL não'],
    [{ REDIS_URL }, 'MONGODB_URI não'],
    [{ MONGODB_URI: 'http://banco', REDIS_URL }, 'MONGODB_URI: precisa ser um endereço mongodb://'],
  ])('is refused in a sentence when it is only half named: %o', (variaveis, frase) => {
    expect(() => lerConfiguracao({ ...BASE, ...variaveis })).toThrow(FalhaDePartida);
    expect(() => lerConfiguracao({ ...BASE, ...variaveis })).toThrow(frase);
  });
});

describe('the house’s own accounts', () => {
  it('must have a second factor, unless it is a demo or the operator says so', () => {
    const exige = (variaveis: object) => lerConfiguracao({ ...BASE, ...variaveis }).fatorInterno;
    expect(exige({ MARTELO_DEMO: '0' })).toBe(true);
    expect(exige({ MARTELO_DEMO: '0', MARTELO_2FA_INTERNO: '' })).toBe(true);
    expect(exige({ MARTELO_DEMO: '0', MARTELO_2FA_INTERNO: 'opcional' })).toBe(false);
    expect(exige({ MARTELO_DEMO: '1' })).toBe(false);
    expect(exige({ MARTELO_DEMO: '1', MARTELO_2FA_INTERNO: 'exigido' })).toBe(true);
    expect(() => exige({ MARTELO_2FA_INTERNO: 'sim' })).toThrow('exigido ou opcional');
  });

  it('do not begin with a password that everybody tries', () => {
    const com = (MARTELO_ADM_SENHA: string) => () => lerConfiguracao({ ...BASE, MARTELO_ADM_SENHA });
    expect(com('Password123!')).toThrow('senhas mais usadas');
    expect(com('curta')).toThrow('12 caracteres');
    expect(com('uma frase que ninguém tenta')).not.toThrow();
  });
});
