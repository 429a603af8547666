import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import type { SituacaoVenda } from '@martelo/shared/venda';
import type { Evento } from '../auction/evento.ts';
import type { TransacaoProjecao } from '../records/records.ts';
import { VENDAS, VENDAS_DESFEITAS } from '../vendas/registro.ts';
import { uidDaVenda, vendaComoOLote } from '../vendas/venda-do-lote.ts';

const DESFEITAS: ReadonlySet<SituacaoVenda> = new Set(['Cancelada', 'ClienteDesistiu']);

/**
 * The sale follows its lot, and nothing else moves it: what settlement sets on the lot (paid, taken, money awaited again), and that it
 * is no longer sold, by the auctioneer's undoing (rule 17) or settlement's. A sale made after this event is another one, met when
 * the log is read again; a conditional one follows its answers.
 */
export function seguirLote(
  tx: TransacaoProjecao,
  { lelUid, situacao, instante }: Extract<Evento, { tipo: 'SituacaoLoteAlterada/1' }>,
): void {
  const fase = FASE_DA_SITUACAO[situacao];
  const venda = tx.ler(VENDAS, uidDaVenda(lelUid));
  if (venda === null || DESFEITAS.has(venda.situacao) || Date.parse(venda.dataVenda) >= instante) return;
  if (fase === 'vendido' || fase === 'condicional') {
    const depois = venda.situacao === 'Condicional' ? null : vendaComoOLote(venda, situacao, instante);
    if (depois !== null) tx.gravar(VENDAS, depois);
    return;
  }
  tx.gravar(VENDAS, {
    ...venda,
    situacao: situacao === 'CLIENTE_DESISTIU' ? 'ClienteDesistiu' : 'Cancelada',
  });
}

/**
 * Whether the close at `instante` is to make its sale: not when it made one already. One that was taken back before makes room:
 * it is kept, with what was paid on it, under a uid of its own.
 */
export function haLugarParaVenda(tx: TransacaoProjecao, vendaUid: string, instante: number): boolean {
  const antes = tx.ler(VENDAS, vendaUid);
  if (antes === null) return true;
  if (!DESFEITAS.has(antes.situacao) || Date.parse(antes.dataVenda) >= instante) return false;
  const uid = uuidv7De(Date.parse(antes.dataVenda), hash('sha256', `${vendaUid}:${antes.dataVenda}`));
  tx.gravar(VENDAS_DESFEITAS, { ...antes, uid });
  return true;
}
