import type { CobrancaNoCartao } from '../cartao/pagamento.ts';
import { ErroMartelo } from '../erros.ts';
import type { Pagamento, TipoPagamento, Venda } from '../venda.ts';
import type { VendaEscrita } from './derivar.ts';
import { boletoPago, linhasDoBoleto } from './linhas-do-boleto.ts';
import { desfeita, semCobranca, situacaoDaVenda } from './situacao.ts';
import { emPe, totaisDaVenda } from './totais.ts';

/** Money as it is put into a sale. Centavos; instants are ISO 8601. */
export interface Dinheiro {
  /** Of its record: no sale takes it twice. */
  uid: string;
  tipo: TipoPagamento;
  valor: number;
  em: string;
  proprio: boolean | null;
  /** Of a row that has to be made for it. */
  linhaUid: string;
  /** Of a boleto: the row that it was made for, of whichever sale. */
  boletoDe?: string | undefined;
  /** Of a card: how it was charged. */
  cartao?: CobrancaNoCartao | undefined;
}

const DE_TERCEIRO = 'O pagamento veio de uma conta que não está em seu nome.';

/**
 * P9: money that names a row of this sale. The row becomes PAGO; where the amount differs, or the row was paid before, a row is made for
 * what came and the rest stays due. Somebody else's (P8) makes it DIVERGENTE. What a person had approved already is this very money, told
 * of by the bank as well: the row keeps its record, and nothing is counted anew; where it was somebody else's it is DIVERGENTE all the same. Null when the sale takes none: it came to nothing, was paid
 * before, the row was taken back, or a person approved another amount. Money that is in it already changes nothing.
 */
export function receberNaLinha(venda: Venda, linhaUid: string, dinheiro: Dinheiro): VendaEscrita | null {
  if (temDinheiro(venda, dinheiro.uid)) return venda;
  const linha = venda.pagamentos.find(({ uid }) => uid === linhaUid);
  if (linha === undefined) return null;
  const doBoleto = dinheiro.tipo === 'BOLETO';
  // Cancelled for what came in its place, and not by its maker: the paper is the same.
  const trocada = doBoleto && linhasDoBoleto(venda, linhaUid).length > 1;
  if (linha.canceladoEm !== null && !trocada) return null;
  if (aprovadaAMao(linha, venda)) {
    if (linha.valor !== dinheiro.valor) return null;
    const comRegistro = { ...linha, recebimento: dinheiro.uid, ...noCartao(dinheiro) };
    // Also of a sale that ended since: what it then gives back is this money.
    const deOutro = dinheiro.proprio === false && !linha.terceiro;
    if (!deOutro || desfeita(situacaoDaVenda(venda)))
      return comLinhas(venda, [{ ...comRegistro, terceiro: linha.terceiro || dinheiro.proprio === false }]);
    // P8: a picture was approved, and whose account paid is known since. It is no payment until somebody takes it with a reason.
    return comLinhas(venda, [{ ...comRegistro, ...como(dinheiro) }]);
  }
  if (fechadaParaDinheiro(venda)) return null;
  // A boleto paid twice: a person decides. One whose money was taken back (a cheque that bounced) is paid again by what comes.
  if (doBoleto && boletoPago(venda, linhaUid)) return null;
  const vaga = linha.situacao !== 'PAGO' && linha.recebimento === null && linha.canceladoEm === null;
  if (vaga && linha.valor === dinheiro.valor)
    return comLinhas(venda, [{ ...linha, ...como(dinheiro), recebimento: dinheiro.uid }]);
  const nova = { ...linhaNova(dinheiro, linha.tipo), ...(doBoleto && { boletoDe: linhaUid }) };
  return comLinhas(venda, vaga ? [{ ...linha, canceladoEm: dinheiro.em }, nova] : [nova]);
}

/**
 * A boleto of this row is to be written off at its bank: the row was paid another way (by the Pix that stands on its paper, mostly) or taken
 * back, or the sale came to nothing. What it brought now would have no destination.
 */
export const boletoNaoValeMais = (venda: Venda, linhaUid: string): boolean => {
  const linha = venda.pagamentos.find(({ uid }) => uid === linhaUid);
  return (
    linha !== undefined &&
    (linha.situacao === 'PAGO' || linha.canceladoEm !== null || semCobranca(situacaoDaVenda(venda)))
  );
};

/**
 * Money without a destination is given this sale by staff: a row of its own. Somebody else's (P8) is taken with the reason that was given.
 * @throws ErroMartelo VENDA_NAO_AGUARDA_PAGAMENTO
 */
