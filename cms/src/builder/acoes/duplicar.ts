import { uuidv7 } from '@martelo/shared/identificador';
import type { Sessao } from '@martelo/shared/pagina';
import type { Gesto } from '../modelo/historico.ts';
import { indiceDe } from '../modelo/remendo.ts';

/** A copy right below the original, with ids of its own. */
export function duplicar(
  sessoes: readonly Sessao[],
  sessao: Sessao,
  novoId: () => string = uuidv7,
): Gesto & { sessao: Sessao } {
  const copia: Sessao = {
    ...sessao,
    id: novoId(),
    nome: nomeDaCopia(sessao.nome),
    itens: sessao.itens.map((item) => ({ ...item, id: novoId() })),
  };
  return {
    rotulo: `Duplicar ${sessao.nome}`,
    remendos: [{ op: 'inserir', indice: indiceDe(sessoes, sessao.id) + 1, sessao: copia }],
    sessao: copia,
  };
}

const SUFIXO = ' (cópia)';
const nomeDaCopia = (nome: string): string =>
  nome.endsWith(SUFIXO) ? nome : `${nome.slice(0, 120 - SUFIXO.length)}${SUFIXO}`;
