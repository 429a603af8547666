import { ErroMartelo } from '@martelo/shared/erros';
import type { Payload, TypedUser } from 'payload';
import { MAXIMO_IMAGEM } from '../midia/limites.ts';
import type { Hotsite } from '../payload-types.ts';
import { recusaDoPayload } from './recusa-do-painel.ts';

/**
 * Puts a file that came with a call into the brand's library.
 * @returns the id of the picture
 * @throws ErroMartelo CORPO_GRANDE_DEMAIS, TIPO_NAO_SUPORTADO in the library's own words
 */
export async function guardarImagem(
  arquivo: File,
  alt: string,
  { payload, hotsite, autor }: { payload: Payload; hotsite: Hotsite; autor: TypedUser | null },
): Promise<number> {
  if (arquivo.size > MAXIMO_IMAGEM) throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  const data = Buffer.from(await arquivo.arrayBuffer());
  try {
    const midia = await payload.create({
      collection: 'midia',
      data: { alt: alt.slice(0, 300) || 'Imagem', hotsite: hotsite.id },
      file: { data, mimetype: arquivo.type, name: arquivo.name, size: data.length },
      depth: 0,
      overrideAccess: false,
      user: autor,
      context: { chamada: true },
    });
    return midia.id;
  } catch (erro) {
    const recusa = recusaDoPayload(erro);
    if (recusa === null) throw erro;
    throw new ErroMartelo(
      recusa.status === 413 ? 'CORPO_GRANDE_DEMAIS' : 'TIPO_NAO_SUPORTADO',
      {},
      recusa.message,
    );
  }
}
