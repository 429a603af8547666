import type { SituacaoVenda, Venda } from '../venda.ts';
import { type FatosDaVenda, semCobranca, situacaoDaVenda } from './situacao.ts';
import { totaisDaVenda } from './totais.ts';

/** As an extra the delivery of an item's papers has the item's own uid. Centavos. */
export function freteDosPapeis({ itens, itensExtras }: Pick<Venda, 'itens' | 'itensExtras'>): number {
  const dosItens = new Set(itens.map(({ uid }) => uid));
  return itensExtras.reduce((soma, { uid, valor }) => (dosItens.has(uid) ? soma + valor : soma), 0);
}

/** Was it all paid, now or before? Its lots remember it where something reopened it since. */
export const foiPaga = ({ fechadaEm, itens }: Pick<Venda, 'fechadaEm' | 'itens'>): boolean =>
  fechadaEm !== null || itens.every(({ liberadoEm }) => liberadoEm != null);

/**
 * May its lots leave? Once all was paid, sending their papers is a debt of its own (P12, P16): while that alone is due the sale waits for
 * it, and its lots, their pickup and the days of its papers stay as they were. Money that was taken back, storage and what staff add hold
 * them again.
 */
export function liberada(venda: FatosDaVenda & Pick<Venda, 'fechadaEm'>): boolean {
  const situacao = situacaoDaVenda(venda);
  if (situacao === 'Fechada' || semCobranca(situacao)) return situacao === 'Fechada';
  const { aprovado, total } = totaisDaVenda(venda);
  return foiPaga(venda) && aprovado >= total - freteDosPapeis(venda);
}

/** Where a sale stands for all that follows from its lots' being paid: the lot itself (P4), pickup (P13), gate (P18), storage (P11). */
export const situacaoDosBens = (venda: FatosDaVenda & Pick<Venda, 'fechadaEm'>): SituacaoVenda =>
  liberada(venda) ? 'Fechada' : situacaoDaVenda(venda);
