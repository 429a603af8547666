import { ErroMartelo } from '@martelo/shared/erros';
import type { Ordem } from '@martelo/shared/filtro';
import { lerJson } from '@martelo/shared/json';
import type { Chave, TipoIndice } from './campos.ts';
import type { Cursor } from './records.ts';

/** The order of a list as both adapters sort by it: a field's key, nulls before every value, and the uid among equals. */
export interface OrdemDaLista {
  campo: string;
  tipo: TipoIndice;
  sentido: 'asc' | 'desc';
  /** By people's alphabet (`normalizar`) and not by the value itself. */
  alfabeto: boolean;
}

/** Where a row stands in an order. */
export interface Posicao {
  chave: Chave;
  uid: string;
}

/** The rows of one order that come after a position, in runs that follow each other: none mixes nulls and values. */
export type Trecho = { tipo: 'nulos'; apos?: string } | { tipo: 'valores'; apos?: Posicao };

/** @param tipoDe the field's type; it throws FILTRO_INVALIDO where the list has no such field */
export function ordemDaLista(ordem: Ordem | undefined, tipoDe: (campo: string) => TipoIndice): OrdemDaLista {
  if (!ordem) return { campo: 'uid', tipo: 'texto', sentido: 'asc', alfabeto: false };
  const tipo = tipoDe(ordem.campo);
  return {
    ...{ campo: ordem.campo, tipo, sentido: ordem.tipoOrdenacao },
    alfabeto: ordem.tipoCampo === 'text' && tipo === 'texto',
  };
}

/**
 * What comes after a position. Keys are compared, never counted: rows that come, go or change meanwhile move no other row out of the
 * walk or into it twice.
 */
export function trechosApos({ sentido }: OrdemDaLista, { chave, uid }: Posicao): Trecho[] {
  if (sentido === 'asc') {
    return chave === null
      ? [{ tipo: 'nulos', apos: uid }, { tipo: 'valores' }]
      : [{ tipo: 'valores', apos: { chave, uid } }];
  }
  return chave === null
    ? [{ tipo: 'nulos', apos: uid }]
    : [{ tipo: 'valores', apos: { chave, uid } }, { tipo: 'nulos' }];
}

export const cursorDe = (ordem: OrdemDaLista, { chave, uid }: Posicao): Cursor =>
  Buffer.from(JSON.stringify([nomeDe(ordem), chave, uid])).toString('base64url');

/** @throws FILTRO_INVALIDO when the cursor is none, or one of another order */
export function posicaoDe(ordem: OrdemDaLista, cursor: Cursor): Posicao {
  const lido = lerCursor(cursor);
  if (lido === null) throw cursorInvalido('A continuação pedida não é desta lista.');
  const [nome, chave, uid] = lido;
  if (nome !== nomeDe(ordem)) throw cursorInvalido('A continuação pedida é de outra ordem da lista.');
  if (chave !== null && typeof chave !== (emTexto(ordem.tipo) ? 'string' : 'number')) {
    throw cursorInvalido('A continuação pedida não é desta lista.');
  }
  return { chave, uid };
}

function lerCursor(cursor: Cursor): [nome: string, chave: Chave, uid: string] | null {
  const bytes = Buffer.from(cursor, 'base64url');
  if (cursor === '' || bytes.toString('base64url') !== cursor) return null;
  const lido = lerJson(bytes.toString());
  if (!Array.isArray(lido) || lido.length !== 3) return null;
  const [nome, chave, uid] = lido as unknown[];
  const chaveLegivel = chave === null || typeof chave === 'string' || typeof chave === 'number';
  return typeof nome === 'string' && chaveLegivel && typeof uid === 'string' ? [nome, chave, uid] : null;
}

const nomeDe = ({ campo, sentido, alfabeto }: OrdemDaLista): string =>
  [campo, sentido, ...(alfabeto ? ['text'] : [])].join(' ');

const emTexto = (tipo: TipoIndice): boolean => tipo === 'texto' || tipo === 'instante';

const cursorInvalido = (mensagem: string): ErroMartelo =>
  new ErroMartelo('FILTRO_INVALIDO', { campo: 'apos' }, mensagem);
