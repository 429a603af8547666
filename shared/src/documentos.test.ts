import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cep,
  cnpj,
  completarDocumento,
  cpf,
  formatarCep,
  formatarCnpj,
  formatarCpf,
  formatarPlaca,
  formatarTelefone,
  lerCep,
  lerCnpj,
  lerCpf,
  lerPlaca,
  lerTelefone,
  mascararCnpj,
  mascararCpf,
  mascararEmail,
  mascararPlaca,
  mascararTelefone,
  paraMercosul,
  paraPlacaAntiga,
  placa,
  placaMercosul,
  telefone,
} from './documentos.ts';

const texto = (alfabeto: string, tamanho: number) =>
  fc
    .array(fc.constantFrom(...alfabeto), { minLength: tamanho, maxLength: tamanho })
    .map((letras) => letras.join(''))
    .filter((bruto) => new Set(bruto).size > 1);
const DIGITOS = '0123456789';
const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const cpfs = texto(DIGITOS, 9).map(completarDocumento);
const cnpjsNumericos = texto(DIGITOS, 12).map(completarDocumento);
const cnpjs = texto(DIGITOS + LETRAS, 12).map(completarDocumento);
const placas = fc.oneof(
  fc.tuple(texto(LETRAS, 3), texto(DIGITOS, 4)).map(([a, b]) => a + b),
  fc
    .tuple(texto(LETRAS, 3), fc.integer({ min: 0, max: 9 }), fc.constantFrom(...LETRAS), texto(DIGITOS, 2))
    .map((partes) => partes.join('')),
);
const ceps = texto(DIGITOS, 8);
const telefones = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 9 }),
    fc.oneof(
      fc.tuple(fc.integer({ min: 2, max: 5 }), texto(DIGITOS, 7)).map((p) => p.join('')),
      texto(DIGITOS, 8).map((resto) => `9${resto}`),
    ),
  )
  .map((partes) => partes.join(''));

/** A remainder of 0 and one of 1 share the check digit 0: only other check digits tell every change of a digit. */
const distingue = (documento: string) => !documento.slice(-2).includes('0');

