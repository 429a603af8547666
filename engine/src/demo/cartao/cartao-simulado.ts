import { randomBytes } from 'node:crypto';
import { type Parcelamento, parcelamentos } from '@martelo/shared/cartao/parcelamentos';
import type { TabelaDeParcelas } from '@martelo/shared/cartao/parcelas';
import { cartaoPassaDe, type SituacaoCartao } from '@martelo/shared/cartao/situacao';
import { assinaturaDe } from '../../bancos/cartao/assinatura.ts';
import type { PedidoDeCartao, TransacaoDeCartao } from '../../bancos/cartao/cartao.ts';
import { CABECALHO_DA_ASSINATURA } from '../../bancos/cartao/simulador.ts';

export interface CheckoutSimulado extends PedidoDeCartao {
  id: string;
}
/** Where the buyer is sent on. */
export interface Passo {
  voltarPara: string;
  avisado: Promise<number>;
}

/**
 * A card provider without cards: its page asks for no number. What the buyer chooses there becomes a transaction, told of by a signed
 * notice.
 */
export class CartaoSimulado {
  readonly token = randomBytes(18).toString('base64url');
  readonly segredo = randomBytes(24).toString('base64url');
  readonly #checkouts = new Map<string, CheckoutSimulado>();
  readonly #transacoes = new Map<string, { transacao: TransacaoDeCartao; avisarEm: string }>();
  /** Keys of refunds that were made. */
  readonly #estornos = new Set<string>();
  readonly #tabela: TabelaDeParcelas;
  readonly #agora: () => number;
  #numero = 0;

  constructor(tabela: TabelaDeParcelas, agora: () => number) {
    this.#tabela = tabela;
    this.#agora = agora;
  }

  criar(pedido: PedidoDeCartao): CheckoutSimulado {
    const checkout = { ...pedido, id: randomBytes(12).toString('hex') };
    this.#checkouts.set(checkout.id, checkout);
    return checkout;
  }

  /** Null for none, or one whose time is over. */
  checkout(id: string): CheckoutSimulado | null {
    const achado = this.#checkouts.get(id);
    return achado === undefined || achado.expiraEm < this.#agora() ? null : achado;
  }

  opcoes({ centavos, parcelas }: CheckoutSimulado): Parcelamento[] {
    return parcelamentos(centavos, this.#tabela).filter((uma) => uma.parcelas <= parcelas);
  }

  /** What the buyer pressed. Null when it is no choice that the page offers. */
  decidir(id: string, acao: string, parcelas: number): Passo | null {
    const checkout = this.checkout(id);
    if (checkout === null) return null;
    const { voltarPara, avisarEm } = checkout;
    if (acao === 'desistir') return { voltarPara, avisado: Promise.resolve(0) };
    const opcao = this.opcoes(checkout).find((uma) => uma.parcelas === parcelas);
    const desfecho = DESFECHOS.get(acao);
    if (opcao === undefined || desfecho === undefined) return null;
    const transacao: TransacaoDeCartao = {
      ...{ id: `T${randomBytes(8).toString('hex')}`, pagamentoUid: checkout.pagamentoUid },
      ...desfecho,
      ...{ centavos: checkout.centavos, estornado: 0, parcelas },
      ...{ valorComJuros: opcao.valorComJuros, taxaDeJuros: opcao.taxaDeJuros },
      ...{ bandeira: 'visa', final: '4242', nsu: String(++this.#numero).padStart(6, '0') },
    };
    this.#transacoes.set(transacao.id, { transacao, avisarEm });
    return { voltarPara, avisado: this.avisar(transacao.id) };
  }

  /** All or part of it goes back, once a key. False when it is more than is left, or was not taken. */
  estornar(id: string, chave: string, centavos: number): boolean {
    const achada = this.#transacoes.get(id);
    if (achada === undefined) return false;
    if (this.#estornos.has(chave)) return true;
    const { transacao } = achada;
    const resto = transacao.centavos - transacao.estornado;
    const tomada = transacao.situacao === 'CAPTURADA' || transacao.situacao === 'GANHA';
    if (!tomada || !Number.isInteger(centavos) || centavos < 1 || centavos > resto) return false;
    this.#estornos.add(chave);
    const estornado = transacao.estornado + centavos;
    const situacao = estornado === transacao.centavos ? 'ESTORNADA' : transacao.situacao;
    achada.transacao = { ...transacao, estornado, situacao };
    return true;
  }

  /** The provider moves it: a refund, a dispute and its end. False when it does not go there from where it is. */
  mover(id: string, situacao: SituacaoCartao): boolean {
    const achada = this.#transacoes.get(id);
    if (achada === undefined || !cartaoPassaDe(achada.transacao.situacao, situacao)) return false;
    const estornado = situacao === 'ESTORNADA' ? achada.transacao.centavos : achada.transacao.estornado;
    achada.transacao = { ...achada.transacao, situacao, estornado };
    return true;
  }

  transacao(id: string): TransacaoDeCartao | null {
    return this.#transacoes.get(id)?.transacao ?? null;
  }

  /** Newest first. */
  transacoesDe(pagamentoUid: string): TransacaoDeCartao[] {
    return [...this.#transacoes.values()]
      .map(({ transacao }) => transacao)
      .filter((uma) => uma.pagamentoUid === pagamentoUid)
      .reverse();
  }

  /** Posts the signed notice; gives the status of its answer, 0 for none. */
  async avisar(id: string): Promise<number> {
    const achada = this.#transacoes.get(id);
    if (achada === undefined) return 0;
    const corpo = JSON.stringify({ transacao: id });
    const segundos = String(Math.floor(this.#agora() / 1_000));
    const v1 = assinaturaDe(this.segredo, `${segundos}.`, corpo);
    return fetch(achada.avisarEm, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', [CABECALHO_DA_ASSINATURA]: `t=${segundos},v1=${v1}` },
      body: corpo,
    }).then(
      ({ status }) => status,
      () => 0,
    );
  }
}

/** By what is pressed on its page. */
const DESFECHOS: ReadonlyMap<string, Pick<TransacaoDeCartao, 'situacao' | 'motivo'>> = new Map([
  ['pagar', { situacao: 'CAPTURADA', motivo: null }],
  ['analisar', { situacao: 'AUTORIZADA', motivo: null }],
  ['recusar', { situacao: 'NEGADA', motivo: 'saldo' }],
]);
