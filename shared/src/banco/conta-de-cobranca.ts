import { z } from 'zod';
import { cnpj } from '../documentos.ts';
import { texto } from '../texto.ts';
import { modulo10 } from './digitos.ts';
import { problemasDosDigitos } from './digitos-da-conta.ts';

/** The banks whose boletos and files are known: by each one's own manual. */
export const BANCOS_DE_COBRANCA = ['001', '033', '104', '237', '341'] as const;
export type BancoDeCobranca = (typeof BANCOS_DE_COBRANCA)[number];

/** How many digits each bank's numbers have. */
const TAMANHOS: Record<
  BancoDeCobranca,
  { conta: number; carteira: number; beneficiario: readonly number[] }
> = {
  '001': { conta: 8, carteira: 2, beneficiario: [4, 6, 7] },
  '033': { conta: 9, carteira: 3, beneficiario: [7] },
  '104': { conta: 12, carteira: 1, beneficiario: [6, 7] },
  '237': { conta: 7, carteira: 2, beneficiario: [1, 20] },
  '341': { conta: 5, carteira: 3, beneficiario: [0, 20] },
};
/** Their free field has the client's number in it, and is another. */
const ITAU_DE_OUTRO_LEIAUTE = new Set(['107', '122', '142', '143', '196', '198']);
/** Codes of seven digits have no check digit and begin here. */
const CAIXA_DE_SETE = 1_100_000;

const algarismos = (de: number, ate = de) => z.string().regex(new RegExp(`^\\d{${de},${ate}}$`));

/**
 * What a bank agreed with the house for its boletos. `beneficiario`: the agreement's number (Banco do Brasil: convênio), or the payee's
 * code (Santander, Caixa; Bradesco: the company's code of 20 digits).
 */
export const contaDeCobranca = z
  .strictObject({
    banco: z.enum(BANCOS_DE_COBRANCA),
    agencia: algarismos(4),
    agenciaDv: z
      .string()
      .regex(/^[\dXP]?$/)
      .default(''),
    conta: algarismos(1, 12),
    contaDv: z.string().regex(/^[\dXP]$/),
    carteira: algarismos(1, 3),
    /** Banco do Brasil's variation of the carteira. */
    variacao: algarismos(3).default('019'),
    beneficiario: algarismos(0, 20).default(''),
    inscricao: cnpj,
    nome: texto(80).min(1),
  })
  .superRefine((conta, contexto) => {
    for (const [campo, problema] of problemasDaConta(conta))
      contexto.addIssue({ code: 'custom', path: [campo], message: problema });
  });
export type ContaDeCobranca = z.output<typeof contaDeCobranca>;

/**
 * What is wrong with an agreement's account by its bank's check digits, as a refusal names it. Not in the schema: those that were written before
 * there was this rule are read as they are. Caixa knows an agreement by the payee's code, and its account is written in any way.
 */
export function recusasDosDigitos({ banco, agencia, agenciaDv, conta, contaDv }: ContaDeCobranca): string[] {
  if (banco === '104') return [];
  const escrita = { bancoCodigo: banco, agencia, agenciaDigito: agenciaDv, conta, contaDigito: contaDv };
  const campos = { bancoCodigo: 'banco', agenciaDigito: 'agenciaDv', contaDigito: 'contaDv' };
  return [...problemasDosDigitos(escrita)].map(
    ([campo, problema]) =>
      `boleto.${(campos as Partial<Record<string, string>>)[campo] ?? campo}: ${problema}`,
  );
}

/** What identifies an account in keys: bank, agency and account without check digits. */
export const chaveDaConta = ({
  banco,
  agencia,
  conta,
}: Pick<ContaDeCobranca, 'banco' | 'agencia' | 'conta'>) => `${banco}:${Number(agencia)}:${Number(conta)}`;

/**
 * Is a bank's file of this account? Caixa's name the payee's code where others have the account; of six digits, and written at the left by
 * older ones.
 */
export function ehDaConta(
  arquivo: Pick<ContaDeCobranca, 'banco' | 'agencia' | 'conta'>,
  conta: ContaDeCobranca,
): boolean {
  if (arquivo.banco !== '104') return chaveDaConta(arquivo) === chaveDaConta(conta);
  const codigo = Number(arquivo.conta);
  const nosso = Number(conta.beneficiario);
  const aEsquerda = conta.beneficiario.length === 6 && codigo === nosso * 10;
  return (
    conta.banco === '104' &&
    Number(arquivo.agencia) === Number(conta.agencia) &&
    (codigo === nosso || aEsquerda)
  );
}

type Problema = [campo: string, problema: string];

function* problemasDaConta(conta: Omit<ContaDeCobranca, 'nome' | 'inscricao'>): Generator<Problema> {
  const { banco, agencia, carteira, beneficiario } = conta;
  const tamanhos = TAMANHOS[banco];
  if (conta.conta.length > tamanhos.conta)
    yield ['conta', `neste banco tem até ${tamanhos.conta} algarismos`];
  if (carteira.length !== tamanhos.carteira)
    yield ['carteira', `neste banco tem ${tamanhos.carteira} algarismos`];
  const [menor, maior] = [tamanhos.beneficiario[0]!, tamanhos.beneficiario.at(-1)!];
  const exatos = maior <= 7;
  const serve = exatos
    ? tamanhos.beneficiario.includes(beneficiario.length)
    : beneficiario.length >= menor && beneficiario.length <= maior;
  if (!serve)
    yield [
      'beneficiario',
      `neste banco tem ${exatos ? tamanhos.beneficiario.join(', ') : `de ${menor} a ${maior}`} algarismos`,
    ];
  if (banco === '104' && beneficiario.length === 7 && Number(beneficiario) < CAIXA_DE_SETE)
    yield ['beneficiario', 'códigos de sete algarismos começam em 1100000'];
  if (banco !== '341') return;
  if (ITAU_DE_OUTRO_LEIAUTE.has(carteira)) yield ['carteira', 'esta carteira do Itaú não é atendida'];
  if (conta.conta.length <= 5 && conta.contaDv !== String(modulo10(agencia + conta.conta.padStart(5, '0'))))
    yield ['contaDv', 'o dígito não é o desta agência e conta'];
}
