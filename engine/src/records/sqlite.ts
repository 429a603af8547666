import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreUnavailable } from '../store/unavailable.ts';
import { ValorEmUso } from './conflitos.ts';
import { Ouvintes } from './ouvintes.ts';
import type { EscritaProjecao, Registros } from './records.ts';
import { ColecaoSqlite } from './sqlite-colecao.ts';
import type { Conexao } from './sqlite-conexao.ts';
import { ESQUEMA_DOS_EFEITOS } from './sqlite-efeitos.ts';
import { ESQUEMA_COMUM } from './sqlite-esquema.ts';
import { faxinarEmThread, PAGINAS_SEM_FAXINA } from './sqlite-faxina.ts';
import { type AoGravarGrupo, agruparEscritas } from './sqlite-grupo.ts';
import { nomesDe } from './sqlite-tabela.ts';
import { normalizar } from './texto.ts';

export interface OpcoesRegistros {
  /** Path of registros.sqlite, or ':memory:'. Its folder is made when absent. */
  arquivo: string;
  /** Unix time in ms. */
  relogio?: () => number;
  /** Leave the journal's checkpoints to a thread. */
  faxinaEmThread?: boolean;
  /** Upper bound of the file in pages, to try a full disk; SQLite's own otherwise. */
  paginasMaximas?: number;
  /** Told of each transaction that people wait for: how many writes shared it. */
  aoGravar?: AoGravarGrupo | undefined;
}

/**
 * The records store on one SQLite file. Every write is durable when it resolves (WAL, synchronous=FULL), except those of
 * projections: a power failure takes them back together with their checkpoint, and the log gives them again.
 */
