import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemVenda, Venda } from '../venda.ts';
import { acrescentarExtra, definirEntrega, estornar, moverPapeis } from './atos.ts';
import { derivarVenda } from './derivar.ts';
import { passoDoPrazo } from './desistencia-automatica.ts';
import { foiPaga, freteDosPapeis, liberada, situacaoDosBens } from './liberada.ts';
import { concordam, situacaoDoLote } from './lote.ts';
import { nomeiaOsLotes, notaDevida, pedeNota, semQuitacaoDesde } from './nota.ts';
import { orientacaoDaVenda } from './orientacao.ts';
import { totaisDaVenda } from './totais.ts';
import { itemDe, linhaDe, vendaDe } from './venda-de-teste.ts';

const EM = '2026-11-23T12:00:00.000Z';
const DEPOIS = '2026-11-30T12:00:00.000Z';
const endereco = {
  ...{ logradouro: 'Rua A', numero: '1', bairro: 'Centro', cidade: 'São Paulo' },
  ...{ estado: 'SP', cep: '01310-100' },
} as never;
/** Its lots are paid, since then. */
const paga = (itens: ItemVenda[] = [itemDe({ liberadoEm: EM })], mudancas: Partial<Venda> = {}): Venda => {
  const valor = itens.reduce((soma, { totalAPagar }) => soma + totalAPagar, 0);
  return vendaDe({ itens, pagamentos: [linhaDe({ valor, pagoEm: EM })], fechadaEm: EM, ...mudancas });
};
const porSedex = (venda: Venda, valor: number | null, item = venda.itens[0]!): Venda =>
  derivarVenda(definirEntrega(venda, item.uid, { metodo: 'Sedex', valor, patUid: null, endereco }, DEPOIS));
const comExtra = (venda: Venda, valor: number): Venda =>
  derivarVenda(acrescentarExtra(venda, { uid: linhaDe().uid, nome: 'Guincho', valor, data: DEPOIS }));

