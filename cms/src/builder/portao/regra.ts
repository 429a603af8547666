import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { Item, Sessao } from '@martelo/shared/pagina';
import type { CampoItem, DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import type { FatosDaMarca } from '../destinos/fatos.ts';
import type { Gesto } from '../modelo/historico.ts';

/** Where something is on the page. Without `itemId` the field is the section's own; an empty `sessaoId` is the page itself. */
export interface Lugar {
  sessaoId: string;
  itemId?: string;
  campo?: keyof Sessao | keyof Item;
}

export interface Achado {
  /** An error stops the publication; a warning asks. */
  gravidade: 'erro' | 'aviso';
  /** A sentence that says what is wrong, for whoever can put it right. */
  mensagem: string;
  lugar: Lugar;
  /** Asked of whoever publishes the page, not of a program's call that changes a part of it. */
  doTodo?: true;
  /** Puts it right with one press; undone like any gesture. */
  reparo?: { rotulo: string; gesto: Gesto };
}

/** The page's own data, as far as the gate judges it. */
export interface Cabeca {
  uri: string;
  canonical: string | null;
  imagens: readonly { campo: 'imagemPrincipal' | 'imagemSocial'; id: string | number }[];
}

/** All that a rule may know: it asks nobody and reads no clock. */
export interface Exame {
  cabeca: Cabeca;
  sessoes: readonly Sessao[];
  modo: TipoHotsite;
  /** Unix ms. */
  agora: number;
  /** Null while they are not known: then nothing that needs them is found. */
  fatos: FatosDaMarca | null;
  definicaoDe(elemento: string): DefinicaoElemento | undefined;
}

/** One reason not to publish a page as it is: one file under `regras/`, found by listing the folder. */
export interface Regra {
  /** What the list of findings calls it. */
  titulo: string;
  examinar(exame: Exame): Achado[];
}

/** A repair is a gesture of its own, undone by the words it was offered with. */
export const reparar = (rotulo: string, { remendos }: Gesto): NonNullable<Achado['reparo']> => ({
  rotulo,
  gesto: { rotulo, remendos },
});

export interface ItemNoLugar {
  sessao: Sessao;
  item: Item;
  definicao: DefinicaoElemento;
  /** 1 for the first. */
  posicao: number;
  mostra(campo: CampoItem): boolean;
  lugar(campo?: keyof Item): Lugar;
}

/** Sections that visitors get, of kinds we know, with their definition. */
export const sessoesNoAr = (exame: Exame): { sessao: Sessao; definicao: DefinicaoElemento }[] =>
  exame.sessoes.flatMap((sessao) => {
    const definicao = exame.definicaoDe(sessao.elemento);
    return sessao.ativo && definicao ? [{ sessao, definicao }] : [];
  });

/** Every item of theirs that has not run out, in reading order. */
export const itensNoAr = (exame: Exame): ItemNoLugar[] =>
  itensDaPagina(exame).filter(({ item }) => !vencido(item, exame.agora));

export const itensDaPagina = (exame: Exame): ItemNoLugar[] =>
  sessoesNoAr(exame).flatMap(({ sessao, definicao }) =>
    sessao.itens.map((item, indice) => ({
      sessao,
      item,
      definicao,
      posicao: indice + 1,
      mostra: (campo: CampoItem) => definicao.itens.campos.some((um) => um.campo === campo),
      lugar: (campo?: keyof Item) => ({ sessaoId: sessao.id, itemId: item.id, ...(campo ? { campo } : {}) }),
    })),
  );

export const vencido = (item: Item, agora: number): boolean =>
  item.dataFim !== null && Date.parse(item.dataFim) <= agora;
