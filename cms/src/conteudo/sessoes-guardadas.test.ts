import { sessao } from '@martelo/shared/pagina';
import { expect, it } from 'vitest';
import { lerGuardadas } from './sessoes-guardadas.ts';

const uma = sessao.parse({ id: 's1', elemento: 'do-futuro', nome: 'Do futuro', itens: [{ id: 'i1' }] });

it('reads a section whose newer version wrote fields unknown here, and leaves the record as it was', () => {
  const guardada = { ...uma, brilho: 3, itens: [{ ...uma.itens[0], sombra: { y: 1 } }] };
  const copia = structuredClone(guardada);
  expect(lerGuardadas([guardada])).toEqual({ sessoes: [uma], ilegiveis: [] });
  expect(guardada).toEqual(copia);
});

it('leaves out what is no section, says where, and keeps the others', () => {
  const outra = { ...uma, id: 's2' };
  const lidas = lerGuardadas([uma, null, 'lixo', { ...uma, margemRodape: 'enorme', brilho: 3 }, outra]);
  expect(lidas).toEqual({ sessoes: [uma, outra], ilegiveis: [1, 2, 3] });
});
