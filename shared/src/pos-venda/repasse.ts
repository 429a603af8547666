import { porcento } from '../cobranca.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Venda } from '../venda.ts';

/** What a consignor agreed to, with the instant from which it holds. */
export interface ComissaoCombinada {
  id: number;
  carteiraId?: number | undefined;
  porcentagem: number;
  /** Centavos a lot. */
  fixo: Centavos;
  /** ISO 8601. */
  vigenteDesde: string;
}

/**
 * Which of a consignor's commissions a lot is sold by: the one that held when the lot entered its auction, so that no later one reaches it
 * (F20). Where there was none yet, the one that holds when it is sold. A portfolio's own goes before the consignor's; of equals the last one agreed to.
 * @param entrouEm @param vendidoEm Unix ms
 */
export function comissaoDoLote<C extends ComissaoCombinada>(
  comissoes: readonly C[],
  { carteiraId, entrouEm, vendidoEm }: { carteiraId: number | null; entrouEm: number; vendidoEm: number },
): C | null {
  const servem = comissoes.filter((uma) => uma.carteiraId === undefined || uma.carteiraId === carteiraId);
  const em = (instante: number) =>
    servem
      .filter(({ vigenteDesde }) => Date.parse(vigenteDesde) <= instante)
      .toSorted(maisPropria)
      .at(0);
  return em(entrouEm) ?? em(vendidoEm) ?? null;
}

/** Whether an agreement is the one that what enters an auction now goes by, will be, or another has taken its place. @param agora Unix ms */
export function vezDaComissao(
  uma: ComissaoCombinada,
  todas: readonly ComissaoCombinada[],
  agora: number,
): 'agora' | 'depois' | 'passou' {
  if (Date.parse(uma.vigenteDesde) > agora) return 'depois';
  const carteiraId = uma.carteiraId ?? null;
  const iguais = todas.filter((outra) => (outra.carteiraId ?? null) === carteiraId);
  return comissaoDoLote(iguais, { carteiraId, entrouEm: agora, vendidoEm: agora })?.id === uma.id
    ? 'agora'
    : 'passou';
}

const maisPropria = (uma: ComissaoCombinada, outra: ComissaoCombinada): number =>
  Number(outra.carteiraId !== undefined) - Number(uma.carteiraId !== undefined) ||
  Date.parse(outra.vigenteDesde) - Date.parse(uma.vigenteDesde) ||
  outra.id - uma.id;

/** What the house keeps of a lot's price, and what its consignor gets. Never more than the price; a fraction of a centavo is the consignor's. */
export function contaDoLote(
  valorLance: Centavos,
  combinado: Pick<ComissaoCombinada, 'porcentagem' | 'fixo'>,
): { comissao: Centavos; liquido: Centavos } {
  const comissao = Math.min(valorLance, porcento(valorLance, combinado.porcentagem, true) + combinado.fixo);
  return { comissao, liquido: valorLance - comissao };
}

export const SITUACOES_REPASSE = ['CONDICIONAL', 'A_RECEBER', 'RECEBIDO', 'DESFEITO'] as const;
export type SituacaoRepasse = (typeof SITUACOES_REPASSE)[number];
export const ROTULOS_REPASSE: Record<SituacaoRepasse, string> = {
  CONDICIONAL: 'Em condicional',
  A_RECEBER: 'Comprador ainda não pagou',
  RECEBIDO: 'Comprador pagou',
  DESFEITO: 'Venda desfeita',
};

/** How far the money of a sale is, as its lots' consignors care. */
export const situacaoDoRepasse = ({
  encerramento,
  condicional,
  fechadaEm,
}: Pick<Venda, 'encerramento' | 'condicional' | 'fechadaEm'>): SituacaoRepasse => {
  if (encerramento !== null) return 'DESFEITO';
  if (condicional) return 'CONDICIONAL';
  return fechadaEm === null ? 'A_RECEBER' : 'RECEBIDO';
};

/** Whether a change of a sale makes another of what its consignors get. */
export const mudaRepasses = (antes: Venda | null, depois: Venda): boolean =>
  antes === null || oQueContam(antes) !== oQueContam(depois);

const oQueContam = (venda: Venda): string =>
  JSON.stringify([
    venda.uid,
    situacaoDoRepasse(venda),
    venda.encerramento?.juntadaEm ?? null,
    venda.itens.map(({ uid, valorLance }) => [uid, valorLance]),
  ]);
