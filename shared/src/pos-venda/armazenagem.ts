import { diaEmSaoPaulo, formatarData } from '../datas.ts';
import type { ItemVenda, SituacaoVenda, Venda } from '../venda.ts';
import type { AgendaDoPatio } from './agenda.ts';
import type { VendaEscrita } from './derivar.ts';
import { situacaoDosBens } from './liberada.ts';
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

/** How an item is kept: where, under which rule, and for whom. */
export interface Guarda {
  extraUid: string;
  patioNome: string;
  agenda: Pick<AgendaDoPatio, 'diasGratis' | 'valorDia'>;
  /** When the slot begins that is held for it; null without one. */
  vagaEm: string | null;
}

/**
 * P11: until which day keeping an item is to be counted now; null where what stands is left as it stands.
 * A slot is paid up to its day, when it is held: nothing is added until that day is over. What is being checked is not added to either, so
 * that who has paid all there was is not asked again before they could book. What was taken was kept until that day.
 * @param hoje day in São Paulo
 * @param vagaEm when the slot begins that is held for it; null without one
 */
export function armazenarAte(
  item: Pick<ItemVenda, 'liberadoEm' | 'retiradaEm'>,
  { situacao, vagaEm, hoje }: { situacao: SituacaoVenda; vagaEm: string | null; hoje: string },
): string | null {
  if (item.liberadoEm == null) return null;
  if (situacao !== 'Fechada' && situacao !== 'AguardandoPagamento' && situacao !== 'AguardandoValidacao')
    return null;
  if (item.retiradaEm !== null) return diaEmSaoPaulo(item.retiradaEm);
  const conferindo = situacao === 'AguardandoValidacao';
  if (vagaEm === null) return conferindo ? null : hoje;
  const dia = diaEmSaoPaulo(vagaEm);
  return conferindo || dia > hoje ? dia : hoje;
}

/**
 * P11: a sale with what keeping its lots costs by a day, whether or not that was charged yet; the very same where it was.
 * @param guardaDe null of an item that no yard of the brand keeps
 * @param em ISO: as of when; what is added says it
 */
export function comArmazenagemEm(
  venda: Venda,
  guardaDe: (item: ItemVenda) => Guarda | null,
  em: string,
): VendaEscrita {
  const situacao = situacaoDosBens(venda);
  const linhas = venda.itens.flatMap((item): Armazenagem[] => {
    const guarda = guardaDe(item);
    if (guarda === null) return [];
    const { extraUid, patioNome, agenda, vagaEm } = guarda;
    const ate = armazenarAte(item, { situacao, vagaEm, hoje: diaEmSaoPaulo(em) });
    if (ate === null) return [];
    const valor = custoAte(item, agenda, ate);
    if (item.retiradaEm === null) return [{ extraUid, valor, ate, patioNome }];
    // Of what is gone later days are taken off, once: nothing is added, and what the yard asks from now on is no matter of it.
    const cobrada = venda.itensExtras.find(({ uid }) => uid === extraUid);
    if (cobrada?.ate === undefined || cobrada.ate <= ate) return [];
    return [{ extraUid, valor: Math.min(valor, cobrada.valor), ate, patioNome }];
  });
  return comArmazenagem(venda, linhas, em);
}

/** What an item costs to keep until a day. Centavos; nothing before it is paid. */
export const custoAte = (
  { liberadoEm }: Pick<ItemVenda, 'liberadoEm'>,
  agenda: Pick<AgendaDoPatio, 'diasGratis' | 'valorDia'>,
  ate: string,
): number => (liberadoEm == null ? 0 : diarias(agenda, diaEmSaoPaulo(liberadoEm), ate));

/** The sale with these extras in the place of those of the same items; the very same where nothing changes. */
export function comArmazenagem(venda: Venda, linhas: readonly Armazenagem[], em: string): VendaEscrita {
  const mudadas = linhas.filter(({ extraUid, valor, ate }) => {
    const cobrada = venda.itensExtras.find(({ uid }) => uid === extraUid);
    return cobrada === undefined ? valor !== 0 : cobrada.valor !== valor || cobrada.ate !== ate;
  });
  if (mudadas.length === 0) return venda;
  const trocados = new Set(mudadas.map(({ extraUid }) => extraUid));
  return {
    ...venda,
    itensExtras: [
      ...venda.itensExtras.filter(({ uid }) => !trocados.has(uid)),
      ...mudadas
        .filter(({ valor }) => valor > 0)
        .map(({ extraUid, valor, ate, patioNome }) => ({
          ...{ uid: extraUid, valor, data: em, ate },
          nome: `Armazenagem em ${patioNome} até ${formatarData(`${ate}T12:00:00Z`)}`.slice(0, 120),
        })),
    ],
  };
}
