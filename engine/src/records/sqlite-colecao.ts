import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { type Chave, semCarimbos, type TipoIndice } from './campos.ts';
import { ValorEmUso } from './conflitos.ts';
import { cursorDe, posicaoDe, trechosApos } from './cursor.ts';
import { type Efeito, type MudancaDeEfeitos, proximoDevido } from './efeitos.ts';
import { percorrer } from './percorrer.ts';
import { autorDe, exigirEscrita, visivel } from './politica.ts';
import type {
  Acesso,
  Busca,
  Carimbos,
  Colecao,
  ConsultaDoPorto,
  Contagem,
  DefinicaoColecao,
  Listagem,
  PaginaPedida,
  Registro,
  SemTotal,
} from './records.ts';
import type { Conexao } from './sqlite-conexao.ts';
import {
  type Condicao,
  type CondicaoDaLista,
  condicaoDe,
  condicaoDoTrecho,
  juntar,
  naOrdem,
  type OrdemSql,
  ordemDe,
  ordenacaoDe,
  quantasAchadas,
} from './sqlite-consulta.ts';
import { apagarEfeitos, comEfeitosDevidos, lerEfeitos, mudarEfeitos } from './sqlite-efeitos.ts';
import { prepararTabela } from './sqlite-esquema.ts';
import { gravadorDe, type LinhaNova } from './sqlite-gravador.ts';
import { indexarComPalavras } from './sqlite-palavras.ts';
import { contagemDe } from './sqlite-somas.ts';
import type { Tabela } from './sqlite-tabela.ts';
import { exigirRevisao, validar } from './validar.ts';

type Linha = Carimbos & { n: number; doc: string; texto: string | null };
/** A row of a list with its place in the order. */
type LinhaDeLista = Linha & { uid: string; chave: Chave };

const COLUNAS = 't.n, t.doc, t.revisao, t.createdAt, t.createdBy, t.updatedAt, t.updatedBy';

/** Found by words: so few are put in order sooner than they are met. */
const POUCAS = 1_000;
/** Rows of a list that are looked at, as they lie, for those that words find: at least so many. */
const OLHADAS = 20_000;
/** Found by a filter's tree: of so few each row's own words are looked at. */
const POUCAS_DA_ARVORE = 5_000;
/** Rows of a tree that are looked for among what words find, in the time that it takes to fetch one that words found. */
const BUSCADAS_POR_LIDA = 4;

/** What is listed. */
interface ListaSql {
  filtro: CondicaoDaLista;
  ordem: OrdemSql;
  /** All that is found, also before a cursor; null where nobody counted. */
  achadas: number | null;
}

/** One collection of the SQLite records. Each method asks the policy; none answers about what the caller may not see. */
export class ColecaoSqlite<T extends { uid: string }> implements Colecao<T> {
  readonly definicao: DefinicaoColecao<T>;
  readonly #conexao: Conexao;
  readonly #tabela: Tabela;
  readonly #gravar: (linha: LinhaNova) => void;

