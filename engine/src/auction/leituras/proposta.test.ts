import { describe, expect, it } from 'vitest';
import { julgar } from './proposta.ts';

const VALIDADE = { validadeHoras: 48 };

describe('the secret rules of a lot', () => {
  it('leave a proposal to staff without a threshold, whatever else they say', () => {
    expect(julgar(undefined, 70_000)).toBeNull();
    expect(julgar({ ...VALIDADE, proximoValor: 60_000, contraValor: 80_000 }, 70_000)).toBeNull();
  });

  it('with nothing but an acceptance accept from there on and decline a centavo below, naming no next value', () => {
    const regras = { ...VALIDADE, aceitarDesde: 90_000 };
    expect(julgar(regras, 90_000)).toEqual({ situacao: 'Aceita' });
    expect(julgar(regras, 89_999)).toEqual({ situacao: 'Recusada', proximoValor: null });
  });

  it('with nothing but a band counter from there on and decline a centavo below', () => {
    const regras = { ...VALIDADE, contraDesde: 60_000, contraValor: 80_000 };
    expect(julgar(regras, 59_999)).toEqual({ situacao: 'Recusada', proximoValor: null });
    expect(julgar(regras, 60_000)).toEqual({ situacao: 'Contraproposta', contraValor: 80_000 });
  });

  it('ask nobody for what they already offer', () => {
    const regras = { ...VALIDADE, contraDesde: 60_000, contraValor: 80_000 };
    expect(julgar(regras, 79_999)).toEqual({ situacao: 'Contraproposta', contraValor: 80_000 });
    expect(julgar(regras, 80_000)).toEqual({ situacao: 'Aceita' });
  });

  it('add a percentage to the exact centavo, rounded up', () => {
    const mais = (contraPorcentagem: number, valor: number) =>
      julgar({ ...VALIDADE, contraDesde: 1, contraPorcentagem }, valor);
    // In binary fractions 10.300 × 1,1 is a little more than 11.330.
    expect(mais(10, 10_300)).toEqual({ situacao: 'Contraproposta', contraValor: 11_330 });
    expect(mais(12.5, 10_001)).toEqual({ situacao: 'Contraproposta', contraValor: 11_252 });
    expect(mais(0, 10_300)).toEqual({ situacao: 'Aceita' });
  });
});
