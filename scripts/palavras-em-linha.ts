import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isConditionalExpression,
  isExportDeclaration,
  isImportDeclaration,
  isJsxAttribute,
  isJsxExpression,
  isJsxText,
  isLiteralTypeNode,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isStringLiteral,
  isTemplateExpression,
  isThrowStatement,
} from 'typescript/unstable/ast/is';
import type { FileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';

/** Attributes that people are shown or read out, of HTML and of our own components. */
const LIDOS =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|rotulo|titulo|subtitulo|ajuda|descricao|botao|vazio|sucesso|volta)$/;

const temPalavra = (texto: string): boolean => /\p{L}{2}/u.test(texto);
/** What programs read is English, without accents and in small letters: logs, refusals of what cannot happen. */
const emPortugues = (texto: string): boolean =>
  /[À-ÖØ-öø-ÿ]/.test(texto) && temPalavra(texto.replaceAll(/[^\p{L}]+/gu, ' '));
const frase = (texto: string): boolean => emPortugues(texto) || /^\p{Lu}\p{Ll}+ \p{Ll}+/u.test(texto);

/**
 * Words written where they are shown instead of in a catalogue (`src/palavras/`): the text of JSX, the attributes that people read,
 * what is thrown in a sentence, and any other string with an accent.
 * @param raiz folder of the app, with its `tsconfig.json`
 * @param fs in place of the disk
 * @returns each as `file:line “words”`, `file` from `raiz`
 */
export function palavrasEmLinha(
  raiz: string,
  arquivos: readonly string[] = arquivosDe(raiz),
  fs?: FileSystem,
): string[] {
  const api = new API({ cwd: raiz, ...(fs && { fs }) });
  try {
    const projeto = join(raiz, 'tsconfig.json');
    const programa = api.updateSnapshot({ openProject: projeto }).getProject(projeto)?.program;
    return arquivos.flatMap((arquivo) => {
      const fonte = programa?.getSourceFile(join(raiz, arquivo));
      if (!fonte) throw new Error(`${arquivo} is not in ${projeto}`);
      return doArquivo(fonte).map(({ linha, texto }) => `${arquivo}:${linha} “${texto}”`);
    });
  } finally {
    api.close();
  }
}

/** What an app is written in, but for its catalogues, tests and what is generated. */
const arquivosDe = (raiz: string): string[] =>
  globSync('{src,admin}/**/*.{ts,tsx}', { cwd: raiz })
    .filter((um) => !/\.(test|gerado)\.|-de-teste\.|^src\/(palavras|migrations)\//.test(um))
    .sort();

function doArquivo(fonte: SourceFile): { linha: number; texto: string }[] {
  const achados: { linha: number; texto: string }[] = [];
  const anotar = (no: Node, texto: string) =>
    achados.push({
      linha: fonte.text.slice(0, no.getStart(fonte)).split('\n').length,
      texto: texto.replaceAll(/\s+/g, ' ').trim(),
    });
  const ver = (no: Node, seLe: (texto: string) => boolean): void => {
    if (isImportDeclaration(no) || isExportDeclaration(no) || isLiteralTypeNode(no)) return;
    if (isJsxText(no) || isStringLiteral(no) || isNoSubstitutionTemplateLiteral(no)) {
      if (isJsxText(no) ? temPalavra(no.text) : seLe(no.text)) anotar(no, no.text);
      return;
    }
    if (isTemplateExpression(no)) {
      const texto = [no.head.text, ...no.templateSpans.map(({ literal }) => literal.text)].join('…');
      if (seLe(texto)) anotar(no, texto);
      for (const { expression } of no.templateSpans) ver(expression, emPortugues);
      return;
    }
    if (isJsxAttribute(no)) {
      const lido = LIDOS.test(no.name.getText(fonte)) ? temPalavra : emPortugues;
      no.forEachChild((filho) => ver(filho, lido));
      return;
    }
    no.forEachChild((filho) => ver(filho, paraDentro(no, filho, seLe)));
  };
  ver(fonte, emPortugues);
  return achados;
}

/** How the strings right below are judged: what an expression may be worth is shown as it is; what it asks, or calls with, is not. */
function paraDentro(no: Node, filho: Node, seLe: (texto: string) => boolean): (texto: string) => boolean {
  if (isThrowStatement(no)) return frase;
  if (isJsxExpression(no)) return seLe === temPalavra || !isJsxAttribute(no.parent) ? temPalavra : seLe;
  if (isConditionalExpression(no)) return filho === no.condition ? emPortugues : seLe;
  if (isBinaryExpression(no))
    return /^(\|\||&&|\?\?)$/.test(no.operatorToken.getText()) && filho === no.right ? seLe : emPortugues;
  if (isParenthesizedExpression(no)) return seLe;
  return seLe === frase ? frase : emPortugues;
}
