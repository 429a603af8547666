import { describe, expect, it } from 'vitest';
import { TIPOS_PAGAMENTO, type TipoPagamento } from '../venda.ts';
import {
  abateDemais,
  abatido,
  descontosCabem,
  estaPaga,
  provada,
  reabre,
  terminaADois,
} from './segunda-pessoa.ts';
import { itemDe, linhaDe, vendaDe } from './venda-de-teste.ts';

const diferenca = (valor: number, mudancas: object = {}) =>
  linhaDe({ tipo: 'DIFERENCA_XLS', valor, ...mudancas });

describe('what one person may do to a sale alone (P10)', () => {
  it('lets go of R$ 1.000,00 in all: discount and differences that were evened out, what was taken back left out', () => {
    const paga = diferenca(50_000);
    const pagamentos = [
      ...[paga, diferenca(90_000, { situacao: 'AG_COMPENSACAO' })],
      diferenca(-50_000, { estornoDe: paga.uid }),
    ];
    expect(abatido({ valorDesconto: 40_000, pagamentos })).toBe(40_000);
    const venda = vendaDe({ valorDesconto: 40_000, pagamentos: [paga] });
    expect(abateDemais(venda, { ...venda, valorDesconto: 50_000 })).toBe(false);
    expect(abateDemais(venda, { ...venda, valorDesconto: 50_001 })).toBe(true);
    const acima = vendaDe({ valorDesconto: 90_000, pagamentos: [paga] });
    expect(abateDemais(acima, { ...acima, valorDesconto: 80_000 })).toBe(false);
  });

  it('lets go of nothing more of a sale that was split, on either side', () => {
    for (const lado of [{ separadaDe: itemDe().uid }, { separadas: [itemDe().uid] }]) {
      const venda = vendaDe({ valorDesconto: 10, ...lado });
      expect(abateDemais(venda, { ...venda, valorDesconto: 11 })).toBe(true);
      expect(abateDemais(venda, { ...venda, valorDesconto: 9 })).toBe(false);
    }
  });

  it('joins discounts as far as one person could have given them, and one that two gave with none', () => {
    expect(descontosCabem([60_000, 40_000])).toBe(true);
    expect(descontosCabem([60_000, 40_001])).toBe(false);
    expect(descontosCabem([900_000, 0])).toBe(true);
  });

  it('does not end or reopen what was received, now or before; what was given back is not', () => {
    const paga = vendaDe({ pagamentos: [linhaDe()], fechadaEm: '2026-11-22T12:00:00.000Z' });
    const extra = { uid: itemDe().uid, nome: 'Diária', valor: 5_000, data: '2026-11-23T12:00:00.000Z' };
    const deNovo = vendaDe({ ...paga, itensExtras: [extra] });
    expect([estaPaga(paga), estaPaga(deNovo), reabre(paga, deNovo)]).toEqual([true, true, true]);
    const [linha] = paga.pagamentos;
    const devolvida = vendaDe({
      ...paga,
      pagamentos: [linha!, linhaDe({ valor: -1_000_000, estornoDe: linha!.uid })],
    });
    expect([estaPaga(devolvida), estaPaga(vendaDe())]).toEqual([false, false]);
  });

  it('does not end what much was received of, be it not all; what was given back is not, what a bank holds is', () => {
    const com = (...pagamentos: ReturnType<typeof linhaDe>[]) => terminaADois(vendaDe({ pagamentos }));
    expect([com(linhaDe({ valor: 999_999 })), com(linhaDe({ valor: 100_001 }))]).toEqual([true, true]);
    expect([com(linhaDe({ valor: 100_000 })), com()]).toEqual([false, false]);
    const linha = linhaDe({ valor: 500_000 });
    const devolvida = linhaDe({ valor: -450_000, estornoDe: linha.uid });
    expect(com(linha, devolvida)).toBe(false);
    // Asked for, and not made yet: the house has it still.
    expect(com(linha, { ...devolvida, situacao: 'CADASTRADO' })).toBe(true);
    const retida = { valor: 500_000, situacao: 'DIVERGENTE', terceiro: true } as const;
    expect(com(linhaDe({ ...retida, recebimento: linha.uid }))).toBe(true);
    expect(com(linhaDe(retida))).toBe(false);
  });

  it('takes the buyer’s receipt of what goes through a bank, and of nothing else', () => {
    const { cliUid, uid } = vendaDe();
    const comprovante = { uid, nome: 'a.png', enviadoEm: '2026-11-22T12:00:00.000Z' };
    const por = (tipo: TipoPagamento, enviadoPor: string, recebimento: string | null = null) =>
      provada({ tipo, recebimento, comprovantes: [{ ...comprovante, enviadoPor } as never] }, { cliUid });
    const doComprador = TIPOS_PAGAMENTO.filter((tipo) => por(tipo, cliUid));
    expect(doComprador).toEqual(['DEPOSITO', 'BOLETO', 'BOLETO_INTERNO', 'PIX']);
    expect(TIPOS_PAGAMENTO.filter((tipo) => por(tipo, uid))).toEqual(['BOLETO_INTERNO']);
    expect(TIPOS_PAGAMENTO.every((tipo) => por(tipo, uid, uid))).toBe(true);
  });

  it('knows a sale as paid that waits for the price of its Sedex alone', () => {
    const entrega = { metodo: 'Sedex', valor: null, patUid: null, endereco: null, enviadoEm: null } as const;
    const venda = vendaDe({ itens: [itemDe({ entrega })], pagamentos: [linhaDe()] });
    expect([venda.situacao, estaPaga(venda)]).toEqual(['AguardandoValidacao', true]);
  });
});
