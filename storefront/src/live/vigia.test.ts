import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aFazer,
  CONSULTA_MS,
  estadoDaConexao,
  type Fato,
  novaVigia,
  OLHAR_MS,
  observar,
  type Pressa,
  type Vigia,
} from './vigia.ts';

/** Runs a vigil from `de` to `ate`, looking every so often; signs and questions are answered, late, or never. */
function correr(
  inicio: Vigia,
  {
    de,
    ate,
    pressa,
    sinal,
    consulta,
  }: { de: number; ate: number; pressa: Pressa; sinal: number | null; consulta: 'sim' | 'nao' | 'nunca' },
): { vigia: Vigia; atos: [string, number][] } {
  let vigia = inicio;
  const atos: [string, number][] = [];
  const depois: [number, Fato['tipo']][] = [];
  for (let agora = de; agora <= ate; agora += OLHAR_MS) {
    for (const [quando, tipo] of depois.filter(([quando]) => quando > agora - OLHAR_MS && quando <= agora))
      vigia = observar(vigia, { tipo, agora: quando });
    const ato = aFazer(vigia, agora, pressa);
    if (ato === 'nada') continue;
    atos.push([ato, agora]);
    if (ato === 'pedir-sinal') {
      vigia = observar(vigia, { tipo: 'pediu-sinal', agora });
      if (sinal !== null) depois.push([agora + sinal, 'ouviu']);
    } else if (ato === 'dar-por-congelada') vigia = observar(vigia, { tipo: 'congelou', agora });
    else {
      vigia = observar(vigia, { tipo: 'consultou', agora });
      if (consulta !== 'nunca') depois.push([agora + 200, consulta === 'sim' ? 'respondida' : 'falhou']);
    }
  }
  return { vigia, atos };
}

const ligada = (agora = 0): Vigia => observar(novaVigia(agora), { tipo: 'ligou', agora });

describe('the vigil over the connection', () => {
  it('notices a frozen connection within five seconds near the end, whenever it froze', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(OLHAR_MS - 1), (antes, fase) => {
        // Well, answering every sign at once, until it freezes just after the last one.
        const bem = correr(ligada(), { de: fase, ate: antes, pressa: 'perto', sinal: 10, consulta: 'sim' });
        const congelou = Math.max(bem.vigia.noticia ?? 0, 0);
        const { atos } = correr(bem.vigia, {
          ...{ de: Math.max(fase, antes - ((antes - fase) % OLHAR_MS) + OLHAR_MS), ate: congelou + 20_000 },
          ...{ pressa: 'perto', sinal: null, consulta: 'sim' },
        });
        const [, noticiado = Number.POSITIVE_INFINITY] =
          atos.find(([ato]) => ato === 'dar-por-congelada') ?? [];
        expect(noticiado - congelou).toBeLessThanOrEqual(5_000);
        // And asks for prices from that moment on.
        const [, consultou = Number.POSITIVE_INFINITY] = atos.find(([ato]) => ato === 'consultar') ?? [];
        expect(consultou - noticiado).toBeLessThanOrEqual(OLHAR_MS);
        // Where that gets no answer either, it is said by then.
        const { vigia: muda } = correr(bem.vigia, {
          ...{ de: Math.max(fase, antes - ((antes - fase) % OLHAR_MS) + OLHAR_MS), ate: congelou + 5_000 },
          ...{ pressa: 'perto', sinal: null, consulta: 'nunca' },
        });
        expect(estadoDaConexao(muda, congelou + 5_000)).toBe('perdida');
      }),
    );
  });

  it('leaves a socket alone that answers, however slow the sign is in time', () => {
    const { atos } = correr(ligada(), { de: 0, ate: 60_000, pressa: 'perto', sinal: 2_000, consulta: 'sim' });
    expect(atos.some(([ato]) => ato !== 'pedir-sinal')).toBe(false);
  });

  it('asks nothing of a socket that speaks by itself', () => {
    let vigia = ligada();
    for (let agora = 0; agora < 30_000; agora += 1_000) {
      vigia = observar(vigia, { tipo: 'ouviu', agora });
      expect(aFazer(vigia, agora + 999, 'perto')).toBe('nada');
    }
  });

  it('asks for prices where no socket ever gets through, every few seconds and one question at a time', () => {
    const { vigia, atos } = correr(novaVigia(0), {
      de: 0,
      ate: 30_000,
      pressa: 'perto',
      sinal: null,
      consulta: 'sim',
    });
    expect(atos.every(([ato]) => ato === 'consultar')).toBe(true);
    const quando = atos.map(([, agora]) => agora);
    expect(quando[0]).toBeLessThanOrEqual(3_000);
    for (const [i, agora] of quando.entries())
      if (i > 0) expect(agora - quando[i - 1]!).toBeGreaterThanOrEqual(CONSULTA_MS.perto);
    expect(estadoDaConexao(vigia, 30_000)).toBe('consulta');
    const muda = correr(novaVigia(0), {
      de: 0,
      ate: 30_000,
      pressa: 'perto',
      sinal: null,
      consulta: 'nunca',
    });
    expect(muda.atos).toHaveLength(1);
  });

  it('says that nothing comes only when asking fails too, and that all is well once it is', () => {
    const sem = correr(novaVigia(0), {
      de: 0,
      ate: 10_000,
      pressa: 'longe',
      sinal: null,
      consulta: 'nao',
    }).vigia;
    expect(estadoDaConexao(sem, 10_000)).toBe('perdida');
    expect(estadoDaConexao(observar(sem, { tipo: 'ligou', agora: 10_001 }), 10_001)).toBe('ligada');
  });

  it('says nothing of a blip', () => {
    const caiu = observar(ligada(), { tipo: 'desligou', agora: 1_000 });
    expect([estadoDaConexao(caiu, 3_000), aFazer(caiu, 3_000, 'perto')]).toEqual(['ligando', 'nada']);
  });
});
