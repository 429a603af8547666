import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { type CodigoOrientacao, ORIENTACOES } from '@martelo/shared/pos-venda/orientacao';
import { totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import { itemDe, linhaDe, vendaDe } from '@martelo/shared/pos-venda/venda-de-teste';
import { DOCUMENTACAO_INICIAL } from '@martelo/shared/venda';
import { describe, expect, it } from 'vitest';
import { COMPRA } from '../../palavras/compra.ts';
import { acaoDaCompra, aDevolver, retiradaACombinar, TOM_DA_ORIENTACAO } from './acao.ts';
import { ETAPAS, etapasDaCompra } from './etapas.ts';
import { nomeDaDespesa, nomeDoPreco } from './nomes.ts';
import { proximidade } from './prazo.ts';
import { prazoEmPalavras } from './prazo-em-palavras.ts';

const taken = { retiradaEm: '2026-11-25T12:00:00.000Z' };
const prontos = { documentacao: { ...DOCUMENTACAO_INICIAL, etapa: 'entregue' as const } };

describe('the sum of a purchase', () => {
  const nome = (modo: 'leilao' | 'loja', ...tipos: ('Disputa' | 'Compre Já' | 'Proposta')[]) =>
    nomeDoPreco(
      tipos.map((tipoNegociacao) => ({ tipoNegociacao })),
      COMPRA[modo],
    );

  it('calls a bid only what was bid, and in a store nothing', () => {
    expect(nome('leilao', 'Disputa')).toBe('Lance');
    expect(nome('leilao', 'Disputa', 'Disputa')).toBe('Lances');
    expect(nome('loja', 'Disputa')).toBe('Oferta');
    for (const modo of ['leilao', 'loja'] as const) {
      expect(nome(modo, 'Compre Já')).toBe('Compre Já');
      expect(nome(modo, 'Compre Já', 'Compre Já')).toBe('Compre Já');
      expect(nome(modo, 'Disputa', 'Proposta')).toBe('Valor dos itens');
    }
  });

  it('names fees in the words of the mode: a store has no auctioneer', () => {
    expect(nomeDaDespesa('Comissão do leiloeiro', 'leilao')).toBe('Comissão do leiloeiro');
    expect(nomeDaDespesa('Comissão do leiloeiro', 'loja')).toBe('Comissão');
    expect(nomeDaDespesa('Taxa de pátio', 'loja')).toBe('Taxa de pátio');
  });
});

describe('a pickup', () => {
  const com = (codigo: CodigoOrientacao, ...patios: (object | null)[]) =>
    retiradaACombinar({
      orientacao: { codigo, texto: '' },
      itens: patios.map((patio) => ({ retirada: { situacao: 'aguardando_agendamento', patio } })),
    } as unknown as Parameters<typeof retiradaACombinar>[0]);

  it('is asked about where no yard of it takes bookings, and booked where one does', () => {
    expect(com('AGENDAR', null, null)).toBe(true);
    expect(com('AGENDAR', null, { nome: 'Campinas' })).toBe(false);
    expect(com('PAGAR', null)).toBe(false);
  });
});

describe('how far a purchase is', () => {
  const atual = (mudancas: Partial<VendaEscrita>) => {
    const etapas = etapasDaCompra(vendaDe(mudancas));
    return etapas?.find(({ estado }) => estado === 'atual')?.etapa ?? (etapas && 'fim');
  };
  const paga = { pagamentos: [linhaDe()] };

  it.each([
    ['nothing is paid', {}, 'pagar'],
    ['a row stands', { pagamentos: [linhaDe({ situacao: 'CADASTRADO' })] }, 'pagar'],
    ['a proof was sent', { pagamentos: [linhaDe({ situacao: 'AG_COMPENSACAO' })] }, 'validacao'],
    ['all is paid', paga, 'retirada'],
    [
      'one of two lots was taken',
      { ...paga, itens: [itemDe({ ...taken, totalAPagar: 1 }), itemDe({ totalAPagar: 1 })] },
      'retirada',
    ],
    ['it was taken', { ...paga, itens: [itemDe(taken)] }, 'documentos'],
    ['it was taken and has its papers', { ...paga, itens: [itemDe({ ...taken, ...prontos })] }, 'fim'],
    ['it has no papers', { ...paga, itens: [itemDe({ ...taken, loteTipo: 'Equipamento' })] }, 'fim'],
    ['it is conditional', { condicional: true }, null],
  ] as [string, Partial<VendaEscrita>, string | null][])('%s: %s', (_, mudancas, esperada) => {
    expect(atual(mudancas)).toBe(esperada);
  });

  it('has no way to go once it came to nothing', () => {
    const encerramento = {
      como: 'Cancelada',
      motivo: 'x',
      em: '2026-11-25T12:00:00.000Z',
      por: 'a',
      juntadaEm: null,
      multa: null,
    } as const;
    expect(etapasDaCompra(vendaDe({ encerramento }))).toBeNull();
  });

  it('what stands before the present step is done, what stands behind it is not, and at the end all is', () => {
    const estados = (mudancas: Partial<VendaEscrita>) =>
      etapasDaCompra(vendaDe(mudancas))?.map(({ estado }) => estado);
    expect(estados(paga)).toEqual(['feita', 'feita', 'atual', 'por-vir', 'por-vir']);
    expect(estados({ ...paga, itens: [itemDe({ ...taken, ...prontos })] })).toEqual(
      ETAPAS.map(() => 'feita'),
    );
  });
});

describe('what to press next (P14)', () => {
  const acao = (
    codigo: CodigoOrientacao,
    pagamentos: ReturnType<typeof linhaDe>[] = [],
    { temRetirada = true, temExtrato = true, todosComEnvio = true } = {},
  ) =>
    acaoDaCompra(
      {
        orientacao: { codigo, texto: ORIENTACOES[codigo] },
        totais: totaisDaVenda(vendaDe({ pagamentos })),
        ...{ pagamentos, todosComEnvio },
      },
      { temRetirada, temExtrato },
    );
  const feita = linhaDe({ situacao: 'CADASTRADO', valor: 400_000 });
  const divergente = linhaDe({ situacao: 'DIVERGENTE' });

  it('is to pay, then to prove what was said to be paid, before another row is made', () => {
    expect(acao('PAGAR')).toEqual({ tipo: 'pagar' });
    expect(acao('PAGAR', [feita])).toEqual({ tipo: 'comprovar', linha: feita.uid });
    const cancelada = linhaDe({ situacao: 'CADASTRADO', canceladoEm: '2026-11-25T12:00:00.000Z' });
    expect(acao('PAGAR_TUDO', [cancelada])).toEqual({ tipo: 'pagar' });
  });

  it('is to correct the row that is divergent', () => {
    expect(acao('DIVERGENCIA', [feita, divergente])).toEqual({ tipo: 'corrigir', linha: divergente.uid });
  });

  it('never leads to a pickup that is not on the page', () => {
    expect(acao('AGENDAR')).toEqual({ tipo: 'agendar' });
    expect(acao('AGENDAR', [], { temRetirada: false })).toEqual({ tipo: 'extrato' });
    expect(acao('AGENDADA', [], { temRetirada: false, temExtrato: false })).toBeNull();
  });

  it('is nothing where one can only wait, and every code of guidance has a colour and a heading', () => {
    for (const codigo of ['CONDICIONAL', 'EM_VALIDACAO', 'CANCELADA', 'DESISTENCIA'] as const)
      expect(acao(codigo)).toBeNull();
    for (const codigo of Object.keys(ORIENTACOES)) {
      expect(TOM_DA_ORIENTACAO).toHaveProperty(codigo);
      expect(COMPRA.leilao.titulos).toHaveProperty(codigo);
    }
  });

  it('says of refunds what is still to be given back, and nothing of those that were made', () => {
    const estorno = { valor: -300_000, estornoDe: divergente.uid } as const;
    expect(aDevolver([linhaDe(), linhaDe({ ...estorno, situacao: 'CADASTRADO' })])).toBe(300_000);
    expect(aDevolver([linhaDe(), linhaDe({ ...estorno, situacao: 'PAGO' })])).toBe(0);
  });
});

describe('a deadline in words, by São Paulo’s days', () => {
  const prazo = '2026-11-26T02:59:59.999Z'; // the 25th, to its last millisecond
  it.each([
    ['2026-11-23T12:00:00Z', false, 2, 'faltam 2 dias'],
    ['2026-11-24T02:59:00Z', false, 2, 'faltam 2 dias'],
    ['2026-11-24T03:00:00Z', false, 1, 'vence amanhã'],
    ['2026-11-26T02:59:59Z', false, 0, 'vence hoje'],
    ['2026-11-26T03:00:00Z', true, 1, 'venceu ontem'],
    ['2026-11-29T12:00:00Z', true, 4, 'venceu há 4 dias'],
  ])('at %s: overdue %s, %s days', (agora, vencido, dias, quando) => {
    expect(proximidade(prazo, Date.parse(agora))).toEqual({ vencido, dias });
    expect(prazoEmPalavras(prazo, Date.parse(agora), COMPRA.leilao)).toEqual({ vencido, quando });
  });
});
