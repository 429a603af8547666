import type { Sessao } from '@martelo/shared/pagina';
import { ACOES } from '../../palavras/construtor/acoes.ts';
import type { Gesto } from '../modelo/historico.ts';
import { rotuloDe } from './rotulo.ts';

/** Takes a section to stand at position `para`, from 0, counted without itself. */
export const mover = (sessao: Sessao, para: number): Gesto => ({
  rotulo: ACOES.moverSecao(sessao.nome),
  remendos: [{ op: 'mover', id: sessao.id, para }],
});

/** Takes sections, wherever they stand, together into a gap (counted with them in the list), in the page's order. */
export function moverVarias(sessoes: readonly Sessao[], ids: readonly string[], lacuna: number): Gesto {
  const escolhidas = sessoes.filter(({ id }) => ids.includes(id));
  const acima = escolhidas.filter((sessao) => sessoes.indexOf(sessao) < lacuna);
  const abaixo = escolhidas.slice(acima.length);
  return {
    rotulo: rotuloDe(ACOES.mover, escolhidas),
    remendos: [
      // From the gap outwards: each lands beside the one before it.
      ...acima.toReversed().map(({ id }, i) => ({ op: 'mover', id, para: lacuna - 1 - i }) as const),
      ...abaixo.map(({ id }, i) => ({ op: 'mover', id, para: lacuna + i }) as const),
    ],
  };
}
