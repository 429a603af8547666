import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Acontecimento,
  acontecer,
  disparo,
  duvida,
  novoGatilho,
  type Oferta,
  REPOUSO_MS,
} from './gatilho.ts';

const oferta = (valor: number, tipo = 'MANUAL'): Oferta => ({ tipo, valor, serve: true });
const sobe = (valor: number, agora: number, minha = false): Acontecimento<Oferta> => ({
  ...{ tipo: 'oferta', oferta: oferta(valor), minha, agora },
});
const depois = (fatos: Acontecimento<Oferta>[], inicio = oferta(100)) =>
  fatos.reduce((gatilho, fato) => acontecer(gatilho, fato), novoGatilho(inicio));

describe('the button that commits', () => {
  it('sends what it said when the finger went down, whatever came in between', () => {
    const apertado = depois([{ tipo: 'apertou', agora: 0 }, sobe(110, 50), sobe(120, 90)]);
    expect(apertado.visto.valor).toBe(100);
    expect(disparo(apertado, 10_000)?.valor).toBe(100);
  });

  it('says the new amount once the finger is up, and rests from it', () => {
    const solto = depois([{ tipo: 'apertou', agora: 0 }, sobe(110, 50), { tipo: 'soltou', agora: 60 }]);
    expect(solto.visto.valor).toBe(110);
    expect(disparo(solto, 60 + REPOUSO_MS - 1)).toBeNull();
    expect(disparo(solto, 60 + REPOUSO_MS)?.valor).toBe(110);
  });

  it('does not count a press that began while it rested, however long it is held', () => {
    const emVao = depois([sobe(110, 0), { tipo: 'apertou', agora: REPOUSO_MS - 1 }]);
    expect(disparo(emVao, 5 * REPOUSO_MS)).toBeNull();
  });

  it('is awake at once for what the person chose, but a choice wakes nothing that rests', () => {
    expect(disparo(depois([sobe(150, 0, true)]), 0)?.valor).toBe(150);
    expect(disparo(depois([sobe(110, 0), sobe(150, 10, true)]), 20)).toBeNull();
  });

  it('rests after it came up under a finger that meant something else', () => {
    const novo = depois([{ tipo: 'apareceu', agora: 0 }]);
    expect(disparo(novo, REPOUSO_MS - 1)).toBeNull();
    expect(disparo(novo, REPOUSO_MS)?.valor).toBe(100);
  });

  it('sends nothing that is not accepted', () => {
    expect(disparo(novoGatilho({ ...oferta(100), serve: false }), 0)).toBeNull();
  });

  it('never sends an amount that was not on it, awake, when the finger went down', () => {
    const fato = fc.oneof(
      fc.record({
        tipo: fc.constant('sobe' as const),
        valor: fc.integer({ min: 1, max: 9 }),
        minha: fc.boolean(),
      }),
      fc.record({ tipo: fc.constantFrom('apertou' as const, 'soltou' as const, 'desistiu' as const) }),
      fc.record({ tipo: fc.constant('apareceu' as const) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(900), fato), { maxLength: 60 }), (fatos) => {
        let agora = 0;
        let gatilho = novoGatilho(oferta(5));
        // The naive model: what is seen now, since when it was changed by others, and what was seen at the press.
        let mudou = Number.NEGATIVE_INFINITY;
        let noDedo: { visto: number; acordado: boolean } | null = null;
        for (const [pausa, um] of fatos) {
          agora += pausa;
          if (um.tipo === 'apertou' && noDedo === null)
            noDedo = { visto: gatilho.visto.valor, acordado: agora - mudou >= REPOUSO_MS };
          if (um.tipo === 'soltou' && noDedo !== null) {
            const enviado = disparo(gatilho, agora);
            expect(enviado?.valor ?? null).toBe(noDedo.acordado ? noDedo.visto : null);
          }
          const antes = gatilho.visto.valor;
          gatilho = acontecer(
            gatilho,
            um.tipo === 'sobe' ? sobe(um.valor, agora, um.minha) : { tipo: um.tipo, agora },
          );
          if (um.tipo === 'soltou' || um.tipo === 'desistiu') noDedo = null;
          // Under a finger nothing moves.
          if (noDedo !== null) expect(gatilho.visto.valor).toBe(noDedo.visto);
          const minha = um.tipo === 'sobe' && um.minha;
          if (um.tipo === 'apareceu' || (gatilho.visto.valor !== antes && !minha)) mudou = agora;
        }
      }),
    );
  });
});

describe('an amount that is asked about again', () => {
  it('is more than one and a half times the next bid', () => {
    expect(duvida(150_000, { proximo: 100_000, mercado: null })).toBeNull();
    expect(duvida(150_001, { proximo: 100_000, mercado: null })).toBe('muito-acima');
  });

  it('is above the market value, where there is one', () => {
    expect(duvida(110_000, { proximo: 100_000, mercado: 110_000 })).toBeNull();
    expect(duvida(110_001, { proximo: 100_000, mercado: 110_000 })).toBe('acima-do-mercado');
    expect(duvida(110_001, { proximo: 100_000, mercado: 0 })).toBeNull();
  });
});
