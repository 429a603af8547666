import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { legivel } from '../../auction/mesa.ts';
import { type Comando, FORMATO } from '../../auction/modelo/comando.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import { respostaRepetida } from '../../auction/modelo/idempotencia.ts';
import type { StoredCommit } from '../../log/log.ts';
import { MemoryLog } from '../../log/memoria.ts';
import { logsGravados } from '../../reexecucao/gravado.ts';
import { Mailbox } from '../mailbox.ts';
import { Bancada, LEILAO, loteUid, nucleo } from '../test-bench.ts';
import { impressaoDoNucleo } from './core-fingerprint.ts';
import { SnapshotFolder } from './folder.ts';
import { tirarRetratos } from './take.ts';

const TODOS = { minimo: 1, parte: 0 };
const STREAM = `leilao:${LEILAO}`;

let pasta: string;
let retratos: SnapshotFolder;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-retratos-'));
  retratos = new SnapshotFolder(pasta, 'este');
});
afterEach(() => rmSync(pasta, { recursive: true }));

describe('the recorded logs', () => {
  const gravados = logsGravados();

  it('hold every kind of event at least once', () => {
    const tipos = new Set(
      gravados.flatMap(({ streams }) =>
        [...streams.values()].flat().flatMap(({ events }) => events.map(({ tipo }) => tipo)),
      ),
    );
    expect([...tipos].toSorted()).toEqual(TIPOS.toSorted());
  });

  it.each(gravados)('$nome folds to the same from a picture at any commit', async ({ streams }) => {
    for (const commits of streams.values()) {
      const inteiro = dobrar(null, commits);
      for (const corte of cortes(commits.length)) {
        const { stream, commitNo, hash } = commits[corte]!;
        const meio = dobrar(null, commits.slice(0, corte + 1))!;
        await retratos.gravar({ stream, commitNo, hash, eventos: 1, duravelAte: 0 }, meio);
        const lido = (await retratos.ler(stream))!;
        expect(legivel(lido.estado)).toStrictEqual(legivel(meio));
        expect(legivel(dobrar(lido.estado, commits.slice(corte + 1)))).toStrictEqual(legivel(inteiro));
      }
    }
  });
});

describe('random histories', () => {
  const passo = fc.record({
    quem: fc.nat(3),
    lote: fc.integer({ min: 1, max: 2 }),
    reais: fc.nat(40),
    automatico: fc.boolean(),
    cancelar: fc.nat(12),
    retrato: fc.nat(3),
  });

  it('come back from pictures of pictures as from the whole log, and repeat every answer (rule 10)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 5, maxLength: 60 }), async (passos) => {
        await retratos.descartar(STREAM);
        const bancada = new Bancada(new MemoryLog());
        await bancada.ligar();
        await bancada.abrirLeilao([{}, { valorComitente: 60_000 }]);
        const lances: string[] = [];
        for (const { quem, lote, reais, automatico, cancelar, retrato } of passos) {
          const modo = automatico ? 'AUTOMATICO' : 'MANUAL';
          const aceito = await bancada
            .lance(`cli${quem}`, 500 + 50 * reais, { modo, lote })
            .catch(() => ({}) as Record<string, unknown>);
          if (typeof aceito.lance === 'string') lances.push(aceito.lance);
          if (cancelar === 0 && lances.length > 0) {
            const lance = lances[lances.length >> 1]!;
            await bancada
              .mandar({ tipo: 'cancelar-lance', lelUid: loteUid(lote), lance, motivo: 'engano' })
              .catch(() => {});
          }
          if (retrato === 0) await tirarRetratos(bancada.log, nucleo, retratos, TODOS);
        }
        const inteira = await carregar(bancada.log);
        const daqui = await carregar(bancada.log, retratos);
        expect(legivel(daqui.estado)).toStrictEqual(legivel(inteira.estado));
        expect(daqui.cabeca).toEqual(inteira.cabeca);
        expect(daqui.duravelAte).toBe(inteira.duravelAte);
        for await (const { events } of bancada.log.read(STREAM))
          for (const evento of events)
            if (evento.tipo === 'ComandoDecidido/1') repete(evento, inteira, daqui);
        await bancada.motor.parar();
      }),
      { numRuns: 40 },
    );
  });
});

