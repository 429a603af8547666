import type { Consulta } from '../../filtro.ts';
import type { Imagem, Item, NoTexto } from '../../pagina.ts';

/** An item with nothing in it but what is given: what seeds are written with. */
export const itemNovo = (parte: Partial<Omit<Item, 'id'>>): Omit<Item, 'id'> => ({
  titulo: '',
  subtitulo: '',
  texto: [],
  textoBotao: '',
  imagem: null,
  imagemMobile: null,
  icone: '',
  link: null,
  modelo: '',
  corTexto: null,
  corFundo: null,
  dataInicio: null,
  dataFim: null,
  ...parte,
});

export const paragrafos = (...textos: string[]): NoTexto[] =>
  textos.map((texto) => ({ tipo: 'paragrafo', filhos: [{ texto }] }));

/** What closes next first, `quantos` of them. */
export const consultaPadrao = (quantos: number): Consulta => ({
  filtros: [],
  ordem: { campo: 'dataFim', tipoOrdenacao: 'asc', tipoCampo: 'date' },
  pagina: 1,
  porPagina: quantos,
});

/** What a section of auctions asks for unless it says otherwise: by date, what comes next first. */
export const consultaDeLeiloes = (quantos: number, sentido: 'asc' | 'desc' = 'asc'): Consulta => ({
  filtros: [],
  ordem: { campo: 'data', tipoOrdenacao: sentido, tipoCampo: 'date' },
  pagina: 1,
  porPagina: quantos,
});

/** A picture that the site draws itself (`/fotos/…`): what seeds show until the editor chooses their own. */
export const fotoDesenhada = (caminho: `/fotos/demo/${string}.webp`, alt: string): Imagem => ({
  id: caminho,
  url: caminho,
  alt,
  largura: 1200,
  altura: 900,
});
