import { expect, it } from 'vitest';
import { aRecompensar } from './lista.ts';

it('something is given for who came by a link and has paid, once', () => {
  const vindo = (uid: string, convidadoPor: string | null = 'ana') => ({
    ...{ uid, nome: `Nome ${uid}`, convite: { convidadoPor } },
  });
  const lista = aRecompensar(
    [vindo('pagou'), vindo('so-veio'), vindo('ja'), vindo('da-casa', null), { uid: 'solto', nome: 'Solto' }],
    ['pagou', 'ja', 'da-casa', 'solto'].map((cliUid) => ({ cliUid })),
    [{ convidadoUid: 'ja' }],
    new Map([['ana', 'Ana']]),
  );
  expect(lista).toEqual([{ uid: 'pagou', quemVeio: 'Nome pagou', indicadorUid: 'ana', quemIndicou: 'Ana' }]);
});
