import type { Acesso, Colecao, Registro } from './records.ts';

/**
 * What an address names: by the small number people see, or by its uid (R9). Null when there is none, or none that the caller may see.
 * The collection has a unique index `id`.
 */
export const porIdOuUid = <T extends { uid: string; id: number }>(
  colecao: Colecao<T>,
  acesso: Acesso,
  idOuUid: string,
): Promise<Registro<T> | null> =>
  /^\d+$/.test(idOuUid)
    ? colecao.obterPor(acesso, 'id', Number(idOuUid))
    : colecao.obter(acesso, idOuUid.toLowerCase());
