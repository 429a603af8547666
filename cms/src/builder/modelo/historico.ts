import type { Sessao } from '@martelo/shared/pagina';
import { MODELO } from '../../palavras/construtor/modelo.ts';
import { descrever } from './descrever.ts';
import { diferenca, diferencaDaSessao, refinar } from './diferenca.ts';
import { aplicarTodos, indiceDe, type Remendo, tocadas } from './remendo.ts';

/** What an action asks for: its patches, in order, and the words it is undone by. */
export interface Gesto {
  rotulo: string;
  /** What the history calls it, where its patches alone do not say. */
  acao?: string;
  remendos: readonly Remendo[];
  /** Gestures in a row with the same key are one to undo: the letters of a word, the steps of a colour picker. */
  chave?: string;
}

export interface Feito {
  /** Grows with every gesture; names it in the journal. */
  id: number;
  rotulo: string;
  acao: string;
  onde: string;
  /** Unix ms. */
  quando: number;
  chave?: string | undefined;
  /** Sections whose content it changed. */
  toca: readonly string[];
  /** Patches that take it back (or, once undone, that do it again), in the order to apply them. */
  inversos: readonly Remendo[];
  /** Somebody else changed one of its sections since: what would take it back no longer fits. */
  bloqueio?: { nome: string; quando: string };
}

/** Section content that is no longer on the page and must not be lost: the version not chosen, the branch not taken. */
export interface Guardada {
  id: number;
  motivo: 'conflito' | 'desfeitas';
  rotulo: string;
  quando: number;
  /** `sessao` null: here the section was deleted. `apos` is the neighbour it stood after. */
  secoes: readonly { id: string; sessao: Sessao | null; apos: string | null }[];
}

export interface Historico {
  sessoes: readonly Sessao[];
  passado: readonly Feito[];
  /** What was undone, the next to redo last. */
  futuro: readonly Feito[];
  guardadas: readonly Guardada[];
  /** Sections at the start of the run of gestures that is still open, for the inverse of the whole run. */
  inicioDaSerie: readonly Sessao[] | null;
  proximoId: number;
}

export const historicoDe = (sessoes: readonly Sessao[]): Historico => ({
  sessoes,
  passado: [],
  futuro: [],
  guardadas: [],
  inicioDaSerie: null,
  proximoId: 1,
});

/** Does a gesture. One that changes nothing leaves no trace; what was undone and is now passed over is kept aside. */
export function executar(historico: Historico, gesto: Gesto, agora = Date.now()): Historico {
  const antes = historico.sessoes;
  const finos = gesto.remendos.length === 1 ? refinar(antes, gesto.remendos[0] as Remendo) : gesto.remendos;
  const { sessoes, inversos } = aplicarTodos(antes, finos);
  if (inversos.length === 0) return historico;
  const ultimo = historico.passado.at(-1);
  const continua =
    gesto.chave !== undefined && ultimo?.chave === gesto.chave && historico.futuro.length === 0;
  const inicio = continua ? historico.inicioDaSerie : antes;
  const volta = continua && inicio ? diferenca(sessoes, inicio) : inversos;
  const feito: Feito = {
    id: continua ? ultimo.id : historico.proximoId,
    rotulo: gesto.rotulo,
    ...descrever(finos, [sessoes, antes], gesto.rotulo),
    ...(gesto.acao !== undefined && { acao: gesto.acao }),
    quando: agora,
    chave: gesto.chave,
    toca: [...new Set(volta.flatMap(tocadas))],
    inversos: volta,
  };
  const base = historico.futuro.length > 0 ? guardarDesfeitas(historico, agora) : historico;
  return {
    ...base,
    sessoes,
    passado: [...(continua ? historico.passado.slice(0, -1) : historico.passado), feito],
    futuro: [],
    inicioDaSerie: gesto.chave === undefined ? null : inicio,
    proximoId: Math.max(base.proximoId, feito.id + 1),
  };
}

export function desfazer(historico: Historico): Historico {
  const { feito, resto } = tirarAlcancavel(historico.passado);
  if (!feito) return historico;
  const { sessoes, inversos } = aplicarTodos(historico.sessoes, feito.inversos);
  return {
    ...historico,
    sessoes,
    passado: resto,
    futuro: [...historico.futuro, { ...feito, chave: undefined, inversos }],
    inicioDaSerie: null,
  };
}

export function refazer(historico: Historico): Historico {
  const { feito, resto } = tirarAlcancavel(historico.futuro);
  if (!feito) return historico;
  const { sessoes, inversos } = aplicarTodos(historico.sessoes, feito.inversos);
  return {
    ...historico,
    sessoes,
    passado: [...historico.passado, { ...feito, inversos }],
    futuro: resto,
    inicioDaSerie: null,
  };
}

