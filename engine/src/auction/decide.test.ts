import { createHash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import type { Incrementos } from '@martelo/shared/leilao';
import { sementeDoLivro, textoDoCompromisso, textoDoElo } from '@martelo/shared/livro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { estadoPublico, posicaoDe } from './leituras/publico.ts';
import { legivel, loteUid, Mesa } from './mesa.ts';
import type { Estado } from './modelo/estado.ts';
import type { EloDoLivro, Evento } from './modelo/evento.ts';

const sha256 = (texto: string) => createHash('sha256').update(texto).digest('hex');

const jogada = fc.record({
  quem: fc.constantFrom('A', 'B', 'C', 'D'),
  modo: fc.constantFrom('MANUAL' as const, 'AUTOMATICO' as const, 'PRESENCIAL' as const),
  reais: fc.integer({ min: 400, max: 3000 }),
  passa: fc.integer({ min: 0, max: 60 }),
});
const cenario = fc.record({
  reserva: fc.constantFrom(0, 90_000, 200_000),
  empate: fc.constantFrom('primeiro' as const, 'manual' as const),
  modoIncrementoTempo: fc.constantFrom('REINICIA' as const, 'SOMA' as const),
  incrementos: fc.constantFrom<Incrementos[]>(
    [{ valor: 5_000 }],
    [{ ate: 100_000, valor: 1_000 }, { ate: 200_000, valor: 7_500 }, { valor: 33_300 }],
  ),
  jogadas: fc.array(jogada, { maxLength: 40 }),
});

/** Plays a scenario and calls `aposCada` after every bid. */
function jogar(
  { reserva, jogadas, ...leilao }: typeof cenario extends fc.Arbitrary<infer T> ? T : never,
  aposCada: (mesa: Mesa, antes: { preco: number | null; dataFim: number; seq: number }) => void = () => {},
): Mesa {
  const mesa = new Mesa(leilao, [{ fim: 1000, valorComitente: reserva }]);
  let agora = 0;
  for (const { quem, modo, reais, passa } of jogadas) {
    agora += passa;
    const lote = mesa.lote();
    const antes = { preco: lote.lideranca?.preco ?? null, dataFim: lote.dataFim!, seq: lote.seq };
    mesa.lance(quem, modo, reais, agora);
    aposCada(mesa, antes);
  }
  mesa.encerrar(mesa.lote().dataFim! / 1000);
  return mesa;
}

const elosDe = (eventos: readonly Evento[]): EloDoLivro[] =>
  eventos.flatMap((evento) => ('elo' in evento && evento.elo !== null ? [evento.elo] : []));

describe('whatever is bid', () => {
  test('the price never falls, stays under the leader’s cap, and no other cap exceeds it (rules 4, 6, 11)', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        const maximos = new Map<string, number>();
        jogar(dados, (mesa, antes) => {
          const lider = mesa.lote().lideranca;
          if (lider === null) return;
          expect(lider.preco).toBeGreaterThanOrEqual(antes.preco ?? 0);
          expect(lider.preco).toBeLessThanOrEqual(lider.maximo);
          for (const evento of mesa.eventos) {
            if (evento.tipo === 'LanceAceito/1' || evento.tipo === 'MaximoElevado/1') {
              maximos.set(evento.participante.uid, evento.maximo);
            }
          }
          for (const [uid, maximo] of maximos) {
            if (uid !== lider.participante.uid) expect(maximo).toBeLessThanOrEqual(lider.preco);
          }
        });
      }),
    );
  });

  test('below the reserve no cap reaches it: the price would have been lifted (rules 3, 6, 8)', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        jogar(dados, (mesa) => {
          const { lideranca, reserva } = mesa.lote();
          if (lideranca !== null && lideranca.preco < reserva) expect(lideranca.maximo).toBeLessThan(reserva);
        });
      }),
    );
  });

  test('the end never moves back, and a silent instruction moves neither seq nor end nor count (rules 8, 14, 22)', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        jogar(dados, (mesa, antes) => {
          const lote = mesa.lote();
          expect(lote.dataFim!).toBeGreaterThanOrEqual(antes.dataFim);
          if (mesa.eventos.at(-1)?.tipo !== 'MaximoElevado/1') return;
          expect([lote.seq, lote.dataFim, lote.lideranca?.preco]).toEqual([
            antes.seq,
            antes.dataFim,
            antes.preco,
          ]);
        });
      }),
    );
  });

  test('there is one winner at most, and it is who led at the close (rules 16, 21)', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        const mesa = jogar(dados);
        const posicoes = ['A', 'B', 'C', 'D'].map((quem) => posicaoDe(mesa.lote(), quem));
        const vencem = posicoes.filter((posicao) => posicao === 'vencedor' || posicao === 'condicional');
        expect(vencem).toHaveLength(mesa.lote().lideranca === null ? 0 : 1);
        expect(posicoes).not.toContain('ganhando');
        expect(posicoes).not.toContain('superado');
      }),
    );
  });

  test('the same commands give the same events, bit for bit, and the fold of the log is the state', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        const [um, outro] = [jogar(dados), jogar(dados)];
        expect(JSON.stringify(um.eventos)).toBe(JSON.stringify(outro.eventos));
        const gravado = JSON.parse(JSON.stringify(um.eventos)) as Evento[];
        const refeito = gravado.reduce<Estado | null>(evolve, null);
        expect(legivel(refeito)).toEqual(legivel(um.estado));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the ledger (rules 22, 23)', () => {
  test('is gapless from 1 and verifies with nothing but what is public', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        const elos = elosDe(jogar(dados).eventos);
        let anterior = sha256(sementeDoLivro(loteUid(1)));
        elos.forEach((elo, i) => {
          expect(elo.seq).toBe(i + 1);
          anterior = sha256(textoDoElo(anterior, elo.publico, elo.privado));
          expect(elo.hash).toBe(anterior);
        });
      }),
      { numRuns: 50 },
    );
  });

  test('each private part opens its commitment, and every silent raise is committed to by the next public event', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        const { eventos } = jogar(dados);
        let pendentes: string[] = [];
        for (const evento of eventos) {
          if (evento.tipo === 'MaximoElevado/1') pendentes.push(evento.compromisso);
          if (!('elo' in evento) || evento.elo === null) continue;
          const { sal, parte, silenciosos, privado } = evento.elo;
          expect(sha256(textoDoCompromisso(sal, parte))).toBe(privado);
          expect(silenciosos!.compromissos).toEqual(pendentes);
          expect(sha256(textoDoCompromisso(silenciosos!.sal, pendentes))).toBe(parte.silenciosos);
          expect(silenciosos!.sal).not.toBe(sal);
          pendentes = [];
        }
        expect(pendentes).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('the public state is a fold of the public events alone', () => {
    fc.assert(
      fc.property(cenario, (dados) => {
        const mesa = jogar(dados);
        let preco: number | null = null;
        let fim: string | null = null;
        let lances = 0;
        for (const { publico } of elosDe(mesa.eventos)) {
          if (publico.tipo === 'Lance') lances += 1;
          if (publico.tipo === 'Lance' && publico.lidera) preco = publico.valor;
          if ('dataFim' in publico) fim = publico.dataFim;
        }
        expect(estadoPublico(mesa.estado!, loteUid(1))).toMatchObject({
          valorAtual: preco,
          dataFim: fim,
          qtdLances: lances,
        });
      }),
      { numRuns: 50 },
    );
  });

  test('no public event shows a leader’s cap above the price, nor who anybody is (rule 11)', () => {
    const mesa = new Mesa({}, [{ fim: 1000, valorComitente: 777_700 }]);
    mesa.lance('segredo-a', 'AUTOMATICO', 4321.09);
    mesa.lance('segredo-b', 'MANUAL', 1000);
    mesa.lance('segredo-a', 'AUTOMATICO', 5432.1);
    const publico = canonico(elosDe(mesa.eventos).map((elo) => elo.publico));
    expect(publico).not.toMatch(/432109|543210|777700|"segredo/);
  });
});

