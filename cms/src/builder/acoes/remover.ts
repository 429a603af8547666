import type { Sessao } from '@martelo/shared/pagina';
import type { Gesto } from '../modelo/historico.ts';

export const remover = (sessao: Sessao): Gesto => ({
  rotulo: `Apagar ${sessao.nome}`,
  remendos: [{ op: 'remover', id: sessao.id }],
});
