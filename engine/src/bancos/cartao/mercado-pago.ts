import type { MotivoDaRecusa } from '@martelo/shared/cartao/pagamento';
import type { SituacaoCartao } from '@martelo/shared/cartao/situacao';
import { z } from 'zod';
import type { Transporte } from '../transporte.ts';
import { exigirAssinatura, partesDe } from './assinatura.ts';
import type { Cartao, TransacaoDeCartao } from './cartao.ts';
import { pedirJson } from './pedir.ts';

/*
 * Mercado Pago: Checkout Pro (preferences, to whose `init_point` the buyer is sent), `/v1/payments` and signed webhooks, as
 * mercadopago.com.br/developers describes them. Chosen among those whose hosted checkout takes Brazilian instalments (decision 353).
 */

export interface OpcoesMercadoPago {
  transporte: Transporte;
  token: string;
  /** The application's, which its notices are signed with. */
  segredo: string;
  agora(): number;
  url?: string;
}

const API = 'https://api.mercadopago.com';
const SO_CREDITO = ['ticket', 'bank_transfer', 'atm', 'debit_card', 'prepaid_card', 'digital_currency'];

const preferencia = z.looseObject({ id: z.string(), init_point: z.url() });

/** In reais, as a JSON number. */
const reais = z.number().transform((valor) => Math.round(valor * 100));
const pagamento = z.looseObject({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: reais,
  transaction_amount_refunded: reais.nullish(),
  installments: z.int().min(1).nullish(),
  transaction_details: z.looseObject({ total_paid_amount: reais.nullish() }).nullish(),
  payment_method_id: z.string().nullish(),
  authorization_code: z.string().nullish(),
  card: z.looseObject({ last_four_digits: z.string().nullish() }).nullish(),
});
const busca = z.looseObject({ results: z.array(pagamento) });

export function cartaoMercadoPago(opcoes: OpcoesMercadoPago): Cartao {
  const { segredo, agora, url = API } = opcoes;
  return {
    async criar({ pagamentoUid, centavos, parcelas, descricao, voltarPara, avisarEm, expiraEm }) {
      const { id, init_point: endereco } = await pedirJson(
        ...([opcoes, 'POST', `${url}/checkout/preferences`, preferencia] as const),
        {
          chave: `${pagamentoUid}:${centavos}:${parcelas}`,
          corpo: {
            items: [
              {
                ...{ id: pagamentoUid, title: descricao.slice(0, 256), quantity: 1 },
                ...{ currency_id: 'BRL', unit_price: centavos / 100 },
              },
            ],
            external_reference: pagamentoUid,
            back_urls: { success: voltarPara, pending: voltarPara, failure: voltarPara },
            auto_return: 'approved',
            notification_url: avisarEm,
            payment_methods: {
              excluded_payment_types: SO_CREDITO.map((tipo) => ({ id: tipo })),
              installments: parcelas,
            },
            ...{ expires: true, expiration_date_to: new Date(expiraEm).toISOString() },
          },
        },
      );
      return { id, endereco };
    },
    async consultar(id) {
      return comoTransacao(
        await pedirJson(opcoes, 'GET', `${url}/v1/payments/${encodeURIComponent(id)}`, pagamento),
      );
    },
    async procurar(pagamentoUid) {
      const consulta = new URLSearchParams({
        ...{ external_reference: pagamentoUid, sort: 'date_created', criteria: 'desc' },
      });
      const { results } = await pedirJson(opcoes, 'GET', `${url}/v1/payments/search?${consulta}`, busca);
      return results.map(comoTransacao);
    },
    async estornar(id, chave, centavos) {
      const url_ = `${url}/v1/payments/${encodeURIComponent(id)}/refunds`;
      await pedirJson(opcoes, 'POST', url_, z.looseObject({ id: z.union([z.number(), z.string()]) }), {
        ...{ corpo: { amount: centavos / 100 }, chave },
      });
    },
    // What is signed is the id in the query, the request's id and the time; not the body, of which nothing is read.
    lerAviso({ cabecalhos, consulta }) {
      const partes = partesDe(cabecalhos['x-signature']);
      const id = consulta.get('data.id') ?? '';
      const pedido = cabecalhos['x-request-id'];
      const instante = partes.get('ts');
      const manifesto = [
        ...(id === '' ? [] : [`id:${id.toLowerCase()};`]),
        ...(typeof pedido === 'string' ? [`request-id:${pedido};`] : []),
        `ts:${instante ?? ''};`,
      ].join('');
      exigirAssinatura({ segredo, instante, assinatura: partes.get('v1'), agora: agora() }, manifesto);
      const assunto = consulta.get('type') ?? consulta.get('topic');
      return assunto === 'payment' && id !== '' ? id : null;
    },
  };
}

function comoTransacao(lido: z.output<typeof pagamento>): TransacaoDeCartao {
  const { transaction_amount: centavos, transaction_details: detalhes, installments } = lido;
  const situacao = situacaoDe(lido);
  return {
    ...{ id: lido.id, pagamentoUid: lido.external_reference ?? null, situacao },
    motivo: situacao === 'NEGADA' ? (MOTIVOS.get(lido.status_detail ?? '') ?? null) : null,
    ...{ centavos, estornado: lido.transaction_amount_refunded ?? 0, parcelas: installments ?? 1 },
    valorComJuros: Math.max(centavos, detalhes?.total_paid_amount ?? 0),
    taxaDeJuros: null,
    ...{ bandeira: lido.payment_method_id ?? null, final: lido.card?.last_four_digits ?? null },
    nsu: lido.authorization_code ?? null,
  };
}

/** Its `status_detail` of what it refuses, as far as whoever pays can do something about it. */
const MOTIVOS: ReadonlyMap<string, MotivoDaRecusa> = new Map([
  ['cc_rejected_insufficient_amount', 'saldo'],
  ['cc_rejected_bad_filled_card_number', 'dados'],
  ['cc_rejected_bad_filled_date', 'dados'],
  ['cc_rejected_bad_filled_other', 'dados'],
  ['cc_rejected_bad_filled_security_code', 'dados'],
  ['cc_rejected_call_for_authorize', 'autorizar'],
  ['cc_rejected_card_disabled', 'desabilitado'],
  ['cc_rejected_blacklist', 'seguranca'],
  ['cc_rejected_high_risk', 'seguranca'],
  ['cc_rejected_3ds_mandatory', 'seguranca'],
  ['cc_rejected_max_attempts', 'tentativas'],
  ['cc_rejected_duplicated_payment', 'duplicado'],
  ['cc_rejected_invalid_installments', 'parcelas'],
]);

/** What is neither money nor its end (pending, in_process, whatever comes to be) waits. */
function situacaoDe({ status, status_detail }: z.output<typeof pagamento>): SituacaoCartao {
  switch (status) {
    case 'authorized':
      return 'AUTORIZADA';
    case 'approved':
      return 'CAPTURADA';
    case 'rejected':
      return 'NEGADA';
    case 'cancelled':
      return status_detail === 'expired' ? 'EXPIRADA' : 'NEGADA';
    case 'refunded':
      return 'ESTORNADA';
    case 'in_mediation':
      return 'CONTESTADA';
    case 'charged_back':
      if (status_detail === 'settled') return 'PERDIDA';
      return status_detail === 'reimbursed' ? 'GANHA' : 'CONTESTADA';
    default:
      return 'CRIADA';
  }
}
