import type { Sessao } from '@martelo/shared/pagina';
import type { Transporte } from '../dnd/carga.ts';
import type { Entrada } from './entrada.ts';
import {
  desfazer,
  executar,
  fecharGesto,
  type Gesto,
  type Historico,
  historicoDe,
  irPara,
  refazer,
  restaurar,
} from './historico.ts';
import type { Remendo } from './remendo.ts';
import { type Retomada, retomar } from './retomar.ts';
import { type ComoSelecionar, existentes, selecionar } from './selecao.ts';
import {
  alcancar,
  avancar,
  type Base,
  type Conflito,
  type DeOutros,
  divergir,
  resolver,
} from './sincronia.ts';

export interface EstadoConstrutor {
  historico: Historico;
  /** What the server is known to have; the difference is what is left to save. */
  base: Base;
  /** Sections changed here and by somebody else, waiting for a choice. */
  conflitos: readonly Conflito[];
  deOutros: DeOutros;
  /** The section the inspector shows. */
  selecionada: string | null;
  /** Everything chosen, in the page's order; actions are for all of them. */
  selecionadas: readonly string[];
  transporte: Transporte | null;
}

/** What a gesture leaves chosen: one section, several (the last is shown), or none. */
export type Escolha = string | readonly string[] | null;

export type Acao =
  | { tipo: 'gesto'; gesto: Gesto; selecionar?: Escolha }
  /** Made on a text that somebody else changed before it was seen here. */
  | { tipo: 'divergir'; id: string; gesto: Gesto }
  | { tipo: 'desfazer' }
  | { tipo: 'refazer' }
  | { tipo: 'fechar-gesto' }
  | { tipo: 'selecionar'; id: string | null; como?: ComoSelecionar }
  | { tipo: 'selecionar-todas' }
  | { tipo: 'transportar'; transporte: Transporte | null }
  /** To this gesture of the history, forth or back; null is before the first. */
  | { tipo: 'ir-para'; id: number | null }
  | { tipo: 'restaurar-guardada'; id: number }
  /** Accepted by the server: our own save, somebody else's. */
  | {
      tipo: 'avancar';
      entradas: readonly Entrada[];
      meu: { lote: string; remendos: readonly Remendo[] } | null;
    }
  | { tipo: 'alcancar'; agora: Base & { nome: string; quando: string } }
  | { tipo: 'resolver'; id: string; ficar: 'minha' | 'dela' }
  /** What this browser still knew of the page from before it was closed, or crashed. */
  | { tipo: 'retomar'; retomada: Retomada };

export const estadoInicial = (
  sessoes: readonly Sessao[],
  { revisao, publicada }: Pick<Base, 'revisao' | 'publicada'> = { revisao: 0, publicada: false },
): EstadoConstrutor => ({
  historico: historicoDe(sessoes),
  base: { revisao, publicada, sessoes },
  conflitos: [],
  deOutros: {},
  selecionada: sessoes[0]?.id ?? null,
  selecionadas: sessoes.slice(0, 1).map(({ id }) => id),
  transporte: null,
});

export function reduzir(estado: EstadoConstrutor, acao: Acao): EstadoConstrutor {
  switch (acao.tipo) {
    case 'gesto': {
      const historico = executar(estado.historico, acao.gesto);
      return comSelecao(
        estado,
        historico,
        acao.selecionar === undefined ? estado.selecionadas : [acao.selecionar ?? []].flat(),
      );
    }
    case 'divergir':
      return divergir(estado, acao.id, acao.gesto.remendos);
    case 'desfazer':
      return noHistorico(estado, desfazer(estado.historico));
    case 'refazer':
      return noHistorico(estado, refazer(estado.historico));
    case 'fechar-gesto': {
      const historico = fecharGesto(estado.historico);
      return historico === estado.historico ? estado : { ...estado, historico };
    }
    case 'selecionar':
      return acao.como === undefined && acao.id === estado.selecionada && estado.selecionadas.length <= 1
        ? estado
        : escolhendo(
            estado,
            selecionar(estado.historico.sessoes, selecaoDe(estado), acao.id, acao.como ?? 'so'),
          );
    case 'selecionar-todas': {
      const todas = estado.historico.sessoes.map(({ id }) => id);
      return escolhendo(estado, { atual: estado.selecionada ?? todas[0] ?? null, todas });
    }
    case 'transportar':
      return mesmoTransporte(estado.transporte, acao.transporte)
        ? estado
        : { ...estado, transporte: acao.transporte };
    case 'ir-para':
      return noHistorico(estado, irPara(estado.historico, acao.id));
    case 'restaurar-guardada': {
      const guardada = estado.historico.guardadas.find(({ id }) => id === acao.id);
      if (!guardada) return estado;
      const { sessoes } = estado.historico;
      return noHistorico(estado, executar(estado.historico, restaurar(sessoes, guardada)));
    }
    case 'avancar':
      return comSelecaoValida(avancar(estado, acao.entradas, acao.meu), estado);
    case 'alcancar':
      return comSelecaoValida(alcancar(estado, acao.agora), estado);
    case 'resolver':
      return comSelecaoValida(resolver(estado, acao.id, acao.ficar), estado);
    case 'retomar':
      return comSelecaoValida(retomar(estado, acao.retomada), estado);
  }
}

/** A section that comes back is what the editor wants to see next. */
function noHistorico(estado: EstadoConstrutor, historico: Historico): EstadoConstrutor {
  const antes = new Set(estado.historico.sessoes.map(({ id }) => id));
  const voltou = historico.sessoes.find(({ id }) => !antes.has(id));
  return comSelecao(estado, historico, voltou ? [voltou.id] : estado.selecionadas);
}

/** What is selected must exist: an undo may have taken it away. */
function comSelecao(
  estado: EstadoConstrutor,
  historico: Historico,
  selecionadas: readonly string[],
): EstadoConstrutor {
  if (historico === estado.historico && selecionadas === estado.selecionadas) return estado;
  const atual = selecionadas === estado.selecionadas ? estado.selecionada : (selecionadas.at(-1) ?? null);
  return escolhendo(
    { ...estado, historico },
    existentes(historico.sessoes, { atual, todas: selecionadas }),
    historico,
  );
}

function comSelecaoValida(estado: EstadoConstrutor, antes: EstadoConstrutor): EstadoConstrutor {
  const { historico } = estado;
  if (historico.sessoes === antes.historico.sessoes) return estado;
  return escolhendo(estado, existentes(historico.sessoes, selecaoDe(estado)), historico);
}

const selecaoDe = ({ selecionada, selecionadas }: EstadoConstrutor) => ({
  atual: selecionada,
  todas: selecionadas,
});

/** Choosing something else ends the run of letters; the list keeps its identity while it says the same. */
function escolhendo(
  estado: EstadoConstrutor,
  { atual, todas }: ReturnType<typeof selecaoDe>,
  historico = fecharGesto(estado.historico),
): EstadoConstrutor {
  const iguais =
    todas.length === estado.selecionadas.length && todas.every((id, i) => id === estado.selecionadas[i]);
  return { ...estado, historico, selecionada: atual, selecionadas: iguais ? estado.selecionadas : todas };
}

const mesmoTransporte = (a: Transporte | null, b: Transporte | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.carga === b.carga &&
    a.por === b.por &&
    a.lacuna === b.lacuna &&
    a.aoLado?.id === b.aoLado?.id &&
    a.aoLado?.lado === b.aoLado?.lado);
