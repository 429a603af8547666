import { expect, test } from 'vitest';
import { fotoDoItem } from './foto.ts';

const lote = {
  lelUid: 'd2f1c7c0-0000-4000-8000-000000000001',
  loteNome: 'Fiat Argo Drive 1.0',
  loteFoto: null,
};

test('what has no picture is drawn as its kind and says so; a picture of its own is no drawing', () => {
  const desenhado = fotoDoItem({ ...lote, tipo: 'Carro' });
  expect(desenhado.ilustrativa).toBe(true);
  expect(desenhado.src).toContain('hatch');
  expect(fotoDoItem({ ...lote, loteFoto: '/midia/lotes/argo.jpg', tipo: 'Carro' }).ilustrativa).toBe(false);
  // A list kept since before kinds were told.
  expect(fotoDoItem(lote).ilustrativa).toBe(true);
});
