import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completarDocumento } from '../../documentos.ts';
import { uuidv7De } from '../../identificador.ts';
import { referenciaDoPagamento, txidDoPagamento, uidDaReferencia, uidDoTxid } from '../referencia.ts';
import { lerPix, montarPixDinamico, montarPixEstatico } from './br-code.ts';
import { lerChavePix } from './chave.ts';
import { crc16 } from './crc16.ts';
import { centavosDoValor, MAIOR_PIX, valorDosCentavos } from './valor.ts';

const uids = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 44 }), fc.stringMatching(/^[0-9a-f]{20}$/))
  .map(([instante, acaso]) => uuidv7De(instante, acaso));

describe('Pix codes', () => {
  it('have the checksum that is called CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  // Of the BCB's Manual de Padrões para Iniciação do Pix, a static and a dynamic one.
  it('of the manual read as it explains them', () => {
    const estatico =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect(lerPix(estatico)).toEqual({
      ok: true,
      pix: {
        ...{ tipo: 'estatico', chave: '123e4567-e12b-12d1-a456-426655440000', mensagem: null },
        ...{ centavos: null, txid: null, nome: 'Fulano de Tal', cidade: 'BRASILIA' },
      },
    });
    const dinamico =
      '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB';
    expect(lerPix(dinamico)).toEqual({
      ok: true,
      pix: {
        ...{ tipo: 'dinamico', location: 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99' },
        ...{ centavos: null, txid: null, nome: 'EMPRESA', cidade: 'SAO PAULO' },
      },
    });
  });

  it('are written in plain capitals, name and city cut to what fits', () => {
    const codigo = montarPixEstatico({
      chave: 'financeiro@leiloes.com.br',
      nome: 'José & Irmãos Leilões Públicos do Brasil Ltda.',
      cidade: 'São José do Rio Preto',
      centavos: 1_234_567,
      txid: 'A1',
      mensagem: 'Lote 12 – Ônibus nº 7',
    });
    expect(codigo.slice(0, -4)).toBe(
      '00020126720014br.gov.bcb.pix0125financeiro@leiloes.com.br0221Lote 12 - Onibus no 7' +
        '520400005303986540812345.675802BR5925JOSE & IRMAOS LEILOES PUB6015SAO JOSE DO RIO62060502A16304',
    );
    expect(lerPix(codigo)).toMatchObject({ ok: true });
  });

  it('read back as they were made', () => {
    const texto = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(
        ...[texto, texto, uids, texto],
        fc.option(fc.integer({ min: 1, max: MAIOR_PIX }), { nil: undefined }),
        (nome, cidade, uid, mensagem, centavos) => {
          const codigo = montarPixEstatico({
            ...{ chave: uid, nome, cidade, txid: referenciaDoPagamento(uid), mensagem },
            ...(centavos === undefined ? {} : { centavos }),
          });
          expect(codigo).toMatch(/^[ -~]{1,512}$/);
          const lido = lerPix(`\n ${codigo} `);
          expect(lido).toMatchObject({
            ok: true,
            pix: {
              tipo: 'estatico',
              chave: uid,
              centavos: centavos ?? null,
              txid: referenciaDoPagamento(uid),
            },
          });
        },
      ),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9./-]{1,77}$/), texto, (location, nome) => {
        const lido = lerPix(montarPixDinamico({ location, nome, cidade: 'Goiânia' }));
        expect(lido).toMatchObject({ ok: true, pix: { tipo: 'dinamico', location, cidade: 'GOIANIA' } });
      }),
    );
  });

  it('with any character changed, or cut, are refused in words', () => {
    const codigo = montarPixEstatico({ chave: 'a@b.com', nome: 'Casa', cidade: 'Goiânia', centavos: 100 });
    for (let i = 0; i < codigo.length; i++) {
      const outra = codigo[i] === '7' ? '8' : '7';
      const lido = lerPix(codigo.slice(0, i) + outra + codigo.slice(i + 1));
      expect(lido).toMatchObject({ ok: false, problema: expect.stringContaining('copie de novo') });
      expect(lerPix(codigo.slice(0, i))).toMatchObject({ ok: false });
    }
    expect(lerPix('https://exemplo.com/pagar')).toMatchObject({ ok: false });
  });

  it('that no code can be are not made', () => {
    const base = { chave: 'a@b.com', nome: 'Casa', cidade: 'Goiânia' };
    expect(() => montarPixEstatico({ ...base, txid: 'tem-hifen' })).toThrow(RangeError);
    expect(() => montarPixEstatico({ ...base, centavos: 0 })).toThrow(RangeError);
    expect(() => montarPixEstatico({ ...base, centavos: MAIOR_PIX + 1 })).toThrow(RangeError);
    expect(() => montarPixDinamico({ ...base, location: `${'x'.repeat(78)}` })).toThrow(RangeError);
    expect(() => montarPixDinamico({ ...base, location: 'https://banco/qr' })).toThrow(RangeError);
  });
});

describe('amounts of the API', () => {
  it('are exact both ways, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAIOR_PIX }), (centavos) => {
        expect(centavosDoValor(valorDosCentavos(centavos))).toBe(centavos);
      }),
    );
    expect([1, 10, 100, 29, 1_000_000].map(valorDosCentavos)).toEqual([
      ...['0.01', '0.10', '1.00', '0.29', '10000.00'],
    ]);
  });

  it.each(['1,00', '1.0', '1', '', '1.000', '12345678901.00', '-1.00', 'NaN'])('%j is none', (texto) => {
    expect(centavosDoValor(texto)).toBeNull();
  });
});

describe('a payment’s reference', () => {
  it('is found again from what a bank carries', () => {
    fc.assert(
      fc.property(uids, (uid) => {
        expect(referenciaDoPagamento(uid)).toMatch(/^[0-9A-Z]{25}$/);
        expect(uidDaReferencia(` ${referenciaDoPagamento(uid).toLowerCase()}`)).toBe(uid);
        expect(txidDoPagamento(uid)).toMatch(/^[a-zA-Z0-9]{26,35}$/);
        expect(uidDoTxid(txidDoPagamento(uid))).toBe(uid);
        expect(uidDoTxid(referenciaDoPagamento(uid))).toBe(uid);
      }),
    );
  });

  it.each(['', 'x', 'Z'.repeat(25), '12345', 'z'.repeat(32), '***'])('is not %j', (texto) => {
    expect(uidDoTxid(texto)).toBeNull();
  });
});

describe('Pix keys', () => {
  const cpf = completarDocumento('529982247');
  const cnpj = completarDocumento('12ABC3450001');
  it.each([
    [`${cpf.slice(0, 3)}.${cpf.slice(3)}`, 'cpf', cpf],
    [cnpj.toLowerCase(), 'cnpj', cnpj],
    [' Financeiro@Leiloes.COM.br ', 'email', 'financeiro@leiloes.com.br'],
    ['(62) 99999-0000', 'telefone', '+5562999990000'],
    ['+55 62 99999-0000', 'telefone', '+5562999990000'],
    ['018F3C5B-0000-7000-8000-000000000001', 'aleatoria', '018f3c5b-0000-7000-8000-000000000001'],
  ])('%j is of kind %s', (texto, tipo, chave) => {
    expect(lerChavePix(texto)).toEqual({ tipo, chave });
  });

  it.each(['', '123', 'a@b', `${'x'.repeat(75)}@b.com`, '111.111.111-11', 'minha chave'])(
    '%j is none',
    (texto) => {
      expect(lerChavePix(texto)).toBeNull();
    },
  );
});
