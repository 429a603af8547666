import { beforeEach, describe, expect, it } from 'vitest';
import { loteNaMesa, ultimoAto } from '../leituras/na-mesa.ts';
import { loteUid } from '../mesa.ts';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';

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
    expect(mesa.agir('desfazer')).toMatchObject({ codigo: 'NADA_A_DESFAZER' });
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
