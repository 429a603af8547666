import { describe, expect, it } from 'vitest';
import { codigoTotp, conferirTotp, escreverBase32, lerBase32 } from './totp.ts';

const RFC = Buffer.from('12345678901234567890');

describe('TOTP', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('agrees with RFC 6238 at %i s', (segundos, codigo) => {
    expect(codigoTotp(RFC, Math.floor(segundos / 30))).toBe(codigo);
  });

  it('takes one step early or late, and never a code that was used', () => {
    const agora = 1_700_000_000_000;
    const contador = Math.floor(agora / 30_000);
    for (const desvio of [-1, 0, 1]) {
      expect(conferirTotp(RFC, codigoTotp(RFC, contador + desvio), agora, 0)).toBe(contador + desvio);
    }
    expect(conferirTotp(RFC, codigoTotp(RFC, contador + 2), agora, 0)).toBeNull();
    expect(conferirTotp(RFC, codigoTotp(RFC, contador), agora, contador)).toBeNull();
    expect(conferirTotp(RFC, '', agora, 0)).toBeNull();
  });

  it('reads Base32 as apps write it', () => {
    expect(lerBase32('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toEqual(RFC);
    expect(escreverBase32(RFC)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});
