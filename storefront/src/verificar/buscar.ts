import type { TipoHotsite } from '@martelo/shared/hotsite';
import { VERIFICAR } from '../palavras/verificar.ts';
import type { Chaves, CustodiaDoVeiculo, LivroDoLeilao, LivroDoLote } from './documentos.ts';

/** What could not be read, in a sentence for the person who asked. */
export class SemResposta extends Error {
  override name = 'SemResposta';
}

/** The house's documents, over the one origin a browser of the site has. Checking them asks the server nothing more. */
export const buscarLivro = (lote: string, modo: TipoHotsite) =>
  buscar<LivroDoLote>(`lotes/${encodeURIComponent(lote)}/livro`, VERIFICAR[modo].semLote, modo);
export const buscarLeilao = (leilao: string, modo: TipoHotsite) =>
  buscar<LivroDoLeilao>(`leiloes/${encodeURIComponent(leilao)}/livro`, VERIFICAR[modo].semLeilao, modo);
export const buscarCustodia = (lote: string, modo: TipoHotsite) =>
  buscar<CustodiaDoVeiculo>(`lotes/${encodeURIComponent(lote)}/custodia`, VERIFICAR[modo].semCustodia, modo);
export const buscarChaves = (modo: TipoHotsite) => buscar<Chaves>('jwks', VERIFICAR[modo].semChaves, modo);

/** @throws SemResposta */
async function buscar<T>(caminho: string, naoHa: string, modo: TipoHotsite): Promise<T> {
  const resposta = await fetch(`/api/v1/${caminho}`).catch(() => null);
  if (resposta === null) throw new SemResposta(VERIFICAR[modo].semConexao);
  if (resposta.status === 404 || resposta.status === 400) throw new SemResposta(naoHa);
  if (!resposta.ok) throw new SemResposta(VERIFICAR[modo].semLivro);
  return resposta.json();
}
