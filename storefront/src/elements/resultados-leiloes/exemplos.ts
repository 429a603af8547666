import type { LeilaoComResultado } from '@martelo/shared/leilao-publico';
import { lotesDeExemplo } from '../dados/exemplos.ts';
import { exemplosDeLeiloes, leiloesDeExemplo } from '../dados/exemplos-leiloes.ts';

const lotes = lotesDeExemplo();
const itens = leiloesDeExemplo(6, -1).map((leilao, n): LeilaoComResultado => {
  const ofertados = leilao.quantidadeLotes;
  // From all sold down to none.
  const vendidos = Math.round((ofertados * (5 - n)) / 5);
  return {
    ...leilao,
    resultado: {
      ...{ ofertados, vendidos, condicionais: n === 1 ? 4 : 0, lances: vendidos * 17 },
      total: vendidos * 3_845_000,
      maior: vendidos === 0 ? null : { ...lotes[n]!, valorAtual: 12_900_000 },
    },
  };
});

const exemplosBase = exemplosDeLeiloes(itens);
const { longo } = exemplosBase;

export const exemplos: typeof exemplosBase = {
  ...exemplosBase,
  longo:
    longo.estado === 'ok'
      ? {
          ...longo,
          itens: longo.itens.map((leilao) => ({
            ...leilao,
            resultado: {
              ...{ ofertados: 123_456, vendidos: 98_765, condicionais: 1_234, lances: 9_876_543 },
              total: 987_654_321_000,
              maior: { ...lotes[0]!, nome: leilao.nome, valorAtual: 98_765_432_100 },
            },
          })),
        }
      : longo,
};
