import { describe, expect, it } from 'vitest';
import { type FatosDosPatios, quemOVe } from './quem-ve-veiculos.ts';

const DIA = 86_400_000;
const AGORA = Date.parse('2026-11-28T12:00:00.000Z');
const ha = (dias: number) => new Date(AGORA - dias * DIA).toISOString();
const [A, B, C] = ['a', 'b', 'c'];
const estadia = (patUid: string, situacao: string, diaFim: string | null = null) =>
  ({ patUid, situacao, diaInicio: null, diaFim }) as FatosDosPatios['estadias'][number];
const ver = (fatos: Partial<FatosDosPatios>, agora = AGORA) =>
  quemOVe({ estadias: [], remocaoPara: null, cadastro: null, ...fatos }, agora);

describe('whose people see a vehicle', () => {
  it.each([
    ['PREVISTA', [A]],
    ['ABERTA', [A]],
    ['EM_SAIDA', [A]],
    ['CANCELADA', []],
  ])('of a stay that is %s: %j, as long as it is', (situacao, patUids) => {
    expect(ver({ estadias: [estadia(A, situacao)] })).toEqual({ patUids, patUidsAte: null });
    expect(ver({ estadias: [estadia(A, situacao)] }, AGORA + 400 * DIA).patUids).toEqual(patUids);
  });

  it('those of where it was for 30 days, to the instant', () => {
    const estadias = [estadia(A, 'FINALIZADA', ha(10)), estadia(B, 'FINALIZADA', ha(30))];
    const ate = Date.parse(ha(10)) + 30 * DIA;
    expect(ver({ estadias })).toEqual({ patUids: [A], patUidsAte: new Date(ate).toISOString() });
    expect(ver({ estadias }, ate - 1).patUids).toEqual([A]);
    expect(ver({ estadias }, ate)).toEqual({ patUids: [], patUidsAte: null });
  });

  it('those of where it is brought, and of where it was registered; the first that ends is told', () => {
    const fatos = {
      estadias: [estadia(C, 'FINALIZADA', ha(20)), estadia(C, 'FINALIZADA', ha(5)), estadia(A, 'ABERTA')],
      remocaoPara: B,
      cadastro: { patUids: ['d'], em: ha(1) },
    };
    const ate = new Date(AGORA + 25 * DIA).toISOString();
    expect(ver(fatos)).toEqual({ patUids: [A, B, C, 'd'], patUidsAte: ate });
    // Who has it again sees it by that, whatever was.
    expect(ver({ ...fatos, estadias: [...fatos.estadias, estadia(C, 'PREVISTA')] })).toEqual({
      ...{ patUids: [A, B, C, 'd'], patUidsAte: new Date(AGORA + 29 * DIA).toISOString() },
    });
  });
});
