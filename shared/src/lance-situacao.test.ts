import { describe, expect, it } from 'vitest';
import { situacaoDoLance } from './lance-situacao.ts';
import type { SituacaoLote } from './lote-situacao.ts';

const lider = (lote: SituacaoLote) =>
  situacaoDoLance({ modo: 'Disputa', lidera: true, cancelado: false }, lote);

describe('the situation of a line of the ledger', () => {
  it('is Vencendo at the price while the lot is open, and Superado anywhere else', () => {
    expect(lider('LIBERADO_LEILAO')).toBe('Vencendo');
    const outro = { modo: 'Disputa', lidera: false, cancelado: false } as const;
    expect(situacaoDoLance(outro, 'LIBERADO_LEILAO')).toBe('Superado');
    expect(situacaoDoLance(outro, 'AG_PAGAMENTO')).toBe('Superado');
  });

  it('is Vencedor only once the lot is sold: a conditional sale has no winner yet (rule 16)', () => {
    expect(lider('CONDICIONAL')).toBe('Vencendo');
    expect(lider('AG_PAGAMENTO')).toBe('Vencedor');
    expect(lider('CONDICIONAL_NEGADA')).toBe('Recebido');
  });

  it('is Cancelado whatever the lot is (rule 19)', () => {
    for (const lote of ['LIBERADO_LEILAO', 'AG_PAGAMENTO', 'LOTE_CANCELADO'] as const)
      expect(situacaoDoLance({ modo: 'Disputa', lidera: true, cancelado: true }, lote)).toBe('Cancelado');
  });

  it('keeps a proposal one while it can be accepted', () => {
    const proposta = { modo: 'Proposta', lidera: false, cancelado: false } as const;
    expect(situacaoDoLance(proposta, 'LIBERADO_LEILAO')).toBe('Proposta');
    expect(situacaoDoLance(proposta, 'NAO_ARREMATADO')).toBe('Recebido');
    expect(situacaoDoLance({ ...proposta, lidera: true }, 'AG_PAGAMENTO')).toBe('Vencedor');
  });
});
