import { describe, expect, it } from 'vitest';
import { detalhesDoLote, finalDaPlaca } from './detalhes.ts';

describe('the facts of a lot', () => {
  it('say of a plate its last digit and no more, in both formats', () => {
    expect(finalDaPlaca('ABC1D23')).toBe('3');
    expect(finalDaPlaca('ABC-1234')).toBe('4');
    expect(finalDaPlaca('')).toBeNull();
    const detalhes = detalhesDoLote({ tipo: 'Carro', veiculo: { placa: 'ABC1D23' } });
    expect(JSON.stringify(detalhes)).not.toContain('ABC');
  });

  it('list what is known, worded for people, and nothing that is not', () => {
    const detalhes = detalhesDoLote({
      tipo: 'Carro',
      veiculo: {
        anoFabricacao: 2022,
        anoModelo: 2023,
        km: 45_200,
        possuiChave: false,
        valorMercado: 8_290_000,
      },
    });
    expect(detalhes).toEqual([
      { nome: 'Ano', valor: '2022/2023' },
      { nome: 'Quilometragem', valor: '45.200 km' },
      { nome: 'Valor de mercado', valor: 'R$ 82.900' },
      { nome: 'Possui chave', valor: 'Não' },
      { nome: 'Tipo', valor: 'Carro' },
    ]);
  });
});
