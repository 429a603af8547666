import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completarDocumento } from '../documentos.ts';
import { diasEntre, somarDias } from '../feriados.ts';
import { cabeNumBoleto, montarBoleto } from './boleto.ts';
import { lerCodigoDeBarras, lerLinhaDigitavel, MAIOR_BOLETO } from './codigo-de-barras.ts';
import { type BancoDeCobranca, type ContaDeCobranca, contaDeCobranca } from './conta-de-cobranca.ts';
import { modulo10 } from './digitos.ts';
import { diaDoFator, fatorDoDia } from './fator-vencimento.ts';

const CNPJ = completarDocumento('123456780001');
const conta = (campos: Partial<ContaDeCobranca> & { banco: BancoDeCobranca }): ContaDeCobranca =>
  contaDeCobranca.parse({ inscricao: CNPJ, nome: 'Casa de Leilões', contaDv: '0', ...campos });

// Numbers and lines as the tests of OpenBoleto (github.com/openboleto/openboleto, tests/Banco) have them for each bank.
const PUBLICADOS: [ContaDeCobranca, number, string, number, string, string][] = [
  [
    conta({ banco: '237', agencia: '1172', carteira: '06', conta: '403005', beneficiario: '1' }),
    ...([123456789, '2013-01-01', 1050] as const),
    ...(['23791.17209 60012.345678 89040.300504 8 55650000001050', '06/00123456789-4'] as const),
  ],
  // The example of Itaú's own manual.
  [
    conta({ banco: '341', agencia: '0057', carteira: '110', conta: '12345', contaDv: '7' }),
    ...([12345678, '2002-05-01', 12345] as const),
    ...(['34191.10121 34567.880058 71234.570001 6 16670000012345', '110/12345678-8'] as const),
  ],
  [
    conta({ banco: '033', agencia: '1234', carteira: '102', conta: '1', beneficiario: '1234567' }),
    ...([12345678901, '2013-01-01', 2300] as const),
    ...(['03399.12347 56701.234561 78901.001020 2 55650000002300', '012345678901-0'] as const),
  ],
  [
    conta({ banco: '001', agencia: '1545', carteira: '18', conta: '10403005', beneficiario: '1234567' }),
    ...([1, '2013-01-01', 1050] as const),
    ...(['00190.00009 01234.567004 00000.001180 7 55650000001050', '12345670000000001'] as const),
  ],
  [
    conta({ banco: '001', agencia: '1545', carteira: '18', conta: '10403005', beneficiario: '123456' }),
    ...([1, '2013-01-01', 1050] as const),
    ...(['00191.23454 60000.115455 10403.005183 1 55650000001050', '12345600001-7'] as const),
  ],
  [
    conta({ banco: '001', agencia: '1545', carteira: '18', conta: '10403005', beneficiario: '1234' }),
    ...([1, '2013-01-01', 1050] as const),
    ...(['00191.23405 00000.115451 10403.005183 5 55650000001050', '12340000001-1'] as const),
  ],
  [
    conta({ banco: '104', agencia: '3454', carteira: '1', conta: '1', beneficiario: '1242119' }),
    ...([157460299, '2024-11-04', 2000] as const),
    ...(['10491.24215 19000.100040 15746.029915 1 98900000002000', '14000000157460299-6'] as const),
  ],
];

const UM = { vencimento: '2026-12-04', centavos: 12345 };

describe('boletos of the five banks', () => {
  it.each(PUBLICADOS)('as published: %o', (qual, sequencia, vencimento, centavos, linha, nosso) => {
    const boleto = montarBoleto({ conta: qual, sequencia, vencimento, centavos });
    expect(boleto.linhaDigitavel).toBe(linha);
    expect(boleto.noPapel.nossoNumero).toBe(nosso);
  });

  it.each([
    ['1', 'P'],
    ['2', '8'],
    ['6', '0'],
  ])('of Bradesco, carteira 19, number %s, have the check digit %s of its manual', (sequencia, dv) => {
    const qual = conta({ banco: '237', agencia: '1172', carteira: '19', conta: '1', beneficiario: '1' });
    expect(montarBoleto({ ...UM, conta: qual, sequencia: Number(sequencia) }).nossoNumero.dv).toBe(dv);
  });

  it('of Itaú’s escritural carteiras have a check digit that does not look at the account', () => {
    const qual = conta({ banco: '341', agencia: '0057', carteira: '112', conta: '12345', contaDv: '7' });
    expect(montarBoleto({ ...UM, conta: qual, sequencia: 98712345 }).nossoNumero.dv).toBe(
      String(modulo10('11298712345')),
    );
  });

  it('read back as they were made, from the line and from the bars', () => {
    const contas = PUBLICADOS.map(([qual]) => qual);
    fc.assert(
      fc.property(
        fc.constantFrom(...contas),
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 0, max: 9_000 }),
        fc.integer({ min: 1, max: MAIOR_BOLETO }),
        (qual, sequencia, dias, centavos) => {
          const vencimento = somarDias('2024-01-01', dias % 800);
          const { codigoDeBarras, linhaDigitavel } = montarBoleto({
            ...{ conta: qual, sequencia, vencimento, centavos },
          });
          const lido = lerLinhaDigitavel(linhaDigitavel, '2024-12-01');
          expect(lido).toEqual(lerCodigoDeBarras(codigoDeBarras, '2024-12-01'));
          expect(lido).toMatchObject({ ok: true, boleto: { banco: qual.banco, vencimento, centavos } });
        },
      ),
    );
  });

  it('are of one centavo up to what ten digits hold', () => {
    expect([0, 1, MAIOR_BOLETO, MAIOR_BOLETO + 1, 10.5].map(cabeNumBoleto)).toEqual([
      ...[false, true, true, false, false],
    ]);
    const qual = PUBLICADOS[4]![0];
    const de = (sequencia: number, centavos: number) => () =>
      montarBoleto({ conta: qual, sequencia, vencimento: '2026-12-04', centavos });
    expect(de(1, MAIOR_BOLETO + 1)).toThrow(RangeError);
    expect(de(99_999, 1)).not.toThrow();
    expect(de(100_000, 1)).toThrow('5 digits');
  });
});

