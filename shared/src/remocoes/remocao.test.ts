import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adiantado,
  CODIGOS_REMOCAO,
  metrosEntre,
  PASSOS_DA_REMOCAO,
  passoDo,
  precoADois,
  remocaoEncerrada,
  SITUACOES_REMOCAO,
  type SituacaoRemocao,
  seCruzam,
} from './remocao.ts';

const situacao = fc.constantFrom(...SITUACOES_REMOCAO);
const codigo = fc.constantFrom(...CODIGOS_REMOCAO.filter((um) => um !== 'S01'));

/** What a code that is processed at once makes of a situation; null: it is not. */
const dar = (de: SituacaoRemocao, qual: (typeof CODIGOS_REMOCAO)[number]): SituacaoRemocao | null => {
  const passo = passoDo(qual);
  return passo?.de.includes(de) ? (passo.para ?? de) : null;
};

describe('the table of removals', () => {
  it('has each code but the asking once, and each pair of situations by one code', () => {
    const codigos = PASSOS_DA_REMOCAO.map(({ codigo: um }) => um);
    expect(codigos).toEqual(CODIGOS_REMOCAO.slice(1));
    expect(new Set(PASSOS_DA_REMOCAO.map(({ ato }) => ato)).size).toBe(codigos.length);
    const setas = PASSOS_DA_REMOCAO.flatMap(({ de, para }) =>
      para === null ? [] : de.filter((uma) => uma !== para).map((uma) => `${uma} ${para}`),
    );
    expect(new Set(setas).size).toBe(setas.length);
  });

  it('lets nothing follow an end, and nobody in before what was authorised and fetched', () => {
    fc.assert(
      fc.property(fc.array(codigo, { maxLength: 60 }), (codigos) => {
        let onde: SituacaoRemocao = 'SOLICITADA';
        const feitos: string[] = [];
        for (const um of codigos) {
          const para = dar(onde, um);
          if (para === null) continue;
          if (remocaoEncerrada(onde)) expect(para).toBe(onde);
          onde = para;
          if (um !== 'S12' && um !== 'S13') feitos.push(um);
        }
        if (onde !== 'CONCLUIDA') return;
        expect(feitos[0]).toBe('S02');
        for (const precisa of ['S04', 'S06', 'S08', 'S09', 'S11', 'S14', 'S17'])
          expect(feitos).toContain(precisa);
      }),
    );
  });

  it('has a code wait only where its turn can come, never where it has been, nor at an end (F13)', () => {
    const alcanca = (de: SituacaoRemocao): Set<SituacaoRemocao> => {
      const vistas = new Set([de]);
      for (const uma of vistas)
        for (const um of CODIGOS_REMOCAO) {
          const para = dar(uma, um);
          if (para !== null) vistas.add(para);
        }
      return vistas;
    };
    fc.assert(
      fc.property(situacao, codigo, (uma, um) => {
        const passo = passoDo(um)!;
        if (!adiantado(passo, uma)) return;
        expect(passo.de).not.toContain(uma);
        expect(remocaoEncerrada(uma)).toBe(false);
        expect([...alcanca(uma)].some((outra) => passo.de.includes(outra))).toBe(true);
      }),
    );
    expect(adiantado(passoDo('S11')!, 'CONFIRMADA')).toBe(true);
    expect(adiantado(passoDo('S02')!, 'DESIGNADA')).toBe(false);
    expect(adiantado(passoDo('S08')!, 'EM_COLETA')).toBe(false);
  });

  it('comes to the same whatever order its codes arrive in, once all are there', () => {
    const certos = ['S08', 'S09', 'S11', 'S14'] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...certos], { minLength: 4 }), (chegam) => {
        let onde: SituacaoRemocao = 'CONFIRMADA';
        const esperam: (typeof certos)[number][] = [];
        for (const um of chegam) {
          esperam.push(um);
          for (let andou = true; andou; ) {
            andou = false;
            for (const outro of [...esperam].sort()) {
              const para = dar(onde, outro);
              if (para === null) {
                expect(adiantado(passoDo(outro)!, onde)).toBe(true);
                continue;
              }
              onde = para;
              esperam.splice(esperam.indexOf(outro), 1);
              andou = true;
              break;
            }
          }
        }
        expect([onde, esperam]).toEqual(['NO_PORTAO', []]);
      }),
    );
  });
});

describe('what a carrier is paid', () => {
  it('needs a second person from the first centavo above the table and its tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (sugerido) => {
        const teto = Math.floor((sugerido * 110) / 100);
        expect(precoADois(teto, sugerido)).toBe(false);
        expect(precoADois(teto + 1, sugerido)).toBe(true);
      }),
    );
    expect([precoADois(1, null), precoADois(null, 100), precoADois(null, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('how far it is', () => {
  const ponto = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('is nothing to the same place, the same both ways, and never more than half around the earth', () => {
    fc.assert(
      fc.property(ponto, ponto, (um, outro) => {
        expect(metrosEntre(um, um)).toBe(0);
        expect(Math.abs(metrosEntre(um, outro) - metrosEntre(outro, um))).toBeLessThanOrEqual(1);
        expect(metrosEntre(um, outro)).toBeLessThanOrEqual(20_015_087);
      }),
    );
    // A hundredth of a degree to the north.
    expect(metrosEntre({ latitude: 0, longitude: 0 }, { latitude: 0.01, longitude: 0 })).toBe(1_112);
  });
});

describe('two windows', () => {
  it('cross where there is a moment in both; one may end as the other begins', () => {
    const hora = (n: number) => new Date(Date.UTC(2026, 10, 28, n)).toISOString();
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 23 }), { minLength: 4, maxLength: 4 }),
        ([a, b, c, d]) => {
          const [um, outro] = [
            { de: Math.min(a!, b!), ate: Math.max(a!, b!) + 1 },
            { de: Math.min(c!, d!), ate: Math.max(c!, d!) + 1 },
          ];
          const horas = Array.from({ length: 25 }, (_, i) => i);
          const juntos = horas.some((h) => [um, outro].every(({ de, ate }) => de <= h && h < ate));
          const em = ({ de, ate }: typeof um) => ({ de: hora(de), ate: hora(ate) });
          expect(seCruzam(em(um), em(outro))).toBe(juntos);
          expect(seCruzam(em(outro), em(um))).toBe(juntos);
        },
      ),
    );
  });
});
