import { hash } from 'node:crypto';
import { calcularTotais } from '@martelo/shared/cobranca';
import { uuidv7De } from '@martelo/shared/identificador';
import { dataPagamento } from '@martelo/shared/leilao';
import type { SituacaoLote } from '@martelo/shared/lote';
import type { TipoNegociacao } from '@martelo/shared/proposta';
import { type SituacaoVenda, totaisPagamento, type Venda } from '@martelo/shared/venda';
import type { LeilaoRegistro } from '../leiloes/registro.ts';
import type { LoteRegistro } from '../lotes/registro.ts';

/** Which close makes a sale, and in what situation it starts (rule 16). */
const SITUACAO_INICIAL: Partial<Record<SituacaoLote, SituacaoVenda>> = {
  AG_PAGAMENTO: 'AguardandoPagamento',
  BUY_NOW: 'AguardandoPagamento',
  CONDICIONAL: 'Condicional',
};

/** One sale a lot, whoever makes it and however often: its uid follows from the lot's alone. */
export function uidDaVenda(lelUid: string): string {
  const instante = Number.parseInt(lelUid.replaceAll('-', '').slice(0, 12), 16);
  return uuidv7De(instante, hash('sha256', `venda:${lelUid}`));
}

/** The sale that a close makes, amounts frozen by rule 20; null when this close makes none. Centavos. */
export function vendaDoLote(
  leilao: LeilaoRegistro,
  lote: LoteRegistro,
  arremate: {
    situacao: SituacaoLote;
    tipoNegociacao: TipoNegociacao;
    cliUid: string;
    hotsiteId: number;
    valor: number;
    instante: number;
  },
): Venda | null {
  const situacao = SITUACAO_INICIAL[arremate.situacao];
  if (situacao === undefined) return null;
  const { valor, fotosUrls, nome, numero } = lote.dados;
  const daDisputa = valor.comissaoPorcentagem ?? leilao.porcentagemComissao;
  const { tipoNegociacao } = arremate;
  const comissaoPorcentagem =
    tipoNegociacao === 'Compre Já' ? (valor.compreJaPorcentagem ?? daDisputa) : daDisputa;
  const totais = calcularTotais(arremate.valor, { ...valor, comissaoPorcentagem }, arremate.hotsiteId);
  const despesas = [
    { nome: 'Comissão do leiloeiro', valor: totais.comissaoValorCalculado },
    { nome: 'Comissão adicional', valor: totais.comissaoExtraValorCalculado },
    { nome: 'Despachante', valor: valor.despachante },
    { nome: 'Remoção', valor: valor.remocao },
    { nome: 'Depósito de bens', valor: valor.depositoDeBens },
    { nome: 'Vistoria', valor: valor.vistoria },
    { nome: 'Outras despesas', valor: valor.outros },
  ].filter((linha) => linha.valor > 0);
  return {
    uid: uidDaVenda(lote.uid),
    id: lote.id,
    hotsiteId: arremate.hotsiteId,
    leiUid: lote.leiUid,
    leilaoNome: leilao.nome,
    lelUid: lote.uid,
    loteNumero: numero,
    loteNome: nome,
    loteFoto: fotosUrls[0] ?? null,
    cliUid: arremate.cliUid,
    situacao,
    tipoNegociacao,
    dataVenda: new Date(arremate.instante).toISOString(),
    dataPagamento: dataPagamento(leilao),
    valorLance: totais.base,
    comissaoPorcentagem,
    comissaoExtraPorcentagem: valor.comissaoExtraPorcentagem,
    despesas,
    totalDespesas: totais.totalDespesas,
    totalAPagar: totais.totalAPagar,
    pagamentos: [],
    retiradaEm: null,
  };
}

/**
 * The sale as its lot's situation has it, set by staff at `instante`: the lot is what people set, the sale follows. Null where the
 * situation says nothing of a sale.
 */
export function vendaComoOLote(venda: Venda, lote: SituacaoLote, instante: number): Venda | null {
  switch (lote) {
    case 'PAGO':
    case 'PAGO_CARTAO':
      return { ...venda, situacao: 'Fechada', retiradaEm: null };
    case 'RETIRADO':
      return { ...venda, situacao: 'Fechada', retiradaEm: new Date(instante).toISOString() };
    case 'AG_PAGAMENTO':
    case 'BUY_NOW':
    case 'BOLETO':
    case 'PARCIAL_CARTAO':
      return { ...venda, situacao: aReceber(venda), retiradaEm: null };
    default:
      return null;
  }
}

/** By its rows: what covers the total and is being checked waits for nobody to pay. */
function aReceber({ totalAPagar, pagamentos }: Venda): SituacaoVenda {
  const { aprovado, aguardandoValidacao } = totaisPagamento(totalAPagar, pagamentos);
  return aguardandoValidacao > 0 && aprovado + aguardandoValidacao >= totalAPagar
    ? 'AguardandoValidacao'
    : 'AguardandoPagamento';
}
