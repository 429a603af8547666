import { readFileSync } from 'node:fs';
import type { LeilaoEscrita } from '@martelo/shared/leilao';
import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita, valorEscrita } from '@martelo/shared/lote';
import { describe, expect, it, test } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';
import { ALTERACOES_LEILAO, ALTERACOES_LOTE, type RegraDeAlteracao } from './alteracoes.ts';

const alterar = (mesa: Mesa, mudancas: Record<string, unknown>, termos = true, lote = 1) =>
  mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(lote), mudancas, termos }, 20);
const alterarLeilao = (mesa: Mesa, mudancas: Partial<LeilaoEscrita>, termos = true) =>
  mesa.mandar({ tipo: 'alterar-leilao', mudancas, termos }, 20);
const comLance = (valorComitente = 300_000) => {
  const mesa = new Mesa({}, [{ fim: 1000, valorComitente, valor: { incremento: 5_000 } }, { fim: 1000 }]);
  mesa.lance('A', 'AUTOMATICO', 1_000);
  return mesa;
};

describe('the table of changes', () => {
  it('has a rule for every field of a lot and of an auction, and no other', () => {
    const doLote = Object.keys(loteEscrita.shape).filter((campo) => campo !== 'valor');
    const doValor = Object.keys(valorEscrita.shape).map((campo) => `valor.${campo}`);
    expect(Object.keys(ALTERACOES_LOTE).sort()).toEqual([...doLote, ...doValor].sort());
    expect(Object.keys(ALTERACOES_LEILAO).sort()).toEqual(Object.keys(leilaoEscrita.shape).sort());
  });

  it('is what docs/alteracoes.md says', () => {
    const texto = readFileSync(new URL('../../../../docs/alteracoes.md', import.meta.url), 'utf8');
    const linhas = (tabela: Record<string, RegraDeAlteracao>) =>
      Object.entries(tabela).map(([campo, regra]) => `| \`${campo}\` | ${regra} |`);
    const escritas = texto.split('\n').filter((linha) => /^\| `[\w.]+` \|/.test(linha));
    expect(escritas).toEqual([...linhas(ALTERACOES_LOTE), ...linhas(ALTERACOES_LEILAO)]);
  });
});

describe('a lot with bids', () => {
  const DE_ANTES: Record<string, unknown> = {
    minimo: 60_000,
    compreJa: 900_000,
    despachante: 1,
    comissaoPorcentagem: 6,
  };
  test.for(Object.keys(DE_ANTES))('keeps %s as it was when people bid', (campo) => {
    const mesa = comLance();
    const valor = { ...mesa.lote().dados.valor, [campo]: DE_ANTES[campo] };
    expect(alterar(mesa, { valor })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(new Mesa(), { valor: { ...mesa.lote().dados.valor, [campo]: DE_ANTES[campo] } }).ok).toBe(
      true,
    );
  });

  it('changes its increment only by who has the role, publicly', () => {
    const mesa = comLance();
    const { seq, dados } = mesa.lote();
    const valor = { ...dados.valor, incremento: 7_000 };
    expect(alterar(mesa, { valor }, false)).toMatchObject({ codigo: 'SEM_PERMISSAO' });
    expect(alterar(mesa, { valor }, true)).toMatchObject({ ok: true });
    expect(mesa.lote()).toMatchObject({ incremento: 7_000, seq: seq + 1 });
  });

  it('may have its reserve lowered, never raised; the price stays where it was', () => {
    const mesa = comLance(300_000);
    const { seq } = mesa.lote();
    expect(alterar(mesa, { valorComitente: 300_001 })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(mesa, { valorComitente: 80_000 })).toMatchObject({ ok: true });
    // A reaches 800 with a cap of 1,000: the price is theirs to raise, and the change of a secret leaves no public trace.
    expect(mesa.placar()).toBe('A 500');
    expect(mesa.lote().seq).toBe(seq);
    // Rule 8 from there on: the raise that can meets the reserve.
    mesa.lance('A', 'AUTOMATICO', 1_100, 30);
    expect(mesa.placar()).toBe('A 800');
  });

  it('shows its description as it is, and who may bid as it was', () => {
    const mesa = comLance();
    expect(alterar(mesa, { descricao: 'Único dono', fotosUrls: ['/fotos/1.webp'] })).toMatchObject({
      ok: true,
    });
    expect(alterar(mesa, { gruposCliente: [7] })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(mesa, { dataFim: iso(999) })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterar(mesa, { dataFim: iso(1_001) })).toMatchObject({ ok: true });
  });
});

