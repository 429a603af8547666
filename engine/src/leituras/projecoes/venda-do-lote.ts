import { hash } from 'node:crypto';
import { calcularTotais } from '@martelo/shared/cobranca';
import { instanteDoUid, uuidv7De } from '@martelo/shared/identificador';
import type { SituacaoLote } from '@martelo/shared/lote';
import { derivarVenda } from '@martelo/shared/pos-venda/derivar';
import { type PrazoDePagamento, prazoDePagamento } from '@martelo/shared/pos-venda/prazos';
import type { TipoNegociacao } from '@martelo/shared/proposta';
import { DOCUMENTACAO_INICIAL, type ItemVenda, SEM_AVISOS_DE_PRAZO, type Venda } from '@martelo/shared/venda';
import type { DadosLote } from '../../auction/modelo/dados.ts';
import type { LeilaoRegistro } from '../registros/leilao.ts';
import type { LoteRegistro } from '../registros/lote.ts';

/** A close in one of these makes a sale (rule 16). */
const VENDEM: ReadonlySet<SituacaoLote> = new Set(['AG_PAGAMENTO', 'BUY_NOW', 'CONDICIONAL']);

/** Above every number that a lot can have: the sales after a lot's first are numbered from there. */
const NUMEROS_DE_LOTE = 10_000_000;

/** The sales of a lot, whoever makes them and however often: their uids follow from the lot's alone. @param vez 0 for the first */
export function uidDaVenda(lelUid: string, vez = 0): string {
  return uuidv7De(
    instanteDoUid(lelUid),
    hash('sha256', vez === 0 ? `venda:${lelUid}` : `venda:${lelUid}:${vez}`),
  );
}

/** The number that people see: the lot's own for its first sale. A lot is sold again when its buyer or its consignor did not want. */
export const numeroDaVenda = (loteId: number, vez: number): number => loteId + vez * NUMEROS_DE_LOTE;

/** One item of a sale at a price, amounts frozen by rule 20. Centavos. */
export function itemDoLote(
  leilao: Pick<LeilaoRegistro, 'porcentagemComissao'>,
  lote: { uid: string; dados: DadosLote },
  {
    uid,
    situacao,
    tipoNegociacao,
    valor: preco,
    hotsiteId,
  }: {
    uid: string;
    situacao: SituacaoLote;
    tipoNegociacao: TipoNegociacao;
    valor: number;
    hotsiteId: number;
  },
): ItemVenda {
  const { valor, fotosUrls, nome, numero, tipo, localizacao } = lote.dados;
  const daDisputa = valor.comissaoPorcentagem ?? leilao.porcentagemComissao;
  const comissaoPorcentagem =
    tipoNegociacao === 'Compre Já' ? (valor.compreJaPorcentagem ?? daDisputa) : daDisputa;
  const totais = calcularTotais(preco, { ...valor, comissaoPorcentagem }, hotsiteId);
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
    uid,
    lelUid: lote.uid,
    loteNumero: numero,
    loteNome: nome,
    loteFoto: fotosUrls[0] ?? null,
    loteTipo: tipo,
    patioNome: localizacao?.patio ?? null,
    tipoNegociacao,
    valorLance: totais.base,
    comissaoPorcentagem,
    comissaoExtraPorcentagem: valor.comissaoExtraPorcentagem,
    despesas,
    totalDespesas: totais.totalDespesas,
    totalAPagar: totais.totalAPagar,
    liberadoEm: null,
    retiradaEm: null,
    loteVisto: situacao,
    entrega: null,
    documentacao: DOCUMENTACAO_INICIAL,
  };
}

/** The sale that a close makes; null when this close makes none. */
export function vendaDoLote(
  leilao: LeilaoRegistro,
  lote: LoteRegistro,
  arremate: {
    situacao: SituacaoLote;
    tipoNegociacao: TipoNegociacao;
    cliUid: string;
    hotsiteId: number;
    /** Centavos. */
    valor: number;
    /** Unix ms. */
    instante: number;
    vez: number;
    /** How the brand counts the days to pay (P3). */
    prazo?: PrazoDePagamento | undefined;
  },
): Venda | null {
  const { situacao, cliUid, hotsiteId, instante, vez } = arremate;
  if (!VENDEM.has(situacao)) return null;
  const uid = uidDaVenda(lote.uid, vez);
  return derivarVenda({
    uid,
    id: numeroDaVenda(lote.id, vez),
    hotsiteId,
    leiUid: lote.leiUid,
    leilaoNome: leilao.nome,
    cliUid,
    dataVenda: new Date(instante).toISOString(),
    dataPagamento: prazoDePagamento(leilao.data, instante, arremate.prazo),
    itens: [itemDoLote(leilao, lote, { ...arremate, uid: uidDoItem(uid) })],
    itensExtras: [],
    valorDesconto: 0,
    pagamentos: [],
    condicional: situacao === 'CONDICIONAL',
    encerramento: null,
    fechadaEm: null,
    desistenciaPedida: null,
    separadaDe: null,
    juntadas: [],
    separadas: [],
    avisosDePrazo: SEM_AVISOS_DE_PRAZO,
    comandos: [],
  });
}

const uidDoItem = (vendaUid: string): string =>
  uuidv7De(instanteDoUid(vendaUid), hash('sha256', `item:${vendaUid}`));
