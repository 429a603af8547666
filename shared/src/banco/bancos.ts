import type { BancoDeCobranca, ContaDeCobranca } from './conta-de-cobranca.ts';
import { DE_2_A_7, DE_2_A_9, DE_9_A_2, modulo10, restoModulo11 } from './digitos.ts';

/** The number that a bank knows a boleto by, without and with its check digit. */
export interface NossoNumero {
  numero: string;
  /** Empty where the bank has none. */
  dv: string;
}

/** What is each bank's own about a boleto. */
export interface Banco {
  nome: string;
  /** With its check digit, as it stands large on the paper. */
  codigoNoPapel: string;
  /** How many digits are left for who numbers the boletos. */
  tamanhoDaSequencia(conta: ContaDeCobranca): number;
  nossoNumero(conta: ContaDeCobranca, sequencia: string): NossoNumero;
  /** 25 digits. */
  campoLivre(conta: ContaDeCobranca, nosso: NossoNumero): string;
  /** As it stands on the paper. */
  nossoNumeroNoPapel(conta: ContaDeCobranca, nosso: NossoNumero): string;
  agenciaECodigo(conta: ContaDeCobranca): string;
}

/** Carteiras of Itaú whose check digit looks at carteira and number alone: the escriturais, and these by the manual's note. */
const ITAU_SEM_CONTA = new Set(['104', '112', '147', '188', '126', '131', '145', '150', '168']);

const zeros = (numero: string, tamanho: number): string => numero.padStart(tamanho, '0');
const comDv = (numero: string, dv: string): string => (dv === '' ? numero : `${numero}-${dv}`);
const agenciaEConta = ({ agencia, agenciaDv, conta, contaDv }: ContaDeCobranca, tamanho: number): string =>
  `${comDv(agencia, agenciaDv)} / ${zeros(conta, tamanho)}-${contaDv}`;
/** Banco do Brasil: of 7 digits, or of 4 or 6. */
const convenioDeSete = ({ beneficiario }: ContaDeCobranca): boolean => beneficiario.length === 7;
/** Caixa: 11 minus the rest, and 0 above 9. */
function digitoDaCaixa(numero: string): string {
  const digito = 11 - restoModulo11(numero, DE_2_A_9);
  return String(digito > 9 ? 0 : digito);
}
/** Caixa: with its check digit, unless it has seven digits. */
const beneficiarioDaCaixa = ({ beneficiario }: ContaDeCobranca): string =>
  beneficiario.length === 7 ? beneficiario : beneficiario + digitoDaCaixa(beneficiario);

/** By each bank's manual: Bradesco 400 v11, Itaú Jul 2021, Santander v3.1, Banco do Brasil Jan 2016, Caixa SIGCB Apr 2020. */
export const BANCOS: Record<BancoDeCobranca, Banco> = {
  '237': {
    nome: 'Bradesco',
    codigoNoPapel: '237-2',
    tamanhoDaSequencia: () => 11,
    nossoNumero({ carteira }, numero) {
      const resto = restoModulo11(carteira + numero, DE_2_A_7);
      return { numero, dv: resto === 1 ? 'P' : resto === 0 ? '0' : String(11 - resto) };
    },
    campoLivre: ({ agencia, carteira, conta }, { numero }) =>
      `${agencia}${carteira}${numero}${zeros(conta, 7)}0`,
    nossoNumeroNoPapel: ({ carteira }, { numero, dv }) => `${carteira}/${numero}-${dv}`,
    agenciaECodigo: (conta) => agenciaEConta(conta, 7),
  },
  '341': {
    nome: 'Itaú',
    codigoNoPapel: '341-7',
    tamanhoDaSequencia: () => 8,
    nossoNumero({ agencia, conta, carteira }, numero) {
      const daConta = ITAU_SEM_CONTA.has(carteira) ? '' : agencia + zeros(conta, 5);
      return { numero, dv: String(modulo10(daConta + carteira + numero)) };
    },
    campoLivre: ({ agencia, carteira, conta, contaDv }, { numero, dv }) =>
      `${carteira}${numero}${dv}${agencia}${zeros(conta, 5)}${contaDv}000`,
    nossoNumeroNoPapel: ({ carteira }, { numero, dv }) => `${carteira}/${numero}-${dv}`,
    agenciaECodigo: ({ agencia, conta, contaDv }) => `${agencia} / ${zeros(conta, 5)}-${contaDv}`,
  },
  '033': {
    nome: 'Santander',
    codigoNoPapel: '033-7',
    tamanhoDaSequencia: () => 12,
    nossoNumero(_conta, numero) {
      const resto = restoModulo11(numero, DE_2_A_9);
      return { numero, dv: resto === 10 ? '1' : resto < 2 ? '0' : String(11 - resto) };
    },
    campoLivre: ({ beneficiario, carteira }, { numero, dv }) => `9${beneficiario}${numero}${dv}0${carteira}`,
    nossoNumeroNoPapel: (_conta, { numero, dv }) => comDv(numero, dv),
    agenciaECodigo: ({ agencia, beneficiario }) => `${agencia} / ${beneficiario}`,
  },
  '001': {
    nome: 'Banco do Brasil',
    codigoNoPapel: '001-9',
    tamanhoDaSequencia: ({ beneficiario }) => ({ 7: 10, 6: 5, 4: 7 })[beneficiario.length] ?? 0,
    nossoNumero(conta, sequencia) {
      const numero = conta.beneficiario + sequencia;
      if (convenioDeSete(conta)) return { numero, dv: '' };
      const resto = restoModulo11(numero, DE_9_A_2);
      return { numero, dv: resto === 10 ? 'X' : String(resto) };
    },
    campoLivre: (conta, { numero }) =>
      convenioDeSete(conta)
        ? `000000${numero}${conta.carteira}`
        : `${numero}${conta.agencia}${zeros(conta.conta, 8)}${conta.carteira}`,
    nossoNumeroNoPapel: (_conta, { numero, dv }) => comDv(numero, dv),
    agenciaECodigo: (conta) => agenciaEConta(conta, 8),
  },
  '104': {
    nome: 'Caixa',
    codigoNoPapel: '104-0',
    tamanhoDaSequencia: () => 15,
    nossoNumero(_conta, sequencia) {
      // Registered, and issued by us.
      const numero = `14${sequencia}`;
      return { numero, dv: digitoDaCaixa(numero) };
    },
    campoLivre(conta, { numero }) {
      const [tipo, emissao] = [numero[0], numero[1]];
      const nosso = `${numero.slice(2, 5)}${tipo}${numero.slice(5, 8)}${emissao}${numero.slice(8)}`;
      const semDigito = beneficiarioDaCaixa(conta) + nosso;
      return semDigito + digitoDaCaixa(semDigito);
    },
    nossoNumeroNoPapel: (_conta, { numero, dv }) => comDv(numero, dv),
    agenciaECodigo(conta) {
      const { agencia, beneficiario } = conta;
      const codigo =
        beneficiario.length === 7 ? beneficiario : comDv(beneficiario, digitoDaCaixa(beneficiario));
      return `${agencia} / ${codigo}`;
    },
  },
};
