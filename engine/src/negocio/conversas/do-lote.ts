import type { Acesso, Registros } from '../../records/records.ts';
import { atende, CONVERSAS } from './registro.ts';

/** The chat about a lot that spoke last, for who answers chats; null of none, and for others. */
export async function chatDoLote(
  registros: Registros,
  acesso: Acesso,
  lelUid: string,
): Promise<string | null> {
  if (!atende(acesso)) return null;
  const { itens } = await registros.colecao(CONVERSAS).listar(acesso, {
    filtros: [{ tipo: 'exata', campo: 'lelUid', valor: lelUid }],
    ordem: { campo: 'ultimaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
    ...{ pagina: 1, porPagina: 1, semTotal: true },
  });
  return itens[0]?.uid ?? null;
}
