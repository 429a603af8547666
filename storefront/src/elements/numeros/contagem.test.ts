import { describe, expect, it } from 'vitest';
import { contagem } from './contagem.ts';

const NUMEROS = {
  ...{ lotesVendidos: 12_345, leiloesRealizados: 0, licitantes: 9, valorVendido: 109_140_000 },
  ...{ lotesAbertos: 87, leiloesAtivos: 5, patios: 6, calculadasEm: '2026-12-01T15:00:00.000Z' },
};

describe('a number of the brand', () => {
  it('is what the editor wrote', () => {
    expect(contagem({ modelo: '', subtitulo: '25 anos' }, null)).toEqual({ numero: '25 anos', nota: '' });
    expect(contagem({ modelo: '', subtitulo: '' }, NUMEROS)).toBeNull();
  });

  it('is what was counted, as people write it, with the editor’s note', () => {
    expect(contagem({ modelo: 'lotes-vendidos', subtitulo: 'desde 2004' }, NUMEROS)).toEqual({
      ...{ numero: '12.345', nota: 'desde 2004' },
    });
    expect(contagem({ modelo: 'valor-vendido', subtitulo: '' }, NUMEROS)?.numero).toBe('R$ 1,1 mi');
    const menor = { ...NUMEROS, valorVendido: 81_240_000 };
    expect(contagem({ modelo: 'valor-vendido', subtitulo: '' }, menor)?.numero).toBe('R$ 812.400');
    const muitos = { ...NUMEROS, licitantes: 12_345_678 };
    expect(contagem({ modelo: 'licitantes', subtitulo: '' }, muitos)?.numero).toBe('12,3 mi');
  });

  it('is not shown while there is nothing to count or nobody to ask', () => {
    expect(contagem({ modelo: 'leiloes-realizados', subtitulo: 'nota' }, NUMEROS)).toBeNull();
    expect(contagem({ modelo: 'licitantes', subtitulo: '' }, null)).toBeNull();
  });
});
