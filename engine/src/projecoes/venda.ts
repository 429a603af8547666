import type { Evento } from '../auction/evento.ts';
import { digestoDoEndereco, type EnderecosDeDocumento } from '../documentos/enderecos.ts';
import { DOCUMENTOS } from '../documentos/registro.ts';
import { LANCES } from '../lances/registro.ts';
import { LEILOES } from '../leiloes/registro.ts';
import { LOTES } from '../lotes/registro.ts';
import type { TransacaoProjecao } from '../records/records.ts';
import { VENDAS } from '../vendas/registro.ts';
import { uidDaVenda, vendaDoLote } from '../vendas/venda-do-lote.ts';
import { haLugarParaVenda, seguirLote } from './venda-desfeita.ts';

export interface DependenciasVenda {
  enderecos: EnderecosDeDocumento;
  /** The brand a client belongs to; null when the client is not known. */
  hotsiteDoCliente(tx: TransacaoProjecao, cliUid: string): number | null;
}

/**
 * Makes the sale and its statement when a lot closes with a winner: once, because both are known by the lot alone. A conditional
 * sale follows its answer, every other its lot (`seguirLote`). Rehearsals sell nothing.
 */
export const projetarVenda =
  (deps: DependenciasVenda) =>
  (tx: TransacaoProjecao, leiUid: string, evento: Evento): void => {
    if (evento.tipo === 'LoteEncerrado/1') fazerVenda(deps, tx, leiUid, evento);
    if (evento.tipo === 'CondicionalRespondida/1') decidirVenda(tx, leiUid, evento);
    if (evento.tipo === 'SituacaoLoteAlterada/1') seguirLote(tx, evento);
  };

function fazerVenda(
  { enderecos, hotsiteDoCliente }: DependenciasVenda,
  tx: TransacaoProjecao,
  leiUid: string,
  evento: Extract<Evento, { tipo: 'LoteEncerrado/1' }>,
): void {
  if (evento.vencedor === null || evento.valor === null) return;
  const leilao = tx.ler(LEILOES, leiUid);
  const lote = tx.ler(LOTES, evento.lelUid);
  if (leilao === null || leilao.ensaio || lote === null || lote.lider?.modo === 'PRESENCIAL') return;
  if (!haLugarParaVenda(tx, uidDaVenda(lote.uid), evento.instante)) return;

  const cliUid = evento.vencedor.uid;
  const venda = vendaDoLote(leilao, lote, {
    situacao: evento.situacao,
    tipoNegociacao: tx.ler(LANCES, lote.lider?.lance ?? '')?.tipoNegociacao ?? 'Disputa',
    cliUid,
    hotsiteId: hotsiteDoCliente(tx, cliUid) ?? leilao.hotsites[0]!,
    valor: evento.valor,
    instante: evento.instante,
  });
  if (venda === null) return;
  tx.gravar(VENDAS, venda);
  // A statement of a sale that was taken back opens nothing any more.
  const versao = (tx.ler(DOCUMENTOS, venda.uid)?.versao ?? 0) + 1;
  tx.gravar(DOCUMENTOS, {
    uid: venda.uid,
    tipo: 'extrato',
    hotsiteId: venda.hotsiteId,
    versao,
    digesto: digestoDoEndereco(enderecos.hashDe('extrato', venda.uid, versao)),
  });
}

/** Released: the sale waits for its payment, at the price that was agreed. Refused: there is none. */
function decidirVenda(
  tx: TransacaoProjecao,
  leiUid: string,
  { lelUid, desfecho, instante }: Extract<Evento, { tipo: 'CondicionalRespondida/1' }>,
): void {
  const venda = tx.ler(VENDAS, uidDaVenda(lelUid));
  if (desfecho === null || venda?.situacao !== 'Condicional') return;
  const leilao = tx.ler(LEILOES, leiUid);
  const lote = tx.ler(LOTES, lelUid);
  if (leilao === null || lote === null) return;
  if (desfecho.situacao !== 'AG_PAGAMENTO') {
    tx.gravar(VENDAS, { ...venda, situacao: 'Cancelada' });
    return;
  }
  const { situacao, valor } = desfecho;
  const { cliUid, hotsiteId, dataVenda } = venda;
  const liberada = vendaDoLote(leilao, lote, {
    ...{ situacao, cliUid, hotsiteId, valor, instante },
    tipoNegociacao: 'Disputa',
  });
  if (liberada !== null) tx.gravar(VENDAS, { ...venda, ...liberada, dataVenda });
}
