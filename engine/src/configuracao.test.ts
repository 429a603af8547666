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

describe('where files lie, and who looks at them', () => {
  const S3 = {
    ...{ MARTELO_S3_ENDPOINT: 'http://minio:9000', MARTELO_S3_BUCKET: 'martelo' },
    ...{ MARTELO_S3_CHAVE: 'chave', MARTELO_S3_SEGREDO: 'segredo' },
  };

  it('is the data folder and nobody, unless it is said, whole', () => {
    const { arquivos } = lerConfiguracao({ ...BASE, MARTELO_S3_BUCKET: '', MARTELO_CLAMD: '' });
    expect(arquivos).toEqual({
      ...{ s3: null, clamd: null },
      quota: { day: { files: 60, bytes: 300_000_000 }, all: { files: 1_000, bytes: 3_000_000_000 } },
    });
    expect(lerConfiguracao({ ...BASE, ...S3, MARTELO_CLAMD: 'clamav:3310' }).arquivos).toMatchObject({
      s3: {
        endpoint: 'http://minio:9000',
        bucket: 'martelo',
        region: 'us-east-1',
        secretAccessKey: 'segredo',
      },
      clamd: { host: 'clamav', port: 3310 },
    });
  });

  it.each<[object, string]>([
    [
      { MARTELO_S3_BUCKET: 'martelo' },
      'defina também MARTELO_S3_ENDPOINT, MARTELO_S3_CHAVE, MARTELO_S3_SEGREDO',
    ],
    [{ ...S3, MARTELO_S3_SEGREDO: '' }, 'defina também MARTELO_S3_SEGREDO'],
    [{ ...S3, MARTELO_S3_BUCKET: '../x' }, 'MARTELO_S3_BUCKET: não é o nome de um bucket'],
    [{ ...S3, MARTELO_S3_ENDPOINT: 'ftp://x' }, 'MARTELO_S3_ENDPOINT'],
    [{ MARTELO_CLAMD: 'clamav' }, 'MARTELO_CLAMD: precisa ser unix:/caminho ou host:porta'],
    [{ MARTELO_ARQUIVOS_POR_DIA: '0' }, 'MARTELO_ARQUIVOS_POR_DIA'],
  ])('is refused in a sentence when it is half said: %o', (variaveis, frase) => {
    expect(() => lerConfiguracao({ ...BASE, ...variaveis })).toThrow(FalhaDePartida);
    expect(() => lerConfiguracao({ ...BASE, ...variaveis })).toThrow(frase);
  });
});

describe('banks that tell of Pix', () => {
  const escuta = {
    ...{ MARTELO_PIX_PORTA: '8443', MARTELO_PIX_CERTIFICADO: '/c.pem', MARTELO_PIX_CHAVE: '/k.pem' },
    MARTELO_PIX_AUTORIDADES: '/ca.pem',
  };

  it('are listened to by certificate when all that needs is set, and not when none of it is', () => {
    expect(lerConfiguracao(BASE).avisosDePix).toEqual({ endereco: null, escuta: null });
    expect(
      lerConfiguracao({ ...BASE, MARTELO_PIX_PORTA: '', MARTELO_PIX_AVISOS: '' }).avisosDePix.escuta,
    ).toBeNull();
    const { avisosDePix } = lerConfiguracao({
      ...BASE,
      ...escuta,
      MARTELO_PIX_AVISOS: 'https://pix.casa.com.br/',
    });
    expect(avisosDePix).toEqual({
      endereco: 'https://pix.casa.com.br',
      escuta: { porta: 8443, certificado: '/c.pem', chave: '/k.pem', autoridades: '/ca.pem' },
    });
  });

  it('are not half listened to, nor by an address without TLS', () => {
    const { MARTELO_PIX_CHAVE: _, ...semChave } = escuta;
    expect(() => lerConfiguracao({ ...BASE, ...semChave })).toThrow(
      'MARTELO_PIX_CHAVE e MARTELO_PIX_AUTORIDADES',
    );
    expect(() => lerConfiguracao({ ...BASE, MARTELO_PIX_AVISOS: 'http://pix.casa.com.br' })).toThrow(
      FalhaDePartida,
    );
  });

  it('are simulated in demos alone', () => {
    const de = (MARTELO_DEMO: string) =>
      lerConfiguracao({ ...BASE, MARTELO_DEMO, MARTELO_DEMO_BANCO: '3010' }).bancoSimulado;
    expect([de('1'), de('contas'), de('0')]).toEqual([3010, 3010, null]);
  });
});
