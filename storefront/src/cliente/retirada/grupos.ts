import type { CompraDetalhe, PatioDaRetirada } from '@martelo/shared/compra';
import type { RetiradaDoComprador } from '@martelo/shared/pos-venda/agendamento';
import { podeAgendar } from '@martelo/shared/pos-venda/retirada';

type Item = CompraDetalhe['itens'][number];

/** What of a purchase is picked up together: by the pickup that is booked, or by where and how its lots wait for one. */
export interface GrupoDaRetirada {
  chave: string;
  patio: PatioDaRetirada | null;
  itens: readonly Item[];
  mensagem: string;
  /** The one that is held. */
  marcada: RetiradaDoComprador | null;
  /** Why the last one came to nothing, where somebody said so. */
  motivo: string | null;
  agendavel: boolean;
  /** When it left the yard, and whom it was handed to; null while it is there. */
  saiu: { em: string; terceiro: string | null } | null;
}

/** In the order of the lots. */
export function gruposDaRetirada(itens: readonly Item[]): GrupoDaRetirada[] {
  const chaveDe = ({ retirada: { agendamento, patio, situacao } }: Item): string =>
    agendamento?.situacao === 'AGENDADO' && situacao === 'aguardando_retirada'
      ? agendamento.uid
      : `${patio?.uid ?? ''}:${situacao}`;
  return [...Map.groupBy(itens, chaveDe)].map(([chave, seus]) => {
    const { patio, mensagem, situacao, agendamento } = seus[0]!.retirada;
    const { retiradaEm } = seus[0]!;
    return {
      ...{ chave, patio, itens: seus, mensagem },
      marcada: situacao === 'aguardando_retirada' ? agendamento : null,
      motivo: agendamento?.motivo ?? null,
      agendavel: patio !== null && podeAgendar(situacao),
      saiu: retiradaEm === null ? null : { em: retiradaEm, terceiro: agendamento?.terceiro?.nome ?? null },
    };
  });
}
