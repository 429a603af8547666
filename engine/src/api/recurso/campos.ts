import type { z } from 'zod';
import type { TipoIndice } from '../../records/campos.ts';

type Interno = z.core.$ZodType & {
  _zod: {
    def: {
      type: string;
      format?: string;
      innerType?: Interno;
      element?: Interno;
      shape?: Record<string, Interno>;
      in?: Interno;
      out?: Interno;
      options?: Interno[];
      entries?: Record<string, string>;
      keyType?: Interno;
      valueType?: Interno;
      checks?: { _zod: { def: object } }[];
    };
  };
};

/** What is inside of `optional`, `nullable`, `default`, of a list, and of what is read before it is checked. */
export function miolo(schema: z.core.$ZodType): Interno {
  const { def } = (schema as Interno)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return miolo(def.innerType!);
    case 'array':
      return miolo(def.element!);
    case 'pipe':
      return miolo(def.out!._zod.def.type === 'transform' ? def.in! : def.out!);
    default:
      return schema as Interno;
  }
}

/** The schema at a dot path, through lists and optional parts; undefined where there is none. */
export function schemaEm(raiz: z.core.$ZodType, caminho: string): z.core.$ZodType | undefined {
  let atual: z.core.$ZodType | undefined = raiz;
  for (const passo of caminho.split('.')) atual = atual && miolo(atual)._zod.def.shape?.[passo];
  return atual;
}

/** How a field is kept to be found by, told from its schema; undefined for objects, which nothing is found by. */
export function tipoDe(schema: z.core.$ZodType): TipoIndice | undefined {
  const { def } = miolo(schema)._zod;
  const formatos = [
    def.format,
    ...(def.checks ?? []).map(({ _zod }) => (_zod.def as { format?: string }).format),
  ];
  switch (def.type) {
    case 'string':
      return formatos.includes('datetime') ? 'instante' : 'texto';
    case 'enum':
    case 'literal':
    case 'template_literal':
      return 'texto';
    case 'number':
      return formatos.some((formato) => formato?.includes('int')) ? 'inteiro' : 'real';
    case 'boolean':
      return 'booleano';
    case 'union':
      return tipoDe(def.options![0]!);
    default:
      return undefined;
  }
}

/** The words that a field may hold, where they are the engine's own; empty where people write what they like. */
export function opcoesDe(schema: z.core.$ZodType): string[] {
  const { def } = miolo(schema)._zod;
  return def.type === 'enum' ? Object.values(def.entries!) : [];
}

/** Whether a field holds several values. */
export function ehLista(schema: z.core.$ZodType): boolean {
  const { def } = (schema as Interno)._zod;
  if (def.type === 'array') return true;
  return def.innerType === undefined ? false : ehLista(def.innerType);
}

/** Whether it may be missing, and so be taken out. */
export function ehOpcional(schema: z.core.$ZodType): boolean {
  const { def } = (schema as Interno)._zod;
  return def.type === 'optional' || (def.type === 'nullable' && ehOpcional(def.innerType!));
}

/** Whether null is a value that it takes. */
export function aceitaNulo(schema: z.core.$ZodType): boolean {
  const { def } = (schema as Interno)._zod;
  return def.type === 'nullable' || (def.innerType !== undefined && aceitaNulo(def.innerType));
}

/** What of a record people wrote. */
export const escritoEm = (
  { declaracao: { escrita } }: { declaracao: { escrita: z.ZodObject } },
  doc: object,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([campo]) => campo in escrita.shape));
