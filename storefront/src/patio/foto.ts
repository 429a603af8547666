import type { NaPortaria } from '@martelo/shared/pos-venda/agendamento';
import { fotosDoLote } from '../lote/foto.ts';
import { fontesDaImagem } from '../site/larguras.ts';

/** The one picture of a lot that the gate looks at: at one address, so that a device that has seen it has it. */
export function fotoDoItem({
  lelUid,
  loteNome,
  loteFoto,
}: Pick<NaPortaria['lotes'][number], 'lelUid' | 'loteNome' | 'loteFoto'>): string {
  const fotosUrls = loteFoto === null ? [] : [loteFoto];
  const [foto] = fotosDoLote({ uid: lelUid, tipo: '', nome: loteNome, cor: null, fotosUrls }).urls;
  return fontesDaImagem(foto, 400).src;
}
