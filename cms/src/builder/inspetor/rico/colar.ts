import type { NoTexto, TrechoTexto } from '@martelo/shared/pagina';
import { lerDestino } from '../../destinos/destino.ts';

/** As much of a DOM node as reading needs, so that it is testable without a browser. */
export interface No {
  nodeType: number;
  nodeName: string;
  nodeValue?: string | null;
  childNodes: ArrayLike<No>;
  getAttribute?(nome: string): string | null;
}

type Marcas = Omit<TrechoTexto, 'texto'>;
type Tipo = NoTexto['tipo'];

interface Linha {
  tipo: Tipo;
  trechos: TrechoTexto[];
}

interface Contexto {
  marcas: Marcas;
  tipo: Tipo;
  /** Inside a link or a heading the look of it (underline, bold) is its own and no mark. */
  semMarca: { negrito?: boolean; sublinhado?: boolean };
  /** White space counts. */
  pre: boolean;
  /** Cells of a row stand in one line: what is inside them neither begins nor ends it. */
  celula: boolean;
}

const TEXTO = 3;
const ELEMENTO = 1;
const FORA = new Set(
  'SCRIPT STYLE HEAD META LINK TITLE NOSCRIPT TEMPLATE SVG IMG PICTURE VIDEO AUDIO IFRAME OBJECT CANVAS BUTTON INPUT SELECT TEXTAREA NAV XML'.split(
    ' ',
  ),
);
const BLOCOS = new Set(
  'P DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE FIGURE FIGCAPTION ADDRESS UL OL LI DL DT DD TABLE TBODY THEAD TFOOT TR CAPTION FORM FIELDSET H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE HR DETAILS SUMMARY'.split(
    ' ',
  ),
);
const TITULOS: Record<string, Tipo> = {
  H1: 'titulo',
  H2: 'titulo',
  H3: 'titulo',
  H4: 'subtitulo',
  H5: 'subtitulo',
  H6: 'subtitulo',
};

/**
 * What came from a clipboard (Word, Google Docs, a web page, a mail) as the closed model: words, lists, headings, links and
 * emphasis stay; everything else of it is left behind.
 * @param proprio it was copied here: addresses without a host are this site's
 */
export function lerColado(raiz: No, proprio = false): NoTexto[] {
  const leitor = new Leitor(proprio);
  leitor.ler(raiz, { marcas: {}, tipo: 'paragrafo', semMarca: {}, pre: false, celula: false });
  return emNos(leitor.fim());
}

/** Text without any form: a line each, and lines that begin like items are items. */
export function lerTextoPuro(texto: string): NoTexto[] {
  const linhas = texto
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((linha) => linha.trim())
    .filter(Boolean)
    .map((linha): Linha => {
      const item = /^([-*•·–]|\d{1,2}[.)])\s+(.+)$/.exec(linha);
      if (!item) return { tipo: 'paragrafo', trechos: [{ texto: linha }] };
      return {
        tipo: /\d/.test(item[1] ?? '') ? 'lista-numerada' : 'lista',
        trechos: [{ texto: item[2] ?? '' }],
      };
    });
  return emNos(linhas);
}

class Leitor {
  readonly #proprio: boolean;
  #linhas: Linha[] = [];
  #atual: Linha | null = null;

  constructor(proprio: boolean) {
    this.#proprio = proprio;
  }

  ler(no: No, contexto: Contexto): void {
    for (const filho of Array.from(no.childNodes)) {
      if (filho.nodeType === TEXTO) this.#escrever(filho.nodeValue ?? '', contexto);
      else if (filho.nodeType === ELEMENTO) this.#elemento(filho, contexto);
    }
  }

  fim(): Linha[] {
    this.#fechar();
    return this.#linhas;
  }

