import type { Sessao } from '@martelo/shared/pagina';
import { aplicar, type Remendo } from './remendo.ts';

/** What an action asks for: its patches, in order, and the words it is undone by. */
export interface Gesto {
  rotulo: string;
  remendos: readonly Remendo[];
  /** Gestures in a row with the same key are one to undo: the letters of a word, the steps of a colour picker. */
  chave?: string;
}

interface Feito {
  rotulo: string;
  chave: string | undefined;
  /** Patches that take it back, in the order to apply them. */
  inversos: readonly Remendo[];
}

export interface Historico {
  sessoes: readonly Sessao[];
  passado: readonly Feito[];
  futuro: readonly Feito[];
}

export const historicoDe = (sessoes: readonly Sessao[]): Historico => ({ sessoes, passado: [], futuro: [] });

/** Does a gesture. One that changes nothing leaves no trace. */
export function executar(historico: Historico, gesto: Gesto): Historico {
  const { sessoes, inversos } = aplicarTodos(historico.sessoes, gesto.remendos);
  if (inversos.length === 0) return historico;
  const ultimo = historico.passado.at(-1);
  const continua =
    gesto.chave !== undefined && ultimo?.chave === gesto.chave && historico.futuro.length === 0;
  const feito: Feito = {
    rotulo: gesto.rotulo,
    chave: gesto.chave,
    inversos: continua ? [...inversos, ...ultimo.inversos] : inversos,
  };
  return {
    sessoes,
    passado: [...(continua ? historico.passado.slice(0, -1) : historico.passado), feito],
    futuro: [],
  };
}

export function desfazer(historico: Historico): Historico {
  const feito = historico.passado.at(-1);
  if (!feito) return historico;
  const { sessoes, inversos } = aplicarTodos(historico.sessoes, feito.inversos);
  return {
    sessoes,
    passado: historico.passado.slice(0, -1),
    futuro: [...historico.futuro, { ...feito, chave: undefined, inversos }],
  };
}

export function refazer(historico: Historico): Historico {
  const feito = historico.futuro.at(-1);
  if (!feito) return historico;
  const { sessoes, inversos } = aplicarTodos(historico.sessoes, feito.inversos);
  return {
    sessoes,
    passado: [...historico.passado, { ...feito, inversos }],
    futuro: historico.futuro.slice(0, -1),
  };
}

/** Ends the run of gestures that share a key: what comes next is undone on its own. */
export function fecharGesto(historico: Historico): Historico {
  const ultimo = historico.passado.at(-1);
  if (ultimo?.chave === undefined) return historico;
  return { ...historico, passado: historico.passado.with(-1, { ...ultimo, chave: undefined }) };
}

function aplicarTodos(inicio: readonly Sessao[], remendos: readonly Remendo[]) {
  let sessoes = inicio;
  const inversos: Remendo[] = [];
  for (const remendo of remendos) {
    const aplicado = aplicar(sessoes, remendo);
    if (!aplicado) continue;
    sessoes = aplicado.sessoes;
    inversos.unshift(aplicado.inverso);
  }
  return { sessoes, inversos };
}
