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

export interface EstadoConstrutor {
  historico: Historico;
  selecionada: string | null;
  transporte: Transporte | null;
}

export type Acao =
  | { tipo: 'gesto'; gesto: Gesto; selecionar?: string | null }
  | { tipo: 'desfazer' }
  | { tipo: 'refazer' }
  | { tipo: 'fechar-gesto' }
  | { tipo: 'selecionar'; id: string | null }
  | { tipo: 'transportar'; transporte: Transporte | null }
  | { tipo: 'recarregar'; sessoes: readonly Sessao[] };

export const estadoInicial = (sessoes: readonly Sessao[]): EstadoConstrutor => ({
  historico: historicoDe(sessoes),
  selecionada: sessoes[0]?.id ?? null,
  transporte: null,
});

export function reduzir(estado: EstadoConstrutor, acao: Acao): EstadoConstrutor {
  switch (acao.tipo) {
    case 'gesto': {
      const historico = executar(estado.historico, acao.gesto);
      return comSelecao(
        estado,
        historico,
        acao.selecionar === undefined ? estado.selecionada : acao.selecionar,
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
      return acao.id === estado.selecionada
        ? estado
        : { ...estado, selecionada: acao.id, historico: fecharGesto(estado.historico) };
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
  return comSelecao(estado, historico, voltou?.id ?? estado.selecionada);
}

/** What is selected must exist: an undo may have taken it away. */
function comSelecao(
  estado: EstadoConstrutor,
  historico: Historico,
  selecionada: string | null,
): EstadoConstrutor {
  if (historico === estado.historico && selecionada === estado.selecionada) return estado;
  const existe = historico.sessoes.some(({ id }) => id === selecionada);
  return { ...estado, historico, selecionada: existe ? selecionada : null };
}

const mesmoTransporte = (a: Transporte | null, b: Transporte | null): boolean =>
  a === b || (a !== null && b !== null && a.carga === b.carga && a.por === b.por && a.lacuna === b.lacuna);
