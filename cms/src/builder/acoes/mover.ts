import type { Sessao } from '@martelo/shared/pagina';
import type { Gesto } from '../modelo/historico.ts';

/** Takes a section to stand at position `para`, from 0, counted without itself. */
export const mover = (sessao: Sessao, para: number): Gesto => ({
  rotulo: `Mover ${sessao.nome}`,
  remendos: [{ op: 'mover', id: sessao.id, para }],
});
