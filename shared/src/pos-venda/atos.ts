import { ErroMartelo } from '../erros.ts';
import { formatarReais } from '../reais.ts';
import {
  type Comprovante,
  type Documentacao,
  type Entrega,
  type ItemVenda,
  type Pagamento,
  ROTULOS_SITUACAO_PAGAMENTO,
  type SituacaoPagamento,
  type TipoPagamento,
  type Venda,
} from '../venda.ts';
import type { VendaEscrita } from './derivar.ts';
import { liberada } from './liberada.ts';
import {
  aceitaComprovante,
  aceitaProvaDaDevolucao,
  COMPROVANTES_MAX,
  podeCancelar,
  type QuemMove,
  setaDoPagamento,
} from './pagamentos.ts';
import { etapaSegue, papeisSairam } from './papeis.ts';
import { semCobranca, situacaoDaVenda } from './situacao.ts';
import { naoEstornado, totaisDaVenda } from './totais.ts';

/*
 * What people and banks do to a sale, each as the sale that comes of it. They look at nothing else and do nothing; refusals are thrown.
 * Centavos; instants are ISO 8601.
 */

/** A row as its maker gives it. */
export interface NovaLinha {
  uid: string;
  tipo: TipoPagamento;
  valor: number;
  origem: Pagamento['origem'];
  data: string;
  observacao?: string | undefined;
}

/** Rows that a buyer has made of one sale: nobody pays it in so many parts, and each is read with it. */
const EM_ABERTO_MAX = 20;
const DO_CLIENTE_MAX = 200;

/**
 * P6: a row of money that is to come. A buyer's is never for more than what no other row stands for.
 * @throws ErroMartelo VENDA_NAO_AGUARDA_PAGAMENTO, VALOR_EXCEDE_O_DEVIDO, LIMITE_DE_PAGAMENTOS
 */
export function criarLinha(venda: Venda, { observacao = '', ...nova }: NovaLinha): VendaEscrita {
  if (semCobranca(situacaoDaVenda(venda))) throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
  const { aguardandoFormaPagamento } = totaisDaVenda(venda);
  if (nova.origem === 'cliente' && nova.valor > aguardandoFormaPagamento)
    throw new ErroMartelo('VALOR_EXCEDE_O_DEVIDO', {
      aguardandoFormaPagamento,
      devidoFormatado: formatarReais(aguardandoFormaPagamento),
    });
  const suas = venda.pagamentos.filter(({ origem }) => origem === 'cliente');
  const emAberto = suas.filter((uma) => uma.canceladoEm === null && uma.situacao !== 'PAGO');
  if (nova.origem === 'cliente' && (emAberto.length >= EM_ABERTO_MAX || suas.length >= DO_CLIENTE_MAX))
    throw new ErroMartelo('LIMITE_DE_PAGAMENTOS');
  const linha: Pagamento = {
    ...{ ...nova, observacao, situacao: 'CADASTRADO', motivo: null, terceiro: false, estornoDe: null },
    ...{ canceladoEm: null, pagoEm: null, recebimento: null, comprovantes: [] },
  };
  return comLinha(venda, linha);
}

/** P6: its maker takes back what nobody has done anything about yet. @throws ErroMartelo TRANSICAO_INVALIDA, NAO_ENCONTRADO */
export function cancelarLinha(
  venda: Venda,
  uid: string,
  { quem, em }: { quem: 'cliente' | 'acerto'; em: string },
): VendaEscrita {
  const linha = linhaDe(venda, uid);
  if (linha.canceladoEm !== null) return venda;
  if (!podeCancelar(linha) || (quem === 'cliente' && linha.origem !== 'cliente'))
    throw new ErroMartelo('TRANSICAO_INVALIDA', {
      ...{ de: ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo, para: 'Cancelado' },
    });
  return comLinha(venda, { ...linha, canceladoEm: em });
}

/** P7: a proof is added, and the row waits to be checked. @throws ErroMartelo COMPROVANTES_DEMAIS, TRANSICAO_INVALIDA, NAO_ENCONTRADO */
export function enviarComprovante(venda: Venda, uid: string, comprovante: Comprovante): VendaEscrita {
  const linha = linhaDe(venda, uid);
  if (!aceitaComprovante(linha)) {
    if (linha.comprovantes.length >= COMPROVANTES_MAX)
      throw new ErroMartelo('COMPROVANTES_DEMAIS', { maximo: COMPROVANTES_MAX });
    throw recusada(linha, 'AG_COMPENSACAO');
  }
  const comprovantes = [...linha.comprovantes, comprovante];
  return comLinha(venda, { ...linha, comprovantes, situacao: 'AG_COMPENSACAO', motivo: null });
}

