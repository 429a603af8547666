import { papeisEntregues } from '@martelo/shared/pos-venda/papeis';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import type { ItemVenda, SituacaoVenda } from '@martelo/shared/venda';

export const ETAPAS = ['pagar', 'validacao', 'retirada', 'documentos', 'concluida'] as const;
export type Etapa = (typeof ETAPAS)[number];
export type EstadoDaEtapa = 'feita' | 'atual' | 'por-vir';

type Fatos = {
  situacao: SituacaoVenda;
  itens: readonly Pick<ItemVenda, 'retiradaEm' | 'loteTipo' | 'documentacao'>[];
};

/** How far a purchase is, step by step; null of one that has no way to go: it came to nothing, or is not released yet. */
export function etapasDaCompra({ situacao, itens }: Fatos): { etapa: Etapa; estado: EstadoDaEtapa }[] | null {
  if (desfeita(situacao) || situacao === 'Condicional') return null;
  const atual = ETAPAS.indexOf(etapaAtual(situacao, itens));
  return ETAPAS.map((etapa, i) => ({
    etapa,
    // Nothing comes after the last: once it is reached, it is done.
    estado: i < atual || (i === atual && etapa === 'concluida') ? 'feita' : i === atual ? 'atual' : 'por-vir',
  }));
}

function etapaAtual(situacao: SituacaoVenda, itens: Fatos['itens']): Etapa {
  if (situacao === 'AguardandoPagamento') return 'pagar';
  if (situacao === 'AguardandoValidacao') return 'validacao';
  if (itens.some(({ retiradaEm }) => retiradaEm === null)) return 'retirada';
  return papeisEntregues(itens) ? 'concluida' : 'documentos';
}