describe('CPF', () => {
  it('accepts what was issued, and format then read is identity', () => {
    fc.assert(
      fc.property(cpfs, (numero) => {
        expect(lerCpf(numero)).toBe(numero);
        expect(lerCpf(formatarCpf(numero))).toBe(numero);
        expect(formatarCpf(numero)).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
      }),
    );
  });

  it('refuses any single wrong digit wherever mod 11 tells it', () => {
    fc.assert(
      fc.property(
        cpfs.filter(distingue),
        fc.nat({ max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (numero, i, soma) => {
          const outro = (Number(numero[i]) + soma) % 10;
          expect(lerCpf(numero.slice(0, i) + outro + numero.slice(i + 1))).toBeNull();
        },
      ),
    );
  });

  it('refuses a repeated digit, a wrong length and letters', () => {
    for (const errado of ['111.111.111-11', '5299822472', '529982247255', '5299822472A', '']) {
      expect(lerCpf(errado)).toBeNull();
    }
    expect(cpf.safeParse('123').error?.issues[0]?.message).toBe('CPF inválido');
    expect(cpf.parse(' 529.982.247-25 ')).toBe('52998224725');
  });

  it('masks all but the middle', () => {
    expect(mascararCpf('52998224725')).toBe('***.982.247-**');
  });
});

describe('CNPJ', () => {
  it('accepts numeric and alphanumeric ones, and format then read is identity', () => {
    fc.assert(
      fc.property(fc.oneof(cnpjs, cnpjsNumericos), (numero) => {
        expect(lerCnpj(numero)).toBe(numero);
        expect(lerCnpj(formatarCnpj(numero).toLowerCase())).toBe(numero);
      }),
    );
  });

  it('agrees with the Receita’s own example of the alphanumeric form and with an old one', () => {
    expect(lerCnpj('12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
    expect(lerCnpj('00.000.000/0001-91')).toBe('00000000000191');
    expect(formatarCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(mascararCnpj('12ABC34501DE35')).toBe('12.***.***/01DE-**');
  });

  it('refuses any single wrong character unless its value differs by a multiple of 11', () => {
    fc.assert(
      fc.property(
        cnpjs.filter(distingue),
        fc.nat({ max: 11 }),
        fc.constantFrom(...DIGITOS, ...LETRAS),
        (numero, i, outro) => {
          fc.pre((outro.charCodeAt(0) - numero.charCodeAt(i)) % 11 !== 0);
          expect(lerCnpj(numero.slice(0, i) + outro + numero.slice(i + 1))).toBeNull();
        },
      ),
    );
  });

  it('refuses letters in the check digits and repeated ones', () => {
    expect(lerCnpj('12ABC34501DE3A')).toBeNull();
    expect(lerCnpj('00000000000000')).toBeNull();
    expect(cnpj.safeParse('12').error?.issues[0]?.message).toBe('CNPJ inválido');
  });
});

describe('plates', () => {
  it('reads both formats however written, and format then read is identity', () => {
    fc.assert(
      fc.property(placas, (nua) => {
        expect(lerPlaca(nua.toLowerCase())).toBe(nua);
        expect(lerPlaca(formatarPlaca(nua))).toBe(nua);
      }),
    );
    expect(formatarPlaca('abc1234')).toBe('ABC-1234');
    expect(formatarPlaca('abc1d23')).toBe('ABC1D23');
    expect(mascararPlaca('ABC1D23')).toBe('ABC****');
    for (const errada of ['AB12345', 'ABCD123', 'ABC12D3', 'ABC123'])
      expect(placa.safeParse(errada).success).toBe(false);
  });

  it('converts an old plate to Mercosul and back', () => {
    expect(paraMercosul('ABC1234')).toBe('ABC1C34');
    expect(paraPlacaAntiga('ABC1K34')).toBeNull();
    fc.assert(
      fc.property(placas, (nua) => {
        expect(placaMercosul(paraMercosul(nua)!)).toBe(true);
        if (!placaMercosul(nua)) expect(paraPlacaAntiga(paraMercosul(nua)!)).toBe(nua);
      }),
    );
  });
});

describe('CEP and telephone', () => {
  it('format then read is identity', () => {
    fc.assert(
      fc.property(ceps, telefones, (umCep, umTelefone) => {
        expect(lerCep(formatarCep(umCep))).toBe(umCep);
        expect(lerTelefone(formatarTelefone(umTelefone))).toBe(umTelefone);
      }),
    );
    expect(formatarCep('74000000')).toBe('74000-000');
    expect(cep.safeParse('7400-0000').success).toBe(false);
  });

  it('drops a leading zero after the area code, the one before it, and the country', () => {
    for (const escrito of [
      '(62) 099999-0000',
      '062 99999-0000',
      '+55 62 99999-0000',
      '0055 (62) 99999.0000',
    ]) {
      expect(formatarTelefone(escrito)).toBe('(62) 99999-0000');
    }
    expect(formatarTelefone('(62) 03333-0000')).toBe('(62) 3333-0000');
    expect(lerTelefone('55 3333-0000')).toBe('5533330000');
  });

  it('refuses what is no number here', () => {
    for (const errado of [
      '99999-0000',
      '62 89999-0000',
      '62 1333-0000',
      '10 99999-0000',
      'ligue 62 99999-0000',
    ]) {
      expect(telefone.safeParse(errado).success).toBe(false);
    }
    expect(mascararTelefone('62999990000')).toBe('(62) *****-0000');
    expect(mascararEmail('ana.maria@exemplo.com')).toBe('a***@exemplo.com');
  });
});

it('no text whatever makes a reader throw', () => {
  fc.assert(
    fc.property(fc.string(), (qualquer) => {
      for (const ler of [lerCpf, lerCnpj, lerPlaca, lerCep, lerTelefone]) {
        const lido = ler(qualquer);
        if (lido !== null) expect(ler(lido)).toBe(lido);
      }
    }),
    { numRuns: 1000 },
  );
});
