import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  lote: 'Lote',
  encerrado: 'Leilão encerrado',
  jaVaiEntrar: 'O próximo lote já vai entrar',
};

/** The lot under the hammer, inside a section that moves. */
export const NA_MESA: PorModo<typeof leilao> = {
  leilao,
  loja: { lote: 'Anúncio', encerrado: 'Evento encerrado', jaVaiEntrar: 'O próximo anúncio já vai entrar' },
};
