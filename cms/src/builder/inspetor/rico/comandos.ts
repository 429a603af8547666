import { splitBlock, toggleMark } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { documentoDe, esquema, type Linha, linhasDe, type TipoDeLinha } from './esquema.ts';

type Marca = 'negrito' | 'italico' | 'sublinhado';

export const alternarMarca = (marca: Marca): Command => toggleMark(esquema.marks[marca]);

/** The lines that the selection touches become this, or paragraphs when all of them are it already. */
export const alternarTipo =
  (tipo: TipoDeLinha): Command =>
  (estado, despachar) => {
    const { de, ate, linhas } = tocadas(estado);
    const todas = linhas.slice(de, ate + 1).every((linha) => linha.tipo === tipo);
    const novo = todas ? 'paragrafo' : tipo;
    if (todas && tipo === 'paragrafo') return false;
    despachar?.(
      comLinhas(
        estado,
        linhas.map((linha, i) => (i >= de && i <= ate ? { ...linha, tipo: novo } : linha)),
      ),
    );
    return true;
  };

export const tipoAtual = (estado: EditorState): TipoDeLinha | null => {
  const { de, ate, linhas } = tocadas(estado);
  const tipo = linhas[de]?.tipo;
  return linhas.slice(de, ate + 1).every((linha) => linha.tipo === tipo) ? (tipo ?? null) : null;
};

export function temMarca(estado: EditorState, marca: Marca | 'link'): boolean {
  const { from, to, empty, $from } = estado.selection;
  const tipo = esquema.marks[marca];
  if (empty) return Boolean(tipo.isInSet(estado.storedMarks ?? $from.marks()));
  return estado.doc.rangeHasMark(from, to, tipo);
}

/** Enter in an empty item or after a heading's end goes on as a paragraph; elsewhere the line is split. */
export const entrar: Command = (estado, despachar) => {
  const { de, linhas } = tocadas(estado);
  const linha = linhas[de];
  const emLista = linha?.tipo === 'lista' || linha?.tipo === 'lista-numerada';
  if (emLista && estado.selection.empty && linha.conteudo.size === 0)
    return alternarTipo(linha.tipo)(estado, despachar);
  return splitBlock(estado, despachar);
};

/** Backspace at a line's start: first it becomes a paragraph, then it joins the line above. */
export const apagarParaTras: Command = (estado, despachar) => {
  const { $from, empty } = estado.selection;
  if (!empty || $from.parentOffset > 0) return false;
  const { de, linhas } = tocadas(estado);
  const linha = linhas[de];
  if (!linha) return false;
  if (linha.tipo !== 'paragrafo') return alternarTipo(linha.tipo)(estado, despachar);
  return de > 0 && juntar(estado, de - 1, despachar);
};

/** Delete at a line's end brings the next one up. */
export const apagarParaFrente: Command = (estado, despachar) => {
  const { $from, empty } = estado.selection;
  if (!empty || $from.parentOffset < $from.parent.content.size) return false;
  const { de, linhas } = tocadas(estado);
  return de < linhas.length - 1 && juntar(estado, de, despachar);
};

export const quebrar: Command = (estado, despachar) => {
  despachar?.(estado.tr.replaceSelectionWith(esquema.node('quebra')).scrollIntoView());
  return true;
};

/** Gives the selection a link, or takes it away; without a selection, the link the caret is in. */
export const comLink =
  (href: string | null): Command =>
  (estado, despachar) => {
    const { from, to } = estado.selection.empty ? emVoltaDoLink(estado) : estado.selection;
    const tipo = esquema.marks.link;
    const tr = estado.tr.removeMark(from, to, tipo);
    if (href && from === to) tr.insert(from, esquema.text(href, [tipo.create({ href })]));
    else if (href) tr.addMark(from, to, tipo.create({ href }));
    despachar?.(tr);
    return true;
  };

export function linkAtual(estado: EditorState): string | null {
  const { from, to } = estado.selection.empty ? emVoltaDoLink(estado) : estado.selection;
  let href: string | null = null;
  estado.doc.nodesBetween(from, to, (no) => {
    href ??= esquema.marks.link.isInSet(no.marks)?.attrs.href ?? null;
  });
  return href;
}

