import { describe, expect, it } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';

/** The table's auction is at 1,000 s, lots 120 s apart unless another interval is said: ends at 1,000, 1,120 and 1,240 s. */
const trocar = (mesa: Mesa, segundo = 20) =>
  mesa.mandar({ tipo: 'ordenar-lotes', lelUids: [loteUid(2), loteUid(1)] }, segundo);
const fins = (mesa: Mesa) =>
  [1, 2].map((n) => mesa.lote(n).dataFim).map((fim) => (fim === null ? null : fim / 1_000));

describe('a lot that gets another place (rule 15)', () => {
  it('shows its new end publicly, and nothing when the end stays', () => {
    const mesa = new Mesa({}, [{}, { fim: 5_000 }]);
    const antes = [mesa.lote(1).seq, mesa.lote(2).seq];
    trocar(mesa);
    expect(fins(mesa)).toEqual([1_120, 5_000]);
    expect([mesa.lote(1).seq, mesa.lote(2).seq]).toEqual([antes[0]! + 1, antes[1]]);
    const publicos = mesa.eventos.flatMap((evento) =>
      'elo' in evento && evento.elo !== null ? [evento.elo.publico] : [],
    );
    expect(publicos.at(-1)).toMatchObject({ tipo: 'LoteAlterado', dataFim: iso(1_120) });
  });

  it('keeps no clock where it has none, and an end that staff set', () => {
    const mesa = new Mesa({}, [{ finalizacaoManual: true }, { fim: 1_121 }]);
    expect(trocar(mesa)).toMatchObject({ ok: true });
    expect(fins(mesa)).toEqual([null, 1_121]);
    expect([1, 2].map((n) => mesa.lote(n).posicaoLeilao)).toEqual([2, 1]);
  });

  it('keeps its end when the one of its place has come, to the millisecond', () => {
    const depois = new Mesa({}, [{}, {}]);
    trocar(depois, 1_000);
    expect(fins(depois)).toEqual([1_120, 1_120]);
    const antes = new Mesa({}, [{}, {}]);
    trocar(antes, 999.999);
    expect(fins(antes)).toEqual([1_120, 1_000]);
  });

  it('keeps its end when the one of its place is not after its start, to the millisecond', () => {
    const depois = new Mesa({}, [{}, { inicio: 1_000 }]);
    trocar(depois);
    expect(fins(depois)).toEqual([1_120, 1_120]);
    const antes = new Mesa({}, [{}, { inicio: 999.999 }]);
    trocar(antes);
    expect(fins(antes)).toEqual([1_120, 1_000]);
  });

  it('says nothing publicly where all end at once', () => {
    const mesa = new Mesa({ intervaloEntreLotesSegundos: 0 }, [{}, {}]);
    const antes = [mesa.lote(1).seq, mesa.lote(2).seq];
    trocar(mesa);
    expect([mesa.lote(1).seq, mesa.lote(2).seq]).toEqual(antes);
  });
});
