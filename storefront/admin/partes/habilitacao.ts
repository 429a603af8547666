export type SituacaoDaHabilitacao = 'Aguardando' | 'Aprovada' | 'Recusada';

/** How each looks, in whichever list it stands. */
export const TONS_DA_HABILITACAO = {
  ...{ Aguardando: 'espera', Aprovada: 'bom', Recusada: 'ruim' },
} as const satisfies Record<SituacaoDaHabilitacao, string>;