const ATALHOS_DE_LINHA: readonly [RegExp, TipoDeLinha][] = [
  [/^[-*•]$/, 'lista'],
  [/^1[.)]$/, 'lista-numerada'],
  [/^##?$/, 'titulo'],
  [/^###$/, 'subtitulo'],
  [/^>$/, 'citacao'],
];

/** A space after "-", "1.", "##" or ">" at a line's start makes it what it looks like. */
export function escreverComoMarcado(estado: EditorState): Transaction | null {
  const { $from, empty } = estado.selection;
  if (!empty || $from.parent.type.name !== 'paragrafo') return null;
  const antes = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const [, tipo] = ATALHOS_DE_LINHA.find(([forma]) => forma.test(antes)) ?? [];
  if (!tipo) return null;
  const semSinal = estado.apply(estado.tr.delete($from.start(), $from.pos));
  let feita: Transaction | null = null;
  alternarTipo(tipo)(semSinal, (tr) => {
    feita = estado.tr.replaceWith(0, estado.doc.content.size, tr.doc.content);
    feita.setSelection(Selection.fromJSON(feita.doc, tr.selection.toJSON()));
  });
  return feita;
}

/** Where each line's text begins and ends. */
function inicios(doc: Node): number[] {
  const lista: number[] = [];
  doc.descendants((no, posicao) => {
    if (!no.isTextblock) return true;
    lista.push(posicao + 1);
    return false;
  });
  return lista;
}

interface Tocadas {
  linhas: Linha[];
  /** First and last line of the selection. */
  de: number;
  ate: number;
  ancora: { linha: number; em: number };
  cabeca: { linha: number; em: number };
}

function tocadas({ doc, selection }: EditorState): Tocadas {
  const comecos = inicios(doc);
  const onde = (posicao: number) => {
    const linha = Math.max(
      0,
      comecos.findLastIndex((inicio) => inicio <= posicao),
    );
    return { linha, em: Math.max(0, posicao - (comecos[linha] ?? 0)) };
  };
  return {
    linhas: linhasDe(doc),
    de: onde(selection.from).linha,
    ate: onde(selection.to).linha,
    ancora: onde(selection.anchor),
    cabeca: onde(selection.head),
  };
}

/** The same text in lines of other kinds: the selection stays on the same letters. */
function comLinhas(
  estado: EditorState,
  linhas: readonly Linha[],
  mover: (ponto: { linha: number; em: number }) => { linha: number; em: number } = (ponto) => ponto,
): Transaction {
  const { ancora, cabeca } = tocadas(estado);
  const tr = estado.tr.replaceWith(0, estado.doc.content.size, documentoDe(linhas).content);
  const comecos = inicios(tr.doc);
  const posicao = (ponto: { linha: number; em: number }) => {
    const { linha, em } = mover(ponto);
    return (comecos[linha] ?? 1) + em;
  };
  return tr.setSelection(TextSelection.create(tr.doc, posicao(ancora), posicao(cabeca))).scrollIntoView();
}

/** Joins a line with the one after it. */
function juntar(estado: EditorState, indice: number, despachar?: (tr: Transaction) => void): boolean {
  const linhas = linhasDe(estado.doc);
  const [cima, baixo] = [linhas[indice], linhas[indice + 1]];
  if (!cima || !baixo) return false;
  const juntas = linhas.toSpliced(indice, 2, { ...cima, conteudo: cima.conteudo.append(baixo.conteudo) });
  despachar?.(
    comLinhas(estado, juntas, (ponto) =>
      ponto.linha === indice + 1 ? { linha: indice, em: cima.conteudo.size + ponto.em } : ponto,
    ),
  );
  return true;
}

function emVoltaDoLink({ selection: { $from }, doc }: EditorState): { from: number; to: number } {
  const tipo = esquema.marks.link;
  const href = (tipo.isInSet($from.marks()) ?? tipo.isInSet($from.nodeAfter?.marks ?? []))?.attrs.href;
  if (!href) return { from: $from.pos, to: $from.pos };
  let [from, to] = [$from.pos, $from.pos];
  doc.nodesBetween($from.start(), $from.end(), (no, posicao) => {
    if (tipo.isInSet(no.marks)?.attrs.href !== href) return;
    if (posicao <= to && posicao + no.nodeSize >= from) {
      from = Math.min(from, posicao);
      to = Math.max(to, posicao + no.nodeSize);
    }
  });
  return { from, to };
}
