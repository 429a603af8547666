import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  dataPagamento,
  incrementos,
  instanteIso,
  leilaoAtivo,
  leilaoEscrita,
  nomeSemData,
  SITUACOES_LEILAO,
} from './leilao.ts';

const DIA_MS = 86_400_000;

describe('instanteIso', () => {
  it('reads a bare date as the start of that day in São Paulo and any offset as UTC', () => {
    expect(instanteIso.parse('2026-11-21')).toBe('2026-11-21T03:00:00.000Z');
    expect(instanteIso.parse('2026-11-21T10:00:00-03:00')).toBe('2026-11-21T13:00:00.000Z');
  });

  it.each([
    '2026-02-30',
    '21/11/2026',
    '2026-11-21T10:00:00',
    '',
    0,
    null,
    '9999-12-31T23:59:59-10:00',
    '0000-01-01',
  ])('refuses %j', (texto) => expect(instanteIso.safeParse(texto).success).toBe(false));

  it('gives what every other schema takes as an instant, and keeps it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (data) => {
          const lido = instanteIso.parse(data.toISOString());
          expect(Date.parse(lido)).toBe(data.getTime());
          expect(z.iso.datetime().safeParse(lido).success).toBe(true);
          expect(instanteIso.parse(lido)).toBe(lido);
        },
      ),
    );
  });
});

describe('incrementos', () => {
  it('takes any growing table whose last row alone has no limit', () => {
    const limites = fc.uniqueArray(fc.integer({ min: 1, max: 10 ** 9 }), { maxLength: 20 });
    fc.assert(
      fc.property(limites, (valores) => {
        const faixas = [...valores.sort((a, b) => a - b).map((ate) => ({ ate, valor: 100 })), { valor: 500 }];
        expect(incrementos.safeParse(faixas).success).toBe(true);
      }),
    );
  });

  it.each([
    ['empty', []],
    ['limited to the end', [{ ate: 1_000, valor: 100 }]],
    ['open in the middle', [{ valor: 100 }, { valor: 200 }]],
    ['falling', [{ ate: 2_000, valor: 1 }, { ate: 1_000, valor: 1 }, { valor: 1 }]],
    ['repeating a limit', [{ ate: 1_000, valor: 1 }, { ate: 1_000, valor: 1 }, { valor: 1 }]],
    ['standing still', [{ valor: 0 }]],
  ])('refuses a table %s', (_nome, faixas) => {
    expect(incrementos.safeParse(faixas).success).toBe(false);
  });
});

describe('leilaoEscrita', () => {
  it('needs only a name and a date, and has the defaults of the contract', () => {
    expect(leilaoEscrita.parse({ nome: ' Frota ', data: '2026-11-21' })).toEqual({
      nome: 'Frota',
      data: '2026-11-21T03:00:00.000Z',
      situacao: 'CRIADO',
      intervaloEntreLotesSegundos: 120,
      pontoCorteParaIncrementoPosLancesSegundos: 180,
      incrementoAposLancesSegundos: 180,
      modoIncrementoTempo: 'REINICIA',
      cascata: false,
      empate: 'primeiro',
      incrementos: [{ valor: 10_000 }],
      validarSucata: false,
      porcentagemComissao: 5,
    });
  });

  it.each([
    ['a blank name', { nome: '  ' }],
    ['an unknown field', { nomee: 'x' }],
    ['a negative interval', { intervaloEntreLotesSegundos: -1 }],
    ['a commission above 100%', { porcentagemComissao: 101 }],
    ['no brand at all', { hotsites: [] }],
  ])('refuses %s', (_nome, mudanca) => {
    expect(leilaoEscrita.safeParse({ nome: 'Frota', data: '2026-11-21', ...mudanca }).success).toBe(false);
  });
});

describe('derived values', () => {
  it('payment is due two days after the auction', () => {
    expect(dataPagamento({ data: '2026-12-30T17:00:00.000Z' })).toBe('2027-01-01T17:00:00.000Z');
  });

  it.each([
    ['Leilão de Frota 21/11/2026', 'Leilão de Frota'],
    ['Leilão de Frota - 21/11', 'Leilão de Frota'],
    ['Leilão de Frota – 1/2/26 ', 'Leilão de Frota'],
    ['Leilão de Frota (21/11/2026)', 'Leilão de Frota'],
    ['Leilão 12', 'Leilão 12'],
    ['21/11/2026', '21/11/2026'],
    ['Frota 21/11/2026 tarde', 'Frota 21/11/2026 tarde'],
  ])('"%s" without its date is "%s"', (nome, esperado) => expect(nomeSemData(nome)).toBe(esperado));

  it('the name without a date is never empty and always begins the name', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 200 }).filter((nome) => nome.trim() !== ''),
        (nome) => {
          const curto = nomeSemData(nome);
          expect(curto).not.toBe('');
          expect(nome).toContain(curto);
        },
      ),
    );
  });

  it('an auction is active from its date on the current UTC day, unless executed or cancelled (spec 4)', () => {
    const agora = Date.parse('2026-11-21T15:00:00.000Z');
    const ativo = (data: string, situacao: (typeof SITUACOES_LEILAO)[number] = 'PRONTO') =>
      leilaoAtivo({ data, situacao }, agora);
    expect(ativo('2026-11-21T00:00:00.001Z')).toBe(true);
    expect(ativo('2026-11-21T00:00:00.000Z')).toBe(false);
    expect(ativo('2026-11-20T23:59:59.999Z')).toBe(false);
    expect(SITUACOES_LEILAO.filter((situacao) => ativo('2026-11-22T00:00:00.000Z', situacao))).toEqual([
      'EM_LOTEAMENTO',
      'CRIADO',
      'PRONTO',
      'AO_VIVO',
    ]);
  });

  it('an active auction stays active until its own day is over', () => {
    const instante = fc.integer({ min: Date.UTC(2020, 0, 1) + 1, max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(instante, fc.integer({ min: 0, max: DIA_MS }), (data, antes) => {
        const leilao = { situacao: 'PRONTO', data: new Date(data).toISOString() } as const;
        fc.pre(data % DIA_MS !== 0);
        expect(leilaoAtivo(leilao, data - antes)).toBe(true);
        expect(leilaoAtivo(leilao, data + DIA_MS)).toBe(false);
      }),
    );
  });
});
