import { z } from 'zod';
import type { ConsultaDoPorto } from '../../records/records.ts';
import { parametrosDeLista } from '../consulta.ts';
import type { Recurso } from './declaracao.ts';

/** What the list of a kind is asked by. */
export const parametrosDaEspecie = (recurso: Pick<Recurso<never, never>, 'nomeaveis'>) =>
  parametrosDeLista([...recurso.nomeaveis.keys()], {
    removidos: z.enum(['true', 'false']).optional().describe('true: também os removidos, para quem escreve'),
  });

/** A question with what its kind's lists show by custom: where it names neither that field nor records, in lists and exports alike. */
export function comOCostume(
  { declaracao }: Pick<Recurso<never, never>, 'declaracao'>,
  consulta: ConsultaDoPorto,
): ConsultaDoPorto {
  const ditos = new Set(consulta.filtros.map((um) => ('campo' in um ? um.campo : null)));
  if (ditos.has('id') || ditos.has('uid')) return consulta;
  const deCostume = Object.entries(declaracao.mostra ?? {})
    .filter(([campo]) => !ditos.has(campo))
    .map(([campo, valor]) => ({ tipo: 'exata', campo, valor }) as const);
  return deCostume.length === 0 ? consulta : { ...consulta, filtros: [...consulta.filtros, ...deCostume] };
}
