import { AsyncLocalStorage } from 'node:async_hooks';
import { ErroMartelo } from '@martelo/shared/erros';
import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { ComTransacao } from './transacao.ts';

type Banco = ReturnType<typeof sqliteAdapter>;
type Cliente = SQLiteAdapter['client'];
type Adaptador = ReturnType<Banco['init']> & ComTransacao;
type Comando = Parameters<Cliente['execute']>[0];

/** A transaction that is under way on the second connection. */
interface EmCurso {
  conexao: Cliente;
  estado: 'viva' | 'feita' | 'desfeita';
}

/** How long a transaction waits for another process's, and how long it may take itself. */
const ESPERA_MS = 10_000;
const DURACAO_MS = 15_000;

/**
 * SQLite with transactions that neither lose a write nor stop the process. Its driver is synchronous: a statement that waits for a
 * lock of our own would wait for ever. So a transaction has a connection of its own, begins as a writer, and while it is under way the
 * process's other writes queue behind it without blocking; statements made from inside it find their way to it by themselves.
 */
export function comTransacoes(banco: Banco): Banco {
  return {
    ...banco,
    init(args) {
      const adaptador = banco.init(args) as Adaptador;
      const { connect, destroy } = adaptador;
      // By the adapter's own way of connecting, on an object that shares everything else with it.
      const outraConexao = async (): Promise<Cliente> => {
        const outra = Object.assign(Object.create(adaptador), {
          client: undefined,
          busyTimeout: 0,
          push: false,
          prodMigrations: undefined,
        });
        await connect?.call(outra, { hotReload: true });
        return outra.client;
      };
      const ordem = new Ordem(outraConexao);
      let governado: Cliente | undefined;
      adaptador.connect = async (opcoes) => {
        await connect?.call(adaptador, opcoes);
        const { client } = adaptador as unknown as SQLiteAdapter;
        if (client !== governado) ordem.governar(client);
        governado = client;
      };
      adaptador.destroy = async () => {
        await ordem.fechar();
        await destroy?.call(adaptador);
      };
      adaptador.transacao = (_chave, trabalho) => ordem.transacao(trabalho);
      return adaptador;
    },
  };
}

/** Writes of one process, one after the other. */
class Ordem {
  readonly #contexto = new AsyncLocalStorage<EmCurso>();
  readonly #abrir: () => Promise<Cliente>;
  #conexao: Cliente | undefined;
  #ultimo: Promise<unknown> = Promise.resolve();

  constructor(abrir: () => Promise<Cliente>) {
    this.#abrir = abrir;
  }

  /** Statements of this client go to the transaction they are made in, or wait for the one under way if they write. */
  governar(cliente: Cliente): void {
    const executar = cliente.execute.bind(cliente) as (
      comando: Comando,
      args?: unknown,
    ) => ReturnType<Cliente['execute']>;
    const lote = cliente.batch.bind(cliente);
    cliente.execute = (async (comando: Comando, args?: unknown) => {
      const atual = this.#vigente();
      if (atual) return (atual.execute as typeof executar)(comando, args);
      return soLe(comando) ? executar(comando, args) : this.#naVez(() => executar(comando, args));
    }) as Cliente['execute'];
    cliente.batch = async (comandos, modo) => {
      const atual = this.#vigente();
      if (!atual) return this.#naVez(() => lote(comandos, modo));
      const feitos = [];
      for (const comando of comandos) feitos.push(await atual.execute(comando as never));
      return feitos;
    };
  }

  transacao<T>(trabalho: () => Promise<T>): Promise<T> {
    return this.#naVez(async () => {
      const conexao = await this.#comecar();
      const emCurso: EmCurso = { conexao, estado: 'viva' };
      try {
        const resultado = await noPrazo(this.#contexto.run(emCurso, trabalho));
        emCurso.estado = 'feita';
        await conexao.execute('COMMIT');
        return resultado;
      } catch (erro) {
        emCurso.estado = 'desfeita';
        await conexao.execute('ROLLBACK').catch(() => this.#largar());
        throw erro;
      }
    });
  }

  /** What was begun in a transaction that was taken back must not go on outside of it. */
  #vigente(): Cliente | null {
    const atual = this.#contexto.getStore();
    if (atual?.estado === 'desfeita') throw new ErroMartelo('INDISPONIVEL');
    return atual?.estado === 'viva' ? atual.conexao : null;
  }

  /**
   * As a writer from the start: what it reads is what is there until it ends. Another process's turn is waited for without blocking.
   * A connection that was refused has a statement the driver never ends, and could not commit: it is left for a new one.
   */
  async #comecar(): Promise<Cliente> {
    const limite = Date.now() + ESPERA_MS;
    for (;;) {
      this.#conexao ??= await this.#abrir();
      try {
        await this.#conexao.execute('BEGIN IMMEDIATE');
        return this.#conexao;
      } catch (erro) {
        await this.#largar();
        if (!String((erro as { code?: string }).code).startsWith('SQLITE_BUSY')) throw erro;
        if (Date.now() > limite) throw new ErroMartelo('INDISPONIVEL');
        await new Promise((depois) => setTimeout(depois, 5 + Math.random() * 15));
      }
    }
  }

  async #largar(): Promise<void> {
    this.#conexao?.close();
    this.#conexao = undefined;
  }

  fechar(): Promise<void> {
    return this.#naVez(() => this.#largar());
  }

  #naVez<T>(trabalho: () => Promise<T>): Promise<T> {
    const meu = this.#ultimo.then(trabalho, trabalho);
    this.#ultimo = meu.catch(() => undefined);
    return meu;
  }
}

async function noPrazo<T>(trabalho: Promise<T>): Promise<T> {
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const atraso = new Promise<never>((_, recusar) => {
    relogio = setTimeout(() => recusar(new ErroMartelo('INDISPONIVEL')), DURACAO_MS);
  });
  try {
    return await Promise.race([trabalho, atraso]);
  } finally {
    clearTimeout(relogio);
  }
}

const soLe = (comando: Comando): boolean =>
  /^\s*(select|pragma|explain)\b/i.test(
    typeof comando === 'string' ? comando : (comando as { sql: string }).sql,
  );
