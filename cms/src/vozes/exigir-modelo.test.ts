import type { CollectionBeforeChangeHook } from 'payload';
import { describe, expect, it } from 'vitest';
import { exigirModelo } from './exigir-modelo.ts';

/** The hook on a text; `outros` are those of the same brand, notice and channel. */
const gravar = (data: Record<string, unknown>, outros = 0) =>
  exigirModelo({
    data,
    operation: 'create',
    req: { t: (chave: string) => chave, payload: { find: async () => ({ docs: Array(outros).fill({}) }) } },
  } as unknown as Parameters<CollectionBeforeChangeHook>[0]);
const superado = { hotsite: 1, evento: 'superado', canal: 'push', titulo: 'Corra', corpo: '{lote}: {valor}' };

describe("a brand's text for a notice", () => {
  it('is kept when it says what its event tells', async () => {
    expect(await gravar(superado)).toMatchObject({ titulo: 'Corra' });
  });

  it('is refused in words where it names what there is not, or leaves out what it must', async () => {
    await expect(gravar({ ...superado, corpo: '{lote} {cpf}' })).rejects.toThrow(
      /Não existe a variável \{cpf\}/,
    );
    await expect(gravar({ ...superado, corpo: 'Corra!' })).rejects.toThrow('Falta {lote} (nome do lote).');
  });

  it('is the only one of its notice and channel', async () => {
    await expect(gravar(superado, 1)).rejects.toThrow('Já há um texto para este aviso neste canal.');
  });

  it('of a channel without titles has none', async () => {
    const sms = { ...superado, canal: 'sms', titulo: 'Esquecido', corpo: '{lote}: {valor}' };
    expect(await gravar(sms)).toMatchObject({ titulo: '' });
  });
});
