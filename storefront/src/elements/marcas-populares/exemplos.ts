import { exemplosDeFacetas } from '../dados/exemplos-facetas.ts';

export const exemplos = exemplosDeFacetas;