describe('sending papers, chosen after all was paid (P12, P16)', () => {
  it.each([
    ['taken from its yard', EM, 'RETIRADO', 'RETIRADA'],
    ['still to be taken', null, 'PAGO', 'AGENDAR'],
  ] as const)('is owed, and the lot stays as it was: %s', (_, retiradaEm, lote, antes) => {
    const venda = paga([itemDe({ liberadoEm: EM, retiradaEm })]);
    const depois = porSedex(venda, 3_500);
    expect(depois).toMatchObject({ situacao: 'AguardandoPagamento', aba: 'agPagamentoAgValidacao' });
    expect(totaisDaVenda(depois).restante).toBe(3_500);
    expect([liberada(depois), situacaoDosBens(depois), notaDevida(depois)]).toEqual([
      ...[true, 'Fechada', 'a-que-houver'],
    ]);
    const [item] = depois.itens;
    expect(situacaoDoLote(depois, item!)).toBe(lote);
    expect(concordam(depois, item!, lote)).toBe(true);
    expect(item!.retiradaEm).toBe(retiradaEm);
    const dizer = (uma: Venda) =>
      orientacaoDaVenda({
        venda: uma,
        retiradas: [retiradaEm === null ? 'aguardando_agendamento' : 'entregue'],
        papeisEntregues: false,
      }).codigo;
    expect([dizer(venda), dizer(depois), dizer(porSedex(venda, null))]).toEqual([
      antes,
      'PAGAR_ENVIO',
      antes,
    ]);
  });

  it('threatens nobody: neither warned, nor given up, however long it waits', () => {
    const depois = porSedex(paga(), 3_500);
    const regra = { desistenciaAutomatica: { dias: 3 } };
    for (const dias of [0, 1, 10, 400])
      expect(passoDoPrazo(depois, regra, Date.parse(depois.dataPagamento) + dias * 86_400_000)).toBeNull();
  });

  it('papers are prepared meanwhile, and leave when it is paid', () => {
    const depois = porSedex(paga([itemDe({ liberadoEm: EM })]), 3_500);
    const [{ uid }] = depois.itens as [ItemVenda];
    const mover = (venda: Venda, etapa: 'em preparação' | 'pronta' | 'enviada') =>
      derivarVenda(moverPapeis(venda, uid, { etapa, codigo: 'BR1' }, DEPOIS));
    const pronta = mover(mover(depois, 'em preparação'), 'pronta');
    expect(pronta.itens[0]!.documentacao.prazoAtual).not.toBeNull();
    expect(() => mover(pronta, 'enviada')).toThrow('ainda não está paga');
    const quitada = derivarVenda({
      ...pronta,
      pagamentos: [...pronta.pagamentos, linhaDe({ valor: 3_500 })],
    });
    expect(mover(quitada, 'enviada').itens[0]!.documentacao.etapa).toBe('enviada');
  });

  it('chosen before anything was paid it is a part of what releases the lots', () => {
    const venda = porSedex(vendaDe(), 3_500);
    const semFrete = derivarVenda({ ...venda, pagamentos: [linhaDe()] });
    expect([foiPaga(semFrete), liberada(semFrete)]).toEqual([false, false]);
    expect(situacaoDoLote(semFrete, semFrete.itens[0]!)).toBe('AG_PAGAMENTO');
  });

  it('whatever is chosen of however many lots, in any order, lots stay released; any other debt holds them until it is paid', () => {
    const valor = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 20_000 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.nat({ max: 3 }), valor), { maxLength: 8 }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.boolean(),
        (lotes, escolhas, extra, antes) => {
          const inicio = paga(Array.from({ length: lotes }, () => itemDe({ liberadoEm: EM })));
          const escolher = (venda: Venda) =>
            escolhas.reduce((atual, [i, quanto]) => porSedex(atual, quanto, atual.itens[i % lotes]), venda);
          const depois = escolher(inicio);
          expect([liberada(depois), depois.situacao === 'Fechada']).toEqual([
            true,
            depois.itens.every(({ entrega }) => (entrega === null ? true : entrega.valor === 0)),
          ]);
          expect(totaisDaVenda(depois).restante).toBe(freteDosPapeis(depois));
          const devendo = antes ? escolher(comExtra(inicio, extra)) : comExtra(depois, extra);
          expect(liberada(devendo)).toBe(false);
          const paga2 = [...devendo.pagamentos, linhaDe({ valor: extra })];
          // Also where the house had noted meanwhile that it waits for money.
          const depoisDoExtra = derivarVenda({ ...devendo, pagamentos: paga2, fechadaEm: null });
          expect(liberada(depoisDoExtra)).toBe(true);
        },
      ),
    );
  });
});

