import { beforeEach, describe, expect, it } from 'vitest';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';

let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo();
});

describe('a pause of the whole auction (rule 17)', () => {
  it('takes no bid and no call, and gives every clock the pause back, publicly', () => {
    mesa.incluir([{ fim: 500, posicaoLeilao: 9 }]);
    mesa.agir('abrir-lote');
    mesa.leiloeiro({ acao: 'pausar' }, 100);
    expect(mesa.lance('A', 'MANUAL', 1_000, 110)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.lance('A', 'MANUAL', 500, 110, 4)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.leiloeiro({ acao: 'dou-lhe-uma' }, 110)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.encerrar(600, 4)).toMatchObject({ valor: { encerrado: false } });
    expect(mesa.lance('A', 'MANUAL', 500, 600, 4)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    mesa.leiloeiro({ acao: 'retomar' }, 1_100);
    expect(mesa.lote(4).dataFim).toBe(1_500_000);
    expect(mesa.publicos(4).at(-1)).toMatchObject({ tipo: 'TempoRestituido' });
    expect(mesa.lance('A', 'MANUAL', 1_000, 1_101)).toMatchObject({ ok: true });
  });

  it('leaves closed what had ended before it', () => {
    mesa.incluir([{ fim: 50, posicaoLeilao: 9 }]);
    mesa.agir('pausar');
    mesa.leiloeiro({ acao: 'retomar' }, 30);
    mesa.leiloeiro({ acao: 'pausar' }, 60);
    const fim = mesa.lote(4).dataFim!;
    expect(fim).toBeGreaterThan(60_000);
    mesa.leiloeiro({ acao: 'retomar' }, 70);
    mesa.leiloeiro({ acao: 'pausar' }, 2_000);
    expect(mesa.lance('A', 'MANUAL', 500, 2_010, 4)).toMatchObject({ codigo: 'ENCERRADO' });
    expect(mesa.encerrar(2_010, 4)).toMatchObject({ valor: { encerrado: true } });
  });

  it('lets nothing through that takes a bid or ends a lot; the last act can still be taken back', () => {
    mesa.agir('abrir-lote');
    mesa.agir('dou-lhe-uma');
    mesa.agir('pausar');
    const parados = [
      'abrir-lote',
      'dou-lhe-duas',
      'vender',
      'condicional',
      'nao-arrematar',
      'repasse',
    ] as const;
    for (const acao of parados) expect(mesa.agir(acao), acao).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.naSala('r1', 1_000, 30)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.leiloeiro({ acao: 'incremento', valor: 9_000 }, 30)).toMatchObject({ ok: true });
    mesa.agir('desfazer');
    expect(mesa.agir('desfazer')).toMatchObject({ ok: true });
    expect(mesa.situacao()).toBe('AO_VIVO');
  });

  it('asked for twice is one pause', () => {
    mesa.agir('pausar');
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

describe('a maintenance of the platform', () => {
  const parar = (parado: boolean, segundo: number) =>
    mesa.mandar({ tipo: 'parar-para-manutencao', parado }, segundo);

  it('takes no bid and closes nothing, and gives exactly its time back, publicly (BO18)', () => {
    mesa.incluir([{ fim: 500, posicaoLeilao: 9 }]);
    mesa.leiloeiro({ acao: 'abrir-lote' }, 20);
    parar(true, 100);
    expect(mesa.lance('A', 'MANUAL', 500, 110, 4)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.encerrar(700, 4)).toMatchObject({ valor: { encerrado: false } });
    parar(true, 800);
    parar(false, 1_100);
    parar(false, 1_150);
    expect(mesa.lote(4).dataFim).toBe(1_500_000);
    expect(mesa.publicos(4).at(-1)).toMatchObject({ tipo: 'TempoRestituido' });
    expect(mesa.publicos(4).filter(({ tipo }) => tipo === 'TempoRestituido')).toHaveLength(1);
    expect(mesa.lance('A', 'MANUAL', 500, 1_151, 4)).toMatchObject({ ok: true });
  });

  it('and an auctioneer each hold the auction until they let go, and none ends the other’s pause', () => {
    mesa.incluir([{ fim: 500, posicaoLeilao: 9 }]);
    mesa.leiloeiro({ acao: 'abrir-lote' }, 20);
    mesa.leiloeiro({ acao: 'pausar' }, 100);
    parar(true, 150);
    expect(mesa.leiloeiro({ acao: 'retomar' }, 200)).toMatchObject({ ok: true });
    expect(mesa.leiloeiro({ acao: 'retomar' }, 210)).toMatchObject({ codigo: 'EM_MANUTENCAO' });
    expect(mesa.estado!.pregao.pausadoEm).toBe(100_000);
    mesa.leiloeiro({ acao: 'pausar' }, 220);
    parar(false, 300);
    expect(mesa.lance('A', 'MANUAL', 500, 310, 4)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(mesa.lote(4).dataFim).toBe(500_000);
    mesa.leiloeiro({ acao: 'retomar' }, 400);
    expect(mesa.lote(4).dataFim).toBe(800_000);
  });
});
