import { SITUACOES_LEILAO, type SituacaoLeilao } from '@martelo/shared/leilao';
import { TRANSICOES_LEILAO } from '@martelo/shared/leilao-transicoes';
import { FASE_DA_SITUACAO, SITUACOES_LOTE, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { TRANSICOES_LOTE } from '@martelo/shared/lote-transicoes';
import type { Ator } from '@martelo/shared/transicoes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sobMartelo } from '../leituras/na-mesa.ts';
import { loteUid, Mesa } from '../mesa.ts';
import type { Resposta } from '../modelo/resposta.ts';

type Passo = (mesa: Mesa, segundo: number) => Resposta;

const LOTES = [1, 2, 3, 4];
const lote = fc.constantFrom(...LOTES);
const ATORES = fc.constantFrom<Ator[]>(['equipe'], ['acerto'], ['equipe', 'acerto', 'leiloeiro']);
const ACOES = [
  'abrir-lote',
  'dou-lhe-uma',
  'dou-lhe-duas',
  'vender',
  'condicional',
  'nao-arrematar',
  'repasse',
  'pausar',
  'retomar',
  'desfazer',
] as const;

const passo: fc.Arbitrary<Passo> = fc.oneof(
  fc.tuple(lote, fc.constantFrom(...SITUACOES_LOTE), ATORES).map(
    ([n, situacao, como]): Passo =>
      (mesa, s) => {
        return mesa.mandar(
          { tipo: 'mudar-situacao-lote', lelUid: loteUid(n), situacao, motivo: null, como },
          s,
        );
      },
  ),
  fc.constantFrom<SituacaoLeilao>(...SITUACOES_LEILAO.filter((situacao) => situacao !== 'CANCELADO')).map(
    (situacao): Passo =>
      (mesa, s) =>
        mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao }, s),
  ),
  fc.tuple(fc.constantFrom(...ACOES), lote).map(
    ([acao, n]): Passo =>
      (mesa, s) => {
        return mesa.leiloeiro({ acao }, s, { lelUid: loteUid(n), seq: mesa.lote(n).seq });
      },
  ),
  fc.constantFrom(...ACOES).map(
    (acao): Passo =>
      (mesa, s) =>
        mesa.leiloeiro({ acao }, s),
  ),
  fc
    .tuple(
      fc.constantFrom('A', 'B'),
      fc.constantFrom('MANUAL' as const, 'AUTOMATICO' as const),
      lote,
      fc.nat(9),
    )
    .map(
      ([quem, modo, n, passos]): Passo =>
        (mesa, s) => {
          const preco = (mesa.lote(n).lideranca?.preco ?? 40_000) / 100;
          return mesa.lance(quem, modo, preco + passos * 100, s, n);
        },
    ),
  fc.nat(9).map(
    (passos): Passo =>
      (mesa, s) =>
        mesa.naSala('r', 500 + passos * 300, s),
  ),
  lote.map(
    (n): Passo =>
      (mesa, s) =>
        mesa.encerrar(s, n),
  ),
);

