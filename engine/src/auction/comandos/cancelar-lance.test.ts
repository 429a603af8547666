import { createHash } from 'node:crypto';
import type { TipoLance } from '@martelo/shared/lance';
import { textoDoCompromisso } from '@martelo/shared/livro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posicaoDe } from '../leituras/publico.ts';
import { redisputar } from '../leituras/refazer.ts';
import { iso, loteUid, Mesa } from '../mesa.ts';

const A: TipoLance = 'AUTOMATICO';
const M: TipoLance = 'MANUAL';

const mesa = (minimo: number, opcoes: { passo?: number; reserva?: number; empate?: 'manual' } = {}) =>
  new Mesa({ ...(opcoes.empate && { empate: opcoes.empate }) }, [
    {
      valor: { minimo: minimo * 100, incremento: (opcoes.passo ?? 50) * 100 },
      ...(opcoes.reserva && { valorComitente: opcoes.reserva * 100 }),
      fim: 1_000,
    },
  ]);

/** Cancels the n-th accepted bid, from 0. */
function cancelar(jogo: Mesa, n: number, segundo = 50) {
  return cancelarUid(jogo, jogo.lote().instrucoes[n]!.lance, segundo);
}
const cancelarUid = (jogo: Mesa, lance: string, segundo = 50) =>
  jogo.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance, motivo: 'engano' }, segundo, 'equipe');
const ultimo = (jogo: Mesa) => {
  const evento = jogo.eventos.at(-1)!;
  if (evento.tipo !== 'LanceCancelado/1') throw new Error(`not a cancellation: ${evento.tipo}`);
  return evento;
};

