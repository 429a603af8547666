import type { Item } from '@martelo/shared/pagina';
import type { CampoItem, DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';

/** How a field is edited. */
export type Controle = 'linha' | 'paragrafo' | 'rico' | 'imagem' | 'icone' | 'link';

export interface CampoInspetor {
  campo: CampoItem;
  rotulo: string;
  ajuda: string;
  obrigatorio: boolean;
  /** What stands there while it is empty. */
  vazio: string | undefined;
  controle: Controle;
  maximo: number;
}

const CONTROLES: Record<CampoItem, { controle: Controle; maximo: number }> = {
  titulo: { controle: 'linha', maximo: 300 },
  subtitulo: { controle: 'paragrafo', maximo: 500 },
  texto: { controle: 'rico', maximo: 10_000 },
  textoBotao: { controle: 'linha', maximo: 80 },
  imagem: { controle: 'imagem', maximo: 0 },
  imagemMobile: { controle: 'imagem', maximo: 0 },
  icone: { controle: 'icone', maximo: 60 },
  link: { controle: 'link', maximo: 2_000 },
};

const guardados = new WeakMap<DefinicaoElemento, CampoInspetor[]>();

/** What an item's editor shows, in the definition's own order and words. The same list for the same definition. */
export function camposDoItem(definicao: DefinicaoElemento): readonly CampoInspetor[] {
  const guardado = guardados.get(definicao);
  if (guardado) return guardado;
  const campos = definicao.itens.campos.map(({ campo, rotulo, ajuda = '', obrigatorio = false, vazio }) => ({
    campo,
    rotulo,
    ajuda,
    obrigatorio,
    vazio,
    ...CONTROLES[campo],
  }));
  guardados.set(definicao, campos);
  return campos;
}

/** What an item is called in the list: its own words when it has any. */
export const nomeDoItem = (item: Item, indice: number, rotulo: string): string =>
  item.titulo || item.textoBotao || item.subtitulo || `${rotulo} ${indice + 1}`;
