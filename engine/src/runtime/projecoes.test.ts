import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Evento } from '../auction/evento.ts';
import type { DefinicaoColecao, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { assentar } from './ambiente-simulado.ts';
import { type Bancada, bancada, loteUid } from './bancada.ts';
import { criarProjetor, type Efeito, type Projecao, refazer } from './projecoes.ts';

const contagem = z.strictObject({ uid: z.string(), lances: z.int() });
const CONTAGENS: DefinicaoColecao<z.infer<typeof contagem>> = {
  nome: 'contagens',
  schema: contagem,
  indices: {},
  leitura: () => ({}),
  escrita: () => true,
};
const SISTEMA = { tipo: 'sistema' } as const;

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

describe('effects', () => {
  it('are done in order, again after a failure, and not again after a restart', async () => {
    const feitos: number[] = [];
    let falhar = true;
    const efeito: Efeito = {
      nome: 'avisar',
      async executar({ events }, estado) {
        const valores = events.flatMap((evento: Evento) =>
          evento.tipo === 'LanceAceito/1' ? [evento.valor] : [],
        );
        if (valores.length > 0 && falhar) throw new Error('the mail server is down');
        expect(estado.lotes.get(loteUid(1))!.lideranca?.preco ?? 0).toBeGreaterThanOrEqual(
          valores.at(-1) ?? 0,
        );
        feitos.push(...valores);
      },
    };
    const { mesa, registros, projetor } = await pronta([], [efeito]);
    await mesa.lance('ana', 500);
    await mesa.ambiente.passar(100);
    expect(feitos).toEqual([]);
    await mesa.lance('bia', 550);
    falhar = false;
    await mesa.ambiente.passar(10_000);
    expect(feitos).toEqual([50_000, 55_000]);
    await projetor.parar();
    await projetar(mesa, registros, [], [efeito]);
    await mesa.ambiente.passar(10_000);
    expect(feitos).toEqual([50_000, 55_000]);
  });
});

async function pronta(projecoes = [contarLances], efeitos: Efeito[] = []) {
  const mesa = await bancada();
  await mesa.abrirLeilao();
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const projetor = await projetar(mesa, registros, projecoes, efeitos);
  await projetor.emDia();
  return { mesa, registros, projetor };
}

function projetar(mesa: Bancada, registros: Registros, projecoes = [contarLances], efeitos: Efeito[] = []) {
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
    efeitos,
  });
}

const lances = async (registros: Registros): Promise<number> =>
  (await registros.colecao(CONTAGENS).obter(SISTEMA, loteUid(1)))?.lances ?? 0;
