import { porque } from '@martelo/shared/teste-porque';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RedeDeTeste } from '../store/test-network.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../store/test-server.ts';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { contratoDoLog, ler, proximo, STREAM } from './contrato.ts';
import { verificarCadeia } from './encadear.ts';
import { CommitConflict, type EventLog, type StoredCommit } from './log.ts';
import { abrirLogMongo } from './mongo.ts';

let contagem = 0;
const novoBanco = () => `log-${process.pid}-${++contagem}`;

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    contratoDoLog('MongoDB', async () => {
      const banco = novoBanco();
      let log = await abrirLogMongo(uriDoBanco(banco));
      return {
        log,
        reabrir: async () => {
          await log.close();
          log = await abrirLogMongo(uriDoBanco(banco));
          return log;
        },
        descartar: async () => {
          await log.close();
          await descartarBanco(banco);
        },
      };
    });

    describe.skipIf(SERVIDOR_DE_TESTE === 'conjunto')(
      'the MongoDB log over a network that fails',
      porque('um conjunto de réplicas não se alcança por uma ponte só'),
      () => {
        let banco: string;
        let rede: RedeDeTeste;
        let log: EventLog;
        let outro: EventLog;
        let primeiro: StoredCommit;
        beforeEach(async () => {
          banco = novoBanco();
          rede = new RedeDeTeste();
          await rede.ligar();
          log = await abrirLogMongo(rede.uri(banco));
          outro = await abrirLogMongo(uriDoBanco(banco));
          [primeiro] = (await log.append([proximo(null, 1)])) as [StoredCommit];
        });
        afterEach(async () => {
          rede.percalco = 'nenhum';
          await log.close();
          await outro.close();
          await rede.cortar();
          await descartarBanco(banco);
        });

        it.each(['pedido-perdido', 'resposta-perdida'] as const)(
          'says that it does not know (%s), and whoever reads next finds the commit there, once',
          async (percalco) => {
            const segundo = proximo(primeiro, 2);
            rede.percalco = percalco;
            await expect(log.append([segundo])).rejects.toThrow(UnknownOutcome);
            rede.percalco = 'nenhum';
            expect((await ler(log)).map(({ commitId }) => commitId)).toEqual(['commit-1', 'commit-2']);
            const [, guardado] = await ler(log);
            await log.append([proximo(guardado!, 1)]);
            expect(await verificarCadeia(outro, STREAM)).toMatchObject({ ok: true, commits: 3, eventos: 4 });
          },
        );

        it('never brings back what was not known once another owner has its number', async () => {
          rede.percalco = 'pedido-perdido';
          await expect(log.append([proximo(primeiro, 2)])).rejects.toThrow(UnknownOutcome);
          await outro.append([{ ...proximo(primeiro, 1), commitId: 'do-outro' }]);
          rede.percalco = 'nenhum';
          expect((await ler(log)).map(({ commitId }) => commitId)).toEqual(['commit-1', 'do-outro']);
          await expect(log.append([proximo(primeiro, 2)])).rejects.toThrow(CommitConflict);
        });

        it('does not answer a reader while the outcome of a commit cannot be settled', async () => {
          rede.percalco = 'pedido-perdido';
          await expect(log.append([proximo(primeiro, 2)])).rejects.toThrow(UnknownOutcome);
          await expect(ler(log)).rejects.toThrow(StoreUnavailable);
          await expect(log.head(STREAM)).rejects.toThrow(StoreUnavailable);
        });

        it('refuses with StoreUnavailable while there is no server, having written nothing, and goes on when it is back', async () => {
          await rede.cortar();
          const segundo = proximo(primeiro, 1);
          // The first may be told of the cut in the middle of its sending.
          await expect(log.append([segundo])).rejects.toThrow(Error);
          await expect(log.append([{ ...segundo, stream: 'leilao:b' }])).rejects.toThrow(StoreUnavailable);
          await expect(log.pulsar('eu', 1)).rejects.toThrow(StoreUnavailable);
          expect(await ler(outro)).toHaveLength(1);
          await rede.ligar();
          const lidos = await ler(log);
          if (lidos.length === 1) await log.append([segundo]);
          expect(await verificarCadeia(outro, STREAM)).toMatchObject({ ok: true, commits: 2 });
        });
      },
    );

    // What a stand-in for a replica set cannot show: skipped there, by name.
    describe.skipIf(SERVIDOR_DE_TESTE !== 'conjunto')(
      'the MongoDB log on a replica set',
      porque('o servidor encontrado não é um conjunto de réplicas'),
      () => {
        let banco: string;
        let log: EventLog;
        beforeEach(async () => {
          banco = novoBanco();
          log = await abrirLogMongo(uriDoBanco(banco));
        });
        afterEach(async () => {
          await log.close();
          await descartarBanco(banco);
        });

        it('loses no commit that it acknowledged when the primary steps down in the middle of appends', async () => {
          const admin = new MongoClient(URI_DE_TESTE!);
          const confirmados: string[] = [];
          const descida = admin
            .db('admin')
            .command({ replSetStepDown: 5, secondaryCatchUpPeriodSecs: 5 })
            .catch(() => {});
          for (let i = 0; i < 200; i++) {
            const ultimo: StoredCommit | null = await ler(log).then(
              (lidos) => lidos.at(-1) ?? null,
              () => null,
            );
            const [guardado] = await log.append([proximo(ultimo, 1)]).catch(() => []);
            if (guardado !== undefined) confirmados.push(guardado.hash);
          }
          await descida;
          await admin.close();
          const hashes = (await ler(log)).map(({ hash }) => hash);
          expect(hashes).toEqual(expect.arrayContaining(confirmados));
          expect(await verificarCadeia(log, STREAM)).toMatchObject({ ok: true });
        });

        it('acknowledges nothing while a majority is lost, and settles it when the majority is back', async () => {
          const [primeiro] = await log.append([proximo(null, 1)]);
          const admin = new MongoClient(URI_DE_TESTE!);
          const { hosts, primary } = await admin.db('admin').command({ hello: 1 });
          const secundarios = (hosts as string[])
            .filter((host) => host !== primary)
            .map((host) => new MongoClient(`mongodb://${host}/?directConnection=true`));
          for (const membro of secundarios) await membro.db('admin').command({ fsync: 1, lock: true });
          await expect(log.append([proximo(primeiro!, 1)])).rejects.toThrow(UnknownOutcome);
          for (const membro of secundarios) await membro.db('admin').command({ fsyncUnlock: 1 });
          expect(await ler(log)).toHaveLength(2);
          await Promise.all([admin, ...secundarios].map((cliente) => cliente.close()));
        });
      },
    );
  },
);