/**
 * P21: a refund that goes by hand is given the proof that its money has left; it is made when somebody says so, with it.
 * @throws ErroMartelo COMPROVANTES_DEMAIS, TRANSICAO_INVALIDA, NAO_ENCONTRADO
 */
export function provarDevolucao(venda: Venda, uid: string, comprovante: Comprovante): VendaEscrita {
  const linha = linhaDe(venda, uid);
  if (!aceitaProvaDaDevolucao(linha)) {
    if (linha.comprovantes.length >= COMPROVANTES_MAX)
      throw new ErroMartelo('COMPROVANTES_DEMAIS', { maximo: COMPROVANTES_MAX });
    throw recusada(linha, 'PAGO');
  }
  return comLinha(venda, { ...linha, comprovantes: [...linha.comprovantes, comprovante] });
}

/**
 * P6: a row moves by the table. A refund that waits to be made is only made, by hand with its proof (P21).
 * @throws ErroMartelo TRANSICAO_INVALIDA, MOTIVO_OBRIGATORIO, DEVOLUCAO_SEM_PROVA, NAO_ENCONTRADO
 */
export function moverLinha(
  venda: Venda,
  uid: string,
  {
    para,
    quem,
    motivo,
    em,
  }: { para: SituacaoPagamento; quem: QuemMove; motivo?: string | undefined; em: string },
): VendaEscrita {
  const linha = linhaDe(venda, uid);
  if (linha.estornoDe !== null) {
    if (
      linha.situacao !== 'CADASTRADO' ||
      linha.canceladoEm !== null ||
      para !== 'PAGO' ||
      quem === 'cliente' ||
      // The bank has it in hand: by hand as well it would go twice.
      linha.devolucao?.situacao === 'PEDIDA'
    )
      throw recusada(linha, para);
    if (quem === 'acerto' && linha.comprovantes.length === 0) throw new ErroMartelo('DEVOLUCAO_SEM_PROVA');
    return comLinha(venda, { ...linha, situacao: 'PAGO', pagoEm: em });
  }
  const seta = setaDoPagamento(linha, para, quem);
  if (seta === undefined) throw recusada(linha, para);
  // P8: somebody else's money is taken with a reason, whichever way its row came to be looked at.
  const aceitaDeOutro = linha.terceiro && para === 'PAGO' && quem === 'acerto';
  if ((seta.motivo || aceitaDeOutro) && !motivo) throw new ErroMartelo('MOTIVO_OBRIGATORIO');
  return comLinha(venda, {
    ...{ ...linha, situacao: para, motivo: motivo ?? null },
    pagoEm: para === 'PAGO' ? em : null,
  });
}

/**
 * A PAGO row is answered by a refund (R8): `valor` of it, or all that is left.
 * @throws ErroMartelo TRANSICAO_INVALIDA where it is not PAGO, ESTORNO_EXCEDE, NAO_ENCONTRADO
 */
export function estornar(
  venda: Venda,
  uid: string,
  {
    estornoUid,
    valor,
    motivo,
    em,
  }: { estornoUid: string; valor?: number | undefined; motivo: string; em: string },
): VendaEscrita {
  const linha = linhaDe(venda, uid);
  if (linha.situacao !== 'PAGO' || linha.estornoDe !== null)
    throw new ErroMartelo('TRANSICAO_INVALIDA', {
      ...{ de: ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo, para: 'Estornado' },
    });
  const resto = naoEstornado(linha, venda.pagamentos);
  const devolvido = valor ?? resto;
  if (devolvido > resto || devolvido < 1)
    throw new ErroMartelo('ESTORNO_EXCEDE', { resto, restoFormatado: formatarReais(resto) });
  return comLinha(venda, {
    ...{ uid: estornoUid, tipo: linha.tipo, valor: -devolvido, data: em, situacao: 'PAGO', motivo },
    ...{ observacao: '', origem: 'equipe', terceiro: false, estornoDe: linha.uid, canceladoEm: null },
    ...{ pagoEm: em, recebimento: null, comprovantes: [] },
  });
}

