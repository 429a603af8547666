import { item, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import { MODELO } from '../../palavras/construtor/modelo.ts';
import type { Remendo } from './remendo.ts';

const id = z.string().min(1).max(40);
const indice = z.int().min(0).max(10_000);
const apos = id.nullable().optional();
/** Content is judged by its outcome, with the schema of the page: a patch alone does not say what it makes. */
const conteudo = z.looseObject({ id });
const campos = (nomes: readonly string[]) => {
  const conhecidos = new Set(nomes);
  return z
    .record(z.string(), z.unknown())
    .refine(
      (mudados) => Object.keys(mudados).every((nome) => conhecidos.has(nome)),
      MODELO.campoQueNaoExiste,
    );
};
const nomes = (forma: object) => Object.keys(forma).filter((nome) => nome !== 'id');
const parte = {
  sessao: id,
  item: id.nullable(),
  caminho: z
    .array(z.union([z.string().max(60), indice]))
    .min(1)
    .max(12),
  em: z.int().min(0),
  tirar: z.int().min(0),
};

/** A patch as it comes over the wire. */
export const remendo: z.ZodType<Remendo> = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('inserir'), indice, apos, sessao: conteudo }),
  z.strictObject({ op: z.literal('remover'), id }),
  z.strictObject({ op: z.literal('mover'), id, para: indice, apos }),
  z.strictObject({ op: z.literal('trocar'), id, campos: campos(nomes(sessao.shape)) }),
  z.strictObject({ op: z.literal('inserir-item'), sessao: id, indice, apos, item: conteudo }),
  z.strictObject({ op: z.literal('remover-item'), sessao: id, id }),
  z.strictObject({
    op: z.literal('mover-item'),
    sessao: id,
    id,
    destino: id.optional(),
    para: indice,
    apos,
  }),
  z.strictObject({ op: z.literal('trocar-item'), sessao: id, id, campos: campos(nomes(item.shape)) }),
  z.strictObject({ op: z.literal('emendar'), ...parte, por: z.string() }),
  z.strictObject({ op: z.literal('lista'), ...parte, por: z.array(z.unknown()) }),
]) as never;
