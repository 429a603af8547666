import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { CommitConflict } from '../log/log.ts';
import { MemoryLog } from '../log/memoria.ts';
import { Bancada } from '../runtime/test-bench.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { medirLog } from './log-metrics.ts';
import { medirMotor } from './motor-metrics.ts';

let registro: Registry;
let log: MemoryLog;
let mesa: Bancada<MemoryLog>;
beforeEach(async () => {
  registro = new Registry();
  log = new MemoryLog();
  const medido = medirLog(log, registro) as MemoryLog;
  mesa = new Bancada(medido);
  await mesa.ligar();
  mesa.motor = medirMotor(mesa.motor, registro);
  await mesa.abrirLeilao([{ fimEm: 60_000 }]);
});

/** The sample of a metric with these labels; undefined when there is none. */
async function valor(nome: string, rotulos: Record<string, string> = {}): Promise<number | undefined> {
  const { values } = (await registro.getSingleMetric(nome.replace(/_(count|sum)$/, ''))!.get()) as {
    values: { value: number; metricName?: string; labels: Record<string, string> }[];
  };
  return values.find(
    ({ metricName = nome, labels }) =>
      metricName === nome && Object.entries(rotulos).every(([rotulo, v]) => labels[rotulo] === v),
  )?.value;
}

describe('what the operator sees', () => {
  it('is every command by its outcome, with the code of a refusal', async () => {
    await mesa.lance('ana', 500);
    await mesa.lance('bia', 550);
    await expect(mesa.lance('ana', 560)).rejects.toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
    const lance = { pedido: 'dar-lance' };
    expect(await valor('martelo_comandos_total', { ...lance, resultado: 'aceito' })).toBe(2);
    expect(await valor('martelo_comandos_total', { ...lance, resultado: 'ABAIXO_DO_MINIMO' })).toBe(1);
    expect(await valor('martelo_comando_segundos_count', lance)).toBe(3);
    expect(await valor('martelo_comandos_em_andamento')).toBe(0);
    expect(await valor('martelo_lances_publicos_total')).toBe(2);
  });

  it('is how late the clock closed a lot, and nothing of lots closed by hand', async () => {
    await mesa.lance('ana', 500);
    // The bid within the last three minutes gave it three more (rule 14).
    await mesa.ambiente.passar(180_000);
    expect(await valor('martelo_lotes_encerrados_total', { situacao: 'AG_PAGAMENTO' })).toBe(1);
    expect(await valor('martelo_fechamento_atraso_segundos_count')).toBe(1);
    expect(await valor('martelo_fechamento_atraso_segundos_sum')).toBeLessThan(0.01);
  });

  it('is every failed append by its kind, and the time of the last that took effect', async () => {
    log.percalco = () => ({ erro: new StoreUnavailable('full') });
    await expect(mesa.lance('ana', 500)).rejects.toMatchObject({ codigo: 'INDISPONIVEL' });
    expect(await valor('martelo_log_falhas_total', { tipo: 'indisponivel' })).toBeGreaterThan(0);
    expect(await valor('martelo_log_falhas_total', { tipo: 'conflito' })).toBe(0);
    expect(await valor('martelo_log_ultima_gravacao_timestamp_seconds')).toBeGreaterThan(0);
    log.percalco = () => ({ erro: new CommitConflict('other') });
    await expect(mesa.log.append([])).rejects.toThrow(CommitConflict);
    expect(await valor('martelo_log_falhas_total', { tipo: 'conflito' })).toBe(1);
  });
});