describe('cancelling a bid (rule 19)', () => {
  test('asks the lot’s own clock, which stands in a pause and while suspended; what ended before stays ended', () => {
    const suspender = (jogo: Mesa, segundo: number) =>
      jogo.mandar(
        {
          tipo: 'mudar-situacao-lote',
          lelUid: loteUid(1),
          situacao: 'SUSPENSO',
          motivo: 'x',
          como: ['equipe'],
        },
        segundo,
      );
    const parar = {
      pausa: (jogo: Mesa, segundo: number) => jogo.leiloeiro({ acao: 'pausar' }, segundo, { seq: 0 }),
      suspensao: suspender,
    };
    for (const [nome, para] of Object.entries(parar)) {
      const jogo = mesa(500);
      jogo.lance('A', M, 500, 10);
      jogo.lance('B', M, 700, 20);
      expect(para(jogo, 990), nome).toMatchObject({ ok: true });
      // By the wall the lot ended at 1,000; its clock stands at 990.
      expect(cancelar(jogo, 1, 1_200), nome).toMatchObject({ ok: true, valor: { valorAtual: 50_000 } });
      expect(jogo.placar()).toBe('A 500');

      const antigo = mesa(500);
      antigo.lance('A', M, 500, 10);
      para(antigo, 990);
      antigo.formato = 2;
      expect(cancelar(antigo, 0, 1_200), nome).toMatchObject({ codigo: 'ENCERRADO' });

      const tarde = mesa(500);
      tarde.lance('A', M, 500, 10);
      para(tarde, 1_010);
      expect(cancelar(tarde, 0, 1_020), nome).toMatchObject({ codigo: 'ENCERRADO' });
    }
  });

  test('a challenger gone takes the answer it drew along, and the price falls', () => {
    const jogo = mesa(500);
    jogo.lance('A', A, 1000);
    jogo.lance('B', M, 700);
    expect(jogo.placar()).toBe('A 750');
    expect(cancelar(jogo, 1)).toMatchObject({
      ok: true,
      valor: { valorAtual: 50_000, qtdLances: 1, seq: 5 },
    });
    expect(jogo.placar()).toBe('A 500');
    expect(ultimo(jogo).elo!.publico).toMatchObject({ anulados: [3, 4], revistos: [], valor: 50_000 });
    expect(posicaoDe(jogo.lote(), 'B')).toBe('nao-esta-participando');
    expect(posicaoDe(jogo.lote(), 'A')).toBe('ganhando');
  });

  test('a cap gone takes its answers along: who comes next leads at what they would have paid', () => {
    const jogo = mesa(500);
    jogo.lance('A', A, 1000);
    jogo.lance('B', A, 700);
    jogo.lance('C', A, 1500);
    expect(jogo.placar()).toBe('C 1050');
    cancelar(jogo, 0);
    expect(jogo.placar()).toBe('C 750');
    expect(jogo.lote().lideranca!.maximo).toBe(150_000);
    // B, alone then, would have led at the opening price.
    expect(ultimo(jogo).elo!.publico).toMatchObject({
      anulados: [2, 4],
      revistos: [
        { seq: 3, valor: 50_000 },
        { seq: 5, valor: 75_000 },
      ],
      lider: { apelido: 'apelido-C' },
      qtdLances: 2,
    });
  });

  test('an automatic answer names the instruction that set the cap, a silent raise included', () => {
    const jogo = mesa(500);
    jogo.lance('A', A, 1000);
    jogo.lance('A', A, 2000);
    jogo.lance('B', M, 1500);
    expect(jogo.placar()).toBe('A 1550');
    const resposta = jogo.lote().instrucoes[2]!.resposta!.lance;
    expect(cancelarUid(jogo, resposta)).toMatchObject({
      ok: true,
      valor: { uid: jogo.lote().instrucoes[1]!.lance },
    });
    // The first cap of 1,000 still counts, and B is above it.
    expect(jogo.placar()).toBe('B 1500');
    expect(ultimo(jogo).elo!.publico).toMatchObject({ lance: null, anulados: [4] });
  });

  test('a silent raise that nothing came of is taken back in silence, and committed to (rules 8, 23)', () => {
    const jogo = mesa(500);
    jogo.lance('A', A, 1000);
    jogo.lance('A', A, 2000);
    const { seq, hash } = jogo.lote();
    expect(cancelar(jogo, 1)).toMatchObject({ ok: true, valor: { seq } });
    expect(jogo.lote()).toMatchObject({ seq, hash, qtdLances: 1, lideranca: { maximo: 100_000 } });
    expect(jogo.lote().silenciosos).toHaveLength(2);
    const { sal, compromisso, lance } = ultimo(jogo);
    const parte = { lelUid: loteUid(1), lance, cliUid: 'A', cancelado: true, instante: iso(50) };
    expect(compromisso).toBe(createHash('sha256').update(textoDoCompromisso(sal!, parte)).digest('hex'));
  });

  test('nobody bids against themselves: what they offered more raises their cap in silence, a literal bid too (E3 without its second bidder)', () => {
    const automatico = mesa(500);
    automatico.lance('A', A, 700);
    automatico.lance('B', A, 1000);
    automatico.lance('A', A, 1000);
    cancelar(automatico, 1);
    expect(automatico.placar()).toBe('A 500');
    expect(automatico.lote()).toMatchObject({ qtdLances: 1, lideranca: { maximo: 100_000 } });

    const literal = mesa(500);
    literal.lance('A', M, 500);
    literal.lance('B', M, 600);
    literal.lance('A', M, 700);
    cancelar(literal, 1);
    expect(literal.placar()).toBe('A 500');
    expect(literal.lote()).toMatchObject({ qtdLances: 1, lideranca: { maximo: 70_000 } });
  });

  test('a tie is decided again by the order of the instructions that set the caps (rule 7)', () => {
    const jogo = mesa(500);
    jogo.lance('A', A, 700);
    jogo.lance('B', A, 1000);
    jogo.lance('A', A, 1000);
    jogo.lance('C', M, 1100);
    cancelar(jogo, 3);
    expect(jogo.placar()).toBe('B 1000');
  });

  test('the reserve is asked again: without the bid that met it the price is below it', () => {
    const jogo = mesa(1000, { reserva: 9800, passo: 100 });
    jogo.lance('A', A, 5000);
    jogo.lance('B', A, 10_000);
    expect(jogo.placar()).toBe('B 9800');
    cancelar(jogo, 1);
    expect(jogo.placar()).toBe('A 1000');
  });

  test('each bid is weighed under the terms it was made under', () => {
    const jogo = mesa(500, { passo: 50 });
    jogo.lance('A', A, 1000);
    jogo.lance('B', M, 600);
    const { valor } = jogo.lote().dados;
    jogo.mandar({ tipo: 'alterar-leilao', mudancas: { incrementos: [{ valor: 99_900 }] }, termos: true }, 20);
    expect(valor.incremento).toBe(5_000);
    jogo.lance('C', M, 700);
    cancelar(jogo, 2);
    expect(jogo.placar()).toBe('A 650');
  });

  test('who loses the older of two caps loses its priority, and pays the step above who was level with it (rules 6, 7)', () => {
    const jogo = mesa(500);
    jogo.lance('A', A, 550);
    jogo.lance('B', A, 550);
    jogo.lance('A', A, 600);
    expect(jogo.placar()).toBe('A 550');
    cancelar(jogo, 0);
    expect(jogo.placar()).toBe('A 600');
  });

  test('the only bid gone leaves the lot as before the first', () => {
    const jogo = mesa(500);
    jogo.lance('A', M, 900);
    expect(cancelar(jogo, 0)).toMatchObject({ ok: true, valor: { valorAtual: null, proximoLance: 50_000 } });
    expect(jogo.lote()).toMatchObject({ lideranca: null, qtdLances: 0 });
    expect(jogo.lance('A', M, 500)).toMatchObject({ ok: true });
  });

  test('the end stays where the bid moved it', () => {
    const jogo = mesa(500);
    jogo.lance('A', M, 500, 900);
    const { dataFim } = jogo.lote();
    expect(dataFim).toBe(1_080_000);
    cancelar(jogo, 0, 950);
    expect(jogo.lote().dataFim).toBe(dataFim);
  });

  test('is refused twice, for what is no bid of the lot, from the end on, and after the close', () => {
    const jogo = mesa(500);
    jogo.lance('A', M, 500);
    jogo.lance('B', M, 600);
    cancelar(jogo, 0);
    expect(cancelar(jogo, 0)).toMatchObject({ codigo: 'LANCE_JA_CANCELADO' });
    expect(cancelarUid(jogo, 'outro')).toMatchObject({ codigo: 'LANCE_NAO_ENCONTRADO' });
    expect(cancelar(jogo, 1, 1_000)).toMatchObject({ codigo: 'ENCERRADO' });
    jogo.encerrar(1_000);
    expect(cancelar(jogo, 1, 1_001)).toMatchObject({ codigo: 'ENCERRADO' });
    expect(jogo.placar()).toBe('B 600');
  });
});