  #elemento(no: No, contexto: Contexto): void {
    const nome = no.nodeName.toUpperCase();
    const estilo = (no.getAttribute?.('style') ?? '').toLowerCase();
    // Word writes a list's bullet as text, marked to be ignored by whoever knows lists.
    if (FORA.has(nome) || /display:\s*none|mso-list:\s*ignore|mso-hide:\s*all/.test(estilo)) return;
    if (nome === 'BR') {
      this.#quebrar(contexto);
      return;
    }
    if (nome === 'TD' || nome === 'TH') {
      if (this.#atual?.trechos.length) this.#escrever(' · ', contexto);
      this.ler(no, { ...contexto, celula: true });
      return;
    }
    const dentro = this.#contexto(no, nome, estilo, contexto);
    if (nome === 'TR') dentro.celula = false;
    if (!BLOCOS.has(nome) || dentro.celula) {
      this.ler(no, dentro);
      return;
    }
    // A block inside an item goes on with its line while that has nothing in it yet.
    const item = dentro.tipo === 'lista' || dentro.tipo === 'lista-numerada';
    if (!(item && nome !== 'LI' && this.#atual?.trechos.length === 0)) this.#abrir(dentro.tipo);
    this.ler(no, dentro);
    this.#fechar();
  }

  #contexto(no: No, nome: string, estilo: string, antes: Contexto): Contexto {
    const contexto = { ...antes, marcas: { ...antes.marcas } };
    if (nome === 'UL') contexto.tipo = 'lista';
    if (nome === 'OL') contexto.tipo = 'lista-numerada';
    if (nome === 'PRE') contexto.pre = true;
    if (nome === 'BLOCKQUOTE') contexto.tipo = 'citacao';
    const doWord = nome === 'P' || nome === 'DIV' ? tipoNoWord(no, estilo) : null;
    const titulo = TITULOS[nome] ?? doWord;
    if (titulo) contexto.tipo = titulo;
    if (TITULOS[nome] || doWord === 'titulo') {
      contexto.semMarca = { ...contexto.semMarca, negrito: true };
      delete contexto.marcas.negrito;
    }
    if (nome === 'A') this.#link(no, contexto);
    marcar(nome, estilo, contexto);
    return contexto;
  }

  #link(no: No, contexto: Contexto): void {
    const href = enderecoReal(no.getAttribute?.('href')?.trim() ?? '');
    const aceito = this.#proprio ? href !== '' : /^(https?:\/\/|mailto:|tel:)/i.test(href);
    if (!aceito || lerDestino(href).tipo === 'recusado') return;
    contexto.marcas.link = href.slice(0, 2_000);
    contexto.semMarca = { ...contexto.semMarca, sublinhado: true };
  }

  #escrever(bruto: string, { marcas, tipo, pre }: Contexto): void {
    if (pre && bruto.includes('\n')) {
      bruto.split('\n').forEach((linha, i) => {
        if (i > 0) this.#abrir(tipo);
        this.#juntar(linha.replaceAll('\t', '  '), marcas, tipo);
      });
      return;
    }
    const texto = bruto.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ');
    const linha = this.#atual;
    const vazia = !linha || linha.trechos.length === 0 || linha.trechos.at(-1)?.texto.endsWith('\n');
    const repetido = linha?.trechos.at(-1)?.texto.endsWith(' ');
    this.#juntar(vazia || repetido ? texto.trimStart() : texto, marcas, tipo);
  }

  #juntar(texto: string, marcas: Marcas, tipo: Tipo): void {
    if (!texto) return;
    this.#atual ??= { tipo, trechos: [] };
    const ultimo = this.#atual.trechos.at(-1);
    if (ultimo && mesmasMarcas(ultimo, marcas)) ultimo.texto += texto;
    else this.#atual.trechos.push({ texto, ...marcas });
  }

  /** One break is a break; two in a row, as mail and web pages write them, are another paragraph. */
  #quebrar({ tipo, marcas }: Contexto): void {
    const ultimo = this.#atual?.trechos.at(-1);
    if (!ultimo) return;
    if (ultimo.texto.endsWith('\n')) this.#abrir(tipo);
    else this.#juntar('\n', marcas, tipo);
  }

  #abrir(tipo: Tipo): void {
    this.#fechar();
    this.#atual = { tipo, trechos: [] };
  }

  #fechar(): void {
    const linha = this.#atual;
    this.#atual = null;
    if (!linha) return;
    const trechos = aparar(linha.trechos);
    if (trechos.length > 0) this.#linhas.push({ tipo: linha.tipo, trechos });
  }
}

