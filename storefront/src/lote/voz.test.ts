import { describe, expect, it } from 'vitest';
import { falar, marcoDe, quantoFalta, type Retrato } from './voz.ts';

const AGORA = 1_000_000;
const base: Retrato = {
  ...{
    posicao: 'ganhando',
    valorAtual: 1_000_000,
    qtdLances: 1,
    fase: 'aberto',
    situacao: 'LIBERADO_LEILAO',
  },
  ...{ fim: AGORA + 120_000, marco: 120, pausado: false, resposta: null, negociado: false, noPregao: null },
};
const dito = (mudanca: Partial<Retrato>, antes: Partial<Retrato> = {}, modo: 'leilao' | 'loja' = 'leilao') =>
  falar({ ...base, ...antes }, { ...base, ...mudanca }, AGORA, modo);

describe('the voice of a lot', () => {
  it('says outbid, the price and the time in one sentence after the other, at once', () => {
    expect(dito({ posicao: 'superado', valorAtual: 1_010_000 })).toEqual({
      frase: 'Superado. Lance atual R$ 10.100. Faltam 2 minutos.',
      urgente: true,
      soPreco: false,
    });
    expect(dito({ posicao: 'superado', valorAtual: 1_010_000 }, {}, 'loja')?.frase).toMatch(
      /^Oferta superada\./,
    );
  });

  it('says what became of a press together with where it leaves one', () => {
    expect(
      dito(
        { posicao: 'ganhando', valorAtual: 1_010_000, resposta: 'Lance de R$ 10.100 registrado.' },
        { posicao: 'superado' },
      ),
    ).toMatchObject({
      frase: 'Lance de R$ 10.100 registrado. Você está ganhando. Lance atual R$ 10.100. Faltam 2 minutos.',
      urgente: false,
    });
  });

  it('says a price that moved without me calmly, and lets the next one overtake it', () => {
    expect(dito({ valorAtual: 1_020_000 }, { posicao: 'ganhando' })).toEqual({
      frase: 'Lance atual R$ 10.200. Faltam 2 minutos.',
      urgente: false,
      soPreco: true,
    });
  });

  it('tells the time at its milestones, an extension with the new time, and nothing in between', () => {
    expect(dito({ marco: 60, fim: AGORA + 60_000 })?.frase).toBe('Falta 1 minuto.');
    expect(dito({ fim: AGORA + 300_000, marco: 300 })?.frase).toBe('Prorrogado. Faltam 5 minutos.');
    expect(dito({})).toBeNull();
    expect([700_000, 600_000, 299_000, 60_001, 9_000].map(marcoDe)).toEqual([null, 600, 300, 120, 10]);
  });

  it('calls with the auctioneer, says a pause and the end, once', () => {
    expect(dito({ situacao: 'DOULHE_DUAS', fim: null }, { fim: null })).toMatchObject({
      frase: 'Dou-lhe duas.',
      urgente: true,
    });
    expect(dito({ pausado: true })?.frase).toBe('Pausado: o relógio está parado.');
    const fim = { fase: 'encerrado', posicao: 'vencedor' } as const;
    expect(dito(fim)?.frase).toBe('Encerrado. Você ganhou por R$ 10.000.');
    expect(dito(fim, fim)).toBeNull();
    // What was agreed on is not the price that everybody sees.
    expect(dito({ ...fim, negociado: true })?.frase).toBe('Encerrado. A compra é sua.');
  });

  it('leads to where the auctioneer is, once, and with what became of this lot', () => {
    const noPregao = 'O próximo lote já vai entrar.';
    const fim = { fase: 'encerrado', posicao: 'finalizado', situacao: 'AG_PAGAMENTO', fim: null } as const;
    expect(dito({ ...fim, noPregao })?.frase).toBe(
      'Encerrado. O maior lance foi de R$ 10.000. Desta vez não foi o seu. O próximo lote já vai entrar.',
    );
    expect(dito({ ...fim, noPregao: 'No pregão agora: lote 2, Argo.' }, { ...fim, noPregao })?.frase).toBe(
      'No pregão agora: lote 2, Argo.',
    );
    expect(dito({ ...fim, noPregao }, { ...fim, noPregao })).toBeNull();
    expect(dito({ valorAtual: 1_020_000, noPregao })).toMatchObject({ soPreco: false });
  });

  it('counts as people do', () => {
    expect([119_600, 61_000, 60_000, 45_000, 1_000, 7_200_000, 90_000_000].map(quantoFalta)).toEqual([
      'Faltam 2 minutos.',
      'Falta 1 minuto.',
      'Falta 1 minuto.',
      'Faltam 45 segundos.',
      'Falta 1 segundo.',
      'Faltam 2 horas.',
      'Falta 1 dia.',
    ]);
  });
});
