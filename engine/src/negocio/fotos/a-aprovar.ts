import { FOTOS_DOS_LOTES } from '../../casa/foto-do-lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** How many pictures of an auction's lots nobody has looked at yet. */
export type FotosAAprovar = (leiUid: string) => Promise<number>;

export const criarFotosAAprovar =
  (registros: Registros): FotosAAprovar =>
  async (leiUid) => {
    const filtros = [
      { tipo: 'exata' as const, campo: 'leiUid', valor: leiUid },
      { tipo: 'exata' as const, campo: 'situacao', valor: 'PENDENTE' },
    ];
    const { total } = await registros
      .colecao(FOTOS_DOS_LOTES)
      .listar(SISTEMA, { filtros, pagina: 1, porPagina: 1 });
    return total;
  };
