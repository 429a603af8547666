import { pbkdf2Sync } from 'node:crypto';
import type { PortariaRespondida } from '@martelo/shared/pos-venda/agendamento';
import { textoDoQr } from '@martelo/shared/pos-venda/codigo';
import { expect, it } from 'vitest';
import { acharPeloCodigo } from './conferir.ts';

const UID = '01900000-0000-7000-8000-0000000000a1';
const prova = (codigo: string) => pbkdf2Sync(codigo, 'sal', 1_000, 32, 'sha256').toString('base64url');
const portaria = {
  prova: { sal: 'sal', iteracoes: 1_000 },
  itens: [
    { uid: 'outra', prova: prova('ZZZ999') },
    { uid: 'presa', prova: null },
    { uid: UID, prova: prova('ABC234') },
  ],
} as unknown as PortariaRespondida;

it('a code is known by its proof alone, typed or scanned, and only with the pickup that it names', async () => {
  expect((await acharPeloCodigo(portaria, ' abc-234 '))?.retirada.uid).toBe(UID);
  expect(await acharPeloCodigo(portaria, textoDoQr(UID, 'ABC234'))).toMatchObject({ codigo: 'ABC234' });
  for (const lido of ['', 'ABC23', 'ABC235', 'ABC0I1', textoDoQr(UID.replace('a1', 'a2'), 'ABC234')])
    expect(await acharPeloCodigo(portaria, lido), lido).toBeNull();
});
