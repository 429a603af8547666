import { semFormula } from '@martelo/shared/formula-de-planilha';

/**
 * The rows of a CSV as spreadsheets in Brazil and abroad write it: `;`, `,` or tab, quotes doubled inside quotes, a line break
 * within quotes kept. Blank rows are left out.
 */
export function lerCsv(texto: string): string[][] {
  const limpo = texto.replace(/^\uFEFF/, '');
  const separador = [';', '\t', ','].find((sinal) => (limpo.split('\n', 1)[0] ?? '').includes(sinal)) ?? ';';
  const linhas: string[][] = [];
  let linha: string[] = [];
  let campo = '';
  let citado = false;
  const fecharCampo = () => {
    linha.push(campo.trim());
    campo = '';
  };
  const fecharLinha = () => {
    fecharCampo();
    if (linha.some((valor) => valor !== '')) linhas.push(linha);
    linha = [];
  };
  for (let i = 0; i < limpo.length; i += 1) {
    const letra = limpo[i] as string;
    if (citado) {
      if (letra !== '"') campo += letra;
      else if (limpo[i + 1] === '"') {
        campo += '"';
        i += 1;
      } else citado = false;
    } else if (letra === '"' && campo.trim() === '') {
      citado = true;
      campo = '';
    } else if (letra === separador) fecharCampo();
    else if (letra === '\n') fecharLinha();
    else if (letra !== '\r') campo += letra;
  }
  fecharLinha();
  return linhas;
}

/** One row, quoted where needed; what a spreadsheet would run as a formula is kept as text. */
export const linhaCsv = (campos: readonly unknown[]): string =>
  campos
    .map((valor) => String(valor ?? ''))
    .map(semFormula)
    .map((texto) => (/[";\n\r]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto))
    .join(';');
