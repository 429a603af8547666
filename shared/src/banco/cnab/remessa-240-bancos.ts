import type { NossoNumero } from '../bancos.ts';
import type { BancoDeCobranca, ContaDeCobranca } from '../conta-de-cobranca.ts';
import {
  FIM_DO_LOTE,
  INICIO_DO_ARQUIVO,
  INICIO_DO_LOTE,
  SEGMENTO_P,
  SEGMENTO_Q,
  SEGMENTO_R,
} from './febraban-240.ts';
import { campo, desviar, fixo, type Leiaute, type Valores, zeros } from './registro.ts';

/** What is asked of the bank about a boleto. */
export type Movimento =
  | 'registrar'
  | 'baixar'
  | 'abater'
  | 'cancelarAbatimento'
  | 'prorrogar'
  | 'protestar'
  | 'sustarEBaixar'
  | 'sustarEManter'
  | 'alterar'
  | 'alterarValor';

export interface Remessa240 {
  /** The versions of file and lot that the bank takes. */
  versao: { arquivo: string; lote: string };
  nomeDoBanco: string;
  leiautes: {
    inicioDoArquivo: Leiaute;
    inicioDoLote: Leiaute;
    p: Leiaute;
    q: Leiaute;
    r: Leiaute;
    fimDoLote: Leiaute;
  };
  /** Codes of what the bank does; what it does not is not here. */
  movimentos: Readonly<Partial<Record<Movimento, string>>>;
  /** Values of the account that stand in the headers and in each P. */
  daConta(conta: ContaDeCobranca): Valores;
  /** Values of a boleto's number, and of how it is registered. */
  doNumero(conta: ContaDeCobranca, nosso: NossoNumero): Valores;
}

const FEBRABAN = {
  inicioDoArquivo: INICIO_DO_ARQUIVO,
  inicioDoLote: INICIO_DO_LOTE,
  p: SEGMENTO_P,
  q: SEGMENTO_Q,
  r: SEGMENTO_R,
  fimDoLote: FIM_DO_LOTE,
};
const MOVIMENTOS: Record<Movimento, string> = {
  registrar: '01',
  baixar: '02',
  abater: '04',
  cancelarAbatimento: '05',
  prorrogar: '06',
  protestar: '09',
  sustarEBaixar: '10',
  sustarEManter: '11',
  alterar: '31',
  alterarValor: '47',
};
/** Simple collection, registered, traditional, issued and delivered by us. */
const REGISTRO = { codigoDaCarteira: 1, cadastro: 1, documento: '1', emissao: 2, entrega: '2' };
/** The totals of a lot stand in returns alone. */
const SEM_TOTAIS: Leiaute = FIM_DO_LOTE.filter(({ ate }) => ate <= 23);

/** Santander: agency and payee with zeros between, as its manual makes the code of transmission. */
const transmissao = ({ agencia, beneficiario }: ContaDeCobranca) => agencia + beneficiario.padStart(11, '0');

