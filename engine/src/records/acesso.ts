import type { Acesso } from './records.ts';

/**
 * The engine on its own behalf: what projections, jobs and use-cases touch the records with where no caller's rights are asked. Whoever
 * uses it decides who may; a search for this word finds them all.
 */
export const SISTEMA: Acesso = { tipo: 'sistema' };