/** Takes something off the total, at most all of it. @throws ErroMartelo VENDA_NAO_AGUARDA_PAGAMENTO, DESCONTO_EXCEDE */
export function descontar(venda: Venda, valor: number): VendaEscrita {
  if (semCobranca(situacaoDaVenda(venda))) throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
  const semDesconto = totaisDaVenda({ ...venda, valorDesconto: 0 }).total;
  if (valor > semDesconto)
    throw new ErroMartelo('DESCONTO_EXCEDE', {
      total: semDesconto,
      totalFormatado: formatarReais(semDesconto),
    });
  return { ...venda, valorDesconto: valor };
}

/** Adds what is owed beside the lots. @throws ErroMartelo VENDA_NAO_AGUARDA_PAGAMENTO */
export function acrescentarExtra(
  venda: Venda,
  extra: { uid: string; nome: string; valor: number; data: string },
): VendaEscrita {
  if (semCobranca(situacaoDaVenda(venda))) throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
  return { ...venda, itensExtras: [...venda.itensExtras, extra] };
}

/**
 * Takes one of those back; why stays with the sale. The discount is still at most what all comes to.
 * @throws ErroMartelo VENDA_NAO_AGUARDA_PAGAMENTO, NAO_ENCONTRADO, DESCONTO_EXCEDE
 */
