import { ErroMartelo } from '@martelo/shared/erros';
import { expect, it, vi } from 'vitest';
import { comPaciencia } from './paciente.ts';

it('the demo waits for a store that takes nothing for a while, and for nothing else', async () => {
  const ocupado = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ErroMartelo('INDISPONIVEL'))
    .mockRejectedValueOnce(new ErroMartelo('OCUPADO'))
    .mockResolvedValue('feito');
  expect(await comPaciencia(ocupado)).toBe('feito');
  expect(ocupado).toHaveBeenCalledTimes(3);

  const recusado = vi.fn(() => Promise.reject(new ErroMartelo('ENCERRADO')));
  await expect(comPaciencia(recusado)).rejects.toMatchObject({ codigo: 'ENCERRADO' });
  expect(recusado).toHaveBeenCalledTimes(1);
});
