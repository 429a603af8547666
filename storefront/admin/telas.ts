import type { RecursoDescrito } from '@martelo/shared/recurso';
import { type ComponentType, lazy } from 'react';
import { ADMIN } from '../src/palavras/admin.ts';
import type { PropsDeMassa } from './lista/EmMassa.tsx';

/** Kinds whose record has a screen made by hand, in place of the one that is drawn from its declaration. */
export const TELAS_DE_UM: Readonly<
  Record<string, ComponentType<{ recurso: RecursoDescrito; uid: string }> | undefined>
> = {
  carimbo: lazy(() => import('./carimbo/Tela.tsx')),
  cliente: lazy(() => import('./cliente/Tela.tsx')),
  configuracaoDeAvisos: lazy(() => import('./notificacoes/Ir.tsx')),
  comitente: lazy(() => import('./comitente/Tela.tsx')),
  estadia: lazy(() => import('./estadias/Tela.tsx')),
  documentoDoLeilao: lazy(() => import('./documentos-leilao/Um.tsx')),
  grupoComitente: lazy(() => import('./comitente/Grupo.tsx')),
  lanceRecebido: lazy(() => import('./lance/Tela.tsx')),
  leilao: lazy(() => import('./leilao/Tela.tsx')),
  lote: lazy(() => import('./lote/Tela.tsx')),
  loteDaCasa: lazy(() => import('./lotes/Abrir.tsx')),
  patio: lazy(() => import('./patios/Tela.tsx')),
  modeloDeAssinatura: lazy(() => import('./assinatura/Ir.tsx')),
  modeloDeFotos: lazy(() => import('./modelo-fotos/Tela.tsx')),
  tipoVistoria: lazy(() => import('./vistorias/Tipo.tsx')),
  servicoDeEstadia: lazy(() => import('./estadias/Servico.tsx')),
  remocao: lazy(() => import('./remocao/Tela.tsx')),
  veiculo: lazy(() => import('./veiculo/Tela.tsx')),
  usuario: lazy(() => import('./usuario/Tela.tsx')),
  venda: lazy(() => import('./venda/Tela.tsx')),
  vistoria: lazy(() => import('./vistorias/Vistoria.tsx')),
};

/** What is done at once to the rows of lists whose rows are written by calls of their own. */
export const MASSA_DE: Readonly<Record<string, ComponentType<PropsDeMassa> | undefined>> = {
  loteDaCasa: lazy(() => import('./lotes/EmMassa.tsx')),
};

/** What the head of a kind's list offers besides. */
export const TOPO_DE: Readonly<Record<string, ComponentType | undefined>> = {
  convidado: lazy(() => import('./eventos/Topo.tsx')),
  entregaDeAviso: lazy(() => import('./notificacoes/Topo.tsx')),
  estadia: lazy(() => import('./estadias/Topo.tsx')),
  lanceRecebido: lazy(() => import('./lance/Topo.tsx')),
};

/** Kinds whose queue is worked through on a screen made by hand, by who may act on it so. */
const FILAS_A_MAO: Readonly<Record<string, { rota: string; acao: string; rotulo: string } | undefined>> = {
  fotoDoLote: { rota: 'aprovar-fotos-leilao', acao: 'aprovar', rotulo: ADMIN.aprovarFotos },
};

/** Where who looks works through a kind's queue; null where its list is all there is. */
export function filaDe({ nome, acoes }: RecursoDescrito): { rota: string; rotulo: string } | null {
  const fila = FILAS_A_MAO[nome];
  return fila !== undefined && acoes.some((uma) => uma.nome === fila.acao) ? fila : null;
}
