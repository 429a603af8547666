import { describe, expect, it } from 'vitest';
import type { Acesso } from '../../records/records.ts';
import { LANCES } from './lance.ts';

const equipe = (papel: string): Acesso => ({
  tipo: 'interno',
  hotsiteId: 2,
  hotsites: [1, 2],
  usuUid: '019b76da-a800-7ebd-a428-6ef133c95343',
  papeis: [papel],
});

describe('the bids received', () => {
  it('of one brand are not shown on another, not even to staff of both', () => {
    expect(LANCES.leitura(equipe('Interno - Acerto'))).toEqual({ hotsites: 2 });
  });

  it('are not for staff without a role for them', () => {
    expect(LANCES.leitura(equipe('Interno - MKT'))).toBeNull();
  });
});
