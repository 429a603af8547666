import { beforeEach, describe, expect, it } from 'vitest';
import { aChamar, loteNaMesa } from '../leituras/na-mesa.ts';
import { loteUid } from '../mesa.ts';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';

let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo();
});

describe('calling a lot (rule 17)', () => {
  it('takes bids before it is called, is opened in order, and makes the auction live', () => {
    expect(mesa.lance('A', 'MANUAL', 1_000)).toMatchObject({ ok: true });
    expect(mesa.agir('abrir-lote')).toMatchObject({
      ok: true,
      valor: { lelUid: loteUid(1), situacao: 'AO_VIVO' },
    });
    expect(mesa.estado!.leilao.situacao).toBe('AO_VIVO');
    expect(mesa.placar()).toBe('A 1000');
  });

  it('calls once, twice and sells to who leads; without both calls nothing is sold', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    expect(mesa.agir('vender')).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
    expect(mesa.agir('dou-lhe-duas')).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
    mesa.agir('dou-lhe-uma');
    expect(mesa.agir('vender')).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      detalhes: { de: 'DOULHE_UMA', para: 'AG_PAGAMENTO' },
    });
    mesa.agir('dou-lhe-duas');
    expect(mesa.agir('vender')).toMatchObject({ ok: true });
    expect(mesa.eventos.find(({ tipo }) => tipo === 'LoteEncerrado/1')).toMatchObject({
      situacao: 'AG_PAGAMENTO',
      valor: 100_000,
      vencedor: { uid: 'A' },
    });
  });

  it('goes back to AO_VIVO, publicly, on any accepted bid after a call, and not on one that is refused or silent', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'AUTOMATICO', 1_500);
    mesa.agir('dou-lhe-uma');
    expect(mesa.lance('B', 'MANUAL', 1_000)).toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
    expect(mesa.lance('A', 'AUTOMATICO', 3_000)).toMatchObject({ ok: true, valor: { seq: null } });
    expect(mesa.situacao()).toBe('DOULHE_UMA');
    mesa.agir('dou-lhe-duas');
    expect(mesa.lance('B', 'MANUAL', 1_100)).toMatchObject({ ok: true });
    expect(mesa.situacao()).toBe('AO_VIVO');
    expect(mesa.publicos().at(-1)).toMatchObject({ tipo: 'SituacaoAlterada', situacao: 'AO_VIVO' });
    expect(mesa.agir('dou-lhe-duas')).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
  });

  it('sells under the consignor’s condition below the reserve (rule 16)', () => {
    mesa.agir('abrir-lote', { lelUid: loteUid(2), seq: 0 });
    mesa.lance('A', 'MANUAL', 1_900, 21, 2);
    mesa.vender();
    expect(mesa.situacao(2)).toBe('CONDICIONAL');
  });

  it('sells at once within the tolerance that the consignor set, and can take that back too', () => {
    mesa = new MesaAoVivo({}, [
      {
        finalizacaoManual: true,
        valorComitente: 100_000,
        termosCondicional: { toleranciaPorcentagem: 10 },
      },
    ]);
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 950);
    expect(mesa.vender().at(-1)).toMatchObject({ valor: { situacao: 'AG_PAGAMENTO' } });
    expect(mesa.agir('desfazer')).toMatchObject({ ok: true });
    expect(mesa.situacao()).toBe('DOULHE_DUAS');
  });

  it('has no clock: hours pass and nothing closes', () => {
    mesa.agir('abrir-lote');
    expect(mesa.encerrar(1_000_000)).toMatchObject({ ok: true, valor: { encerrado: false } });
    expect(mesa.situacao()).toBe('AO_VIVO');
  });

  it('never passes over a bid that bought the lot, and does not sell without one', () => {
    mesa.agir('abrir-lote');
    mesa.agir('dou-lhe-uma');
    mesa.agir('dou-lhe-duas');
    expect(mesa.agir('vender')).toMatchObject({ codigo: 'SEM_LANCES' });
    expect(mesa.agir('condicional')).toMatchObject({ codigo: 'SEM_LANCES' });
    mesa.lance('A', 'MANUAL', 1_000, 21);
    expect(mesa.agir('nao-arrematar')).toMatchObject({ codigo: 'LANCE_ATINGE_RESERVA' });
    expect(mesa.agir('repasse')).toMatchObject({ codigo: 'LANCE_ATINGE_RESERVA' });
  });

  it('passes over a bid below the reserve, which wins nothing, and not one at it', () => {
    mesa.agir('abrir-lote', { lelUid: loteUid(2), seq: 0 });
    mesa.lance('A', 'MANUAL', 2_000, 21, 2);
    expect(mesa.agir('nao-arrematar')).toMatchObject({ codigo: 'LANCE_ATINGE_RESERVA' });
    mesa = new MesaAoVivo();
    mesa.agir('abrir-lote', { lelUid: loteUid(2), seq: 0 });
    mesa.lance('A', 'MANUAL', 1_999, 21, 2);
    expect(mesa.agir('nao-arrematar')).toMatchObject({ ok: true });
    expect(mesa.eventos.find(({ tipo }) => tipo === 'LoteEncerrado/1')).toMatchObject({
      situacao: 'NAO_ARREMATADO',
      vencedor: null,
      valor: null,
    });
  });

  it('offers again in REPASSE what the buyer gave up, and nothing that closes by the clock', () => {
    mesa.incluir([{ fim: 15, posicaoLeilao: 9 }]);
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.vender();
    const desistencia = { situacao: 'CLIENTE_DESISTIU', motivo: null, como: ['acerto'] } as const;
    mesa.mandar({ tipo: 'mudar-situacao-lote', lelUid: loteUid(1), ...desistencia }, 30);
    expect(mesa.agir('repasse')).toMatchObject({ valor: { situacao: 'REPASSE' } });
    mesa.encerrar(30, 4);
    expect(mesa.agir('repasse', { lelUid: loteUid(4), seq: mesa.lote(4).seq })).toMatchObject({
      codigo: 'LOTE_COM_HORARIO',
    });
  });

  it('puts an unsold lot back on the block after the others, and takes bids on it meanwhile (REPASSE)', () => {
    mesa.agir('abrir-lote');
    mesa.agir('repasse');
    expect(mesa.situacao()).toBe('REPASSE');
    expect(mesa.lance('A', 'MANUAL', 1_000)).toMatchObject({ ok: true });
    expect(aChamar(mesa.estado!).map(({ id }) => id)).toEqual([2, 3]);
    mesa.agir('abrir-lote');
    mesa.agir('nao-arrematar');
    mesa.agir('abrir-lote');
    mesa.agir('nao-arrematar');
    expect(mesa.agir('repasse', { lelUid: loteUid(2), seq: mesa.lote(2).seq })).toMatchObject({ ok: true });
    expect(mesa.agir('abrir-lote')).toMatchObject({ valor: { lelUid: loteUid(1) } });
    mesa.vender();
    expect(mesa.situacao()).toBe('AG_PAGAMENTO');
    expect(mesa.agir('abrir-lote')).toMatchObject({ valor: { lelUid: loteUid(2) } });
    expect(mesa.agir('nao-arrematar')).toMatchObject({ ok: true });
    expect(mesa.agir('abrir-lote')).toMatchObject({ codigo: 'NAO_HA_PROXIMO_LOTE' });
  });

  it('keeps one lot on the block at a time, and none that has a clock', () => {
    mesa.incluir([{ fim: 500, posicaoLeilao: 9 }]);
    mesa.agir('abrir-lote');
    expect(mesa.agir('abrir-lote')).toMatchObject({ codigo: 'LOTE_EM_PREGAO' });
    mesa.agir('nao-arrematar');
    expect(mesa.agir('abrir-lote', { lelUid: loteUid(4) })).toMatchObject({ codigo: 'LOTE_COM_HORARIO' });
    expect(mesa.agir('abrir-lote', { lelUid: loteUid(1) })).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
  });

  it('takes a lot that staff put live by hand as the one on the block', () => {
    mesa.mandar(
      {
        tipo: 'mudar-situacao-lote',
        lelUid: loteUid(2),
        situacao: 'AO_VIVO',
        motivo: null,
        como: ['equipe'],
      },
      5,
    );
    expect(loteNaMesa(mesa.estado!)?.id).toBe(2);
    expect(mesa.agir('abrir-lote')).toMatchObject({ valor: { lelUid: loteUid(2), situacao: 'AO_VIVO' } });
    expect(mesa.agir('dou-lhe-uma')).toMatchObject({ ok: true });
  });

  it('takes a lot that entered under the hammer as it is', () => {
    mesa = new MesaAoVivo({}, [{ finalizacaoManual: true, situacao: 'DOULHE_UMA' }]);
    expect(mesa.agir('abrir-lote')).toMatchObject({ valor: { situacao: 'DOULHE_UMA' } });
    expect(mesa.agir('desfazer')).toMatchObject({ ok: true });
    expect(mesa.situacao()).toBe('DOULHE_UMA');
  });

  it('says nothing of a beginning that is now', () => {
    mesa = new MesaAoVivo({}, [{ finalizacaoManual: true, inicio: 20 }]);
    mesa.agir('abrir-lote');
    expect(mesa.publicos().map(({ tipo }) => tipo)).toEqual(['LoteIncluido', 'SituacaoAlterada']);
  });

  it('opens a lot that was announced for later from that moment on, publicly', () => {
    mesa = new MesaAoVivo({}, [{ finalizacaoManual: true, inicio: 900 }]);
    expect(mesa.lance('A', 'MANUAL', 500)).toMatchObject({ codigo: 'LOTE_NAO_ABERTO' });
    mesa.agir('abrir-lote');
    expect(mesa.publicos()[1]).toMatchObject({
      tipo: 'LoteAlterado',
      dataInicio: '1970-01-01T00:00:20.000Z',
    });
    expect(mesa.lance('A', 'MANUAL', 500, 21)).toMatchObject({ ok: true });
  });
});

