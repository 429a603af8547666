import type { TipoLance } from '@martelo/shared/lance';
import { describe, expect, test } from 'vitest';
import { Mesa } from '../mesa.ts';

const DEGRAUS = [{ ate: 500_000, valor: 10_000 }, { ate: 2_000_000, valor: 25_000 }, { valor: 50_000 }];
const A: TipoLance = 'AUTOMATICO';
const M: TipoLance = 'MANUAL';
const SALA: TipoLance = 'PRESENCIAL';

const mesa = (minimo: number, opcoes: { passo?: number; reserva?: number; empate?: 'manual' } = {}) =>
  new Mesa({ incrementos: DEGRAUS, ...(opcoes.empate && { empate: opcoes.empate }) }, [
    {
      valor: { minimo: minimo * 100, ...(opcoes.passo && { incremento: opcoes.passo * 100 }) },
      ...(opcoes.reserva && { valorComitente: opcoes.reserva * 100 }),
    },
  ]);

describe('the worked examples', () => {
  test('E1: a leader answers below the cap, stays at an exhausted one, and the next bid names the step (rules 1, 3, 4)', () => {
    const jogo = mesa(4000);
    jogo.lance('A', A, 6000);
    expect(jogo.placar()).toBe('A 4000');
    jogo.lance('B', A, 5000);
    expect(jogo.placar()).toBe('A 5250');
    jogo.lance('B', A, 5900);
    expect(jogo.placar()).toBe('A 6000');
    expect(jogo.lance('C', M, 6100)).toMatchObject({
      ok: false,
      codigo: 'ABAIXO_DO_MINIMO',
      detalhes: { proximoLance: 625_000 },
    });
    expect(jogo.placar()).toBe('A 6000');
  });

  test('E2: a tie keeps the first; a literal bid above leads (rules 5, 6)', () => {
    const jogo = mesa(500, { passo: 50 });
    jogo.lance('A', A, 1000);
    expect(jogo.placar()).toBe('A 500');
    jogo.lance('B', M, 1000);
    expect(jogo.placar()).toBe('A 1000');
    jogo.lance('B', M, 1050);
    expect(jogo.placar()).toBe('B 1050');
  });

  test("E2 with empate 'manual': the literal bid beats an automatic leader on a tie (rule 5)", () => {
    const jogo = mesa(500, { passo: 50, empate: 'manual' });
    jogo.lance('A', A, 1000);
    jogo.lance('B', M, 1000);
    expect(jogo.placar()).toBe('B 1000');
    jogo.lance('B', A, 1500);
    jogo.lance('C', A, 1500);
    expect(jogo.placar()).toBe('B 1500');
  });

  test('E3: raising an old cap to the leader’s comes second (rule 7)', () => {
    const jogo = mesa(500, { passo: 50 });
    jogo.lance('A', A, 700);
    jogo.lance('B', A, 1000);
    expect(jogo.placar()).toBe('B 750');
    jogo.lance('A', A, 1000);
    expect(jogo.placar()).toBe('B 1000');
  });

  test('E4: a cap that reaches the reserve lifts the price to it; a later raise is silent (rules 6, 8)', () => {
    const jogo = mesa(1000, { passo: 100, reserva: 9800 });
    jogo.lance('A', A, 5000);
    expect(jogo.placar()).toBe('A 1000');
    jogo.lance('B', A, 10_000);
    expect(jogo.placar()).toBe('B 9800');
    const { seq, qtdLances } = jogo.lote();
    expect(jogo.lance('B', A, 12_000)).toMatchObject({ ok: true, valor: { seq: null, valorAtual: 980_000 } });
    expect(jogo.placar()).toBe('B 9800');
    expect(jogo.lote()).toMatchObject({ seq, qtdLances });
    jogo.lance('A', A, 9900);
    expect(jogo.placar()).toBe('B 10000');
  });

  test('E5: the leader’s own raise over the reserve shows (rule 8)', () => {
    const jogo = mesa(1000, { passo: 100, reserva: 2500 });
    jogo.lance('A', A, 1800);
    expect(jogo.placar()).toBe('A 1000');
    jogo.lance('A', A, 3000);
    expect(jogo.placar()).toBe('A 2500');
  });

  test('E6: bids from the room are literal (rule 2)', () => {
    const jogo = mesa(1000, { passo: 100 });
    jogo.lance('A', A, 2000);
    jogo.lance('sala', SALA, 1500);
    expect(jogo.placar()).toBe('A 1600');
    jogo.lance('sala', SALA, 2000);
    expect(jogo.placar()).toBe('A 2000');
    jogo.lance('sala', SALA, 2100);
    expect(jogo.placar()).toBe('sala 2100');
  });

  test('E7: the last step may be partial (rule 4)', () => {
    const jogo = mesa(500, { passo: 50 });
    jogo.lance('A', A, 980);
    jogo.lance('B', A, 960);
    expect(jogo.placar()).toBe('A 980');
  });
});

describe('what is refused', () => {
  test('a literal bid by the leader: JA_GANHANDO, whatever the amount (rule 8)', () => {
    const jogo = mesa(500, { passo: 50 });
    jogo.lance('A', M, 500);
    expect(jogo.lance('A', M, 9000)).toMatchObject({ ok: false, codigo: 'JA_GANHANDO' });
    expect(jogo.lance('A', M, 1)).toMatchObject({ ok: false, codigo: 'JA_GANHANDO' });
  });

  test('a cap lowered or repeated: MAXIMO_NAO_SUPERIOR, also below the next bid (rule 8)', () => {
    const jogo = mesa(500, { passo: 50 });
    jogo.lance('A', A, 1000);
    for (const reais of [1000, 999, 10]) {
      expect(jogo.lance('A', A, reais)).toMatchObject({ ok: false, codigo: 'MAXIMO_NAO_SUPERIOR' });
    }
  });

  test('an automatic first bid below the opening price (rule 1)', () => {
    expect(mesa(500).lance('A', A, 499.99)).toMatchObject({
      codigo: 'ABAIXO_DO_MINIMO',
      detalhes: { proximoLance: 50_000 },
    });
  });

  test('an amount that is nothing', () => {
    expect(mesa(500).lance('A', M, 0)).toMatchObject({ ok: false, codigo: 'VALOR_INVALIDO' });
  });
});

test('a literal leader who sets a cap becomes an automatic one, silently (rules 5, 8)', () => {
  const jogo = mesa(500, { passo: 50, empate: 'manual' });
  jogo.lance('A', M, 500);
  expect(jogo.lance('A', A, 520)).toMatchObject({ ok: true, valor: { seq: null, proximoLance: 55_000 } });
  jogo.lance('B', M, 550);
  expect(jogo.placar()).toBe('B 550');
});
