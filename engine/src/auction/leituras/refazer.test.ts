import type { TipoLance } from '@martelo/shared/lance';
import { describe, expect, it } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';
import type { Pedido } from '../modelo/comando.ts';
import type { Evento } from '../modelo/evento.ts';
import { maiorLanceDe } from './refazer.ts';

const A: TipoLance = 'AUTOMATICO';
const M: TipoLance = 'MANUAL';
const lelUid = loteUid(1);
type Cancelado = Extract<Evento, { tipo: 'LanceCancelado/1' }>;

/** A table opening at R$ 500 in steps of R$ 50, after these bids. */
function aposLances(...lances: [string, TipoLance, number][]): Mesa {
  const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] }, [{ fim: 1_000 }]);
  lances.forEach(([quem, modo, reais], i) => {
    expect(mesa.lance(quem, modo, reais, 10 + i)).toMatchObject({ ok: true });
  });
  return mesa;
}
/** Takes back the n-th accepted bid, from 0. */
function cancelar(mesa: Mesa, n: number, segundo = 50): Cancelado {
  const { lance } = mesa.lote().instrucoes[n]!;
  mesa.mandar({ tipo: 'cancelar-lance', lelUid, lance, motivo: 'engano' }, segundo);
  return mesa.eventos.findLast((evento) => evento.tipo === 'LanceCancelado/1')!;
}

describe('the dispute without a bid (rule 19)', () => {
  it('raises the leader’s cap, and not the price, to what their own literal bid offered (rules 2 and 11)', () => {
    const mesa = aposLances(['A', M, 500], ['B', M, 600], ['A', M, 700]);
    cancelar(mesa, 1);
    expect(mesa.lote().lideranca).toMatchObject({ preco: 50_000, maximo: 70_000, modo: M });
    mesa.lance('C', M, 650, 60);
    expect(mesa.placar()).toBe('A 700');
  });

  it('keeps the lead with the instruction that set the cap, when a later one of the same person only equals it (rule 7)', () => {
    const mesa = aposLances(['A', M, 500], ['B', M, 600], ['A', M, 700]);
    const doLiteral = mesa.lote().instrucoes[2]!.lance;
    cancelar(mesa, 1);
    mesa.lance('A', A, 700, 60);
    cancelar(mesa, 0);
    expect(mesa.lote().lideranca).toMatchObject({ preco: 70_000, modo: M, lance: doLiteral });
  });

  it('passes over a bid that only equals the price that stands before it', () => {
    const mesa = aposLances(['A', M, 500], ['B', M, 600], ['A', M, 700]);
    cancelar(mesa, 1);
    mesa.lance('C', M, 700, 60);
    expect(mesa.placar()).toBe('A 700');
    expect(cancelar(mesa, 0)).toMatchObject({ qtdLances: 1 });
    expect(mesa.placar()).toBe('A 700');
  });

  it('gives a raise that was silent no line, though it leads publicly now (rule 8)', () => {
    const mesa = aposLances(['A', A, 550], ['B', A, 550], ['A', A, 600]);
    const { revistos, elo } = cancelar(mesa, 0);
    expect(mesa.placar()).toBe('A 600');
    expect(revistos.map(({ seq }) => seq)).toEqual([3]);
    expect(elo!.publico).toMatchObject({ valor: 60_000, qtdLances: 2 });
  });

  it('is public when only the number of bids changes', () => {
    const mesa = aposLances(['A', A, 550], ['B', A, 550], ['A', A, 600], ['C', M, 700]);
    cancelar(mesa, 0);
    const { qtdLances } = mesa.lote();
    const { elo, anulados, revistos } = cancelar(mesa, 2);
    expect([anulados, revistos]).toEqual([[], []]);
    expect(elo!.publico).toMatchObject({ qtdLances: qtdLances - 1, valor: 70_000 });
  });

  it('is public when one line falls, another stands again, and leader, price and number stay', () => {
    const mesa = aposLances(['A', M, 500], ['B', M, 600], ['A', M, 700]);
    cancelar(mesa, 1);
    mesa.lance('C', M, 800, 60);
    const { elo } = cancelar(mesa, 0, 70);
    expect(elo!.publico).toMatchObject({
      anulados: [2],
      revistos: [{ seq: 4, valor: 70_000 }],
      qtdLances: 2,
      valor: 80_000,
    });
  });

  it('is public when nothing but the amount of one answer changes', () => {
    const mesa = aposLances(['A', A, 600], ['A', A, 650], ['B', M, 600], ['C', M, 800]);
    const { elo, qtdLances } = cancelar(mesa, 1);
    expect(elo!.publico).toMatchObject({
      anulados: [],
      revistos: [{ seq: 4, valor: 60_000 }],
      valor: 80_000,
    });
    expect(qtdLances).toBe(4);
  });

  it('dates the leader’s price by the cancellation when it moved, and as before when it did not', () => {
    const moveu = aposLances(['A', A, 1_000], ['B', M, 700]);
    cancelar(moveu, 1, 50);
    expect(moveu.lote().lideranca).toMatchObject({ preco: 50_000, data: iso(50) });
    const ficou = aposLances(['A', M, 500], ['B', M, 600], ['C', M, 700]);
    cancelar(ficou, 0, 50);
    expect(ficou.lote().lideranca).toMatchObject({ preco: 70_000, data: iso(12) });
  });

  it('stands where a buyer who desisted had led: whom nobody answered then, a cap may answer now (rules 9 and 17)', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] }, [
      { finalizacaoManual: true, valorComitente: 300_000, valor: { compreJa: 180_000 } },
    ]);
    mesa.leiloeiro({ acao: 'abrir-lote' }, 5);
    mesa.lance('A', A, 2_000, 10);
    const participante = { uid: 'X', apelido: 'x', cidade: 'y' };
    const desistir: Pedido = {
      ...{
        tipo: 'mudar-situacao-lote',
        lelUid,
        situacao: 'CLIENTE_DESISTIU',
        motivo: null,
        como: ['acerto'],
      },
    };
    expect(mesa.mandar({ tipo: 'comprar-ja', lelUid, participante }, 11, 'X')).toMatchObject({ ok: true });
    expect(mesa.mandar(desistir, 12)).toMatchObject({ ok: true });
    expect(mesa.leiloeiro({ acao: 'repasse' }, 13)).toMatchObject({ ok: true });
    mesa.lance('B', M, 1_900, 14);
    mesa.lance('C', M, 2_100, 15);
    expect(mesa.placar()).toBe('C 2100');
    const { revistos } = cancelar(mesa, 2);
    expect(mesa.placar()).toBe('A 1950');
    expect(revistos).toEqual([]);
  });
});

describe('what a person bid at most', () => {
  it('is what still stands of it: nothing of a cancelled bid', () => {
    const mesa = aposLances(['A', M, 500], ['B', M, 600], ['C', M, 700], ['A', M, 800]);
    cancelar(mesa, 3);
    cancelar(mesa, 1);
    const { instrucoes } = mesa.lote();
    expect(['A', 'B', 'C'].map((quem) => maiorLanceDe(instrucoes, quem))).toEqual([50_000, null, 70_000]);
  });

  it('leaves out an answer that is given no more', () => {
    const mesa = aposLances(['A', A, 1_000], ['B', M, 700]);
    cancelar(mesa, 1);
    const { instrucoes } = mesa.lote();
    expect(['A', 'B'].map((quem) => maiorLanceDe(instrucoes, quem))).toEqual([50_000, null]);
    cancelar(mesa, 0);
    expect(maiorLanceDe(mesa.lote().instrucoes, 'A')).toBeNull();
  });
});
