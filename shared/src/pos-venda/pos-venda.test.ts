import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SITUACOES_LOTE } from '../lote-situacao.ts';
import {
  ABAS,
  type Pagamento,
  SITUACOES_PAGAMENTO,
  TIPOS_PAGAMENTO,
  venda as vendaSchema,
} from '../venda.ts';
import { derivarVenda } from './derivar.ts';
import { concordam, situacaoDoLote } from './lote.ts';
import { orientacaoDaVenda } from './orientacao.ts';
import { setaDoPagamento } from './pagamentos.ts';
import { etapaSegue, prazoDosPapeis } from './papeis.ts';
import { diarias, prazoDePagamento } from './prazos.ts';
import { type Agendamento, podeAgendar, situacaoDaRetirada } from './retirada.ts';
import { comoCobrada, saldoDaVenda } from './situacao.ts';
import { totaisDaVenda, totaisPagamento } from './totais.ts';
import { itemDe, linhaDe, vendaDe } from './venda-de-teste.ts';

const DEZ_MIL = 1_000_000;
const linhaQualquer: fc.Arbitrary<Pagamento> = fc
  .record({
    tipo: fc.constantFrom(...TIPOS_PAGAMENTO),
    valor: fc.integer({ min: 0, max: 2_000_000 }),
    situacao: fc.constantFrom(...SITUACOES_PAGAMENTO),
    canceladoEm: fc.constantFrom(null, null, null, '2026-11-22T12:00:00.000Z'),
  })
  .map((campos) => linhaDe(campos));
const linhas = fc.array(linhaQualquer, { maxLength: 12 });
const papeisNaoEntregues = { papeisEntregues: false, retiradas: ['aguardando_agendamento'] as const };

describe('the table of examples (total 10,000.00)', () => {
  const pix = linhaDe({ valor: 1_050_000 });
  const sedex = (valor: number | null) => ({
    ...{ metodo: 'Sedex' as const, valor, patUid: null, endereco: null, enviadoEm: null },
  });
  it.each([
    ['none', {}, 'AguardandoPagamento', { restante: DEZ_MIL, aguardandoFormaPagamento: DEZ_MIL }],
    [
      'DEPOSITO CADASTRADO',
      { pagamentos: [linhaDe({ tipo: 'DEPOSITO', situacao: 'CADASTRADO' })] },
      'AguardandoPagamento',
      { aguardandoFormaPagamento: 0, aguardandoPagamento: DEZ_MIL },
    ],
    [
      'its proof sent',
      { pagamentos: [linhaDe({ tipo: 'DEPOSITO', situacao: 'AG_COMPENSACAO' })] },
      'AguardandoValidacao',
      {},
    ],
    [
      'DEPOSITO 6,000 PAGO, PIX 4,000 AG_COMPENSACAO',
      {
        pagamentos: [
          linhaDe({ tipo: 'DEPOSITO', valor: 600_000 }),
          linhaDe({ valor: 400_000, situacao: 'AG_COMPENSACAO' }),
        ],
      },
      'AguardandoValidacao',
      { restante: 400_000 },
    ],
    [
      'DEPOSITO 6,000 PAGO, PIX 4,000 DIVERGENTE',
      {
        pagamentos: [
          linhaDe({ tipo: 'DEPOSITO', valor: 600_000 }),
          linhaDe({ valor: 400_000, situacao: 'DIVERGENTE' }),
        ],
      },
      'AguardandoPagamento',
      { aguardandoFormaPagamento: 400_000, divergente: 400_000 },
    ],
    [
      'BOLETO_INTERNO PAGO',
      { pagamentos: [linhaDe({ tipo: 'BOLETO_INTERNO' })] },
      'AguardandoPagamento',
      { aprovado: 0 },
    ],
    ['PIX 10,500 PAGO', { pagamentos: [pix] }, 'Fechada', { valorTroco: 50_000 }],
    [
      'the same, estorno −500',
      { pagamentos: [pix, linhaDe({ valor: -50_000, estornoDe: pix.uid })] },
      'Fechada',
      { valorTroco: 0 },
    ],
    [
      'PAGO, Sedex without value',
      { pagamentos: [linhaDe()], itens: [itemDe({ entrega: sedex(null) })] },
      'AguardandoValidacao',
      { restante: 0 },
    ],
    [
      'with 35.00',
      {
        pagamentos: [linhaDe()],
        itens: [itemDe({ entrega: sedex(3_500) })],
        itensExtras: [{ uid: linhaDe().uid, nome: 'Sedex', valor: 3_500, data: '2026-11-21T12:00:00.000Z' }],
      },
      'AguardandoPagamento',
      { restante: 3_500 },
    ],
  ] as const)('%s', (_, mudancas, situacao, totais) => {
    const venda = vendaDe(mudancas as never);
    expect(venda.situacao).toBe(situacao);
    expect(totaisDaVenda(venda)).toMatchObject(totais);
  });

  it('says first that there are divergences', () => {
    const venda = vendaDe({ pagamentos: [linhaDe({ situacao: 'DIVERGENTE' })] });
    expect(orientacaoDaVenda({ venda, ...papeisNaoEntregues }).codigo).toBe('DIVERGENCIA');
  });
});

