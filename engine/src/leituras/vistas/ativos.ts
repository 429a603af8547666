import type { Filtro } from '@martelo/shared/filtro';

const ATIVOS = ['EM_LOTEAMENTO', 'CRIADO', 'PRONTO', 'AO_VIVO'];
const DIA_MS = 86_400_000;

/** Today 00:00 UTC (spec 4). Unix ms. */
export const inicioDeHoje = (agora: number): number => Math.floor(agora / DIA_MS) * DIA_MS;

/** Active auctions, as a list finds them: in one of the active states and dated after today 00:00 UTC (spec 4). */
export const filtrosDeAtivos = (agora: number): Filtro[] => [
  { tipo: 'multipla', campo: 'situacao', valores: ATIVOS },
  { tipo: 'range', campo: 'data', min: new Date(inicioDeHoje(agora) + 1).toISOString() },
];
