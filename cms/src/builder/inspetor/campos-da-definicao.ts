import type { Item } from '@martelo/shared/pagina';
import type { CampoItem, DefinicaoElemento } from '@martelo/storefront/elements/definicao';

/** How a field is edited. */
export type Controle = 'linha' | 'paragrafo' | 'rico' | 'imagem' | 'icone' | 'link' | 'cor' | 'instante';

export interface CampoInspetor {
  campo: keyof Omit<Item, 'id' | 'modelo'>;
  rotulo: string;
  ajuda: string;
  obrigatorio: boolean;
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

/** What an item's editor shows, in the definition's own order and words. */
export const camposDoItem = (definicao: DefinicaoElemento): CampoInspetor[] =>
  definicao.itens.campos.map(({ campo, rotulo, ajuda = '', obrigatorio = false }) => ({
    campo,
    rotulo,
    ajuda,
    obrigatorio,
    ...CONTROLES[campo],
  }));

/** What every item has besides: its colours and the time it is on show. */
export const CAMPOS_DE_EXIBICAO: readonly CampoInspetor[] = [
  { campo: 'corTexto', rotulo: 'Cor do texto', controle: 'cor' },
  { campo: 'corFundo', rotulo: 'Cor de fundo', controle: 'cor' },
  { campo: 'dataInicio', rotulo: 'Mostrar a partir de', controle: 'instante' },
  { campo: 'dataFim', rotulo: 'Mostrar até', controle: 'instante' },
].map((campo) => ({ ajuda: '', obrigatorio: false, maximo: 0, ...campo }) as CampoInspetor);

/** What an item is called in the list: its own words when it has any. */
export const nomeDoItem = (item: Item, indice: number, rotulo: string): string =>
  item.titulo || item.textoBotao || item.subtitulo || `${rotulo} ${indice + 1}`;
