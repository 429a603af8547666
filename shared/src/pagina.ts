import { z } from 'zod';
import { consulta } from './filtro.ts';

export const MODELOS_PAGINA = [
  'PaginaInicial',
  'QuemSomos',
  'Contato',
  'TabelaDeFrete',
  'Delivery',
  'FormasDePagamento',
  'Regulamento',
  'Login',
  'Cadastro',
  'Diferenciais',
  'Duvidas',
  'Agenda',
  'CompararLotes',
  'Pátios',
  'Como Funciona',
  'Pátio Interno',
  'Redefinir Senha',
] as const;

const margem = z.enum(['zero', 'pequena', 'media', 'grande']);
const texto = (maximo: number) => z.string().max(maximo);
const corOpcional = z.union([z.string().regex(/^#[0-9a-fA-F]{6}$/), z.null()]).default(null);
const instante = z.union([z.iso.datetime({ offset: true }), z.null()]).default(null);

/** An image as the cms serves it. `url` is on our own host. */
export const imagem = z.strictObject({
  id: z.union([z.string(), z.number()]),
  url: texto(2_000),
  alt: texto(300).default(''),
  largura: z.int().positive().nullable().default(null),
  altura: z.int().positive().nullable().default(null),
  /** What must stay in sight when the place is of another shape, in percent from the left and the top; the middle unless said. */
  foco: z
    .strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
    .nullable()
    .optional(),
  /** Says nothing that the words beside it do not: left out for whoever listens. */
  decorativa: z.boolean().optional(),
});
export type Imagem = z.infer<typeof imagem>;

/** Rich text: a small closed document model, rendered by one component. Never HTML. */
export type NoTexto =
  | { tipo: 'paragrafo' | 'titulo' | 'subtitulo' | 'citacao'; filhos: TrechoTexto[] }
  | { tipo: 'lista' | 'lista-numerada'; itens: TrechoTexto[][] };
export type TrechoTexto = {
  texto: string;
  negrito?: boolean;
  italico?: boolean;
  sublinhado?: boolean;
  link?: string | null;
};

const trecho = z.strictObject({
  texto: texto(10_000),
  negrito: z.boolean().optional(),
  italico: z.boolean().optional(),
  sublinhado: z.boolean().optional(),
  link: texto(2_000).nullable().optional(),
});
export const textoRico = z
  .array(
    z.discriminatedUnion('tipo', [
      z.strictObject({
        tipo: z.enum(['paragrafo', 'titulo', 'subtitulo', 'citacao']),
        filhos: z.array(trecho).max(500),
      }),
      z.strictObject({
        tipo: z.enum(['lista', 'lista-numerada']),
        itens: z.array(z.array(trecho).max(200)).max(200),
      }),
    ]),
  )
  .max(500);

/** One item of a section. All kinds share this shape; a kind's definition says which fields it shows. */
export const item = z.strictObject({
  id: texto(40),
  titulo: texto(300).default(''),
  subtitulo: texto(500).default(''),
  texto: textoRico.default([]),
  textoBotao: texto(80).default(''),
  imagem: imagem.nullable().default(null),
  imagemMobile: imagem.nullable().default(null),
  icone: texto(60).default(''),
  /** Empty is null; hosts without a top-level domain are accepted (spec 5). */
  link: z.preprocess((valor) => (valor === '' ? null : valor), texto(2_000).nullable()).default(null),
  modelo: texto(40).default(''),
  corTexto: corOpcional,
  corFundo: corOpcional,
  dataInicio: instante,
  dataFim: instante,
});
export type Item = z.infer<typeof item>;

/** One section: a kind (`elemento`), its look, its query (listing kinds) and its items in order. */
export const sessao = z.strictObject({
  id: texto(40),
  elemento: texto(60),
  /** Version of the kind's definition that wrote it (`elemento/N`); older ones are migrated on read. */
  versao: z.int().min(1).default(1),
  nome: texto(120),
  ativo: z.boolean().default(true),
  modelo: texto(40).default(''),
  titulo: texto(300).default(''),
  subtitulo: texto(500).default(''),
  margemCabecalho: margem.default('media'),
  margemRodape: margem.default('media'),
  tamanhoColuna: z.enum(['inteira', 'metade']).default('inteira'),
  container: z.boolean().default(true),
  consulta: consulta.nullable().default(null),
  itens: z.array(item).max(60).default([]),
});
export type Sessao = z.infer<typeof sessao>;

/** GET /v1/hotsite/conteudo-pagina?uri. */
export const pagina = z.strictObject({
  id: z.union([z.string(), z.number()]),
  hotUid: z.guid(),
  uri: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  titulo: texto(200),
  descricao: texto(500).default(''),
  keywords: texto(500).default(''),
  tituloPagina: texto(200).default(''),
  descricaoPagina: texto(500).default(''),
  imagemPrincipal: imagem.nullable().default(null),
  modeloPagina: z.enum(MODELOS_PAGINA),
  container: z.boolean().default(true),
  /** What callers of the spec's calls name the page by; `id` is its small number. */
  uid: z.guid().optional(),
  /** For links shared on social networks; else `imagemPrincipal`. */
  imagemSocial: imagem.nullable().optional(),
  /** Where search engines should say this page is, when not at its own address. */
  canonical: texto(2_000).nullable().optional(),
  naoIndexar: z.boolean().optional(),
  /** Raw script of this page alone, ADM's. Run only where the page's policy has its hash. */
  handleScript: texto(20_000).nullable().optional(),
  sessoes: z.array(sessao).max(300),
});
export type PaginaSite = z.infer<typeof pagina>;
