import type { SituacaoLeilao } from '@martelo/shared/leilao';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { maiorLanceDe } from './leituras/refazer.ts';
import { restituir } from './leituras/restituicao.ts';
import { fimNaSequencia } from './leituras/tempo.ts';
import { iso, loteUid, Mesa } from './mesa.ts';
import type { Pedido } from './modelo/comando.ts';
import type { Estado } from './modelo/estado.ts';
import type { Evento } from './modelo/evento.ts';

/** The edges of the rules: one step before, on and after each boundary, where a slip of `<` for `≤` would go unseen elsewhere. */
const tipos = (mesa: Mesa, desde: number) => mesa.eventos.slice(desde).map(({ tipo }) => tipo);
const fim = (mesa: Mesa, lote = 1) => (mesa.lote(lote).dataFim ?? Number.NaN) / 1_000;
const recusa = (mesa: Mesa, pedido: Pedido, segundo = 20) => {
  const resposta = mesa.mandar(pedido, segundo);
  return resposta.ok ? 'aceito' : resposta.codigo;
};

describe('the extension window (rule 14)', () => {
  const janela = { pontoCorteParaIncrementoPosLancesSegundos: 180, incrementoAposLancesSegundos: 180 };
  it('counts a bid that comes exactly W before the end, and none a millisecond earlier', () => {
    const mesa = new Mesa({ ...janela, modoIncrementoTempo: 'SOMA' }, [{ fim: 1_000 }, { fim: 1_000 }]);
    mesa.lance('A', 'MANUAL', 500, 819.999, 1);
    mesa.lance('A', 'MANUAL', 500, 820, 2);
    expect([fim(mesa, 1), fim(mesa, 2)]).toEqual([1_000, 1_180]);
  });

  it('counts a bid in the last millisecond', () => {
    const mesa = new Mesa(janela, [{ fim: 1_000 }]);
    mesa.lance('A', 'MANUAL', 500, 999.999);
    expect(fim(mesa)).toBe(1_179.999);
  });

  it('writes nothing when the end does not move: X is shorter than what is left, or exactly as long', () => {
    const mesa = new Mesa({ ...janela, incrementoAposLancesSegundos: 10 }, [{ fim: 1_000 }]);
    mesa.lance('A', 'MANUAL', 500, 950);
    mesa.lance('B', 'MANUAL', 600, 990);
    expect(mesa.eventos.filter(({ tipo }) => tipo === 'LoteProrrogado/1')).toEqual([]);
    expect(fim(mesa)).toBe(1_000);
  });

  it('pushes the lots after it only when the interval no longer holds, to the millisecond (rule 15)', () => {
    const leilao = { ...janela, cascata: true, intervaloEntreLotesSegundos: 120 };
    const mesa = new Mesa(leilao, [{ fim: 1_000 }, { fim: 1_299 }, { fim: 1_500 }]);
    const antes = mesa.eventos.length;
    mesa.lance('A', 'MANUAL', 500, 999);
    expect(tipos(mesa, antes).filter((tipo) => tipo === 'LoteProrrogado/1')).toHaveLength(1);
    expect([1, 2, 3].map((n) => fim(mesa, n))).toEqual([1_179, 1_299, 1_500]);
    mesa.lance('B', 'MANUAL', 600, 1_000);
    expect([1, 2, 3].map((n) => fim(mesa, n))).toEqual([1_180, 1_300, 1_500]);
  });
});

describe('the reserve (rules 3, 6 and 8)', () => {
  it('lifts a cap that equals it, and not one a centavo below', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 100 }] }, [
      { valorComitente: 60_000 },
      { valorComitente: 60_000 },
    ]);
    mesa.lance('A', 'AUTOMATICO', 600, 10, 1);
    mesa.lance('A', 'AUTOMATICO', 599.99, 10, 2);
    expect([mesa.placar(1), mesa.placar(2)]).toEqual(['A 600', 'A 500']);
  });

  it('leaves the price where it is when it is met already: a higher cap is silent', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 100 }] }, [{ valorComitente: 60_000 }]);
    mesa.lance('A', 'AUTOMATICO', 600);
    expect(mesa.lance('A', 'AUTOMATICO', 700)).toMatchObject({
      ok: true,
      valor: { seq: null, valorAtual: 60_000 },
    });
  });
});

