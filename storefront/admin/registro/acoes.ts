import type { AcaoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import type { Registro } from '../dados/tipos.ts';

/** The actions that lead somewhere from where the record stands: by an arrow of the table, or without one where they move no situation. */
export function acoesDe({ acoes, transicoes }: RecursoDescrito, registro: Registro): AcaoDoRecurso[] {
  const aqui = transicoes && registro[transicoes.campo];
  return acoes.filter(
    ({ para }) =>
      para === null || (transicoes?.tabela ?? []).some((seta) => seta.de === aqui && seta.para === para),
  );
}
