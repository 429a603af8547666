/** What stands at an address of the studio: the studio of an auction, or the phone that films for one of its broadcasts. */
export type EnderecoDoEstudio =
  | { tela: 'estudio'; leilaoUid: string }
  | { tela: 'camera'; leilaoUid: string; transmissaoUid: string };

export const caminhoDoEstudio = (leilaoUid: string): string => `/admin/transmissao/${leilaoUid}`;
export const caminhoDaCamera = (leilaoUid: string, transmissaoUid: string): string =>
  `${caminhoDoEstudio(leilaoUid)}/camera/${transmissaoUid}`;

export function enderecoDoEstudio(caminho: string): EnderecoDoEstudio {
  const [, , leilaoUid = '', tela, transmissaoUid] = caminho.split('/').filter((parte) => parte !== '');
  return tela === 'camera' && transmissaoUid !== undefined
    ? { tela: 'camera', leilaoUid, transmissaoUid }
    : { tela: 'estudio', leilaoUid };
}
