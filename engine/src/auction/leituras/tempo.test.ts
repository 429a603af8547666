import { describe, expect, test } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';

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

  test('the interval is two minutes when nobody says another', () => {
    const mesa = new Mesa({}, [{}, {}]);
    expect([fim(mesa, 1), fim(mesa, 2)]).toEqual([1000, 1120]);
  });

  test('lots that are suspended, withdrawn or without a clock are stepped over, and keep their own end', () => {
    const mesa = new Mesa({ cascata: true }, [{}, {}, {}, { finalizacaoManual: true }, {}]);
    const como = ['equipe'] as const;
    const mudar = (n: number, situacao: 'SUSPENSO' | 'LOTE_CANCELADO') =>
      mesa.mandar({ tipo: 'mudar-situacao-lote', lelUid: loteUid(n), situacao, motivo: null, como }, 5);
    mudar(2, 'SUSPENSO');
    mudar(3, 'LOTE_CANCELADO');
    mesa.lance('A', 'MANUAL', 1000, 990);
    expect([1, 2, 3, 5].map((n) => fim(mesa, n))).toEqual([1170, 1120, 1240, 1480]);
    expect(mesa.lote(4).dataFim).toBeNull();
    mesa.lance('B', 'MANUAL', 2000, 1169);
    mesa.lance('A', 'MANUAL', 3000, 1348);
    expect([1, 5].map((n) => fim(mesa, n))).toEqual([1528, 1648]);
  });

  test('only what comes too close is pushed, each extension by what it needs', () => {
    const mesa = new Mesa({ cascata: true }, [{}, { fim: 1200 }, { fim: 1400 }]);
    mesa.lance('A', 'MANUAL', 1000, 850);
    expect([1, 2, 3].map((n) => fim(mesa, n))).toEqual([1030, 1200, 1400]);
    mesa.lance('B', 'MANUAL', 2000, 1029);
    expect([1, 2, 3].map((n) => fim(mesa, n))).toEqual([1209, 1329, 1449]);
  });

  test('a lot before the extended one is not touched', () => {
    const mesa = new Mesa({ cascata: true }, [{}, {}, {}]);
    mesa.lance('A', 'MANUAL', 1000, 995, 2);
    expect([1, 2, 3].map((n) => fim(mesa, n))).toEqual([1000, 1175, 1295]);
  });

  test('the order is that of the places as they are now, not as the lots came', () => {
    const mesa = new Mesa({ cascata: true }, [{}, {}, {}]);
    mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(3), mudancas: { posicaoLeilao: 1 } }, 5);
    mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas: { posicaoLeilao: 3 } }, 5);
    expect(mesa.estado!.ordem).toEqual([loteUid(3), loteUid(2), loteUid(1)]);
    mesa.lance('A', 'MANUAL', 1000, 1239, 3);
    expect([3, 2, 1].map((n) => fim(mesa, n))).toEqual([1419, 1539, 1659]);
  });

  test('a lot added later takes its place among the others, and is pushed with them', () => {
    const mesa = new Mesa({ cascata: true }, [{}, { posicaoLeilao: 3 }]);
    mesa.incluir([{ posicaoLeilao: 2 }, {}]);
    expect([1, 3, 2, 4].map((n) => fim(mesa, n))).toEqual([1000, 1120, 1240, 1360]);
    expect(mesa.estado!.ordem).toEqual([1, 3, 2, 4].map(loteUid));
    mesa.lance('A', 'MANUAL', 1000, 990);
    expect([1, 3, 2, 4].map((n) => fim(mesa, n))).toEqual([1170, 1290, 1410, 1530]);
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