describe('a picture that cannot be used is not: the state is that of the log', () => {
  let bancada: Bancada;
  beforeEach(async () => {
    bancada = new Bancada(new MemoryLog());
    await bancada.ligar();
    await bancada.abrirLeilao();
    for (let i = 0; i < 12; i++) await bancada.lance(`cli${i % 3}`, 500 + 50 * i);
    expect(await tirarRetratos(bancada.log, nucleo, retratos, TODOS)).toBe(1);
  });
  afterEach(() => bancada.motor.parar());

  const arquivo = () => join(pasta, readdirSync(pasta)[0]!);
  const igualAoLog = async (log = bancada.log, com: SnapshotFolder = retratos) =>
    expect(legivel((await carregar(log, com)).estado)).toStrictEqual(legivel((await carregar(log)).estado));

  it('spares reading what is in it, when it can be', async () => {
    const lidos: number[] = [];
    const mailbox = new Mailbox(LEILAO, nucleo);
    await mailbox.dobrar(bancada.log, ({ commitNo }) => void lidos.push(commitNo), { retratos });
    expect(lidos).toEqual([]);
    expect(mailbox.commitNo).toBe(bancada.log.textos.get(STREAM)!.length);
  });

  it('deleted', async () => {
    rmSync(arquivo());
    await igualAoLog();
  });

  it('old: the rest is folded', async () => {
    await bancada.lance('cli9', 5_000);
    await igualAoLog();
    expect((await carregar(bancada.log, retratos)).estado!.lotes.get(loteUid(1))!.lideranca!.preco).toBe(
      500_000,
    );
  });

  it('torn or altered, at any place', async () => {
    const inteiro = readFileSync(arquivo());
    const nome = arquivo();
    for (let i = 0; i < 60; i++) {
      const onde = Math.floor((i / 60) * inteiro.length);
      const ruim = Buffer.from(inteiro);
      ruim[onde]! ^= 0x40;
      writeFileSync(nome, i % 2 === 0 ? inteiro.subarray(0, onde) : ruim);
      await igualAoLog();
    }
  });

  it('of another core', async () => {
    const outro = new SnapshotFolder(pasta, 'outro');
    expect(await outro.ler(STREAM)).toBeNull();
    await igualAoLog(bancada.log, outro);
    expect(readdirSync(pasta)).toEqual([]);
  });

  it('of another stream', async () => {
    const nome = arquivo();
    writeFileSync(nome.replace('a001', 'a002'), readFileSync(nome));
    expect(await retratos.ler(STREAM.replace('a001', 'a002'))).toBeNull();
  });

  it('of another history, or of a longer one than the log holds', async () => {
    const outra = new Bancada(new MemoryLog());
    await outra.ligar();
    await outra.abrirLeilao();
    for (let i = 0; i < 12; i++) await outra.lance(`outro${i % 2}`, 500 + 50 * i);
    await igualAoLog(outra.log);
    expect(await retratos.ler(STREAM)).toBeNull();

    await tirarRetratos(bancada.log, nucleo, retratos, TODOS);
    const curto = new MemoryLog();
    curto.textos.set(STREAM, bancada.log.textos.get(STREAM)!.slice(0, 5));
    await igualAoLog(curto);
    expect(await retratos.ler(STREAM)).toBeNull();
    await outra.motor.parar();
  });

  it('sound by its sums, and yet one that the log does not follow from', async () => {
    const { estado, ...resto } = (await retratos.ler(STREAM))!;
    await bancada.lance('cli9', 5_000);
    estado.lotes.get(loteUid(1))!.seq += 1;
    await retratos.gravar({ stream: STREAM, eventos: 1, ...resto }, estado);
    await igualAoLog();
  });

  it('half written when the process was killed: the one before stays, and the rest is swept away', async () => {
    writeFileSync(`${arquivo()}.parte`, 'meio');
    await igualAoLog();
    retratos.varrer();
    expect(readdirSync(pasta)).toHaveLength(1);
  });

  it('newer than what listeners have heard: they hear of every commit', async () => {
    const mailbox = new Mailbox(LEILAO, nucleo);
    await mailbox.dobrar(bancada.log, () => {});
    const ouvidos = mailbox.commitNo;
    mailbox.largar();
    await bancada.lance('cli9', 5_000);
    await tirarRetratos(bancada.log, nucleo, retratos, TODOS);
    const { novos } = await mailbox.dobrar(bancada.log, () => {}, { retratos });
    expect(novos.map(({ commitNo }) => commitNo)).toEqual([ouvidos + 1]);
  });

  it('is taken again only when enough came since', async () => {
    expect(await tirarRetratos(bancada.log, nucleo, retratos, TODOS)).toBe(0);
    await bancada.lance('cli9', 5_000);
    expect(await tirarRetratos(bancada.log, nucleo, retratos, { minimo: 1, parte: 0.5 })).toBe(0);
    expect(await tirarRetratos(bancada.log, nucleo, retratos, TODOS)).toBe(1);
  });

  it('an engine goes on from it: who led leads, the same command gets the same answer, lots are found', async () => {
    await bancada.motor.parar();
    const outra = new Bancada(bancada.log, { retratos }, bancada.ambiente);
    const motor = await outra.ligar();
    expect(motor.leilaoDoLote(loteUid(1))).toBe(LEILAO);
    await outra.lance('cli7', 6_000, { comandoId: 'um' });
    const primeira = await outra.lance('cli7', 6_000, { comandoId: 'um' });
    expect(primeira).toEqual(await outra.lance('cli7', 6_000, { comandoId: 'um' }));
    await igualAoLog();
    await motor.parar();
  });
});

