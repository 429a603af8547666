import type { FotosDaEstadia } from '@martelo/shared/estadias/estadia.esquema';
import { queryOptions } from '@tanstack/react-query';
import { chamar, type Recusa } from '../dados/chamar.ts';

/** A stay's pictures, with their addresses: a picture raises its stay's revision, and what was read before is not what there is. */
export const fotosDaEstadia = ({ uid, revisao }: { uid: string; revisao: number }) =>
  queryOptions<FotosDaEstadia, Recusa>({
    queryKey: ['estadia', 'fotos', uid, revisao],
    queryFn: ({ signal }) => chamar('GET', `/v1/estadias/${uid}/fotos`, { signal }),
    placeholderData: (antes) => antes,
    retry: false,
  });
