import type { NoTexto, TrechoTexto } from '@martelo/shared/pagina';
import { DOMSerializer, Fragment, type Mark, type Node, Schema } from 'prosemirror-model';

/** The model of `textoRico`, as ProseMirror knows it: flat blocks, flat lists, four marks. There is nothing else to be in. */
export const esquema = new Schema({
  nodes: {
    doc: { content: '(paragrafo | titulo | subtitulo | citacao | lista | lista_numerada)+' },
    paragrafo: { content: 'inline*', toDOM: () => ['p', 0] },
    // Drawn as paragraphs: while it is written, a page's heading is no heading of the panel.
    titulo: { content: 'inline*', toDOM: () => ['p', { 'data-tipo': 'titulo' }, 0] },
    subtitulo: { content: 'inline*', toDOM: () => ['p', { 'data-tipo': 'subtitulo' }, 0] },
    citacao: { content: 'inline*', toDOM: () => ['blockquote', 0] },
    lista: { content: 'item+', toDOM: () => ['ul', 0] },
    lista_numerada: { content: 'item+', toDOM: () => ['ol', 0] },
    item: { content: 'inline*', toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    quebra: { group: 'inline', inline: true, selectable: false, toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      toDOM: (marca) => ['a', { href: marca.attrs.href, title: marca.attrs.href }, 0],
    },
    negrito: { toDOM: () => ['strong', 0] },
    italico: { toDOM: () => ['em', 0] },
    sublinhado: { toDOM: () => ['u', 0] },
  },
});

/** What is copied from here, for other programs: headings are headings. */
export const paraOClipboard = (): DOMSerializer =>
  new DOMSerializer(
    {
      ...DOMSerializer.nodesFromSchema(esquema),
      titulo: () => ['h3', 0],
      subtitulo: () => ['h4', 0],
    },
    DOMSerializer.marksFromSchema(esquema),
  );

/** What a line of text is. */
export type TipoDeLinha = NoTexto['tipo'];

/** A line and what is written in it: a block, or an item of a list. */
export interface Linha {
  tipo: TipoDeLinha;
  conteudo: Fragment;
}

const SIMPLES = ['negrito', 'italico', 'sublinhado'] as const;

/** A document with the given lines; neighbours of the same list are one list. Never empty. */
export function documentoDe(linhas: readonly Linha[]): Node {
  const blocos: Node[] = [];
  for (const { tipo, conteudo } of linhas.length > 0
    ? linhas
    : [{ tipo: 'paragrafo' as const, conteudo: Fragment.empty }]) {
    if (tipo !== 'lista' && tipo !== 'lista-numerada') {
      blocos.push(esquema.node(tipo, null, conteudo));
      continue;
    }
    const nome = tipo === 'lista' ? 'lista' : 'lista_numerada';
    const item = esquema.node('item', null, conteudo);
    const ultimo = blocos.at(-1);
    if (ultimo?.type.name === nome) blocos[blocos.length - 1] = ultimo.copy(ultimo.content.addToEnd(item));
    else blocos.push(esquema.node(nome, null, item));
  }
  return esquema.node('doc', null, blocos);
}

/** The document's lines, in order. */
export function linhasDe(doc: Node): Linha[] {
  const linhas: Linha[] = [];
  doc.forEach((bloco) => {
    if (bloco.type.name === 'lista' || bloco.type.name === 'lista_numerada') {
      const tipo = bloco.type.name === 'lista' ? 'lista' : 'lista-numerada';
      bloco.forEach((item) => {
        linhas.push({ tipo, conteudo: item.content });
      });
    } else linhas.push({ tipo: bloco.type.name as TipoDeLinha, conteudo: bloco.content });
  });
  return linhas;
}

/** The stored text as a document. */
export const paraDocumento = (nos: readonly NoTexto[]): Node =>
  documentoDe(
    nos.flatMap((no): Linha[] =>
      'itens' in no
        ? no.itens.map((trechos) => ({ tipo: no.tipo, conteudo: emFragmento(trechos) }))
        : [{ tipo: no.tipo, conteudo: emFragmento(no.filhos) }],
    ),
  );

/** A document as the page keeps it. Empty lines at its end are not kept: there is always one to write in. */
export function deDocumento(doc: Node): NoTexto[] {
  const linhas = linhasDe(doc);
  const fim = linhas.findLastIndex(({ conteudo }) => conteudo.size > 0);
  const nos: NoTexto[] = [];
  for (const { tipo, conteudo } of linhas.slice(0, fim + 1)) {
    const trechos = emTrechos(conteudo);
    if (tipo !== 'lista' && tipo !== 'lista-numerada') {
      nos.push({ tipo, filhos: trechos });
      continue;
    }
    const ultimo = nos.at(-1);
    if (ultimo && 'itens' in ultimo && ultimo.tipo === tipo) ultimo.itens.push(trechos);
    else nos.push({ tipo, itens: [trechos] });
  }
  return nos;
}

/** Runs of text with their marks; a line break inside is a `quebra`. */
export function emFragmento(trechos: readonly TrechoTexto[]): Fragment {
  const nos: Node[] = [];
  for (const { texto, link, ...resto } of trechos) {
    const marcas: Mark[] = SIMPLES.filter((nome) => resto[nome]).map((nome) => esquema.mark(nome));
    if (link) marcas.push(esquema.mark('link', { href: link }));
    texto.split('\n').forEach((parte, i) => {
      if (i > 0) nos.push(esquema.node('quebra', null, undefined, marcas));
      if (parte) nos.push(esquema.text(parte, marcas));
    });
  }
  return Fragment.fromArray(nos);
}

function emTrechos(conteudo: Fragment): TrechoTexto[] {
  const trechos: TrechoTexto[] = [];
  let marcasAntes: readonly Mark[] | null = null;
  conteudo.forEach((no) => {
    const texto = no.isText ? (no.text ?? '') : '\n';
    const ultimo = trechos.at(-1);
    if (ultimo && marcasAntes && mesmas(marcasAntes, no.marks)) {
      ultimo.texto += texto;
      return;
    }
    marcasAntes = no.marks;
    trechos.push({ texto, ...doTrecho(no.marks) });
  });
  return trechos;
}

function doTrecho(marcas: readonly Mark[]): Omit<TrechoTexto, 'texto'> {
  const trecho: Omit<TrechoTexto, 'texto'> = {};
  for (const { type, attrs } of marcas) {
    if (type.name === 'link') trecho.link = String(attrs.href);
    else trecho[type.name as (typeof SIMPLES)[number]] = true;
  }
  return trecho;
}

const mesmas = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every((marca, i) => b[i] && marca.eq(b[i]));
