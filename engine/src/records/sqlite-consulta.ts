import { ErroMartelo } from '@martelo/shared/erros';
import type { Consulta, Filtro } from '@martelo/shared/filtro';
import { chaveDoFiltro } from './campos.ts';
import type { FiltroDeLeitura } from './politica.ts';
import type { Tabela } from './sqlite-esquema.ts';
import { palavrasDaBusca } from './texto.ts';

type Valor = string | number;
interface Condicao {
  sql: string;
  valores: Valor[];
}

/** The WHERE of a query: the policy's filter and the caller's, all values as parameters. FILTRO_INVALIDO on an undeclared field. */
export function condicaoDe(tabela: Tabela, leitura: FiltroDeLeitura, filtros: readonly Filtro[]): Condicao {
  const partes = [
    ...Object.entries(leitura).map(([campo, valor]) => igualA(tabela, campo, valor)),
    ...filtros.map((filtro) => traduzir(tabela, filtro)),
  ];
  return {
    sql: partes.map((parte) => parte.sql).join(' AND ') || '1',
    valores: partes.flatMap((parte) => parte.valores),
  };
}

/** The ORDER BY of a query; ties always fall to the uid, so that pages never overlap. */
export function ordemDe(tabela: Tabela, ordem: Consulta['ordem']): string {
  if (!ordem) return 't.uid';
  const { coluna, tipo } = campoDe(tabela, ordem.campo);
  const sentido = ordem.tipoOrdenacao === 'desc' ? 'DESC' : 'ASC';
  const chave = ordem.tipoCampo === 'text' && tipo === 'texto' ? `normalizar(t.${coluna})` : `t.${coluna}`;
  return `${chave} ${sentido}, t.uid ${sentido}`;
}

function traduzir(tabela: Tabela, filtro: Filtro): Condicao {
  switch (filtro.tipo) {
    case 'exata':
      return filtro.valor === null ? nulo(tabela, filtro.campo) : igualA(tabela, filtro.campo, filtro.valor);
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
      return livre(tabela, filtro.valor, ' AND ');
    case 'geral_ou':
      return livre(tabela, filtro.valor, ' OR ');
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
): Condicao {
  const { tipo } = campoDe(tabela, campo);
  const chaves = (Array.isArray(valor) ? valor : [valor]).map((item) => chaveDoFiltro(campo, item, tipo));
  if (chaves.length === 1) return algum(tabela, campo, 'IS ?', chaves);
  // One parameter however many values: the statement stays the same, and so does its cached plan.
  return algum(tabela, campo, 'IN (SELECT value FROM json_each(?))', [JSON.stringify(chaves)]);
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

/** Some value of the field satisfies `predicado`; lists are looked up only for fields that have held one. */
function algum(tabela: Tabela, campo: string, predicado: string, valores: Valor[]): Condicao {
  const { coluna } = campoDe(tabela, campo);
  const direto = `ifnull(t.${coluna} ${predicado}, 0)`;
  if (!tabela.comLista.has(campo)) return { sql: `t.${coluna} ${predicado}`, valores };
  return {
    sql: `(${direto} OR t.uid IN (SELECT uid FROM ${tabela.listas} WHERE campo = ? AND valor ${predicado}))`,
    valores: [...valores, campo, ...valores],
  };
}

const nulo = (tabela: Tabela, campo: string): Condicao => ({
  sql: `t.${campoDe(tabela, campo).coluna} IS NULL`,
  valores: [],
});

/** Unknown counts as different: a document without the field is not equal to the value. */
const negar = ({ sql, valores }: Condicao): Condicao => ({ sql: `NOT ifnull(${sql}, 0)`, valores });

function livre(tabela: Tabela, texto: string, juncao: ' AND ' | ' OR '): Condicao {
  if (!tabela.busca) {
    throw new ErroMartelo('FILTRO_INVALIDO', {}, 'Esta lista não aceita busca por texto livre.');
  }
  // Words are letters and digits only, and quoted: no FTS syntax can come from outside.
  const termos = palavrasDaBusca(texto).map((palavra) => `"${palavra}"*`);
  if (termos.length === 0) return { sql: '1', valores: [] };
  return {
    sql: `t.n IN (SELECT rowid FROM ${tabela.busca} WHERE texto MATCH ?)`,
    valores: [termos.join(juncao)],
  };
}

function campoDe(tabela: Tabela, campo: string) {
  const encontrado = tabela.campos.get(campo);
  if (encontrado) return encontrado;
  throw new ErroMartelo('FILTRO_INVALIDO', { campo }, `${campo}: não é um campo desta lista.`);
}
