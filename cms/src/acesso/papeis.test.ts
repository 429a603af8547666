import { describe, expect, it } from 'vitest';
import { editaMarca, exigirEdicao, marcasEditaveis, marcasVisiveis, podeEntrar } from './papeis.ts';

const quem = (papel: string, hotsites: number[] = [2]) => ({ papeis: [papel], hotsites });

describe('who may do what in the panel', () => {
  it('only ADM, MKT, Desenvolvimento TI and Leiloeiro come in', () => {
    const entram = ['Interno - ADM', 'Interno - MKT', 'Interno - Desenvolvimento TI', 'Interno - Leiloeiro'];
    expect(entram.every((papel) => podeEntrar([papel]))).toBe(true);
    expect(
      ['Interno - SAC', 'Interno - Financeiro', 'Clientes leilo - Física'].some((papel) =>
        podeEntrar([papel]),
      ),
    ).toBe(false);
  });

  it('ADM edits every brand, MKT the brands granted, nobody else any', () => {
    expect(editaMarca(quem('Interno - ADM', []), 1)).toBe(true);
    expect(editaMarca(quem('Interno - MKT'), 2)).toBe(true);
    expect(editaMarca(quem('Interno - MKT'), 1)).toBe(false);
    expect(marcasEditaveis(quem('Interno - Leiloeiro'))).toEqual([]);
    expect(marcasEditaveis(quem('Interno - Desenvolvimento TI'))).toEqual([]);
  });

  it('brands are seen by those they are granted to; ADM and Desenvolvimento TI see all; strangers none', () => {
    expect(marcasVisiveis(quem('Interno - Leiloeiro'))).toEqual([2]);
    expect(marcasVisiveis(quem('Interno - Desenvolvimento TI', []))).toBe('todas');
    expect(marcasVisiveis(quem('Interno - SAC'))).toEqual([]);
    expect(marcasVisiveis(null)).toEqual([]);
  });

  it('refuses with 401 whoever is not logged in and with 403 whoever may not edit', () => {
    expect(() => exigirEdicao(null, 1)).toThrowError(expect.objectContaining({ codigo: 'NAO_AUTENTICADO' }));
    expect(() => exigirEdicao(quem('Interno - MKT'), 1)).toThrowError(
      expect.objectContaining({ codigo: 'SEM_PERMISSAO' }),
    );
  });
});
