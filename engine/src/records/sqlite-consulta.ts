import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro, Ordem } from '@martelo/shared/filtro';
import { chaveDoFiltro } from './campos.ts';
import { type OrdemDaLista, ordemDaLista, type Trecho } from './cursor.ts';
import type { FiltroDeLeitura } from './politica.ts';
import type { Tabela } from './sqlite-tabela.ts';
import { palavrasDaBusca } from './texto.ts';

type Valor = string | number;
export interface Condicao {
  sql: string;
  valores: Valor[];
}

/**
 * The WHERE of a query: the policy's filter and the caller's, all values as parameters. FILTRO_INVALIDO on an undeclared field. SQLite has
 * no statistics of these tables: where something finds few rows, what would find a whole brand's is kept from being gone by.
 */
export function condicaoDe(tabela: Tabela, leitura: FiltroDeLeitura, filtros: readonly Filtro[]): Condicao {
  const proprios = Object.entries(leitura).some(
    ([campo, valor]) => valor !== null && tabela.comPoucos.has(campo),
  );
  const poucos = proprios || filtros.some((filtro) => encontraPoucos(tabela, filtro));
  const partes = [
    ...Object.entries(leitura).map(([campo, valor]) =>
      valor === null
        ? nulo(tabela, campo)
        : igualA(tabela, campo, valor, poucos && tabela.amplos.has(campo) ? '+' : ''),
    ),
    ...filtros.map((filtro) => traduzir(tabela, filtro, { proprios, poucos })),
  ];
  return {
    sql: partes.map((parte) => parte.sql).join(' AND ') || '1',
    valores: partes.flatMap((parte) => parte.valores),
  };
}

function encontraPoucos(tabela: Tabela, filtro: Filtro): boolean {
  switch (filtro.tipo) {
    case 'exata':
      return filtro.valor !== null && tabela.comPoucos.has(filtro.campo);
    case 'multipla':
    case 'lista':
    case 'marca':
      return !filtro.valores.includes(null) && tabela.comPoucos.has(filtro.campo);
    case 'geral':
    case 'geral_ou':
      return palavrasDaBusca(filtro.valor).length > 0;
    case 'diferente':
    case 'range':
    case 'existe':
      return false;
  }
}

/** An order with what a row is sorted by. */
export interface OrdemSql extends OrdemDaLista {
  chave: string;
}

/** @param filtros where one of them asks for a range that has a tree, rows are not looked for in the order of their uids, one after the other */
export function ordemDe(tabela: Tabela, pedida: Ordem | undefined, filtros: readonly Filtro[]): OrdemSql {
  const ordem = ordemDaLista(pedida, (campo) => campoDe(tabela, campo).tipo);
  const coluna = `t.${campoDe(tabela, ordem.campo).coluna}`;
  const porFaixa =
    ordem.campo === 'uid' && filtros.some((um) => um.tipo === 'range' && tabela.comPoucos.has(um.campo));
  return { ...ordem, chave: ordem.alfabeto ? `normalizar(${coluna})` : porFaixa ? `+${coluna}` : coluna };
}

/** The ORDER BY of a query; ties always fall to the uid, so that pages never overlap. */
export const ordenacaoDe = ({ campo, chave, sentido }: OrdemSql): string =>
  campo === 'uid' ? `${chave} ${sentido}` : `${chave} ${sentido}, t.uid ${sentido}`;

/** The rows of one run of an order. A comparison with a position leaves the nulls out, and is looked up in the order's own tree. */
export function condicaoDoTrecho({ chave, sentido }: OrdemSql, trecho: Trecho): Condicao {
  const depois = sentido === 'asc' ? '>' : '<';
  if (trecho.tipo === 'nulos') {
    if (trecho.apos === undefined) return { sql: `${chave} IS NULL`, valores: [] };
    return { sql: `${chave} IS NULL AND t.uid ${depois} ?`, valores: [trecho.apos] };
  }
  if (trecho.apos === undefined || trecho.apos.chave === null) {
    return { sql: `${chave} IS NOT NULL`, valores: [] };
  }
  return { sql: `(${chave}, t.uid) ${depois} (?, ?)`, valores: [trecho.apos.chave, trecho.apos.uid] };
}

/** What else is asked: for one person's own, and whether that or anything else finds few. */
interface Companhia {
  proprios: boolean;
  poucos: boolean;
}