export function receberPorDecisao(venda: Venda, dinheiro: Dinheiro, motivo: string | null): VendaEscrita {
  if (temDinheiro(venda, dinheiro.uid)) return venda;
  if (fechadaParaDinheiro(venda)) throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
  const linha = linhaDecidida(venda, dinheiro);
  return comLinhas(venda, [dinheiro.proprio === false ? { ...linha, terceiro: true, motivo } : linha]);
}

/**
 * Money that a sale takes no more is to be given back: its row, and beside it the refund to make, which is listed, made and followed as any
 * other. Nothing moves by that. What still waits for money takes it as payment instead.
 * @throws ErroMartelo ALTERACAO_NAO_PERMITIDA
 */
export function receberParaDevolver(
  venda: Venda,
  dinheiro: Dinheiro,
  { devolucaoUid, motivo, em }: { devolucaoUid: string; motivo: string | null; em: string },
): VendaEscrita {
  if (temDinheiro(venda, dinheiro.uid)) return venda;
  if (!fechadaParaDinheiro(venda))
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
      ...{
        campo: 'o destino deste crédito',
        porque: 'a compra ainda espera pagamento: destine o valor a ela',
      },
    });
  const linha = linhaDecidida(venda, dinheiro);
  return comLinhas(venda, [
    { ...linha, terceiro: dinheiro.proprio === false },
    {
      ...{ uid: devolucaoUid, tipo: linha.tipo, valor: -linha.valor, data: em, situacao: 'CADASTRADO' },
      ...{ origem: 'equipe', observacao: 'A devolver ao comprador.', motivo, terceiro: false },
      ...{ estornoDe: linha.uid, canceladoEm: null, pagoEm: null, recebimento: null, comprovantes: [] },
    },
  ]);
}

const temDinheiro = ({ pagamentos }: Venda, uid: string): boolean =>
  pagamentos.some(({ recebimento }) => recebimento === uid);

/** Settlement's word alone stands for it, and has not been taken back: an estorno of all of it says that nothing had come. */
const aprovadaAMao = (linha: Pagamento, { pagamentos }: Venda): boolean =>
  linha.recebimento === null && linha.estornoDe === null && emPe(linha, pagamentos) > 0;

const fechadaParaDinheiro = (venda: Venda): boolean =>
  semCobranca(situacaoDaVenda(venda)) || totaisDaVenda(venda).restante === 0;

const como = (
  dinheiro: Dinheiro,
): Pick<Pagamento, 'situacao' | 'terceiro' | 'motivo' | 'pagoEm' | 'cartao'> => ({
  ...(dinheiro.proprio === false
    ? { situacao: 'DIVERGENTE', terceiro: true, motivo: DE_TERCEIRO, pagoEm: null }
    : { situacao: 'PAGO', terceiro: false, motivo: null, pagoEm: dinheiro.em }),
  ...noCartao(dinheiro),
});

const noCartao = ({ cartao }: Dinheiro): Pick<Pagamento, 'cartao'> =>
  cartao === undefined ? {} : { cartao };

const linhaNova = (dinheiro: Dinheiro, tipo: TipoPagamento): Pagamento => ({
  ...{ uid: dinheiro.linhaUid, tipo, valor: dinheiro.valor, data: dinheiro.em, observacao: '' },
  ...{ origem: 'banco', estornoDe: null, canceladoEm: null, recebimento: dinheiro.uid, comprovantes: [] },
  ...como(dinheiro),
});

/** A row for what a person decided about; of one of this sale's boletos it is that boleto's, whose bank may take it back. */
function linhaDecidida(venda: Venda, dinheiro: Dinheiro): Pagamento {
  const { boletoDe } = dinheiro;
  const linha = linhaNova({ ...dinheiro, proprio: null }, dinheiro.tipo);
  const dela = boletoDe !== undefined && venda.pagamentos.some(({ uid }) => uid === boletoDe);
  return dela ? { ...linha, boletoDe } : linha;
}

function comLinhas(venda: Venda, mudadas: readonly Pagamento[]): VendaEscrita {
  const porUid = new Map(mudadas.map((linha) => [linha.uid, linha]));
  const conhecidas = new Set(venda.pagamentos.map(({ uid }) => uid));
  return {
    ...venda,
    pagamentos: [
      ...venda.pagamentos.map((linha) => porUid.get(linha.uid) ?? linha),
      ...mudadas.filter(({ uid }) => !conhecidas.has(uid)),
    ],
  };
}
