import type { Incrementos } from '@martelo/shared/leilao';
import type { CondicoesLote } from '@martelo/shared/livro';
import type { DadosLote } from './dados.ts';

/** The public terms of a lot: what the ledger must show again whenever one of them changes. */
export function condicoesDoLote(
  dados: Pick<DadosLote, 'valor' | 'dataInicio' | 'dataFim'>,
  tabela: Incrementos,
): CondicoesLote {
  const { minimo, incremento } = dados.valor;
  return {
    minimo,
    incrementos: incremento === undefined ? tabela : [{ valor: incremento }],
    dataInicio: dados.dataInicio,
    dataFim: dados.dataFim,
  };
}
