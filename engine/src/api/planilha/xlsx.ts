import { type Celula, type Coluna, celulaDe } from './coluna.ts';
import { CARACTERES_DA_CELULA, LINHAS_DO_EXCEL, planilhaGrandeDemais } from './limites.ts';
import { type ArquivoDoZip, zipar } from './zip.ts';

const CABECALHO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACOTE = 'http://schemas.openxmlformats.org/package/2006';
const PLANILHA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers of the cell formats that `ESTILOS` declares. */
const ESTILO = { texto: 0, titulo: 1, inteiro: 2, centavos: 3, instante: 4, data: 5, real: 6 } as const;

const ESTILOS = `<styleSheet xmlns="${PLANILHA}"><numFmts count="3">\
<numFmt numFmtId="164" formatCode="&quot;R$&quot;\\ #,##0.00"/>\
<numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm:ss"/>\
<numFmt numFmtId="166" formatCode="dd/mm/yyyy"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="7">${[
  ...[formato(0), formato(0, 1), formato(1), formato(164), formato(165), formato(166), formato(0)],
].join('')}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const PARTES: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACOTE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPO}.worksheet+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/></Types>`,
  '_rels/.rels': relacoes([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `<workbook xmlns="${PLANILHA}" xmlns:r="${OFFICE}"><sheets><sheet name="Planilha" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relacoes([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': ESTILOS,
};

/** One sheet with its titles bold and always in view. @throws PLANILHA_GRANDE_DEMAIS beyond Excel's last line */
export function xlsxDe(
  colunas: readonly Coluna[],
  linhas: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<Buffer> {
  return zipar([
    ...Object.entries(PARTES).map(([nome, xml]): ArquivoDoZip => ({ nome, conteudo: inteiro(xml) })),
    { nome: 'xl/worksheets/sheet1.xml', conteudo: folha(colunas, linhas) },
  ]);
}

async function* inteiro(xml: string): AsyncGenerator<string> {
  yield CABECALHO + xml;
}

async function* folha(
  colunas: readonly Coluna[],
  linhas: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  const letras = colunas.map((_, i) => letrasDaColuna(i));
  const emXml = (numero: number, celulas: string[]) => `<row r="${numero}">${celulas.join('')}</row>`;
  const larguras = colunas.map(
    (coluna, i) => `<col min="${i + 1}" max="${i + 1}" width="${largura(coluna)}" customWidth="1"/>`,
  );
  yield `${CABECALHO}<worksheet xmlns="${PLANILHA}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${larguras.join('')}</cols><sheetData>`;
  yield emXml(
    1,
    colunas.map(({ titulo }, i) => emTexto(`${letras[i]}1`, titulo, ESTILO.titulo)),
  );
  let numero = 1;
  for await (const linha of linhas) {
    numero += 1;
    if (numero > LINHAS_DO_EXCEL) throw planilhaGrandeDemais();
    yield emXml(
      numero,
      colunas.map(({ tipo }, i) => celulaEmXml(`${letras[i]}${numero}`, celulaDe(tipo, linha[i]))),
    );
  }
  yield '</sheetData></worksheet>';
}

function celulaEmXml(onde: string, celula: Celula): string {
  switch (celula.tipo) {
    case 'vazia':
      return '';
    case 'texto':
      return emTexto(onde, celula.texto, ESTILO.texto);
    case 'inteiro':
    case 'real':
      return emNumero(onde, celula.numero, ESTILO[celula.tipo]);
    case 'centavos':
      return emNumero(onde, celula.numero / 100, ESTILO.centavos);
    case 'instante':
    case 'data': {
      const dias = diasDoExcel(celula.local);
      return dias === null
        ? emTexto(onde, celula.local, ESTILO.texto)
        : emNumero(onde, dias, ESTILO[celula.tipo]);
    }
  }
}

const emNumero = (onde: string, numero: number, estilo: number): string =>
  `<c r="${onde}" s="${estilo}"><v>${numero}</v></c>`;

const emTexto = (onde: string, texto: string, estilo: number): string =>
  `<c r="${onde}" s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${escapar(encurtar(texto))}</t></is></c>`;

const MS_POR_DIA = 86_400_000;
const EPOCA_DO_EXCEL = 25_569;
/** Before it Excel counts a 29 February 1900 that never was. */
const PRIMEIRO_DIA = 61;

/** Days since Excel's beginning, of a local date and time that is one; null of what it cannot show. */
function diasDoExcel(local: string): number | null {
  const ms = Date.parse(`${local.replace(' ', 'T')}${local.length > 10 ? '' : 'T00:00:00'}Z`);
  const dias = ms / MS_POR_DIA + EPOCA_DO_EXCEL;
  return dias >= PRIMEIRO_DIA ? dias : null;
}

const CORTADO = ' … [cortado aqui: o Excel aceita 32.767 caracteres por célula; o CSV traz o texto inteiro]';

/** Said where it is cut: nothing is left out without a word. */
function encurtar(texto: string): string {
  if (texto.length <= CARACTERES_DA_CELULA) return texto;
  return texto.slice(0, CARACTERES_DA_CELULA - CORTADO.length).toWellFormed() + CORTADO;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML 1.0 does not allow
const PROIBIDOS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** `_x0041_` is how these files write a character by its number: text that looks like one has its first `_` written so. */
const escapar = (texto: string): string =>
  texto
    .toWellFormed()
    .replace(PROIBIDOS, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (letra) => ESCAPES[letra]!);

const LARGURAS: Record<Coluna['tipo'], number> = {
  ...{ texto: 28, inteiro: 10, real: 12, centavos: 16, instante: 19, data: 12, booleano: 8 },
};
const largura = ({ titulo, tipo }: Coluna): number =>
  Math.max(LARGURAS[tipo], Math.min(titulo.length + 2, 60));

/** 0 → A, 25 → Z, 26 → AA. */
function letrasDaColuna(indice: number): string {
  const ultima = String.fromCharCode(65 + (indice % 26));
  return indice < 26 ? ultima : letrasDaColuna(Math.floor(indice / 26) - 1) + ultima;
}

function formato(numFmtId: number, fontId = 0): string {
  return `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

function relacoes(partes: readonly (readonly [tipo: string, alvo: string])[]): string {
  const linhas = partes.map(
    ([tipo, alvo], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${tipo}" Target="${alvo}"/>`,
  );
  return `<Relationships xmlns="${PACOTE}/relationships">${linhas.join('')}</Relationships>`;
}
