import { TERMOS_PADRAO } from '@martelo/shared/condicional';
import { loteEscrita } from '@martelo/shared/lote';
import { describe, expect, it } from 'vitest';
import { evolve } from './evolve.ts';
import { loteUid, Mesa } from './mesa.ts';
import type { Evento } from './modelo/evento.ts';

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

  it('is by age also where two inclusions overtook each other', () => {
    const mesa = new Mesa({}, []);
    const incluir = (id: number, posicaoLeilao: number) => {
      const entrada = { nome: 'Lote', tipo: 'Carro', valor: { minimo: 50_000 }, posicaoLeilao };
      const dados = loteEscrita.parse(entrada);
      mesa.mandar({ tipo: 'incluir-lotes', lotes: [{ id, uid: loteUid(id), dados }] }, 10);
    };
    incluir(9, 2);
    incluir(8, 2);
    incluir(7, 1);
    expect(ordem(mesa)).toEqual([7, 8, 9]);
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
    mesa.mandar({ tipo: 'alterar-leilao', mudancas: { incrementos: [{ valor: 20_000 }] }, termos: true }, 12);
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

describe('what the fold keeps of a lot and its bids', () => {
  it('no reserve where none was said', () => {
    expect(new Mesa().lote().reserva).toBe(0);
    expect(new Mesa({}, [{ valorComitente: 1 }]).lote().reserva).toBe(1);
  });

  it('a bidder as they are known at their latest bid', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] });
    const lance = (valor: number, cidade: string, segundo: number) => {
      const participante = { uid: 'A', apelido: 'a', cidade };
      const pedido = { tipo: 'dar-lance', lelUid: loteUid(1), modo: 'MANUAL', participante, valor } as const;
      expect(mesa.mandar(pedido, segundo, 'A')).toMatchObject({ ok: true });
    };
    lance(50_000, 'Santos/SP', 10);
    mesa.lance('B', 'MANUAL', 600, 11);
    lance(70_000, 'Recife/PE', 12);
    expect(mesa.lote().participantes.get('A')).toMatchObject({ cidade: 'Recife/PE' });
    expect(mesa.lote().lideranca?.participante.cidade).toBe('Recife/PE');
    expect(mesa.lote().instrucoes[0]!.participante.cidade).toBe('Santos/SP');
  });

  it('the terms that each bid was made under, whichever of them changed (rule 19)', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] }, [{ valorComitente: 300_000 }]);
    const termos = () => mesa.lote().instrucoes.map(({ termos }) => termos);
    const alterar = (mudancas: object, segundo: number) =>
      expect(
        mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas, termos: true }, segundo).ok,
      ).toBe(true);
    mesa.lance('A', 'MANUAL', 500, 10);
    alterar({ valorComitente: 200_000 }, 11);
    mesa.lance('B', 'MANUAL', 600, 12);
    alterar({ valor: { incremento: 7_000 } }, 13);
    mesa.lance('C', 'MANUAL', 700, 14);
    expect(termos().map(({ reserva, incremento }) => [reserva, incremento])).toEqual([
      [300_000, undefined],
      [200_000, undefined],
      [200_000, 7_000],
    ]);
    const cancelar = (n: number) => {
      const { lance } = mesa.lote().instrucoes[n]!;
      mesa.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance, motivo: 'engano' }, 15);
    };
    for (const n of [0, 1, 2]) cancelar(n);
    // Without a bid that stands the opening price and the tie rule may change again.
    alterar({ valor: { minimo: 60_000 } }, 16);
    mesa.lance('A', 'MANUAL', 600, 17);
    cancelar(3);
    mesa.mandar({ tipo: 'alterar-leilao', mudancas: { empate: 'manual' } }, 18);
    mesa.lance('A', 'MANUAL', 600, 19);
    expect(termos().map(({ minimo, empate }) => [minimo, empate])).toEqual([
      ...[0, 1, 2].map(() => [50_000, 'primeiro']),
      [60_000, 'primeiro'],
      [60_000, 'manual'],
    ]);
  });

  it('who decides for the auction, from when they say so', () => {
    const mesa = new Mesa();
    expect(mesa.estado!.dono).toBeNull();
    expect(mesa.mandar({ tipo: 'assumir-posse', dono: 'b@host:1' }, 20)).toMatchObject({
      valor: { dono: 'b@host:1' },
    });
    expect(mesa.estado!.dono).toBe('b@host:1');
  });
});

describe('where a ledger closed (rule 23)', () => {
  const pagar = (mesa: Mesa, segundo: number) => {
    const pedido = { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao: 'PAGO' } as const;
    expect(mesa.mandar({ ...pedido, motivo: null, como: ['acerto'] }, segundo)).toMatchObject({ ok: true });
  };

  it('is the last entry of the command that closed its lot, and no later one', () => {
    const termosCondicional = { ...TERMOS_PADRAO, toleranciaPorcentagem: 50 };
    const mesa = new Mesa({}, [{ fim: 1_000, valorComitente: 60_000, termosCondicional }]);
    mesa.lance('A', 'MANUAL', 500);
    mesa.encerrar(1_000);
    const { seq, hash } = mesa.lote();
    // Opening, bid, close, release.
    expect(seq).toBe(4);
    expect(mesa.lote().fechamento).toEqual({ instante: 1_000_000, seq, hash });
    pagar(mesa, 1_200);
    expect(mesa.lote().seq).toBe(5);
    expect(mesa.lote().fechamento).toEqual({ instante: 1_000_000, seq, hash });
  });

  it('stays in the closing of its auction, whatever its lot’s ledger is given later', () => {
    const mesa = new Mesa({}, [{ fim: 1_000 }]);
    mesa.lance('A', 'MANUAL', 500);
    mesa.encerrar(1_000);
    const { seq, hash } = mesa.lote();
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, 1_100);
    pagar(mesa, 1_200);
    expect(mesa.estado!.termino!.pontas.get(loteUid(1))).toMatchObject({ seq, hash });
  });
});
