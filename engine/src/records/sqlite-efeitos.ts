import { type Efeito, type MudancaDeEfeitos, mudados, proximoDevido } from './efeitos.ts';
import type { DefinicaoColecao } from './records.ts';
import type { Conexao } from './sqlite-conexao.ts';

/** What is to be done elsewhere for each record, beside its row: written in the transaction that writes the row. */
export const ESQUEMA_DOS_EFEITOS = `
  CREATE TABLE IF NOT EXISTS efeitos (
    colecao TEXT NOT NULL, uid TEXT NOT NULL, proxima INTEGER, lista TEXT NOT NULL, PRIMARY KEY (colecao, uid)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS efeitos_devidos ON efeitos (colecao, proxima) WHERE proxima IS NOT NULL;
`;

type Definicao = Pick<DefinicaoColecao<never>, 'nome' | 'comEfeitos'>;

export function lerEfeitos(conexao: Conexao, { nome }: Definicao, uid: string): Efeito[] {
  const linha = conexao
    .preparar('SELECT lista FROM efeitos WHERE colecao = ? AND uid = ?')
    .get(nome, uid) as unknown as { lista: string } | undefined;
  return linha ? JSON.parse(linha.lista) : [];
}

/** Runs inside the caller's transaction. Whether anything was written. */
export function mudarEfeitos(
  conexao: Conexao,
  definicao: Definicao,
  uid: string,
  mudar: MudancaDeEfeitos,
): boolean {
  const depois = mudados(definicao, lerEfeitos(conexao, definicao, uid), mudar);
  if (depois === null) return false;
  conexao
    .preparar('INSERT OR REPLACE INTO efeitos (colecao, uid, proxima, lista) VALUES (?, ?, ?, ?)')
    .run(definicao.nome, uid, proximoDevido(depois), JSON.stringify(depois));
  return true;
}

/** Of a record that goes. */
export function apagarEfeitos(conexao: Conexao, { nome }: Definicao, uid: string): void {
  conexao.preparar('DELETE FROM efeitos WHERE colecao = ? AND uid = ?').run(nome, uid);
}

export function comEfeitosDevidos(
  conexao: Conexao,
  { nome }: Definicao,
  ate: number,
  quantos: number,
): string[] {
  const linhas = conexao
    .preparar('SELECT uid FROM efeitos WHERE colecao = ? AND proxima <= ? ORDER BY proxima LIMIT ?')
    .all(nome, ate, quantos) as unknown as { uid: string }[];
  return linhas.map(({ uid }) => uid);
}