describe('the nota of a sale', () => {
  const fim = (como: 'Cancelada' | 'ClienteDesistiu') => ({
    ...{ como, motivo: 'x', em: DEPOIS, por: 'a', juntadaEm: null, multa: null },
  });
  it.each([
    ['a Sedex', (venda: Venda) => porSedex(venda, 3_500)],
    ['a Sedex without a price', (venda: Venda) => porSedex(venda, null)],
    ['an extra, also of storage', (venda: Venda) => comExtra(venda, 5_000)],
    ['a smaller discount', (venda: Venda) => derivarVenda({ ...venda, valorDesconto: 0 })],
  ])('is neither cancelled nor made provisional by %s: it says what was paid', (_, mudar) => {
    const venda = paga([itemDe({ liberadoEm: EM })], {
      valorDesconto: 10_000,
      pagamentos: [linhaDe({ valor: 990_000 })],
    });
    expect([venda.situacao, notaDevida(venda)]).toEqual(['Fechada', 'uma']);
    const nota = { total: venda.totalAPagar, emitidaEm: EM };
    const depois = mudar(venda);
    expect(depois.situacao).not.toBe('Fechada');
    expect([notaDevida(depois), semQuitacaoDesde(depois, nota)]).toEqual(['a-que-houver', null]);
  });

  it('is provisional from the estorno of what it acknowledges on, until it is paid again; what was paid too much goes back without it', () => {
    const linha = linhaDe({ valor: 1_050_000, pagoEm: EM });
    const venda = paga([itemDe({ liberadoEm: EM })], { pagamentos: [linha] });
    const nota = { total: venda.totalAPagar, emitidaEm: EM };
    const sem = (valor: number) =>
      derivarVenda(estornar(venda, linha.uid, { estornoUid: linhaDe().uid, valor, motivo: 'x', em: DEPOIS }));
    expect(semQuitacaoDesde(sem(50_000), nota)).toBeNull();
    const devida = sem(50_001);
    expect([notaDevida(devida), liberada(devida), semQuitacaoDesde(devida, nota)]).toEqual([
      ...['a-que-houver', false, DEPOIS],
    ]);
    const outra = derivarVenda({ ...devida, pagamentos: [...devida.pagamentos, linhaDe({ valor: 1 })] });
    expect([notaDevida(outra), semQuitacaoDesde(outra, nota)]).toEqual(['uma', null]);
  });

  it('stands no longer once the house has given all of it back; what a bank alone took back is disputed', () => {
    const linha = linhaDe({ pagoEm: EM });
    const venda = paga([itemDe({ liberadoEm: EM })], { pagamentos: [linha] });
    const de = (origem: 'equipe' | 'lote' | 'banco', valor = -1_000_000) =>
      derivarVenda({
        ...venda,
        pagamentos: [linha, linhaDe({ valor, estornoDe: linha.uid, origem, pagoEm: DEPOIS })],
      });
    expect([notaDevida(de('equipe')), notaDevida(de('lote')), notaDevida(de('banco'))]).toEqual([
      ...['nenhuma', 'nenhuma', 'a-que-houver'],
    ]);
    expect(notaDevida(de('equipe', -999_999))).toBe('a-que-houver');
    expect(pedeNota(venda, de('equipe'))).toBe(true);
    const deNovo = derivarVenda({ ...de('equipe'), pagamentos: [...de('equipe').pagamentos, linhaDe()] });
    expect([notaDevida(deNovo), pedeNota(de('equipe'), deNovo)]).toEqual(['uma', true]);
  });

  it('is asked for when all is paid, when the sale ends and when its lots become others, and at no other change', () => {
    const aberta = vendaDe();
    const venda = paga();
    const encerrada = derivarVenda({ ...venda, encerramento: fim('Cancelada') });
    expect([pedeNota(null, aberta), pedeNota(null, venda), pedeNota(aberta, venda)]).toEqual([
      ...[false, true, true],
    ]);
    const devendo = porSedex(venda, 3_500);
    expect([pedeNota(venda, devendo), pedeNota(devendo, venda)]).toEqual([false, true]);
    expect([pedeNota(devendo, encerrada), pedeNota(encerrada, encerrada)]).toEqual([true, false]);
    const maior = derivarVenda({ ...venda, itens: [...venda.itens, itemDe({ loteNumero: '2' })] });
    expect([pedeNota(venda, maior), pedeNota(maior, venda)]).toEqual([true, true]);
    const lotes = maior.itens.map(({ loteNumero: numero, loteNome: nome }) => ({ numero, nome }));
    const nomeia = (uma: Venda) => nomeiaOsLotes({ lotes: lotes.toReversed() } as never, uma);
    expect([nomeia(maior), nomeia(venda)]).toEqual([true, false]);
  });

  it.each(['Cancelada', 'ClienteDesistiu'] as const)('stands no longer of one that is %s', (como) => {
    expect(notaDevida(derivarVenda({ ...paga(), encerramento: fim(como) }))).toBe('nenhuma');
    expect(notaDevida(derivarVenda({ ...porSedex(paga(), 3_500), encerramento: fim(como) }))).toBe('nenhuma');
  });
});
