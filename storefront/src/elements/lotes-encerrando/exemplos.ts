import { exemplosDeLotes } from '../dados/exemplos.ts';

export const exemplos = exemplosDeLotes(8);
