import { loteEscrita } from '@martelo/shared/lote';
import { describe, expect, test } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';

const alterar = (mesa: Mesa, mudancas: Record<string, unknown>) =>
  mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas }, 10);
const situacao = (mesa: Mesa, nova: 'PRONTO' | 'EXECUTADO' | 'CANCELADO' | 'CRIADO') =>
  mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: nova }, 10);

describe('lots entering an auction', () => {
  test('are released when the auction takes bids, and wait otherwise', () => {
    expect(new Mesa().lote().situacao).toBe('LIBERADO_LEILAO');
    const mesa = new Mesa({ situacao: 'CRIADO' });
    expect(mesa.lote().situacao).toBe('CADASTRADO');
    situacao(mesa, 'PRONTO');
    expect(mesa.lote().situacao).toBe('LIBERADO_LEILAO');
  });

  test('take the next place when none is given', () => {
    const mesa = new Mesa({}, [{ posicaoLeilao: 7 }, {}, { posicaoLeilao: 2 }]);
    expect([1, 2, 3].map((n) => mesa.lote(n).posicaoLeilao)).toEqual([7, 8, 2]);
    expect(mesa.estado?.ordem).toEqual([loteUid(3), loteUid(1), loteUid(2)]);
  });

  test('cannot come in already sold', () => {
    expect(new Mesa({}, []).incluir([{ situacao: 'AG_PAGAMENTO' }])).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
    });
  });

  test('come all or none', () => {
    const mesa = new Mesa({}, []);
    mesa.incluir([{}, { situacao: 'PAGO' }]);
    expect(mesa.estado?.lotes.size).toBe(0);
  });
});

describe('changing a lot', () => {
  test('before any bid its terms may change, and the ledger shows them', () => {
    const mesa = new Mesa();
    const { seq, dados } = mesa.lote();
    alterar(mesa, { valor: { ...dados.valor, minimo: 60_000 } });
    expect(mesa.lote()).toMatchObject({ minimo: 60_000, seq: seq + 1 });
  });

  test('joins the money that was named with the money that was not', () => {
    const mesa = new Mesa({}, [{ valor: { despachante: 700 } }]);
    alterar(mesa, { valor: { minimo: 60_000 } });
    expect(mesa.lote().dados.valor).toMatchObject({ minimo: 60_000, despachante: 700 });
  });

  test('what only describes it leaves no trace in the ledger', () => {
    const mesa = new Mesa();
    const { seq } = mesa.lote();
    alterar(mesa, { descricao: 'Único dono' });
    expect(mesa.lote()).toMatchObject({ seq, dados: { descricao: 'Único dono' } });
  });

  test('after a bid the terms stay; the end may only be later', () => {
    const mesa = new Mesa({}, [{ fim: 1000 }]);
    mesa.lance('A', 'MANUAL', 1000);
    const { valor } = mesa.lote().dados;
    expect(alterar(mesa, { valor: { ...valor, minimo: 1 } })).toMatchObject({
      codigo: 'ALTERACAO_NAO_PERMITIDA',
    });
    expect(alterar(mesa, { valorComitente: 1 })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(mesa, { dataFim: iso(999) })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(mesa, { dataFim: iso(2000), valor })).toMatchObject({ ok: true });
    expect(mesa.lote().dataFim).toBe(2_000_000);
  });

  test('cannot make a sale of it', () => {
    expect(alterar(new Mesa(), { situacao: 'PAGO' })).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
  });
});

describe('a lot’s start', () => {
  test('is the receipt of its inclusion when none is given', () => {
    const mesa = new Mesa();
    const dados = loteEscrita.parse({ nome: 'Lote', tipo: 'Carro', valor: { minimo: 50_000 } });
    mesa.mandar({ tipo: 'incluir-lotes', lotes: [{ id: 2, uid: loteUid(2), dados }] }, 77);
    expect(mesa.lote(2).dados.dataInicio).toBe(iso(77));
  });

  test('may change where there is no end for it to come before (rule 17)', () => {
    const mesa = new Mesa({}, [{ finalizacaoManual: true }]);
    expect(alterar(mesa, { dataInicio: iso(500) })).toMatchObject({ ok: true });
    expect(mesa.lote().dataInicio).toBe(500_000);
  });

  test('after its end is nobody’s business while another field changes', () => {
    // It came in for 5,000 s; its place in the sequence ends at 1,000 s.
    const mesa = new Mesa({}, [{ inicio: 5_000 }]);
    expect(alterar(mesa, { descricao: 'Único dono' })).toMatchObject({ ok: true });
    expect(alterar(mesa, { dataInicio: iso(5_001) })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
  });
});

test('who does not say as whom they change a situation may not; in old logs they were the auction’s staff', () => {
  const mesa = new Mesa({}, [{ fim: 1_000 }]);
  mesa.lance('A', 'MANUAL', 500);
  mesa.encerrar(1_000);
  expect(alterar(mesa, { situacao: 'LOTE_CANCELADO' })).toMatchObject({ codigo: 'SEM_PERMISSAO' });
  mesa.formato = 2;
  // Receiving money is for settlement.
  expect(alterar(mesa, { situacao: 'PAGO' })).toMatchObject({ codigo: 'SEM_PERMISSAO' });
  expect(alterar(mesa, { situacao: 'LOTE_CANCELADO' })).toMatchObject({ ok: true });
});

describe('ending an auction', () => {
  test('waits for its open lots', () => {
    const mesa = new Mesa({}, [{ fim: 1000 }]);
    expect(situacao(mesa, 'EXECUTADO')).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    mesa.encerrar(1000);
    expect(situacao(mesa, 'EXECUTADO')).toMatchObject({ ok: true });
    expect(mesa.incluir([{}])).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
  });

  test('cancelling it cancels what is open and leaves what was sold', () => {
    const mesa = new Mesa({}, [{ fim: 1000 }, { fim: 1000 }]);
    mesa.lance('A', 'MANUAL', 1000);
    mesa.encerrar(1000);
    situacao(mesa, 'CANCELADO');
    expect([mesa.lote(1).situacao, mesa.lote(2).situacao]).toEqual(['AG_PAGAMENTO', 'CANCELADO_NO_LEILAO']);
    expect(situacao(mesa, 'PRONTO')).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
  });
});

test('a new increment table is a public event of every lot that follows it', () => {
  const mesa = new Mesa({}, [{}, { valor: { incremento: 7_000 } }]);
  const [um, dois] = [mesa.lote(1).seq, mesa.lote(2).seq];
  mesa.mandar({ tipo: 'alterar-leilao', mudancas: { incrementos: [{ valor: 1_000 }] } }, 10);
  expect([mesa.lote(1).seq, mesa.lote(2).seq]).toEqual([um + 1, dois]);
});
