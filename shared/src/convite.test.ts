import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indicaASiMesmo, nomeEncurtado, type QuemIndica } from './convite.ts';
import { completarDocumento } from './documentos.ts';
import {
  formatarParticipacao,
  lerParticipacao,
  PARTICIPACAO_TOTAL,
  problemasNoQuadro,
  quadroSocietario,
  type Socio,
} from './quadro-societario.ts';

const cpf = fc.integer({ min: 100_000_000, max: 999_999_998 }).map((n) => completarDocumento(String(n)));
const socio: fc.Arbitrary<Socio> = fc.record({
  cpf,
  nome: fc.constantFrom('Ana Souza', 'Bento Alves'),
  papel: fc.constant('SOCIO' as const),
  participacao: fc.integer({ min: 0, max: PARTICIPACAO_TOTAL }),
  representante: fc.boolean(),
  email: fc.constant('a@exemplo.com.br'),
});

describe('a company’s people', () => {
  it('are taken exactly where no CPF is twice, the shares are within the whole, and somebody represents', () => {
    fc.assert(
      fc.property(fc.array(socio, { minLength: 1, maxLength: 8 }), (socios) => {
        const unicos = new Set(socios.map((um) => um.cpf)).size === socios.length;
        const cabem = socios.reduce((soma, um) => soma + um.participacao, 0) <= PARTICIPACAO_TOTAL;
        const representam = socios.some((um) => um.representante);
        expect(problemasNoQuadro(socios).length === 0).toBe(unicos && cabem && representam);
        expect(quadroSocietario.safeParse(socios).success).toBe(unicos && cabem && representam);
      }),
    );
  });

  it('have shares that are read back as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: PARTICIPACAO_TOTAL }), (centesimos) => {
        expect(lerParticipacao(formatarParticipacao(centesimos))).toBe(centesimos);
      }),
    );
    for (const torto of ['', '101', '-1', '33,333', 'abc', '1e2']) expect(lerParticipacao(torto)).toBeNull();
  });
});

describe('bringing oneself', () => {
  const quem: fc.Arbitrary<QuemIndica> = fc.record({
    uid: fc.uuid(),
    cpf,
    telefone: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((n) => `629${n}`),
  });

  it('is found at whatever distance, by person, telephone or company', () => {
    fc.assert(
      fc.property(fc.array(quem, { minLength: 1, maxLength: 6 }), quem, fc.nat(5), (antes, novo, qual) => {
        const outro = antes[qual % antes.length]!;
        expect(indicaASiMesmo({ ...novo, cpf: outro.cpf }, antes)).toBe(true);
        expect(indicaASiMesmo({ ...novo, telefone: outro.telefone }, antes)).toBe(true);
        expect(indicaASiMesmo({ ...novo, quadroSocietario: [{ cpf: outro.cpf! }] }, antes)).toBe(true);
      }),
    );
  });

  it('is not laid to who shares nothing, as having no telephone', () => {
    expect(indicaASiMesmo({ uid: 'b', cpf: '2' }, [{ uid: 'a', cpf: '1' }])).toBe(false);
    expect(indicaASiMesmo({ uid: 'b' }, [{ uid: 'a' }])).toBe(false);
  });
});

describe('a name that strangers see', () => {
  it('says no more than the first name and an initial', () => {
    expect(nomeEncurtado('  Ana Maria de Souza ')).toBe('Ana S.');
    expect(nomeEncurtado('Zoé')).toBe('Zoé');
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (nome) => {
        const partes = nome.trim().split(/\s+/);
        expect(nomeEncurtado(nome).length).toBeLessThanOrEqual(partes[0]!.length + 4);
      }),
    );
  });
});
