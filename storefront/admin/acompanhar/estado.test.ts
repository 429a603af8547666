import type { LeilaoAcompanhado, LoteAcompanhado } from '@martelo/shared/acompanhar';
import { expect, it } from 'vitest';
import { type Acompanhado, comNoticia, licitantes, type Noticia } from './estado.ts';

const lote = (uid: string, seq: number, mais: object = {}) =>
  ({ uid, seq, valorAtual: null, lider: null, visitas: 0, favoritos: 0, ...mais }) as LoteAcompanhado;
const lida = (lotes: LoteAcompanhado[], clientes: LeilaoAcompanhado['clientes'] = []): Noticia => ({
  tipo: 'lida',
  lido: { lotes, clientes, leilao: { uid: 'x' } } as unknown as LeilaoAcompanhado,
});
const mudou = (lotes: object[], clientes: LeilaoAcompanhado['clientes'] = []): Noticia => ({
  ...{ tipo: 'mudou', clientes },
  lotes: lotes as LoteAcompanhado[],
});
const com = (...noticias: Noticia[]): Acompanhado =>
  noticias.reduce<Acompanhado | null>((antes, noticia) => comNoticia(antes, noticia), null)!;
const cliente = (cliUid: string, lotes = 1) => ({ cliUid, nome: cliUid, apelido: cliUid, lotes });

it('a lot moves to a higher seq alone, whichever of reading and telling came last', () => {
  const antes = com(lida([lote('a', 5, { valorAtual: 500 }), lote('b', 1)]));
  const atrasada = comNoticia(antes, mudou([lote('a', 4, { valorAtual: 400 })]))!;
  expect(atrasada.lotes[0]).toBe(antes.lotes[0]);
  const nova = comNoticia(antes, mudou([{ uid: 'a', seq: 6, valorAtual: 600 }]))!;
  expect(nova.lotes[0]).toMatchObject({ seq: 6, valorAtual: 600, visitas: 0 });
  // Read a moment before it moved, and arrived after: what was told stands, what is counted beside is newer.
  const lidaDepois = comNoticia(nova, lida([lote('a', 5, { valorAtual: 500, visitas: 9 }), lote('b', 1)]))!;
  expect(lidaDepois.lotes[0]).toMatchObject({ seq: 6, valorAtual: 600, visitas: 9 });
});

it('leaves what did not move as it was, so that no row is drawn again for nothing', () => {
  const antes = com(lida([lote('a', 1), lote('b', 1)]));
  expect(comNoticia(antes, mudou([{ uid: 'a', seq: 2 }]))!.lotes[1]).toBe(antes.lotes[1]);
  expect(comNoticia(antes, lida([lote('a', 1), lote('b', 1)]))!.lotes[0]).toBe(antes.lotes[0]);
  expect(comNoticia(antes, mudou([], [cliente('ana')]))!.lotes).toBe(antes.lotes);
  // A change that no ledger counts (a consignor’s answer) comes with the reading.
  expect(comNoticia(antes, lida([lote('a', 1, { minimo: 9 }), lote('b', 1)]))!.lotes[0]).toMatchObject({
    minimo: 9,
  });
});

it('before it was read there is nothing, and a lot that was not read waits', () => {
  expect(comNoticia(null, mudou([lote('a', 1)]))).toBeNull();
  expect(com(lida([]), mudou([lote('novo', 1)])).lotes).toEqual([]);
});

it('says of each client what they lead, as the lots say it; who has no bid left is gone', () => {
  const lidera = (cliUid: string, valorAtual: number) => ({ valorAtual, lider: { cliUid } });
  const antes = com(
    lida(
      [
        lote('a', 1, lidera('ana', 300)),
        lote('b', 1, lidera('bia', 500)),
        lote('c', 1, { lider: { cliUid: null } }),
      ],
      [cliente('ana', 2), cliente('bia'), cliente('caio')],
    ),
  );
  expect(licitantes(antes).map(({ cliUid, lidera, valor }) => [cliUid, lidera, valor])).toEqual([
    ['bia', 1, 500],
    ['ana', 1, 300],
    ['caio', 0, 0],
  ]);
  const depois = comNoticia(
    antes,
    mudou([{ uid: 'b', seq: 2, ...lidera('ana', 600) }], [cliente('caio', 0)]),
  )!;
  expect(licitantes(depois).map(({ cliUid, lidera, valor }) => [cliUid, lidera, valor])).toEqual([
    ['ana', 2, 900],
    ['bia', 0, 0],
  ]);
});
