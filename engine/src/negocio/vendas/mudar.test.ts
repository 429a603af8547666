import { criarLinha, descontar } from '@martelo/shared/pos-venda/atos';
import { beforeEach, describe, expect, it } from 'vitest';
import { SISTEMA } from '../../records/acesso.ts';
import { ANA, Bancada } from './bancada-de-teste.ts';

let bancada: Bancada;
beforeEach(async () => {
  bancada = new Bancada();
  bancada.mesa.lance(ANA, 'MANUAL', 500, 11);
  bancada.vender(20);
  await bancada.projetar();
});

describe('where less is due than before', () => {
  it('what nobody has paid yet asks for no more than is due; it was made out for the old amount', async () => {
    const { uid, totalAPagar } = await bancada.venda();
    const mudar = (mudanca: Parameters<Bancada['mudar']>[2]) =>
      bancada.mudar({ acesso: SISTEMA }, uid, mudanca);
    const comLinha = (n: number, valor: number) =>
      mudar((venda) =>
        criarLinha(venda, {
          ...{ uid: `01900000-0000-7000-8000-0000000000f${n}`, tipo: 'BOLETO', valor, origem: 'cliente' },
          data: '2026-11-21T12:00:00.000Z',
        }),
      );
    await comLinha(1, 1_000);
    await comLinha(2, totalAPagar - 1_000);
    await mudar((venda) => descontar(venda, 500));
    const { pagamentos } = await bancada.venda();
    expect(pagamentos.map(({ canceladoEm }) => canceladoEm !== null)).toEqual([false, true]);
    // The discount taken off again brings nothing back and takes nothing more.
    await mudar((venda) => descontar(venda, 0));
    expect((await bancada.venda()).pagamentos).toEqual(pagamentos);
  });
});
