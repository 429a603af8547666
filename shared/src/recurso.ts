import { z } from 'zod';

/** The rooms of the back office: what stands together in its menu. */
export const MODULOS = [
  ...(['perfil', 'leilao', 'manutencao', 'site', 'acerto', 'patios', 'comitente'] as const),
  ...(['integracao', 'dev'] as const),
] as const;
export type Modulo = (typeof MODULOS)[number];

/** How a field of a record is shown and written. */
export const TIPOS_DE_CAMPO = [
  ...(['texto', 'paragrafos', 'inteiro', 'real', 'centavos', 'booleano', 'data', 'instante', 'uid'] as const),
  ...(['opcao', 'grupo'] as const),
] as const;
export type TipoDeCampo = (typeof TIPOS_DE_CAMPO)[number];

/** The filter kinds that a field of a list may be asked by; `geral` and `geral_ou` ask the whole list. */
export const FILTROS_DE_CAMPO = [
  'exata',
  'diferente',
  'multipla',
  'lista',
  'marca',
  'range',
  'existe',
] as const;

const opcao = z.object({ valor: z.union([z.string(), z.number()]), rotulo: z.string() });

/** A value of a record: what it is, as people read it, and what may be asked of it. */
const valorDescrito = z.object({
  campo: z.string().describe('O nome; com pontos, o de um campo dentro de outro'),
  rotulo: z.string(),
  tipo: z.enum(TIPOS_DE_CAMPO),
  lista: z.boolean().describe('Guarda vários'),
  opcoes: z.array(opcao).nullable().describe('As palavras que pode ter; null onde se escreve livremente'),
  obrigatorio: z.boolean(),
  minimo: z.number().nullable(),
  maximo: z.number().nullable().describe('De um texto, quantos caracteres'),
  padrao: z.unknown().describe('O que vale quando nada é dito; null onde nada vale'),
});
export type CampoDescrito = z.infer<typeof valorDescrito> & { campos: CampoDescrito[] };
export const campoDescrito: z.ZodType<CampoDescrito> = valorDescrito.extend({
  get campos() {
    return z.array(campoDescrito).describe('O que há dentro de um grupo');
  },
});

/** A field of a kind, as one caller sees it. */
export const campoDoRecurso = valorDescrito.extend({
  campos: z.array(campoDescrito),
  escreve: z.boolean().describe('Quem pergunta escreve nele'),
  mascarado: z.boolean(),
  inteiro: z.boolean().describe('Quem pergunta pode pedir o valor por inteiro, o que fica no histórico'),
  busca: z.boolean().describe('A busca por texto acha as palavras dele'),
  nomeavel: z
    .boolean()
    .describe('A lista aceita filtros por ele; o mascarado, só pelo valor inteiro, e não ordena'),
  filtros: z.array(z.enum(FILTROS_DE_CAMPO)),
  ordena: z.boolean(),
  ref: z.string().nullable().describe('A espécie que ele nomeia, pelo número'),
});
export type CampoDoRecurso = z.infer<typeof campoDoRecurso>;

export const acaoDoRecurso = z.object({
  nome: z.string(),
  resumo: z.string(),
  corpo: z.unknown().describe('JSON Schema do que se envia; null quando nada, e sem `esquemas`'),
  campos: z.array(campoDescrito),
  para: z.string().nullable().describe('A situação a que leva; null onde não muda a situação'),
  quando: z
    .object({ campo: z.string(), valores: z.array(z.union([z.string(), z.boolean()])) })
    .nullable()
    .describe('Oferecida só onde o campo tem um destes valores; null: onde quer que esteja'),
  emMassa: z.boolean().describe('Pode ser feita a muitos numa chamada só'),
});
export type AcaoDoRecurso = z.infer<typeof acaoDoRecurso>;

