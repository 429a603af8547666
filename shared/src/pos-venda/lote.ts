import { FASE_DA_SITUACAO, type SituacaoLote } from '../lote-situacao.ts';
import type { ItemVenda, Pagamento, SituacaoVenda, Venda } from '../venda.ts';
import { liberada } from './liberada.ts';
import { TIPOS_DE_CARTAO } from './pagamentos.ts';
import { desfeita, type FatosDaVenda } from './situacao.ts';
import { naoEstornado } from './totais.ts';

type VendaComLotes = FatosDaVenda & Pick<Venda, 'situacao' | 'fechadaEm'>;

const PAGOS: ReadonlySet<SituacaoLote> = new Set(['PAGO', 'PAGO_CARTAO']);

/**
 * P4: do a sale and one of its lots say the same? A sale that came to nothing agrees with any lot that is not sold under it: it may have
 * been called again since, or sold to somebody else (`outraVenda`).
 */
export function concordam(
  venda: VendaComLotes,
  item: Pick<ItemVenda, 'retiradaEm'>,
  lote: SituacaoLote,
  outraVenda = false,
): boolean {
  const fase = FASE_DA_SITUACAO[lote];
  if (venda.encerramento?.juntadaEm != null) return true;
  if (desfeita(venda.situacao)) return outraVenda || (fase !== 'vendido' && fase !== 'condicional');
  if (venda.situacao === 'Condicional') return fase === 'condicional';
  if (fase !== 'vendido') return false;
  if (item.retiradaEm !== null) return lote === 'RETIRADO';
  return liberada(venda) ? PAGOS.has(lote) : !PAGOS.has(lote) && lote !== 'RETIRADO';
}

/**
 * P4: the situation in which a sale puts one of its lots; null where it puts it in none: a conditional sale follows its lot. Whether it
 * waits for money as AG_PAGAMENTO or BUY_NOW is the lot's own (`mesmaEspera`).
 */
export function situacaoDoLote(
  venda: VendaComLotes,
  item: Pick<ItemVenda, 'retiradaEm'>,
): SituacaoLote | null {
  if (venda.encerramento?.juntadaEm != null) return null;
  if (desfeita(venda.situacao)) return 'CLIENTE_DESISTIU';
  if (venda.situacao === 'Condicional') return null;
  if (item.retiradaEm !== null) return 'RETIRADO';
  const pagas = venda.pagamentos.filter((linha) => ehDinheiro(linha, venda.pagamentos));
  const noCartao = ({ tipo }: Pagamento) => TIPOS_DE_CARTAO.has(tipo);
  if (liberada(venda)) return pagas.length > 0 && pagas.every(noCartao) ? 'PAGO_CARTAO' : 'PAGO';
  if (pagas.some(noCartao)) return 'PARCIAL_CARTAO';
  return venda.pagamentos.some(ehBoletoEmAberto) ? 'BOLETO' : 'AG_PAGAMENTO';
}

/** Received and not given back. */
const ehDinheiro = (linha: Pagamento, linhas: readonly Pagamento[]): boolean =>
  linha.situacao === 'PAGO' &&
  linha.estornoDe === null &&
  linha.tipo !== 'BOLETO_INTERNO' &&
  naoEstornado(linha, linhas) > 0;

const ehBoletoEmAberto = ({ tipo, situacao, canceladoEm, estornoDe }: Pagamento): boolean =>
  tipo === 'BOLETO' &&
  canceladoEm === null &&
  estornoDe === null &&
  (situacao === 'CADASTRADO' || situacao === 'AG_COMPENSACAO');

/** Two names of the same wait for money. */
export const mesmaEspera = (uma: SituacaoLote, outra: SituacaoLote): boolean =>
  ESPERAS.has(uma) && ESPERAS.has(outra);
const ESPERAS: ReadonlySet<SituacaoLote> = new Set(['AG_PAGAMENTO', 'BUY_NOW']);

/** What a lot's situation says of money, where staff set it by hand. */
export type DizerDoLote = 'pago' | 'pago-no-cartao' | 'retirado' | 'a-receber' | 'condicional' | 'sem-venda';

export function dizerDoLote(lote: SituacaoLote): DizerDoLote {
  switch (lote) {
    case 'PAGO':
      return 'pago';
    case 'PAGO_CARTAO':
      return 'pago-no-cartao';
    case 'RETIRADO':
      return 'retirado';
    default:
      switch (FASE_DA_SITUACAO[lote]) {
        case 'vendido':
          return 'a-receber';
        case 'condicional':
          return 'condicional';
        default:
          return 'sem-venda';
      }
  }
}

/** How a sale ends when its lot is no longer sold. */
export const fimPeloLote = (lote: SituacaoLote): Extract<SituacaoVenda, 'Cancelada' | 'ClienteDesistiu'> =>
  lote === 'CLIENTE_DESISTIU' ? 'ClienteDesistiu' : 'Cancelada';
