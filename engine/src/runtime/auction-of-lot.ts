import type { StoredCommit } from '../log/log.ts';
import type { Mailbox } from './mailbox.ts';

/** Which auction each lot is of, told from what was read of the log. */
export class AuctionOfLot {
  readonly #leiloes = new Map<string, string>();

  de(lelUid: string): string | null {
    return this.#leiloes.get(lelUid) ?? null;
  }

  /** A picture brings lots whose events are not read. */
  carregado({ leiUid, estado }: Pick<Mailbox, 'leiUid' | 'estado'>): void {
    for (const lelUid of estado?.lotes.keys() ?? []) this.#leiloes.set(lelUid, leiUid);
  }

  lido(commit: StoredCommit): void {
    const leiUid = commit.stream.slice('leilao:'.length);
    for (const evento of commit.events)
      if (evento.tipo === 'LoteIncluido/1') this.#leiloes.set(evento.lote.uid, leiUid);
  }
}
