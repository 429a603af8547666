import PDFDocument from 'pdfkit';
import type { Paleta } from './cor.ts';
import { FONTES, type Peso } from './fontes.ts';

export type Documento = PDFKit.PDFDocument;
export type Estrutura = PDFKit.PDFStructureElement;
/** pdfkit writes `scope`, its types do not know it yet. */
type OpcoesEstrutura = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Column' | 'Row';
  bbox?: readonly [number, number, number, number];
  placement?: 'Block';
};

export const MARGEM = 44;
/** Where a page's content begins and must end: below it stands the footer. */
const TOPO = 44;
const RODAPE = 54;

export const TINTA = '#161a20';
export const CALMA = '#59626d';
export const LINHA = '#dce0e5';

export interface Estilo {
  tamanho: number;
  peso?: Peso;
  cor?: string;
  largura?: number;
  alinhar?: 'left' | 'right' | 'center';
  entrelinha?: number;
}

/** What a PDF/UA document says of itself, and the schema that PDF/A asks for to say it (ISO 14289-1, ISO 19005-3). */
const PDF_UA = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

const semControles = (texto: string): string => texto.replace(/\p{Cc}/gu, ' ');
const paraXml = (texto: string): string =>
  semControles(texto).replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);

/** pdfkit writes the titles into the metadata as they are: a brand named "Leilões & Cia" would break them. */
function metadadosEmXml(doc: Documento): void {
  const comInfo = doc as unknown as { info: Record<string, unknown>; _addInfo(): void };
  const escrever = comInfo._addInfo.bind(doc);
  comInfo._addInfo = () => {
    const { info } = comInfo;
    const textos = Object.entries(info).map(([nome, valor]) => [
      nome,
      valor instanceof Date ? valor : paraXml(String(valor)),
    ]);
    comInfo.info = Object.fromEntries(textos);
    escrever();
    comInfo.info = info;
  };
}

/**
 * A new A4 document, tagged, in Portuguese, made to be kept (PDF/A-3a) and to be read aloud (PDF/UA-1). Same settings, same bytes: the
 * dates and the file id come from `data`.
 */
export function criarDocumento(info: {
  titulo: string;
  autor: string;
  assunto: string;
  data: string;
  /** On its side: for tables of many columns. */
  paisagem?: boolean;
}): Documento {
  const doc = new PDFDocument({
    size: 'A4',
    layout: info.paisagem ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    font: null as never,
    info: {
      Title: semControles(info.titulo),
      Author: semControles(info.autor),
      Subject: semControles(info.assunto),
      Creator: 'Martelo',
      Producer: 'Martelo',
      CreationDate: new Date(info.data),
      ModDate: new Date(info.data),
    },
  });
  for (const [nome, bytes] of Object.entries(FONTES)) doc.registerFont(nome, bytes);
  doc.appendXML(PDF_UA);
  metadadosEmXml(doc);
  return doc;
}

/** A document being written from top to bottom: the pen's height, the room left, and what is marked for screen readers. */
export class Folha {
  readonly doc: Documento;
  readonly cores: Paleta;
  readonly raiz: Estrutura;
  y = TOPO;

  constructor(doc: Documento, cores: Paleta) {
    this.doc = doc;
    this.cores = cores;
    this.novaPagina();
    this.raiz = doc.struct('Document');
    doc.addStructure(this.raiz);
  }

  get esquerda(): number {
    return MARGEM;
  }
  get largura(): number {
    return this.doc.page.width - 2 * MARGEM;
  }
  get direita(): number {
    return this.doc.page.width - MARGEM;
  }
  get resto(): number {
    return this.doc.page.height - RODAPE - this.y;
  }
  /** What a whole page holds. */
  get alturaUtil(): number {
    return this.doc.page.height - RODAPE - TOPO;
  }

  novaPagina(): void {
    this.doc.addPage();
    this.artefato(() => this.doc.rect(0, 0, this.doc.page.width, 7).fill(this.cores.marca));
    this.y = TOPO;
  }

  /** Goes to a new page unless `altura` fits on this one; true when it did. */
  garantir(altura: number): boolean {
    if (altura <= this.resto) return false;
    this.novaPagina();
    return true;
  }

  /** An element of the structure tree; what `desenhar` draws is its content and must fit on the page. */
  elemento(pai: Estrutura, tipo: string, desenhar: () => void, opcoes: OpcoesEstrutura = {}): void {
    pai.add(this.doc.struct(tipo, opcoes as PDFKit.Mixins.StructureElementOptions, [desenhar]));
  }

  grupo(pai: Estrutura, tipo: string, opcoes: OpcoesEstrutura = {}): Estrutura {
    const grupo = this.doc.struct(tipo, opcoes as PDFKit.Mixins.StructureElementOptions);
    pai.add(grupo);
    return grupo;
  }

  /** What is only seen: lines, boxes, repeated headings, page numbers. */
  artefato(desenhar: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    desenhar();
    this.doc.endMarkedContent();
  }

  texto(conteudo: string, x: number, y: number, estilo: Estilo): void {
    const pronto = this.#preparar(conteudo, estilo);
    this.doc.fillColor(estilo.cor ?? TINTA).text(pronto, x, y, opcoesDeTexto(estilo));
  }

  /** Height that `conteudo` takes within `estilo.largura`. */
  altura(conteudo: string, estilo: Estilo): number {
    return this.doc.heightOfString(this.#preparar(conteudo, estilo), opcoesDeTexto(estilo));
  }

  larguraDe(conteudo: string, estilo: Estilo): number {
    return this.doc.widthOfString(this.#preparar(conteudo, estilo), opcoesDeTexto(estilo));
  }

  linha(y: number, cor: string = LINHA, espessura = 0.6): void {
    this.doc.moveTo(this.esquerda, y).lineTo(this.direita, y).lineWidth(espessura).stroke(cor);
  }

  /** A character that the font does not have loses its accent, and failing that becomes "?": never an empty box. */
  #preparar(conteudo: string, { peso = 'normal', tamanho }: Estilo): string {
    this.doc.font(peso).fontSize(tamanho);
    if (COMUM.test(conteudo)) return conteudo;
    const { font } = (
      this.doc as unknown as { _font: { font: { hasGlyphForCodePoint(codigo: number): boolean } } }
    )._font;
    const tem = (letra: string) => letra === '\n' || font.hasGlyphForCodePoint(letra.codePointAt(0) ?? 0);
    const limpo = conteudo.normalize('NFC').replace(/[^\P{Cc}\n]/gu, ' ');
    return Array.from(limpo, (letra) => {
      if (tem(letra)) return letra;
      const base = letra.normalize('NFD').replace(/\p{M}/gu, '');
      return base !== '' && Array.from(base).every(tem) ? base : '?';
    }).join('');
  }
}

/** Letters every weight of the font has. */
const COMUM = /^[ -~\u00a1-\u00ff\n]*$/;

const opcoesDeTexto = ({
  largura,
  alinhar = 'left',
  entrelinha = 1.5,
}: Estilo): PDFKit.Mixins.TextOptions => ({
  ...(largura === undefined ? { lineBreak: false } : { width: largura }),
  align: alinhar,
  lineGap: entrelinha,
  // Figures of one width only where they stand in a column: pdfkit keeps no layout cache for text with features.
  ...(alinhar === 'right' && { features: ['tnum'] }),
});
