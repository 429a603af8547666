import type { Evento } from '../auction/evento.ts';
import { digestoDoEndereco, type EnderecosDeDocumento } from '../documentos/enderecos.ts';
import { DOCUMENTOS } from '../documentos/registro.ts';
import { LEILOES } from '../leiloes/registro.ts';
import { LOTES } from '../lotes/registro.ts';
import type { TransacaoProjecao } from '../records/records.ts';
import { VENDAS } from '../vendas/registro.ts';
import { uidDaVenda, vendaDoLote } from '../vendas/venda-do-lote.ts';

export interface DependenciasVenda {
  enderecos: EnderecosDeDocumento;
  /** The brand a client belongs to; null when the client is not known. */
  hotsiteDoCliente(tx: TransacaoProjecao, cliUid: string): number | null;
}

/**
 * Makes the sale and its statement when a lot closes with a winner: once, because both are known by the lot alone. A sale that
 * exists is left as it is: from its making on it belongs to settlement.
 */
export const projetarVenda =
  ({ enderecos, hotsiteDoCliente }: DependenciasVenda) =>
  (tx: TransacaoProjecao, leiUid: string, evento: Evento): void => {
    if (evento.tipo !== 'LoteEncerrado/1' || evento.vencedor === null || evento.valor === null) return;
    const leilao = tx.ler(LEILOES, leiUid);
    const lote = tx.ler(LOTES, evento.lelUid);
    if (leilao === null || lote === null || lote.lider?.modo === 'PRESENCIAL') return;
    if (tx.ler(VENDAS, uidDaVenda(lote.uid)) !== null) return;

    const cliUid = evento.vencedor.uid;
    const venda = vendaDoLote(leilao, lote, {
      situacao: evento.situacao,
      cliUid,
      hotsiteId: hotsiteDoCliente(tx, cliUid) ?? leilao.hotsites[0]!,
      valor: evento.valor,
      instante: evento.instante,
    });
    if (venda === null) return;
    tx.gravar(VENDAS, venda);
    const versao = 1;
    tx.gravar(DOCUMENTOS, {
      uid: venda.uid,
      tipo: 'extrato',
      hotsiteId: venda.hotsiteId,
      versao,
      digesto: digestoDoEndereco(enderecos.hashDe('extrato', venda.uid, versao)),
    });
  };
