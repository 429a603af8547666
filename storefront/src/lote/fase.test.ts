import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { describe, expect, it } from 'vitest';
import { agoraDoLeilao, faseDoLote, relogioDoLote } from './fase.ts';
import { valorEmDestaque } from './valor.ts';

const AGORA = Date.parse('2026-11-21T12:00:00.000Z');
const em = (segundos: number) => new Date(AGORA + segundos * 1000).toISOString();
const aberto = (segundos: number | null) => ({
  situacao: 'LIBERADO_LEILAO' as const,
  dataFim: segundos === null ? null : em(segundos),
});

describe('a lot’s clock', () => {
  it('is calm until five minutes before the end, amber until one, then red', () => {
    const tons = [3_600, 301, 300, 61, 60, 1].map(
      (segundos) => relogioDoLote(aberto(segundos), null, AGORA).tom,
    );
    expect(tons).toEqual(['calmo', 'calmo', 'alerta', 'alerta', 'urgente', 'urgente']);
  });

  it('does not close a lot: at zero it waits for the server’s word (rule 13)', () => {
    expect(faseDoLote(aberto(0), null, AGORA)).toBe('encerrando');
    expect(faseDoLote({ ...aberto(0), situacao: 'AG_PAGAMENTO' }, null, AGORA)).toBe('encerrado');
  });

  it('of a live lot has no end', () => {
    expect(relogioDoLote({ ...aberto(null), situacao: 'AO_VIVO' }, null, AGORA).texto).toBe('Ao vivo');
    expect(relogioDoLote({ ...aberto(null), situacao: 'DOULHE_DUAS' }, null, AGORA).texto).toBe(
      'Dou-lhe duas',
    );
  });

  it('says when bidding opens, in São Paulo time', () => {
    expect(relogioDoLote(aberto(7_200), em(3_600), AGORA)).toEqual({
      texto: 'Abre 21/11/2026 10:00',
      tom: 'calmo',
    });
    expect(faseDoLote({ situacao: 'SUSPENSO', dataFim: em(60) }, null, AGORA)).toBe('em-breve');
  });

  it('stands still while the auction is paused, and does not run out', () => {
    const fim = aberto(90);
    const depois = AGORA + 200_000;
    const parado = agoraDoLeilao(depois, em(30));
    expect(faseDoLote(fim, null, depois)).toBe('encerrando');
    expect(faseDoLote(fim, null, parado)).toBe('aberto');
    expect(relogioDoLote(fim, null, parado).texto).toBe(relogioDoLote(fim, null, AGORA + 30_000).texto);
    expect(agoraDoLeilao(depois, null)).toBe(depois);
  });

  it('of a lot without one says where the auctioneer is (rule 17)', () => {
    const texto = (situacao: 'REPASSE' | 'LIBERADO_LEILAO' | 'DOULHE_UMA') =>
      relogioDoLote({ situacao, dataFim: null }, null, AGORA).texto;
    expect([texto('LIBERADO_LEILAO'), texto('REPASSE'), texto('DOULHE_UMA')]).toEqual([
      'Aguarda o pregão',
      'Repasse',
      'Dou-lhe uma',
    ]);
  });
});

describe('the number that matters', () => {
  const valor = (
    estado: Parameters<typeof valorEmDestaque>[0],
    fase: 'aberto' | 'encerrado',
    direta = false,
  ) => valorEmDestaque(estado, 1_000, fase, PALAVRAS.loja, direta);

  it('of a lot without a dispute is its price while it is offered, and what it was sold for', () => {
    const base = { situacao: 'LIBERADO_LEILAO', valorAtual: null } as const;
    expect(valor({ ...base, compreJa: 5_000 }, 'aberto', true)).toEqual({
      rotulo: 'Compre Já',
      valor: 5_000,
    });
    expect(valor({ ...base, compreJa: null }, 'aberto', true)).toEqual({
      rotulo: 'Valor de referência',
      valor: 1_000,
    });
    expect(valor({ situacao: 'AG_PAGAMENTO', valorAtual: 4_000 }, 'encerrado', true).rotulo).toBe(
      'Vendido por',
    );
  });

  it('of a disputed lot is the bid, also where a Compre Já price stands beside it', () => {
    const estado = { situacao: 'LIBERADO_LEILAO', valorAtual: 2_000, compreJa: 5_000 } as const;
    expect(valor(estado, 'aberto')).toEqual({ rotulo: 'Oferta atual', valor: 2_000 });
    expect(valor({ ...estado, situacao: 'BUY_NOW', valorAtual: 5_000 }, 'encerrado').rotulo).toBe(
      'Vendido por',
    );
  });
});
