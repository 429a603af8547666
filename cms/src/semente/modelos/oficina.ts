import type { TipoHotsite } from '@martelo/shared/hotsite';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { PorModo } from '@martelo/shared/modo';
import type { Imagem, Item, NoTexto, PaginaSite, Sessao } from '@martelo/shared/pagina';
import { novaSessao } from '../../builder/acoes/adicionar.ts';
import { itemVazio } from '../../builder/acoes/itens.ts';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import type { Motivo } from '../cena.ts';

export type PaginaModelo = Pick<PaginaSite, 'uri' | 'titulo' | 'descricao' | 'modeloPagina' | 'sessoes'>;

/** The brand's drawn pictures, by what they show. */
export type ImagensDaMarca = Readonly<Record<Motivo, Imagem>>;

/** What the pages say of the brand. What is not known yet is empty, and no page mentions it. */
export interface MarcaDoModelo {
  nome: string;
  tipo: TipoHotsite;
  telefone: string;
  email: string;
  endereco: string;
  /** A demo brand: invented people may speak on its pages. On a real one the quotes wait, switched off, for real ones. */
  demonstracao?: boolean;
}

/** What a page is put together with. */
export interface Oficina {
  marca: MarcaDoModelo;
  imagens: ImagensDaMarca;
  /** Where what is for sale is listed. */
  lista: string;
  /** A section of a kind, as its seed has it, with these fields instead; none where the kind is not there. */
  secao(elemento: string, campos?: Partial<Sessao>): Sessao[];
  /** What is the brand's mode's. */
  doModo<T>(opcoes: PorModo<T>): T;
  /** One of two wordings: auction mode's, store mode's. */
  diz(leilao: string, loja: string): string;
}

export function oficina(marca: MarcaDoModelo, imagens: ImagensDaMarca): Oficina {
  const doModo = <T>(opcoes: PorModo<T>): T => opcoes[marca.tipo];
  return {
    marca,
    imagens,
    lista: `/${prefixoDoLote(marca.tipo)}`,
    secao(elemento, campos = {}) {
      const definicao = definicaoDe(elemento);
      const inventada = elemento === 'depoimentos' && !marca.demonstracao;
      return definicao
        ? [{ ...novaSessao(definicao, marca.tipo), ...(inventada ? { ativo: false } : {}), ...campos }]
        : [];
    },
    doModo,
    diz: (leilao, loja) => doModo({ leilao, loja }),
  };
}

export const item = (campos: Partial<Item>): Item => ({ ...itemVazio(), ...campos });

export const paragrafos = (...textos: string[]): NoTexto[] =>
  textos.map((texto) => ({ tipo: 'paragrafo', filhos: [{ texto }] }));

export const lista = (...linhas: string[]): NoTexto => ({
  tipo: 'lista',
  itens: linhas.map((texto) => [{ texto }]),
});

/** The same section with its items changed one by one. */
export const comItens = (secoes: Sessao[], mudar: (item: Item, indice: number) => Partial<Item>): Sessao[] =>
  secoes.map((sessao) => ({
    ...sessao,
    itens: sessao.itens.map((um, indice) => ({ ...um, ...mudar(um, indice) })),
  }));

/** A question and its answer. */
export const pergunta = (titulo: string, ...resposta: string[]): Item =>
  item({ titulo, texto: paragrafos(...resposta) });

/** The invitation most pages end with. */
export const convite = (
  { secao }: Oficina,
  titulo: string,
  texto: string,
  textoBotao: string,
  link: string,
): Sessao[] =>
  comItens(secao('chamada-acao'), () => ({ titulo, texto: paragrafos(texto), textoBotao, link }));
