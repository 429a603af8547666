import { decodificar } from '@martelo/shared/decodificar';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Imagem } from '@martelo/shared/pagina';
import type { Payload, Where } from 'payload';
import type { Hotsite } from '../payload-types.ts';
import type { ImagemEntrada } from './entradas.ts';
import { imagemDe } from './imagens.ts';

/**
 * The picture a call names: one of the brand's library, or one of the drawings the site makes itself. From elsewhere none is taken,
 * since a page asks no other host for anything.
 * @throws ErroMartelo CONTEUDO_RECUSADO when there is no such picture in this brand
 */
export async function imagemDaChamada(
  payload: Payload,
  hotsite: Hotsite,
  entrada: ImagemEntrada,
): Promise<Imagem | null> {
  if (entrada === null) return null;
  if (typeof entrada === 'object' && entrada.url.startsWith('/fotos/')) return entrada;
  const caminho = typeof entrada === 'string' ? caminhoDe(entrada) : null;
  if (caminho?.startsWith('/fotos/'))
    return { id: caminho, url: caminho, alt: '', largura: null, altura: null };
  const qual: Where =
    typeof entrada === 'string'
      ? { filename: { equals: decodificar(/^\/midia\/([^/?]+)/.exec(caminho ?? '')?.[1] ?? '') ?? '' } }
      : { id: { equals: typeof entrada === 'number' ? entrada : entrada.id } };
  const { docs } = await payload.find({
    collection: 'midia',
    where: { and: [{ hotsite: { equals: hotsite.id } }, qual] },
    limit: 1,
    depth: 0,
  });
  if (!docs[0])
    throw new ErroMartelo('CONTEUDO_RECUSADO', {
      problema:
        'a imagem não está na biblioteca desta marca. Envie o arquivo a ela, ou use o endereço /midia/… de uma imagem.',
    });
  const naBiblioteca = imagemDe(docs[0]);
  // Words and focal point given for this place alone stay with it.
  return typeof entrada === 'object'
    ? { ...naBiblioteca, ...entrada, id: naBiblioteca.id, url: naBiblioteca.url }
    : naBiblioteca;
}

/** The path of an address, whoever's: what is in the library is told by its name. */
const caminhoDe = (endereco: string): string | null => {
  if (endereco.startsWith('/')) return endereco;
  return URL.canParse(endereco) ? new URL(endereco).pathname : null;
};
