import { LIMITE_SEM_SEGUNDA_PESSOA, type TipoAprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { situacaoLote } from '@martelo/shared/lote';
import { type PapelInterno, QUEM_DESTINA } from '@martelo/shared/papeis';
import {
  acrescentarExtra,
  cancelarLinha,
  criarLinha,
  definirEntrega,
  descontar,
  estornar,
  itemDaVenda,
  linhaDe,
  moverLinha,
  moverPapeis,
  retirarExtra,
} from '@martelo/shared/pos-venda/atos';
import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { pedirDevolucao } from '@martelo/shared/pos-venda/devolucao';
import { exigirNaoEntregue } from '@martelo/shared/pos-venda/entregue';
import {
  descontoDaEquipe,
  devolucaoDoPagamento,
  documentacaoDaEquipe,
  entregaDaEquipe,
  estornoDoPagamento,
  extraDaEquipe,
  fimDaVenda,
  pagamentoDaEquipe,
  retiradaDeExtra,
  situacaoDoPagamento,
} from '@martelo/shared/pos-venda/pedidos';
import { type Dinheiro, receberPorDecisao } from '@martelo/shared/pos-venda/receber';
import {
  abateDemais,
  provada,
  reabre,
  reabrePeloEnvio,
  retiraADois,
  terminaADois,
} from '@martelo/shared/pos-venda/segunda-pessoa';
import { totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import { papeisDe } from '@martelo/shared/transicoes';
import type { Entrega, Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { devolverSobra, encerrar } from './encerrar.ts';
import { extrasDoItem } from './extras.ts';
import type { PrecoNestaVenda } from './precos-de-envio.ts';
import { comAMarcaDoLote } from './seguir-lote.ts';

const marcaNoLote = z.object({ situacao: situacaoLote, motivo: z.string().nullable() });
/** A credit's own record is written first, so that no two sales take it (`creditos-de-outro.ts`). */
export const ATO_DO_CREDITO = 'credito';
const creditoDestinado = z.object({ dinheiro: z.custom<Dinheiro>(), motivo: z.string() });

/** An act as it is done: now, or when a second person has approved it. */
export interface Feitura<C> {
  corpo: C;
  /** The row or the item that it is done to. */
  alvo: string | null;
  /** Of what it makes. */
  uid: string;
  por: string;
  /** Unix ms. */
  em: number;
  /** Of an act `comPrecos` alone. */
  precos?: PrecoNestaVenda;
}

/** What settlement does to a sale, declared once: the call, the change, and when somebody else has to agree (P10). */
export interface AtoDoAcerto<B extends z.ZodType = z.ZodType> {
  metodo: 'post' | 'put';
  /** After `/v1/vendas/:id/`, `/v1/pagamentos/:uid/` or `/v1/vendas/:id/itens/:uid/`. */
  caminho: string;
  em: 'venda' | 'pagamento' | 'item';
  resumo: string;
  status?: 201;
  corpo: B;
  /** It looks at what the house asks for sending papers. What waits for a second person keeps the price of when it was asked. */
  comPrecos?: true;
  /** It ends the sale: nothing of it may have left the yard (P4, P21). */
  termina?: true;
  /** It has no call of its own: it comes from somewhere else. */
  semChamada?: true;
  /** Whose act it is: settlement's where nothing is said. */
  quem?: readonly PapelInterno[];
  mudanca(venda: Venda, feitura: Feitura<z.output<B>>): VendaEscrita;
  /** Which agreement it needs, and over how much; null where none. Centavos. */
  segunda?(venda: Venda, feitura: Pick<Feitura<z.output<B>>, 'corpo' | 'alvo' | 'precos'>): Segunda | null;
}
export interface Segunda {
  tipo: TipoAprovacao;
  valor: number | null;
  /** What is fixed of the act while it waits, beside what was sent. */
  fixado?: Record<string, unknown>;
}

const ato = <B extends z.ZodType>(declarado: AtoDoAcerto<B>): AtoDoAcerto =>
  declarado as unknown as AtoDoAcerto;
const iso = (em: number): string => new Date(em).toISOString();

const fim = (caminho: string, como: 'Cancelada' | 'ClienteDesistiu', resumo: string): AtoDoAcerto =>
  ato({
    ...{ metodo: 'post', caminho, em: 'venda', resumo, corpo: fimDaVenda, termina: true },
    mudanca(venda, { corpo: { motivo }, em, por }) {
      if (venda.encerramento !== null) throw new ErroMartelo('VENDA_ENCERRADA');
      exigirNaoEntregue(venda);
      return encerrar(venda, { como, motivo, em, por });
    },
    segunda: (venda) =>
      terminaADois(venda) ? { tipo: 'fim-de-venda-paga', valor: venda.totalAPagar } : null,
  });

/** By name, which stays: what waits to be approved is kept under it. */
export const ATOS_DO_ACERTO: Readonly<Record<string, AtoDoAcerto>> = {
  pagamento: ato({
    ...{ metodo: 'post', caminho: 'pagamentos', em: 'venda', status: 201, corpo: pagamentoDaEquipe },
    resumo: 'Registra um pagamento de qualquer tipo (valor em centavos)',
    mudanca: (venda, { corpo: { tipo, valor, observacao }, uid, em }) =>
      criarLinha(venda, { uid, tipo, valor, observacao, origem: 'equipe', data: iso(em) }),
  }),
  situacao: ato({
    ...{ metodo: 'put', caminho: 'situacao', em: 'pagamento', corpo: situacaoDoPagamento },
    resumo: 'Aprova, diverge ou põe em validação um pagamento',
    mudanca: (venda, { corpo: { situacao, motivo }, alvo, em }) =>
      moverLinha(venda, alvo!, { para: situacao, quem: 'acerto', motivo, em: iso(em) }),
    segunda: (venda, { corpo, alvo }) => (corpo.situacao === 'PAGO' ? segundaDoPago(venda, alvo!) : null),
  }),
  estorno: ato({
    ...{ metodo: 'post', caminho: 'estorno', em: 'pagamento', corpo: estornoDoPagamento },
    resumo: 'Estorna um pagamento aprovado, todo ou em parte',
    mudanca: (venda, { corpo: { valor, motivo }, alvo, uid, em }) =>
      estornar(venda, alvo!, { estornoUid: uid, valor, motivo, em: iso(em) }),
    segunda: (venda, { corpo, alvo }) => ({
      ...{ tipo: 'estorno', valor: corpo.valor ?? linhaDe(venda, alvo!).valor },
    }),
  }),
  devolver: ato({
    ...{ metodo: 'post', caminho: 'devolver', em: 'pagamento', corpo: devolucaoDoPagamento },
    resumo: 'Devolve pelo banco, por Pix ou no cartão, o que está a devolver',
    mudanca: (venda, { alvo, em }) => pedirDevolucao(venda, alvo!, iso(em)),
    segunda: (venda, { alvo }) => ({ tipo: 'devolucao', valor: -linhaDe(venda, alvo!).valor }),
  }),
  // Only the list grows: each refund on it is made by two people.
  sobra: ato({
    ...{ metodo: 'post', caminho: 'devolver-sobra', em: 'venda', corpo: devolucaoDoPagamento },
    resumo: 'Põe a devolver o que a venda paga tem a mais: troco, e o de terceiros que não foi aceito',
    mudanca: (venda, { em }) => devolverSobra(venda, em),
  }),
  'cancelar-pagamento': ato({
    ...{ metodo: 'post', caminho: 'cancelar', em: 'pagamento' },
    corpo: situacaoDoPagamento.pick({ comandoId: true, revisao: true }),
    resumo: 'Cancela um pagamento que não foi feito',
    mudanca: (venda, { alvo, em }) => cancelarLinha(venda, alvo!, { quem: 'acerto', em: iso(em) }),
  }),
  desconto: ato({
    ...{ metodo: 'post', caminho: 'desconto', em: 'venda', corpo: descontoDaEquipe },
    resumo: 'Define o desconto da venda, em centavos',
    mudanca: (venda, { corpo }) => descontar(venda, corpo.valor),
    segunda(venda, { corpo: { valor } }) {
      const depois = { ...venda, valorDesconto: valor };
      const demais = valor > LIMITE_SEM_SEGUNDA_PESSOA || abateDemais(venda, depois);
      return demais ? { tipo: 'desconto', valor } : reabertura(venda, depois);
    },
  }),
  extra: ato({
    ...{ metodo: 'post', caminho: 'itens-extras', em: 'venda', corpo: extraDaEquipe },
    resumo: 'Acrescenta o que se deve além dos lotes',
    mudanca: (venda, { corpo: { nome, valor }, uid, em }) =>
      acrescentarExtra(venda, { uid, nome, valor, data: iso(em) }),
    segunda: (venda, { corpo: { nome, valor } }) =>
      reabertura(venda, {
        ...venda,
        itensExtras: [...venda.itensExtras, { uid: venda.uid, nome, valor, data: venda.dataVenda }],
      }),
  }),
  'retirar-extra': ato({
    ...{ metodo: 'post', caminho: 'itens-extras/retirar', em: 'venda', corpo: retiradaDeExtra },
    resumo: 'Retira um extra que a equipe acrescentou, com o motivo',
    mudanca(venda, { corpo: { extraUid, motivo }, em, por }) {
      if (venda.itens.some((item) => extrasDoItem(item.uid).includes(extraUid)))
        throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
          campo: 'este extra',
          porque: 'ele é do envio ou da armazenagem de um lote, e muda com eles',
        });
      return retirarExtra(venda, extraUid, { motivo, em: iso(em), por });
    },
    segunda(venda, { corpo: { extraUid } }) {
      const extra = venda.itensExtras.find(({ uid }) => uid === extraUid);
      return extra !== undefined && retiraADois(venda, extra)
        ? { tipo: 'desconto', valor: extra.valor }
        : null;
    },
  }),
  cancelar: fim('cancelar', 'Cancelada', 'Cancela a venda; o que foi pago fica a devolver'),
  desistencia: fim(
    ...(['desistencia', 'ClienteDesistiu'] as const),
    'Registra a desistência do cliente; o que foi pago fica a devolver',
  ),
  entrega: ato({
    ...{ metodo: 'put', caminho: 'entrega', em: 'item', corpo: entregaDaEquipe },
    resumo: 'Define como os documentos de um lote chegam ao comprador, e quanto custa',
    comPrecos: true,
    mudanca: (venda, feitura) =>
      definirEntrega(venda, feitura.alvo!, entregaPedida(venda, feitura), iso(feitura.em)),
    segunda(venda, feitura) {
      const { valor, preco, ...entrega } = entregaPedida(venda, feitura);
      const depois = definirEntrega(venda, feitura.alvo!, { ...entrega, valor }, venda.dataVenda) as Venda;
      if (!reabrePeloEnvio(venda, depois, preco?.por !== 'equipe')) return null;
      const { restante } = totaisDaVenda(depois);
      return { tipo: 'reabertura', valor: restante, fixado: { valor } };
    },
  }),
  lote: ato({
    ...{ metodo: 'put', caminho: '', em: 'item', corpo: marcaNoLote, semChamada: true },
    quem: papeisDe(['equipe', 'acerto']),
    resumo: 'Lote marcado como pago, ou de volta a receber',
    mudanca(venda, { corpo: { situacao }, em }) {
      if (venda.encerramento !== null) throw new ErroMartelo('VENDA_ENCERRADA');
      return comAMarcaDoLote(venda, situacao, em);
    },
    segunda(venda, { corpo: { situacao } }) {
      const { aprovado } = totaisDaVenda(venda);
      const mudou = totaisDaVenda(comAMarcaDoLote(venda, situacao, 0) as Venda).aprovado - aprovado;
      if (mudou === 0) return null;
      return mudou > 0 ? { tipo: 'pagamento-sem-prova', valor: mudou } : { tipo: 'estorno', valor: -mudou };
    },
  }),
  [ATO_DO_CREDITO]: ato({
    ...{ metodo: 'post', caminho: '', em: 'venda', corpo: creditoDestinado, semChamada: true },
    quem: QUEM_DESTINA,
    resumo: 'Destina à venda um crédito que não é, ou não se sabe se é, do comprador',
    mudanca: (venda, { corpo: { dinheiro, motivo } }) => receberPorDecisao(venda, dinheiro, motivo),
  }),
  documentacao: ato({
    ...{ metodo: 'put', caminho: 'documentacao', em: 'item', corpo: documentacaoDaEquipe },
    resumo: 'Leva adiante a documentação de um lote',
    mudanca: (venda, { corpo, alvo, em }) => moverPapeis(venda, alvo!, corpo, iso(em)),
  }),
};

/** How the papers of an item are to go, and for how much. */
function entregaPedida(
  venda: Venda,
  {
    corpo: { metodo, patUid, endereco: novo, valor },
    alvo,
    precos,
  }: Pick<Feitura<z.output<typeof entregaDaEquipe>>, 'corpo' | 'alvo' | 'precos'>,
): Omit<Entrega, 'enviadoEm'> {
  const item = itemDaVenda(venda, alvo!);
  if (metodo === 'Retirada' && valor)
    throw new ErroMartelo('RETIRADA_SEM_ENVIO', { campo: 'valor', oQue: 'valor de envio' });
  const endereco = novo ?? (metodo === 'Retirada' ? null : (item.entrega?.endereco ?? null));
  // What somebody says stands above the table, until it goes another way or elsewhere.
  const custa =
    valor === undefined || metodo === 'Retirada'
      ? precos!(item, { metodo, cep: endereco?.cep ?? null })
      : { valor, preco: { por: 'equipe' as const, dias: null, linha: null } };
  return { metodo, patUid: patUid ?? null, endereco, ...custa };
}

/** More would be due of a paid sale (P12). Centavos. */
const reabertura = (venda: Venda, depois: Venda): Segunda | null =>
  reabre(venda, depois) ? { tipo: 'reabertura', valor: totaisDaVenda(depois).restante } : null;

/** Money that goes out, that nothing proves, or that only evens out a sum. */
function segundaDoPago(venda: Venda, uid: string): Segunda | null {
  const movida = linhaDe(venda, uid);
  const { estornoDe, tipo, valor } = movida;
  if (estornoDe !== null) return { tipo: 'devolucao', valor: -valor };
  if (tipo === 'DIFERENCA_XLS') {
    const pagamentos = venda.pagamentos.map((linha) =>
      linha.uid === uid ? { ...linha, situacao: 'PAGO' as const } : linha,
    );
    return abateDemais(venda, { ...venda, pagamentos }) ? { tipo: 'diferenca', valor } : null;
  }
  return provada(movida, venda) ? null : { tipo: 'pagamento-sem-prova', valor };
}
