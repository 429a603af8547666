import type { HotsiteNoPapel } from '@martelo/shared/impressos/comum';
import { formatarReais } from '@martelo/shared/reais';
import { describe, expect, it } from 'vitest';
import { celulaNoPapel, papelDe } from './papel.ts';

/* What a report says on paper: the cells of its sheet, as people read them. */

async function* linhas(...quais: unknown[][]) {
  yield* quais;
}
/** As amounts are written everywhere. */
const ESPACO = formatarReais(100).slice(2, 3);
const QUEM = {
  hotsite: {
    ...{ id: 1, nome: 'Leilo', subdominio: 'leilo', tipo: 'leilao', legal: null },
    ...{ corPrimaria: null, telefone: null, endereco: null },
  } as HotsiteNoPapel,
  ...{ autor: 'Ana', emitidoEm: '2026-11-24T12:00:00.000Z' },
};

describe('a report on paper', () => {
  it.each([
    ['centavos', 123_456_78, `R$${ESPACO}123.456,78`],
    ['centavos', -5_00, `-R$${ESPACO}5,00`],
    ['instante', '2026-11-21T02:05:09.000Z', '20/11/2026 23:05'],
    ['data', '2026-11-21', '21/11/2026'],
    ['data', '2026-11-21T02:00:00.000Z', '20/11/2026'],
    ['real', 1.2345, '1,235'],
    ['inteiro', 12_345, '12345'],
    ['booleano', false, 'Não'],
    ['texto', null, ''],
    ['centavos', 'a combinar', 'a combinar'],
  ] as const)('%s %s reads %s', (tipo, valor, esperado) => {
    expect(celulaNoPapel(tipo, valor)).toBe(esperado);
  });

  it('sums money alone, what was given back taken off, and leaves empty what is no amount', async () => {
    const { somas, linhas: escritas } = await papelDe(
      {
        ...{ titulo: 'Recebimentos', criterios: [] },
        colunas: [
          { titulo: 'Venda', tipo: 'inteiro' },
          { titulo: 'Valor', tipo: 'centavos' },
        ],
      },
      linhas([1, 1_000_00], [2, -250_50], [3, null]),
      QUEM,
    );
    expect(somas).toEqual(['', `R$${ESPACO}749,50`]);
    expect(escritas.at(-1)).toEqual(['3', '']);
  });

  it('has no sums where it has no rows, or no money', async () => {
    const so = { titulo: 'X', criterios: [], colunas: [{ titulo: 'Valor', tipo: 'centavos' as const }] };
    expect((await papelDe(so, linhas(), QUEM)).somas).toBeNull();
    const nada = { ...so, colunas: [{ titulo: 'Dias', tipo: 'inteiro' as const }] };
    expect((await papelDe(nada, linhas([3]), QUEM)).somas).toBeNull();
  });
});
