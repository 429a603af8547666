import type { Chave } from './campos.ts';
import type { Conexao } from './sqlite-conexao.ts';
import type { Tabela } from './sqlite-tabela.ts';

/** What a row becomes, whether it is there or not. */
export interface LinhaNova {
  uid: string;
  /** JSON. */
  doc: string;
  /** The words of free text. */
  texto: string | null;
  autor: string;
  /** Of each declared index, in their order. */
  chaves: readonly Chave[];
}

/**
 * Writes rows of a collection. SQLite rewrites the tree of each column that is set, even to what it was, which cost more than all the
 * rest: a row whose keys stay, as those of most that change do, has no key set.
 */
export function gravadorDe(
  conexao: Pick<Conexao, 'agora' | 'preparar'>,
  tabela: Pick<Tabela, 'nome' | 'campos'>,
): (linha: LinhaNova) => void {
  const { inserir, alterar, alterarChaves } = sqlDe(tabela);
  const fez = (sql: string, ...valores: Chave[]): boolean =>
    Number(conexao.preparar(sql).run(...valores).changes) > 0;
  return ({ uid, doc, texto, autor, chaves }) => {
    const agora = conexao.agora();
    if (fez(inserir, uid, doc, texto, agora, autor, agora, autor, ...chaves)) return;
    const mudancas = [doc, texto, agora, autor];
    if (!fez(alterar, ...mudancas, uid, ...chaves)) fez(alterarChaves, ...mudancas, ...chaves, uid);
  };
}

/** The statements for a new row; for one that is there, its keys being these already; and for one whose keys change. */
function sqlDe({ nome, campos }: Pick<Tabela, 'nome' | 'campos'>) {
  const chaves = [...campos.values()].filter((campo) => campo.declarado).map(({ coluna }) => coluna);
  const novas = ['uid', 'doc', 'texto', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', ...chaves];
  const alterar = `UPDATE ${nome} SET revisao = revisao + 1, doc = ?, texto = ?, updatedAt = ?, updatedBy = ?`;
  return {
    inserir: `INSERT INTO ${nome} (${novas.join(', ')}, revisao) VALUES (${novas.map(() => '?').join(', ')}, 1)
      ON CONFLICT (uid) DO NOTHING`,
    alterar: `${alterar} WHERE ${['uid = ?', ...chaves.map((chave) => `${chave} IS ?`)].join(' AND ')}`,
    alterarChaves: `${alterar}${chaves.map((chave) => `, ${chave} = ?`).join('')} WHERE uid = ?`,
  };
}
