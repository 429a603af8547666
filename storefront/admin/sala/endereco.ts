/** What stands at an address of the sale room. */
export type Endereco =
  | { tela: 'escolher' }
  | { tela: 'mesa'; leiUid: string; soAcompanha: boolean }
  | { tela: 'telao'; leiUid: string };

export const caminhoDaMesa = (leiUid: string): string => `/leiloeiro/${leiUid}`;
export const caminhoDeAcompanhar = (leiUid: string): string => `/leiloeiro-acompanhar-leilao/${leiUid}`;
export const caminhoDoTelao = (leiUid: string): string => `/leiloeiro/${leiUid}/telao`;

/** `/leiloeiro`, `/leiloeiro/{leiUid}`, `/leiloeiro/{leiUid}/telao` and `/leiloeiro-acompanhar-leilao/{leiUid}`; anything else leads to the choice. */
export function enderecoDaSala(caminho: string): Endereco {
  const [raiz, leiUid, resto, ...mais] = caminho.split('/').filter((parte) => parte !== '');
  if (leiUid === undefined || mais.length > 0) return { tela: 'escolher' };
  if (raiz === 'leiloeiro' && resto === 'telao') return { tela: 'telao', leiUid };
  if (resto !== undefined) return { tela: 'escolher' };
  return { tela: 'mesa', leiUid, soAcompanha: raiz === 'leiloeiro-acompanhar-leilao' };
}
