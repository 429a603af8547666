import { beforeEach, describe, expect, it } from 'vitest';
import { loteUid, Mesa } from '../mesa.ts';
import { aChamar, loteNaMesa, ultimoAto } from '../pregao.ts';

/** A live auction of three lots, opening at R$ 1.000 in steps of R$ 100; the second has a reserve of R$ 2.000. */
const aoVivo = () =>
  new Mesa({ incrementos: [{ valor: 10_000 }] }, [
    { finalizacaoManual: true, valor: { minimo: 100_000 } },
    { finalizacaoManual: true, valor: { minimo: 100_000 }, valorComitente: 200_000 },
    { finalizacaoManual: true, valor: { minimo: 100_000 } },
  ]);
let mesa: Mesa;
beforeEach(() => {
  mesa = aoVivo();
});

const agir = (
  acao:
    | 'abrir-lote'
    | 'dou-lhe-uma'
    | 'dou-lhe-duas'
    | 'vender'
    | 'condicional'
    | 'nao-arrematar'
    | 'repasse'
    | 'pausar'
    | 'retomar'
    | 'desfazer',
  visto = {},
) => mesa.leiloeiro({ acao }, 20, visto);
const situacao = (lote = 1) => mesa.lote(lote).situacao;
const publicos = (lote = 1) =>
  mesa.eventos.flatMap((evento) =>
    'elo' in evento && evento.elo?.lelUid === loteUid(lote) ? [evento.elo.publico] : [],
  );
const vender = () => [agir('dou-lhe-uma'), agir('dou-lhe-duas'), agir('vender')];

