import { TERMOS_PADRAO, type TermosCondicional } from '@martelo/shared/condicional';
import { somarHorasUteis } from '@martelo/shared/feriados';
import type { EstadoLote } from '../modelo/estado.ts';

/** The lot's own terms, else the house's. */
export function termosDe({ dados }: Pick<EstadoLote, 'dados'>): TermosCondicional {
  const termos = dados.termosCondicional ?? TERMOS_PADRAO;
  const { comitenteAceitarReplica: aceitaReplica } = dados;
  return aceitaReplica === undefined ? termos : { ...termos, aceitaReplica };
}

/** When an answer asked for at `instante` is due. ISO instant. */
export const prazoDe = (instante: number, horas: number): string =>
  new Date(somarHorasUteis(instante, horas)).toISOString();

/** The lot is conditional still, and somebody has been asked. */
export const aguardaResposta = ({
  situacao,
  condicional,
}: Pick<EstadoLote, 'situacao' | 'condicional'>): boolean =>
  situacao === 'CONDICIONAL' && condicional !== null && condicional.etapa !== null;
