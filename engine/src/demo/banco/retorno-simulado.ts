import {
  FIM_DO_ARQUIVO,
  FIM_DO_LOTE,
  INICIO_DO_ARQUIVO,
  INICIO_DO_LOTE,
  SEGMENTO_P,
  SEGMENTO_T,
  SEGMENTO_U,
} from '@martelo/shared/banco/cnab/febraban-240';
import {
  escreverRegistro,
  type Leiaute,
  lerRegistro,
  type Valores,
} from '@martelo/shared/banco/cnab/registro';
import type { ContaDeCobranca } from '@martelo/shared/banco/conta-de-cobranca';

const TAMANHO = 240;

/** What a bank says of one boleto. Centavos; days as "2026-12-04". */
export interface OcorrenciaSimulada {
  /** FEBRABAN's code: 02 registered, 06 paid, 09 written off. */
  movimento: '02' | '06' | '09';
  nossaReferencia: string;
  seuNumero: string;
  vencimento: string | null;
  valor: number;
  valorPago: number;
}

/** What a remittance (CNAB 240) asks of its bank, answered as a bank that does all of it. */
export const respostaDaRemessa = (remessa: string): OcorrenciaSimulada[] =>
  remessa.split('\r\n').flatMap((linha, i): OcorrenciaSimulada[] => {
    if (linha[7] !== '3' || linha[13] !== 'P') return [];
    const { movimento, nossaReferencia, seuNumero, vencimento, valor } = lerRegistro(
      SEGMENTO_P,
      linha,
      i + 1,
    );
    return [
      {
        movimento: Number(movimento) === BAIXA ? '09' : '02',
        ...{ nossaReferencia, seuNumero, vencimento, valor, valorPago: 0 },
      },
    ];
  });
const BAIXA = 2;

/** A return file (CNAB 240) with one lot, as the account's bank writes it. @param dia when all of it happened */
export function escreverRetorno(
  conta: ContaDeCobranca,
  { nsa, dia }: { nsa: number; dia: string },
  ocorrencias: readonly OcorrenciaSimulada[],
): string {
  const comum: Valores = {
    ...{ banco: conta.banco, lote: 1, tipoDeInscricao: 2, inscricao: conta.inscricao, empresa: conta.nome },
    ...{ agencia: conta.agencia, agenciaDv: conta.agenciaDv, conta: conta.conta, contaDv: conta.contaDv },
    geradoEm: dia,
  };
  const escrever = (leiaute: Leiaute, valores: Valores) =>
    escreverRegistro(leiaute, { ...comum, ...valores }, TAMANHO);
  const detalhes = ocorrencias.flatMap((uma, i) => [
    escrever(SEGMENTO_T, { ...uma, sequencia: 2 * i + 1, inscricao: null }),
    escrever(SEGMENTO_U, {
      ...{ movimento: uma.movimento, sequencia: 2 * i + 2, valorPago: uma.valorPago },
      ...{ valorLiquido: uma.valorPago, ocorridoEm: dia, creditoEm: uma.valorPago > 0 ? dia : null },
    }),
  ]);
  const linhas = [
    escrever(INICIO_DO_ARQUIVO, { sentido: 2, nsa, nomeDoBanco: 'BANCO DE DEMONSTRACAO' }),
    escrever(INICIO_DO_LOTE, { operacao: 'T', servico: 1, numero: nsa }),
    ...detalhes,
    escrever(FIM_DO_LOTE, {
      ...{ registros: detalhes.length + 2, titulosSimples: ocorrencias.length },
      valorSimples: ocorrencias.reduce((soma, { valor }) => soma + valor, 0),
    }),
    escrever(FIM_DO_ARQUIVO, { lotes: 1, registros: detalhes.length + 4 }),
  ];
  return linhas.map((linha) => `${linha}\r\n`).join('');
}