describe('what the console saw (rules 10, 17 and 22)', () => {
  it('refuses an act decided on a state that is no longer so, and does nothing', () => {
    mesa.agir('abrir-lote');
    const seq = mesa.lote().seq;
    mesa.lance('A', 'MANUAL', 1_000);
    expect(mesa.agir('dou-lhe-uma', { seq })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    expect(mesa.situacao()).toBe('AO_VIVO');
    expect(mesa.agir('dou-lhe-uma', { seq: mesa.lote().seq, lelUid: loteUid(2) })).toMatchObject({
      codigo: 'ESTADO_MUDOU',
    });
    expect(mesa.agir('pausar', { seq })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
  });

  it('lets the second of two consoles that press at once know, instead of calling twice', () => {
    mesa.agir('abrir-lote');
    const seq = mesa.lote().seq;
    expect(mesa.agir('dou-lhe-uma', { seq })).toMatchObject({ ok: true });
    expect(mesa.agir('dou-lhe-uma', { seq })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    expect(mesa.situacao()).toBe('DOULHE_UMA');
  });

  it('opens a lot on what was seen of it, or of the one before', () => {
    mesa.agir('abrir-lote');
    mesa.agir('nao-arrematar');
    expect(mesa.agir('abrir-lote', { seq: 99 })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    expect(mesa.agir('abrir-lote', { lelUid: loteUid(2), seq: mesa.lote(2).seq })).toMatchObject({
      ok: true,
    });
  });

  it('acts once for one command (rule 10)', () => {
    const pedido = { tipo: 'leiloeiro-acao', acao: 'abrir-lote', seq: 0, lelUid: null } as const;
    const primeira = mesa.mandar(pedido, 20, 'leiloeiro', 'x');
    expect(mesa.mandar(pedido, 30, 'leiloeiro', 'x')).toEqual(primeira);
    expect(mesa.mandar({ ...pedido, acao: 'dou-lhe-uma' }, 30, 'leiloeiro', 'x')).toMatchObject({
      codigo: 'COMANDO_CONFLITANTE',
    });
  });

  it('does not take nothing-seen for a lot under the hammer, nor an old look at an unsold one', () => {
    mesa.agir('abrir-lote');
    expect(mesa.agir('abrir-lote', { seq: 0 })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    mesa.agir('nao-arrematar');
    mesa.agir('abrir-lote');
    expect(mesa.agir('repasse', { lelUid: loteUid(1), seq: 1 })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    expect(mesa.leiloeiro({ acao: 'acao-apelido', acaoApelido: 'repetir' }, 30, { seq: 1 })).toMatchObject({
      codigo: 'ESTADO_MUDOU',
    });
    expect(mesa.agir('repasse', { lelUid: loteUid(1) })).toMatchObject({ ok: true });
  });

  it('opens what was skipped once the end is reached, and what shares a place next', () => {
    mesa.incluir([{ finalizacaoManual: true, posicaoLeilao: 2 }]);
    mesa.agir('abrir-lote', { lelUid: loteUid(2), seq: 0 });
    expect(aChamar(mesa.estado!).map(({ id }) => id)).toEqual([4, 3, 1]);
  });

  it('takes back nothing on an old look', () => {
    mesa.agir('abrir-lote');
    mesa.agir('dou-lhe-uma');
    expect(mesa.agir('desfazer', { seq: mesa.lote().seq - 1 })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
  });

  it('opens the next on nothing seen when none is under the hammer', () => {
    mesa.agir('abrir-lote');
    mesa.agir('nao-arrematar');
    expect(mesa.agir('abrir-lote', { seq: 0 })).toMatchObject({ ok: true });
  });

  it('holds no auction that is not announced', () => {
    mesa = new MesaAoVivo({ situacao: 'CRIADO' }, [{ finalizacaoManual: true }]);
    expect(mesa.agir('abrir-lote')).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      detalhes: { de: 'CRIADO', para: 'AO_VIVO' },
    });
    expect(mesa.agir('pausar')).toMatchObject({ codigo: 'LEILAO_NAO_ABERTO' });
  });

  it('has nothing to call while no lot is on the block, and nothing at all once the auction ended', () => {
    expect(mesa.agir('dou-lhe-uma')).toMatchObject({ codigo: 'NENHUM_LOTE_EM_PREGAO' });
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'CANCELADO' }, 30);
    expect(mesa.agir('abrir-lote')).toMatchObject({ codigo: 'LEILAO_TERMINADO' });
  });
});

describe('bids in the room (rules 2 and 12)', () => {
  it('E6: are literal, and labelled as taken in the room', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'AUTOMATICO', 2_000, 21);
    expect(mesa.naSala('r1', 1_500, 22)).toMatchObject({ ok: true });
    expect(mesa.placar()).toBe('A 1600');
    mesa.naSala('r1', 2_000, 23);
    expect(mesa.placar()).toBe('A 2000');
    mesa.naSala('r1', 2_100, 24);
    expect(mesa.placar()).toBe('r1 2100');
    expect(mesa.publicos().at(-1)).toMatchObject({
      tipo: 'Lance',
      modo: 'PRESENCIAL',
      apelido: 'raquete-r1',
    });
    expect(mesa.naSala('r1', 2_300, 25)).toMatchObject({ codigo: 'JA_GANHANDO' });
    expect(mesa.naSala('r2', 2_150, 25)).toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
  });

  it('draw once each, and remember how the next is chosen', () => {
    mesa.agir('abrir-lote');
    mesa.leiloeiro({ acao: 'acao-apelido', acaoApelido: 'randomico' }, 21);
    mesa.naSala('r1', 1_000, 22);
    const { acaoApelido, sorteio } = mesa.estado!.pregao;
    expect(acaoApelido).toBe('randomico');
    // 32 bits, and not fewer.
    expect(sorteio).toBeLessThan(2 ** 32);
    expect(sorteio).toBeGreaterThan(2 ** 28);
  });

  it('are refused for the one who sells: the consignor, and the auctioneer', () => {
    mesa = new MesaAoVivo({ leiloeiro: { nome: 'João Antão' } }, [
      { finalizacaoManual: true, comitente: { comId: 7, nome: 'Raquete-Banco' } },
    ]);
    mesa.agir('abrir-lote');
    expect(mesa.naSala('banco', 500, 21)).toMatchObject({ codigo: 'LANCE_DA_CASA' });
    expect(mesa.naSala('r1', 500, 21, 7)).toMatchObject({ codigo: 'LANCE_DA_CASA' });
    expect(mesa.naSala('r1', 500, 21, 8)).toMatchObject({ ok: true });
    const participante = { uid: 'x', apelido: 'JOAO ANTAO', cidade: '' };
    expect(
      mesa.leiloeiro({ acao: 'lance-presencial', participante, comId: null, valor: 60_000 }, 22),
    ).toMatchObject({ codigo: 'LANCE_DA_CASA' });
  });
});

describe('the step during the auction', () => {
  it('changes for the next bid, publicly', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.leiloeiro({ acao: 'incremento', valor: 50_000 }, 22);
    expect(mesa.eventos.at(-1)).toMatchObject({ movimento: { ato: { de: null, para: 50_000 } } });
    expect(mesa.publicos().at(-1)).toMatchObject({ tipo: 'LoteAlterado', incrementos: [{ valor: 50_000 }] });
    expect(mesa.lance('B', 'MANUAL', 1_100, 23)).toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
    mesa.agir('desfazer');
    expect(mesa.lote().dados.valor).not.toHaveProperty('incremento');
    expect(mesa.lance('B', 'MANUAL', 1_100, 24)).toMatchObject({ ok: true });
  });

  it('goes back to the lot’s own step when it had one, and stays when staff changed it since', () => {
    mesa = new MesaAoVivo({}, [{ finalizacaoManual: true, valor: { minimo: 100_000, incremento: 7_000 } }]);
    mesa.agir('abrir-lote');
    mesa.leiloeiro({ acao: 'incremento', valor: 9_000 }, 21);
    mesa.agir('desfazer');
    expect(mesa.lote().incremento).toBe(7_000);
    mesa.leiloeiro({ acao: 'incremento', valor: 9_000 }, 22);
    const valor = { ...mesa.lote().dados.valor, incremento: 8_000 };
    mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas: { valor } }, 23);
    expect(mesa.agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
  });

  it('is settled once the lot closed', () => {
    mesa.agir('abrir-lote');
    mesa.agir('nao-arrematar');
    expect(mesa.leiloeiro({ acao: 'incremento', valor: 9_000 }, 21)).toMatchObject({ codigo: 'ENCERRADO' });
  });
});