describe('a bid’s answer', () => {
  it('names the bid by the uid its ledger line has, not by the answer’s that it drew', () => {
    const mesa = new Mesa();
    mesa.lance('A', 'AUTOMATICO', 1_000);
    const resposta = mesa.lance('B', 'MANUAL', 700);
    const [minha, automatica] = mesa.eventos.slice(-2) as Extract<Evento, { tipo: 'LanceAceito/1' }>[];
    expect(resposta).toMatchObject({ ok: true, valor: { uid: minha!.lance } });
    expect(automatica!.lance).not.toBe(minha!.lance);
  });

  it('commits in private to who bid and with what cap, and to none for the answer that the leader’s cap gave (rule 23)', () => {
    const mesa = new Mesa();
    mesa.lance('A', 'AUTOMATICO', 1_000);
    mesa.lance('B', 'MANUAL', 700);
    const partes = mesa.eventos.flatMap((evento) =>
      evento.tipo === 'LanceAceito/1' ? [[evento.elo.parte.cliUid, evento.elo.parte.maximo]] : [],
    );
    expect(partes).toEqual([
      ['A', 100_000],
      ['B', 70_000],
      ['A', null],
    ]);
  });

  it('says the end, and none on a lot without a clock', () => {
    const mesa = new Mesa({}, [{ fim: 5_000 }, { finalizacaoManual: true }]);
    expect(mesa.lance('A', 'MANUAL', 500, 10, 1)).toMatchObject({ valor: { dataFim: iso(5_000) } });
    expect(mesa.lance('A', 'MANUAL', 500, 10, 2)).toMatchObject({ ok: true, valor: { dataFim: null } });
  });

  it('refuses nothing and less than nothing as an amount, and takes a centavo', () => {
    const mesa = new Mesa({}, [{ valor: { minimo: 1 } }]);
    expect(mesa.lance('A', 'MANUAL', 0)).toMatchObject({ ok: false, codigo: 'VALOR_INVALIDO' });
    expect(mesa.lance('A', 'MANUAL', 0.01)).toMatchObject({ ok: true });
  });
});

describe('commands to what is not there', () => {
  it('find no auction before it was made', () => {
    const comando = {
      autor: 'x',
      comandoId: 'c',
      semente: '0'.repeat(32),
      pedido: { tipo: 'terminar-leilao' },
    } as const;
    expect(() => decide(null, comando, 0)).toThrow(
      expect.objectContaining({ codigo: 'LEILAO_NAO_ENCONTRADO' }),
    );
  });

  it('are a fault, not a refusal, when the core itself fails: nothing is written down of it', () => {
    const comando = {
      ...{ autor: 'x', comandoId: 'c', semente: '0'.repeat(32) },
      pedido: { tipo: 'encerrar-lote', lelUid: loteUid(1) },
    } as const;
    expect(() => decide({} as Estado, comando, 0)).toThrow(TypeError);
  });

  it('take a lot in once', () => {
    const mesa = new Mesa();
    const { lotes } = (
      mesa.eventos.find(
        (evento) => evento.tipo === 'ComandoDecidido/1' && evento.comando.pedido.tipo === 'incluir-lotes',
      ) as { comando: { pedido: Extract<Pedido, { tipo: 'incluir-lotes' }> } }
    ).comando.pedido;
    expect(recusa(mesa, { tipo: 'incluir-lotes', lotes })).toBe('JA_EXISTE');
  });

  it('answer an inclusion with the ids of what was included, and give each lot its place and its start', () => {
    const mesa = new Mesa();
    expect(mesa.incluir([{}, {}])).toEqual({
      ok: true,
      valor: { itens: [2, 3].map((n) => ({ id: n, uid: loteUid(n), lelId: n })) },
    });
    expect(mesa.lote(3)).toMatchObject({ posicaoLeilao: 3, dados: { numero: '3' } });
  });
});

