import { describe, expect, it } from 'vitest';
import type { Evento } from './evento.ts';
import { evolve } from './evolve.ts';
import { loteUid, Mesa } from './mesa.ts';

/** The fold refuses a log that no engine of ours can have written: going on would show a state that never was. */
describe('the fold stops at', () => {
  const lance = (mesa: Mesa) =>
    mesa.eventos.find(({ tipo }) => tipo === 'LanceAceito/1') as Extract<Evento, { tipo: 'LanceAceito/1' }>;

  it('a stream that begins otherwise than with its auction', () => {
    const mesa = new Mesa();
    const [, segundo] = mesa.eventos.filter(({ tipo }) => tipo === 'ComandoDecidido/1');
    expect(() => evolve(null, mesa.eventos[1]!)).toThrow('cannot begin with LeilaoCriado/1');
    expect(() => evolve(null, segundo!)).toThrow('cannot begin with ComandoDecidido/1');
  });

  it('a gap or a repetition in a lot’s ledger (rule 23)', () => {
    const mesa = new Mesa();
    mesa.lance('A', 'MANUAL', 500);
    const evento = lance(mesa);
    expect(() => evolve(mesa.estado, evento)).toThrow('2 after 2');
    expect(() => evolve(mesa.estado, { ...evento, elo: { ...evento.elo, seq: 4 } })).toThrow('4 after 2');
  });

  it('an event of a lot that was never included', () => {
    const mesa = new Mesa();
    mesa.lance('A', 'MANUAL', 500);
    expect(() => evolve(mesa.estado, { ...lance(mesa), lelUid: loteUid(9) })).toThrow(loteUid(9));
  });
});

describe('the order of the lots', () => {
  const ordem = (mesa: Mesa) => mesa.estado!.ordem.map((uid) => Number(uid.slice(-2)));

  it('is by place, and by age where two have the same, however they came in', () => {
    const mesa = new Mesa({}, [
      { posicaoLeilao: 5 },
      { posicaoLeilao: 7 },
      { posicaoLeilao: 5 },
      { posicaoLeilao: 1 },
    ]);
    expect(ordem(mesa)).toEqual([4, 1, 3, 2]);
  });

  it('follows a lot to its new place, first, last and between equals', () => {
    const mesa = new Mesa({}, [{ posicaoLeilao: 10 }, { posicaoLeilao: 20 }, { posicaoLeilao: 30 }]);
    const mover = (lote: number, posicaoLeilao: number) => {
      mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(lote), mudancas: { posicaoLeilao } }, 10);
      return ordem(mesa);
    };
    expect(mover(1, 40)).toEqual([2, 3, 1]);
    expect(mover(3, 20)).toEqual([2, 3, 1]);
    expect(mover(2, 20.5 as number)).toEqual([3, 2, 1]);
    expect(mover(1, 1)).toEqual([1, 3, 2]);
  });
});

describe('what a cancellation leaves (rule 19)', () => {
  it('is who leads now, with the instruction behind their cap, and who still has a bid', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] }, [{ fim: 5_000 }, { finalizacaoManual: true }]);
    for (const lote of [1, 2]) {
      mesa.lance('A', 'AUTOMATICO', 800, 10, lote);
      mesa.lance('B', 'MANUAL', 1_000, 11, lote);
      const { lance } = mesa.lote(lote).lideranca!;
      const cancelar = { tipo: 'cancelar-lance', lelUid: loteUid(lote), lance, motivo: 'engano' } as const;
      const { dataFim } = mesa.lote(lote).dados;
      expect(mesa.mandar(cancelar, 12)).toMatchObject({ ok: true, valor: { valorAtual: 50_000, dataFim } });
      const { lideranca, daLideranca, participantes, qtdLances } = mesa.lote(lote);
      expect([lideranca?.participante.uid, lideranca?.maximo, qtdLances]).toEqual(['A', 80_000, 1]);
      expect(daLideranca?.lance).toBe(lideranca?.lance);
      expect([...participantes.keys()]).toEqual(['A']);
    }
  });

  it('is nobody when it was the only bid, and the opening price again', () => {
    const mesa = new Mesa();
    mesa.lance('A', 'AUTOMATICO', 800);
    const { lance } = mesa.lote().lideranca!;
    mesa.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance, motivo: 'engano' }, 12);
    expect([mesa.lote().lideranca, mesa.lote().daLideranca, mesa.lote().qtdLances]).toEqual([null, null, 0]);
    expect(mesa.lance('B', 'MANUAL', 500, 13)).toMatchObject({ ok: true, valor: { valorAtual: 50_000 } });
  });

  it('goes by the terms each bid was made under', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] });
    mesa.lance('A', 'AUTOMATICO', 2_000, 10);
    mesa.lance('B', 'MANUAL', 1_000, 11);
    expect(mesa.placar()).toBe('A 1050');
    mesa.mandar({ tipo: 'alterar-leilao', mudancas: { incrementos: [{ valor: 20_000 }] } }, 12);
    mesa.lance('C', 'MANUAL', 1_500, 13);
    expect(mesa.placar()).toBe('A 1700');
    const ultimo = mesa.lote().instrucoes.at(-1)!.lance;
    mesa.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance: ultimo, motivo: 'engano' }, 14);
    expect(mesa.placar()).toBe('A 1050');
    expect(mesa.lote().instrucoes.map(({ termos }) => termos.incrementos[0]!.valor)).toEqual([
      5_000, 5_000, 20_000,
    ]);
  });

  it('is a lot on the block without its call: whoever stood by a price that fell may bid again (rule 17)', () => {
    const mesa = new Mesa({}, [{ finalizacaoManual: true }]);
    mesa.leiloeiro({ acao: 'abrir-lote' }, 5);
    mesa.lance('A', 'MANUAL', 500, 10);
    mesa.leiloeiro({ acao: 'dou-lhe-uma' }, 11);
    expect(mesa.lote().situacao).toBe('DOULHE_UMA');
    const { lance } = mesa.lote().lideranca!;
    mesa.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance, motivo: 'engano' }, 12);
    expect(mesa.lote().situacao).toBe('AO_VIVO');
  });

  it('names a public bid by its uid, and a raise that was silent by none (rule 8)', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] });
    mesa.lance('A', 'AUTOMATICO', 600, 10);
    const publico = mesa.lote().lideranca!.lance;
    mesa.lance('A', 'AUTOMATICO', 2_000, 11);
    const silencioso = mesa.lote().lideranca!.lance;
    mesa.lance('B', 'MANUAL', 1_000, 12);
    const cancelar = (lance: string, segundo: number) => {
      mesa.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance, motivo: 'engano' }, segundo);
      return mesa.eventos.findLast((evento) => evento.tipo === 'LanceCancelado/1');
    };
    expect(cancelar(silencioso, 13)).toMatchObject({ elo: { publico: { lance: null } } });
    expect(mesa.placar()).toBe('B 1000');
    expect(cancelar(publico, 14)).toMatchObject({ elo: { publico: { lance: publico } } });
  });
});
