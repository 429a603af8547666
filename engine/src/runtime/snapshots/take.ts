import { cabecaInicial } from '../../log/encadear.ts';
import type { EventLog } from '../../log/log.ts';
import { type Core, Mailbox } from '../mailbox.ts';
import type { SnapshotFolder } from './folder.ts';

export interface Criterio {
  /** Events since the last picture of a stream from which on another is taken. */
  minimo: number;
  /** The same as a part of all events of the stream: what is written stays in proportion to what there is. */
  parte: number;
}

/**
 * Takes the pictures that are due: each stream folded from its last one on, the way the engine does at its start, and written.
 * Resolves with how many it took.
 */
export async function tirarRetratos(
  log: Pick<EventLog, 'streams' | 'head' | 'read'>,
  nucleo: Core,
  pasta: SnapshotFolder,
  { minimo, parte }: Criterio,
): Promise<number> {
  let tirados = 0;
  for await (const { stream } of log.streams()) {
    const { nextSeq } = (await log.head(stream)) ?? cabecaInicial(stream);
    const novos = nextSeq - 1 - ((await pasta.cabecalho(stream))?.eventos ?? 0);
    if (novos < Math.max(minimo, parte * nextSeq)) continue;
    const mailbox = new Mailbox(stream.slice('leilao:'.length), nucleo, false);
    await mailbox.dobrar(log, () => {}, { retratos: pasta });
    const { estado, cabeca, duravelAte } = mailbox;
    if (estado === null || cabeca === null) continue;
    const { commitNo, hash } = cabeca;
    await pasta.gravar({ stream, commitNo, hash, eventos: cabeca.nextSeq - 1, duravelAte }, estado);
    tirados += 1;
  }
  return tirados;
}
