import type { Posicao } from '@martelo/shared/lance';
import { describe, expect, it } from 'vitest';
import { comPosicoes, NENHUM, type Superados } from './superados.ts';

const nenhum = new Set<string>();
const chegam = (
  superados: Superados,
  posicoes: Record<string, Posicao>,
  aVista: ReadonlySet<string> = nenhum,
) => comPosicoes(superados, new Map(Object.entries(posicoes)), aVista);

describe('being outbid elsewhere', () => {
  it('is told once per time, for lots that one led, and not for what was lost before one looked', () => {
    let agora = chegam(NENHUM, { a: 'ganhando', b: 'superado' });
    expect(agora.avisar).toEqual([]);
    agora = chegam(agora, { a: 'superado', b: 'superado' });
    expect(agora.avisar).toEqual(['a']);
    expect(chegam(agora, { a: 'superado' }).avisar).toEqual(['a']);
    // Dismissed, and lost again after having led again.
    agora = chegam({ ...agora, avisar: [] }, { a: 'ganhando' });
    expect(chegam(agora, { a: 'superado' }).avisar).toEqual(['a']);
  });

  it('is left to the lot’s own panel where that is on the screen, and forgotten once one leads again or it is over', () => {
    const lidera = chegam(NENHUM, { a: 'ganhando', b: 'ganhando' });
    const perdeu = chegam(lidera, { a: 'superado', b: 'superado' }, new Set(['a']));
    expect(perdeu.avisar).toEqual(['b']);
    expect(chegam(perdeu, { b: 'ganhando' }).avisar).toEqual([]);
    expect(chegam(perdeu, { b: 'finalizado' }).avisar).toEqual([]);
  });
});
