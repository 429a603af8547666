import { lotesDeExemplo } from '../dados/exemplos.ts';
import { exemplosDeLeiloes, leiloesDeExemplo } from '../dados/exemplos-leiloes.ts';

const lotes = lotesDeExemplo();

export const exemplos = exemplosDeLeiloes(
  leiloesDeExemplo(6).map((leilao, n) => ({
    ...leilao,
    // The first is live, the last has nothing to show yet.
    ...(n === 0 ? { situacao: 'AO_VIVO' as const } : {}),
    retratos: n === 5 ? [] : lotes.slice(n * 2, n * 2 + 3),
  })),
);