describe('who may change what, and when', () => {
  const encerrado = (valorComitente = 300_000) => {
    const mesa = new Mesa({}, [{ fim: 15, valorComitente, valor: { incremento: 5_000 } }]);
    mesa.encerrar(15);
    return mesa;
  };
  const recusada = (porque: string) => ({ codigo: 'ALTERACAO_NAO_PERMITIDA', detalhes: { porque } });

  it('a lot that closed keeps its terms, also without a bid: opening, step, reserve and end', () => {
    const { valor } = encerrado().lote().dados;
    for (const mudancas of [
      { valor: { ...valor, minimo: 60_000 } },
      { valor: { ...valor, incremento: 7_000 } },
      { valorComitente: 200_000 },
      { dataFim: iso(5_000) },
    ])
      expect(alterar(encerrado(), mudancas)).toMatchObject(recusada('o lote já foi encerrado'));
    expect(alterar(encerrado(), { descricao: 'Único dono' })).toMatchObject({ ok: true });
  });

  it('a proposal counts as a bid', () => {
    const mesa = new Mesa({}, [{ valor: { valorProposta: 40_000 } }]);
    const participante = { uid: 'A', apelido: 'a', cidade: 'x' };
    const contato = { telefone: null, email: null };
    const mudar = () => alterar(mesa, { valor: { minimo: 60_000 } });
    expect(mudar()).toMatchObject({ ok: true });
    mesa.mandar({ tipo: 'fazer-proposta', lelUid: loteUid(1), participante, valor: 45_000, ...contato }, 20);
    expect(alterar(mesa, { valor: { minimo: 70_000 } })).toMatchObject(recusada('o lote já recebeu lances'));
    expect(alterarLeilao(mesa, { porcentagemComissao: 9 })).toMatchObject(recusada('já há lances'));
  });

  it('the role is asked for where there are bids, for the step, and for nothing else', () => {
    const { valor } = comLance().lote().dados;
    expect(alterar(comLance(), { valorComitente: 200_000, descricao: 'Outra' }, false)).toMatchObject({
      ok: true,
    });
    const semLances = new Mesa({}, [{ fim: 1_000, valor: { incremento: 5_000 } }]);
    expect(alterar(semLances, { valor: { ...valor, incremento: 7_000 } }, false)).toMatchObject({ ok: true });
  });

  it('commands of old logs do not say whether their author had the role, and had it', () => {
    const mesa = comLance();
    const valor = { ...mesa.lote().dados.valor, incremento: 7_000 };
    const antigo = { tipo: 'alterar-lote', lelUid: loteUid(1), mudancas: { valor } } as const;
    mesa.formato = 2;
    expect(mesa.mandar(antigo, 20)).toMatchObject({ ok: true });
  });

  it('who does not say that they have the role has it not, of a lot or of the auction', () => {
    const mesa = comLance();
    const valor = { ...mesa.lote().dados.valor, incremento: 7_000 };
    const mudancas = { incrementos: [{ valor: 7_000 }] };
    for (const pedido of [
      { tipo: 'alterar-lote', lelUid: loteUid(1), mudancas: { valor } },
      { tipo: 'alterar-leilao', mudancas },
    ] as const)
      expect(mesa.mandar(pedido, 20)).toMatchObject({ codigo: 'SEM_PERMISSAO' });
  });

  it('a reserve is not put on a lot that people bid on without one', () => {
    const mesa = new Mesa({}, [{ fim: 1_000 }]);
    mesa.lance('A', 'MANUAL', 500);
    expect(alterar(mesa, { valorComitente: 1 })).toMatchObject(recusada('com lances, só pode diminuir'));
  });

  it('a rehearsal is one from the start, and no auction becomes one', () => {
    expect(alterarLeilao(new Mesa(), { ensaio: true })).toMatchObject(recusada('foi definido na criação'));
    expect(alterarLeilao(new Mesa({ ensaio: true }), { ensaio: true })).toMatchObject({ ok: true });
  });
});

