import { stripTypeScriptTypes } from 'node:module';
import { parseAst } from 'rolldown/parseAst';

/** One small mistake in the source: `antes` at that line becomes `depois`. */
export interface Mutante {
  id: number;
  arquivo: string;
  linha: number;
  antes: string;
  depois: string;
}

interface No {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tree is walked by field names, whatever they are.
  [campo: string]: any;
}

const TROCAS: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};
const METODOS: Record<string, string> = {
  some: 'every',
  every: 'some',
  max: 'min',
  min: 'max',
  floor: 'ceil',
};

/**
 * The source with every mutant in it, asleep: each place asks `__mutante(id)` whether its mistake is made now. Only what runs within
 * functions is mutated: what runs once at import is not asked again. `id` is the first number to give.
 */
export function mutar(
  typescript: string,
  arquivo: string,
  id: number,
): { codigo: string; mutantes: Mutante[] } {
  // Types become blanks: every line stays where it was.
  const fonte = stripTypeScriptTypes(typescript);
  const mutantes: Mutante[] = [];
  const novo = (no: No, depois: string): string => {
    const linha = fonte.slice(0, no.start).split('\n').length;
    // A number alone says nothing, and stands in many places: it is known by its whole line.
    const [antesDele, depoisDele] = no.type === 'Literal' ? naLinha(no) : ['', ''];
    mutantes.push({
      ...{ id: id + mutantes.length, arquivo, linha },
      antes: curto(antesDele + texto(no) + depoisDele),
      depois: curto(antesDele + depois + depoisDele),
    });
    return `__mutante(${id + mutantes.length - 1})`;
  };
  /** What stands before and after it in its line. */
  const naLinha = ({ start, end }: No): [string, string] => [
    fonte.slice(fonte.lastIndexOf('\n', start) + 1, start).trimStart(),
    fonte.slice(end).split('\n', 1)[0]!,
  ];
  const texto = (no: No): string => fonte.slice(no.start, no.end);

  /** The node's text with the mutants of all that is in it. */
  const reescrever = (no: No, dentro: boolean): string => {
    let saida = '';
    let cursor = no.start;
    for (const filho of filhos(no)) {
      saida += fonte.slice(cursor, filho.start) + visitar(filho, dentro || ehFuncao(no), no);
      cursor = filho.end;
    }
    return saida + fonte.slice(cursor, no.end);
  };

  const visitar = (no: No, dentro: boolean, pai: No | null): string => {
    if (no.type === 'ImportDeclaration') return texto(no);
    const original = reescrever(no, dentro);
    if (!dentro) return original;
    const variantes = alternativas(no, pai);
    if (no.type === 'ExpressionStatement' && no.expression.type === 'CallExpression')
      return `{ if (!${novo(no, '(removed)')}) ${original} }`;
    return variantes.reduce((atual, depois) => `(${novo(no, depois)} ? ${depois} : ${atual})`, original);
  };

  const alternativas = (no: No, pai: No | null): string[] => {
    const teste =
      pai !== null && (pai.type === 'IfStatement' || pai.type === 'ConditionalExpression') && pai.test === no;
    // A guard that is not there, a branch that is always taken.
    return [...trocas(no, pai), ...(teste ? ['false', 'true'] : [])];
  };

  const trocas = (no: No, pai: No | null): string[] => {
    switch (no.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        if (no.operator === '??') return [`(${texto(no.left)})`];
        const outras = (TROCAS[no.operator] ?? []).filter(
          // A sum with text is no arithmetic.
          (outro) => outro !== '-' || !/['"`]/.test(texto(no)),
        );
        const operador = fonte.indexOf(no.operator, no.left.end);
        const depois = fonte.slice(operador + no.operator.length, no.end);
        return outras.map((outro) => `(${fonte.slice(no.start, operador)}${outro}${depois})`);
      }
      case 'UnaryExpression':
        return no.operator === '!' ? [`(${texto(no.argument)})`] : [];
      case 'Literal':
        if (pai?.type === 'Property' && pai.key === no && !pai.computed) return [];
        if (typeof no.value === 'boolean') return [String(!no.value)];
        return typeof no.value === 'number' ? [String(no.value + 1)] : [];
      case 'CallExpression': {
        const { callee } = no;
        const outro =
          callee.type === 'MemberExpression' && !callee.computed ? METODOS[callee.property.name] : undefined;
        if (outro === undefined) return [];
        return [
          fonte.slice(no.start, callee.property.start) + outro + fonte.slice(callee.property.end, no.end),
        ];
      }
      default:
        return [];
    }
  };

  const programa = parseAst(fonte, { lang: 'js' }) as unknown as No;
  return { codigo: visitar(programa, false, null), mutantes };
}

const ehFuncao = ({ type }: No): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** In the order of the text; a shorthand property has one text for key and value. */
function filhos(no: No): No[] {
  const achados: No[] = [];
  for (const [campo, valor] of Object.entries(no)) {
    if (campo === 'parent' || (no.type === 'Property' && no.shorthand && campo === 'key')) continue;
    for (const item of Array.isArray(valor) ? valor : [valor])
      if (
        item !== null &&
        typeof item === 'object' &&
        typeof item.type === 'string' &&
        typeof item.start === 'number'
      )
        achados.push(item as No);
  }
  return achados.sort((a, b) => a.start - b.start);
}

const curto = (texto: string): string => texto.replace(/\s+/g, ' ').slice(0, 120);
