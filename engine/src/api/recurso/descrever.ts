import { isDeepStrictEqual } from 'node:util';
import type { CampoDescrito, TipoDeCampo } from '@martelo/shared/recurso';
import { z } from 'zod';
import { ehLista, miolo, opcoesDe, tipoDe } from './campos.ts';
import type { Recurso } from './declaracao.ts';
import { rotuloDe, valorLido } from './rotulos.ts';

/** From here on a text is written in several lines. */
const LINHAS = 301;

type Esquema = z.core.$ZodType;
type JsonSchema = Record<string, unknown> & { anyOf?: JsonSchema[]; items?: JsonSchema };

/** A field, and what is in it where it is a group that people write; null of what no screen shows or asks: a document of any form. */
export function descrever(
  recurso: Recurso<never, never>,
  campo: string,
  schema: Esquema,
  porDentro: boolean,
): CampoDescrito | null {
  const dentro = porDentro ? camposDoGrupo(recurso, campo, schema) : [];
  const opcoes = opcoesDoCampo(recurso, campo, schema);
  const forma = formaDe(schema);
  const tipo = dentro.length > 0 ? 'grupo' : tipoDoCampo(recurso, campo, schema, { opcoes, forma });
  if (tipo === null) return null;
  const obrigatorio = !(schema as z.ZodType).safeParse(undefined).success;
  return {
    campo,
    rotulo: rotuloDe(recurso, campo),
    tipo,
    lista: ehLista(schema),
    opcoes,
    obrigatorio,
    minimo: numero(forma.minimum ?? maisUm(forma.exclusiveMinimum) ?? forma.minLength),
    maximo: numero(forma.maxLength ?? forma.maximum),
    padrao: padraoDe(schema as z.ZodType),
    campos: dentro,
  };
}

/** What is within an object, or within a table whose rows have names of their own. */
function camposDoGrupo(recurso: Recurso<never, never>, campo: string, schema: Esquema): CampoDescrito[] {
  const { def } = miolo(schema)._zod;
  const partes: [string, Esquema][] =
    def.type === 'object'
      ? Object.entries(def.shape!)
      : def.type === 'record'
        ? opcoesDe(def.keyType!).map((chave) => [chave, (def.valueType as unknown as z.ZodType).optional()])
        : [];
  return partes.flatMap(([nome, parte]) => descrever(recurso, `${campo}.${nome}`, parte, true) ?? []);
}

function opcoesDoCampo(
  recurso: Recurso<never, never>,
  campo: string,
  schema: Esquema,
): CampoDescrito['opcoes'] {
  const { def } = miolo(schema)._zod;
  const doEsquema =
    def.type === 'union' ? def.options!.flatMap(opcoesDe).filter((um) => um !== '') : opcoesDe(schema);
  const declaradas = Object.keys(recurso.declaracao.valores?.[campo] ?? {});
  const valores = doEsquema.length > 0 ? doEsquema : declaradas;
  return valores.length === 0
    ? null
    : valores.map((valor) => ({
        valor: tipoDe(schema) === 'inteiro' ? Number(valor) : valor,
        rotulo: String(valorLido(recurso, campo, valor)),
      }));
}

function tipoDoCampo(
  { declaracao: { campos, centavos = [] } }: Recurso<never, never>,
  campo: string,
  schema: Esquema,
  { opcoes, forma }: { opcoes: CampoDescrito['opcoes']; forma: JsonSchema },
): TipoDeCampo | null {
  if (opcoes !== null) return 'opcao';
  if (campos[campo]?.tipo === 'centavos' || centavos.includes(campo)) return 'centavos';
  const tipo = tipoDe(schema);
  if (tipo !== 'texto') return tipo ?? null;
  if (forma.format === 'date') return 'data';
  if (forma.format === 'uuid') return 'uid';
  return forma.format === undefined && forma.pattern === undefined && Number(forma.maxLength ?? 0) >= LINHAS
    ? 'paragrafos'
    : 'texto';
}

/** Of what stands in a list, or beside null, as JSON Schema says it. */
function formaDe(schema: Esquema): JsonSchema {
  let forma = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  while (forma.items ?? forma.anyOf) forma = (forma.items ?? forma.anyOf![0])!;
  return forma;
}

/** What the engine fills in, where that is the same each time: a moment from now is told by nobody beforehand. */
function padraoDe(schema: z.ZodType): unknown {
  const [um, outro] = [schema.safeParse(undefined), schema.safeParse(undefined)];
  const mudaComOTempo = tipoDe(schema) === 'instante';
  return um.success && !mudaComOTempo && isDeepStrictEqual(um.data, outro.data) ? (um.data ?? null) : null;
}

const maisUm = (abaixo: unknown) => (typeof abaixo === 'number' ? abaixo + 1 : undefined);

/** Bounds that are the machine's own are nobody's to read. */
const numero = (valor: unknown): number | null =>
  typeof valor === 'number' && Math.abs(valor) < Number.MAX_SAFE_INTEGER ? valor : null;
