import { z } from 'zod';
import type { ConsultaDoPorto } from '../../records/records.ts';
import { parametrosDeLista } from '../consulta.ts';
import type { Recurso } from './declaracao.ts';

/** What the list of a kind is asked by. */
export const parametrosDaEspecie = (recurso: Pick<Recurso<never, never>, 'nomeaveis'>) =>
  parametrosDeLista([...recurso.nomeaveis.keys()], {
    removidos: z.enum(['true', 'false']).optional().describe('true: também os removidos, para quem escreve'),
  });

/** A question as its kind understands it, in lists and exports alike. */
export function comoAEspecieEntende(
  { declaracao }: Pick<Recurso<never, never>, 'declaracao'>,
  consulta: ConsultaDoPorto,
): ConsultaDoPorto {
  const filtros = consulta.filtros.flatMap((filtro) => deTodoJeito(declaracao, filtro));
  return { ...consulta, filtros: [...filtros, ...deCostume(declaracao, filtros)] };
}

type Filtro = ConsultaDoPorto['filtros'][number];
type Declaracao = Recurso<never, never>['declaracao'];

/** What a list shows by custom: where the question names neither that field nor records. */
function deCostume({ mostra = {} }: Declaracao, filtros: readonly Filtro[]): Filtro[] {
  const ditos = new Set(filtros.map((um) => ('campo' in um ? um.campo : null)));
  if (ditos.has('id') || ditos.has('uid')) return [];
  return Object.entries(mostra)
    .filter(([campo]) => !ditos.has(campo))
    .map(([campo, valor]) => ({ tipo: 'exata', campo, valor }));
}

/** A value that has several ways to be written is asked by all of them: a plate finds what is registered by its other form. */
function deTodoJeito({ equivalentes = {} }: Declaracao, filtro: Filtro): Filtro[] {
  const formas = 'campo' in filtro ? equivalentes[filtro.campo] : undefined;
  if (formas === undefined) return [filtro];
  const todas = <V>(valor: V): (V | string)[] => (typeof valor === 'string' ? [...formas(valor)] : [valor]);
  switch (filtro.tipo) {
    case 'exata':
      return [{ tipo: 'lista', campo: filtro.campo, valores: todas(filtro.valor) }];
    case 'diferente':
      return todas(filtro.valor).map((valor) => ({ ...filtro, valor }));
    case 'multipla':
    case 'lista':
    case 'marca':
      return [{ ...filtro, valores: filtro.valores.flatMap(todas) } as Filtro];
    default:
      return [filtro];
  }
}
