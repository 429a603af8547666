import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  venda: 'Leilões',
  naoEncontrada: 'Página não encontrada',
  verLotes: 'Ver lotes',
  naoEncontramos: 'Não encontramos esta página',
  paginaInicial: 'Página inicial',
  podeTerMudado: 'Ela pode ter mudado de endereço ou já não existir.',
};

/** What every page says: titles, and addresses that lead nowhere. */
export const CASA: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    venda: 'Loja',
    verLotes: 'Ver anúncios',
  },
};
