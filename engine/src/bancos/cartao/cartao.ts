import type { MotivoDaRecusa } from '@martelo/shared/cartao/pagamento';
import type { SituacaoCartao } from '@martelo/shared/cartao/situacao';
import type { Centavos } from '@martelo/shared/dinheiro';

export interface PedidoDeCartao {
  pagamentoUid: string;
  centavos: Centavos;
  /** The most that the buyer may choose. */
  parcelas: number;
  /** What the buyer reads there. */
  descricao: string;
  /** Where the provider sends the buyer afterwards: says nothing of whether it was paid. */
  voltarPara: string;
  /** Where the provider posts its notices. */
  avisarEm: string;
  /** Unix ms. */
  expiraEm: number;
}

/** A payment as its provider has it. No number of a card, validity or CVV is ever in it: they are typed at the provider's own page. */
export interface TransacaoDeCartao {
  id: string;
  /** Null for one that did not begin here. */
  pagamentoUid: string | null;
  situacao: SituacaoCartao;
  /** Why it was refused; null where the provider does not say, and of everything else. */
  motivo: MotivoDaRecusa | null;
  /** What was asked, and what credits the sale: interest credits none. */
  centavos: Centavos;
  estornado: Centavos;
  parcelas: number;
  valorComJuros: Centavos;
  /** Percent a month; null where the provider does not say. */
  taxaDeJuros: number | null;
  /** "visa"; null before the buyer chose. */
  bandeira: string | null;
  /** The last four digits. */
  final: string | null;
  nsu: string | null;
}

/** What was posted to us, as it came. */
export interface AvisoBruto {
  cabecalhos: Readonly<Record<string, string | string[] | undefined>>;
  consulta: URLSearchParams;
  corpo: Buffer;
}

/**
 * A provider of hosted checkouts, to which the buyer is sent (PCI DSS, SAQ A). Every call throws FalhaDoBanco.
 */
export interface Cartao {
  /** Where to send the buyer, and the checkout's id. The same payment again may get another address. */
  criar(pedido: PedidoDeCartao): Promise<{ id: string; endereco: string }>;
  /** The one truth: what a notice says is a hint. @param id of the transaction, as `lerAviso` gives it */
  consultar(id: string): Promise<TransacaoDeCartao>;
  /** All tries of a payment, newest first: what no notice told of. */
  procurar(pagamentoUid: string): Promise<TransacaoDeCartao[]>;
  /**
   * Gives back all or part of it. Safe to repeat under one `chave`.
   * @throws FalhaDoBanco `recusado` where more is asked for than is left
   */
  estornar(id: string, chave: string, centavos: Centavos): Promise<void>;
  /**
   * Which transaction a notice is about; null for one about something else. @throws ErroMartelo AVISO_SEM_PROVA when it is not signed with
   * our secret, or was signed more than five minutes ago or ahead
   */
  lerAviso(aviso: AvisoBruto): string | null;
}
