import type { Comitente } from '@martelo/shared/comitente';
import type { TermosCondicional } from '@martelo/shared/condicional';
import { ErroMartelo } from '@martelo/shared/erros';
import type { LoteEscrita } from '@martelo/shared/lote';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { COMITENTES } from './comitente.ts';

/**
 * Consignors as lots, vehicles and apelidos name them, by `comId`. Whatever names one asks here: a consignor of no brand in question
 * is not there, so neither its terms nor its people's letters are within reach.
 */
export interface ComitentesDaMarca {
  /** @param marcas the brands in question @throws ErroMartelo COMITENTE_NAO_ENCONTRADO when one is of none of them */
  exigir(marcas: readonly number[], comIds: readonly (number | null | undefined)[]): Promise<void>;
  /**
   * A lot with its consignor's terms written onto it, unless it names its own: from then on they are the lot's.
   * @throws ErroMartelo COMITENTE_NAO_ENCONTRADO
   */
  comTermos(marcas: readonly number[], lote: LoteEscrita): Promise<LoteEscrita>;
}

export function criarComitentesDaMarca(registros: Registros): ComitentesDaMarca {
  const comitentes = registros.colecao(COMITENTES);
  const daMarca = async (marcas: readonly number[], comId: number): Promise<Comitente> => {
    const achado = await comitentes.obterPor(SISTEMA, 'id', comId);
    if (achado === null || achado.removidoEm !== undefined || !ehDasMarcas(achado, marcas))
      throw new ErroMartelo('COMITENTE_NAO_ENCONTRADO', { comId });
    return achado;
  };
  return {
    async exigir(marcas, comIds) {
      const nomeados = new Set(comIds.filter((comId) => typeof comId === 'number'));
      for (const comId of nomeados) await daMarca(marcas, comId);
    },
    async comTermos(marcas, lote) {
      const comId = lote.comitente?.comId;
      if (comId === undefined) return lote;
      const achado = await daMarca(marcas, comId);
      return lote.termosCondicional === undefined
        ? { ...lote, termosCondicional: termosDoComitente(achado) }
        : lote;
    },
  };
}

/** Of one of these brands at least. */
export const ehDasMarcas = ({ hotsites }: Pick<Comitente, 'hotsites'>, marcas: readonly number[]): boolean =>
  hotsites.some((id) => marcas.includes(id));

const termosDoComitente = (c: Comitente): TermosCondicional => ({
  prazoHoras: c.prazoCondicionalHoras,
  prazoClienteHoras: c.prazoClienteHoras,
  toleranciaPorcentagem: c.toleranciaLiberacaoPorcentagem,
  aceitaReplica: c.aceitarReplica,
});