describe('calling a lot (rule 17)', () => {
  it('takes bids before it is called, is opened in order, and makes the auction live', () => {
    expect(mesa.lance('A', 'MANUAL', 1_000)).toMatchObject({ ok: true });
    expect(agir('abrir-lote')).toMatchObject({
      ok: true,
      valor: { lelUid: loteUid(1), situacao: 'AO_VIVO' },
    });
    expect(mesa.estado!.leilao.situacao).toBe('AO_VIVO');
    expect(mesa.placar()).toBe('A 1000');
  });

  it('calls once, twice and sells to who leads; without both calls nothing is sold', () => {
    agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    expect(agir('vender')).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
    expect(agir('dou-lhe-duas')).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
    agir('dou-lhe-uma');
    expect(agir('vender')).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      detalhes: { de: 'DOULHE_UMA', para: 'AG_PAGAMENTO' },
    });
    agir('dou-lhe-duas');
    expect(agir('vender')).toMatchObject({ ok: true });
    expect(mesa.eventos.find(({ tipo }) => tipo === 'LoteEncerrado/1')).toMatchObject({
      situacao: 'AG_PAGAMENTO',
      valor: 100_000,
      vencedor: { uid: 'A' },
    });
  });

  it('goes back to AO_VIVO, publicly, on any accepted bid after a call, and not on one that is refused or silent', () => {
    agir('abrir-lote');
    mesa.lance('A', 'AUTOMATICO', 1_500);
    agir('dou-lhe-uma');
    expect(mesa.lance('B', 'MANUAL', 1_000)).toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
    expect(mesa.lance('A', 'AUTOMATICO', 3_000)).toMatchObject({ ok: true, valor: { seq: null } });
    expect(situacao()).toBe('DOULHE_UMA');
    agir('dou-lhe-duas');
    expect(mesa.lance('B', 'MANUAL', 1_100)).toMatchObject({ ok: true });
    expect(situacao()).toBe('AO_VIVO');
    expect(publicos().at(-1)).toMatchObject({ tipo: 'SituacaoAlterada', situacao: 'AO_VIVO' });
    expect(agir('dou-lhe-duas')).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
  });

  it('sells under the consignor’s condition below the reserve (rule 16)', () => {
    agir('abrir-lote', { lelUid: loteUid(2), seq: 0 });
    mesa.lance('A', 'MANUAL', 1_900, 21, 2);
    vender();
    expect(situacao(2)).toBe('CONDICIONAL');
  });

  it('sells at once within the tolerance that the consignor set, and can take that back too', () => {
    mesa = new Mesa({}, [
      {
        finalizacaoManual: true,
        valorComitente: 100_000,
        termosCondicional: { toleranciaPorcentagem: 10 },
      },
    ]);
    agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 950);
    expect(vender().at(-1)).toMatchObject({ valor: { situacao: 'AG_PAGAMENTO' } });
    expect(agir('desfazer')).toMatchObject({ ok: true });
    expect(situacao()).toBe('DOULHE_DUAS');
  });

  it('has no clock: hours pass and nothing closes', () => {
    agir('abrir-lote');
    expect(mesa.encerrar(1_000_000)).toMatchObject({ ok: true, valor: { encerrado: false } });
    expect(situacao()).toBe('AO_VIVO');
  });

  it('never passes over a bid that bought the lot, and does not sell without one', () => {
    agir('abrir-lote');
    agir('dou-lhe-uma');
    agir('dou-lhe-duas');
    expect(agir('vender')).toMatchObject({ codigo: 'SEM_LANCES' });
    expect(agir('condicional')).toMatchObject({ codigo: 'SEM_LANCES' });
    mesa.lance('A', 'MANUAL', 1_000, 21);
    expect(agir('nao-arrematar')).toMatchObject({ codigo: 'LANCE_ATINGE_RESERVA' });
    expect(agir('repasse')).toMatchObject({ codigo: 'LANCE_ATINGE_RESERVA' });
  });

  it('puts an unsold lot back on the block after the others, and takes bids on it meanwhile (REPASSE)', () => {
    agir('abrir-lote');
    agir('repasse');
    expect(situacao()).toBe('REPASSE');
    expect(mesa.lance('A', 'MANUAL', 1_000)).toMatchObject({ ok: true });
    expect(aChamar(mesa.estado!).map(({ id }) => id)).toEqual([2, 3]);
    agir('abrir-lote');
    agir('nao-arrematar');
    agir('abrir-lote');
    agir('nao-arrematar');
    expect(agir('repasse', { lelUid: loteUid(2), seq: mesa.lote(2).seq })).toMatchObject({ ok: true });
    expect(agir('abrir-lote')).toMatchObject({ valor: { lelUid: loteUid(1) } });
    vender();
    expect(situacao()).toBe('AG_PAGAMENTO');
    expect(agir('abrir-lote')).toMatchObject({ valor: { lelUid: loteUid(2) } });
    expect(agir('nao-arrematar')).toMatchObject({ ok: true });
    expect(agir('abrir-lote')).toMatchObject({ codigo: 'NAO_HA_PROXIMO_LOTE' });
  });

  it('keeps one lot on the block at a time, and none that has a clock', () => {
    mesa.incluir([{ fim: 500, posicaoLeilao: 9 }]);
    agir('abrir-lote');
    expect(agir('abrir-lote')).toMatchObject({ codigo: 'LOTE_EM_PREGAO' });
    agir('nao-arrematar');
    expect(agir('abrir-lote', { lelUid: loteUid(4) })).toMatchObject({ codigo: 'LOTE_COM_HORARIO' });
    expect(agir('abrir-lote', { lelUid: loteUid(1) })).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
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
    expect(agir('abrir-lote')).toMatchObject({ valor: { lelUid: loteUid(2), situacao: 'AO_VIVO' } });
    expect(agir('dou-lhe-uma')).toMatchObject({ ok: true });
  });

  it('opens a lot that was announced for later from that moment on, publicly', () => {
    mesa = new Mesa({}, [{ finalizacaoManual: true, inicio: 900 }]);
    expect(mesa.lance('A', 'MANUAL', 500)).toMatchObject({ codigo: 'LOTE_NAO_ABERTO' });
    agir('abrir-lote');
    expect(publicos()[1]).toMatchObject({ tipo: 'LoteAlterado', dataInicio: '1970-01-01T00:00:20.000Z' });
    expect(mesa.lance('A', 'MANUAL', 500, 21)).toMatchObject({ ok: true });
  });
});

