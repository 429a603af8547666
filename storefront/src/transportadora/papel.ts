import type { PapelDeUsuario } from '@martelo/shared/papeis';

export const CAMINHO_DA_TRANSPORTADORA = '/transportadora';

/** Who fetches vehicles for the house. */
export const QUEM_BUSCA = [
  'Externo - Transportadora',
  'Externo - Motorista',
] as const satisfies readonly PapelDeUsuario[];
/** Situations in which the inspection of what is collected may be begun. */
export const ANTES_DA_COLETA: readonly string[] = ['CONFIRMADA', 'EM_ROTA', 'EM_COLETA'];
