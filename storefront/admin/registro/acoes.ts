import type { AcaoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import type { Registro } from '../dados/tipos.ts';

/**
 * The actions that lead somewhere from where the record stands: by an arrow of the table, or without one where they move no situation; and
 * where what they ask of the record holds.
 */
export function acoesDe({ acoes, transicoes }: RecursoDescrito, registro: Registro): AcaoDoRecurso[] {
  const aqui = transicoes && registro[transicoes.campo];
  return acoes.filter(
    ({ para, quando }) =>
      (para === null || (transicoes?.tabela ?? []).some((seta) => seta.de === aqui && seta.para === para)) &&
      (quando === null || quando.valores.includes(registro[quando.campo] as string | boolean)),
  );
}

/** What a button says of an action: what comes before it is explained. */
export const resumoCurto = (resumo: string): string => resumo.split(/[:;,]/)[0]!;
