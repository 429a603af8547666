import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro, Ordem } from '@martelo/shared/filtro';
import { chaveDoFiltro } from './campos.ts';
import { type OrdemDaLista, ordemDaLista, type Trecho } from './cursor.ts';
import type { FiltroDeLeitura } from './politica.ts';
import { sinaisDe } from './sqlite-palavras.ts';
import type { Tabela } from './sqlite-tabela.ts';
import { palavrasDaBusca } from './texto.ts';

type Valor = string | number;
export interface Condicao {
  sql: string;
  valores: Valor[];
}

/** One thing that is asked of a row besides its words. */
interface Parte extends Condicao {
  campo: string;
  /** What a tree has of it: the rows of one value, in the order of what follows in it; of several; of a range; or nothing. */
  como: 'um' | 'varios' | 'faixa' | null;
  /** A filter of whoever asks; what their reads carry is none. */
  filtro: boolean;
}

/** What is asked of the words' index, and how the same is asked of rows that are looked at one by one. */
export interface PorPalavras {
  /** Of the index: the words, and of whose rows. */
  pergunta: string;
  /** Whether that is all that is asked. */
  soIsso: boolean;
  /** All that is asked besides the words. */
  partes: readonly Parte[];
  /** The words, asked of a row itself. */
  naLinha: Condicao;
  /** The same list by the tree of a filter; null where no filter has one. */
  porArvore: PorArvore | null;
}

/** How a list of words is found by a filter's own tree. */
export interface PorArvore {
  /** Counts those that the tree itself finds: nothing but it is read for that. */
  quantasDaArvore: Condicao;
  /** Those that the tree finds, each row's own words looked at. */
  olhando: CondicaoDaLista;
  /** Those that the tree finds and the words' index as well: no row is read for its words. */
  cruzando: CondicaoDaLista;
  /** The words alone: whose the rows are the tree knows. */
  pergunta: string;
}

/** The WHERE of a query. */
export interface CondicaoDaLista extends Condicao {
  /** Counts what it finds: a statement, its answer `total`. */
  quantas: Condicao;
  /** Null where the words' index is not asked. */
  palavras: PorPalavras | null;
}

/**
 * The WHERE of a query: the policy's filter and the caller's, all values as parameters. FILTRO_INVALIDO on an undeclared field. SQLite has
 * no statistics of these tables: where something finds few rows, what would find a whole brand's is kept from being gone by.
 */
export function condicaoDe(
  tabela: Tabela,
  leitura: FiltroDeLeitura,
  filtros: readonly Filtro[],
): CondicaoDaLista {
  const proprios = Object.entries(leitura).some(
    ([campo, valor]) => valor !== null && tabela.comPoucos.has(campo),
  );
  const poucos = proprios || filtros.some((filtro) => encontraPoucos(tabela, filtro));
  const daLeitura = ([campo, valor]: [string, FiltroDeLeitura[string]], semArvore: '' | '+') =>
    valor === null
      ? nulo(tabela, campo)
      : igualA(tabela, campo, valor, poucos && tabela.amplos.has(campo) ? semArvore : '');
  const outros = filtros.filter((filtro) => !ehTexto(filtro));
  const dosOutros = outros.map((filtro) => traduzir(tabela, filtro, poucos));
  const textos = filtros.filter(ehTexto).map((filtro) => lerTexto(tabela, filtro));
  const ditos = textos.filter(({ palavras }) => palavras.length > 0);
  const lidas = Object.entries(leitura);
  // Of few rows their own words are looked at, instead of all of which a word is in.
  if (ditos.length === 0 || proprios) {
    const daLinha = [...lidas.map((uma) => daLeitura(uma, '+')), ...dosOutros, ...ditos.map(naPropriaLinha)];
    return daTabela(tabela, daLinha, null);
  }
  const sinais = sinaisDe(tabela.deQuem, leitura);
  const soPalavras = ditos.map(noIndice).join(' AND ');
  const pergunta = [soPalavras, ...sinais.values()].join(' AND ');
  const resto = [
    ...lidas.filter(([campo]) => !sinais.has(campo)).map((uma) => daLeitura(uma, '+')),
    ...dosOutros,
  ];
  const partes: Parte[] = [
    ...lidas.map((uma) => ({
      ...daLeitura(uma, ''),
      ...{ campo: uma[0], como: [uma[1]].flat().length === 1 ? ('um' as const) : ('varios' as const) },
      filtro: false,
    })),
    ...outros.map((filtro) => ({
      ...traduzir(tabela, filtro, false),
      ...{ campo: filtro.campo, como: comoTem(filtro), filtro: true },
    })),
  ];
  const naLinha = juntar(ditos.map(naPropriaLinha));
  const palavras: PorPalavras = {
    ...{ pergunta, soIsso: resto.length === 0, partes, naLinha, porArvore: null },
  };
  const daArvore = arvoreDeUmFiltro(tabela, partes);
  if (daArvore !== null) {
    const semPalavras = condicaoDe(tabela, leitura, outros);
    const cruzando = daTabela(tabela, [semPalavras, entreAsAchadas(tabela, '+', soPalavras)], palavras);
    palavras.porArvore = {
      quantasDaArvore: quantasDe(tabela, juntar(daArvore)),
      olhando: daTabela(tabela, [semPalavras, naLinha], null),
      // Where the tree holds all that is asked no row is read to be counted.
      cruzando:
        daArvore.length < partes.length
          ? cruzando
          : { ...cruzando, quantas: quantasDeAmbas(tabela, juntar(daArvore), soPalavras) },
      pergunta: soPalavras,
    };
  }
  const lista = daTabela(tabela, [...resto, entreAsAchadas(tabela, '', pergunta)], palavras);
  // Nor where the words' index knows by itself whose they are.
  return palavras.soIsso ? { ...lista, quantas: quantasAchadas(tabela, pergunta) } : lista;
}

