import { describe, expect, test } from 'vitest';
import { Mesa } from '../mesa.ts';
import type { Evento } from '../modelo/evento.ts';

const flat = { incrementos: [{ valor: 10_000 }] };
const provaDe = (resposta: ReturnType<Mesa['lance']>) => {
  if (!resposta.ok) throw new Error(resposta.codigo);
  return resposta.valor.prova as { seq: number | null; hash: string | null; compromisso?: string };
};
const elos = (mesa: Mesa) =>
  mesa.eventos.flatMap((evento) => ('elo' in evento && evento.elo !== null ? [evento.elo] : []));

describe('what a receipt attests (rule 24)', () => {
  test('the bidder’s own entry in the ledger, though an automatic answer and an extension come after it', () => {
    const regras = { ...flat, pontoCorteParaIncrementoPosLancesSegundos: 15 };
    const mesa = new Mesa(regras, [{ fim: 100, recebeIncrementoTempo: true }]);
    mesa.lance('A', 'AUTOMATICO', 1_000);
    const resposta = mesa.lance('B', 'MANUAL', 700, 90);
    const { seq, hash } = provaDe(resposta);
    expect(elos(mesa).map(({ publico }) => publico.tipo)).toEqual([
      'LoteIncluido',
      'Lance',
      'Lance',
      'Lance',
      'Prorrogado',
    ]);
    const meu = elos(mesa)[2]!;
    expect([seq, hash, meu.parte.cliUid]).toEqual([meu.seq, meu.hash, 'B']);
    // The answer itself tells of the lot after the whole instruction.
    expect(resposta.ok && resposta.valor.seq).toBe(5);
  });

  test('of a silent instruction: its commitment, which the next public event includes', () => {
    const mesa = new Mesa(flat);
    mesa.lance('A', 'AUTOMATICO', 1_000);
    const prova = provaDe(mesa.lance('A', 'AUTOMATICO', 2_000));
    expect(prova).toMatchObject({ seq: null, hash: null });
    mesa.lance('B', 'MANUAL', 700);
    expect(elos(mesa)[2]!.silenciosos!.compromissos).toEqual([prova.compromisso]);
  });

  test('is the same for a repetition, and is not in the stored answer: it follows from the events', () => {
    const mesa = new Mesa(flat);
    const pedido = { tipo: 'dar-lance', lelUid: mesa.lote().uid, modo: 'MANUAL', valor: 50_000 } as const;
    const participante = { uid: 'A', apelido: 'a', cidade: 'x' };
    const mandar = () => mesa.mandar({ ...pedido, participante }, 5, 'A', 'mesmo');
    expect(mandar()).toEqual(mandar());
    const decidido = mesa.eventos.findLast(({ tipo }) => tipo === 'ComandoDecidido/1') as Extract<
      Evento,
      { tipo: 'ComandoDecidido/1' }
    >;
    expect(decidido.resposta.ok && 'prova' in decidido.resposta.valor).toBe(false);
  });

  test('nothing for a room bid, whose author is not the bidder, nor for a refusal', () => {
    const mesa = new Mesa(flat);
    const sala = { uid: 'apelido-7', apelido: 'Sala 7', cidade: 'Sala' };
    const lelUid = mesa.lote().uid;
    const daSala = mesa.mandar(
      { tipo: 'dar-lance', lelUid, modo: 'PRESENCIAL', valor: 50_000, participante: sala },
      5,
      'leiloeiro',
    );
    expect(daSala.ok && 'prova' in daSala.valor).toBe(false);
    expect(mesa.lance('A', 'MANUAL', 1).ok).toBe(false);
  });
});

describe('what is no receipt, and which entry it is of (rule 24)', () => {
  test('a purchase has its own entry, not that of the close that follows from it (rule 9)', () => {
    const mesa = new Mesa(flat, [{ valor: { compreJa: 100_000 } }]);
    const participante = { uid: 'A', apelido: 'a', cidade: 'x' };
    const { uid: lelUid } = mesa.lote();
    const { seq, hash } = provaDe(mesa.mandar({ tipo: 'comprar-ja', lelUid, participante }, 5, 'A'));
    const [venda, fim] = elos(mesa).slice(-2);
    expect([venda!.publico.tipo, fim!.publico.tipo, fim!.parte.cliUid]).toEqual([
      'VendaDireta',
      'Encerrado',
      'A',
    ]);
    expect([seq, hash]).toEqual([venda!.seq, venda!.hash]);
  });

  test('a raise that somebody else sent for the bidder is nobody’s word', () => {
    const mesa = new Mesa(flat);
    mesa.lance('A', 'AUTOMATICO', 1_000);
    const participante = { uid: 'A', apelido: 'apelido-A', cidade: 'São Paulo/SP' };
    const pedido = {
      tipo: 'dar-lance',
      lelUid: mesa.lote().uid,
      modo: 'AUTOMATICO',
      valor: 200_000,
    } as const;
    const resposta = mesa.mandar({ ...pedido, participante }, 20, 'equipe');
    expect(mesa.eventos.at(-1)!.tipo).toBe('MaximoElevado/1');
    expect(resposta.ok && 'prova' in resposta.valor).toBe(false);
  });

  test('what is no offer has none, though the ledger names its author: a winner who asks for the close', () => {
    const mesa = new Mesa(flat, [{ fim: 1_000 }]);
    mesa.lance('A', 'MANUAL', 500);
    const resposta = mesa.mandar({ tipo: 'encerrar-lote', lelUid: mesa.lote().uid }, 1_000, 'A');
    expect(elos(mesa).at(-1)!.parte.cliUid).toBe('A');
    expect(resposta.ok && 'prova' in resposta.valor).toBe(false);
  });
});

describe('where ledgers stood (rule 23)', () => {
  test('is remembered at an auction’s end alone, not as it goes live', () => {
    const mesa = new Mesa(flat);
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'AO_VIVO' }, 20);
    expect(mesa.estado!.termino).toBeNull();
  });

  test('a lot closes at the last link of the command that closed it, and what comes later leaves that', () => {
    const mesa = new Mesa(flat, [{ fim: 100, recebeIncrementoTempo: false }]);
    mesa.lance('A', 'MANUAL', 500);
    expect(mesa.lote().fechamento).toBeNull();
    mesa.encerrar(100);
    const { seq, hash } = elos(mesa).at(-1)!;
    expect(mesa.lote().fechamento).toEqual({ instante: 100_000, seq, hash });
  });

  test('an auction that is cancelled ends with the links that cancelled its lots', () => {
    const mesa = new Mesa(flat, [{}, {}]);
    mesa.lance('A', 'MANUAL', 500);
    expect(mesa.estado!.termino).toBeNull();
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'CANCELADO' }, 20);
    for (const n of [1, 2]) {
      const { uid, seq, hash, fechamento } = mesa.lote(n);
      expect(mesa.estado!.termino!.pontas.get(uid)).toMatchObject({ seq, hash, numero: String(n) });
      expect(fechamento).toEqual({ instante: 20_000, seq, hash });
    }
  });
});