export function retirarExtra(
  venda: Venda,
  extraUid: string,
  porque: { motivo: string; em: string; por: string },
): VendaEscrita {
  if (semCobranca(situacaoDaVenda(venda))) throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
  const extra = venda.itensExtras.find(({ uid }) => uid === extraUid);
  if (extra === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
  const itensExtras = venda.itensExtras.filter((um) => um !== extra);
  const extrasRetirados = [...(venda.extrasRetirados ?? []), { ...extra, ...porque }];
  return descontar({ ...venda, itensExtras, extrasRetirados }, venda.valorDesconto) as VendaEscrita;
}

/** As an extra the delivery of an item has the item's own uid: each has one, and it goes with it. */
const NOME_DA_ENTREGA: Record<Entrega['metodo'], string> = {
  Sedex: 'Envio por Sedex',
  'Carta Registrada': 'Envio por carta registrada',
  Retirada: 'Retirada dos documentos',
};

/**
 * P16: how the papers of an item are to reach the buyer; the total follows from its value, until it was sent.
 * @throws ErroMartelo PATIO_OBRIGATORIO, PATIO_INDEVIDO, ENDERECO_OBRIGATORIO, RETIRADA_SEM_ENVIO, ENTREGA_ENVIADA, VENDA_ENCERRADA, NAO_ENCONTRADO
 */
export function definirEntrega(
  venda: Venda,
  itemUid: string,
  entrega: Omit<Entrega, 'enviadoEm'>,
  em: string,
): VendaEscrita {
  if (venda.encerramento !== null) throw new ErroMartelo('VENDA_ENCERRADA');
  const item = itemDaVenda(venda, itemUid);
  if (papeisSairam(item)) throw new ErroMartelo('ENTREGA_ENVIADA');
  const retira = entrega.metodo === 'Retirada';
  if (retira && entrega.patUid === null) throw new ErroMartelo('PATIO_OBRIGATORIO');
  if (!retira && entrega.patUid !== null) throw new ErroMartelo('PATIO_INDEVIDO', { metodo: entrega.metodo });
  // Never dropped in silence: whoever sends it believes that it counts.
  if (retira && entrega.endereco !== null)
    throw new ErroMartelo('RETIRADA_SEM_ENVIO', { campo: 'endereco', oQue: 'endereço de envio' });
  if (!retira && entrega.endereco === null)
    throw new ErroMartelo('ENDERECO_OBRIGATORIO', { metodo: entrega.metodo });
  const outros = venda.itensExtras.filter(({ uid }) => uid !== itemUid);
  const valor = retira ? 0 : (entrega.valor ?? 0);
  const extra = { uid: itemUid, nome: NOME_DA_ENTREGA[entrega.metodo], valor, data: em };
  return {
    ...comItem(venda, {
      ...item,
      entrega: { ...entrega, enviadoEm: null },
    }),
    itensExtras: valor > 0 ? [...outros, extra] : outros,
  };
}

export interface MudancaDosPapeis {
  etapa?: Documentacao['etapa'] | undefined;
  codigo?: string | undefined;
  previsaoDias?: number | undefined;
  /** Something is missing from here on. */
  pendencia?: string | undefined;
  /** Nothing is, any more. */
  semPendencia?: boolean | undefined;
}

/**
 * P20: the papers of an item go on. Nothing is sent without its code.
 * @throws ErroMartelo TRANSICAO_INVALIDA, CODIGO_ENVIO_OBRIGATORIO, VENDA_NAO_PAGA, NAO_ENCONTRADO
 */
export function moverPapeis(
  venda: Venda,
  itemUid: string,
  mudanca: MudancaDosPapeis,
  em: string,
): VendaEscrita {
  if (!liberada(venda)) throw new ErroMartelo('VENDA_NAO_PAGA');
  const item = itemDaVenda(venda, itemUid);
  const antes = item.documentacao;
  const { etapa = antes.etapa, codigo = antes.codigo, previsaoDias = antes.previsaoDias } = mudanca;
  const saem = (etapa === 'enviada' || etapa === 'entregue') && etapa !== antes.etapa;
  if (etapa !== antes.etapa && !etapaSegue(antes.etapa, etapa))
    throw new ErroMartelo('TRANSICAO_INVALIDA', { de: antes.etapa, para: etapa });
  // Sending them may have a price of its own, which is paid before they leave.
  if (saem && situacaoDaVenda(venda) !== 'Fechada') throw new ErroMartelo('VENDA_NAO_PAGA');
  if (etapa === 'enviada' && !codigo) throw new ErroMartelo('CODIGO_ENVIO_OBRIGATORIO');
  const encerradas = mudanca.semPendencia
    ? antes.pendencias.map((uma) => ({ ...uma, ate: uma.ate ?? em }))
    : antes.pendencias;
  const pendencias = mudanca.pendencia
    ? [...encerradas, { motivo: mudanca.pendencia, de: em, ate: null }]
    : encerradas;
  // What was sent stays as it was sent; taken back one step, it is to be sent again.
  const mudouEnvio =
    etapa !== antes.etapa && (etapa === 'enviada' || antes.etapa === 'enviada') && etapa !== 'entregue';
  const entrega =
    item.entrega && mudouEnvio
      ? { ...item.entrega, enviadoEm: etapa === 'enviada' ? em : null }
      : item.entrega;
  return comItem(venda, {
    ...item,
    entrega,
    documentacao: { ...antes, etapa, codigo, previsaoDias, pendencias },
  });
}

/** @throws ErroMartelo NAO_ENCONTRADO */
export function linhaDe({ pagamentos }: Pick<Venda, 'pagamentos'>, uid: string): Pagamento {
  const linha = pagamentos.find((uma) => uma.uid === uid);
  if (linha === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
  return linha;
}

/** @throws ErroMartelo NAO_ENCONTRADO */
export function itemDaVenda({ itens }: Pick<Venda, 'itens'>, uid: string): ItemVenda {
  const item = itens.find((um) => um.uid === uid);
  if (item === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
  return item;
}

/** The sale with this item in the place of the one of its uid. */
export const comItem = <V extends Pick<Venda, 'itens'>>(venda: V, item: ItemVenda): V => ({
  ...venda,
  itens: venda.itens.map((um) => (um.uid === item.uid ? item : um)),
});

/** The sale with this row, in the place of the one of its uid or as the last. */
const comLinha = (venda: Venda, linha: Pagamento): VendaEscrita => ({
  ...venda,
  pagamentos: venda.pagamentos.some(({ uid }) => uid === linha.uid)
    ? venda.pagamentos.map((uma) => (uma.uid === linha.uid ? linha : uma))
    : [...venda.pagamentos, linha],
});

const recusada = (linha: Pagamento, para: SituacaoPagamento): ErroMartelo =>
  new ErroMartelo('TRANSICAO_INVALIDA', {
    de: linha.canceladoEm === null ? ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo : 'Cancelado',
    para: ROTULOS_SITUACAO_PAGAMENTO[para].rotulo,
  });
