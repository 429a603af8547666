import type { DatabaseSync } from 'node:sqlite';
import type { Filtro } from '@martelo/shared/filtro';
import { chaveDoFiltro } from './campos.ts';
import type { FiltroDeLeitura } from './politica.ts';
import type { DefinicaoColecao } from './records.ts';
import { condicaoDe } from './sqlite-consulta.ts';
import { coluna, nomesDe, type Tabela } from './sqlite-tabela.ts';

/*
 * How many rows there are of each combination of values, kept by triggers in the very transaction that writes a row: to count a million vehicles
 * by yard is to add up some thousand numbers. A row whose keys stay is written without touching them.
 */

const tabelaDaSoma = (colecao: string, i: number): string => `"s_${colecao}_${i}"`;
const gatilhoDaSoma = (colecao: string, i: number, quando: string): string => `"s_${colecao}_${i}_${quando}"`;

/** The beginning of an instant's day in Brasília, which has no summer time any more: as an index keeps instants. */
const diaDe = (valor: string): string => `strftime('%Y-%m-%dT03:00:00.000Z', ${valor}, '-3 hours')`;
const INICIO_DO_DIA = 'T03:00:00.000Z';
const FIM_DO_DIA = 'T02:59:59.999Z';

/** Takes away what was counted, with the triggers that keep it. */
export function largarSomas(db: DatabaseSync, colecao: string): void {
  const feitas = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ?")
    .all(`s_${colecao}_[0-9]*`) as { name: string }[];
  const gatilhos = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?")
    .all(`c_${colecao}`) as { name: string }[];
  for (const { name } of gatilhos) db.exec(`DROP TRIGGER "${name}"`);
  for (const { name } of feitas) db.exec(`DROP TABLE "${name}"`);
}

/** Counts what is there, and keeps it counted. */
export function trocarSomas<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
): void {
  const { nome: colecao, indices, somas = [] } = definicao;
  const { nome } = nomesDe(colecao);
  somas.forEach((campos, i) => {
    const soma = tabelaDaSoma(colecao, i);
    const colunas = campos.map(coluna);
    const de = (linha: string) =>
      campos.map((campo) => {
        const valor = `${linha}${coluna(campo)}`;
        return indices[campo]!.tipo === 'instante' ? diaDe(valor) : valor;
      });
    const onde = (linha: string) =>
      de(linha)
        .map((valor, k) => `${colunas[k]} IS ${valor}`)
        .join(' AND ');
    const entra = `
      UPDATE ${soma} SET quantos = quantos + 1 WHERE ${onde('new.')};
      INSERT INTO ${soma} SELECT ${de('new.').join(', ')}, 1 WHERE changes() = 0;`;
    const sai = `
      UPDATE ${soma} SET quantos = quantos - 1 WHERE ${onde('old.')};
      DELETE FROM ${soma} WHERE ${onde('old.')} AND quantos = 0;`;
    const gatilho = (quando: string, acao: string, corpo: string) =>
      `CREATE TRIGGER ${gatilhoDaSoma(colecao, i, quando)} AFTER ${acao} ON ${nome} BEGIN ${corpo} END;`;
    db.exec(`
      CREATE TABLE ${soma} (${colunas.join(', ')}, quantos INTEGER NOT NULL);
      INSERT INTO ${soma} SELECT ${de('').join(', ')}, count(*) FROM ${nome} GROUP BY ${de('').join(', ')};
      CREATE INDEX ${gatilhoDaSoma(colecao, i, 'por')} ON ${soma} (${colunas.join(', ')}, quantos);
      ${gatilho('entra', 'INSERT', entra)}
      ${gatilho('sai', 'DELETE', sai)}
      ${gatilho('muda', `UPDATE OF ${colunas.join(', ')}`, sai + entra)}
    `);
  });
}

interface Pergunta {
  sql: string;
  valores: (string | number)[];
}

/** How many there are of each value: out of a sum that has all that is asked, else of the rows. FILTRO_INVALIDO on an undeclared field */
export function contagemDe(
  colecao: string,
  tabela: Tabela,
  { leitura, filtros, por }: { leitura: FiltroDeLeitura; filtros: readonly Filtro[]; por: string },
): Pergunta {
  const perguntados = new Set([por, ...Object.keys(leitura)]);
  const cabe = filtros.every((filtro) => {
    if (!('campo' in filtro)) return false;
    perguntados.add(filtro.campo);
    return tabela.campos.get(filtro.campo)?.tipo !== 'instante' || deDiasInteiros(filtro);
  });
  const i = cabe
    ? tabela.somas.findIndex((campos) => [...perguntados].every((um) => campos.includes(um)))
    : -1;
  const daSoma: Tabela = {
    ...tabela,
    nome: tabelaDaSoma(colecao, i),
    comPoucos: new Set(),
    amplos: new Set(),
  };
  const { nome } = i < 0 ? tabela : daSoma;
  const { sql, valores } = condicaoDe(i < 0 ? tabela : daSoma, leitura, filtros);
  const campo = tabela.campos.get(por);
  if (campo === undefined) throw new Error(`${colecao}: ${por} is not a declared index`);
  const valor = `t.${campo.coluna}`;
  return {
    sql: `SELECT ${campo.tipo === 'instante' ? diaDe(valor) : valor} valor, ${i < 0 ? 'count(*)' : 'sum(quantos)'} quantos
      FROM ${nome} t WHERE ${sql} GROUP BY 1 ORDER BY 2 DESC, 1`,
    valores,
  };
}

/** Of a day it is only known how many there are in all of it. */
function deDiasInteiros(filtro: Exclude<Filtro, { tipo: 'geral' | 'geral_ou' }>): boolean {
  if (filtro.tipo === 'existe' || (filtro.tipo === 'exata' && filtro.valor === null)) return true;
  if (filtro.tipo !== 'range') return false;
  const chave = (valor: unknown) => String(chaveDoFiltro(filtro.campo, valor, 'instante'));
  const { min, max } = filtro;
  return (
    (min === undefined || chave(min).endsWith(INICIO_DO_DIA)) &&
    (max === undefined || chave(max).endsWith(FIM_DO_DIA))
  );
}
