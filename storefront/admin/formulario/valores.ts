import type { CampoDescrito } from '@martelo/shared/recurso';

export type Valores = Record<string, unknown>;

/** The last part of a field's name: under it stands its value in the group that it is of. */
export const folhaDe = ({ campo }: Pick<CampoDescrito, 'campo'>): string => campo.split('.').at(-1)!;

/** A value as it is kept: what nobody filled in is not there, nor what is empty of a group. */
export function limpo(campo: CampoDescrito, valor: unknown): unknown {
  if (valor === undefined || valor === null || valor === '') return undefined;
  if (campo.lista && Array.isArray(valor))
    return valor.flatMap((um) => {
      const dentro = limpo({ ...campo, lista: false }, um);
      return dentro === undefined ? [] : [dentro];
    });
  if (campo.tipo !== 'grupo' || typeof valor !== 'object') return valor;
  return Object.fromEntries(
    campo.campos.flatMap((parte) => {
      const dentro = limpo(parte, (valor as Valores)[folhaDe(parte)]);
      return dentro === undefined ? [] : [[folhaDe(parte), dentro]];
    }),
  );
}

/** What stands in the controls of a record, or of one that is to be made: masked fields begin empty, for nobody is to send a mask back. */
export function valoresDe(
  campos: readonly (CampoDescrito & { mascarado?: boolean })[],
  doc: Valores | null,
): Valores {
  return Object.fromEntries(
    campos.map((campo) => {
      if (doc === null) return [campo.campo, novo(campo)];
      return [campo.campo, campo.mascarado ? undefined : limpo(campo, doc[campo.campo])];
    }),
  );
}

/** What the address of a form says that it begins with: what the record names, by number (`?comId=3`). */
export function comecoDe(
  campos: readonly (CampoDescrito & { ref?: string | null; escreve?: boolean })[],
  busca: URLSearchParams,
): Valores {
  return Object.fromEntries(
    campos.flatMap(({ campo, lista, ref, escreve }) => {
      const dito = busca.get(campo);
      if (!ref || !escreve || dito === null || !/^\d{1,9}$/.test(dito)) return [];
      return [[campo, lista ? [Number(dito)] : Number(dito)]];
    }),
  );
}

/** What a field begins with. */
export function novo(campo: CampoDescrito): unknown {
  if (campo.padrao !== null) return campo.padrao;
  if (campo.lista) return campo.obrigatorio ? [] : undefined;
  return campo.tipo === 'grupo' && campo.obrigatorio ? novoGrupo(campo) : undefined;
}

export const novoGrupo = (campo: CampoDescrito): Valores =>
  Object.fromEntries(campo.campos.map((parte) => [folhaDe(parte), novo(parte)]));

/** Of two sides of a form, the fields that one has otherwise; null takes one out. */
export function diferenca(campos: readonly CampoDescrito[], antes: Valores, depois: Valores): Valores {
  return Object.fromEntries(
    campos.flatMap((campo) => {
      const [de, para] = [limpo(campo, antes[campo.campo]), limpo(campo, depois[campo.campo])];
      return iguais(de, para) ? [] : [[campo.campo, para ?? null]];
    }),
  );
}

/** Whether two values are the same, in whatever order the parts of a group stand. */
export function iguais(um: unknown, outro: unknown): boolean {
  if (Object.is(um, outro)) return true;
  if (typeof um !== 'object' || typeof outro !== 'object' || um === null || outro === null) return false;
  if (Array.isArray(um) !== Array.isArray(outro)) return false;
  const [chaves, outras] = [Object.keys(um), Object.keys(outro)];
  return (
    chaves.length === outras.length &&
    chaves.every((chave) => chave in outro && iguais((um as Valores)[chave], (outro as Valores)[chave]))
  );
}
