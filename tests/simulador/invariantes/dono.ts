import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

/**
 * I11: a stream has one owner at a time. Epochs never fall, each epoch is written by one life of one process alone, and each commit
 * follows from the one before it.
 */
export function umDono(_: Leitura, { historia }: Partida): void {
  for (const [stream, { textos }] of historia.loja.fluxos) {
    const donos = new Map<number, string>();
    let [epoca, anterior, proxima] = [0, '', 1];
    for (const [i, { texto, hash, vida }] of textos.entries()) {
      const commit = JSON.parse(texto) as {
        commitNo: number;
        epoch: number;
        prevHash: string;
        firstSeq: number;
        events: unknown[];
      };
      exigir(
        commit.commitNo === i + 1,
        'I11',
        () => `${stream}: commit ${commit.commitNo} in place ${i + 1}`,
      );
      exigir(i === 0 || commit.prevHash === anterior, 'I11', () => `${stream} ${i + 1} does not follow`);
      exigir(
        commit.firstSeq === proxima,
        'I11',
        () => `${stream} ${i + 1} begins at ${commit.firstSeq}, not ${proxima}`,
      );
      exigir(commit.epoch >= epoca, 'I11', () => `${stream} ${i + 1}: epoch ${commit.epoch} after ${epoca}`);
      const dono = donos.get(commit.epoch) ?? vida;
      exigir(
        dono === vida,
        'I11',
        () => `${stream} ${i + 1}: ${vida} writes in the epoch ${commit.epoch} of ${dono}`,
      );
      donos.set(commit.epoch, vida);
      [epoca, anterior, proxima] = [commit.epoch, hash, proxima + commit.events.length];
    }
  }
}
