import { z } from 'zod';
import { INDICES_DO_PORTO, type TipoIndice } from '../../records/campos.ts';
import type { DefinicaoColecao } from '../../records/records.ts';
import { schemaEm, tipoDe } from './campos.ts';
import type { Declaracao, Guardado, Marca, QualquerRecurso, Recurso, Servicos } from './declaracao.ts';
import { exigirEfeitos } from './efeitos.ts';
import { escritaDe, leituraDe } from './politica.ts';
import { seDesfaz } from './volta.ts';

export const ehRecurso = (valor: unknown): valor is QualquerRecurso =>
  typeof valor === 'object' && valor !== null && 'declaracao' in valor && 'guardado' in valor;

/**
 * Declares a kind of record, once (docs: casa/README.md). Everything else follows from it: collection and indexes, calls, OpenAPI,
 * permissions, history, exports and the metadata of the back office. @throws when a field is named that the schemas do not have
 */
export function recurso<
  E extends z.ZodObject,
  M extends Marca,
  X extends z.ZodRawShape = Record<never, never>,
  P extends z.ZodType = z.ZodType,
  S extends Servicos = Servicos,
>(declaracao: Declaracao<E, X, M, P, S>): Recurso<Guardado<E, X, M>, S> {
  const { nome, caminho, escrita, guarda, marca, campos, unicos = [], refs = {}, publico } = declaracao;
  const { efeitos = {}, acoes = {}, arvores = [], somas = [] } = declaracao;
  const guardado = z.strictObject({
    ...escrita.shape,
    ...guarda,
    uid: z.guid(),
    id: z.int().positive(),
    ...(marca === 'hotsites'
      ? { hotsites: z.array(z.int().positive()).min(1) }
      : marca === 'hotsiteId'
        ? { hotsiteId: z.int().positive() }
        : {}),
    removidoEm: z.string().optional(),
    // The command of a caller that made this version: by this it is known to be done.
    ultimoComando: z.string().optional(),
    // The last of its effects that was taken back: by this the history tells of it.
    ...(Object.values(efeitos).some(({ desfaz }) => desfaz) ? { desfeito: z.string().optional() } : {}),
    // And the last of its own actions, with the revision that it made.
    ...(Object.keys(acoes).length > 0
      ? { ultimaAcao: z.strictObject({ nome: z.string(), revisao: z.int() }).optional() }
      : {}),
    // Which change the last version that puts one back has undone, with the revision that it made.
    ...(seDesfaz(declaracao)
      ? { desfez: z.strictObject({ alteracao: z.int(), revisao: z.int() }).optional() }
      : {}),
    // Whose word the last version that needed a second person was written by.
    ...(declaracao.aDois
      ? {
          segundaPessoa: z
            .strictObject({ aprovacaoUid: z.guid(), por: z.string(), revisao: z.int() })
            .optional(),
        }
      : {}),
  });
  const tipoDoCampo = (campo: string): TipoIndice => {
    const schema = schemaEm(guardado, campo);
    const tipo = schema && tipoDe(schema);
    if (tipo === undefined) throw new Error(`${nome}: ${campo} is no field that anything is found by`);
    return tipo;
  };
  const nomeados = Object.keys(campos).filter((campo) => !campos[campo]?.soMostra);
  const declarados = new Set([
    ...nomeados,
    ...unicos.flat(),
    ...Object.keys(refs),
    ...Object.keys(publico?.so ?? {}),
    ...(publico?.campos ?? []).filter((campo) => campo !== 'uid' && campo !== 'id'),
  ]);
  const juntos = unicos.map((combinacao) => (marca === 'hotsiteId' ? [marca, ...combinacao] : combinacao));
  const sozinhos = new Set(juntos.flatMap((combinacao) => (combinacao.length === 1 ? combinacao : [])));
  const indices = {
    id: { tipo: 'inteiro', unico: true },
    ...(marca === 'id'
      ? {}
      : {
          [marca]: {
            ...{ tipo: 'inteiro', unico: sozinhos.has(marca) },
            // Those that begin with it do as well.
            ...(arvores.some(([primeiro]) => primeiro === marca) ? { semArvore: true } : {}),
          },
        }),
    removidoEm: { tipo: 'instante', semArvore: true },
    ...Object.fromEntries(
      [...declarados].map((campo) => [
        campo,
        {
          tipo: tipoDoCampo(campo),
          unico: sozinhos.has(campo) || campos[campo]?.unico === true,
          ...(campos[campo]?.semArvore ? { semArvore: true } : {}),
        },
      ]),
    ),
  } as DefinicaoColecao<{ uid: string }>['indices'];
  exigirEfeitos({ declaracao } as never);
  return {
    nome: declaracao.colecao ?? (caminho.split('/').at(-1) as string),
    schema: guardado as never,
    indices,
    textoGeral: Object.entries(campos).flatMap(([campo, c]) => (c?.busca ? [campo] : [])),
    deQuem: [...(marca === 'id' ? [] : [marca]), 'removidoEm'],
    unicos: juntos.filter((combinacao) => combinacao.length > 1),
    ...(arvores.length > 0 ? { arvores } : {}),
    ...(somas.length > 0 ? { somas } : {}),
    amplos: [
      ...(marca === 'id' ? [] : [marca]),
      ...Object.entries(campos).flatMap(([campo, um]) => (um?.amplo ? [campo] : [])),
    ],
    ...(declaracao.efeitos ? { comEfeitos: true } : {}),
    ...(declaracao.semHistorico ? { semHistorico: true } : {}),
    leitura: leituraDe(declaracao),
    escrita: escritaDe(declaracao),
    declaracao,
    guardado,
    nomeaveis: new Map<string, TipoIndice>([
      ['id', 'inteiro'],
      [marca, 'inteiro'],
      ...nomeados.map((campo) => [campo, tipoDoCampo(campo)] as const),
      ...(Object.entries(INDICES_DO_PORTO) as [string, TipoIndice][]),
    ]),
  };
}