describe('a changed lot', () => {
  const alterar = (mesa: Mesa, mudancas: Extract<Pedido, { tipo: 'alterar-lote' }>['mudancas'], lote = 1) =>
    mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(lote), mudancas }, 20);

  it('has a clock or an auctioneer: its end goes with one and comes from its place with the other (rule 15)', () => {
    const mesa = new Mesa({}, [{ fim: 5_000 }]);
    alterar(mesa, { finalizacaoManual: true });
    expect(mesa.lote().dataFim).toBeNull();
    alterar(mesa, { finalizacaoManual: false });
    expect(iso(fim(mesa))).toBe(fimNaSequencia(mesa.estado!.leilao, 1));
  });

  it('ends after it begins', () => {
    const mesa = new Mesa({}, [{ inicio: 100, fim: 5_000 }]);
    expect(alterar(mesa, { dataFim: iso(100) })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(mesa, { dataInicio: iso(5_000) })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(mesa, { dataFim: iso(100.001) })).toMatchObject({ ok: true });
  });

  it('keeps the number it has unless another is given, and writes nothing when nothing changes', () => {
    const mesa = new Mesa({}, [{ numero: '7-A' }]);
    alterar(mesa, { nome: 'Outro' });
    expect(mesa.lote().dados.numero).toBe('7-A');
    alterar(mesa, { numero: 9 });
    expect(mesa.lote().dados.numero).toBe('9');
    const antes = mesa.eventos.length;
    expect(alterar(mesa, {})).toEqual({
      ok: true,
      valor: { id: 1, uid: loteUid(1), situacao: 'LIBERADO_LEILAO' },
    });
    expect(tipos(mesa, antes)).toEqual(['ComandoDecidido/1']);
  });

  it('keeps the amounts that a change does not name', () => {
    const mesa = new Mesa({}, [{ valor: { minimo: 70_000, despachante: 900 } }]);
    alterar(mesa, { valor: { outros: 5 } } as never);
    expect(mesa.lote().dados.valor).toMatchObject({ minimo: 70_000, despachante: 900, outros: 5 });
  });

  it('goes only where the table lets this person take it, by hand, and only from where they saw it', () => {
    const mesa = new Mesa();
    const mudar = { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), motivo: null } as const;
    expect(recusa(mesa, { ...mudar, situacao: 'PAGO', como: ['equipe'] })).toBe('TRANSICAO_INVALIDA');
    expect(recusa(mesa, { ...mudar, situacao: 'SUSPENSO', como: ['cliente'] })).toBe('SEM_PERMISSAO');
    expect(recusa(mesa, { ...mudar, situacao: 'SUSPENSO', como: ['equipe'], de: 'PENDENTE' })).toBe(
      'TRANSICAO_INVALIDA',
    );
    expect(recusa(mesa, { ...mudar, situacao: 'SUSPENSO', como: ['equipe'], de: 'LIBERADO_LEILAO' })).toBe(
      'aceito',
    );
    expect(mesa.lote().situacao).toBe('SUSPENSO');
  });
});