export const REMESSAS_240: Record<BancoDeCobranca, Remessa240> = {
  '237': {
    versao: { arquivo: '084', lote: '042' },
    nomeDoBanco: 'BRADESCO',
    leiautes: {
      ...FEBRABAN,
      p: desviar(
        SEGMENTO_P,
        campo('carteira', 38, 40, 'N'),
        zeros(41, 45),
        campo('nossoNumero', 46, 56, 'N'),
        campo('nossoNumeroDv', 57, 57, 'A'),
      ),
    },
    movimentos: MOVIMENTOS,
    daConta: ({ beneficiario }) => ({ convenio: beneficiario.padStart(20, '0') }),
    doNumero: ({ carteira }, { numero, dv }) => ({
      ...{ ...REGISTRO, carteira, nossoNumero: numero, nossoNumeroDv: dv },
    }),
  },
  '001': {
    versao: { arquivo: '084', lote: '042' },
    nomeDoBanco: 'BANCO DO BRASIL S.A.',
    leiautes: { ...FEBRABAN, fimDoLote: SEM_TOTAIS },
    movimentos: MOVIMENTOS,
    // The agreement of nine digits, the product, the carteira and its variation.
    daConta: ({ beneficiario, carteira, variacao }) => ({
      convenio: `${beneficiario.padStart(9, '0')}0014${carteira}${variacao}`,
    }),
    doNumero: ({ carteira }, { numero, dv }) => ({
      ...{ ...REGISTRO, codigoDaCarteira: carteira === '17' ? 7 : 1, nossoNumeroComDv: numero + dv },
    }),
  },
  '104': {
    versao: { arquivo: '101', lote: '060' },
    nomeDoBanco: 'CAIXA ECONOMICA FEDERAL',
    leiautes: {
      ...FEBRABAN,
      inicioDoArquivo: desviar(
        INICIO_DO_ARQUIVO,
        zeros(33, 52),
        campo('beneficiario', 59, 65, 'N'),
        zeros(66, 72),
        fixo(192, 'REMESSA-PRODUCAO'),
      ),
      inicioDoLote: desviar(
        INICIO_DO_LOTE,
        campo('beneficiario', 34, 40, 'N'),
        zeros(41, 53),
        campo('beneficiarioDeSeis', 60, 65, 'N'),
        zeros(66, 73),
      ),
      p: desviar(
        SEGMENTO_P,
        campo('beneficiario', 24, 30, 'N'),
        zeros(31, 39),
        campo('nossoNumero', 40, 56, 'N'),
        campo('nossoNumeroDv', 57, 57, 'N'),
        campo('seuNumero', 63, 73, 'A'),
      ),
    },
    movimentos: MOVIMENTOS,
    daConta: ({ beneficiario }) => ({
      beneficiario,
      beneficiarioDeSeis: beneficiario.length === 6 ? beneficiario : 0,
    }),
    doNumero: (_conta, { numero, dv }) => ({
      ...{ ...REGISTRO, documento: '2', entrega: '0', nossoNumero: numero, nossoNumeroDv: dv },
    }),
  },
  '033': {
    versao: { arquivo: '040', lote: '030' },
    nomeDoBanco: 'BANCO SANTANDER',
    leiautes: {
      inicioDoArquivo: desviar(
        INICIO_DO_ARQUIVO.filter(({ de }) => de < 33 || (de > 72 && de < 167)) as unknown as Leiaute,
        campo('tipoDeInscricao', 17, 17, 'N'),
        campo('inscricao', 18, 32, 'I'),
        campo('transmissao', 33, 47, 'N'),
        fixo(152, '      '),
      ),
      inicioDoLote: desviar(
        INICIO_DO_LOTE.filter(({ de }) => de < 34 || (de > 73 && de < 200)) as unknown as Leiaute,
        campo('transmissao', 54, 68, 'N'),
      ),
      p: desviar(
        SEGMENTO_P.filter(({ de }) => de < 18 || de > 57) as unknown as Leiaute,
        campo('agencia', 18, 21, 'N'),
        campo('agenciaDv', 22, 22, 'N'),
        campo('conta', 23, 31, 'N'),
        campo('contaDv', 32, 32, 'N'),
        campo('contaDeCobranca', 33, 41, 'N'),
        campo('contaDeCobrancaDv', 42, 42, 'N'),
        campo('nossoNumero', 45, 57, 'N'),
        fixo(61, '  '),
        zeros(101, 105),
        fixo(106, ' '),
        fixo(225, '0'),
        campo('diasParaBaixa', 226, 227, 'N'),
        fixo(228, '00'),
        fixo(230, ' '),
      ),
      q: desviar(SEGMENTO_Q, zeros(210, 221)),
      r: desviar(SEGMENTO_R.filter(({ de }) => de < 200) as unknown as Leiaute, zeros(18, 41), fixo(42, ' ')),
      fimDoLote: SEM_TOTAIS,
    },
    movimentos: {
      ...{ registrar: '01', baixar: '02', abater: '04', cancelarAbatimento: '05', prorrogar: '06' },
      ...{ protestar: '09', sustarEManter: '18', alterar: '31' },
    },
    daConta(conta) {
      return {
        transmissao: transmissao(conta),
        contaDeCobranca: conta.conta,
        contaDeCobrancaDv: conta.contaDv,
      };
    },
    doNumero: ({ carteira }, { numero, dv }) => ({
      // Quick collection, registered; or plain.
      ...{ cadastro: 1, documento: '2', codigoDaCarteira: carteira === '101' ? 5 : 1 },
      nossoNumero: numero + dv,
    }),
  },
  '341': {
    versao: { arquivo: '040', lote: '030' },
    nomeDoBanco: 'BANCO ITAU SA',
    leiautes: {
      ...FEBRABAN,
      inicioDoArquivo: desviar(
        INICIO_DO_ARQUIVO,
        fixo(33, ' '.repeat(20)),
        fixo(53, '0'),
        campo('agencia', 54, 57, 'N'),
        fixo(58, ' '),
        zeros(59, 65),
        campo('conta', 66, 70, 'N'),
        fixo(71, ' '),
        campo('contaDv', 72, 72, 'N'),
      ),
      inicioDoLote: desviar(
        INICIO_DO_LOTE,
        fixo(34, ' '.repeat(20)),
        fixo(54, '0'),
        campo('agencia', 55, 58, 'N'),
        fixo(59, ' '),
        zeros(60, 66),
        campo('conta', 67, 71, 'N'),
        fixo(72, ' '),
        campo('contaDv', 73, 73, 'N'),
      ),
      p: desviar(
        SEGMENTO_P,
        fixo(18, '0'),
        campo('agencia', 19, 22, 'N'),
        fixo(23, ' '),
        zeros(24, 30),
        campo('conta', 31, 35, 'N'),
        fixo(36, ' '),
        campo('contaDv', 37, 37, 'N'),
        campo('carteira', 38, 40, 'N'),
        campo('nossoNumero', 41, 48, 'N'),
        campo('nossoNumeroDv', 49, 49, 'N'),
        zeros(58, 62),
        campo('seuNumero', 63, 72, 'A'),
        fixo(118, '0'),
        fixo(142, '0'),
        campo('diasParaBaixa', 225, 226, 'N'),
        zeros(227, 239),
      ),
      q: desviar(SEGMENTO_Q, campo('nome', 34, 63, 'A')),
    },
    movimentos: {
      ...{ registrar: '01', baixar: '02', abater: '04', cancelarAbatimento: '05', prorrogar: '06' },
      ...{ protestar: '09', sustarEManter: '18' },
    },
    daConta: () => ({}),
    doNumero: ({ carteira }, { numero, dv }) => ({ carteira, nossoNumero: numero, nossoNumeroDv: dv }),
  },
};
