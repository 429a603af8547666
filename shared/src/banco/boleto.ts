import type { Centavos } from '../dinheiro.ts';
import { BANCOS, type NossoNumero } from './bancos.ts';
import { linhaDigitavel, MAIOR_BOLETO, montarCodigoDeBarras } from './codigo-de-barras.ts';
import type { ContaDeCobranca } from './conta-de-cobranca.ts';

export interface PedidoDeBoleto {
  conta: ContaDeCobranca;
  /** Ours: grows with each boleto of the account, and is never used again. */
  sequencia: number;
  /** "2026-12-04": a boleto of ours always has one. */
  vencimento: string;
  centavos: Centavos;
}

/** What the paper shows and what the remittance registers. */
export interface Boleto {
  nossoNumero: NossoNumero;
  codigoDeBarras: string;
  linhaDigitavel: string;
  noPapel: { banco: string; codigoDoBanco: string; nossoNumero: string; agenciaECodigo: string };
}

/** Whether a boleto can be of this amount: at least a centavo, and no more than its barcode holds. */
export const cabeNumBoleto = (centavos: Centavos): boolean =>
  Number.isInteger(centavos) && centavos >= 1 && centavos <= MAIOR_BOLETO;

/** @throws RangeError when the amount does not fit (`cabeNumBoleto`), or the bank has no number left for the sequence */
export function montarBoleto({ conta, sequencia, vencimento, centavos }: PedidoDeBoleto): Boleto {
  if (!cabeNumBoleto(centavos)) throw new RangeError(`no boleto is of ${centavos} centavos`);
  const banco = BANCOS[conta.banco];
  const nossoNumero = banco.nossoNumero(conta, sequenciaCom(banco.tamanhoDaSequencia(conta), sequencia));
  const codigoDeBarras = montarCodigoDeBarras({
    banco: conta.banco,
    vencimento,
    centavos,
    campoLivre: banco.campoLivre(conta, nossoNumero),
  });
  return {
    nossoNumero,
    codigoDeBarras,
    linhaDigitavel: linhaDigitavel(codigoDeBarras),
    noPapel: {
      banco: banco.nome,
      codigoDoBanco: banco.codigoNoPapel,
      nossoNumero: banco.nossoNumeroNoPapel(conta, nossoNumero),
      agenciaECodigo: banco.agenciaECodigo(conta),
    },
  };
}

function sequenciaCom(tamanho: number, sequencia: number): string {
  const texto = String(sequencia).padStart(tamanho, '0');
  if (!Number.isSafeInteger(sequencia) || sequencia < 1 || texto.length > tamanho)
    throw new RangeError(`the agreement numbers boletos with ${tamanho} digits: ${sequencia}`);
  return texto;
}
