import type { BancoDeCobranca } from '../conta-de-cobranca.ts';
import { FIM_DO_LOTE, SEGMENTO_T, SEGMENTO_U } from './febraban-240.ts';
import { campo, desviar } from './registro.ts';

/** Of the header no more than is needed: banks write what they like into the rest of it. */
const INICIO_DO_ARQUIVO = [
  campo('agencia', 53, 57, 'N'),
  campo('conta', 59, 70, 'N'),
  campo('empresa', 73, 102, 'A'),
  campo('sentido', 143, 143, 'N'),
  campo('geradoEm', 144, 151, 'D'),
  campo('nsa', 158, 163, 'N'),
] as const;
export const INICIO_DO_LOTE = [campo('lote', 4, 7, 'N'), campo('servico', 10, 11, 'N')] as const;

const FEBRABAN = {
  inicio: INICIO_DO_ARQUIVO,
  t: SEGMENTO_T,
  u: SEGMENTO_U,
  fimDoLote: FIM_DO_LOTE,
};

export interface Retorno240 {
  leiautes: typeof FEBRABAN;
  /** Which records the count at the end of a lot counts: all of it, or (as Santander's files do as well) the details alone. */
  conta: 'tudo' | 'tudo ou detalhes';
  /**
   * What the sums at the end of a lot are of: its own titles, where they are filled in; or the whole portfolio of the day, of which the
   * file shows nothing, so that nothing can be checked.
   */
  soma: 'titulos' | 'carteira';
}

/** Where `nossoNumero` is what `NossoNumero.numero` says: without what the bank puts around it, and without its check digit. */
export const RETORNOS_240: Record<BancoDeCobranca, Retorno240> = {
  '001': { leiautes: FEBRABAN, conta: 'tudo', soma: 'titulos' },
  '237': {
    leiautes: { ...FEBRABAN, t: desviar(SEGMENTO_T, campo('nossoNumero', 46, 56, 'A')) },
    conta: 'tudo',
    soma: 'titulos',
  },
  '104': {
    leiautes: {
      ...FEBRABAN,
      inicio: desviar(INICIO_DO_ARQUIVO, campo('conta', 59, 65, 'N')),
      t: desviar(SEGMENTO_T, campo('nossoNumero', 40, 56, 'A'), campo('seuNumero', 59, 69, 'A')),
    },
    conta: 'tudo',
    soma: 'titulos',
  },
  '033': {
    leiautes: {
      ...FEBRABAN,
      inicio: desviar(INICIO_DO_ARQUIVO, campo('agencia', 33, 36, 'N'), campo('conta', 38, 46, 'N')),
      t: desviar(
        SEGMENTO_T,
        campo('nossoNumero', 41, 52, 'A'),
        campo('carteira', 54, 54, 'A'),
        campo('seuNumero', 55, 69, 'A'),
        campo('vencimento', 70, 77, 'D'),
        campo('valor', 78, 92, 'V'),
        campo('nossaReferencia', 101, 125, 'A'),
        campo('tipoDeInscricao', 128, 128, 'A'),
        campo('inscricao', 129, 143, 'I'),
        campo('nome', 144, 183, 'A'),
        campo('tarifa', 194, 208, 'V'),
        campo('motivos', 209, 218, 'A'),
      ),
    },
    conta: 'tudo ou detalhes',
    soma: 'carteira',
  },
  '341': {
    leiautes: {
      ...FEBRABAN,
      inicio: desviar(INICIO_DO_ARQUIVO, campo('agencia', 54, 57, 'N'), campo('conta', 66, 70, 'N')),
      t: desviar(
        SEGMENTO_T,
        campo('carteira', 38, 40, 'A'),
        campo('nossoNumero', 41, 48, 'A'),
        campo('seuNumero', 59, 68, 'A'),
        campo('nome', 149, 178, 'A'),
        campo('motivos', 214, 221, 'A'),
      ),
    },
    conta: 'tudo',
    soma: 'titulos',
  },
};