describe('whatever is asked, in whatever order (rules 16 and 17)', () => {
  it('no situation changes but along the table, a refusal changes nothing, and only a sale has a winner', () => {
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 60 }), (passos) => {
        const mesa = new Mesa({ incrementos: [{ valor: 10_000 }] }, [
          { finalizacaoManual: true },
          { finalizacaoManual: true, valorComitente: 150_000 },
          { finalizacaoManual: true },
          { fim: 40 },
        ]);
        const situacoes = new Map(LOTES.map((n) => [loteUid(n), mesa.lote(n).situacao]));
        let leilao = mesa.estado!.leilao.situacao;
        let lidos = mesa.eventos.length;
        passos.forEach((mandar, i) => {
          const antes = mesa.eventos.length;
          const resposta = mandar(mesa, 10 + i);
          if (!resposta.ok) expect(mesa.eventos.length).toBe(antes + 1);
          for (const evento of mesa.eventos.slice(lidos)) {
            if (evento.tipo === 'SituacaoLeilaoAlterada/1') {
              exigirSeta(TRANSICOES_LEILAO[leilao], leilao, evento.situacao);
              leilao = evento.situacao;
            }
            if (evento.tipo !== 'SituacaoLoteAlterada/1' && evento.tipo !== 'LoteEncerrado/1') continue;
            const de = situacoes.get(evento.lelUid)!;
            exigirSeta(TRANSICOES_LOTE[de], de, evento.situacao);
            situacoes.set(evento.lelUid, evento.situacao);
            if (evento.tipo === 'LoteEncerrado/1') exigirDesfecho(evento.situacao, evento.vencedor !== null);
          }
          lidos = mesa.eventos.length;
          for (const n of LOTES) expect(mesa.lote(n).situacao).toBe(situacoes.get(loteUid(n)));
        });
      }),
      { numRuns: 300 },
    );
  });

  it('the console alone never has two lots under the hammer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...ACOES), fc.option(lote)), { maxLength: 40 }),
        (acoes) => {
          const mesa = new Mesa({}, [
            { finalizacaoManual: true },
            { finalizacaoManual: true },
            { finalizacaoManual: true },
            { finalizacaoManual: true },
          ]);
          acoes.forEach(([acao, n], i) => {
            const visto = n === null ? {} : { lelUid: loteUid(n), seq: mesa.lote(n).seq };
            mesa.leiloeiro({ acao }, 10 + i, visto);
            expect(LOTES.filter((outro) => sobMartelo(mesa.lote(outro))).length).toBeLessThanOrEqual(1);
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a change of situation by hand', () => {
  it('is for who the table lets, and the refusal names their roles', () => {
    const mesa = new Mesa({ situacao: 'CRIADO' });
    const passar = (situacao: SituacaoLote, como: Ator[]) =>
      mesa.mandar({ tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao, motivo: null, como }, 5);
    expect(passar('PENDENTE', ['acerto', 'leiloeiro'])).toMatchObject({
      codigo: 'SEM_PERMISSAO',
      detalhes: { papeis: 'Interno - ADM, Interno - Leilão' },
    });
    expect(passar('PAGO', ['equipe', 'acerto'])).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
    expect(passar('PENDENTE', ['acerto', 'equipe'])).toMatchObject({ ok: true });
    expect(passar('PENDENTE', [])).toMatchObject({ ok: true });
  });

  it('leaves a close without a buyer signed for by nobody', () => {
    const mesa = new Mesa({}, [{ fim: 50 }]);
    mesa.encerrar(50);
    const evento = mesa.eventos.at(-1)!;
    expect('elo' in evento && evento.elo?.parte.cliUid).toBeNull();
  });

  it('closes to bids what was withdrawn, and everything of an auction that ended', () => {
    const mesa = new Mesa({}, [{ fim: 500 }, { fim: 500, situacao: 'SUSPENSO' }]);
    const pedido = {
      tipo: 'mudar-situacao-lote',
      lelUid: loteUid(1),
      motivo: null,
      como: ['equipe'],
    } as const;
    mesa.mandar({ ...pedido, situacao: 'LOTE_CANCELADO' }, 5);
    expect(mesa.lance('A', 'MANUAL', 500)).toMatchObject({ codigo: 'ENCERRADO' });
    expect(mesa.lance('A', 'MANUAL', 500, 10, 2)).toMatchObject({ codigo: 'LOTE_NAO_ABERTO' });
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, 11);
    expect(mesa.lance('A', 'MANUAL', 500, 12, 2)).toMatchObject({ codigo: 'ENCERRADO' });
  });
});

function exigirSeta(setas: readonly { para: string }[], de: string, para: string): void {
  expect(
    setas.some((seta) => seta.para === para),
    `${de} → ${para}`,
  ).toBe(true);
}

/** Sold or conditional has a winner; nothing else does. */
function exigirDesfecho(situacao: SituacaoLote, temVencedor: boolean): void {
  const fase = FASE_DA_SITUACAO[situacao];
  expect(temVencedor).toBe(fase === 'vendido' || fase === 'condicional');
}
