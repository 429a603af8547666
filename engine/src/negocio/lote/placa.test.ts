import { describe, expect, it } from 'vitest';
import { placaInteira } from './placa.ts';

const lote = (placa: string) => ({ veiculo: { placa } }) as never;

describe('the whole plate of a lot', () => {
  it('is its vehicle’s, else the one that came with the sheet, as people write it', () => {
    expect(placaInteira(lote('ABC1234'), { placa: 'BRA2E19' })).toBe('BRA2E19');
    expect(placaInteira(lote('ABC1234'), null)).toBe('ABC-1234');
    expect(placaInteira(lote('ABC1234'), {})).toBe('ABC-1234');
  });

  it('is none where nobody wrote it whole', () => {
    for (const dita of ['', '7', 'ABC12']) expect(placaInteira(lote(dita), null)).toBeNull();
    expect(placaInteira({}, null)).toBeNull();
  });
});