/** Word's own way to say what a paragraph is. */
function tipoNoWord(no: No, estilo: string): Tipo | null {
  const classe = no.getAttribute?.('class') ?? '';
  if (/mso-list:\s*l\d/.test(estilo) || /^MsoListParagraph/.test(classe)) {
    if (!/mso-list/.test(estilo)) return null;
    return /^\(?(\d{1,3}|[a-z]{1,3}|[ivx]+)[.)]/i.test(marcador(no)) ? 'lista-numerada' : 'lista';
  }
  if (/^MsoTitle|^MsoHeading|^MsoSubtitle/.test(classe))
    return classe.startsWith('MsoSubtitle') ? 'subtitulo' : 'titulo';
  return /^(MsoQuote|MsoIntenseQuote)/.test(classe) ? 'citacao' : null;
}

/** The bullet or number that Word wrote for those who know no lists. */
function marcador(no: No): string {
  for (const filho of Array.from(no.childNodes)) {
    if (filho.nodeType !== ELEMENTO) continue;
    if (/mso-list:\s*ignore/i.test(filho.getAttribute?.('style') ?? '')) return textoDe(filho).trim();
    const achado = marcador(filho);
    if (achado) return achado;
  }
  return '';
}

const textoDe = (no: No): string =>
  no.nodeType === TEXTO ? (no.nodeValue ?? '') : Array.from(no.childNodes).map(textoDe).join('');

/** Tags and styles that emphasise, and styles that take it back (Google Docs wraps everything in a light <b>). */
function marcar(nome: string, estilo: string, contexto: Contexto): void {
  const { marcas, semMarca } = contexto;
  const por = (marca: 'negrito' | 'italico' | 'sublinhado', sim: boolean | null) => {
    if (sim === true && !semMarca[marca as 'negrito']) marcas[marca] = true;
    if (sim === false) delete marcas[marca];
  };
  const peso = /(?:^|[;\s])font-weight:\s*(\w+)/.exec(estilo)?.[1];
  const pesado = peso === undefined ? null : /bold/.test(peso) || Number(peso) >= 600;
  por('negrito', pesado ?? (nome === 'B' || nome === 'STRONG' ? true : null));
  const letra = /(?:^|[;\s])font-style:\s*(\w+)/.exec(estilo)?.[1];
  por('italico', letra ? letra !== 'normal' : nome === 'I' || nome === 'EM' || nome === 'CITE' ? true : null);
  const traco = /(?:^|[;\s])text-decoration(?:-line)?:\s*([\w\s-]+)/.exec(estilo)?.[1];
  const comTraco = traco ? /underline/.test(traco) : nome === 'U' || nome === 'INS' ? true : null;
  if (comTraco === true) {
    if (!semMarca.sublinhado) marcas.sublinhado = true;
  } else if (comTraco === false && /none/.test(traco ?? '')) delete marcas.sublinhado;
}

/** Where a link leads, behind the counters that documents and mails put before it. */
function enderecoReal(href: string): string {
  if (!/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(href) || !URL.canParse(href)) return href;
  const { searchParams } = new URL(href);
  return searchParams.get('q') ?? searchParams.get('url') ?? href;
}

function emNos(linhas: readonly Linha[]): NoTexto[] {
  const nos: NoTexto[] = [];
  for (const { tipo, trechos } of linhas) {
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

function aparar(trechos: readonly TrechoTexto[]): TrechoTexto[] {
  const cheios = trechos.map((trecho) => ({ ...trecho }));
  for (let ultimo = cheios.at(-1); ultimo; ultimo = cheios.at(-1)) {
    ultimo.texto = ultimo.texto.replace(/[\s·]+$/, '');
    if (ultimo.texto) break;
    cheios.pop();
  }
  return cheios;
}

const mesmasMarcas = (a: Marcas, b: Marcas): boolean =>
  a.negrito === b.negrito && a.italico === b.italico && a.sublinhado === b.sublinhado && a.link === b.link;