it('the fingerprint of the fold is the same as long as its sources are', () => {
  expect(impressaoDoNucleo()).toMatch(/^[0-9a-f]{64}$/);
  expect(impressaoDoNucleo()).toBe(impressaoDoNucleo());
});

/** Every kind of event: the compiler refuses one that is missing, and one that is not. */
const TIPOS = Object.keys({
  'ComandoDecidido/1': 0,
  'LeilaoCriado/1': 0,
  'LeilaoAlterado/1': 0,
  'SituacaoLeilaoAlterada/1': 0,
  'PregaoMovido/1': 0,
  'PosseAssumida/1': 0,
  'LoteIncluido/1': 0,
  'LoteAlterado/1': 0,
  'SituacaoLoteAlterada/1': 0,
  'LanceAceito/1': 0,
  'MaximoElevado/1': 0,
  'LanceCancelado/1': 0,
  'VendaDireta/1': 0,
  'CondicionalAberta/1': 0,
  'CondicionalRespondida/1': 0,
  'CompradorIdentificado/1': 0,
  'ComunicadoFeito/1': 0,
  'ComunicadoRetirado/1': 0,
  'RetiradaPedida/1': 0,
  'PropostaFeita/1': 0,
  'PropostaRespondida/1': 0,
  'LoteProrrogado/1': 0,
  'TempoRestituido/1': 0,
  'LoteEncerrado/1': 0,
} satisfies Record<Evento['tipo'], 0>);

function dobrar(estado: Estado | null, commits: readonly StoredCommit[]): Estado | null {
  return commits
    .flatMap(({ events }) => structuredClone(events))
    .reduce<Estado | null>((antes, evento) => nucleo.evolve(antes, evento), estado);
}

/** The state with its answers spelt out. */

/** All of a short log, and of a long one about sixty. */
const cortes = (quantos: number): number[] =>
  Array.from({ length: quantos }, (_, i) => i).filter((i) => i % Math.ceil(quantos / 60) === 0);

async function carregar(log: MemoryLog, com?: SnapshotFolder): Promise<Mailbox> {
  const mailbox = new Mailbox(LEILAO, nucleo);
  await mailbox.dobrar(log, () => {}, com && { retratos: com });
  return mailbox;
}

function repete(
  { comando }: Extract<Evento, { tipo: 'ComandoDecidido/1' }>,
  inteira: Mailbox,
  daqui: Mailbox,
): void {
  expect(respostaRepetida(daqui.estado, comando)).toEqual(respostaRepetida(inteira.estado, comando));
  const outro: Comando = { ...comando, formato: FORMATO, comandoId: `${comando.comandoId}'` };
  expect(respostaRepetida(daqui.estado, outro)).toBeNull();
}
