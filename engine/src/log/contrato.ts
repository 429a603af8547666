import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Evento } from '../auction/modelo/evento.ts';
import { cabecaDepois, cabecaInicial, sha256, textoDoCommit, verificarCadeia } from './encadear.ts';
import { type Commit, CommitConflict, type EventLog, type Head, type StoredCommit } from './log.ts';

/** A fresh store that can be closed and opened again, as a restart does. */
export interface Bancada {
  log: EventLog;
  reabrir(): Promise<EventLog>;
  descartar(): Promise<void>;
}

/** What every event log adapter must do. Run it from the adapter's own test file. */
export function contratoDoLog(nome: string, preparar: () => Promise<Bancada>): void {
  describe(`event log contract: ${nome}`, () => {
    let bancada: Bancada;
    let log: EventLog;
    beforeEach(async () => {
      bancada = await preparar();
      log = bancada.log;
    });
    afterEach(() => bancada.descartar());

    it('gives back what was appended, in order, with the hash of its RFC 8785 text', async () => {
      const um = proximo(null, 3);
      const [primeiro] = await log.append([um]);
      const [segundo] = await log.append([proximo(primeiro!, 2)]);
      expect(await ler(log)).toEqual([primeiro, segundo]);
      expect(primeiro!.hash).toBe(sha256(textoDoCommit(um)));
      expect(segundo!.prevHash).toBe(primeiro!.hash);
      expect(segundo!.firstSeq).toBe(4);
    });

    it('keeps accents, quotes, control characters and large integers as they were', async () => {
      const commit = proximo(null, 1);
      const texto = 'Ônibus "São João"\n\u0001 €\u{1F600}';
      commit.events = [{ ...commit.events[0]!, nota: texto, valor: 1_000_000_000_000 } as never];
      await log.append([commit]);
      expect((await ler(log))[0]!.events).toEqual(commit.events);
      expect(await verificarCadeia(log, STREAM)).toMatchObject({ ok: true });
    });

    it('tells the head of a stream, and null for an unknown one', async () => {
      expect(await log.head(STREAM)).toBeNull();
      const [guardado] = await log.append([proximo(null, 3)]);
      expect(await log.head(STREAM)).toEqual(cabecaDepois(guardado!) satisfies Head);
    });

    it('reads from any commit on, also across more commits than one page holds', async () => {
      let ultimo: StoredCommit | null = null;
      for (let i = 0; i < 700; i++) [ultimo] = (await log.append([proximo(ultimo, 1)])) as [StoredCommit];
      expect((await ler(log)).map((commit) => commit.commitNo)).toEqual(
        Array.from({ length: 700 }, (_, i) => i + 1),
      );
      expect((await ler(log, 699)).map((commit) => commit.commitNo)).toEqual([699, 700]);
      expect(await ler(log, 701)).toEqual([]);
    });

    it('takes several streams in one call and lists each with its last commit', async () => {
      const a = proximo(null, 1, 'leilao:a');
      const b = proximo(null, 2, 'leilao:b');
      const [guardadoA] = await log.append([a, b]);
      await log.append([proximo(guardadoA!, 1)]);
      const fluxos: Record<string, number> = {};
      for await (const { stream, commitNo } of log.streams()) fluxos[stream] = commitNo;
      expect(fluxos).toEqual({ 'leilao:a': 2, 'leilao:b': 1 });
    });

    it('refuses a taken commit number and leaves the first owner’s commit as it was (the fence)', async () => {
      const [meu] = await log.append([proximo(null, 1)]);
      await expect(log.append([{ ...proximo(null, 2), commitId: 'outro' }])).rejects.toThrow(CommitConflict);
      expect(await ler(log)).toEqual([meu]);
    });

    it('lets one of two have a commit number that both take at once, and tells the other (the fence)', async () => {
      let ultimo: StoredCommit | null = null;
      for (let i = 0; i < 5; i++) {
        const rivais = ['um', 'outro'].map((commitId) => ({ ...proximo(ultimo, 1), commitId }));
        const fins = await Promise.allSettled(rivais.map((rival) => log.append([rival])));
        const aceitos = fins.flatMap((fim) => (fim.status === 'fulfilled' ? fim.value : []));
        expect(aceitos).toHaveLength(1);
        for (const fim of fins)
          if (fim.status === 'rejected') expect(fim.reason).toBeInstanceOf(CommitConflict);
        ultimo = aceitos[0]!;
        expect((await ler(log)).at(-1)).toEqual(ultimo);
      }
    });

    it('writes each stream’s commit whole or not at all when another stream’s is refused in the same call', async () => {
      const [a] = await log.append([proximo(null, 1, 'leilao:a')]);
      const taken = { ...proximo(null, 1, 'leilao:a'), commitId: 'tomado' };
      const b = proximo(null, 3, 'leilao:b');
      await expect(log.append([b, taken])).rejects.toThrow(CommitConflict);
      expect(await log.head('leilao:a')).toEqual(cabecaDepois(a!));
      const cabeca = await log.head('leilao:b');
      if (cabeca === null) await log.append([b]);
      else expect(cabeca).toMatchObject({ commitNo: 1, nextSeq: 4 });
      expect(await verificarCadeia(log, 'leilao:b')).toMatchObject({ ok: true, commits: 1, eventos: 3 });
    });

    it('refuses a gap, a wrong previous hash, a wrong sequence, a fallen epoch and an empty commit', async () => {
      const [guardado] = await log.append([{ ...proximo(null, 1), epoch: 5 }]);
      const bom = { ...proximo(guardado!, 1), epoch: 5 };
      for (const ruim of [
        { ...bom, commitNo: 3 },
        { ...bom, prevHash: '0'.repeat(64) },
        { ...bom, firstSeq: 7 },
        { ...bom, epoch: 4 },
        { ...bom, events: [] },
      ]) {
        await expect(log.append([ruim])).rejects.toThrow(CommitConflict);
      }
      await expect(log.append([bom])).resolves.toHaveLength(1);
    });

    it('writes nothing of a stream whose commit was refused, and goes on working', async () => {
      const [guardado] = await log.append([proximo(null, 1)]);
      const bom = proximo(guardado!, 1);
      await expect(log.append([{ ...bom, commitNo: 9 }])).rejects.toThrow(CommitConflict);
      expect(await ler(log)).toHaveLength(1);
      await log.append([bom]);
      expect(await verificarCadeia(log, STREAM)).toEqual({
        ok: true,
        commits: 2,
        eventos: 2,
        hash: sha256(textoDoCommit(bom)),
      });
    });

    it('keeps the last pulse of each process, also when it was closed and opened again (rule 18)', async () => {
      expect(await log.pulsos()).toEqual([]);
      await log.pulsar('um', 1_000);
      await log.pulsar('dois', 1_100);
      await log.pulsar('um', 1_800_000_000_250);
      log = await bancada.reabrir();
      const pulsos = await log.pulsos();
      expect(Object.fromEntries(pulsos.map(({ dono, instante }) => [dono, instante]))).toEqual({
        um: 1_800_000_000_250,
        dois: 1_100,
      });
      expect(await log.head(STREAM)).toBeNull();
    });

    it('still holds everything after it was closed and opened again', async () => {
      const [guardado] = await log.append([proximo(null, 2)]);
      log = await bancada.reabrir();
      expect(await ler(log)).toEqual([guardado]);
      await log.append([proximo(guardado!, 1)]);
      expect(await verificarCadeia(log, STREAM)).toMatchObject({ ok: true, commits: 2, eventos: 3 });
    });
  });
}

export const STREAM = 'leilao:01900000-0000-7000-8000-00000000a001';

/** A commit that may follow `anterior`, with `quantos` events. */
export function proximo(anterior: StoredCommit | null, quantos: number, stream = STREAM): Commit {
  const cabeca = anterior === null ? cabecaInicial(stream) : cabecaDepois(anterior);
  return {
    stream: anterior?.stream ?? stream,
    commitNo: cabeca.commitNo + 1,
    epoch: Math.max(1, cabeca.epoch),
    commitId: `commit-${cabeca.commitNo + 1}`,
    firstSeq: cabeca.nextSeq,
    events: Array.from(
      { length: quantos },
      (_, i): Evento => ({
        tipo: 'SituacaoLeilaoAlterada/1',
        instante: cabeca.nextSeq + i,
        situacao: 'PRONTO',
      }),
    ),
    prevHash: cabeca.hash,
  };
}

export async function ler(log: EventLog, desde?: number): Promise<StoredCommit[]> {
  const commits: StoredCommit[] = [];
  for await (const commit of log.read(STREAM, desde)) commits.push(commit);
  return commits;
}
