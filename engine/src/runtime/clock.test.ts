import { describe, expect, it } from 'vitest';
import { CARENCIA_DO_LEILAO_MS } from '../auction/leituras/prazos.ts';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { Relogio } from './clock.ts';
import type { Motor } from './motor.ts';
import { assentar, SimulatedEnvironment } from './simulated-environment.ts';
import { bancada, LEILAO, loteUid } from './test-bench.ts';

const situacao = async (motor: Motor, lote = 1) =>
  (await motor.estado(LEILAO))!.lotes.get(loteUid(lote))!.situacao;

describe('the clock of the lots', () => {
  it('closes each lot at its end by a command of its own, not before (rule 13)', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 10_000 }, { fimEm: 20_000 }]);
    await mesa.ambiente.passar(9_999);
    expect(await situacao(mesa.motor, 1)).toBe('LIBERADO_LEILAO');
    await mesa.ambiente.passar(1);
    expect(await situacao(mesa.motor, 1)).toBe('NAO_ARREMATADO');
    expect(await situacao(mesa.motor, 2)).toBe('LIBERADO_LEILAO');
    await mesa.ambiente.passar(10_000);
    expect(await situacao(mesa.motor, 2)).toBe('NAO_ARREMATADO');
  });

  it('ends an auction twelve hours after its last lot closed, and waits for nothing after that', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 10_000 }]);
    await mesa.ambiente.passar(10_000);
    await mesa.ambiente.passar(CARENCIA_DO_LEILAO_MS - 1);
    const leilao = async () => (await mesa.motor.estado(LEILAO))!.leilao.situacao;
    expect(await leilao()).toBe('PRONTO');
    await mesa.ambiente.passar(1);
    expect(await leilao()).toBe('EXECUTADO');
    expect(mesa.ambiente.cronometros).toBe(0);
  });

  it('lets a paused auction stand, and closes its lots that much later (rule 17)', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 300_000 }]);
    const agir = (acao: 'pausar' | 'retomar') =>
      mesa.mandar({ tipo: 'leiloeiro-acao', acao, seq: 0, lelUid: null });
    await agir('pausar');
    await mesa.ambiente.passar(400_000);
    expect(await situacao(mesa.motor)).toBe('LIBERADO_LEILAO');
    await agir('retomar');
    await mesa.ambiente.passar(299_999);
    expect(await situacao(mesa.motor)).toBe('LIBERADO_LEILAO');
    await mesa.ambiente.passar(1);
    expect(await situacao(mesa.motor)).toBe('NAO_ARREMATADO');
  });

  it('stands still for a suspended lot, and closes it at the end that it gets back', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    const passar = (para: 'SUSPENSO' | 'LIBERADO_LEILAO') =>
      mesa.mandar({
        ...{ tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao: para },
        ...{ motivo: null, como: ['equipe'] },
      });
    await mesa.ambiente.passar(100_000);
    await passar('SUSPENSO');
    await mesa.ambiente.passar(700_000);
    expect(await situacao(mesa.motor)).toBe('SUSPENSO');
    await passar('LIBERADO_LEILAO');
    await mesa.ambiente.passar(499_999);
    expect(await situacao(mesa.motor)).toBe('LIBERADO_LEILAO');
    await mesa.ambiente.passar(1);
    expect(await situacao(mesa.motor)).toBe('NAO_ARREMATADO');
  });

  it('lets a bid that was received before the end win, however late it is decided', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 500, recebeIncrementoTempo: false }]);
    await mesa.ambiente.passar(495);
    const portao = Promise.withResolvers<void>();
    mesa.log.percalco = () => ({ espera: portao.promise });
    const primeiro = mesa.lance('ana', 500);
    await assentar();
    const segundo = mesa.lance('bia', 550);
    await mesa.ambiente.passar(200);
    mesa.log.percalco = () => null;
    portao.resolve();
    await primeiro;
    expect((await segundo).posicao).toBe('ganhando');
    await assentar();
    const estado = (await mesa.motor.estado(LEILAO))!.lotes.get(loteUid(1))!;
    expect([estado.situacao, estado.lideranca!.participante.uid]).toEqual(['AG_PAGAMENTO', 'bia']);
  });

  it('moves with an extension (rule 14)', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 10_000 }]);
    await mesa.ambiente.passar(9_000);
    await mesa.lance('ana', 500);
    await mesa.ambiente.passar(179_999);
    expect(await situacao(mesa.motor)).toBe('LIBERADO_LEILAO');
    await mesa.ambiente.passar(1);
    expect(await situacao(mesa.motor)).toBe('AG_PAGAMENTO');
  });

  it('moves earlier when staff bring the end forward', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 3_600_000 }]);
    const dataFim = new Date(mesa.ambiente.agora() + 5_000).toISOString();
    await mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas: { dataFim } });
    await mesa.ambiente.passar(5_000);
    expect(await situacao(mesa.motor)).toBe('NAO_ARREMATADO');
  });

  it('takes up all open lots again after a restart', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 10_000 }, { fimEm: 100_000 }]);
    await mesa.motor.parar();
    await mesa.ambiente.passar(1_000);
    await mesa.ligar();
    await mesa.ambiente.passar(9_000);
    expect(await situacao(mesa.motor, 1)).toBe('NAO_ARREMATADO');
    expect(await situacao(mesa.motor, 2)).toBe('LIBERADO_LEILAO');
    await mesa.ambiente.passar(90_000);
    expect(await situacao(mesa.motor, 2)).toBe('NAO_ARREMATADO');
  });

  it('asks again while the store is down, and closes once', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 500 }]);
    mesa.log.percalco = (commits) => (commits.length > 0 ? { erro: new StoreUnavailable('full') } : null);
    await mesa.ambiente.passar(3_000);
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(1_000);
    const lote = (await mesa.motor.estado(LEILAO))!.lotes.get(loteUid(1))!;
    expect([lote.situacao, lote.seq]).toEqual(['NAO_ARREMATADO', 2]);
  });

  it('asks again at a measured pace while nobody knows what the store wrote', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 1_000 }]);
    const antes = mesa.log.chamadas.length;
    mesa.log.percalco = (commits) => (commits.length > 0 ? { erro: new UnknownOutcome('timeout') } : null);
    await mesa.ambiente.passar(3_000);
    expect(mesa.log.chamadas.length - antes).toBeLessThanOrEqual(9);
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(1_000);
    expect(await situacao(mesa.motor)).toBe('NAO_ARREMATADO');
  });

  it('waits for an auction to be ready before its lots can end', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 1_000, situacao: 'LIBERADO_LEILAO' }], LEILAO, { situacao: 'CRIADO' });
    await mesa.ambiente.passar(2_000);
    expect(await situacao(mesa.motor)).toBe('LIBERADO_LEILAO');
    await mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'PRONTO' });
    await mesa.ambiente.passar(1);
    expect(await situacao(mesa.motor)).toBe('NAO_ARREMATADO');
  });

  it('waits on when its timer rings early, as timers may', async () => {
    const ambiente = new SimulatedEnvironment();
    const fim = ambiente.agora() + 5_000;
    const toques: (() => void)[] = [];
    const vencidos: number[] = [];
    const relogio = new Relogio(
      {
        ...ambiente,
        daquiA: (_, tarefa) => {
          toques.push(tarefa);
          return () => {};
        },
      },
      async () => void vencidos.push(ambiente.agora()),
    );
    const mesa = await bancada();
    await mesa.abrirLeilao([{}]);
    const estado = (await mesa.motor.estado(LEILAO))!;
    relogio.acompanhar(estado, { ...estado.lotes.get(loteUid(1))!, dataFim: fim });
    await ambiente.passar(4_999);
    toques.shift()!();
    expect(vencidos).toEqual([]);
    await ambiente.passar(1);
    toques.shift()!();
    expect(vencidos).toEqual([fim]);
  });

  it('keeps one heap entry a lot however often its end moves', async () => {
    const ambiente = new SimulatedEnvironment();
    const vencidos: number[] = [];
    const relogio = new Relogio(ambiente, async () => void vencidos.push(ambiente.agora()));
    const mesa = await bancada();
    await mesa.abrirLeilao([{}]);
    const estado = (await mesa.motor.estado(LEILAO))!;
    const lote = estado.lotes.get(loteUid(1))!;
    const inicio = ambiente.agora();
    for (let i = 1; i <= 1_000; i++) relogio.acompanhar(estado, { ...lote, dataFim: inicio + i });
    await ambiente.passar(999);
    expect(vencidos).toEqual([]);
    await ambiente.passar(1);
    expect(vencidos).toEqual([inicio + 1_000]);
    expect(ambiente.cronometros).toBe(0);
    expect(relogio.tamanho).toBe(0);
  });
});