  constructor(conexao: Conexao, definicao: DefinicaoColecao<T>) {
    this.definicao = definicao;
    this.#conexao = conexao;
    this.#tabela = prepararTabela(conexao.db, definicao);
    this.#gravar = gravadorDe(conexao, this.#tabela);
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

  async listar(
    acesso: Acesso,
    consulta: ConsultaDoPorto & Partial<SemTotal>,
  ): Promise<Listagem<Registro<T>>> {
    const { pagina, porPagina, apos } = consulta;
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return { itens: [], total: 0, pagina, porPagina, proximo: null };
    const filtro = this.#melhor(condicaoDe(this.#tabela, leitura, consulta.filtros));
    const ordem = ordemDe(this.#tabela, consulta.ordem, consulta.filtros);
    const total = consulta.semTotal ? null : this.#contar(filtro.quantas);
    const lista: ListaSql = { filtro, ordem, achadas: total };
    // One row more than is asked tells whether the list goes on.
    const linhas =
      apos === undefined
        ? this.#trecho(lista, null, porPagina + 1, (pagina - 1) * porPagina)
        : this.#linhasApos(lista, apos, porPagina + 1);
    const daPagina = linhas.slice(0, porPagina);
    const ultima = daPagina.at(-1);
    return {
      ...{ itens: daPagina.map((linha) => registro<T>(linha)), pagina, porPagina },
      total: total ?? daPagina.length,
      proximo: ultima && linhas.length > porPagina ? cursorDe(ordem, ultima) : null,
    };
  }

  async contar(acesso: Acesso, filtros: readonly Filtro[], por: string): Promise<Contagem[]> {
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return [];
    const { sql, valores } = contagemDe(this.definicao.nome, this.#tabela, { leitura, filtros, por });
    return this.#conexao.preparar(sql).all(...valores) as unknown as Contagem[];
  }

  percorrer(acesso: Acesso, busca: Busca, porVez = 100): AsyncGenerator<Registro<T>, void, undefined> {
    return percorrer(this, acesso, busca, porVez);
  }

  async inserir(acesso: Acesso, doc: T, efeitos?: MudancaDeEfeitos): Promise<Registro<T>> {
    const valido = validar(this.definicao, doc);
    exigirEscrita(this.definicao, acesso, valido, null);
    return this.#conexao.gravar(() => {
      if (this.#linha(valido.uid)) throw new ValorEmUso(['uid']);
      if (efeitos) mudarEfeitos(this.#conexao, this.definicao, valido.uid, efeitos);
      return this.#escrever(valido, autorDe(acesso));
    });
  }

  async salvar(acesso: Acesso, doc: T, revisao: number, efeitos?: MudancaDeEfeitos): Promise<Registro<T>> {
    const sincronizar = !this.definicao.salvaSemSincronizar;
    const valido = validar(this.definicao, doc);
    return this.#conexao.gravar(
      () => {
        const salvo = this.#substituir(acesso, valido, revisao);
        if (efeitos) mudarEfeitos(this.#conexao, this.definicao, valido.uid, efeitos);
        return salvo;
      },
      { sincronizar: sincronizar || efeitos !== undefined },
    );
  }

  async salvarVarios(
    acesso: Acesso,
    mudancas: readonly { doc: T; revisao: number }[],
  ): Promise<PromiseSettledResult<Registro<T>>[]> {
    const sincronizar = !this.definicao.salvaSemSincronizar;
    const uma = ({ doc, revisao }: { doc: T; revisao: number }): PromiseSettledResult<Registro<T>> => {
      try {
        const valido = validar(this.definicao, doc);
        const value = this.#conexao.parte(() => this.#substituir(acesso, valido, revisao));
        return { status: 'fulfilled', value };
      } catch (reason) {
        if (!(reason instanceof ErroMartelo)) throw reason;
        return { status: 'rejected', reason };
      }
    };
    return this.#conexao.gravar(() => mudancas.map(uma), { sincronizar });
  }

  async remover(acesso: Acesso, uid: string, revisao: number): Promise<void> {
    await this.#conexao.gravar(() => {
      const antes = this.#exigir(acesso, uid);
      exigirEscrita(this.definicao, acesso, semCarimbos(antes), antes);
      exigirRevisao(antes, revisao);
      const { comEfeitos } = this.definicao;
      if (comEfeitos && proximoDevido(lerEfeitos(this.#conexao, this.definicao, uid)) !== null)
        throw new ErroMartelo('EFEITO_PENDENTE');
      this.#guardarHistorico(antes);
      this.#apagar(uid);
    });
  }

  async efeitos(acesso: Acesso, uid: string): Promise<readonly Efeito[]> {
    return this.#um(acesso, uid) ? lerEfeitos(this.#conexao, this.definicao, uid) : [];
  }

  async mudarEfeitos(uid: string, mudar: MudancaDeEfeitos): Promise<void> {
    await this.#conexao.gravar(() => {
      if (!this.#linha(uid)) throw new ErroMartelo('NAO_ENCONTRADO');
      if (mudarEfeitos(this.#conexao, this.definicao, uid, mudar))
        this.#conexao.avisar(this.definicao.nome, uid);
    });
  }

  async comEfeitosDevidos(ate: number, quantos: number): Promise<string[]> {
    return comEfeitosDevidos(this.#conexao, this.definicao, ate, quantos);
  }

  async historico(
    acesso: Acesso,
    uid: string,
    { pagina, porPagina }: PaginaPedida,
  ): Promise<Pagina<Registro<T>>> {
    const leitura = this.definicao.leitura(acesso);
    const itens: Registro<T>[] = [];
    let total = 0;
    if (!leitura || (this.#linha(uid) && !this.#um(acesso, uid))) return { itens, total, pagina, porPagina };
    const versoes = this.#conexao
      .preparar('SELECT registro FROM historico WHERE colecao = ? AND uid = ? ORDER BY n DESC')
      .iterate(this.definicao.nome, uid) as Iterable<{ registro: string }>;
    for (const linha of versoes) {
      const versao = JSON.parse(linha.registro) as Registro<T>;
      // Each version is judged on its own: one written under another brand stays that brand's.
      if (!visivel(versao, leitura, (campo) => this.#tipoDe(campo))) continue;
      if (total >= (pagina - 1) * porPagina && itens.length < porPagina) itens.push(versao);
      total += 1;
    }
    return { itens, total, pagina, porPagina };
  }

  async expurgarHistorico(uid: string): Promise<void> {
    await this.#conexao.gravar(() => {
      this.#conexao
        .preparar('DELETE FROM historico WHERE colecao = ? AND uid = ?')
        .run(this.definicao.nome, uid);
    });
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

  #substituir(acesso: Acesso, valido: T, revisao: number): Registro<T> {
    const antes = this.#exigir(acesso, valido.uid);
    exigirEscrita(this.definicao, acesso, valido, antes);
    exigirRevisao(antes, revisao);
    this.#guardarHistorico(antes);
    return this.#escrever(valido, autorDe(acesso));
  }

  /** A list of words and filters by the way that looks at fewest rows: those that words find are all fetched only where they are few. */
  #melhor(filtro: CondicaoDaLista): CondicaoDaLista {
    const { palavras } = filtro;
    if (!palavras?.porArvore || this.#achadasAte(palavras.pergunta, POUCAS) <= POUCAS) return filtro;
    const { quantasDaArvore, olhando, cruzando, pergunta } = palavras.porArvore;
    const naArvore = this.#contar(quantasDaArvore);
    if (naArvore <= POUCAS_DA_ARVORE) return olhando;
    const ate = Math.ceil(naArvore / BUSCADAS_POR_LIDA);
    return this.#achadasAte(pergunta, ate) > ate ? cruzando : filtro;
  }

  #contar({ sql, valores }: Condicao): number {
    return (this.#conexao.preparar(sql).get(...valores) as { total: number }).total;
  }

  /** How many rows words find, counted no further than is of use: one more than `ate` stands for all. */
  #achadasAte(pergunta: string, ate: number): number {
    return this.#contar(quantasAchadas(this.#tabela, pergunta, ate + 1));
  }

  /** Rows of a run of an order. Those of common words are met soon by whoever reads the list as it lies; of others all are put in order. */
  #trecho(lista: ListaSql, trecho: Condicao | null, quantas: number, puladas = 0): LinhaDeLista[] {
    const { filtro, ordem } = lista;
    return (
      this.#lendoNaOrdem(lista, trecho, quantas, puladas) ??
      this.#linhas(trecho === null ? [filtro] : [filtro, trecho], ordem, quantas, puladas)
    );
  }

  /** Null where so many are not met among the first that are looked at, or are not looked for there. */
  #lendoNaOrdem(
    { filtro: { palavras }, ordem, achadas }: ListaSql,
    trecho: Condicao | null,
    quantas: number,
    puladas: number,
  ): LinhaDeLista[] | null {
    const { nome } = this.#tabela;
    const deitada = palavras && naOrdem(this.#tabela, ordem, palavras);
    if (!deitada) return null;
    // Who knows that there are not so many looks for no more of them.
    if (achadas !== null && achadas < puladas + quantas && !palavras.soIsso) return null;
    const pelasPalavras =
      palavras.soIsso && achadas !== null ? achadas : this.#achadasAte(palavras.pergunta, POUCAS);
    // To look at a row as it lies costs less than half of what it costs to fetch one and put it in order.
    const olhadas = Math.max(OLHADAS, 2 * pelasPalavras);
    if (pelasPalavras <= POUCAS || puladas + quantas > olhadas) return null;
    const { daArvore, daLinha } = deitada;
    const dentro = juntar(trecho === null ? [daArvore] : [daArvore, trecho]);
    const linhas = this.#conexao
      .preparar(
        `SELECT ${COLUNAS}, t.uid, ${ordem.chave} chave
          FROM (SELECT t.n m FROM (SELECT * FROM ${nome} t WHERE ${dentro.sql} ORDER BY ${ordenacaoDe(ordem)} LIMIT ?) t
            WHERE ${daLinha.sql} LIMIT ? OFFSET ?)
          CROSS JOIN ${nome} t ON t.n = m ORDER BY ${ordenacaoDe(ordem)}`,
      )
      .all(
        ...[...dentro.valores, olhadas, ...daLinha.valores, quantas, puladas],
      ) as unknown as LinhaDeLista[];
    return linhas.length === quantas ? linhas : null;
  }

  #linhas(condicoes: Condicao[], ordem: OrdemSql, quantas: number, puladas = 0): LinhaDeLista[] {
    const onde = condicoes.map(({ sql }) => sql).join(' AND ');
    const { nome } = this.#tabela;
    // Which they are is found by trees alone where these hold all that is asked; the rows themselves are read once they are few.
    return this.#conexao
      .preparar(
        `SELECT ${COLUNAS}, t.uid, ${ordem.chave} chave
          FROM (SELECT t.n m FROM ${nome} t WHERE ${onde} ORDER BY ${ordenacaoDe(ordem)} LIMIT ? OFFSET ?)
          CROSS JOIN ${nome} t ON t.n = m ORDER BY ${ordenacaoDe(ordem)}`,
      )
      .all(...condicoes.flatMap(({ valores }) => valores), quantas, puladas) as unknown as LinhaDeLista[];
  }

  #linhasApos(lista: ListaSql, cursor: string, quantas: number): LinhaDeLista[] {
    const { ordem } = lista;
    const linhas: LinhaDeLista[] = [];
    for (const trecho of trechosApos(ordem, posicaoDe(ordem, cursor))) {
      const faltam = quantas - linhas.length;
      if (faltam > 0) linhas.push(...this.#trecho(lista, condicaoDoTrecho(ordem, trecho), faltam));
    }
    return linhas;
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
    const { chaves, listas, texto } = indexarComPalavras(this.definicao, doc);
    const tabela = this.#tabela;
    // What the row was matters only where something besides it must follow.
    const antes = tabela.busca || tabela.comLista.size > 0 ? this.#linha(doc.uid) : undefined;
    this.#gravar({ uid: doc.uid, doc: JSON.stringify(doc), texto, autor, chaves });
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
    if (this.definicao.comEfeitos) apagarEfeitos(this.#conexao, this.definicao, uid);
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

const registro = <T>(linha: Linha): Registro<T> => carimbado(JSON.parse(linha.doc) as T, linha);

const carimbado = <T>(
  doc: T,
  { revisao, createdAt, createdBy, updatedAt, updatedBy }: Carimbos,
): Registro<T> => ({ ...doc, revisao, createdAt, createdBy, updatedAt, updatedBy });
