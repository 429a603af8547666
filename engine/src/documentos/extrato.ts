import { ErroMartelo } from '@martelo/shared/erros';
import type { Extrato } from '@martelo/shared/extrato';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { comoCobrada, orientacaoDaVenda, saldoDaVenda, totalPago, type Venda } from '@martelo/shared/venda';
import { detalhesDoLote } from '../lotes/detalhes.ts';
import type { Registro } from '../records/records.ts';
import type { Leitura } from '../terminados/leitura.ts';

export interface DependenciasExtrato {
  leitura: Pick<Leitura, 'lote'>;
  /** The buyer as documents name them; null when the account does not exist. */
  comprador(cliUid: string): Promise<Extrato['comprador'] | null>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: RegrasHotsite): string;
}

/** Characters of the address that are printed, for people to compare. */
const CODIGO_IMPRESSO = 6;

/**
 * All that the printed statement of a sale says. Amounts are the sale's, frozen at the close (rule 20); the rest is as it is now.
 * @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO when what it speaks of is gone
 */
export async function montarExtrato(
  deps: DependenciasExtrato,
  guardada: Registro<Venda>,
  hash: string,
): Promise<Extrato> {
  const venda = comoCobrada(guardada);
  const hotsite = deps.hotsitePorId(venda.hotsiteId);
  const comprador = await deps.comprador(venda.cliUid);
  const lido = await deps.leitura.lote(venda.leiUid, venda.lelUid);
  if (!lido || !hotsite || !comprador) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
  const { leilao } = lido.estado;
  const pago = totalPago(venda.pagamentos);
  return {
    codigo: hash.slice(-CODIGO_IMPRESSO),
    url: `${deps.siteDe(hotsite)}/qrcode/extrato/${hash}`,
    // The same statement prints the same bytes until the sale changes.
    emitidoEm: venda.updatedAt,
    hotsite: {
      id: hotsite.id,
      nome: hotsite.nome,
      subdominio: hotsite.subdominio,
      tipo: hotsite.tipo,
      // Colours and contact are the cms's; the print service asks it.
      corPrimaria: null,
      telefone: null,
      endereco: null,
    },
    leilao: {
      nome: leilao.nome,
      data: leilao.data,
      leiloeiro: leilao.leiloeiro?.nome ?? null,
      inscricao: leilao.leiloeiro?.inscricao ?? null,
    },
    comprador,
    vendas: [
      {
        id: venda.id,
        loteNumero: venda.loteNumero,
        loteNome: venda.loteNome,
        detalhes: detalhesDoLote(lido.lote.dados),
        situacao: venda.situacao,
        valorLance: venda.valorLance,
        despesas: venda.despesas,
        totalDespesas: venda.totalDespesas,
        totalAPagar: venda.totalAPagar,
      },
    ],
    pagamentos: venda.pagamentos,
    total: venda.totalAPagar,
    pago,
    saldo: saldoDaVenda(venda),
    dataPagamento: venda.dataPagamento,
    orientacao: orientacaoDaVenda(venda),
  };
}