describe('P5: totals', () => {
  it('every row that counts is in exactly one sum; what is due and what was given back are never both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), linhas, (total, pagamentos) => {
        const t = totaisPagamento(total, pagamentos);
        const contadas = pagamentos
          .filter(({ tipo, canceladoEm }) => tipo !== 'BOLETO_INTERNO' && canceladoEm === null)
          .reduce((soma, { valor }) => soma + valor, 0);
        expect(t.aprovado + t.aguardandoPagamento + t.aguardandoValidacao + t.divergente).toBe(contadas);
        expect(Math.min(t.restante, t.valorTroco)).toBe(0);
        expect(t.aguardandoFormaPagamento).toBeLessThanOrEqual(t.restante);
        expect(totaisPagamento(total, pagamentos.toReversed())).toEqual(t);
      }),
    );
  });

  it('a refund counts once it is made', () => {
    const paga = linhaDe();
    const devolucao = linhaDe({ valor: -DEZ_MIL, estornoDe: paga.uid, situacao: 'CADASTRADO' });
    expect(totaisPagamento(DEZ_MIL, [paga, devolucao])).toMatchObject({
      ...{ aprovado: DEZ_MIL, aguardandoPagamento: 0 },
    });
    expect(totaisPagamento(DEZ_MIL, [paga, { ...devolucao, situacao: 'PAGO' }]).restante).toBe(DEZ_MIL);
  });

  it('those of the types add up to those of the sale', () => {
    fc.assert(
      fc.property(linhas, (pagamentos) => {
        const { porTipo, ...t } = totaisDaVenda(vendaDe({ pagamentos }));
        for (const campo of ['aprovado', 'aguardandoPagamento', 'aguardandoValidacao', 'divergente'] as const)
          expect(Object.values(porTipo).reduce((soma, um) => soma + um[campo], 0)).toBe(t[campo]);
      }),
    );
  });
});

describe('P6: rows', () => {
  it('PAGO is final, and a cancelled row moves no more, whoever asks', () => {
    for (const para of SITUACOES_PAGAMENTO)
      for (const quem of ['cliente', 'acerto', 'banco'] as const) {
        expect(setaDoPagamento(linhaDe(), para, quem)).toBeUndefined();
        const cancelada = linhaDe({ situacao: 'CADASTRADO', canceladoEm: '2026-11-21T12:00:00.000Z' });
        expect(setaDoPagamento(cancelada, para, quem)).toBeUndefined();
      }
  });

  it('a buyer never makes money', () => {
    for (const situacao of SITUACOES_PAGAMENTO)
      expect(setaDoPagamento(linhaDe({ situacao }), 'PAGO', 'cliente')).toBeUndefined();
  });

  it('settlement accepts what was refused only of somebody else’s account, and says why', () => {
    const linha = linhaDe({ situacao: 'DIVERGENTE' });
    expect(setaDoPagamento(linha, 'PAGO', 'acerto')).toBeUndefined();
    expect(setaDoPagamento({ ...linha, terceiro: true }, 'PAGO', 'acerto')?.motivo).toBe(true);
  });
});