function daTabela(
  tabela: Tabela,
  partes: readonly Condicao[],
  palavras: PorPalavras | null,
): CondicaoDaLista {
  const condicao = juntar(partes);
  return { ...condicao, quantas: quantasDe(tabela, condicao), palavras };
}

const quantasDe = ({ nome }: Tabela, { sql, valores }: Condicao): Condicao => ({
  sql: `SELECT count(*) total FROM ${nome} t WHERE ${sql}`,
  valores,
});

/**
 * How many rows words find.
 * @param ate no more of them are counted; all where it is not given
 */
export const quantasAchadas = ({ busca }: Tabela, pergunta: string, ate?: number): Condicao =>
  ate === undefined
    ? { sql: `SELECT count(*) total FROM ${busca} WHERE ${busca} MATCH ?`, valores: [pergunta] }
    : {
        sql: `SELECT count(*) total FROM (SELECT 1 FROM ${busca} WHERE ${busca} MATCH ? LIMIT ?)`,
        valores: [pergunta, ate],
      };

/** Of those that a tree finds, how many words find as well. */
const quantasDeAmbas = ({ nome, busca }: Tabela, daArvore: Condicao, pergunta: string): Condicao => ({
  sql: `SELECT count(*) total FROM (SELECT t.n FROM ${nome} t WHERE ${daArvore.sql}
    INTERSECT SELECT rowid FROM ${busca} WHERE ${busca} MATCH ?)`,
  valores: [...daArvore.valores, pergunta],
});

/** @param semArvore `+` where rows are not to be fetched one by one for it */
const entreAsAchadas = ({ busca }: Tabela, semArvore: '' | '+', pergunta: string): Condicao => ({
  sql: `${semArvore}t.n IN (SELECT rowid FROM ${busca} WHERE ${busca} MATCH ?)`,
  valores: [pergunta],
});

function comoTem(filtro: Outro): Parte['como'] {
  switch (filtro.tipo) {
    case 'exata':
      return 'um';
    case 'multipla':
    case 'lista':
    case 'marca':
      if (filtro.valores.length === 0 || filtro.valores.includes(null)) return null;
      return filtro.valores.length === 1 ? 'um' : 'varios';
    case 'range':
      return filtro.min === undefined && filtro.max === undefined ? null : 'faixa';
    case 'diferente':
    case 'existe':
      return null;
  }
}

/**
 * Of what is asked, what one tree has in it, a filter among that: of a tree whose values few rows share rather than of another, then of the one
 * that has most. Of two alike the later one, as SQLite goes by. Null where no filter has a tree.
 */
