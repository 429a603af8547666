import { beforeEach, describe, expect, it } from 'vitest';
import { loteNaMesa, ultimoAto } from '../leituras/na-mesa.ts';
import { loteUid } from '../mesa.ts';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';
import { FEITOS_LEMBRADOS } from '../modelo/pregao.ts';

let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo();
});

describe('taking back the last act (rule 17)', () => {
  it('compensates each act in turn, writing more history and rewriting none', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.vender();
    const antes = mesa.publicos().length;
    for (const esperada of ['DOULHE_DUAS', 'DOULHE_UMA', 'AO_VIVO', 'LIBERADO_LEILAO']) {
      expect(mesa.agir('desfazer')).toMatchObject({ ok: true });
      expect(mesa.situacao()).toBe(esperada);
    }
    expect(mesa.publicos()).toHaveLength(antes + 4);
    expect(loteNaMesa(mesa.estado!)).toBeNull();
    expect(mesa.placar()).toBe('A 1000');
  });

  it('opens a sold lot again for bids, and it can be sold to another', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.vender();
    mesa.agir('desfazer');
    expect(mesa.lance('B', 'MANUAL', 1_100, 30)).toMatchObject({ ok: true });
    expect(mesa.situacao()).toBe('AO_VIVO');
    mesa.vender();
    expect(mesa.situacao()).toBe('AG_PAGAMENTO');
    expect(mesa.placar()).toBe('B 1100');
  });

  it('cancels a room bid, and the lead goes back to who had it (rule 19)', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.naSala('r1', 1_500, 22);
    expect(mesa.agir('desfazer')).toMatchObject({ ok: true, valor: { desfeito: 'lance-presencial' } });
    expect(mesa.placar()).toBe('A 1000');
    expect(mesa.publicos().at(-1)).toMatchObject({ tipo: 'LanceCancelado', valor: 100_000 });
  });

  it('cancels the only bid there is, and none that staff cancelled before', () => {
    mesa.agir('abrir-lote');
    mesa.naSala('r1', 1_500, 22);
    expect(mesa.agir('desfazer')).toMatchObject({ ok: true });
    expect(mesa.placar()).toBe('-');
    mesa.lance('A', 'MANUAL', 1_000, 23);
    mesa.naSala('r1', 1_500, 24);
    const { lance } = mesa.lote().lideranca!;
    mesa.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance, motivo: 'engano' }, 25);
    expect(mesa.agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
  });

  it('finds nothing to take back when a bid answered the call, or another lot is on the block', () => {
    mesa.agir('abrir-lote');
    mesa.agir('dou-lhe-uma');
    mesa.lance('A', 'MANUAL', 1_000);
    expect(ultimoAto(mesa.estado!)).toBeNull();
    expect(mesa.agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
    mesa.vender();
    mesa.agir('abrir-lote');
    mesa.agir('desfazer');
    expect(loteNaMesa(mesa.estado!)?.id).toBe(1);
    expect(mesa.agir('desfazer')).toMatchObject({
      ok: true,
      valor: { desfeito: 'vender', lelUid: loteUid(1) },
    });
  });

  it('goes back over the lots: the opening of the next, then the sale before, as far as acts still stand (L5)', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.vender();
    mesa.agir('abrir-lote');
    mesa.lance('B', 'MANUAL', 2_500, 21, 2);
    mesa.vender();
    mesa.agir('abrir-lote');
    const voltas: unknown[] = [];
    for (;;) {
      const resposta = mesa.agir('desfazer');
      if (!resposta.ok) break;
      voltas.push([resposta.valor.desfeito, loteNaMesa(mesa.estado!)?.id ?? null]);
    }
    expect(voltas).toEqual([
      ['abrir-lote', 2],
      ['vender', 2],
      ['dou-lhe-duas', 2],
      ['dou-lhe-uma', 2],
      ['abrir-lote', 1],
      ['vender', 1],
      ['dou-lhe-duas', 1],
      ['dou-lhe-uma', 1],
      ['abrir-lote', null],
    ]);
    expect(mesa.publicos().filter((um) => 'motivo' in um)).toMatchObject([
      { tipo: 'SituacaoAlterada', situacao: 'DOULHE_DUAS', motivo: 'Venda desfeita pelo leiloeiro' },
    ]);
    // And all of it can be done again.
    mesa.agir('abrir-lote');
    mesa.vender();
    expect(mesa.situacao()).toBe('AG_PAGAMENTO');
  });

  it('stops at a lot that went on since, and at one that was opened and had more done to it', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.vender();
    mesa.agir('abrir-lote');
    mesa.agir('dou-lhe-uma');
    expect(mesa.agir('desfazer')).toMatchObject({ valor: { desfeito: 'dou-lhe-uma' } });
    mesa.mandar(
      { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao: 'PAGO', motivo: null, como: ['acerto'] },
      40,
    );
    expect(mesa.agir('desfazer')).toMatchObject({ valor: { desfeito: 'abrir-lote' } });
    expect(mesa.agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
  });

  it('remembers a bounded number of acts', () => {
    mesa.agir('abrir-lote');
    for (let vez = 0; vez < FEITOS_LEMBRADOS; vez += 1)
      mesa.leiloeiro({ acao: 'incremento', valor: 10_000 + vez }, 20);
    expect(mesa.estado!.pregao.feitos).toHaveLength(FEITOS_LEMBRADOS);
  });

  it('in a log of before goes no further than the opening, and says nothing of a sale that was taken back', () => {
    mesa.formato = 3;
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.vender();
    mesa.agir('desfazer');
    mesa.agir('vender');
    mesa.agir('abrir-lote');
    mesa.agir('desfazer');
    expect(loteNaMesa(mesa.estado!)?.id).toBe(1);
    expect(mesa.agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
    expect(mesa.publicos().some((um) => 'motivo' in um)).toBe(false);
    // What is received today goes on from there.
    mesa.formato = 4;
    expect(mesa.agir('desfazer')).toMatchObject({ valor: { desfeito: 'vender' } });
  });

  it('leaves alone a sale that settlement went on with', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.vender();
    mesa.mandar(
      { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao: 'PAGO', motivo: null, como: ['acerto'] },
      40,
    );
    expect(mesa.agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
  });
});
