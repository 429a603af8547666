import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { describe, expect, it } from 'vitest';
import { separar } from './dados.ts';

const foto = (uid: string, situacao: FotoVista['situacao'], url = `/fotos/lotes/${uid}.webp`) =>
  ({ uid, situacao, url }) as FotoVista;

describe('the pictures of a lot', () => {
  it('are those of its page in their order, old addresses too, and those that are not on it', () => {
    const [a, b, c] = [foto('a', 'APROVADA'), foto('b', 'PENDENTE'), foto('c', 'APROVADA')];
    const { pagina, fora } = separar(['/velha.webp', a.url], [c, b, a]);
    expect(pagina).toEqual([
      { url: '/velha.webp', foto: null },
      { url: a.url, foto: a },
    ]);
    expect(fora).toEqual([c, b]);
  });

  it('on the page are never one that waits, or was refused, by its address', () => {
    const b = foto('b', 'REPROVADA');
    expect(separar([b.url], [b])).toEqual({ pagina: [{ url: b.url, foto: null }], fora: [b] });
  });
});
