import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { EM_VALIDACAO } from '@martelo/shared/situacao-documento';
import { nomesDe } from '../acerto/buscar.ts';
import { motor } from '../sessao/sessao.ts';
import { type DocumentoDaEquipe, type DocumentoNaFila, filaDeDocumentos } from './fila.ts';

/** The engine's largest page: whoever has more in the queue than that decides the oldest first. */
export const MAXIMO = 200;

/** What waits for SAC on this brand; null when the engine does not answer. */
export async function buscarDocumentos(): Promise<{ fila: DocumentoNaFila[]; haMais: boolean } | null> {
  const filtro: Filtro = { tipo: 'exata', campo: 'situacao', valor: EM_VALIDACAO };
  const busca = new URLSearchParams({
    ...{ filtro: JSON.stringify([filtro]), ordenar: 'enviadoEm', ordem: 'asc' },
    porPagina: String(MAXIMO),
  });
  const resposta = await motor<Pagina<DocumentoDaEquipe>>(`/v1/documentos-cliente/qb?${busca}`);
  if (resposta.tipo !== 'ok') return null;
  const { itens, total } = resposta.corpo;
  return {
    fila: filaDeDocumentos(itens, await nomesDe(itens.map(({ cliUid }) => cliUid))),
    haMais: total > MAXIMO,
  };
}
