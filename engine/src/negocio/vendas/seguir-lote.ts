import { uuidv7 } from '@martelo/shared/identificador';
import type { Leilao } from '@martelo/shared/leilao';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { comItem, itemDaVenda } from '@martelo/shared/pos-venda/atos';
import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { liberada } from '@martelo/shared/pos-venda/liberada';
import { dizerDoLote, fimPeloLote } from '@martelo/shared/pos-venda/lote';
import { type PrazoDePagamento, prazoDePagamento } from '@martelo/shared/pos-venda/prazos';
import { naoEstornado, totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import type { ItemVenda, Pagamento, TipoPagamento, Venda } from '@martelo/shared/venda';
import type { LoteVisto } from '../../auction/modelo/estado.ts';
import { itemDoLote } from '../../leituras/projecoes/venda-do-lote.ts';
import { encerrar } from './encerrar.ts';
import { extrasDoItem } from './extras.ts';

interface Fatos {
  leilao: Pick<Leilao, 'data' | 'porcentagemComissao'>;
  lote: LoteVisto;
  /** Unix ms. */
  agora: number;
  /** How the brand counts the days to pay. */
  prazo?: PrazoDePagamento | undefined;
}

/**
 * The sale as its lot, moved by somebody since they last agreed, has it (P4): what staff set on the lot commands the sale. Money stays
 * rows: marked as paid, the lot makes one for what was due; awaiting money again, it takes that back and nothing else.
 */
export function seguirLote(
  venda: Venda,
  item: ItemVenda,
  { leilao, lote, agora, prazo }: Fatos,
): VendaEscrita {
  const vista = comItem(venda, { ...item, loteVisto: lote.situacao });
  if (venda.encerramento !== null) return vista;
  const dizer = dizerDoLote(lote.situacao);
  if (dizer === 'condicional') return vista;
  // Of several lots one is not sold any more: it goes, the others stay. Its former place is in the history.
  if (dizer === 'sem-venda' && venda.itens.length > 1)
    return {
      ...venda,
      itens: venda.itens.filter(({ uid }) => uid !== item.uid),
      itensExtras: venda.itensExtras.filter(({ uid }) => !extrasDoItem(item.uid).includes(uid)),
    };
  if (dizer === 'sem-venda')
    return encerrar(vista, {
      como: fimPeloLote(lote.situacao),
      motivo: venda.condicional ? MOTIVO_RECUSADA : MOTIVO_LOTE,
      em: agora,
      por: 'sistema',
    });
  const devida = venda.condicional
    ? vendidaSemCondicao(vista, item.uid, { leilao, lote, agora, prazo })
    : vista;
  const retiradaEm = dizer === 'retirado' ? (item.retiradaEm ?? new Date(agora).toISOString()) : null;
  const emDia = comItem(devida, { ...itemDaVenda(devida, item.uid), retiradaEm });
  return comAMarcaDoLote(emDia, lote.situacao, agora);
}

/** The sale's rows as its lot's being marked says it (P4): paid, or awaiting money. @param agora Unix ms */
export function comAMarcaDoLote(venda: VendaEscrita, situacao: SituacaoLote, agora: number): VendaEscrita {
  const dizer = dizerDoLote(situacao);
  return dizer === 'a-receber'
    ? semMarca(venda, agora)
    : comMarca(venda, dizer === 'pago-no-cartao' ? 'CARTAO_DE_CREDITO_MANUAL' : 'DEPOSITO', agora);
}

const MOTIVO_RECUSADA = 'A venda em condicional não foi liberada. Nada é cobrado.';
export const MOTIVO_LOTE = 'O lote deixou de estar vendido.';
const OBSERVACAO_MARCA = 'Lote marcado como pago.';

/** The consignor let it go, at the price that was agreed: from here on it is to be paid. */
function vendidaSemCondicao(
  venda: VendaEscrita,
  itemUid: string,
  { leilao, lote, agora, prazo }: Fatos,
): VendaEscrita {
  const antes = itemDaVenda(venda, itemUid);
  const valor = lote.condicional?.desfecho?.valor ?? antes.valorLance;
  const { uid, tipoNegociacao } = antes;
  const item = itemDoLote(leilao, lote, {
    ...{ uid, tipoNegociacao, valor, situacao: lote.situacao, hotsiteId: venda.hotsiteId },
  });
  return {
    ...comItem(venda, item),
    condicional: false,
    dataPagamento: prazoDePagamento(leilao.data, agora, prazo),
  };
}

/** With a row for what was still due, because the lot says that it is paid. */
function comMarca(venda: VendaEscrita, tipo: TipoPagamento, agora: number): VendaEscrita {
  const { restante } = totaisDaVenda(venda);
  // What a lot says of itself pays for no papers.
  if (restante === 0 || liberada(venda)) return venda;
  const em = new Date(agora).toISOString();
  return { ...venda, pagamentos: [...venda.pagamentos, linhaPaga(tipo, restante, em, OBSERVACAO_MARCA)] };
}

/** Without those rows, each answered by its estorno. What came from people and banks stands. */
function semMarca(venda: VendaEscrita, agora: number): VendaEscrita {
  if (!liberada(venda)) return venda;
  const em = new Date(agora).toISOString();
  const estornos = venda.pagamentos
    .filter(
      ({ origem, situacao, estornoDe }) => origem === 'lote' && situacao === 'PAGO' && estornoDe === null,
    )
    .flatMap((linha) => {
      const resto = naoEstornado(linha, venda.pagamentos);
      return resto > 0
        ? [
            {
              ...linhaPaga(linha.tipo, -resto, em, 'O lote voltou a aguardar pagamento.'),
              estornoDe: linha.uid,
            },
          ]
        : [];
    });
  return estornos.length === 0 ? venda : { ...venda, pagamentos: [...venda.pagamentos, ...estornos] };
}

const linhaPaga = (tipo: TipoPagamento, valor: number, em: string, observacao: string): Pagamento => ({
  ...{ uid: uuidv7(), tipo, valor, data: em, situacao: 'PAGO', observacao, origem: 'lote', motivo: null },
  ...{ terceiro: false, estornoDe: null, canceladoEm: null, pagoEm: em, recebimento: null, comprovantes: [] },
});
