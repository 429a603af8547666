import { imagem, item, MODELOS_PAGINA, type NoTexto, sessao, textoRico } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { paragrafos } from '@martelo/shared/pagina/elementos/semente';
import { z } from 'zod';

/*
 * What the spec's calls take (its section 5). Fields they do not know are left aside, so that an answer of ours, changed, can be
 * sent back as it is.
 */

const referencia = z.union([z.string().trim().min(1).max(60), z.int().positive()]).transform(String);
const vazioNulo = <T extends z.ZodType>(campo: T) =>
  z.preprocess((valor) => (valor === '' ? null : valor), campo);

const elemento = z
  .string()
  .refine((nome) => Object.hasOwn(DEFINICOES, nome), { error: 'não é um dos tipos de elemento' })
  .meta({ enum: Object.keys(DEFINICOES) });
const prioridade = z.int().min(1).max(1_000);
const { margemCabecalho, margemRodape, tamanhoColuna } = sessao.shape;
const { corTexto, corFundo, dataInicio, dataFim } = item.shape;

/** A picture of the library, by id, as it was read, or by its address on the brand's site; or none. */
const imagemEntrada = vazioNulo(z.union([z.null(), z.int().positive(), z.string().max(2_000), imagem])).meta({
  description: 'Número, endereço (/midia/…) ou objeto de uma imagem da biblioteca; null é nenhuma',
});
export type ImagemEntrada = z.output<typeof imagemEntrada>;

/** Empty is null. Hosts without a top-level domain are accepted, with or without a scheme; what would run is not. */
export const link = vazioNulo(
  z
    .string()
    .trim()
    .max(2_000)
    .refine((valor) => enderecoAceito(valor), { error: 'não é um endereço' })
    .nullable(),
);

const texto = z
  .union([
    textoRico,
    z
      .string()
      .max(20_000)
      .transform((plano): NoTexto[] => paragrafos(...plano.split(/\n+/).filter(Boolean))),
  ])
  .meta({ description: 'Texto rico, ou texto simples com um parágrafo por linha' });

const camposDoItem = {
  titulo: item.shape.titulo.unwrap().optional(),
  subtitulo: item.shape.subtitulo.unwrap().optional(),
  texto: texto.optional(),
  textoBotao: item.shape.textoBotao.unwrap().optional(),
  imagem: imagemEntrada.optional(),
  imagemMobile: imagemEntrada.optional(),
  icone: item.shape.icone.unwrap().optional(),
  modelo: item.shape.modelo.unwrap().optional(),
  link: link.optional(),
  corTexto: vazioNulo(corTexto.unwrap()).optional(),
  corFundo: vazioNulo(corFundo.unwrap()).optional(),
  dataInicio: vazioNulo(dataInicio.unwrap()).optional(),
  dataFim: vazioNulo(dataFim.unwrap()).optional(),
  prioridade: prioridade.optional(),
};

/** PUT of an item: what is absent stays. Another `sessaoUid` moves it there. */
export const itemAlterado = z.object({ ...camposDoItem, sessaoUid: referencia.optional() });
/** POST of an item: `id` or `uid` of another one of the section makes it a copy of that one. */
export const itemNovo = z.object({
  ...camposDoItem,
  sessaoUid: referencia,
  id: referencia.optional(),
  uid: referencia.optional(),
});
export type ItemEntrada = z.output<typeof itemAlterado>;

const camposDaSessao = {
  modelo: sessao.shape.modelo.unwrap().optional(),
  titulo: sessao.shape.titulo.unwrap().optional(),
  subtitulo: sessao.shape.subtitulo.unwrap().optional(),
  margemCabecalho: margemCabecalho.unwrap().optional(),
  margemRodape: margemRodape.unwrap().optional(),
  tamanhoColuna: tamanhoColuna.unwrap().optional(),
  container: z.boolean().optional(),
  consulta: sessao.shape.consulta.unwrap().optional(),
  prioridade: prioridade.optional(),
  itens: z
    .array(z.object({ ...camposDoItem, id: referencia.optional() }))
    .max(60)
    .optional(),
};
const nome = z.string().trim().min(1).max(120);

export const sessaoNova = z.object({
  ...camposDaSessao,
  paginaUid: referencia,
  elemento,
  nome,
  ativo: z.boolean(),
});
export const sessaoAlterada = z.object({
  ...camposDaSessao,
  paginaUid: referencia.optional(),
  elemento: elemento.optional(),
  nome: nome.optional(),
  ativo: z.boolean().optional(),
});
export type SessaoEntrada = z.output<typeof sessaoAlterada>;

export const mudancaDePrioridade = z.object({ prioridade: z.enum(['aumentar', 'diminuir']) });

const textoDaPagina = (maximo: number) => z.string().max(maximo).optional();
const camposDaPagina = {
  hotUid: z.guid().optional(),
  descricao: textoDaPagina(500),
  keywords: textoDaPagina(500),
  handleScript: vazioNulo(z.string().max(20_000).nullable()).optional(),
  tituloPagina: textoDaPagina(200),
  descricaoPagina: textoDaPagina(500),
  imagemPrincipal: imagemEntrada.optional(),
  imagemSocial: imagemEntrada.optional(),
  canonical: vazioNulo(z.string().max(2_000).nullable()).optional(),
  naoIndexar: z.boolean().optional(),
  modeloPagina: z.enum(MODELOS_PAGINA).optional(),
  container: z.boolean().optional(),
};
const uri = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use letras minúsculas sem acento, números e hífen');
const titulo = z.string().trim().min(1).max(200);

export const paginaNova = z.object({ ...camposDaPagina, uri, titulo });
export const paginaAlterada = z.object({ ...camposDaPagina, uri: uri.optional(), titulo: titulo.optional() });
export type PaginaEntrada = z.output<typeof paginaAlterada>;

/** Paths of ours, whole addresses, mail and telephone, and hosts as people write them (`intranet`, `localhost:3000/x`). */
function enderecoAceito(valor: string): boolean {
  if (/[\s<>"\\]/.test(valor)) return false;
  if (/^(\/(?!\/)|#|\?)/.test(valor)) return true;
  if (/^https?:\/\//i.test(valor)) return URL.canParse(valor);
  if (/^(mailto|tel):./i.test(valor)) return true;
  return /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*(:\d{1,5})?([/?#]\S*)?$/u.test(valor);
}
