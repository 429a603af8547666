import { SITUACOES_LOTE } from '@martelo/shared/lote-situacao';
import { describe, expect, it } from 'vitest';
import { faseDoLote } from './fase.ts';
import { seloDaSituacao } from './selo.ts';

const AGORA = Date.parse('2026-11-21T12:00:00.000Z');
const selo = (situacao: (typeof SITUACOES_LOTE)[number], dataFim: string | null) => {
  const estado = { situacao, dataFim };
  return seloDaSituacao(estado, faseDoLote(estado, null, AGORA), 'leilao');
};

describe('a card’s right badge', () => {
  it('leaves its place to the clock while one runs', () => {
    expect(selo('LIBERADO_LEILAO', '2026-11-21T13:00:00.000Z')).toBeNull();
  });

  it('says where the auctioneer is with a lot without a clock (rule 17)', () => {
    expect(selo('AO_VIVO', null)).toMatchObject({ rotulo: 'Ao Vivo' });
    expect(selo('DOULHE_DUAS', null)?.rotulo).toBe('Dou-lhe duas');
    expect(selo('REPASSE', null)?.rotulo).toBe('Repasse');
    expect(selo('LIBERADO_LEILAO', null)?.rotulo).toBe('Aberto para lances');
  });

  it('says of every closed lot whether it was sold, in words and without its payment', () => {
    const fim = '2026-11-21T11:00:00.000Z';
    const ditos = SITUACOES_LOTE.filter(
      (situacao) => faseDoLote({ situacao, dataFim: fim }, null, AGORA) === 'encerrado',
    ).map((situacao) => selo(situacao, fim)?.rotulo);
    expect([...new Set(ditos)].toSorted()).toEqual(['Cancelado', 'Condicional', 'Não vendido', 'Vendido']);
    expect([selo('AG_PAGAMENTO', fim), selo('PAGO', fim)].map((um) => um?.rotulo)).toEqual([
      'Vendido',
      'Vendido',
    ]);
  });

  it('has no jargon: no codes, no abbreviations', () => {
    for (const situacao of SITUACOES_LOTE)
      expect(selo(situacao, null)?.rotulo ?? '').not.toMatch(/\.|Liberado|^[A-Z]{2}$/);
  });
});
