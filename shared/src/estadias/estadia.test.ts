import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODELO_SUGERIDO, SILHUETAS, VISTAS } from '../modelo-de-fotos.ts';
import { vagasDoPatio } from '../patio.ts';
import { MOMENTOS_DA_FOTO, vistasSemFoto } from './estadia.ts';

const posicoes = fc.uniqueArray(fc.record({ vista: fc.constantFrom(...VISTAS), obrigatoria: fc.boolean() }), {
  selector: ({ vista }) => vista,
});
const fotos = fc.array(
  fc.record({ momento: fc.constantFrom(...MOMENTOS_DA_FOTO), vista: fc.option(fc.constantFrom(...VISTAS)) }),
);

describe('what is still to be photographed', () => {
  it('of the entry is every obligatory position without a picture of it, and nothing else', () => {
    fc.assert(
      fc.property(posicoes, fotos, (pedidas, tiradas) => {
        const faltam = vistasSemFoto(pedidas, tiradas, 'ENTRADA');
        for (const { vista, obrigatoria } of pedidas) {
          const tem = tiradas.some((uma) => uma.momento === 'ENTRADA' && uma.vista === vista);
          expect(faltam.includes(vista)).toBe(obrigatoria && !tem);
        }
        expect(faltam.every((vista) => pedidas.some((uma) => uma.vista === vista))).toBe(true);
      }),
    );
  });

  it('of the exit is never more than of the entry, and never nothing where something is asked for', () => {
    fc.assert(
      fc.property(posicoes, (pedidas) => {
        const [entrada, saida] = (['ENTRADA', 'SAIDA'] as const).map((momento) =>
          vistasSemFoto(pedidas, [], momento),
        );
        expect(saida!.every((vista) => entrada!.includes(vista))).toBe(true);
        expect(saida!.length === 0).toBe(entrada!.length === 0);
      }),
    );
  });

  it.each(SILHUETAS)('a %s is looked at from outside as it leaves', (silhueta) => {
    const saida = vistasSemFoto(MODELO_SUGERIDO[silhueta], [], 'SAIDA');
    expect(saida.length).toBeGreaterThan(1);
    expect(saida).not.toContain('PAINEL');
  });
});

describe('the map of a yard', () => {
  it('has each code once, each place once', () => {
    const vaga = (codigo: string, linha: number, coluna: number) => ({ codigo, linha, coluna });
    expect(vagasDoPatio.safeParse([vaga('a-1', 1, 1), vaga('A-2', 1, 2)]).data).toEqual([
      vaga('A-1', 1, 1),
      vaga('A-2', 1, 2),
    ]);
    expect(vagasDoPatio.safeParse([vaga('A-1', 1, 1), vaga('a-1', 1, 2)]).success).toBe(false);
    expect(vagasDoPatio.safeParse([vaga('A-1', 1, 1), vaga('A-2', 1, 1)]).success).toBe(false);
    expect(vagasDoPatio.safeParse([vaga('A-1', 0, 1)]).success).toBe(false);
    expect(vagasDoPatio.safeParse([vaga('<b>', 1, 1)]).success).toBe(false);
  });
});
