import { ErroMartelo } from '@martelo/shared/erros';
import type { Consulta, Pagina } from '@martelo/shared/filtro';
import { semCarimbos, type TipoIndice } from './campos.ts';
import { ValorEmUso } from './conflitos.ts';
import { indexar } from './indexar.ts';
import { autorDe, exigirEscrita, visivel } from './politica.ts';
import type { Acesso, Carimbos, Colecao, DefinicaoColecao, Registro } from './records.ts';
import type { Conexao } from './sqlite.ts';
import { condicaoDe, ordemDe } from './sqlite-consulta.ts';
import { prepararTabela, type Tabela } from './sqlite-esquema.ts';
import { exigirRevisao, validar } from './validar.ts';

type Linha = Carimbos & { n: number; doc: string; texto: string | null };

const COLUNAS = 't.n, t.doc, t.revisao, t.createdAt, t.createdBy, t.updatedAt, t.updatedBy';

/** One collection of the SQLite records. Each method asks the policy; none answers about what the caller may not see. */
export class ColecaoSqlite<T extends { uid: string }> implements Colecao<T> {
  readonly definicao: DefinicaoColecao<T>;
  readonly #conexao: Conexao;
  readonly #tabela: Tabela;
  readonly #sqlGravar: string;

  constructor(conexao: Conexao, definicao: DefinicaoColecao<T>) {
    this.definicao = definicao;
    this.#conexao = conexao;
    this.#tabela = prepararTabela(conexao.db, definicao);
    this.#sqlGravar = sqlDeGravacao(this.#tabela);
  }

  async obter(acesso: Acesso, uid: string): Promise<Registro<T> | null> {
    return this.#um(acesso, uid);
  }

  async obterPor(acesso: Acesso, campo: string, valor: string | number): Promise<Registro<T> | null> {
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return null;
    const { sql, valores } = condicaoDe(this.#tabela, leitura, [{ tipo: 'exata', campo, valor }]);
    const linha = this.#conexao
      .preparar(`SELECT ${COLUNAS} FROM ${this.#tabela.nome} t WHERE ${sql} ORDER BY t.uid LIMIT 1`)
      .get(...valores);
    return linha ? registro<T>(linha as unknown as Linha) : null;
  }

  async listar(acesso: Acesso, consulta: Consulta): Promise<Pagina<Registro<T>>> {
    const { pagina, porPagina } = consulta;
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return { itens: [], total: 0, pagina, porPagina };
    const { sql, valores } = condicaoDe(this.#tabela, leitura, consulta.filtros);
    const ordem = ordemDe(this.#tabela, consulta.ordem);
    const { total } = this.#conexao
      .preparar(`SELECT count(*) total FROM ${this.#tabela.nome} t WHERE ${sql}`)
      .get(...valores) as { total: number };
    const linhas = this.#conexao
      .preparar(
        `SELECT ${COLUNAS} FROM ${this.#tabela.nome} t WHERE ${sql} ORDER BY ${ordem} LIMIT ? OFFSET ?`,
      )
      .all(...valores, porPagina, (pagina - 1) * porPagina) as unknown as Linha[];
    return { itens: linhas.map((linha) => registro<T>(linha)), total, pagina, porPagina };
  }

  async inserir(acesso: Acesso, doc: T): Promise<Registro<T>> {
    const valido = validar(this.definicao, doc);
    exigirEscrita(this.definicao, acesso, valido, null);
    return this.#conexao.transacao(() => {
      if (this.#linha(valido.uid)) throw new ValorEmUso(['uid']);
      return this.#escrever(valido, autorDe(acesso));
    });
  }

  async salvar(acesso: Acesso, doc: T, revisao: number): Promise<Registro<T>> {
    const valido = validar(this.definicao, doc);
    const gravar = () => {
      const antes = this.#exigir(acesso, valido.uid);
      exigirEscrita(this.definicao, acesso, valido, antes);
      exigirRevisao(antes, revisao);
      this.#guardarHistorico(antes);
      return this.#escrever(valido, autorDe(acesso));
    };
    return this.#conexao.transacao(gravar, { sincronizar: !this.definicao.salvaSemSincronizar });
  }

  async remover(acesso: Acesso, uid: string, revisao: number): Promise<void> {
    this.#conexao.transacao(() => {
      const antes = this.#exigir(acesso, uid);
      exigirEscrita(this.definicao, acesso, semCarimbos(antes), antes);
      exigirRevisao(antes, revisao);
      this.#guardarHistorico(antes);
      this.#apagar(uid);
    });
  }

