import type { Chaves, LivroDoLeilao, LivroDoLote } from './documentos.ts';

/** What could not be read, in a sentence for the person who asked. */
export class SemResposta extends Error {
  override name = 'SemResposta';
}

/** The house's documents, over the one origin a browser of the site has. Checking them asks the server nothing more. */
export const buscarLivro = (lote: string) =>
  buscar<LivroDoLote>(`lotes/${encodeURIComponent(lote)}/livro`, 'Não encontramos este lote.');
export const buscarLeilao = (leilao: string) =>
  buscar<LivroDoLeilao>(`leiloes/${encodeURIComponent(leilao)}/livro`, 'Não encontramos este leilão.');
export const buscarChaves = () => buscar<Chaves>('jwks', 'A casa não publicou suas chaves.');

/** @throws SemResposta */
async function buscar<T>(caminho: string, naoHa: string): Promise<T> {
  const resposta = await fetch(`/api/v1/${caminho}`).catch(() => null);
  if (resposta === null) throw new SemResposta('Sem conexão. Confira a internet, ou abra um arquivo salvo.');
  if (resposta.status === 404 || resposta.status === 400) throw new SemResposta(naoHa);
  if (!resposta.ok)
    throw new SemResposta(
      'Não foi possível ler o livro agora. Tente de novo em instantes, ou abra um arquivo salvo.',
    );
  return resposta.json();
}
