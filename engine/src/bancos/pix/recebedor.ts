import type { Centavos } from '@martelo/shared/dinheiro';

/** Who owes, as the charge says. Who pays may be another (`quemPagou`). */
export interface Devedor {
  /** CPF or CNPJ, bare. */
  documento: string;
  nome: string;
}

export interface PedidoDeCobranca {
  /** 26 to 35 letters and digits, never used before: `txidDoPagamento`. */
  txid: string;
  centavos: Centavos;
  chave: string;
  devedor?: Devedor | undefined;
  expiracaoSegundos: number;
  /** What the payer reads, at most 140. */
  solicitacao?: string | undefined;
  infoAdicionais?: readonly { nome: string; valor: string }[] | undefined;
  /** Makes it one with a due date (`cobv`): then `devedor` is required, and it may be paid so many days later. */
  vencimento?: { dia: string; validadeDias: number } | undefined;
}

/** What the bank keeps of a charge. */
export interface Cobranca {
  txid: string;
  /** ATIVA, CONCLUIDA, REMOVIDA_PELO_USUARIO_RECEBEDOR, REMOVIDA_PELO_PSP; banks may add others. */
  status: string;
  centavos: Centavos;
  chave: string;
  /** "Pix Copia e Cola": what the QR code shows. */
  copiaECola: string;
  location: string | null;
  /** What was paid for it so far; none where the bank was not asked for it. */
  recebidos: readonly Recebimento[];
}

/** Money that came. Its `e2eid` is its key: the same again, late or out of order, changes nothing. */
export interface Recebimento {
  e2eid: string;
  /** Null for a Pix to the key alone. */
  txid: string | null;
  centavos: Centavos;
  /** ISO instant. */
  horario: string;
  chave: string | null;
  /** What the payer wrote. */
  infoPagador: string | null;
  devolucoes: readonly Devolucao[];
}

export interface Devolucao {
  id: string;
  centavos: Centavos;
  /** EM_PROCESSAMENTO, DEVOLVIDO, NAO_REALIZADO; banks may add others. */
  status: string;
  /** ORIGINAL is ours; MED_FRAUDE and MED_OPERACIONAL come unasked: an incident. */
  natureza: string;
  motivo: string | null;
  rtrId: string | null;
  /** ISO instants. */
  solicitadaEm: string | null;
  liquidadaEm: string | null;
}

export interface FiltroDeRecebidos {
  /** ISO instants. */
  inicio: string;
  fim: string;
  txid?: string | undefined;
  /** Of the payer: CPF or CNPJ, bare. */
  documento?: string | undefined;
  /** False: only those to the key alone, of which no notice is promised. */
  txIdPresente?: boolean | undefined;
}

/** A brand's account at a bank, as the API Pix 2.9.0 lets it be spoken to. Every call throws FalhaDoBanco. */
export interface RecebedorPix {
  /** Safe to repeat: the same charge again is the same charge, whether the first answer was lost or not. */
  criarCobranca(pedido: PedidoDeCobranca): Promise<Cobranca>;
  /** `comVencimento` as it was made. */
  consultarCobranca(txid: string, comVencimento?: boolean): Promise<Cobranca>;
  /** Nobody can pay it any more. Gives how it stands then: one that was paid meanwhile stays CONCLUIDA. */
  removerCobranca(txid: string, comVencimento?: boolean): Promise<Cobranca>;
  /** All that came, page by page to the end: what notices did not tell of is found here. */
  listarRecebidos(filtro: FiltroDeRecebidos): AsyncGenerator<Recebimento, void, undefined>;
  consultarRecebimento(e2eid: string): Promise<Recebimento>;
  /**
   * Whether the money came from an account of this CPF or CNPJ. @throws FalhaDoBanco `nao-encontrado` while the bank does not list the Pix
   * yet: then nobody can know
   */
  quemPagou(
    recebimento: Pick<Recebimento, 'e2eid' | 'txid' | 'horario'>,
    documento: string,
  ): Promise<'proprio' | 'terceiro'>;
  /**
   * Gives back all or part, up to 90 days later. Safe to repeat under one id.
   * @param id 1 to 35 letters and digits, one for each refund of a Pix
   */
  devolver(e2eid: string, id: string, centavos: Centavos): Promise<Devolucao>;
  consultarDevolucao(e2eid: string, id: string): Promise<Devolucao>;
  /** From now on notices go to `<url>/pix`. */
  configurarWebhook(chave: string, url: string): Promise<void>;
  fechar(): void;
}
