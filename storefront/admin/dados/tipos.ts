import type { MudancaPrevista } from '@martelo/shared/aprovacao';
import type { Filtro } from '@martelo/shared/filtro';
import type { RaRecord } from 'ra-core';

/** Any record, as its kind's calls give it. */
export interface Registro extends RaRecord {
  id: number;
  uid: string;
  revisao: number;
  createdAt: string;
  updatedAt: string;
  removidoEm?: string;
}

/** What a list is asked, in the words of the engine's calls: it stands in the address as it is. */
export interface Consulta {
  filtros: Filtro[];
  ordenar: string;
  ordem: 'asc' | 'desc';
  pagina: number;
  porPagina: number;
  removidos: boolean;
}

export interface Alteracao {
  revisao: number | null;
  em: string;
  por: { uid: string; nome: string };
  aprovadaPor: { uid: string; nome: string } | null;
  ato: string;
  /** Which of its kind's own it is, by name; null where it is none of them. */
  acao: string | null;
  rotulo: string;
  campos: { campo: string; rotulo: string; de: unknown; para: unknown }[];
  /** What undoes it: the fields that it changed as they were, and as it made them; null of what is not undone, or not by who looks. */
  volta: { de: Record<string, unknown>; para: Record<string, unknown> } | null;
}

/** What was asked of a record and needs, or needed, a second person. */
export interface PedidoDoRegistro {
  aprovacaoUid: string;
  situacao: string;
  pedidaEm: string;
  expiraEm: string;
  pedidaPor: { uid: string; nome: string };
  meu: boolean;
  mudancas: MudancaPrevista[];
}