/** A kind of record as one caller may use it: what a list, a form and a menu entry are drawn from. */
export const recursoDescrito = z.object({
  nome: z.string(),
  caminho: z.string(),
  rotulo: z.object({ um: z.string(), varios: z.string() }),
  modulo: z.enum(MODULOS),
  rota: z.string().describe('Em /admin, a lista'),
  rotaDeUm: z.string().describe('Em /admin, antes do uid de um registro'),
  ordem: z.string().describe('O campo da ordem da lista enquanto ninguém escolhe, do maior ao menor'),
  abre: z.string().describe('O mesmo, da tela que uma linha da lista abre'),
  proprio: z
    .boolean()
    .describe(
      'Listado como os outros, mas escrito por chamadas e telas suas: sem criar, em massa ou remover',
    ),
  tela: z
    .boolean()
    .describe('As telas dela são de quem pergunta; as outras espécies só se leem onde alguma as nomeia'),
  listado: z.boolean().describe('Tem uma lista em /admin para quem pergunta'),
  colunas: z
    .array(z.string())
    .nullable()
    .describe('As da lista enquanto ninguém escolhe; null: as de sempre'),
  escreve: z.boolean(),
  cria: z.boolean().describe('Quem pergunta cadastra novos, mesmo onde só ações mudam os que há'),
  unico: z.boolean().describe('Uma marca tem no máximo um'),
  historico: z.boolean(),
  aDois: z.boolean().describe('Mudanças dela esperam por uma segunda pessoa'),
  formatos: z.array(z.enum(['xlsx', 'csv'])).describe('Em que se exporta'),
  exportaInteiros: z.boolean().describe('Quem pergunta pode exportar o que é mascarado ou reservado'),
  titulo: z.array(z.string()).describe('Os campos que dizem qual registro é'),
  campos: z.array(campoDoRecurso),
  refs: z.record(z.string(), z.string()),
  efeitos: z
    .array(z.object({ nome: z.string(), rotulo: z.string(), em: z.array(z.string()), temVolta: z.boolean() }))
    .describe('O que as mudanças fazem fora do registro'),
  acoes: z.array(acaoDoRecurso),
  transicoes: z
    .object({ campo: z.string(), tabela: z.array(z.object({ de: z.string(), para: z.string() })) })
    .nullable(),
  fila: z
    .object({ campo: z.string(), valores: z.array(z.string()), rotulo: z.string() })
    .nullable()
    .describe('O que espera por quem pergunta'),
  escrita: z.unknown().describe('JSON Schema do que se escreve; null sem `esquemas`'),
});
export type RecursoDescrito = z.infer<typeof recursoDescrito>;

/** GET /v1/recursos. JSON Schemas are for programs: a screen is drawn from the fields. */
export const buscaDosRecursos = z.strictObject({
  esquemas: z
    .enum(['true', 'false'])
    .default('true')
    .describe('false: sem os JSON Schemas (`escrita`, `corpo`), nulos'),
});

export const recursosDescritos = z.object({
  itens: z.array(recursoDescrito),
  fechados: z
    .array(
      z.object({
        ...{ nome: z.string(), titulo: z.string(), rota: z.string(), rotaDeUm: z.string() },
        papeis: z.array(z.string()),
      }),
    )
    .describe('As telas que não são de quem pergunta, e de quem são'),
});
export type RecursosDescritos = z.infer<typeof recursosDescritos>;

/** GET /v1/recursos/de-papeis: which kinds' screens roles open together, and what of each they read and write. */
export const abertoPorPapeis = z.object({
  itens: z.array(
    z.object({
      ...{ nome: z.string(), titulo: z.string(), modulo: z.enum(MODULOS), rota: z.string() },
      escreve: z.boolean(),
      acoes: z.array(z.string()).describe('O que se faz com um registro, em palavras'),
      campos: z.array(
        z.object({
          ...{ campo: z.string(), rotulo: z.string(), escreve: z.boolean() },
          mascarado: z.boolean().describe('Visto em parte'),
          inteiro: z.boolean().describe('O mascarado se pede por inteiro, o que fica no histórico'),
        }),
      ),
    }),
  ),
});
export type AbertoPorPapeis = z.infer<typeof abertoPorPapeis>;

/** POST …/em-massa: what became of each. */
export interface RelatorioEmMassa {
  itens: (
    | { id: string | number; ok: true; revisao: number | null; aprovacaoUid?: string | undefined }
    | { id: string | number; ok: false; codigo: string; mensagem: string | string[] }
  )[];
  feitos: number;
  recusados: number;
  /** They wait for a second person. */
  aguardando: number;
}
