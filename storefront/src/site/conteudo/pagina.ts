import { imagem, item, type PaginaSite, pagina, type Sessao, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import { registrar } from '../registro.ts';

export type PaginaLida = PaginaSite;

// What the calls say besides (uids, priorities) and what a newer cms adds is left aside, at every depth.
const imagemLida = z.object(imagem.shape).nullable().default(null);
const itemLido = z.object({ ...item.shape, imagem: imagemLida, imagemMobile: imagemLida });
const sessaoLida = z.object({ ...sessao.shape, itens: z.array(itemLido).max(60).default([]) });
const casca = z.object({
  ...pagina.shape,
  imagemPrincipal: imagemLida,
  sessoes: z.array(z.unknown()).max(300),
});

/** A page from the cms. One section that does not parse is skipped and logged; the rest of the page stands. */
export function interpretarPagina(bruto: unknown, onde: { subdominio: string; uri: string }): PaginaLida {
  const lida = casca.parse(bruto);
  const sessoes: Sessao[] = [];
  for (const [indice, crua] of lida.sessoes.entries()) {
    const resultado = sessaoLida.safeParse(crua);
    if (resultado.success) sessoes.push(resultado.data);
    else registrar('warn', 'section skipped', { ...onde, indice, motivo: z.prettifyError(resultado.error) });
  }
  return { ...lida, sessoes };
}

/**
 * What of a page is shown at an instant: active sections, and items inside their `dataInicio`–`dataFim` (end excluded).
 * @returns the sections and the next instant (ms) at which that changes; null when it never does
 */
export function sessoesVisiveis(
  { sessoes }: Pick<PaginaLida, 'sessoes'>,
  agora: number,
): { sessoes: Sessao[]; valeAte: number | null } {
  let valeAte: number | null = null;
  const limite = (instante: string | null) => {
    const ms = instante === null ? Number.NaN : Date.parse(instante);
    if (ms > agora && (valeAte === null || ms < valeAte)) valeAte = ms;
    return ms;
  };
  const visiveis = sessoes
    .filter((cada) => cada.ativo)
    .map((cada) => {
      const itens = cada.itens.filter(({ dataInicio, dataFim }) => {
        const inicio = limite(dataInicio);
        const fim = limite(dataFim);
        return !(inicio > agora) && !(fim <= agora);
      });
      return itens.length === cada.itens.length ? cada : { ...cada, itens };
    });
  return { sessoes: visiveis, valeAte };
}

const recortes = new WeakMap<PaginaLida, { sessoes: Sessao[]; valeAte: number | null }>();

/** `sessoesVisiveis`, kept until the next boundary. */
export function recortar(lida: PaginaLida, agora: number): Sessao[] {
  const guardado = recortes.get(lida);
  if (guardado && (guardado.valeAte === null || agora < guardado.valeAte)) return guardado.sessoes;
  const novo = sessoesVisiveis(lida, agora);
  recortes.set(lida, novo);
  return novo.sessoes;
}