export function criarRegistrosSqlite({
  arquivo,
  relogio = Date.now,
  paginasMaximas,
  faxinaEmThread = false,
  aoGravar,
}: OpcoesRegistros): Registros {
  if (arquivo !== ':memory:') mkdirSync(dirname(arquivo), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(arquivo, { timeout: 5_000 });
  if (arquivo !== ':memory:') chmodSync(arquivo, 0o600);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -64000;');
  if (paginasMaximas) db.exec(`PRAGMA max_page_count = ${Math.trunc(paginasMaximas)}`);
  db.exec(ESQUEMA_COMUM + ESQUEMA_DOS_EFEITOS);
  db.function('normalizar', { deterministic: true }, (texto) =>
    texto === null ? null : normalizar(String(texto)),
  );
  if (faxinaEmThread) db.exec(`PRAGMA wal_autocheckpoint = ${PAGINAS_SEM_FAXINA}`);
  const pararFaxina = faxinaEmThread ? faxinarEmThread(arquivo) : async () => {};
  const ouvintes = new Ouvintes();
  const direta = conectar(db, relogio, (nome, uid) => ouvintes.escrito(nome, uid));
  const grupo = agruparEscritas(direta, aoGravar);
  const conexao: Conexao = { ...direta, gravar: grupo.gravar };
  const colecoes = new Map<string, ColecaoSqlite<{ uid: string }>>();

  const colecao: Registros['colecao'] = (definicao) => {
    const conhecida = colecoes.get(definicao.nome);
    if (conhecida?.definicao === (definicao as unknown)) return conhecida as never;
    if (conhecida) throw new Error(`Two definitions of the collection ${definicao.nome}`);
    const nova = new ColecaoSqlite(conexao, definicao);
    colecoes.set(definicao.nome, nova as never);
    return nova;
  };

  return {
    colecao,
    projecoes: projecoesDe(conexao, colecao as never),
    async proximoId(contador, quantos = 1) {
      const linha = await conexao.gravar(() =>
        conexao
          .preparar(
            'INSERT INTO contadores VALUES (?, ?) ON CONFLICT DO UPDATE SET valor = valor + excluded.valor RETURNING valor',
          )
          .get(contador, quantos),
      );
      return (linha as { valor: number }).valor - quantos + 1;
    },
    aoEscrever: (nome, ouvinte) => ouvintes.aoEscrever(nome, ouvinte),
    escutada: (nome) => ouvintes.escutada(nome),
    aoEscreverAqui: (ouvinte) => ouvintes.aoEscreverAqui(ouvinte),
    avisarEscrita: (nome, uid) => ouvintes.avisar(nome, uid),
    async close() {
      grupo.esvaziar();
      await pararFaxina();
      if (db.isOpen) db.close();
    },
  };
}

const SEM_SINCRONIZAR = { sincronizar: false };

function projecoesDe(
  conexao: Conexao,
  colecao: (definicao: unknown) => ColecaoSqlite<{ uid: string }>,
): EscritaProjecao {
  const checkpoint = (projecao: string, stream: string): number => {
    const linha = conexao
      .preparar('SELECT commitNo FROM checkpoints WHERE projecao = ? AND stream = ?')
      .get(projecao, stream);
    return (linha as { commitNo: number } | undefined)?.commitNo ?? 0;
  };
  return {
    async checkpoints(projecao) {
      const linhas = conexao
        .preparar('SELECT stream, commitNo FROM checkpoints WHERE projecao = ?')
        .all(projecao) as { stream: string; commitNo: number }[];
      return new Map(linhas.map(({ stream, commitNo }) => [stream, commitNo]));
    },
    async aplicar(projecao, stream, { apos, ate }, mudancas) {
      return conexao.transacao(() => {
        const atual = checkpoint(projecao, stream);
        if (atual !== apos) return atual;
        mudancas({
          gravar: (definicao, doc) => colecao(definicao).gravar(doc),
          ler: (definicao, uid) => colecao(definicao).ler(uid) as never,
        });
        conexao
          .preparar(
            'INSERT INTO checkpoints VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET commitNo = excluded.commitNo',
          )
          .run(projecao, stream, ate);
        return ate;
      }, SEM_SINCRONIZAR);
    },
    async zerar(projecao, nomes) {
      conexao.transacao(() => {
        conexao.preparar('DELETE FROM checkpoints WHERE projecao = ?').run(projecao);
        for (const nome of nomes) esvaziar(conexao, nome);
      });
    },
  };
}

function esvaziar(conexao: Conexao, colecao: string): void {
  const { nome, listas, busca } = nomesDe(colecao);
  const existentes = conexao
    .preparar('SELECT name FROM sqlite_master WHERE name IN (?, ?, ?)')
    .all(`c_${colecao}`, `l_${colecao}`, `f_${colecao}`) as { name: string }[];
  if (existentes.length === 0) return;
  conexao.preparar(`DELETE FROM ${nome}`).run();
  conexao.preparar(`DELETE FROM ${listas}`).run();
  conexao.preparar('DELETE FROM efeitos WHERE colecao = ?').run(colecao);
  if (existentes.some(({ name }) => name.startsWith('f_'))) {
    conexao.preparar(`INSERT INTO ${busca} (${busca}) VALUES ('delete-all')`).run();
  }
}

const LIMITE_DE_INSTRUCOES = 400;

function conectar(
  db: DatabaseSync,
  relogio: () => number,
  publicar: (colecao: string, uid: string) => void,
): Omit<Conexao, 'gravar'> {
  const instrucoes = new Map<string, StatementSync>();
  let emTransacao = false;
  let escritas: { colecao: string; uid: string }[] = [];
  return {
    db,
    agora: () => new Date(relogio()).toISOString(),
    preparar(sql) {
      const pronta = instrucoes.get(sql) ?? db.prepare(sql);
      // Re-inserted on each use, so that the map's first key is the one unused for longest.
      instrucoes.delete(sql);
      instrucoes.set(sql, pronta);
      if (instrucoes.size > LIMITE_DE_INSTRUCOES) instrucoes.delete(instrucoes.keys().next().value as string);
      return pronta;
    },
    avisar(colecao, uid) {
      escritas.push({ colecao, uid });
    },
    parte(fazer) {
      const antes = escritas.length;
      db.exec('SAVEPOINT parte');
      try {
        return fazer();
      } catch (erro) {
        escritas.length = antes;
        db.exec('ROLLBACK TO parte');
        throw traduzirErro(erro);
      } finally {
        if (db.isTransaction) db.exec('RELEASE parte');
      }
    },
    transacao(fazer, { sincronizar } = { sincronizar: true }) {
      if (emTransacao) return fazer();
      let resultado: ReturnType<typeof fazer>;
      try {
        if (!sincronizar) db.exec('PRAGMA synchronous = NORMAL');
        db.exec('BEGIN IMMEDIATE');
        emTransacao = true;
        resultado = fazer();
        db.exec('COMMIT');
      } catch (erro) {
        escritas = [];
        if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
        throw traduzirErro(erro);
      } finally {
        emTransacao = false;
        if (!sincronizar && db.isOpen) db.exec('PRAGMA synchronous = FULL');
      }
      const duraveis = escritas;
      escritas = [];
      for (const { colecao, uid } of duraveis) publicar(colecao, uid);
      return resultado;
    },
  };
}

const SQLITE_CONSTRAINT = 19;
/** Busy, locked, read-only, I/O error, full, cannot open: nothing was written, and it is not the caller's fault. */
const SQLITE_INDISPONIVEL = new Set([5, 6, 8, 10, 13, 14]);

function traduzirErro(erro: unknown): unknown {
  const codigo = (erro as { errcode?: number }).errcode;
  if (codigo === undefined || !(erro instanceof Error)) return erro;
  const primario = codigo & 0xff;
  if (primario === SQLITE_CONSTRAINT && erro.message.startsWith('UNIQUE')) {
    const campos = [...erro.message.matchAll(/\.(?:i_)?([\w.]+)(?=,|$)/g)].map((achado) => achado[1]!);
    return new ValorEmUso(campos);
  }
  return SQLITE_INDISPONIVEL.has(primario) ? new StoreUnavailable(erro.message, { cause: erro }) : erro;
}
