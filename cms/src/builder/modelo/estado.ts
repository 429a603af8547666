import type { Sessao } from '@martelo/shared/pagina';
import type { Transporte } from '../dnd/carga.ts';
import {
  desfazer,
  executar,
  fecharGesto,
  type Gesto,
  type Historico,
  historicoDe,
  refazer,
} from './historico.ts';
import { type ComoSelecionar, existentes, selecionar } from './selecao.ts';

export interface EstadoConstrutor {
  historico: Historico;
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
  | { tipo: 'desfazer' }
  | { tipo: 'refazer' }
  | { tipo: 'fechar-gesto' }
  | { tipo: 'selecionar'; id: string | null; como?: ComoSelecionar }
  | { tipo: 'selecionar-todas' }
  | { tipo: 'transportar'; transporte: Transporte | null }
  | { tipo: 'recarregar'; sessoes: readonly Sessao[] };

export const estadoInicial = (sessoes: readonly Sessao[]): EstadoConstrutor => ({
  historico: historicoDe(sessoes),
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
    case 'recarregar':
      return estadoInicial(acao.sessoes);
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
  a === b || (a !== null && b !== null && a.carga === b.carga && a.por === b.por && a.lacuna === b.lacuna);