describe('accounts', () => {
  const problemas = (campos: object) =>
    contaDeCobranca
      .safeParse({ inscricao: CNPJ, nome: 'Casa', contaDv: '0', agencia: '1234', conta: '1', ...campos })
      .error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each([
    [{ banco: '001', carteira: '17', beneficiario: '12345' }, ['beneficiario']],
    [{ banco: '104', carteira: '1', beneficiario: '1000000' }, ['beneficiario']],
    [{ banco: '341', carteira: '107', conta: '12345', agencia: '1724', contaDv: '8' }, ['carteira']],
    [{ banco: '341', carteira: '109', conta: '12345', agencia: '1724', contaDv: '9' }, ['contaDv']],
    [{ banco: '237', carteira: '9', conta: '12345678', beneficiario: '1' }, ['conta', 'carteira']],
    [{ banco: '033', carteira: '101', beneficiario: '1234567' }, []],
    [{ banco: '756', carteira: '1', beneficiario: '1' }, ['banco']],
  ])('of %o have wrong: %o', (campos, errados) => {
    expect(problemas(campos)).toEqual(errados);
  });
});

describe('the due factor', () => {
  it.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2049-10-13', '9999'],
  ])('of %s is %s', (dia, fator) => {
    expect(fatorDoDia(dia)).toBe(fator);
    expect(diaDoFator(fator, somarDias(dia, 30))).toBe(dia);
  });

  it('means the day nearest to the reference, in any cycle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 26_000 }),
        fc.integer({ min: -4_499, max: 4_499 }),
        (dias, distancia) => {
          const dia = somarDias('2000-07-03', dias);
          const referencia = somarDias(dia, distancia);
          fc.pre(referencia >= '2000-07-03');
          expect(diaDoFator(fatorDoDia(dia), referencia)).toBe(dia);
        },
      ),
    );
    expect(diasEntre('2000-07-03', '2025-02-22')).toBe(9_000);
  });

  it('that begins with 0 is of a boleto without a due date', () => {
    expect(diaDoFator('0000', '2026-11-23')).toBeNull();
    expect(() => fatorDoDia('2000-07-02')).toThrow(RangeError);
  });
});

describe('a typed line', () => {
  const LINHA = '23791.17209 60012.345678 89040.300504 8 55650000001050';
  const problema = (texto: string) => {
    const lido = lerLinhaDigitavel(texto, '2013-01-01');
    return lido.ok ? null : lido.problema;
  };

  it('is refused whichever digit is wrong', () => {
    const algarismos = LINHA.replace(/\D/g, '');
    for (let i = 0; i < algarismos.length; i++)
      for (let outro = 0; outro <= 9; outro++) {
        if (algarismos[i] === String(outro)) continue;
        const errada = algarismos.slice(0, i) + outro + algarismos.slice(i + 1);
        // Modulo 11 has one blind spot: rests 0, 1 and 10 have the same digit. There two of ten changes may pass.
        const passou = problema(errada) === null;
        if (passou) expect(i).toBeGreaterThanOrEqual(32);
        else expect(problema(errada)).toMatch(/confira a digitação|não é em reais|conta de consumo/);
      }
  });

  it('is told in which field its mistake is', () => {
    expect(problema(LINHA.replace('60012', '60021'))).toBe(
      'o 2º campo (60021345678) tem um algarismo errado: confira a digitação',
    );
    expect(problema(LINHA.slice(0, -1))).toBe(
      'a linha digitável tem 47 algarismos; aqui há 46: confira a digitação',
    );
    expect(problema('meu boleto')).toContain('e nada mais');
    expect(problema(LINHA.replace(' 8 ', ' 7 '))).toBe('o dígito verificador não bate: confira a digitação');
    expect(problema(`8${'3'.repeat(47)}`)).toContain('conta de consumo');
  });
});