describe('P12 and P15: one situation, one tab', () => {
  const qualquer = fc.record({
    pagamentos: linhas,
    condicional: fc.boolean(),
    valorDesconto: fc.integer({ min: 0, max: 2_000_000 }),
    encerramento: fc.constantFrom(null, null, {
      ...{
        como: 'Cancelada' as const,
        motivo: 'x',
        em: '2026-11-22T12:00:00.000Z',
        por: 'sistema',
        juntadaEm: null,
        multa: null,
      },
    }),
  });

  it('are what the stored ones are, however often they are derived, and the sale can be stored', () => {
    fc.assert(
      fc.property(qualquer, (mudancas) => {
        const venda = vendaDe(mudancas);
        expect(derivarVenda(venda)).toEqual(venda);
        expect(ABAS).toContain(venda.aba);
        expect(vendaSchema.parse(venda)).toEqual(venda);
        expect(venda.situacao === 'Fechada').toBe(
          venda.encerramento === null && !venda.condicional && totaisDaVenda(venda).restante === 0,
        );
        expect(venda.valorLance + venda.totalDespesas - venda.valorDesconto).toBeLessThanOrEqual(
          venda.totalAPagar,
        );
      }),
    );
  });

  it('of a sale that came to nothing nothing is asked, nor of one under a condition', () => {
    const fim = {
      como: 'ClienteDesistiu',
      motivo: 'x',
      em: '2026-11-22T12:00:00.000Z',
      por: 'y',
      juntadaEm: null,
      multa: null,
    } as const;
    const desfeita = vendaDe({ encerramento: fim });
    expect(comoCobrada(desfeita)).toMatchObject({ despesas: [], totalDespesas: 0, totalAPagar: 0 });
    expect(saldoDaVenda(desfeita)).toBe(0);
    expect(saldoDaVenda(vendaDe({ condicional: true }))).toBe(0);
    expect(saldoDaVenda(vendaDe())).toBe(DEZ_MIL);
  });
});

describe('P4: the lot agrees', () => {
  it('with where the sale puts it, always', () => {
    fc.assert(
      fc.property(linhas, fc.boolean(), (pagamentos, tirada) => {
        const item = itemDe({ retiradaEm: tirada ? '2026-11-22T12:00:00.000Z' : null });
        const venda = vendaDe({ pagamentos, itens: [item] });
        expect(concordam(venda, item, situacaoDoLote(venda, item)!)).toBe(true);
      }),
    );
  });

  it.each([
    ['nothing paid', [], 'AG_PAGAMENTO'],
    ['paid', [linhaDe()], 'PAGO'],
    ['paid by card', [linhaDe({ tipo: 'CARTAO_DE_CREDITO' })], 'PAGO_CARTAO'],
    ['half by card', [linhaDe({ tipo: 'CARTAO_DE_CREDITO', valor: 5 })], 'PARCIAL_CARTAO'],
    ['a boleto outstanding', [linhaDe({ tipo: 'BOLETO', situacao: 'CADASTRADO' })], 'BOLETO'],
  ] as const)('%s', (_, pagamentos, lote) => {
    const venda = vendaDe({ pagamentos: [...pagamentos] });
    expect(situacaoDoLote(venda, venda.itens[0]!)).toBe(lote);
  });

  it('no lot agrees with a sale that is paid and one that is not', () => {
    const [item] = [itemDe()];
    const [paga, aberta] = [vendaDe({ pagamentos: [linhaDe()] }), vendaDe()];
    for (const lote of SITUACOES_LOTE)
      expect(concordam(paga, item, lote) && concordam(aberta, item, lote), lote).toBe(false);
  });
});

