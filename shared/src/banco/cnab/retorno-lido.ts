import type { Centavos } from '../../dinheiro.ts';
import { type BancoDeCobranca, chaveDaConta } from '../conta-de-cobranca.ts';
import type { Motivo } from './motivos.ts';
import type { Efeito } from './ocorrencias.ts';

/** What a bank says happened to a boleto. Amounts in centavos, days as "2026-12-04". */
export interface Ocorrencia {
  /** Bank, agency, account, NSA and record: the same occurrence has it again however often the file comes. */
  chaveDaOcorrencia: string;
  linha: number;
  /** What we sent along (`uidDaReferencia` finds the payment); null where the bank gives none back. */
  nossaReferencia: string | null;
  /** As `NossoNumero.numero`, without check digit. */
  nossoNumero: string;
  seuNumero: string;
  carteira: string;
  /** The bank's code, and what it means. */
  ocorrencia: string;
  /** Does the bank's manual, as we have it, name the code? */
  conhecida: boolean;
  descricao: string;
  efeito: Efeito;
  motivos: readonly Motivo[];
  vencimento: string | null;
  /** What was asked. */
  valorTitulo: Centavos;
  /** What the payer paid; 0 where nothing was paid. */
  valorPago: Centavos;
  /** What the account was credited: less than was paid where the bank keeps its fee. */
  valorLiquido: Centavos;
  tarifa: Centavos;
  juros: Centavos;
  desconto: Centavos;
  abatimento: Centavos;
  iof: Centavos;
  outrasDespesas: Centavos;
  outrosCreditos: Centavos;
  dataOcorrencia: string | null;
  dataCredito: string | null;
  /** Whose boleto it is, as the bank has it: not who paid, and never what a payment is matched by. */
  pagador: { documento: string | null; nome: string } | null;
}

export interface Retorno {
  formato: 240 | 400;
  banco: BancoDeCobranca;
  agencia: string;
  conta: string;
  empresa: string;
  /** The file's number; 0 where the bank gives none. */
  nsa: number;
  geradoEm: string | null;
  ocorrencias: readonly Ocorrencia[];
  /** What the bank says about the file we sent, as it says it, with its line. */
  avisos: readonly { linha: number; texto: string }[];
  /** SHA-256 of the content, hex. */
  impressao: string;
}

/**
 * The first part of the keys of a file's occurrences. Some banks leave the NSA at zero: then the content stands for it, so that the same
 * file twice is one, and two files of a day are two.
 */
export const chaveDoArquivo = ({
  banco,
  agencia,
  conta,
  nsa,
  impressao,
}: Pick<Retorno, 'banco' | 'agencia' | 'conta' | 'nsa' | 'impressao'>): string =>
  `${chaveDaConta({ banco, agencia, conta })}:${nsa === 0 ? `h${impressao.slice(0, 16)}` : nsa}`;

/** Some banks fill what they were given nothing for with zeros. */
export const referenciaLida = (texto: string): string | null => (/^0*$/.test(texto) ? null : texto);
