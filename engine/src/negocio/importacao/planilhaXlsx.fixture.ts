import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACOTE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A cell of a made-up workbook: text, a number as Excel stores it, or a date serial. */
export type CelulaXlsx = string | number | { serial: number } | null;

/** The bytes of an XLSX file with one sheet, as small as readers take it. `extras` adds files to the archive. */
export function xlsx(linhas: CelulaXlsx[][], extras: Record<string, Uint8Array> = {}): Buffer {
  const corpo = linhas
    .map(
      (celulas, i) =>
        `<row r="${i + 1}">${celulas.map((celula, j) => xmlDaCelula(celula, i + 1, j)).join('')}</row>`,
    )
    .join('');
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Lotes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `${XML}<Relationships xmlns="${PACOTE}"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': strToU8(
        `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `${XML}<worksheet xmlns="${MAIN}"><sheetData>${corpo}</sheetData></worksheet>`,
      ),
      ...extras,
    }),
  );
}

function xmlDaCelula(celula: CelulaXlsx, linha: number, coluna: number): string {
  const onde = `r="${String.fromCharCode(65 + coluna)}${linha}"`;
  if (celula === null) return '';
  if (typeof celula === 'number') return `<c ${onde}><v>${celula}</v></c>`;
  if (typeof celula === 'object') return `<c ${onde} s="1"><v>${celula.serial}</v></c>`;
  const texto = celula.replace(/[&<>]/g, (sinal) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sinal]!);
  return `<c ${onde} t="inlineStr"><is><t>${texto}</t></is></c>`;
}
