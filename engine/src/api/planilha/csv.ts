import { semFormula } from '@martelo/shared/formula-de-planilha';
import { type Celula, type Coluna, celulaDe } from './coluna.ts';

const SEPARADOR = ';';

/** CSV as Brazilian Excel opens it: UTF-8 with its mark, `;` between fields, comma decimals; quoted by RFC 4180. */
export async function* csvDe(
  colunas: readonly Coluna[],
  linhas: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${registro(colunas.map(({ titulo }) => campoDeTexto(titulo)))}`;
  for await (const linha of linhas) {
    yield registro(colunas.map(({ tipo }, i) => campo(celulaDe(tipo, linha[i]))));
  }
}

const registro = (campos: readonly string[]): string => `${campos.join(SEPARADOR)}\r\n`;

function campo(celula: Celula): string {
  switch (celula.tipo) {
    case 'vazia':
      return '';
    case 'texto':
      return campoDeTexto(celula.texto);
    case 'inteiro':
    case 'real':
      return String(celula.numero).replace('.', ',');
    case 'centavos':
      return (celula.numero / 100).toFixed(2).replace('.', ',');
    case 'data':
      return diaBrasileiro(celula.local);
    case 'instante':
      return `${diaBrasileiro(celula.local)}${celula.local.slice(10)}`;
  }
}

function campoDeTexto(texto: string): string {
  const inerte = semFormula(texto);
  return /[";\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}

const diaBrasileiro = (local: string): string => local.slice(0, 10).split('-').reverse().join('/');