describe('a changed auction', () => {
  const situar = (mesa: Mesa, situacao: SituacaoLeilao) =>
    recusa(mesa, { tipo: 'mudar-situacao-leilao', situacao });

  it('is written down, and goes where its change says, once', () => {
    const mesa = new Mesa();
    const antes = mesa.eventos.length;
    expect(
      mesa.mandar({ tipo: 'alterar-leilao', mudancas: { nome: 'Outro', situacao: 'AO_VIVO' } }, 20),
    ).toMatchObject({
      ok: true,
      valor: { situacao: 'AO_VIVO' },
    });
    expect(mesa.estado!.leilao).toMatchObject({ nome: 'Outro', situacao: 'AO_VIVO' });
    expect(tipos(mesa, antes)).toEqual(['ComandoDecidido/1', 'LeilaoAlterado/1', 'SituacaoLeilaoAlterada/1']);
    expect(mesa.mandar({ tipo: 'alterar-leilao', mudancas: { nome: 'Mais um' } }, 21)).toMatchObject({
      valor: { situacao: 'AO_VIVO' },
    });
    expect(situar(mesa, 'AO_VIVO')).toBe('aceito');
    expect(mesa.eventos.at(-1)!.tipo).toBe('ComandoDecidido/1');
  });

  for (const situacao of ['EXECUTADO', 'CANCELADO'] as const)
    it(`stays as it ended: ${situacao}`, () => {
      const mesa = new Mesa({}, []);
      expect(situar(mesa, situacao)).toBe('aceito');
      expect(recusa(mesa, { tipo: 'alterar-leilao', mudancas: { nome: 'Tarde' } })).toBe(
        'ALTERACAO_NAO_PERMITIDA',
      );
    });

  it('does not end while one of its lots is open, though another is closed', () => {
    const mesa = new Mesa({}, [{ fim: 15 }, { fim: 5_000 }]);
    mesa.encerrar(15, 1);
    expect(situar(mesa, 'EXECUTADO')).toBe('ALTERACAO_NAO_PERMITIDA');
    mesa.encerrar(5_000, 2);
    expect(recusa(mesa, { tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, 5_001)).toBe('aceito');
  });

  it('opens its registered lots when it takes bids, and no others', () => {
    const mesa = new Mesa({ situacao: 'CRIADO' }, [{}, { situacao: 'PENDENTE' }]);
    expect(situar(mesa, 'EM_LOTEAMENTO')).toBe('aceito');
    expect(mesa.lote(1).situacao).toBe('CADASTRADO');
    expect(situar(mesa, 'PRONTO')).toBe('aceito');
    expect([1, 2].map((n) => mesa.lote(n).situacao)).toEqual(['LIBERADO_LEILAO', 'PENDENTE']);
  });
});

describe('time given back (rule 18)', () => {
  it('leaves at least X, in seconds', () => {
    const mesa = new Mesa({ incrementoAposLancesSegundos: 7 }, [{ fim: 100 }]);
    expect(restituir(mesa.estado!, { de: 90_000, ate: 92_000 }, 100_000)).toMatchObject([
      { dataFim: 107_000 },
    ]);
  });
});

describe('what a person bid at most', () => {
  it('counts their own lines and the answers of their cap, and is null without one that stands', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] });
    mesa.lance('A', 'AUTOMATICO', 1_000);
    mesa.lance('B', 'MANUAL', 700);
    const { instrucoes } = mesa.lote();
    expect(['A', 'B', 'C'].map((quem) => maiorLanceDe(instrucoes, quem))).toEqual([75_000, 70_000, null]);
  });
});

describe('a ledger of the first format', () => {
  it('commits to the silent instructions themselves', () => {
    const mesa = new Mesa();
    mesa.lance('A', 'AUTOMATICO', 600);
    mesa.lance('A', 'AUTOMATICO', 900);
    const { silenciosos } = mesa.lote();
    const participante = { apelido: 'b', cidade: 'c', uid: 'B' };
    const pedido: Pedido = {
      lelUid: loteUid(1),
      modo: 'MANUAL',
      participante,
      tipo: 'dar-lance',
      valor: 70_000,
    };
    const comando = { autor: 'B', comandoId: 'antigo', semente: '7'.repeat(32), pedido };
    const lance = (eventos: Evento[]) => eventos[1] as Extract<Evento, { tipo: 'LanceAceito/1' }>;
    const antigo = lance(decide(mesa.estado, comando, 20_000)).elo;
    expect(silenciosos).toHaveLength(1);
    expect([antigo.parte.silenciosos, antigo.silenciosos]).toEqual([silenciosos, undefined]);
    const novo = lance(decide(mesa.estado, { ...comando, formato: 2 }, 20_000)).elo;
    expect(novo.silenciosos?.compromissos).toEqual(silenciosos);
    expect(novo.parte.silenciosos).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has salts of 128 bits, none used twice', () => {
    const mesa = new Mesa();
    mesa.lance('A', 'AUTOMATICO', 600);
    mesa.lance('A', 'AUTOMATICO', 900);
    mesa.lance('B', 'MANUAL', 700);
    const sais = mesa.eventos.flatMap((evento) => [
      ...('sal' in evento && evento.sal !== undefined ? [evento.sal] : []),
      ...('elo' in evento && evento.elo !== null ? [evento.elo.sal, evento.elo.silenciosos!.sal] : []),
    ]);
    expect(sais.length).toBeGreaterThan(6);
    expect(new Set(sais).size).toBe(sais.length);
    for (const sal of sais) expect(sal).toMatch(/^[0-9a-f]{32}$/);
  });
});