describe('an auction with bids', () => {
  it.for([
    { cascata: true },
    { empate: 'manual' },
    { modoIncrementoTempo: 'SOMA' },
    { pontoCorteParaIncrementoPosLancesSegundos: 1 },
    { incrementoAposLancesSegundos: 1 },
    { intervaloEntreLotesSegundos: 1 },
    { porcentagemComissao: 9 },
    { exigeHabilitacao: true },
    { data: iso(1) },
  ] satisfies Partial<LeilaoEscrita>[])('refuses %j, and takes it before', (mudancas) => {
    expect(alterarLeilao(comLance(), mudancas)).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(alterarLeilao(new Mesa(), mudancas)).toMatchObject({ ok: true });
  });

  it('changes its increment table only by who has the role', () => {
    const mesa = comLance();
    const mudancas = { incrementos: [{ valor: 1_000 }] };
    expect(alterarLeilao(mesa, mudancas, false)).toMatchObject({ codigo: 'SEM_PERMISSAO' });
    expect(alterarLeilao(mesa, mudancas, true)).toMatchObject({ ok: true });
  });
});

describe('the order of lots (rule 15)', () => {
  const ordenar = (mesa: Mesa, ...n: number[]) =>
    mesa.mandar({ tipo: 'ordenar-lotes', lelUids: n.map(loteUid) }, 20);
  const fins = (mesa: Mesa) => [1, 2, 3].map((n) => mesa.lote(n).dataFim! / 1000);
  // The table's auction is at 1,000 s, lots 120 s apart.

  it('gives the lots named the places they hold, and their ends with them', () => {
    const mesa = new Mesa({}, [{}, {}, {}]);
    expect(fins(mesa)).toEqual([1000, 1120, 1240]);
    expect(ordenar(mesa, 3, 1)).toMatchObject({ ok: true, valor: { movidos: 2 } });
    expect([1, 2, 3].map((n) => mesa.lote(n).posicaoLeilao)).toEqual([3, 2, 1]);
    expect(fins(mesa)).toEqual([1240, 1120, 1000]);
    expect(mesa.estado?.ordem).toEqual([3, 2, 1].map(loteUid));
  });

  it('leaves an end set by hand, and never moves one back with bids', () => {
    const mesa = new Mesa({}, [{}, { fim: 5_000 }, {}]);
    mesa.lance('A', 'MANUAL', 1_000, 10, 3);
    ordenar(mesa, 3, 2, 1);
    expect(fins(mesa)).toEqual([1240, 5000, 1240]);
  });

  it('refuses a lot that is closed, one named twice, and one that is not there', () => {
    const mesa = new Mesa({}, [{ fim: 15 }, {}]);
    mesa.encerrar(15);
    expect(ordenar(mesa, 2, 1)).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(ordenar(mesa, 2, 2)).toMatchObject({ codigo: 'REQUISICAO_INVALIDA' });
    expect(ordenar(mesa, 2, 9)).toMatchObject({ codigo: 'LOTE_NAO_ENCONTRADO' });
  });
});