describe('what the console saw (rules 10, 17 and 22)', () => {
  it('refuses an act decided on a state that is no longer so, and does nothing', () => {
    agir('abrir-lote');
    const seq = mesa.lote().seq;
    mesa.lance('A', 'MANUAL', 1_000);
    expect(agir('dou-lhe-uma', { seq })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    expect(situacao()).toBe('AO_VIVO');
    expect(agir('dou-lhe-uma', { seq: mesa.lote().seq, lelUid: loteUid(2) })).toMatchObject({
      codigo: 'ESTADO_MUDOU',
    });
    expect(agir('pausar', { seq })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
  });

  it('lets the second of two consoles that press at once know, instead of calling twice', () => {
    agir('abrir-lote');
    const seq = mesa.lote().seq;
    expect(agir('dou-lhe-uma', { seq })).toMatchObject({ ok: true });
    expect(agir('dou-lhe-uma', { seq })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    expect(situacao()).toBe('DOULHE_UMA');
  });

  it('opens a lot on what was seen of it, or of the one before', () => {
    agir('abrir-lote');
    agir('nao-arrematar');
    expect(agir('abrir-lote', { seq: 99 })).toMatchObject({ codigo: 'ESTADO_MUDOU' });
    expect(agir('abrir-lote', { lelUid: loteUid(2), seq: mesa.lote(2).seq })).toMatchObject({ ok: true });
  });

  it('acts once for one command (rule 10)', () => {
    const pedido = { tipo: 'leiloeiro-acao', acao: 'abrir-lote', seq: 0, lelUid: null } as const;
    const primeira = mesa.mandar(pedido, 20, 'leiloeiro', 'x');
    expect(mesa.mandar(pedido, 30, 'leiloeiro', 'x')).toEqual(primeira);
    expect(mesa.mandar({ ...pedido, acao: 'dou-lhe-uma' }, 30, 'leiloeiro', 'x')).toMatchObject({
      codigo: 'COMANDO_CONFLITANTE',
    });
  });

  it('has nothing to call while no lot is on the block, and nothing at all once the auction ended', () => {
    expect(agir('dou-lhe-uma')).toMatchObject({ codigo: 'NENHUM_LOTE_EM_PREGAO' });
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'CANCELADO' }, 30);
    expect(agir('abrir-lote')).toMatchObject({ codigo: 'LEILAO_TERMINADO' });
  });
});

describe('bids in the room (rules 2 and 12)', () => {
  it('E6: are literal, and labelled as taken in the room', () => {
    agir('abrir-lote');
    mesa.lance('A', 'AUTOMATICO', 2_000, 21);
    expect(mesa.naSala('r1', 1_500, 22)).toMatchObject({ ok: true });
    expect(mesa.placar()).toBe('A 1600');
    mesa.naSala('r1', 2_000, 23);
    expect(mesa.placar()).toBe('A 2000');
    mesa.naSala('r1', 2_100, 24);
    expect(mesa.placar()).toBe('r1 2100');
    expect(publicos().at(-1)).toMatchObject({ tipo: 'Lance', modo: 'PRESENCIAL', apelido: 'raquete-r1' });
    expect(mesa.naSala('r1', 2_300, 25)).toMatchObject({ codigo: 'JA_GANHANDO' });
    expect(mesa.naSala('r2', 2_150, 25)).toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
  });

  it('are refused for the one who sells: the consignor, and the auctioneer', () => {
    mesa = new Mesa({ leiloeiro: { nome: 'João Antão' } }, [
      { finalizacaoManual: true, comitente: { comId: 7, nome: 'Raquete-Banco' } },
    ]);
    agir('abrir-lote');
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
    agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.leiloeiro({ acao: 'incremento', valor: 50_000 }, 22);
    expect(publicos().at(-1)).toMatchObject({ tipo: 'LoteAlterado', incrementos: [{ valor: 50_000 }] });
    expect(mesa.lance('B', 'MANUAL', 1_100, 23)).toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
    agir('desfazer');
    expect(mesa.lance('B', 'MANUAL', 1_100, 24)).toMatchObject({ ok: true });
  });
});

describe('taking back the last act (rule 17)', () => {
  it('compensates each act in turn, writing more history and rewriting none', () => {
    agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    vender();
    const antes = publicos().length;
    for (const esperada of ['DOULHE_DUAS', 'DOULHE_UMA', 'AO_VIVO', 'LIBERADO_LEILAO']) {
      expect(agir('desfazer')).toMatchObject({ ok: true });
      expect(situacao()).toBe(esperada);
    }
    expect(publicos()).toHaveLength(antes + 4);
    expect(loteNaMesa(mesa.estado!)).toBeNull();
    expect(mesa.placar()).toBe('A 1000');
  });

  it('opens a sold lot again for bids, and it can be sold to another', () => {
    agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    vender();
    agir('desfazer');
    expect(mesa.lance('B', 'MANUAL', 1_100, 30)).toMatchObject({ ok: true });
    expect(situacao()).toBe('AO_VIVO');
    vender();
    expect(situacao()).toBe('AG_PAGAMENTO');
    expect(mesa.placar()).toBe('B 1100');
  });

  it('cancels a room bid, and the lead goes back to who had it (rule 19)', () => {
    agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.naSala('r1', 1_500, 22);
    expect(agir('desfazer')).toMatchObject({ ok: true, valor: { desfeito: 'lance-presencial' } });
    expect(mesa.placar()).toBe('A 1000');
    expect(publicos().at(-1)).toMatchObject({ tipo: 'LanceCancelado', valor: 100_000 });
  });

  it('finds nothing to take back when a bid answered the call, or another lot is on the block', () => {
    agir('abrir-lote');
    agir('dou-lhe-uma');
    mesa.lance('A', 'MANUAL', 1_000);
    expect(ultimoAto(mesa.estado!)).toBeNull();
    expect(agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
    vender();
    agir('abrir-lote');
    agir('desfazer');
    expect(loteNaMesa(mesa.estado!)?.id).toBe(1);
    expect(agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
  });

  it('leaves alone a sale that settlement went on with', () => {
    agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    vender();
    mesa.mandar(
      { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao: 'PAGO', motivo: null, como: ['acerto'] },
      40,
    );
    expect(agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
  });
});

describe('a pause of the whole auction (rule 17)', () => {
  it('takes no bid and no call, and gives every clock the pause back, publicly', () => {
    mesa.incluir([{ fim: 500, posicaoLeilao: 9 }]);
    agir('abrir-lote');
    mesa.leiloeiro({ acao: 'pausar' }, 100);
    expect(mesa.lance('A', 'MANUAL', 1_000, 110)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.lance('A', 'MANUAL', 500, 110, 4)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.leiloeiro({ acao: 'dou-lhe-uma' }, 110)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.encerrar(600, 4)).toMatchObject({ valor: { encerrado: false } });
    expect(mesa.lance('A', 'MANUAL', 500, 600, 4)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    mesa.leiloeiro({ acao: 'retomar' }, 1_100);
    expect(mesa.lote(4).dataFim).toBe(1_500_000);
    expect(publicos(4).at(-1)).toMatchObject({ tipo: 'TempoRestituido' });
    expect(mesa.lance('A', 'MANUAL', 1_000, 1_101)).toMatchObject({ ok: true });
  });

  it('leaves closed what had ended before it', () => {
    mesa.incluir([{ fim: 50, posicaoLeilao: 9 }]);
    agir('pausar');
    mesa.leiloeiro({ acao: 'retomar' }, 30);
    mesa.leiloeiro({ acao: 'pausar' }, 60);
    const fim = mesa.lote(4).dataFim!;
    expect(fim).toBeGreaterThan(60_000);
    mesa.leiloeiro({ acao: 'retomar' }, 70);
    mesa.leiloeiro({ acao: 'pausar' }, 2_000);
    expect(mesa.lance('A', 'MANUAL', 500, 2_010, 4)).toMatchObject({ codigo: 'ENCERRADO' });
    expect(mesa.encerrar(2_010, 4)).toMatchObject({ valor: { encerrado: true } });
  });

  it('asked for twice is one pause', () => {
    agir('pausar');
    expect(mesa.leiloeiro({ acao: 'pausar' }, 50)).toMatchObject({ ok: true });
    expect(mesa.estado!.pregao.pausadoEm).toBe(20_000);
  });

  it('gives time back once: an outage within it adds nothing (rule 18)', () => {
    mesa.incluir([{ fim: 500, posicaoLeilao: 9 }]);
    mesa.leiloeiro({ acao: 'pausar' }, 100);
    const instante = (segundo: number) => new Date(segundo * 1000).toISOString();
    mesa.mandar({ tipo: 'restituir-tempo', de: instante(120), ate: instante(150) }, 150);
    expect(mesa.lote(4).dataFim).toBe(500_000);
  });
});

describe('the worked lot of docs/leiloeiro.md', () => {
  it('goes as it is written there, seq by seq', () => {
    mesa = new Mesa({ incrementos: [{ valor: 50_000 }] }, [
      { finalizacaoManual: true, valor: { minimo: 4_000_000 }, valorComitente: 4_100_000 },
    ]);
    const passos: [() => unknown, string, number][] = [
      [() => agir('abrir-lote', { seq: 0 }), 'AO_VIVO', 2],
      [() => mesa.naSala('01', 40_000, 21), 'AO_VIVO', 3],
      [() => agir('dou-lhe-uma', { seq: 3 }), 'DOULHE_UMA', 4],
      [() => mesa.lance('ana', 'MANUAL', 41_000, 22), 'AO_VIVO', 6],
      [() => agir('dou-lhe-duas', { seq: 4 }), 'AO_VIVO', 6],
      [() => agir('dou-lhe-uma', { seq: 6 }), 'DOULHE_UMA', 7],
      [() => agir('dou-lhe-duas', { seq: 7 }), 'DOULHE_DUAS', 8],
      [() => agir('vender', { seq: 8 }), 'AG_PAGAMENTO', 9],
      [() => agir('desfazer', { seq: 9 }), 'DOULHE_DUAS', 10],
      [() => agir('vender', { seq: 10 }), 'AG_PAGAMENTO', 11],
    ];
    for (const [passo, esperada, seq] of passos) {
      passo();
      expect([situacao(), mesa.lote().seq]).toEqual([esperada, seq]);
    }
  });
});
