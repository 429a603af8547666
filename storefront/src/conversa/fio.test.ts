import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { antesDoBuraco, FIO_VAZIO, juntar } from './fio.ts';

const dita = (ordem: number, mensagem: string | null = `m${ordem}`): MensagemDaConversa => ({
  ...{ uid: `u${ordem}`, chatUid: 'c', ordem, mensagem, apelido: null, autor: 'a' },
  ...{ createdAt: '2026-11-24T12:00:00.000Z', leitura: null },
});

it('has each place once and in order, however often and in whatever order messages come', () => {
  const ordens = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), { maxLength: 8 });
  fc.assert(
    fc.property(ordens, (partes) => {
      let fio = FIO_VAZIO;
      for (const parte of partes)
        fio = juntar(
          fio,
          parte.map((ordem) => dita(ordem)),
        );
      const sabidas = [...new Set(partes.flat())].toSorted((a, b) => a - b);
      expect(fio.mensagens.map(({ ordem }) => ordem)).toEqual(sabidas);
      const buraco = antesDoBuraco(fio);
      if (buraco === null)
        expect(sabidas.length).toBe(sabidas.length ? sabidas.at(-1)! - sabidas[0]! + 1 : 0);
      else expect([sabidas.includes(buraco), sabidas.includes(buraco + 1)]).toEqual([true, false]);
    }),
  );
});

it('what was removed stays removed, also where an older page of it comes later', () => {
  const fio = juntar(juntar(FIO_VAZIO, [dita(1), dita(2)]), [dita(1, null)]);
  expect(juntar(fio, [dita(1)]).mensagens[0]!.mensagem).toBeNull();
});
