import { ErroMartelo } from '@martelo/shared/erros';
import { expect, it } from 'vitest';
import type { Acesso } from '../records/records.ts';
import { exigirFatorRecente, FATOR_RECENTE_MS } from './segundo-fator.ts';

const AGORA = Date.parse('2026-11-23T12:00:00Z');
const interno = (fatorEm?: number | null): Acesso => ({
  ...{ tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'u', papeis: [] },
  ...(fatorEm === undefined ? {} : { fatorEm }),
});
const recusa = (acesso: Acesso): unknown => {
  try {
    return exigirFatorRecente(acesso, AGORA);
  } catch (erro) {
    return erro instanceof ErroMartelo ? erro.codigo : erro;
  }
};

it('a code of the second factor is fresh for five minutes, of every account that has one (P10)', () => {
  expect(recusa(interno(AGORA))).toBeUndefined();
  expect(recusa(interno(AGORA - FATOR_RECENTE_MS))).toBeUndefined();
  expect(recusa(interno(AGORA - FATOR_RECENTE_MS - 1))).toBe('SEGUNDO_FATOR');
  // A session from before codes were written down has given none.
  expect(recusa(interno(null))).toBe('SEGUNDO_FATOR');
  expect(recusa(interno())).toBeUndefined();
});
