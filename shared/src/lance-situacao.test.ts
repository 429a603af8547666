import { describe, expect, it } from 'vitest';
import { situacaoDoLance, situacoesDosLances } from './lance-situacao.ts';

const LANCES = [
  { uid: 'a', lidera: true },
  { uid: 'b', lidera: false },
  { uid: 'a2', lidera: true },
];
const situacoes = (
  lote: Parameters<typeof situacoesDosLances>[1],
  lances: Parameters<typeof situacoesDosLances>[0] = LANCES,
) => situacoesDosLances(lances, lote).map(({ situacao }) => situacao);

describe('the situation of each line of a ledger', () => {
  it('says Vencendo of the line at the price while the lot is open, and Superado of every other', () => {
    expect(situacoes('LIBERADO_LEILAO')).toEqual(['Superado', 'Superado', 'Vencendo']);
  });

  it('says Vencedor only once the lot is sold: a conditional sale has no winner yet (rule 16)', () => {
    expect(situacoes('CONDICIONAL')[2]).toBe('Vencendo');
    expect(situacoes('AG_PAGAMENTO')[2]).toBe('Vencedor');
    expect(situacoes('CONDICIONAL_NEGADA')[2]).toBe('Recebido');
  });

  it('passes the lead to the line before when the leading one is cancelled, or to the one named (rule 19)', () => {
    const canceladas = LANCES.map((lance) => ({ ...lance, cancelado: lance.uid === 'a2' }));
    expect(situacoes('LIBERADO_LEILAO', canceladas)).toEqual(['Vencendo', 'Superado', 'Cancelado']);
    expect(situacoesDosLances(canceladas, 'LIBERADO_LEILAO', 'b').map(({ situacao }) => situacao)).toEqual([
      'Superado',
      'Vencendo',
      'Cancelado',
    ]);
  });

  it('keeps a proposal one while it can be accepted', () => {
    const proposta = { modo: 'Proposta', lidera: false, cancelado: false } as const;
    expect(situacaoDoLance(proposta, 'LIBERADO_LEILAO')).toBe('Proposta');
    expect(situacaoDoLance(proposta, 'NAO_ARREMATADO')).toBe('Recebido');
    expect(situacaoDoLance({ ...proposta, lidera: true }, 'AG_PAGAMENTO')).toBe('Vencedor');
  });
});
