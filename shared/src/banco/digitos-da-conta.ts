import { temContas } from './bancos-com-contas.ts';
import { DE_2_A_7, DE_2_A_9, modulo10, restoModulo11 } from './digitos.ts';

/** Where money is sent to, as somebody wrote it: numbers without their check digits, and these ('' where none was written). */
export interface ContaEscrita {
  bancoCodigo: string;
  agencia: string;
  agenciaDigito: string;
  conta: string;
  contaDigito: string;
}

/** What a bank has published about its accounts. A check digit it gives none of is judged by its form alone. */
interface Regra {
  /** Digits of the account's number, without its check digit. */
  conta: number;
  /** The check digits that an agency may have, the bank's own first; `null`: its agencies have none. */
  daAgencia?: ((agencia: string) => readonly string[]) | null;
  daConta?(agencia: string, conta: string): readonly string[];
  /** What else is wrong with an account's number, in words. */
  recusa?(conta: string): string | null;
}

const AGENCIA = 4;
const zeros = (numero: string, tamanho: number): string => numero.padStart(tamanho, '0');
const semZeros = (numero: string): string => numero.replace(/^0+(?=.)/, '');
/** What is missing to eleven, with the bank's words for ten and eleven. */
const deOnze = (resto: number, dez: readonly string[]): readonly string[] =>
  resto === 1 ? dez : [String((11 - resto) % 11)];

/** Santander: weights of agency, two zeros and account, each product by its last digit alone. */
const SANTANDER = [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3];
/** Caixa: kinds of account, written before the number and part of what its digit is made from. */
const OPERACOES_DA_CAIXA = new Set([
  '001',
  '002',
  '003',
  '006',
  '007',
  '013',
  '022',
  '023',
  '028',
  '032',
  '034',
  '043',
]);

/** By each bank's own manual; of Bradesco a ten is P, and 0 where its channels take no letter. */
const REGRAS: Readonly<Record<string, Regra>> = {
  '001': {
    conta: 8,
    daAgencia: (agencia) => deOnze(restoModulo11(agencia, DE_2_A_9), ['X']),
    daConta: (_, conta) => deOnze(restoModulo11(conta, DE_2_A_9), ['X']),
  },
  '033': {
    conta: 8,
    daAgencia: null,
    daConta(agencia, conta) {
      const numero = `${agencia}00${zeros(conta, 8)}`;
      const soma = SANTANDER.reduce((ate, peso, i) => ate + ((Number(numero[i]) * peso) % 10), 0);
      return [String((10 - (soma % 10)) % 10)];
    },
  },
  '104': {
    conta: 11,
    daConta(agencia, conta) {
      const completa = zeros(conta, 11);
      // Those since 2021 have no kind before their number, and no rule for their digit that the bank has published.
      if (!OPERACOES_DA_CAIXA.has(completa.slice(0, 3))) return ALGARISMOS;
      return [String(((restoModulo11(agencia + completa, DE_2_A_9) * 10) % 11) % 10)];
    },
    recusa: (conta) =>
      conta.length < 9 ? 'na Caixa, escreva a operação antes do número (001, 003, 013 …)' : null,
  },
  '237': {
    conta: 7,
    daAgencia: (agencia) => deOnze(restoModulo11(agencia, DE_2_A_7), ['P', '0']),
    daConta: (_, conta) => deOnze(restoModulo11(conta, DE_2_A_7), ['P', '0']),
  },
  '341': {
    conta: 5,
    daAgencia: null,
    daConta: (agencia, conta) => [String(modulo10(agencia + zeros(conta, 5)))],
  },
  '748': { conta: 9, daAgencia: null, daConta: () => ALGARISMOS },
  '756': { conta: 12, daConta: () => ALGARISMOS },
};
const ALGARISMOS: readonly string[] = [...'0123456789'];

const CONFIRA = 'confira o número e o dígito';

/**
 * What is wrong with an account, by the field that it is wrong in. Which digit would be right is not said: it would be written under a number
 * that is the wrong one.
 */
export function* problemasDosDigitos(
  escrita: ContaEscrita,
): Generator<
  [campo: 'bancoCodigo' | 'agencia' | 'agenciaDigito' | 'conta' | 'contaDigito', problema: string]
> {
  const { bancoCodigo, agenciaDigito, contaDigito } = escrita;
  if (!temContas(bancoCodigo)) {
    yield ['bancoCodigo', 'nenhum banco com contas tem este número'];
    return;
  }
  const regra = REGRAS[bancoCodigo];
  const [agencia, conta] = [semZeros(escrita.agencia), semZeros(escrita.conta)];
  if (conta === '0') yield ['conta', 'não é o número de uma conta'];
  if (regra === undefined) {
    if (/[XP]/.test(agenciaDigito)) yield ['agenciaDigito', 'neste banco o dígito é um algarismo'];
    return;
  }
  if (agencia.length > AGENCIA) {
    yield ['agencia', `neste banco tem até ${AGENCIA} algarismos`];
    return;
  }
  const completa = zeros(agencia, AGENCIA);
  if (agenciaDigito !== '') {
    if (regra.daAgencia === null) yield ['agenciaDigito', 'neste banco a agência não tem dígito'];
    else if (!(regra.daAgencia?.(completa) ?? ALGARISMOS).includes(agenciaDigito))
      yield ['agenciaDigito', `o dígito não é o desta agência; ${CONFIRA}`];
  }
  if (conta.length > regra.conta) {
    yield ['conta', `neste banco tem até ${regra.conta} algarismos`];
    return;
  }
  const recusa = regra.recusa?.(conta);
  if (recusa) yield ['conta', recusa];
  else if (contaDigito === '') yield ['contaDigito', 'escreva o dígito da conta'];
  else if (regra.daConta && !regra.daConta(completa, conta).includes(contaDigito))
    yield ['contaDigito', `o dígito não é o desta conta; ${CONFIRA}`];
}

/** The check digit of an account at a bank that has published how it is made; '' at any other. */
export function digitoDaConta({
  bancoCodigo,
  agencia,
  conta,
}: Pick<ContaEscrita, 'bancoCodigo' | 'agencia' | 'conta'>): string {
  const certos = REGRAS[bancoCodigo]?.daConta?.(zeros(semZeros(agencia), AGENCIA), semZeros(conta));
  return certos === undefined || certos === ALGARISMOS ? '' : certos[0]!;
}
