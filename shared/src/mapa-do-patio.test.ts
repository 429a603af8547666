import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comCorredor,
  comFileira,
  comVagas,
  type Desenho,
  ehProblema,
  lugarVago,
  type MapaDesenhado,
  movida,
  nomesDaFileira,
  PASSO_DA_SETA,
  proximoCodigo,
  renomeada,
  semVaga,
  vagaNoCorredor,
  vizinho,
} from './mapa-do-patio.ts';
import { corredoresDoPatio, vagasDoPatio } from './patio.ts';

const VAZIO: MapaDesenhado = { vagas: [], corredores: [] };
const certo = (um: Desenho): MapaDesenhado => {
  if (ehProblema(um)) throw new Error(um.porque);
  return um;
};
const lugar = fc.record({ linha: fc.integer({ min: 0, max: 12 }), coluna: fc.integer({ min: 0, max: 12 }) });
const passo = fc.oneof(
  fc.record({
    o: fc.constant('fileira' as const),
    onde: lugar,
    prefixo: fc.constantFrom('A', 'b', ' C ', '', 'Ç'),
    de: fc.integer({ min: 0, max: 5 }),
    ate: fc.integer({ min: 0, max: 9 }),
    sentido: fc.constantFrom('LADO' as const, 'BAIXO' as const),
  }),
  fc.record({ o: fc.constant('vaga' as const), onde: lugar }),
  fc.record({ o: fc.constant('mover' as const), onde: lugar, qual: fc.nat(40) }),
  fc.record({
    o: fc.constant('nome' as const),
    qual: fc.nat(40),
    dito: fc.constantFrom('z-9', 'A-01', '', 'não'),
  }),
  fc.record({ o: fc.constant('tirar' as const), qual: fc.nat(40) }),
  fc.record({ o: fc.constant('corredor' as const), onde: lugar, ate: lugar }),
);

describe('a drawn map', () => {
  it('is one that a yard takes, whatever is drawn in whichever order', () => {
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 30 }), (passos) => {
        let mapa = VAZIO;
        for (const um of passos) {
          const codigo =
            'qual' in um ? (mapa.vagas[um.qual % Math.max(1, mapa.vagas.length)]?.codigo ?? 'X') : 'X';
          const feito: Desenho =
            um.o === 'fileira'
              ? comFileira(mapa, { ...um, ...um.onde })
              : um.o === 'vaga'
                ? comVagas(mapa, [{ codigo: proximoCodigo(mapa), ...um.onde }])
                : um.o === 'mover'
                  ? mapa.vagas.length === 0
                    ? mapa
                    : movida(mapa, codigo, um.onde)
                  : um.o === 'nome'
                    ? renomeada(mapa, codigo, um.dito)
                    : um.o === 'tirar'
                      ? semVaga(mapa, codigo)
                      : comCorredor(mapa, um.onde, um.ate);
          if (!ehProblema(feito)) mapa = feito;
        }
        expect(vagasDoPatio.safeParse(mapa.vagas).error).toBeUndefined();
        expect(corredoresDoPatio.safeParse(mapa.corredores).error).toBeUndefined();
        expect(vagaNoCorredor(mapa)).toBeNull();
      }),
    );
  });

  it('a row is numbered at once, in as many digits as its last has', () => {
    expect(nomesDaFileira({ prefixo: 'a', de: 1, ate: 3 })).toEqual(['A-01', 'A-02', 'A-03']);
    expect(nomesDaFileira({ prefixo: 'B', de: 99, ate: 101 })).toEqual(['B-099', 'B-100', 'B-101']);
    const mapa = certo(
      comFileira(VAZIO, { prefixo: 'A', de: 1, ate: 40, linha: 2, coluna: 3, sentido: 'LADO' }),
    );
    expect([mapa.vagas.length, mapa.vagas[39]]).toEqual([40, { codigo: 'A-40', linha: 2, coluna: 42 }]);
    expect(proximoCodigo(mapa)).toBe('A-41');
    const abaixo = certo(
      comFileira(mapa, { prefixo: 'B', de: 1, ate: 2, linha: 3, coluna: 1, sentido: 'BAIXO' }),
    );
    expect(abaixo.vagas.at(-1)).toEqual({ codigo: 'B-02', linha: 4, coluna: 1 });
  });

  it('arrows go to what is nearest that way: sideways in the row, up and down to the next row that has something', () => {
    const lugares = [
      { linha: 1, coluna: 1 },
      { linha: 1, coluna: 4 },
      { linha: 3, coluna: 2 },
      { linha: 3, coluna: 5 },
    ];
    const seta = (tecla: string, linha: number, coluna: number) =>
      vizinho(lugares, { linha, coluna }, PASSO_DA_SETA[tecla]!);
    expect(seta('ArrowRight', 1, 1)).toBe(lugares[1]);
    expect(seta('ArrowLeft', 1, 4)).toBe(lugares[0]);
    expect(seta('ArrowRight', 1, 4)).toBeNull();
    expect(seta('ArrowDown', 1, 4)).toBe(lugares[3]);
    expect(seta('ArrowDown', 1, 1)).toBe(lugares[2]);
    expect(seta('ArrowUp', 3, 5)).toBe(lugares[1]);
    expect(seta('ArrowUp', 1, 1)).toBeNull();
  });

  it('what cannot be drawn is said by why, and nothing of it is', () => {
    const mapa = certo(
      comFileira(VAZIO, { prefixo: 'A', de: 1, ate: 3, linha: 1, coluna: 1, sentido: 'LADO' }),
    );
    const fileira = { prefixo: 'B', de: 1, ate: 3, linha: 1, coluna: 3, sentido: 'LADO' as const };
    expect(comFileira(mapa, fileira)).toEqual({ porque: 'OCUPADO', codigo: 'B-01' });
    expect(comFileira(mapa, { ...fileira, coluna: 99 })).toMatchObject({ porque: 'FORA', codigo: 'B-03' });
    expect(comFileira(mapa, { ...fileira, ate: 0 })).toEqual({ porque: 'NUMEROS' });
    expect(comFileira(mapa, { ...fileira, prefixo: 'A', linha: 9 })).toEqual({
      porque: 'REPETIDA',
      codigo: 'A-01',
    });
    expect(renomeada(mapa, 'A-01', 'A-02')).toEqual({ porque: 'REPETIDA', codigo: 'A-02' });
    expect(renomeada(mapa, 'A-01', '*')).toMatchObject({ porque: 'NOME' });
    expect(movida(mapa, 'A-01', { linha: 1, coluna: 2 })).toMatchObject({ porque: 'OCUPADO' });
    expect(comCorredor(mapa, { linha: 3, coluna: 3 }, { linha: 1, coluna: 2 })).toEqual({
      porque: 'OCUPADO',
      codigo: 'A-02',
    });
    expect(lugarVago(mapa)).toEqual({ linha: 1, coluna: 4 });
  });
});
