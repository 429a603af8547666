import type { NaPortaria } from '@martelo/shared/pos-venda/agendamento';
import { fotosDoLote } from '../lote/foto.ts';
import { fontesDaImagem } from '../site/larguras.ts';

/**
 * The one picture of a lot that the gate looks at: at one address, so that a device that has seen it has it. `ilustrativa` where the lot
 * has none: what is drawn is no picture of what leaves, and must say so.
 */
export function fotoDoItem({
  lelUid,
  loteNome,
  loteFoto,
  tipo,
}: Pick<NaPortaria['lotes'][number], 'lelUid' | 'loteNome' | 'loteFoto'> & {
  /** Not of lists that a device has kept since before it was told. */
  tipo?: string;
}): { src: string; ilustrativa: boolean } {
  const fotosUrls = loteFoto === null ? [] : [loteFoto];
  const { urls, ilustrativa } = fotosDoLote({
    ...{ uid: lelUid, tipo: tipo ?? '', nome: loteNome, cor: null, fotosUrls },
  });
  return { src: fontesDaImagem(urls[0], 400).src, ilustrativa };
}
