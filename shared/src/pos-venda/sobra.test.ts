import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pagamento } from '../venda.ts';
import { derivarVenda } from './derivar.ts';
import { sobrasDaVenda } from './sobra.ts';
import { totaisDaVenda } from './totais.ts';
import { linhaDe, vendaDe } from './venda-de-teste.ts';

const RECEBIMENTO = '01900000-0000-7000-8000-0000000000aa';
const EM = '2026-11-23T12:00:00.000Z';
const doBanco = (mudancas: Partial<Pagamento>) => linhaDe({ recebimento: RECEBIMENTO, ...mudancas });
const deOutro = doBanco({ valor: 500_000, situacao: 'DIVERGENTE', terceiro: true });
const sobras = (...pagamentos: Pagamento[]) =>
  sobrasDaVenda(vendaDe({ pagamentos })).map(({ linha, valor }) => [linha.uid, valor]);

describe('what a paid sale holds too much', () => {
  it('is its change (P5), off the rows that came last', () => {
    const [primeira, segunda] = [linhaDe({ valor: 1_000_000 }), linhaDe({ valor: 50_000 })];
    expect(sobras(primeira, segunda)).toEqual([[segunda.uid, 50_000]]);
    const grande = linhaDe({ valor: 1_100_000 });
    expect(sobras(grande, segunda)).toEqual([
      [segunda.uid, 50_000],
      [grande.uid, 100_000],
    ]);
  });

  it('is what came of somebody else’s account and was not accepted (P8), once nothing is due', () => {
    expect(sobras(deOutro, linhaDe({ valor: 999_999 }))).toEqual([]);
    expect(sobras(deOutro, linhaDe({ valor: 1_000_000 }))).toEqual([[deOutro.uid, 500_000]]);
    // A proof that was refused brought no money.
    const provada = linhaDe({ valor: 500_000, situacao: 'DIVERGENTE' });
    expect(sobras(provada, linhaDe({ valor: 1_000_000 }))).toEqual([]);
  });

  it('is nothing twice: what is put down to be given back, or was given back, is not listed again', () => {
    const paga = linhaDe({ valor: 1_010_000 });
    const devolucao = (situacao: 'CADASTRADO' | 'PAGO') =>
      linhaDe({ valor: -10_000, estornoDe: paga.uid, situacao });
    expect(sobras(paga, devolucao('CADASTRADO'))).toEqual([]);
    expect(sobras(paga, devolucao('PAGO'))).toEqual([]);
    expect(sobras(paga, { ...devolucao('CADASTRADO'), canceladoEm: EM })).toEqual([[paga.uid, 10_000]]);
  });

  it('is nothing of a sale that came to nothing: all of that goes back already (P21)', () => {
    const encerramento = {
      como: 'Cancelada',
      motivo: '',
      em: EM,
      por: 'usuario:1',
      juntadaEm: null,
    } as const;
    const venda = vendaDe({
      ...{ pagamentos: [linhaDe({ valor: 1_010_000 })], encerramento: { ...encerramento, multa: null } },
    });
    expect(sobrasDaVenda(venda)).toEqual([]);
  });

  it('stands in the record, and goes from it with the money', () => {
    const venda = vendaDe({ pagamentos: [linhaDe({ valor: 1_000_001 })] });
    expect(venda.comSobra).toBe(true);
    expect('comSobra' in derivarVenda({ ...venda, valorDesconto: 0, pagamentos: [linhaDe()] })).toBe(false);
  });

  it('adds up to change and held money, whatever the rows', () => {
    const valor = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(valor, fc.boolean()), { maxLength: 8 }), (linhas) => {
        const pagamentos = linhas.map(([quanto, retida]) =>
          retida ? doBanco({ valor: quanto, situacao: 'DIVERGENTE' }) : linhaDe({ valor: quanto }),
        );
        const venda = vendaDe({ pagamentos });
        const { restante, valorTroco, divergente } = totaisDaVenda(venda);
        const soma = sobrasDaVenda(venda).reduce((total, sobra) => total + sobra.valor, 0);
        expect(soma).toBe(restante > 0 ? 0 : valorTroco + divergente);
      }),
    );
  });
});
