import { loteEscrita, TIPOS_LOTE } from '@martelo/shared/lote';
import { describe, expect, it } from 'vitest';
import { loteDemo } from './lotes.ts';
import { MODELOS } from './modelos.ts';

describe('demo lots', () => {
  it('are lots that staff could have written, of every kind, at least forty', () => {
    const lotes = MODELOS.map((modelo, i) => loteEscrita.parse(loteDemo(modelo, `leilo${i}`)));
    expect(lotes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(lotes.map((lote) => lote.tipo))).toEqual(
      new Set(TIPOS_LOTE.filter((tipo) => tipo !== 'Outro')),
    );
  });

  it('are the same on every machine', () => {
    expect(loteDemo(MODELOS[3]!, 'x')).toEqual(loteDemo(MODELOS[3]!, 'x'));
  });
});
