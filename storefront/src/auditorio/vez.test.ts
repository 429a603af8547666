import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { expect, it } from 'vitest';
import { SALA_VAZIA, type SalaPublica } from '../live/sala-publica.ts';
import { aVender, loteDaVez } from './vez.ts';

const sala = (...lotes: [uid: string, dataFim: string | null, situacao?: string][]): SalaPublica => ({
  ...SALA_VAZIA,
  cartoes: new Map(
    lotes.map(([uid, dataFim, situacao = 'LIBERADO_LEILAO']) => [
      uid,
      { uid, dataFim, situacao } as unknown as LoteCartao,
    ]),
  ),
});
const NINGUEM = { mesa: null, haMais: false };
const CEDO = '2026-11-29T12:00:00Z';
const TARDE = '2026-11-29T12:05:00Z';

it('is the auctioneer’s to say where one calls: on the block after its end too, while another comes', () => {
  const lotes = sala(['a', null, 'AG_PAGAMENTO'], ['b', null], ['c', CEDO]);
  expect(loteDaVez(lotes, { mesa: 'a', haMais: true })).toBe('a');
  expect(loteDaVez(sala(['a', null, 'AO_VIVO'], ['c', CEDO]), { mesa: 'a', haMais: false })).toBe('a');
  // The cards have not come yet.
  expect(loteDaVez(SALA_VAZIA, { mesa: 'a', haMais: false })).toBe('a');
});

it('is the clock’s where nobody calls, or nobody calls any more', () => {
  expect(loteDaVez(sala(['a', TARDE], ['b', CEDO]), NINGUEM)).toBe('b');
  expect(loteDaVez(sala(['a', TARDE], ['b', CEDO, 'NAO_ARREMATADO']), NINGUEM)).toBe('a');
  const acabado = sala(['a', null, 'AG_PAGAMENTO'], ['b', CEDO]);
  expect(loteDaVez(acabado, { mesa: 'a', haMais: false })).toBe('b');
});

it('before the first call the first to be called, after everything the last one, without lots none', () => {
  expect(loteDaVez(sala(['a', null], ['b', null]), NINGUEM)).toBe('a');
  expect(loteDaVez(sala(['a', CEDO, 'AG_PAGAMENTO'], ['b', TARDE, 'NAO_ARREMATADO']), NINGUEM)).toBe('b');
  expect(loteDaVez(SALA_VAZIA, NINGUEM)).toBeNull();
});

it('sells in the order of the calls, then of the clock', () => {
  const lotes = sala(['a', TARDE], ['b', null], ['c', CEDO], ['d', null, 'AG_PAGAMENTO']);
  expect(aVender(lotes).map(({ uid }) => uid)).toEqual(['b', 'c', 'a']);
  const naMesa = { ...lotes, leilao: { loteAoVivoUid: 'b' } as never };
  expect(aVender(naMesa).map(({ uid }) => uid)).toEqual(['b', 'c', 'a']);
});
