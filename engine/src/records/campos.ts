import { ErroMartelo } from '@martelo/shared/erros';
import type { Carimbos, DefinicaoColecao } from './records.ts';

export type TipoIndice = DefinicaoColecao<{ uid: string }>['indices'][string]['tipo'];
/** What an index column can hold. */
export type Chave = string | number | null;

const CARIMBOS = ['revisao', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const;

/** Every value at a dot path, walking through arrays: `itens.lelUid` gives one for each item. */
export function valoresEm(doc: unknown, caminho: string): unknown[] {
  let atuais: unknown[] = [doc];
  for (const passo of caminho.split('.')) {
    atuais = atuais
      .flatMap((valor) => (Array.isArray(valor) ? valor : [valor]))
      .map((valor) => (valor === null || typeof valor !== 'object' ? undefined : propria(valor, passo)));
  }
  return atuais.flat().filter((valor) => valor !== undefined && valor !== null);
}

/** A stored value as its index keeps it; null when it does not fit the declared type. */
export function chaveDe(valor: unknown, tipo: TipoIndice): Chave {
  switch (tipo) {
    case 'texto':
      return typeof valor === 'object' || valor === undefined ? null : String(valor);
    case 'booleano':
      return typeof valor === 'boolean' ? Number(valor) : null;
    case 'instante': {
      const ms =
        typeof valor === 'number' ? valor : Date.parse(typeof valor === 'string' ? valor : 'inválido');
      return Number.isFinite(ms) && Math.abs(ms) < 8.64e15 ? new Date(ms).toISOString() : null;
    }
    case 'inteiro':
    case 'real': {
      if (typeof valor !== 'number' && (typeof valor !== 'string' || valor.trim() === '')) return null;
      const numero = Number(valor);
      return Number.isFinite(numero) ? numero : null;
    }
  }
}

/** A value out of a filter as the index keeps it. FILTRO_INVALIDO when it cannot be one of that type. */
export function chaveDoFiltro(campo: string, valor: unknown, tipo: TipoIndice): string | number {
  const bruto = tipo === 'booleano' && (valor === 'true' || valor === 'false') ? valor === 'true' : valor;
  const chave = chaveDe(bruto, tipo);
  if (chave === null) {
    throw new ErroMartelo('FILTRO_INVALIDO', { campo }, `${campo}: esperado um valor do tipo ${tipo}.`);
  }
  return chave;
}

/** The caller's document without the port's stamps, when it is one the port handed out. */
export function semCarimbos<T extends object>(doc: T): T {
  if (!('revisao' in doc)) return doc;
  const copia: Record<string, unknown> = { ...doc };
  for (const campo of CARIMBOS) delete copia[campo];
  return copia as T;
}

/** The stamps a filter or an order may name beside the declared indexes. */
export const INDICES_DO_PORTO: Readonly<Record<'uid' | keyof Carimbos, TipoIndice>> = {
  uid: 'texto',
  revisao: 'inteiro',
  createdAt: 'instante',
  createdBy: 'texto',
  updatedAt: 'instante',
  updatedBy: 'texto',
};

const propria = (objeto: object, chave: string): unknown =>
  Object.hasOwn(objeto, chave) ? (objeto as Record<string, unknown>)[chave] : undefined;
