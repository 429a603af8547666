import { expect, it } from 'vitest';
import { cancelarLinha, criarLinha } from './atos.ts';
import { derivarVenda } from './derivar.ts';
import { vendaDe } from './venda-de-teste.ts';

const EM = '2026-11-22T12:00:00.000Z';
const uid = (n: number) => `01900000-0000-7000-9000-${n.toString(16).padStart(12, '0')}`;
const uma = (n: number) => ({ uid: uid(n), tipo: 'PIX', valor: 1, origem: 'cliente', data: EM }) as const;

it('a buyer makes no more rows of one sale than anybody would pay (P6); one that is cancelled makes room', () => {
  let venda = vendaDe({ pagamentos: [] });
  for (let n = 1; n <= 20; n++) venda = derivarVenda(criarLinha(venda, uma(n)));
  expect(() => criarLinha(venda, uma(21))).toThrow(
    expect.objectContaining({ codigo: 'LIMITE_DE_PAGAMENTOS' }),
  );
  // Whom the house helps is not held up by what they made.
  expect(() => criarLinha(venda, { ...uma(21), origem: 'equipe' })).not.toThrow();
  venda = derivarVenda(cancelarLinha(venda, uid(1), { quem: 'cliente', em: EM }));
  expect(criarLinha(venda, uma(21)).pagamentos).toHaveLength(21);
});
