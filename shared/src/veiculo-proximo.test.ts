import { describe, expect, it } from 'vitest';
import { documentosQueFaltam, PREPAROS, preparoDoVeiculo } from './estoque-preparo.ts';
import { PASSOS_DO_VEICULO, proximoPasso } from './veiculo-proximo.ts';
import { SITUACOES_VEICULO } from './veiculo-situacao.ts';

describe('what is done next about a vehicle', () => {
  it('follows from where it stands, and in the stock from what it waits for', () => {
    const passo = (situacao: (typeof SITUACOES_VEICULO)[number], mais: object = {}) =>
      proximoPasso({ situacao, preparo: null, ...mais });
    expect(passo('CADASTRADO')).toBe('PEDIR_REMOCAO');
    expect(passo('CADASTRADO', { bloquearRemocao: true })).toBeNull();
    expect(passo('EM_REMOCAO')).toBe('ACOMPANHAR_REMOCAO');
    expect(passo('NO_PATIO', { preparo: 'CLASSIFICAR' })).toBe('CLASSIFICAR');
    expect(passo('DISPONIVEL', { preparo: 'PRONTO' })).toBe('LEVAR_A_LEILAO');
    expect(passo('NO_PATIO', { preparo: 'PARADO', inibirVenda: true })).toBe('LIBERAR_VENDA');
    expect(passo('DISPONIVEL', { preparo: 'PARADO', devolucaoVeiculo: true })).toBe('DEVOLVER');
    expect(passo('EM_LEILAO')).toBe('ACOMPANHAR_LOTE');
    expect(passo('VENDIDO')).toBe('ENTREGAR');
    expect([passo('ENTREGUE'), passo('DEVOLVIDO')]).toEqual([null, null]);
  });

  it('is each of them somewhere, and nothing else anywhere', () => {
    const achados = new Set(
      SITUACOES_VEICULO.flatMap((situacao) =>
        [null, ...PREPAROS].flatMap((preparo) =>
          [{}, { devolucaoVeiculo: true }].map((mais) => proximoPasso({ situacao, preparo, ...mais })),
        ),
      ),
    );
    expect([...achados].filter((um) => um !== null).sort()).toEqual([...PASSOS_DO_VEICULO].sort());
  });

  it('names what is missing on paper, which is what keeps it from being ready', () => {
    const inteiro = { chassi: '9BD15822720000001', renavam: '12345678900' };
    const base = { situacao: 'NO_PATIO', classificado: true, vistoriado: true } as const;
    expect(documentosQueFaltam(inteiro)).toEqual([]);
    expect(preparoDoVeiculo({ ...base, ...inteiro })).toBe('PRONTO');
    expect(documentosQueFaltam({ faltaRecorte: true, faltaDecalque: true })).toEqual([
      ...['CHASSI', 'RENAVAM', 'RECORTE', 'DECALQUE'],
    ]);
    // Of scrap no Renavam is asked.
    expect(documentosQueFaltam({ chassi: inteiro.chassi, tipoMonta: 'GRANDE' })).toEqual([]);
    expect(preparoDoVeiculo({ ...base, ...inteiro, faltaDecalque: true })).toBe('DOCUMENTAR');
  });
});