describe('the worked lot of docs/leiloeiro.md', () => {
  it('goes as it is written there, seq by seq', () => {
    mesa = new MesaAoVivo({ incrementos: [{ valor: 50_000 }] }, [
      { finalizacaoManual: true, valor: { minimo: 4_000_000 }, valorComitente: 4_100_000 },
    ]);
    const passos: [() => unknown, string, number][] = [
      [() => mesa.agir('abrir-lote', { seq: 0 }), 'AO_VIVO', 2],
      [() => mesa.naSala('01', 40_000, 21), 'AO_VIVO', 3],
      [() => mesa.agir('dou-lhe-uma', { seq: 3 }), 'DOULHE_UMA', 4],
      [() => mesa.lance('ana', 'MANUAL', 41_000, 22), 'AO_VIVO', 6],
      [() => mesa.agir('dou-lhe-duas', { seq: 4 }), 'AO_VIVO', 6],
      [() => mesa.agir('dou-lhe-uma', { seq: 6 }), 'DOULHE_UMA', 7],
      [() => mesa.agir('dou-lhe-duas', { seq: 7 }), 'DOULHE_DUAS', 8],
      [() => mesa.agir('vender', { seq: 8 }), 'AG_PAGAMENTO', 9],
      [() => mesa.agir('desfazer', { seq: 9 }), 'DOULHE_DUAS', 10],
      [() => mesa.agir('vender', { seq: 10 }), 'AG_PAGAMENTO', 11],
    ];
    for (const [passo, esperada, seq] of passos) {
      passo();
      expect([mesa.situacao(), mesa.lote().seq]).toEqual([esperada, seq]);
    }
  });
});