/** The gesture that an undo would take back, or a redo bring; undefined when there is none. */
export const proximoADesfazer = ({ passado }: Historico): Feito | undefined => tirarAlcancavel(passado).feito;
export const proximoARefazer = ({ futuro }: Historico): Feito | undefined => tirarAlcancavel(futuro).feito;

/** Undoes or redoes until this gesture is the last one done; null: until none is. What is blocked stays as it is. */
export function irPara(historico: Historico, id: number | null): Historico {
  let atual = historico;
  const feito = (um: Historico) => id === null || um.passado.some((cada) => cada.id === id);
  while (!feito(atual)) {
    const depois = refazer(atual);
    if (depois === atual) return atual;
    atual = depois;
  }
  for (;;) {
    const proximo = proximoADesfazer(atual);
    const posicao = atual.passado.findIndex((cada) => cada.id === id);
    if (!proximo || atual.passado.indexOf(proximo) <= posicao) return atual;
    atual = desfazer(atual);
  }
}

/** Ends the run of gestures that share a key: what comes next is undone on its own. One that ended where it began is no gesture. */
export function fecharGesto(historico: Historico): Historico {
  const ultimo = historico.passado.at(-1);
  if (ultimo?.chave === undefined) return historico;
  return {
    ...historico,
    passado:
      ultimo.inversos.length === 0
        ? historico.passado.slice(0, -1)
        : historico.passado.with(-1, { ...ultimo, chave: undefined }),
    inicioDaSerie: null,
  };
}

/** Somebody else's change of these sections: what was done to them here can no longer be taken back step by step. */
export function bloquear(
  historico: Historico,
  ids: ReadonlySet<string>,
  bloqueio: NonNullable<Feito['bloqueio']>,
): Historico {
  if (ids.size === 0) return historico;
  const marcar = (lista: readonly Feito[]) =>
    lista.some(({ toca }) => toca.some((id) => ids.has(id)))
      ? lista.map((um) => (!um.bloqueio && um.toca.some((id) => ids.has(id)) ? { ...um, bloqueio } : um))
      : lista;
  return { ...historico, passado: marcar(historico.passado), futuro: marcar(historico.futuro) };
}

export function guardar(historico: Historico, guardada: Omit<Guardada, 'id'>): Historico {
  return {
    ...historico,
    guardadas: [...historico.guardadas, { ...guardada, id: historico.proximoId }],
    proximoId: historico.proximoId + 1,
  };
}

/** The gesture that brings kept content back. */
export const restaurar = (sessoes: readonly Sessao[], { rotulo, secoes }: Guardada): Gesto => ({
  rotulo: MODELO.restaurar(rotulo),
  acao: MODELO.restaurado(rotulo),
  remendos: secoes.flatMap(({ id, sessao, apos }): Remendo[] => {
    const atual = sessoes.find((uma) => uma.id === id);
    if (!sessao) return atual ? [{ op: 'remover', id }] : [];
    return atual
      ? diferencaDaSessao(atual, sessao)
      : [{ op: 'inserir', indice: sessoes.length, apos, sessao }];
  }),
});

/** A section with the place it has. */
export const comLugar = (sessoes: readonly Sessao[], id: string) => {
  const indice = indiceDe(sessoes, id);
  return { id, sessao: sessoes[indice] ?? null, apos: sessoes[indice - 1]?.id ?? null };
};

/** The newest that is not blocked and touches nothing a newer blocked one touched: their patches do not meet. */
function tirarAlcancavel(lista: readonly Feito[]): { feito?: Feito; resto: readonly Feito[] } {
  const presas = new Set<string>();
  for (let i = lista.length - 1; i >= 0; i -= 1) {
    const feito = lista[i] as Feito;
    if (!feito.bloqueio && !feito.toca.some((id) => presas.has(id)))
      return { feito, resto: lista.toSpliced(i, 1) };
    for (const id of feito.toca) presas.add(id);
  }
  return { resto: lista };
}

/** A new gesture takes the page another way: what redo would have brought back is kept as it would have looked. */
function guardarDesfeitas(historico: Historico, agora: number): Historico {
  let fim = historico;
  for (let depois = refazer(fim); depois !== fim; depois = refazer(fim)) fim = depois;
  const ids = new Set(diferenca(historico.sessoes, fim.sessoes).flatMap(tocadas));
  if (ids.size === 0) return historico;
  const [um] = historico.futuro;
  return guardar(historico, {
    motivo: 'desfeitas',
    rotulo:
      historico.futuro.length === 1 && um ? um.acao : MODELO.alteracoesDesfeitas(historico.futuro.length),
    quando: agora,
    secoes: [...ids].map((id) => comLugar(fim.sessoes, id)),
  });
}
