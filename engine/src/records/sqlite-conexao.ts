import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** The open file with its statement cache: what collections and projections share. */
export interface Conexao {
  db: DatabaseSync;
  agora(): string;
  preparar(sql: string): StatementSync;
  /**
   * Runs `fazer` in one transaction (joins the one in progress); SQLite's refusals become the port's errors. Without `sincronizar`
   * it is whole and in order, but a power failure may take it back: only for what is made again from the log.
   */
  transacao<R>(fazer: () => R, opcoes?: { sincronizar: boolean }): R;
  /**
   * The same, together with what else is written in this turn of the event loop: all of it waits for the disk once, each takes back itself
   * alone when it throws. How everything is written that somebody waits for.
   */
  gravar<R>(fazer: () => R, opcoes?: { sincronizar: boolean }): Promise<R>;
  /** Runs `fazer` inside the transaction in progress; what it wrote is undone if it throws, and the transaction goes on. */
  parte<R>(fazer: () => R): R;
  /** Tells the listeners of a write once the transaction in progress is durable; none if it is undone. */
  avisar(colecao: string, uid: string): void;
}
