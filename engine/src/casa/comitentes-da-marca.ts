import type { Comitente } from '@martelo/shared/comitente';
import type { TermosCondicional } from '@martelo/shared/condicional';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { LoteEscrita } from '@martelo/shared/lote';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { normalizar } from '../records/texto.ts';
import { COMITENTES } from './comitente.ts';
import { GRUPOS_COMITENTE } from './grupo-comitente.ts';

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
  /**
   * Who is meant by a name that a seller's sheet writes, as a lot names them: whatever its capitals and accents, one of the brand's that are in use. Null
   * where nobody is called so, or two are.
   */
  peloNome(marca: number): Promise<(nome: string) => { comId: number; nome: string } | null>;
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
    async peloNome(marca) {
      const filtros: Filtro[] = [
        { tipo: 'exata', campo: 'hotsites', valor: marca },
        { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
        SEM_REMOVIDOS,
      ];
      const chamados = new Map<string, { comId: number; nome: string } | null>();
      for await (const { id, nome, nomeSite } of comitentes.percorrer(SISTEMA, { filtros }))
        for (const um of new Set([nome, nomeSite ?? nome].map(normalizar))) {
          const ja = chamados.get(um);
          chamados.set(um, ja === undefined ? { comId: id, nome: nomeSite || nome } : null);
        }
      return (nome) => chamados.get(normalizar(nome)) ?? null;
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

/**
 * Who answers for a consignor, each with the brands of these on which they do: its own people, and those of its group while that is in use.
 * @param marcas the brands in question
 */
export async function quemRespondePor(
  registros: Registros,
  { usuarios, cogId }: Pick<Comitente, 'usuarios' | 'cogId'>,
  marcas: readonly number[],
): Promise<Map<string, readonly number[]>> {
  const grupo =
    cogId === undefined ? null : await registros.colecao(GRUPOS_COMITENTE).obterPor(SISTEMA, 'id', cogId);
  const emUso = grupo !== null && grupo.removidoEm === undefined && grupo.situacao === 'ATIVO';
  const doGrupo = emUso && marcas.includes(grupo.hotsiteId) ? grupo.usuarios : [];
  return new Map([
    ...doGrupo.map((um) => [um, [grupo!.hotsiteId]] as const),
    ...usuarios.map((um) => [um, marcas] as const),
  ]);
}

const termosDoComitente = (c: Comitente): TermosCondicional => ({
  prazoHoras: c.prazoCondicionalHoras,
  prazoClienteHoras: c.prazoClienteHoras,
  toleranciaPorcentagem: c.toleranciaLiberacaoPorcentagem,
  aceitaReplica: c.aceitarReplica,
});
