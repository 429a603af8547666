import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SISTEMA } from '../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { criarProjetor, type Projecao, refazer } from './projector.ts';
import { assentar } from './simulated-environment.ts';
import { type Bancada, bancada, loteUid } from './test-bench.ts';

const contagem = z.strictObject({ uid: z.string(), lances: z.int() });
const CONTAGENS: DefinicaoColecao<z.infer<typeof contagem>> = {
  nome: 'contagens',
  schema: contagem,
  indices: {},
  leitura: () => ({}),
  escrita: () => true,
};
const contarLances: Projecao = {
  nome: 'contar',
  colecoes: ['contagens'],
  aplicar(tx, { events }) {
    for (const evento of events) {
      if (evento.tipo !== 'LanceAceito/1') continue;
      const antes = tx.ler(CONTAGENS, evento.lelUid)?.lances ?? 0;
      tx.gravar(CONTAGENS, { uid: evento.lelUid, lances: antes + 1 });
    }
  },
};

describe('projections', () => {
  it('hold what was answered once emDia resolves (read your writes)', async () => {
    const { mesa, registros, projetor } = await pronta();
    await mesa.lance('ana', 500);
    await projetor.emDia();
    expect(await lances(registros)).toBe(1);
  });

  it('catch up from their own checkpoint at the next start, each commit once', async () => {
    const { mesa, registros, projetor } = await pronta();
    await mesa.lance('ana', 500);
    await projetor.emDia();
    await projetor.parar();
    for (let i = 1; i <= 300; i++) await mesa.lance(`c${i % 2}`, 500 + i * 50);
    await mesa.ligar();
    const outro = await projetar(mesa, registros);
    await outro.emDia();
    expect(await lances(registros)).toBe(301);
    expect(outro.atraso()).toBe(0);
  });

  it('are made again from the log when they are forgotten', async () => {
    const { mesa, registros, projetor } = await pronta();
    await mesa.lance('ana', 500);
    await mesa.lance('bia', 550);
    await projetor.emDia();
    await projetor.parar();
    await refazer(registros.projecoes, contarLances);
    expect(await lances(registros)).toBe(0);
    await (await projetar(mesa, registros)).emDia();
    expect(await lances(registros)).toBe(2);
  });

  it('share one transaction among the commits that came while nobody waited', async () => {
    const trechos: number[] = [];
    const { mesa, projetor } = await pronta([
      { ...contarLances, aplicar: (_, { events }) => void trechos.push(events.length) },
    ]);
    trechos.length = 0;
    for (let i = 0; i < 10; i++) await mesa.lance(`c${i % 2}`, 500 + i * 50);
    await assentar();
    expect(trechos).toEqual([]);
    await projetor.emDia();
    expect(trechos).toEqual([20]);
  });

  it('are hurried by nobody who can wait: they come in their own time, and all who ask wait as one', async () => {
    const trechos: number[] = [];
    const { mesa, projetor } = await pronta([
      { ...contarLances, aplicar: (_, { events }) => void trechos.push(events.length) },
    ]);
    trechos.length = 0;
    const fins: number[] = [];
    const esperas: Promise<void>[] = [];
    for (let i = 0; i < 10; i++) {
      await mesa.lance(`c${i % 2}`, 500 + i * 50);
      esperas.push(projetor.semPressa().then(() => void fins.push(trechos.length)));
    }
    await assentar();
    expect([trechos, fins]).toEqual([[], []]);
    await mesa.ambiente.passar(1_000);
    await Promise.all(esperas);
    expect(trechos.reduce((soma, quantos) => soma + quantos, 0)).toBe(20);
    // In slices that a bid or the end of a lot can wait for.
    expect(trechos[0]).toBeLessThanOrEqual(8);
    expect(fins).toHaveLength(10);
  });

  it('that fail do not hold up readers, are named, and recover by themselves', async () => {
    let quebrada = true;
    const ruim: Projecao = {
      ...contarLances,
      aplicar: (tx, trecho) => {
        if (quebrada && trecho.events.some((evento) => evento.tipo === 'LanceAceito/1'))
          throw new Error('a bug');
        contarLances.aplicar(tx, trecho);
      },
    };
    const { mesa, registros, projetor } = await pronta([ruim]);
    await mesa.lance('ana', 500);
    await projetor.emDia();
    expect(projetor.falhas()).toEqual(['contar']);
    expect(await lances(registros)).toBe(0);
    quebrada = false;
    await mesa.ambiente.passar(10_000);
    expect(projetor.falhas()).toEqual([]);
    expect(await lances(registros)).toBe(1);
  });
});

async function pronta(projecoes = [contarLances]) {
  const mesa = await bancada();
  await mesa.abrirLeilao();
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const projetor = await projetar(mesa, registros, projecoes);
  await projetor.emDia();
  return { mesa, registros, projetor };
}

function projetar(mesa: Bancada, registros: Registros, projecoes = [contarLances]) {
  const { log, motor, ambiente } = mesa;
  const registrador = { warn: () => {}, error: () => {} };
  registros.colecao(CONTAGENS);
  return criarProjetor({
    log,
    motor,
    escrita: registros.projecoes,
    ambiente,
    registrador,
    projecoes,
  });
}

const lances = async (registros: Registros): Promise<number> =>
  (await registros.colecao(CONTAGENS).obter(SISTEMA, loteUid(1)))?.lances ?? 0;
