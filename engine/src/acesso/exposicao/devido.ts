import { calcularTotais } from '@martelo/shared/cobranca';
import type { SituacaoLote } from '@martelo/shared/lote';
import { encerrado } from '../../auction/leituras/abertura.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import type { LinhaExposicao } from './registro.ts';

/** Closed below the reserve: the leader still owes if the sale is confirmed. */
const AGUARDAM_O_CLIENTE: ReadonlySet<SituacaoLote> = new Set(['CONDICIONAL', 'AG_CLIENTE']);

/** A lot that can still cost somebody what they do not owe yet. */
export const contaNaExposicao = (lote: Pick<EstadoLote, 'situacao'>): boolean =>
  !encerrado(lote) || AGUARDAM_O_CLIENTE.has(lote.situacao);

/** What buying a lot for `valor` costs in all, commissions and fees included (rule 20). Centavos. */
export function totalPor(
  { leilao }: Readonly<Estado>,
  { dados }: EstadoLote,
  valor: number,
  hotsiteId: number,
): number {
  const comissaoPorcentagem = dados.valor.comissaoPorcentagem ?? leilao.porcentagemComissao;
  return calcularTotais(valor, { ...dados.valor, comissaoPorcentagem }, hotsiteId).totalAPagar;
}

/**
 * What a client could owe on a lot by its fold: as the leader of an open lot, their cap and not the price; of a conditional one, the
 * price it closed at, or what they offered in return; and a proposal that the house can still accept. Anything else needs another
 * word of theirs first: no cap of who does not lead exceeds the price (rule 11). Centavos.
 */
export function devidoNoLote(
  estado: Readonly<Estado>,
  lote: EstadoLote,
  cliUid: string,
  hotsiteId: number,
): number {
  if (!contaNaExposicao(lote)) return 0;
  const { lideranca, condicional, propostas } = lote;
  let maior = 0;
  if (lideranca?.participante.uid === cliUid)
    maior = encerrado(lote) ? Math.max(lideranca.preco, condicional?.replica ?? 0) : lideranca.maximo;
  for (const { participante, situacao, valor } of propostas?.values() ?? [])
    if (participante.uid === cliUid && situacao === 'Aguardando') maior = Math.max(maior, valor);
  return maior === 0 ? 0 : totalPor(estado, lote, maior, hotsiteId);
}

/** On each lot the dearest line counts: caps only rise, and one instruction leads. Centavos. */
export function exposicaoEm(linhas: readonly LinhaExposicao[]): number {
  const porLote = new Map<string, number>();
  for (const { lelUid, valor } of linhas) porLote.set(lelUid, Math.max(valor, porLote.get(lelUid) ?? 0));
  let total = 0;
  for (const valor of porLote.values()) total += valor;
  return total;
}
