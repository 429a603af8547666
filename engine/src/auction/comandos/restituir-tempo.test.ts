import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';

const restituir = (mesa: Mesa, de: number, ate: number, agora = ate) =>
  mesa.mandar({ tipo: 'restituir-tempo', de: iso(de), ate: iso(ate) }, agora);
const fim = (mesa: Mesa, n = 1) => mesa.lote(n).dataFim! / 1000;

describe('time given back after an outage (rule 18)', () => {
  test('every open lot ends later by the whole gap, and says so publicly', () => {
    const mesa = new Mesa({}, [{ fim: 1000 }, { fim: 2000 }]);
    const { seq } = mesa.lote();
    expect(restituir(mesa, 100, 130)).toEqual({ ok: true, valor: { lotes: 2 } });
    expect([fim(mesa, 1), fim(mesa, 2)]).toEqual([1030, 2030]);
    expect(mesa.lote().seq).toBe(seq + 1);
    expect(mesa.eventos.at(-2)).toMatchObject({
      tipo: 'TempoRestituido/1',
      lelUid: loteUid(1),
      elo: { publico: { tipo: 'TempoRestituido', dataFim: iso(1030), de: iso(100), ate: iso(130) } },
    });
  });

  test('at least X remains', () => {
    const mesa = new Mesa({ incrementoAposLancesSegundos: 180 }, [{ fim: 110 }]);
    restituir(mesa, 100, 130);
    expect(fim(mesa)).toBe(130 + 180);
  });

  test('a lot whose end fell in the gap does not close until it had its time', () => {
    const mesa = new Mesa({ incrementoAposLancesSegundos: 0 }, [{ fim: 120 }]);
    restituir(mesa, 100, 130);
    mesa.encerrar(149);
    expect(mesa.lote().situacao).toBe('LIBERADO_LEILAO');
    expect(mesa.lance('A', 'MANUAL', 500, 149)).toMatchObject({ ok: true });
  });

  test('what had ended before the gap, is closed, or opens only after it stays as it is', () => {
    const mesa = new Mesa({}, [{ fim: 50 }, { fim: 100 }, { fim: 1000, inicio: 130 }, { fim: 60 }]);
    mesa.encerrar(60, 4);
    expect(restituir(mesa, 100, 130)).toMatchObject({ valor: { lotes: 0 } });
    expect([1, 2, 3, 4].map((n) => fim(mesa, n))).toEqual([50, 100, 1000, 60]);
    mesa.encerrar(130, 1);
    expect(mesa.lote(1).situacao).toBe('NAO_ARREMATADO');
    expect(mesa.lote(4).situacao).toBe('NAO_ARREMATADO');
  });

  test('a lot that opened in the gap gets the whole of it', () => {
    const mesa = new Mesa({}, [{ inicio: 129, fim: 1000 }]);
    restituir(mesa, 100, 130);
    expect(fim(mesa)).toBe(1030);
  });

  test('a live lot has no clock to set back (rule 17), and an auction in preparation none that runs', () => {
    const aoVivo = new Mesa({}, [{ finalizacaoManual: true }]);
    expect(restituir(aoVivo, 100, 130)).toMatchObject({ valor: { lotes: 0 } });
    const criado = new Mesa({ situacao: 'CRIADO' }, [{ fim: 1000, situacao: 'LIBERADO_LEILAO' }]);
    expect(restituir(criado, 100, 130)).toMatchObject({ valor: { lotes: 0 } });
  });

  test('the same gap is given back once (rule 10)', () => {
    const mesa = new Mesa({}, [{ fim: 1000 }]);
    const pedido = { tipo: 'restituir-tempo' as const, de: iso(100), ate: iso(130) };
    mesa.mandar(pedido, 130, 'sistema', 'restituir:100');
    mesa.mandar(pedido, 131, 'sistema', 'restituir:100');
    expect(fim(mesa)).toBe(1030);
  });

  test('an auction keeps its interval also where X lifts a lot, with cascata (rule 15)', () => {
    const regras = { incrementoAposLancesSegundos: 60, intervaloEntreLotesSegundos: 20 };
    const lotes = [{ fim: 101 }, { fim: 121 }, { fim: 122 }, { fim: 400 }];
    const [com, sem] = [new Mesa({ ...regras, cascata: true }, lotes), new Mesa(regras, lotes)];
    for (const mesa of [com, sem]) restituir(mesa, 100, 110);
    expect([1, 2, 3, 4].map((n) => fim(com, n))).toEqual([170, 190, 191, 410]);
    expect([1, 2, 3, 4].map((n) => fim(sem, n))).toEqual([170, 170, 170, 410]);
  });

  test('with cascata a lot is pushed no further than the interval, though it once stood further off (rule 15)', () => {
    const regras = { incrementoAposLancesSegundos: 60, intervaloEntreLotesSegundos: 20, cascata: true };
    const mesa = new Mesa(regras, [{ fim: 101 }, { fim: 131 }]);
    restituir(mesa, 100, 110);
    expect([fim(mesa, 1), fim(mesa, 2)]).toEqual([170, 190]);
  });

  test('no end moves back, none is left with less than the gap took, and the order stays', () => {
    const segundos = fc.integer({ min: 0, max: 400 });
    const cenario = fc.record({
      fins: fc.array(segundos, { minLength: 1, maxLength: 8 }),
      de: segundos,
      dura: fc.integer({ min: 2, max: 300 }),
      x: fc.integer({ min: 0, max: 200 }),
      cascata: fc.boolean(),
    });
    fc.assert(
      fc.property(cenario, ({ fins, de, dura, x, cascata }) => {
        const ate = de + dura;
        const mesa = new Mesa(
          { incrementoAposLancesSegundos: x, intervaloEntreLotesSegundos: 30, cascata },
          fins.map((fim) => ({ fim: fim + 1 })),
        );
        restituir(mesa, de, ate);
        const depois = fins.map((_, i) => fim(mesa, i + 1));
        for (const [i, antes] of fins.entries()) {
          if (antes + 1 <= de) expect(depois[i]).toBe(antes + 1);
          else expect(depois[i]).toBeGreaterThanOrEqual(Math.max(antes + 1 + dura, ate + x));
          for (const [j, outro] of fins.entries()) {
            if (antes < outro && antes + 1 > de) expect(depois[i]).toBeLessThanOrEqual(depois[j]!);
          }
        }
      }),
    );
  });
});
