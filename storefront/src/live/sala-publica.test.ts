import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { expect, it } from 'vitest';
import { aSeguir, comNoticia, naMesa, SALA_VAZIA, type SalaPublica } from './sala-publica.ts';

const cartao = (uid: string, seq = 1, mais: object = {}) =>
  ({ uid, seq, situacao: 'LIBERADO_LEILAO', dataFim: null, ...mais }) as LoteCartao;
const leilao = (loteAoVivoUid: string | null) => ({
  tipo: 'leilao' as const,
  leilao: {
    uid: 'x',
    nome: 'Um',
    situacao: 'AO_VIVO' as const,
    pausadoEm: null,
    loteAoVivoUid,
    haLotesAChamar: true,
    recado: null,
  },
});
const com = (...noticias: Parameters<typeof comNoticia>[1][]): SalaPublica =>
  noticias.reduce(comNoticia, SALA_VAZIA);

it('shows the lot on the block as its newest card says, whichever came last', () => {
  const sala = com({ tipo: 'cartoes', cartoes: [cartao('a', 1), cartao('b', 1)] }, leilao('a'), {
    tipo: 'cartao',
    cartao: cartao('a', 5, { valorAtual: 500 }),
  });
  const atrasado = comNoticia(sala, { tipo: 'cartao', cartao: cartao('a', 4, { valorAtual: 400 }) });
  expect(atrasado).toBe(sala);
  expect(naMesa(atrasado)?.valorAtual).toBe(500);
  expect(naMesa(com(leilao('z')))).toBeNull();
});

it('says what comes next as the console takes it: on from the block, then those left behind, passed-over ones last', () => {
  const sala = com(
    {
      tipo: 'cartoes',
      cartoes: [
        ...[cartao('a'), cartao('b', 1, { situacao: 'REPASSE' }), cartao('c'), cartao('d')],
        cartao('relogio', 1, { dataFim: '2026-11-29T12:00:00Z' }),
        cartao('vendido', 1, { situacao: 'AG_PAGAMENTO' }),
      ],
    },
    leilao('c'),
  );
  expect(aSeguir(sala, 9).map(({ uid }) => uid)).toEqual(['d', 'a', 'b']);
  expect(aSeguir(sala, 1).map(({ uid }) => uid)).toEqual(['d']);
  expect(aSeguir(com({ tipo: 'cartoes', cartoes: [cartao('a')] }), 4)).toHaveLength(1);
});
