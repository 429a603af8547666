import { sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { fontesDaImagem } from '../../src/site/larguras.ts';

/** A lot's picture as /admin shows it: of an auction that is not announced the site's own address opens to nobody (docs/decisions/537). */
export function fotoNaCasa(url: string, largura: 200 | 400 | 1600): string {
  const sha256 = sha256DaFoto(url);
  return sha256 === null ? fontesDaImagem(url, largura).src : `/api/v1/fotos/${sha256}`;
}
