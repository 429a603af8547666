import { z } from 'zod';

/** What the port stamps on every document, where an answer shows it. */
export const carimbos = {
  revisao: z.int(),
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
};

/** The answer of a list that is never longer than one page. */
export const paginaUnica = <T>(itens: T[]) => ({
  ...{ itens, total: itens.length, pagina: 1, porPagina: Math.max(itens.length, 1), proximo: null },
});

/** A page of a list. `proximo`: what to give as `apos` to go on after its last row, whatever changes meanwhile; null at the end. */
export const paginaDe = <T extends z.ZodType>(item: T) =>
  z.object({
    itens: z.array(item),
    total: z.int(),
    pagina: z.int(),
    porPagina: z.int(),
    proximo: z.string().nullable(),
  });
