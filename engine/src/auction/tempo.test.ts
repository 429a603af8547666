import { describe, expect, test } from 'vitest';
import { iso, Mesa } from './mesa.ts';

const fim = (mesa: Mesa, n = 1) => mesa.lote(n).dataFim! / 1000;

describe('E8: extension (rule 14)', () => {
  test('REINICIA: each late public bid leaves at least X; a silent raise does not; then ENCERRADO', () => {
    const mesa = new Mesa({ modoIncrementoTempo: 'REINICIA' }, [{ fim: 1000 }]);
    mesa.lance('A', 'AUTOMATICO', 1000, 900);
    expect(fim(mesa)).toBe(1080);
    mesa.lance('B', 'AUTOMATICO', 2000, 999);
    expect(fim(mesa)).toBe(1179);
    expect(mesa.lance('B', 'AUTOMATICO', 9000, 1100)).toMatchObject({ ok: true, valor: { seq: null } });
    expect(fim(mesa)).toBe(1179);
    mesa.lance('A', 'MANUAL', 4000, 1178);
    expect(fim(mesa)).toBe(1358);
    expect(mesa.lance('C', 'MANUAL', 20_000, 1400)).toMatchObject({ ok: false, codigo: 'ENCERRADO' });
  });

  test('SOMA: X is added to the end, only inside the window', () => {
    const mesa = new Mesa({ modoIncrementoTempo: 'SOMA' }, [{ fim: 1000 }]);
    mesa.lance('A', 'MANUAL', 1000, 900);
    expect(fim(mesa)).toBe(1180);
    mesa.lance('B', 'MANUAL', 2000, 999);
    expect(fim(mesa)).toBe(1180);
  });

  test('SOMA counts an instruction and the automatic answer it drew once', () => {
    const mesa = new Mesa({ modoIncrementoTempo: 'SOMA' }, [{ fim: 1000 }]);
    mesa.lance('A', 'AUTOMATICO', 9000, 10);
    mesa.lance('B', 'MANUAL', 1000, 990);
    expect(fim(mesa)).toBe(1180);
  });

  test('a lot without recebeIncrementoTempo keeps its end', () => {
    const mesa = new Mesa({}, [{ fim: 1000, recebeIncrementoTempo: false }]);
    mesa.lance('A', 'MANUAL', 1000, 999);
    expect(fim(mesa)).toBe(1000);
  });
});

describe('the open interval (rule 13)', () => {
  test('a bid counts at the opening instant and not at the end', () => {
    const mesa = new Mesa({}, [{ inicio: 100, fim: 1000 }]);
    expect(mesa.lance('A', 'MANUAL', 1000, 99.999)).toMatchObject({ codigo: 'LOTE_NAO_ABERTO' });
    expect(mesa.lance('A', 'MANUAL', 1000, 100)).toMatchObject({ ok: true });
    expect(mesa.lance('B', 'MANUAL', 2000, 1000)).toMatchObject({ codigo: 'ENCERRADO' });
  });

  test('the last millisecond is inside', () => {
    expect(new Mesa({}, [{ fim: 1000 }]).lance('A', 'MANUAL', 1000, 999.999)).toMatchObject({ ok: true });
  });

  test('an auction in preparation takes no bids, one that ended takes none any more', () => {
    expect(new Mesa({ situacao: 'CRIADO' }).lance('A', 'MANUAL', 1000)).toMatchObject({
      codigo: 'LOTE_NAO_ABERTO',
    });
    const mesa = new Mesa({}, []);
    mesa.incluir([{ fim: 1000 }]);
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'CANCELADO' }, 5);
    expect(mesa.lance('A', 'MANUAL', 1000)).toMatchObject({ codigo: 'ENCERRADO' });
  });
});

describe('sequence (rule 15)', () => {
  test('lots without an end of their own close in order, the interval apart', () => {
    const mesa = new Mesa({ intervaloEntreLotesSegundos: 120 }, [{}, {}, {}]);
    expect([1, 2, 3].map((n) => mesa.lote(n).dados.dataFim)).toEqual([iso(1000), iso(1120), iso(1240)]);
  });

  test('with cascata an extended lot pushes those after it, as far as needed', () => {
    const mesa = new Mesa({ intervaloEntreLotesSegundos: 120, cascata: true }, [{}, {}, {}, { fim: 5000 }]);
    mesa.lance('A', 'MANUAL', 1000, 990);
    expect([1, 2, 3, 4].map((n) => fim(mesa, n))).toEqual([1170, 1290, 1410, 5000]);
    expect(mesa.eventos.filter((e) => e.tipo === 'LoteProrrogado/1').map((e) => e.motivo)).toEqual([
      'lance',
      'cascata',
      'cascata',
    ]);
  });

  test('without cascata each keeps its own end', () => {
    const mesa = new Mesa({ intervaloEntreLotesSegundos: 120 }, [{}, {}]);
    mesa.lance('A', 'MANUAL', 1000, 990);
    expect([1, 2].map((n) => fim(mesa, n))).toEqual([1170, 1120]);
  });

  test('lots that are closed are stepped over', () => {
    const mesa = new Mesa({ intervaloEntreLotesSegundos: 120, cascata: true }, [{}, { fim: 500 }, {}]);
    mesa.encerrar(500, 2);
    mesa.lance('A', 'MANUAL', 1000, 990);
    expect([fim(mesa, 1), fim(mesa, 2), fim(mesa, 3)]).toEqual([1170, 500, 1290]);
  });
});

describe('close (rule 16)', () => {
  test('price at the reserve or above sells', () => {
    const mesa = new Mesa({}, [{ fim: 1000, valorComitente: 100_000 }]);
    mesa.lance('A', 'MANUAL', 1000);
    expect(mesa.encerrar(1000)).toMatchObject({
      ok: true,
      valor: { encerrado: true, situacao: 'AG_PAGAMENTO' },
    });
  });

  test('below the reserve it is conditional, without a bid not sold', () => {
    const mesa = new Mesa({}, [{ fim: 1000, valorComitente: 100_001 }, { fim: 1000 }]);
    mesa.lance('A', 'MANUAL', 1000);
    expect(mesa.encerrar(1000, 1)).toMatchObject({ valor: { situacao: 'CONDICIONAL' } });
    expect(mesa.encerrar(1000, 2)).toMatchObject({ valor: { situacao: 'NAO_ARREMATADO' } });
  });

  test('before the end it changes nothing, and twice is once', () => {
    const mesa = new Mesa({}, [{ fim: 1000 }]);
    mesa.lance('A', 'MANUAL', 1000);
    expect(mesa.encerrar(999.999)).toMatchObject({
      valor: { encerrado: false, situacao: 'LIBERADO_LEILAO' },
    });
    mesa.encerrar(1000);
    const { seq } = mesa.lote();
    expect(mesa.encerrar(1001)).toMatchObject({ valor: { encerrado: false, situacao: 'AG_PAGAMENTO' } });
    expect(mesa.lote().seq).toBe(seq);
  });

  test('a lot that the auctioneer ends by hand has no clock', () => {
    const mesa = new Mesa({}, [{ finalizacaoManual: true, fim: 1000 }]);
    expect(mesa.lote().dataFim).toBeNull();
    mesa.lance('A', 'MANUAL', 1000, 99_999);
    expect(mesa.encerrar(99_999)).toMatchObject({ valor: { encerrado: false } });
  });
});