function traduzir(tabela: Tabela, filtro: Filtro, { proprios, poucos }: Companhia): Condicao {
  const semArvore = poucos && 'campo' in filtro && tabela.amplos.has(filtro.campo) ? '+' : '';
  switch (filtro.tipo) {
    case 'exata':
      return filtro.valor === null
        ? nulo(tabela, filtro.campo)
        : igualA(tabela, filtro.campo, filtro.valor, semArvore);
    case 'diferente':
      return negar(
        filtro.valor === null ? nulo(tabela, filtro.campo) : igualA(tabela, filtro.campo, filtro.valor),
      );
    case 'multipla':
    case 'lista':
    case 'marca':
      return umDe(tabela, filtro.campo, filtro.valores);
    case 'range':
      return entre(tabela, filtro);
    case 'existe':
      return filtro.valor ? negar(nulo(tabela, filtro.campo)) : nulo(tabela, filtro.campo);
    case 'geral':
      return livre(tabela, filtro.valor, ' AND ', proprios);
    case 'geral_ou':
      return livre(tabela, filtro.valor, ' OR ', proprios);
  }
}

function umDe(tabela: Tabela, campo: string, valores: readonly (Valor | boolean | null)[]): Condicao {
  const presentes = igualA(tabela, campo, valores.filter((valor) => valor !== null) as (Valor | boolean)[]);
  if (!valores.includes(null)) return presentes;
  return { sql: `(${presentes.sql} OR ${nulo(tabela, campo).sql})`, valores: presentes.valores };
}

function igualA(
  tabela: Tabela,
  campo: string,
  valor: Valor | boolean | readonly (Valor | boolean)[],
  semArvore: '' | '+' = '',
): Condicao {
  const { tipo } = campoDe(tabela, campo);
  const chaves = (Array.isArray(valor) ? valor : [valor]).map((item) => chaveDoFiltro(campo, item, tipo));
  if (chaves.length === 1) return algum(tabela, campo, 'IS ?', chaves, semArvore);
  // One parameter however many values: the statement stays the same, and so does its cached plan.
  return algum(tabela, campo, 'IN (SELECT value FROM json_each(?))', [JSON.stringify(chaves)], semArvore);
}

function entre(tabela: Tabela, filtro: Extract<Filtro, { tipo: 'range' }>): Condicao {
  const { tipo } = campoDe(tabela, filtro.campo);
  const limites = (
    [
      ['>= ?', filtro.min],
      ['<= ?', filtro.max],
    ] as const
  ).filter(([, valor]) => valor !== undefined);
  if (limites.length === 0) return { sql: '1', valores: [] };
  const valores = limites.map(([, valor]) => chaveDoFiltro(filtro.campo, valor, tipo));
  const [primeiro, segundo] = limites.map(([operador]) => operador);
  return algum(tabela, filtro.campo, segundo ? 'BETWEEN ? AND ?' : (primeiro as string), valores);
}

/**
 * Some value of the field satisfies `predicado`; lists are looked up only for fields that have held one.
 * @param semArvore `+` where it is not to be gone by
 */
function algum(
  tabela: Tabela,
  campo: string,
  predicado: string,
  valores: Valor[],
  semArvore: '' | '+' = '',
): Condicao {
  const direto = `${semArvore}t.${campoDe(tabela, campo).coluna} ${predicado}`;
  if (!tabela.comLista.has(campo)) return { sql: direto, valores };
  // Bare, so that each side is looked up in its own tree.
  return {
    sql: `(${direto} OR ${semArvore}t.uid IN (SELECT uid FROM ${tabela.listas} WHERE campo = ? AND valor ${predicado}))`,
    valores: [...valores, campo, ...valores],
  };
}

const nulo = (tabela: Tabela, campo: string): Condicao => ({
  sql: `t.${campoDe(tabela, campo).coluna} IS NULL`,
  valores: [],
});

/** Unknown counts as different: a document without the field is not equal to the value. */
const negar = ({ sql, valores }: Condicao): Condicao => ({ sql: `NOT ifnull(${sql}, 0)`, valores });

/** @param proprios few rows are looked at anyway: their own words are, instead of all of which a word is in */
function livre(tabela: Tabela, texto: string, juncao: ' AND ' | ' OR ', proprios: boolean): Condicao {
  if (!tabela.busca) {
    throw new ErroMartelo('FILTRO_INVALIDO', {}, 'Esta lista não aceita busca por texto livre.');
  }
  const palavras = palavrasDaBusca(texto);
  if (palavras.length === 0) return { sql: '1', valores: [] };
  if (proprios) {
    return {
      sql: `(${palavras.map(() => "instr(' ' || t.texto, ?) > 0").join(juncao)})`,
      valores: palavras.map((palavra) => ` ${palavra}`),
    };
  }
  // Words are letters and digits only, and quoted: no FTS syntax can come from outside.
  return {
    sql: `t.n IN (SELECT rowid FROM ${tabela.busca} WHERE texto MATCH ?)`,
    valores: [palavras.map((palavra) => `"${palavra}"*`).join(juncao)],
  };
}

function campoDe(tabela: Tabela, campo: string) {
  const encontrado = tabela.campos.get(campo);
  if (encontrado) return encontrado;
  throw new ErroMartelo('FILTRO_INVALIDO', { campo }, `${campo}: não é um campo desta lista.`);
}
