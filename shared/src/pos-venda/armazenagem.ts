import { diaEmSaoPaulo, formatarData } from '../datas.ts';
import type { ItemVenda, SituacaoVenda, Venda } from '../venda.ts';
import type { AgendaDoPatio } from './agenda.ts';
import type { VendaEscrita } from './derivar.ts';
import { diarias } from './prazos.ts';

/** What keeping an item costs, as its extra says it. Centavos. */
export interface Armazenagem {
  /** Of the extra: one an item. */
  extraUid: string;
  valor: number;
  /** Until which day it is counted. */
  ate: string;
  patioNome: string;
}

/**
 * P11: until which day keeping an item is to be counted now; null where what stands is left as it stands.
 * A slot is paid up to its day, when it is held: nothing is added while it waits. What is being checked is not added to either, so that
 * who has paid all there was is not asked again before they could book.
 * @param hoje day in São Paulo
 * @param vagaEm when the slot begins that is held for it; null without one
 */
export function armazenarAte(
  item: Pick<ItemVenda, 'liberadoEm' | 'retiradaEm'>,
  { situacao, vagaEm, hoje }: { situacao: SituacaoVenda; vagaEm: string | null; hoje: string },
): string | null {
  if (item.liberadoEm == null || item.retiradaEm !== null) return null;
  if (situacao !== 'Fechada' && situacao !== 'AguardandoPagamento' && situacao !== 'AguardandoValidacao')
    return null;
  if (vagaEm !== null) return diaEmSaoPaulo(vagaEm);
  return situacao === 'AguardandoValidacao' ? null : hoje;
}

/** What an item costs to keep until a day. Centavos; nothing before it is paid. */
export const custoAte = (
  { liberadoEm }: Pick<ItemVenda, 'liberadoEm'>,
  agenda: Pick<AgendaDoPatio, 'diasGratis' | 'valorDia'>,
  ate: string,
): number => (liberadoEm == null ? 0 : diarias(agenda, diaEmSaoPaulo(liberadoEm), ate));

/** The sale with these extras in the place of those of the same items; the very same where nothing changes. */
export function comArmazenagem(venda: Venda, linhas: readonly Armazenagem[], em: string): VendaEscrita {
  const mudadas = linhas.filter(
    ({ extraUid, valor }) => (venda.itensExtras.find(({ uid }) => uid === extraUid)?.valor ?? 0) !== valor,
  );
  if (mudadas.length === 0) return venda;
  const trocados = new Set(mudadas.map(({ extraUid }) => extraUid));
  return {
    ...venda,
    itensExtras: [
      ...venda.itensExtras.filter(({ uid }) => !trocados.has(uid)),
      ...mudadas
        .filter(({ valor }) => valor > 0)
        .map(({ extraUid, valor, ate, patioNome }) => ({
          ...{ uid: extraUid, valor, data: em },
          nome: `Armazenagem em ${patioNome} até ${formatarData(`${ate}T12:00:00Z`)}`.slice(0, 120),
        })),
    ],
  };
}