describe('idempotency (rule 10)', () => {
  const pedir = (mesa: Mesa, valor: number, comandoId = 'x', autor = 'A') =>
    mesa.mandar(
      {
        tipo: 'dar-lance',
        lelUid: loteUid(1),
        modo: 'MANUAL',
        valor,
        participante: { uid: autor, apelido: autor, cidade: '' },
      },
      10,
      autor,
      comandoId,
    );

  test('the same id with the same content gets the first answer and appends nothing', () => {
    const mesa = new Mesa();
    const primeira = pedir(mesa, 50_000);
    const eventos = mesa.eventos.length;
    mesa.lance('B', 'MANUAL', 900);
    expect(pedir(mesa, 50_000)).toEqual(primeira);
    expect(mesa.eventos.length).toBe(eventos + 2);
  });

  test('a refusal is repeated as it was given', () => {
    const mesa = new Mesa();
    const primeira = pedir(mesa, 100);
    mesa.lance('B', 'MANUAL', 900);
    expect(pedir(mesa, 100)).toEqual(primeira);
  });

  test('other content under the same id is a conflict; another author’s id is another id', () => {
    const mesa = new Mesa();
    pedir(mesa, 50_000);
    expect(pedir(mesa, 60_000)).toMatchObject({ ok: false, codigo: 'COMANDO_CONFLITANTE' });
    expect(pedir(mesa, 60_000, 'x', 'B')).toMatchObject({ ok: true });
  });
});