const lance = fc.record({
  quem: fc.constantFrom('A', 'B', 'C', 'D'),
  modo: fc.constantFrom<TipoLance[]>(A, M),
  /** Steps above the next bid, and how much of a step more. */
  passos: fc.integer({ min: 0, max: 8 }),
  resto: fc.constantFrom(0, 0, 17, 50),
});
const partida = fc.record({
  empate: fc.constantFrom('primeiro' as const, 'manual' as const),
  reserva: fc.constantFrom(0, 500, 800, 1_500),
  lances: fc.array(lance, { minLength: 1, maxLength: 14 }),
  cancelados: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
});

describe('any dispute', () => {
  test('refolds to itself, without somebody’s only bid the price is no higher, and it stays within the leader’s cap and at or above every other (rules 11, 19)', () => {
    let mudaram = 0;
    fc.assert(
      fc.property(partida, ({ empate, reserva, lances, cancelados }) => {
        const jogo = new Mesa({ empate }, [
          { valor: { minimo: 50_000, incremento: 5_000 }, valorComitente: reserva * 100, fim: 1_000 },
        ]);
        for (const { quem, modo, passos, resto } of lances) {
          const proximo = (jogo.lote().lideranca?.preco ?? 45_000) / 100 + 50;
          jogo.lance(quem, modo, proximo + passos * 50 + resto);
        }
        conferir(jogo);
        for (const [i, n] of cancelados.entries()) {
          const { instrucoes, lideranca, dataFim } = jogo.lote();
          cancelar(jogo, n % instrucoes.length);
          const [antes, depois] = [lideranca?.preco ?? 0, jogo.lote().lideranca?.preco ?? 0];
          if (depois !== antes) mudaram += 1;
          // Only another bid of the same person may ask more once this one is gone: a literal that it made needless, a later cap. And where
          // one was cancelled before, whoever that one had made needless: 950 against a cap of 1,000 that stands at 950 asks nothing until
          // what put it there goes as well.
          const { uid } = instrucoes[n % instrucoes.length]!.participante;
          if (i === 0 && !jogo.lote().participantes.has(uid)) expect(depois).toBeLessThanOrEqual(antes);
          expect(jogo.lote().dataFim).toBe(dataFim);
          conferir(jogo);
        }
      }),
      { numRuns: 1_500 },
    );
    expect(mudaram).toBeGreaterThan(500);
  });
});

function conferir(jogo: Mesa): void {
  const { instrucoes, lideranca, qtdLances, participantes } = jogo.lote();
  const { lideranca: refeita, qtdLances: contados } = redisputar(instrucoes);
  const semData = lideranca && { ...lideranca, data: undefined };
  expect(semData).toEqual(refeita && { ...refeita, data: undefined });
  expect(qtdLances).toBe(contados);
  const vivas = instrucoes.filter(({ cancelada }) => !cancelada);
  expect(new Set(participantes.keys())).toEqual(new Set(vivas.map(({ participante }) => participante.uid)));
  if (lideranca === null) {
    expect(vivas).toEqual([]);
    return;
  }
  const { preco, maximo, participante } = lideranca;
  expect(preco).toBeLessThanOrEqual(maximo);
  // Rule 11.
  for (const { participante: outro, valor } of vivas)
    if (outro.uid !== participante.uid) expect(valor).toBeLessThanOrEqual(preco);
}