describe('a suspended lot', () => {
  const passar = (mesa: Mesa, situacao: 'SUSPENSO' | 'LIBERADO_LEILAO' | 'LOTE_CANCELADO', segundo: number) =>
    mesa.mandar(
      {
        tipo: 'mudar-situacao-lote',
        lelUid: loteUid(1),
        situacao,
        motivo: 'Vistoria pedida',
        como: ['equipe'],
      },
      segundo,
    );

  it('takes no bids, does not close, and gets its time back', () => {
    const mesa = new Mesa({ incrementoAposLancesSegundos: 60 }, [{ fim: 1_000 }]);
    mesa.lance('A', 'MANUAL', 1_000);
    passar(mesa, 'SUSPENSO', 900);
    expect(mesa.lance('B', 'MANUAL', 2_000, 950)).toMatchObject({ codigo: 'LOTE_NAO_ABERTO' });
    mesa.encerrar(1_000);
    // Its own clock has passed, and still it is not closed: it is not open.
    expect(mesa.lance('B', 'MANUAL', 2_000, 1_500)).toMatchObject({ codigo: 'LOTE_NAO_ABERTO' });
    passar(mesa, 'LIBERADO_LEILAO', 2_000);
    expect(mesa.lote()).toMatchObject({ situacao: 'LIBERADO_LEILAO', dataFim: 2_100_000, suspensoEm: null });
    expect(mesa.lance('B', 'MANUAL', 2_000, 2_001)).toMatchObject({ ok: true });
  });

  it('has at least X left when it goes on', () => {
    const mesa = new Mesa({ incrementoAposLancesSegundos: 60 }, [{ fim: 1_000 }]);
    passar(mesa, 'SUSPENSO', 999);
    passar(mesa, 'LIBERADO_LEILAO', 2_000);
    expect(mesa.lote().dataFim).toBe(2_060_000);
  });

  it('says publicly why, and is cancelled without a time to give back', () => {
    const mesa = new Mesa({}, [{ fim: 1_000 }]);
    passar(mesa, 'SUSPENSO', 900);
    passar(mesa, 'LOTE_CANCELADO', 950);
    const publicos = mesa.eventos.flatMap((evento) =>
      'elo' in evento && evento.elo ? [evento.elo.publico] : [],
    );
    expect(publicos.slice(-2)).toMatchObject([
      { tipo: 'SituacaoAlterada', situacao: 'SUSPENSO', motivo: 'Vistoria pedida' },
      { tipo: 'SituacaoAlterada', situacao: 'LOTE_CANCELADO', motivo: 'Vistoria pedida' },
    ]);
  });

  it('keeps the auction from being ended by hand', () => {
    const mesa = new Mesa({}, [{ fim: 1_000 }]);
    const terminar = () => mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, 960);
    passar(mesa, 'SUSPENSO', 900);
    expect(terminar()).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    passar(mesa, 'LOTE_CANCELADO', 950);
    expect(terminar()).toMatchObject({ ok: true });
  });

  it('that was suspended and went on within one pause has no time of its own to get back', () => {
    const mesa = new Mesa({ incrementoAposLancesSegundos: 60 }, [{ fim: 1_000 }]);
    mesa.leiloeiro({ acao: 'pausar' }, 990);
    passar(mesa, 'SUSPENSO', 995);
    passar(mesa, 'LIBERADO_LEILAO', 1_005);
    expect(mesa.lote().dataFim).toBe(1_000_000);
    expect(mesa.eventos.filter(({ tipo }) => tipo === 'TempoRestituido/1')).toEqual([]);
  });

  it('and a paused auction give each second back once', () => {
    const mesa = new Mesa({ incrementoAposLancesSegundos: 0 }, [{ fim: 1_000 }]);
    const console = (acao: 'pausar' | 'retomar', segundo: number) =>
      mesa.mandar({ tipo: 'leiloeiro-acao', acao, seq: 0, lelUid: null }, segundo);
    passar(mesa, 'SUSPENSO', 100);
    console('pausar', 200);
    passar(mesa, 'LIBERADO_LEILAO', 300);
    console('retomar', 400);
    expect(mesa.lote().dataFim).toBe(1_300_000);
    console('pausar', 500);
    passar(mesa, 'SUSPENSO', 600);
    console('retomar', 700);
    passar(mesa, 'LIBERADO_LEILAO', 800);
    expect(mesa.lote().dataFim).toBe(1_600_000);
  });
});
