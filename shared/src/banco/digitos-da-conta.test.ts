import { describe, expect, it } from 'vitest';
import { recusasDaConta } from '../conta-bancaria.ts';
import { temContas } from './bancos-com-contas.ts';
import { type ContaEscrita, digitoDaConta, problemasDosDigitos } from './digitos-da-conta.ts';

const escrita = (bancoCodigo: string, agencia: string, conta: string): ContaEscrita => {
  const [[numeroDaAgencia = '', agenciaDigito = ''], [numero = '', contaDigito = '']] = [
    agencia.split('-'),
    conta.split('-'),
  ];
  return { bancoCodigo, agencia: numeroDaAgencia, agenciaDigito, conta: numero, contaDigito };
};
const problemas = (...qual: Parameters<typeof escrita>) =>
  Object.fromEntries(problemasDosDigitos(escrita(...qual)));

/** Of the banks' own manuals and of what is published of them: bank, agency, account. */
const PUBLICADAS = [
  ['001', '1584-9', '00210169-6'],
  ['033', '0189', '01017417-9'],
  ['104', '2004', '00100000448-6'],
  ['237', '1172-0', '0403005-2'],
  ['237', '1425-7', '0238069-2'],
  ['237', '1425', '0301357-P'],
  ['237', '1425', '0325620-0'],
  ['341', '2545', '02366-1'],
  ['341', '0057', '12345-7'],
] as const;

describe('the check digits of a bank account', () => {
  it.each(PUBLICADAS)(
    'of %s, %s / %s are the published ones, and no other is taken',
    (banco, agencia, conta) => {
      expect(problemas(banco, agencia, conta)).toEqual({});
      const [numero = '', certo = ''] = conta.split('-');
      expect(digitoDaConta({ bancoCodigo: banco, agencia: agencia.split('-')[0]!, conta: numero })).toBe(
        certo,
      );
      const outros = [...'0123456789XP'].filter(
        (um) => um !== certo && !(banco === '237' && certo === 'P' && um === '0'),
      );
      for (const digito of outros)
        expect(problemas(banco, agencia, `${numero}-${digito}`), digito).toMatchObject({
          contaDigito: expect.stringMatching(/não é o desta conta/),
        });
      expect(problemas(banco, agencia, numero)).toEqual({ contaDigito: 'escreva o dígito da conta' });
    },
  );

  it('of an agency are judged where they are written, and refused where there are none', () => {
    for (const [banco, certa] of [
      ['001', '1584-9'],
      ['237', '1425-7'],
    ] as const) {
      const conta = banco === '001' ? '210169-6' : '238069-2';
      for (const digito of '0123456789XP'.replace(certa.at(-1)!, ''))
        expect(problemas(banco, `${certa.slice(0, 4)}-${digito}`, conta), digito).toMatchObject({
          agenciaDigito: expect.stringMatching(/desta agência/),
        });
    }
    expect(problemas('341', '0057-1', '12345-7')).toEqual({
      agenciaDigito: 'neste banco a agência não tem dígito',
    });
  });

  it('are made of the number, however many zeros stand before it', () => {
    expect(problemas('341', '57', '12345-7')).toEqual({});
    expect(problemas('001', '1584', '210169-6')).toEqual({});
    expect(problemas('341', '0057', '0000000012345-7')).toEqual({});
  });

  it('are of numbers as long as the bank has them, with the kind of account where it takes one', () => {
    expect(problemas('341', '0057', '123456-7')).toEqual({ conta: 'neste banco tem até 5 algarismos' });
    expect(problemas('001', '15849', '210169-6')).toEqual({ agencia: 'neste banco tem até 4 algarismos' });
    expect(problemas('104', '2004', '448-6')).toEqual({ conta: expect.stringMatching(/operação/) });
    expect(problemas('260', '1', '0')).toEqual({ conta: 'não é o número de uma conta' });
  });

  it('are judged by their form alone at a bank that has published no rule', () => {
    for (const digito of '0123456789') expect(problemas('748', '0101', `12345-${digito}`)).toEqual({});
    expect(problemas('748', '0101', '12345')).toEqual({ contaDigito: 'escreva o dígito da conta' });
    expect(problemas('756', '3008', '12345-X')).toMatchObject({ contaDigito: expect.any(String) });
    expect(problemas('260', '0001', '1234567')).toEqual({});
    expect(digitoDaConta({ bancoCodigo: '748', agencia: '0101', conta: '12345' })).toBe('');
  });
});

describe('the number of a bank', () => {
  it('is one of an institution that holds accounts', () => {
    for (const banco of ['001', '033', '041', '077', '104', '237', '260', '336', '341', '422', '748', '756'])
      expect(temContas(banco), banco).toBe(true);
    for (const banco of ['000', '002', '999']) {
      expect(temContas(banco), banco).toBe(false);
      expect(problemas(banco, '1', '1')).toEqual({ bancoCodigo: 'nenhum banco com contas tem este número' });
    }
  });
});

describe('a Pix key of an account', () => {
  const conta = escrita('341', '0057', '12345-7');
  it('is a CPF or CNPJ with its digits, an e-mail, a telephone or a random one', () => {
    for (const pixChave of [
      ...[
        '529.982.247-25',
        '12.345.678/0001-95',
        'casa@exemplo.com',
        '+5511987654321',
        '+55 (11) 98765-4321',
      ],
      '123e4567-e89b-42d3-a456-426655440000',
    ])
      expect(recusasDaConta({ ...conta, pixChave }), pixChave).toEqual([]);
    for (const pixChave of [
      'abc',
      '11999998888x',
      '11999998888',
      '52998224724',
      '12345678000190',
      'casa@',
      '999',
    ])
      expect(recusasDaConta({ ...conta, pixChave }), pixChave).toEqual([
        expect.stringMatching(/^pixChave: /),
      ]);
  });
});
