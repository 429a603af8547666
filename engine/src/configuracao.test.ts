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