function arvoreDeUmFiltro(tabela: Tabela, partes: readonly Parte[]): Parte[] | null {
  const candidatas = tabela.arvores.flatMap((arvore) => {
    if (arvore.some((campo) => tabela.comLista.has(campo))) return [];
    const dela: Parte[] = [];
    for (const campo of arvore) {
      const suas = partes.filter((parte) => parte.campo === campo && parte.como !== null);
      dela.push(...suas);
      if (!suas.some(({ como }) => como === 'um')) break;
    }
    if (!dela.some(({ filtro }) => filtro)) return [];
    return [{ dela, poucos: tabela.comPoucos.has(arvore[0]!) ? 1 : 0 }];
  });
  const melhor = candidatas.toSorted((a, b) => a.poucos - b.poucos || a.dela.length - b.dela.length).at(-1);
  return melhor?.dela ?? null;
}

export const juntar = (partes: readonly Condicao[]): Condicao => ({
  sql: partes.map((parte) => parte.sql).join(' AND ') || '1',
  valores: partes.flatMap((parte) => parte.valores),
});

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

/**
 * How a list lies in its order, whatever its words: what a tree is gone by to read it so, and what is then asked of each row. Null where no
 * tree has it in that order.
 */
export function naOrdem(
  tabela: Tabela,
  { campo, chave }: OrdemSql,
  { partes, naLinha }: PorPalavras,
): { daArvore: Condicao; daLinha: Condicao } | null {
  if (chave !== `t.${campoDe(tabela, campo).coluna}`) return null;
  const deUm = (qual: string) => partes.some((parte) => parte.campo === qual && parte.como === 'um');
  const serve = (arvore: readonly string[]): boolean => {
    const antes = campo === 'uid' ? arvore : arvore.slice(0, -1);
    const aoFim = campo === 'uid' || arvore.at(-1) === campo;
    return aoFim && antes.every(deUm) && !arvore.some((um) => tabela.comLista.has(um));
  };
  // Of two alike the later one: what is declared last finds fewer.
  const arvore = tabela.arvores
    .filter(serve)
    .toSorted((a, b) => a.length - b.length)
    .at(-1);
  if (arvore === undefined) return null;
  const naArvore = ({ campo: qual, como }: Parte): boolean =>
    arvore.includes(qual) && (como === 'um' || (como === 'faixa' && qual === campo));
  return {
    daArvore: juntar(partes.filter(naArvore)),
    daLinha: juntar([...partes.filter((parte) => !naArvore(parte)), naLinha]),
  };
}

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

/** @param poucos whether anything that is asked finds few */
function traduzir(tabela: Tabela, filtro: Outro, poucos: boolean): Condicao {
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

type DeTexto = Extract<Filtro, { tipo: 'geral' | 'geral_ou' }>;
type Outro = Exclude<Filtro, DeTexto>;
const ehTexto = (filtro: Filtro): filtro is DeTexto => filtro.tipo === 'geral' || filtro.tipo === 'geral_ou';

interface Dito {
  palavras: readonly string[];
  juncao: ' AND ' | ' OR ';
}

/** @throws FILTRO_INVALIDO where the list has no words */
function lerTexto(tabela: Tabela, { tipo, valor }: DeTexto): Dito {
  if (!tabela.busca) {
    throw new ErroMartelo('FILTRO_INVALIDO', {}, 'Esta lista não aceita busca por texto livre.');
  }
  return { palavras: palavrasDaBusca(valor), juncao: tipo === 'geral' ? ' AND ' : ' OR ' };
}

/** Words are letters and digits only, and quoted: no FTS syntax can come from outside. */
const noIndice = ({ palavras, juncao }: Dito): string =>
  `(${palavras.map((palavra) => `"${palavra}"*`).join(juncao)})`;

const naPropriaLinha = ({ palavras, juncao }: Dito): Condicao => ({
  sql: `(${palavras.map(() => "instr(' ' || t.texto, ?) > 0").join(juncao)})`,
  valores: palavras.map((palavra) => ` ${palavra}`),
});

function campoDe(tabela: Tabela, campo: string) {
  const encontrado = tabela.campos.get(campo);
  if (encontrado) return encontrado;
  throw new ErroMartelo('FILTRO_INVALIDO', { campo }, `${campo}: não é um campo desta lista.`);
}