  async historico(acesso: Acesso, uid: string): Promise<Registro<T>[]> {
    const leitura = this.definicao.leitura(acesso);
    if (!leitura || (this.#linha(uid) && !this.#um(acesso, uid))) return [];
    const linhas = this.#conexao
      .preparar('SELECT registro FROM historico WHERE colecao = ? AND uid = ? ORDER BY n DESC')
      .all(this.definicao.nome, uid) as { registro: string }[];
    // Each version is judged on its own: one written under another brand stays that brand's.
    return linhas
      .map((linha) => JSON.parse(linha.registro) as Registro<T>)
      .filter((versao) => visivel(versao, leitura, (campo) => this.#tipoDe(campo)));
  }

  /** Insert or replace on the engine's own behalf, without history (projections). Runs inside the caller's transaction. */
  gravar(doc: T): void {
    this.#guardar(validar(this.definicao, doc), 'sistema');
  }

  /** The stored document without its stamps, policy not asked (projections). */
  ler(uid: string): T | null {
    const linha = this.#linha(uid);
    return linha ? (JSON.parse(linha.doc) as T) : null;
  }

  #um(acesso: Acesso, uid: string): Registro<T> | null {
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return null;
    const { sql, valores } = condicaoDe(this.#tabela, leitura, []);
    const linha = this.#conexao
      .preparar(`SELECT ${COLUNAS} FROM ${this.#tabela.nome} t WHERE t.uid = ? AND ${sql}`)
      .get(uid, ...valores);
    return linha ? registro<T>(linha as unknown as Linha) : null;
  }

  #exigir(acesso: Acesso, uid: string): Registro<T> {
    const achado = this.#um(acesso, uid);
    if (!achado) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado;
  }

  #linha(uid: string): Linha | undefined {
    return this.#conexao
      .preparar(`SELECT ${COLUNAS}, t.texto FROM ${this.#tabela.nome} t WHERE t.uid = ?`)
      .get(uid) as unknown as Linha | undefined;
  }

  #escrever(doc: T, autor: string): Registro<T> {
    this.#guardar(doc, autor);
    return carimbado(doc, this.#linha(doc.uid)!);
  }

  #guardar(doc: T, autor: string): void {
    const { chaves, listas, texto } = indexar(this.definicao, doc);
    const tabela = this.#tabela;
    // What the row was matters only where something besides it must follow.
    const antes = tabela.busca || tabela.comLista.size > 0 ? this.#linha(doc.uid) : undefined;
    const agora = this.#conexao.agora();
    this.#conexao
      .preparar(this.#sqlGravar)
      .run(doc.uid, JSON.stringify(doc), texto, agora, autor, agora, autor, ...chaves);
    if (antes && tabela.comLista.size > 0) {
      this.#conexao.preparar(`DELETE FROM ${tabela.listas} WHERE uid = ?`).run(doc.uid);
    }
    for (const { campo, valor } of listas) {
      tabela.comLista.add(campo);
      this.#conexao.preparar(`INSERT INTO ${tabela.listas} VALUES (?, ?, ?)`).run(campo, valor, doc.uid);
    }
    if (tabela.busca && antes?.texto !== texto) {
      const { n } = antes ?? this.#linha(doc.uid)!;
      if (antes) this.#conexao.preparar(`DELETE FROM ${tabela.busca} WHERE rowid = ?`).run(n);
      this.#conexao.preparar(`INSERT INTO ${tabela.busca} (rowid, texto) VALUES (?, ?)`).run(n, texto);
    }
    this.#conexao.avisar(this.definicao.nome, doc.uid);
  }

  #apagar(uid: string): void {
    const { nome, listas, busca } = this.#tabela;
    const linha = this.#conexao.preparar(`DELETE FROM ${nome} WHERE uid = ? RETURNING n`).get(uid) as {
      n: number;
    };
    this.#conexao.preparar(`DELETE FROM ${listas} WHERE uid = ?`).run(uid);
    this.#conexao.avisar(this.definicao.nome, uid);
    if (busca) this.#conexao.preparar(`DELETE FROM ${busca} WHERE rowid = ?`).run(linha.n);
  }

  #guardarHistorico(antes: Registro<T>): void {
    if (this.definicao.semHistorico) return;
    this.#conexao
      .preparar('INSERT INTO historico (colecao, uid, revisao, registro) VALUES (?, ?, ?, ?)')
      .run(this.definicao.nome, antes.uid, antes.revisao, JSON.stringify(antes));
  }

  #tipoDe(campo: string): TipoIndice {
    return this.#tabela.campos.get(campo)?.tipo ?? 'texto';
  }
}

function sqlDeGravacao(tabela: Tabela): string {
  const indices = [...tabela.campos.values()].filter((campo) => campo.declarado).map(({ coluna }) => coluna);
  const fixas = ['uid', 'doc', 'texto', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'];
  const atualizadas = ['doc', 'texto', 'updatedAt', 'updatedBy', ...indices];
  return `INSERT INTO ${tabela.nome} (${[...fixas, ...indices].join(', ')}, revisao)
    VALUES (${[...fixas, ...indices].map(() => '?').join(', ')}, 1)
    ON CONFLICT (uid) DO UPDATE SET revisao = revisao + 1, ${atualizadas.map((c) => `${c} = excluded.${c}`).join(', ')}`;
}

const registro = <T>(linha: Linha): Registro<T> => carimbado(JSON.parse(linha.doc) as T, linha);

const carimbado = <T>(
  doc: T,
  { revisao, createdAt, createdBy, updatedAt, updatedBy }: Carimbos,
): Registro<T> => ({ ...doc, revisao, createdAt, createdBy, updatedAt, updatedBy });