describe('P13: pickup', () => {
  it.each([
    [null, ['Fechada', 'AguardandoPagamento'], 'aguardando_pagamento'],
    [null, ['Fechada', 'AguardandoValidacao'], 'aguardando_validacao'],
    [null, ['Fechada', 'Fechada'], 'aguardando_agendamento'],
    ['AGENDADO', ['AguardandoPagamento'], 'aguardando_retirada'],
    ['CANCELADO', ['Fechada'], 'agendamento_cancelado'],
    ['NAO_COMPARECEU', ['Fechada'], 'nao_compareceu'],
    ['ENTREGUE', ['Fechada'], 'entregue'],
  ] as const)('%s, %j', (ultimo, vendas, esperada) => {
    const agendamento = ultimo && ({ situacao: ultimo } satisfies Agendamento);
    expect(situacaoDaRetirada({ retiradaEm: null }, agendamento, vendas)).toBe(esperada);
    expect(podeAgendar(esperada)).toBe(
      ['aguardando_agendamento', 'agendamento_cancelado', 'nao_compareceu'].includes(esperada),
    );
  });
});

describe('P14: what to do next', () => {
  const paga = { pagamentos: [linhaDe()] };
  it.each([
    [{ condicional: true }, [], 'CONDICIONAL'],
    [{}, [], 'PAGAR'],
    [{ pagamentos: [linhaDe({ valor: 5 })] }, [], 'PAGAR_TUDO'],
    [{ pagamentos: [linhaDe({ situacao: 'AG_COMPENSACAO' })] }, [], 'EM_VALIDACAO'],
    [paga, ['aguardando_agendamento'], 'AGENDAR'],
    [paga, ['aguardando_retirada'], 'AGENDADA'],
    [paga, ['aguardando_pagamento'], 'PAGA'],
    [paga, ['entregue'], 'RETIRADA'],
  ] as const)('%# %j', (mudancas, retiradas, codigo) => {
    const venda = vendaDe(mudancas as never);
    expect(orientacaoDaVenda({ venda, retiradas, papeisEntregues: false }).codigo).toBe(codigo);
  });

  it('thanks when all is done', () => {
    const fatos = { venda: vendaDe(paga), retiradas: ['entregue'], papeisEntregues: true } as const;
    expect(orientacaoDaVenda(fatos).codigo).toBe('FINALIZADA');
  });
});

describe('P3, P11, P20: days', () => {
  const noite = Date.parse('2026-11-21T23:30:00-03:00');

  it('the auction’s day and two more, to the last millisecond', () => {
    expect(prazoDePagamento('2026-11-21T17:00:00.000Z', noite)).toBe('2026-11-24T02:59:59.999Z');
  });

  it('a sale made later counts from its own day; business days alone where the brand says so', () => {
    const depois = Date.parse('2026-11-27T10:00:00-03:00');
    const leilao = '2026-11-21T17:00:00.000Z';
    expect(prazoDePagamento(leilao, depois)).toBe('2026-11-30T02:59:59.999Z');
    expect(prazoDePagamento(leilao, depois, { dias: 2, uteis: true })).toBe('2026-12-02T02:59:59.999Z');
  });

  it('days at the yard cost nothing while they are free, and so much each after them', () => {
    const regra = { diasGratis: 3, valorDia: 5_000 };
    expect(diarias(regra, '2026-11-20', '2026-11-23')).toBe(0);
    expect(diarias(regra, '2026-11-20', '2026-11-25')).toBe(10_000);
    expect(diarias(regra, '2026-11-20', '2026-11-19')).toBe(0);
  });

  it('papers are promised in business days, which stand still while something is missing', () => {
    const fechada = '2026-11-23T15:00:00.000Z';
    expect(prazoDosPapeis({ previsaoDias: 5, pendencias: [] }, fechada)).toBe('2026-11-30');
    const pendencia = { motivo: 'x', de: '2026-11-24T12:00:00.000Z', ate: '2026-11-26T12:00:00.000Z' };
    expect(prazoDosPapeis({ previsaoDias: 5, pendencias: [pendencia] }, fechada)).toBe('2026-12-02');
    const aberta = { ...pendencia, ate: null };
    expect(prazoDosPapeis({ previsaoDias: 5, pendencias: [aberta] }, fechada)).toBeNull();
    expect(prazoDosPapeis({ previsaoDias: 5, pendencias: [] }, null)).toBeNull();
  });

  it('stages come one after the other', () => {
    expect(etapaSegue('aguardando', 'em preparação')).toBe(true);
    expect(etapaSegue('aguardando', 'enviada')).toBe(false);
    expect(etapaSegue('pronta', 'entregue')).toBe(true);
  });
});
