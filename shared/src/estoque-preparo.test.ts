import { describe, expect, it } from 'vitest';
import {
  DIAS_DA_IDADE,
  diasDesde,
  entreDias,
  type FatosDoPreparo,
  IDADES,
  preparoDoVeiculo,
} from './estoque-preparo.ts';

const PRONTO: FatosDoPreparo = {
  ...{ situacao: 'DISPONIVEL', classificado: true, vistoriado: true, chassi: '9BD15822786012345' },
  ...{ renavam: '00123456780', tipoMonta: 'PEQUENA' },
};

describe('what a vehicle of the stock waits for', () => {
  it('is the first thing that is missing, and nothing of what is not in the stock', () => {
    const de = (mais: Partial<FatosDoPreparo>) => preparoDoVeiculo({ ...PRONTO, ...mais });
    expect([
      de({}),
      de({ faltaDecalque: true }),
      de({ renavam: undefined }),
      de({ renavam: undefined, tipoMonta: 'GRANDE' }),
      de({ chassi: undefined, tipoMonta: 'GRANDE' }),
      de({ situacao: 'NO_PATIO', vistoriado: false, faltaDecalque: true }),
      de({ situacao: 'NO_PATIO', vistoriado: false, classificado: false }),
      de({ situacao: 'NO_PATIO', inibirVenda: true, classificado: false }),
      de({ devolucaoVeiculo: true }),
      de({ situacao: 'EM_LEILAO' }),
      de({ situacao: 'VENDIDO', classificado: false }),
    ]).toEqual([
      ...['PRONTO', 'DOCUMENTAR', 'DOCUMENTAR', 'PRONTO', 'DOCUMENTAR', 'VISTORIAR', 'CLASSIFICAR'],
      ...['PARADO', 'PARADO', null, null],
    ]);
  });

  it('an age is days of Brasília, and each instant is in one of the four', () => {
    const agora = Date.parse('2026-11-28T02:30:00.000Z'); // still the 27th there
    expect(diasDesde('2026-11-27T03:00:00.000Z', agora)).toBe(0);
    expect(diasDesde('2026-11-27T02:59:59.999Z', agora)).toBe(1);
    for (let horas = 0; horas < 130 * 24; horas++) {
      const desde = new Date(agora - horas * 3_600_000).toISOString();
      const dias = diasDesde(desde, agora);
      const nelas = IDADES.filter((uma) => {
        const { min = '', max = '9' } = entreDias(DIAS_DA_IDADE[uma], agora);
        return min <= desde && desde <= max;
      });
      expect([desde, nelas]).toEqual([
        desde,
        IDADES.filter((uma) => DIAS_DA_IDADE[uma][0] <= dias && dias <= DIAS_DA_IDADE[uma][1]),
      ]);
      expect(nelas).toHaveLength(1);
    }
  });
});
