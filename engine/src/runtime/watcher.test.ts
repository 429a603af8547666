import { describe, expect, it } from 'vitest';
import type { Commit, StoredCommit } from '../log/log.ts';
import { MemoryLog } from '../log/memoria.ts';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { assentar, SimulatedEnvironment } from './simulated-environment.ts';
import { Bancada, bancada, LEILAO, loteUid } from './test-bench.ts';

const X = 180_000;
const fora = { erro: new StoreUnavailable('down') };
const lote = async (mesa: Bancada, n = 1) => (await mesa.motor.estado(LEILAO))!.lotes.get(loteUid(n))!;
/** How much later the lot ends than when it was opened to end `fimEm` ms after `inicio`. */
const ganho = async (mesa: Bancada, fimEm: number, n = 1) =>
  (await lote(mesa, n)).dataFim! - mesa.inicio - fimEm;
const eventos = async (mesa: Bancada): Promise<string[]> => {
  const tipos: string[] = [];
  for await (const { events } of mesa.log.read(`leilao:${LEILAO}`))
    for (const { tipo } of events) if (tipo !== 'ComandoDecidido/1') tipos.push(tipo);
  return tipos;
};

describe('time given back after an outage (rule 18)', () => {
  it('after a crash: every open lot ends later by the time nobody was there, what was closed stays closed', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 5_000 }, { fimEm: 600_000 }, { fimEm: 602_000 }]);
    await mesa.ambiente.passar(10_000);
    await mesa.matar();
    await mesa.ambiente.passar(30_000);
    await mesa.ligar();
    for (const [n, fimEm] of [
      [2, 600_000],
      [3, 602_000],
    ] as const) {
      expect(await ganho(mesa, fimEm, n)).toBeGreaterThanOrEqual(30_000);
      expect(await ganho(mesa, fimEm, n)).toBeLessThanOrEqual(30_250);
    }
    expect((await lote(mesa, 1)).situacao).toBe('NAO_ARREMATADO');
  });

  it('after a stop as well, and a lot whose end came meanwhile is open again with at least X', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 20_000 }]);
    await mesa.motor.parar();
    await mesa.ambiente.passar(60_000);
    await mesa.ligar();
    const { dataFim, situacao } = await lote(mesa);
    expect([situacao, dataFim]).toEqual(['LIBERADO_LEILAO', mesa.ambiente.agora() + X]);
    await mesa.ambiente.passar(X);
    expect((await lote(mesa)).situacao).toBe('NAO_ARREMATADO');
  });

  it('not for a second or less', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    await mesa.matar();
    await mesa.ambiente.passar(1_000);
    await mesa.ligar();
    mesa.ambiente.acertar(mesa.ambiente.agora() + 1_000);
    await mesa.ambiente.passar(5_000);
    expect(await ganho(mesa, 600_000)).toBe(0);
  });

  it('whole, where less than a second passed before a start and less than a second after it', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    await mesa.matar();
    await mesa.ambiente.passar(900);
    mesa.log.percalco = () => fora;
    await mesa.ligar();
    await mesa.ambiente.passar(800);
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(1_000);
    expect(await ganho(mesa, 600_000)).toBeGreaterThanOrEqual(1_700);
    expect(await ganho(mesa, 600_000)).toBeLessThanOrEqual(2_000);
    const [pulso] = await mesa.log.pulsos();
    expect(mesa.ambiente.agora() - pulso!.instante).toBeLessThan(1_000);
  });

  it('while the store is down nothing closes and bids are refused; what was lost is given back once', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 10_000 }, { fimEm: 600_000 }]);
    await mesa.ambiente.passar(9_000);
    mesa.log.percalco = () => fora;
    await mesa.ambiente.passar(30_000);
    await expect(mesa.lance('ana', 500)).rejects.toMatchObject({ codigo: 'INDISPONIVEL' });
    expect(mesa.motor.carga().semLog).toBe(true);
    expect((await lote(mesa)).situacao).toBe('LIBERADO_LEILAO');
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(1_000);
    expect(mesa.motor.carga().semLog).toBe(false);
    expect(await mesa.lance('ana', 500)).toMatchObject({ posicao: 'ganhando' });
    expect(await ganho(mesa, 600_000, 2)).toBeGreaterThanOrEqual(30_000);
    expect(await ganho(mesa, 600_000, 2)).toBeLessThanOrEqual(30_500);
    expect((await eventos(mesa)).filter((tipo) => tipo === 'TempoRestituido/1')).toHaveLength(2);
  });

  it.each(['process', 'life before'])(
    'what was given back by a write of this %s that landed after it was given up is not given back again',
    async (qual) => {
      // The first payment is answered by nobody, is not there when the log is read, and lands before the second one, which comes later.
      class ComAtraso extends MemoryLog {
        atrasar = false;
        #atrasados: Commit[] = [];
        override async append(commits: readonly Commit[]): Promise<StoredCommit[]> {
          if (this.atrasar) {
            this.atrasar = false;
            this.#atrasados = structuredClone([...commits]);
            this.percalco = () => fora;
            throw new UnknownOutcome('no answer');
          }
          if (this.#atrasados.length > 0 && this.percalco(commits) === null)
            await super.append(this.#atrasados.splice(0));
          return super.append(commits);
        }
      }
      const mesa = new Bancada(new ComAtraso());
      await mesa.ligar();
      await mesa.abrirLeilao([{ fimEm: 600_000 }]);
      mesa.log.percalco = () => fora;
      await mesa.ambiente.passar(30_000);
      mesa.log.percalco = () => null;
      mesa.log.atrasar = true;
      await mesa.ambiente.passar(4_000);
      expect(mesa.log.atrasar).toBe(false);
      if (qual === 'life before') await mesa.matar();
      mesa.log.percalco = () => null;
      if (qual === 'life before') await mesa.ligar();
      await mesa.ambiente.passar(2_000);
      expect(await mesa.lance('ana', 500)).toMatchObject({ posicao: 'ganhando' });
      expect(await ganho(mesa, 600_000)).toBeGreaterThanOrEqual(33_000);
      expect(await ganho(mesa, 600_000)).toBeLessThanOrEqual(35_000);
      expect((await eventos(mesa)).filter((tipo) => tipo === 'TempoRestituido/1')).toHaveLength(2);
    },
  );

  it('while the store does not answer bids are refused, not queued', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    const portao = Promise.withResolvers<void>();
    mesa.log.percalco = () => ({ espera: portao.promise });
    const emVoo = mesa.lance('ana', 500);
    await assentar();
    const naFila = mesa.lance('bia', 550).catch((erro: { codigo: string }) => erro.codigo);
    await mesa.ambiente.passar(2_500);
    expect(await naFila).toBe('INDISPONIVEL');
    await expect(mesa.lance('caio', 600)).rejects.toMatchObject({ codigo: 'INDISPONIVEL' });
    portao.resolve();
    expect(await emVoo).toMatchObject({ posicao: 'ganhando' });
    await assentar();
    expect(await ganho(mesa, 600_000)).toBe(2_500);
  });

  it('who waits for an outcome that nobody knows is told so after some seconds, and finds it by the same command', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    const portao = Promise.withResolvers<void>();
    mesa.log.percalco = () => ({ espera: portao.promise });
    const emVoo = mesa.lance('ana', 500, { comandoId: 'um' }).catch((erro: unknown) => erro);
    await mesa.ambiente.passar(7_000);
    expect(await emVoo).toMatchObject({ codigo: 'RESULTADO_INCERTO' });
    portao.resolve();
    await assentar();
    // It was durable after all: told again, it is answered and not bid again.
    expect(await mesa.lance('ana', 500, { comandoId: 'um' })).toMatchObject({ posicao: 'ganhando' });
    expect((await eventos(mesa)).filter((tipo) => tipo === 'LanceAceito/1')).toHaveLength(1);
  });

  it('a store that is slow is not one that takes nothing: no time is given back for it', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    mesa.log.percalco = () => ({
      espera: new Promise<void>((resolve) => void mesa.ambiente.daquiA(1_400, resolve)),
    });
    const lance = mesa.lance('ana', 500);
    await mesa.ambiente.passar(10_000);
    expect(await lance).toMatchObject({ posicao: 'ganhando' });
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(5_000);
    // But for the first answer, which nobody could tell from an outage.
    expect((await eventos(mesa)).filter((tipo) => tipo === 'TempoRestituido/1')).toHaveLength(1);
    expect(await ganho(mesa, 600_000)).toBeLessThan(2_000);
  });

  it('after a freeze nothing is decided, neither bid nor close, before the time was given back', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 2_000 }]);
    await mesa.ambiente.passar(1_500);
    // Frozen: the clock goes on and no timer rings. Then everything comes at once.
    mesa.ambiente.acertar(mesa.ambiente.agora() + 5_000);
    const tardio = mesa.lance('ana', 500);
    await mesa.ambiente.passar(1);
    expect(await tardio).toMatchObject({ posicao: 'ganhando' });
    expect(await eventos(mesa)).toEqual([
      'LeilaoCriado/1',
      'LoteIncluido/1',
      'TempoRestituido/1',
      'LanceAceito/1',
    ]);
  });

  it('is as long as it was by this clock, also where another owner’s receipts are an hour ahead', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    const outra = new Bancada(mesa.log, {}, new SimulatedEnvironment(mesa.inicio + 3_600_000));
    await outra.ligar();
    await outra.lance('bia', 500, { comandoId: 'da-outra' });
    await outra.matar();
    mesa.ambiente.acertar(mesa.ambiente.agora() + 5_000);
    const lance = mesa.lance('ana', 550).catch(() => mesa.lance('ana', 550));
    await mesa.ambiente.passar(1_000);
    expect(await lance).toMatchObject({ posicao: 'ganhando' });
    // The hour is what the other gave back when it started.
    expect(await ganho(mesa, 600_000)).toBe(3_600_000 + 5_000);
  });

  it('is owed again when the process dies between the first sign of the store and the restitution', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    mesa.log.percalco = () => fora;
    await mesa.ambiente.passar(20_000);
    // Pulses go through again, commits do not.
    mesa.log.percalco = (commits) => (commits.length > 0 ? fora : null);
    await mesa.ambiente.passar(5_000);
    await mesa.matar();
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(5_000);
    await mesa.ligar();
    expect(await ganho(mesa, 600_000)).toBe(30_000);
  });

  it('is given back by the next start when the store refuses it at this one', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    await mesa.matar();
    await mesa.ambiente.passar(10_000);
    mesa.log.percalco = () => fora;
    await mesa.ligar();
    await mesa.ambiente.passar(5_000);
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(1_000);
    expect(await ganho(mesa, 600_000)).toBeGreaterThanOrEqual(15_000);
    expect(await ganho(mesa, 600_000)).toBeLessThanOrEqual(15_500);
  });

  it('a stall of the engine’s own making refuses nobody, and gives back nothing but to lots that ended in it', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 3_000 }, { fimEm: 600_000 }]);
    await mesa.ambiente.passar(1_100);
    mesa.ambiente.ocupar(5_000);
    // What came in meanwhile is read together with the timers that are late.
    const [noFim, noMeio] = [mesa.lance('ana', 500), mesa.lance('bia', 500, { lote: 2 })];
    await mesa.ambiente.passar(1);
    expect(await noMeio).toMatchObject({ posicao: 'ganhando' });
    expect(await noFim).toMatchObject({ posicao: 'ganhando' });
    await mesa.ambiente.passar(2_000);
    expect(await ganho(mesa, 600_000, 2)).toBe(0);
    expect((await lote(mesa)).dataFim!).toBeGreaterThanOrEqual(mesa.inicio + 6_100 + X);
    expect((await eventos(mesa)).filter((tipo) => tipo === 'TempoRestituido/1')).toHaveLength(1);
  });

  it('stalls again and again add up to no outage', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    for (let i = 0; i < 20; i++) {
      await mesa.ambiente.passar(400);
      mesa.ambiente.ocupar(2_500);
    }
    await mesa.ambiente.passar(1_000);
    expect(await ganho(mesa, 600_000)).toBe(0);
  });

  it('an outage is given back whole, however busy the engine was while it refused', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 600_000 }]);
    await mesa.ambiente.passar(1_000);
    mesa.log.percalco = () => fora;
    for (let i = 0; i < 10; i++) {
      await mesa.ambiente.passar(260);
      mesa.ambiente.ocupar(900);
    }
    await expect(mesa.lance('ana', 500)).rejects.toMatchObject({ codigo: 'INDISPONIVEL' });
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(1_000);
    expect(await ganho(mesa, 600_000)).toBeGreaterThanOrEqual(10 * 1_160 - 250);
    expect(await ganho(mesa, 600_000)).toBeLessThanOrEqual(10 * 1_160 + 1_000);
  });

  it('pulses only while a lot is open', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao([{ fimEm: 1_000 }]);
    await mesa.ambiente.passar(60_000);
    const [pulso] = await mesa.log.pulsos();
    expect(pulso!.instante - mesa.inicio).toBeLessThanOrEqual(1_000);
    // What is left waits for the auction's end, and takes no pulse.
    expect(mesa.ambiente.cronometros).toBe(1);
  });
});
