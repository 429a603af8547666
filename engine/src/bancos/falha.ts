import { ErroMartelo } from '@martelo/shared/erros';

/**
 * Why a bank or card provider did not do what it was asked. Of `sem-resposta` and `indisponivel` nobody knows whether it was done:
 * asking again must be safe.
 */
export type TipoDeFalha =
  /** Nobody answered in time, or the connection broke. */
  | 'sem-resposta'
  /** 5xx and 429. */
  | 'indisponivel'
  /** Certificate, secret or scope were not taken. */
  | 'sem-acesso'
  | 'nao-encontrado'
  /** Understood, and refused by a rule of the bank. */
  | 'recusado'
  /** An answer that is not what the protocol says. */
  | 'resposta-invalida';

/** RFC 7807, as the API Pix answers errors. Foreign text: for the log, never for people. */
export interface Problema {
  type?: string | undefined;
  title?: string | undefined;
  detail?: string | undefined;
  violacoes?: readonly { razao?: string | undefined; propriedade?: string | undefined }[] | undefined;
}

export class FalhaDoBanco extends Error {
  override name = 'FalhaDoBanco';
  readonly tipo: TipoDeFalha;
  readonly status: number | null;
  readonly problema: Problema | null;

  constructor(
    tipo: TipoDeFalha,
    pedido: string,
    {
      status = null,
      problema = null,
      cause,
    }: Partial<Pick<FalhaDoBanco, 'status' | 'problema' | 'cause'>> = {},
  ) {
    const ditas = [
      problema?.title,
      problema?.detail,
      ...(problema?.violacoes ?? []).map(({ razao }) => razao),
    ];
    super([`${pedido}: ${tipo}`, status, ...ditas].filter(Boolean).join(' · '), { cause });
    this.tipo = tipo;
    this.status = status;
    this.problema = problema;
  }

  /** Nobody knows whether it was done. */
  get incerta(): boolean {
    return this.tipo === 'sem-resposta' || this.tipo === 'indisponivel';
  }
}

/** A bank's failure as people are told of it; what else was thrown stays as it is. */
export function comoErroDoBanco(erro: unknown): unknown {
  if (!(erro instanceof FalhaDoBanco)) return erro;
  return new ErroMartelo(erro.incerta ? 'BANCO_INDISPONIVEL' : 'BANCO_RECUSOU');
}

const FRASES: Readonly<Record<TipoDeFalha, string>> = {
  'sem-resposta':
    'o banco não respondeu, ou não aceitou a conexão: confira o endereço, o certificado e a autoridade',
  indisponivel: 'o banco está indisponível agora',
  'sem-acesso': 'o banco não aceitou o segredo, o certificado ou o que foi contratado',
  'nao-encontrado': 'o banco não conhece este endereço: confira a URL da API',
  recusado: 'o banco não aceitou este pedido; o motivo está no diário do servidor',
  'resposta-invalida': 'a resposta não é de uma API Pix: confira a URL da API',
};
/** What a person who sets a bank up can do about it. */
export const fraseDaFalha = (tipo: TipoDeFalha): string => FRASES[tipo];

/** Whether it is this failure. */
export const falhou = (erro: unknown, ...tipos: readonly TipoDeFalha[]): erro is FalhaDoBanco =>
  erro instanceof FalhaDoBanco && tipos.includes(erro.tipo);
