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
    expect(selo('AO_VIVO', null)).toMatchObject({ codigo: 'AV', rotulo: 'Ao Vivo' });
    expect(selo('DOULHE_DUAS', null)?.rotulo).toBe('Dou-lhe duas');
    expect(selo('REPASSE', null)?.codigo).toBe('RE');
    expect(selo('LIBERADO_LEILAO', null)?.codigo).toBe('LL');
  });

  it('shows every code of the spec where no clock runs', () => {
    const codigos = SITUACOES_LOTE.map((situacao) => selo(situacao, null)?.codigo).filter(Boolean);
    expect(codigos.toSorted()).toEqual(['AG', 'AV', 'CD', 'CN', 'CO', 'LL', 'NA', 'RE', 'RT']);
  });
});
