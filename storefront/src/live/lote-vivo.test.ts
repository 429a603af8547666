import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { EventoLivro, PublicoLote } from '@martelo/shared/livro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evoluir, faltaHistorico, type LoteVivo } from './lote-vivo.ts';

const LOTE = '01900000-0000-7000-8000-00000000000a';

const estado = (seq: number, mudancas: Partial<EstadoPublicoLote> = {}): EstadoPublicoLote => ({
  lelUid: LOTE,
  seq,
  valorAtual: 100_000 + seq * 1_000,
  proximoLance: 101_000 + seq * 1_000,
  lider: { apelido: `ana${seq}`, cidade: 'Campinas' },
  qtdLances: seq,
  dataFim: '2026-11-21T12:00:00.000Z',
  situacao: 'LIBERADO_LEILAO',
  ...mudancas,
});

const lance = (seq: number): EventoLivro => ({
  seq,
  privado: '',
  hash: '',
  publico: {
    tipo: 'Lance',
    instante: '2026-11-21T11:00:00.000Z',
    lance: `lance-${seq}`,
    modo: 'MANUAL',
    apelido: `ana${seq}`,
    cidade: 'Campinas',
    valor: 100_000 + seq * 1_000,
    lidera: true,
    resposta: false,
  },
});

const inicio: LoteVivo = {
  ...{ estado: estado(3), historico: [], historicoAte: 3 },
  ...{ fimAte: '2026-11-21T12:00:00.000Z', tempo: null, motivo: null },
};

const publico = (seq: number, publico: PublicoLote): EventoLivro => ({ seq, privado: '', hash: '', publico });
const INSTANTE = '2026-11-21T11:59:00.000Z';

describe('a lot as a tab knows it', () => {
  it('takes a newer state and keeps the one it has when an old or a repeated one arrives (rule 22)', () => {
    const depois = evoluir(inicio, { tipo: 'estado', estado: estado(5) });
    expect(depois.estado.seq).toBe(5);
    expect(evoluir(depois, { tipo: 'estado', estado: estado(4) })).toBe(depois);
    expect(evoluir(depois, { tipo: 'estado', estado: estado(5, { valorAtual: 1 }) })).toBe(depois);
  });

  it('says that history is missing after a gap, and no longer once the missed events came', () => {
    const depois = evoluir(inicio, { tipo: 'estado', estado: estado(6) });
    expect(faltaHistorico(depois)).toBe(true);
    const completo = evoluir(depois, { tipo: 'eventos', eventos: [lance(4), lance(5), lance(6)] });
    expect(faltaHistorico(completo)).toBe(false);
    expect(completo.historico.map((linha) => linha.seq)).toEqual([6, 5, 4]);
  });

  it('marks what a cancellation voids, and weighs again what stands (rule 19)', () => {
    const cancelado: EventoLivro = {
      ...{ seq: 6, privado: '', hash: '' },
      publico: {
        ...{ tipo: 'LanceCancelado', instante: '2026-11-21T11:00:00.000Z', lance: 'lance-4' },
        ...{ anulados: [4], revistos: [{ seq: 5, valor: 90_000 }], valor: 90_000, lider: null, qtdLances: 1 },
      },
    };
    const depois = evoluir(inicio, { tipo: 'eventos', eventos: [lance(4), lance(5), cancelado] });
    expect(depois.historicoAte).toBe(6);
    expect(depois.historico.map(({ seq, valor, cancelado = false }) => [seq, valor, cancelado])).toEqual([
      [5, 90_000, false],
      [4, 104_000, true],
    ]);
  });

  it('never skips over a hole in the history', () => {
    const depois = evoluir(inicio, { tipo: 'eventos', eventos: [lance(4), lance(6)] });
    expect(depois.historico.map((linha) => linha.seq)).toEqual([4]);
    expect(depois.historicoAte).toBe(4);
  });

  it('counts events that are no bids without listing them', () => {
    const prorrogado: EventoLivro = {
      ...lance(4),
      publico: {
        tipo: 'Prorrogado',
        instante: '2026-11-21T11:59:00.000Z',
        dataFim: '2026-11-21T12:03:00.000Z',
        motivo: 'lance',
      },
    };
    const depois = evoluir(inicio, { tipo: 'eventos', eventos: [prorrogado, lance(5)] });
    expect(depois.historicoAte).toBe(5);
    expect(depois.historico.map((linha) => linha.seq)).toEqual([5]);
  });

  it('notices an extension, how much it added and what it was for (rules 14 and 15)', () => {
    const depois = evoluir(inicio, {
      tipo: 'eventos',
      eventos: [
        publico(4, {
          ...{ tipo: 'Prorrogado', instante: INSTANTE, motivo: 'lance' },
          dataFim: '2026-11-21T12:03:00.000Z',
        }),
      ],
    });
    expect(depois.tempo).toEqual({ seq: 4, acrescimo: 180_000, motivo: 'lance' });
    const outro = evoluir(depois, { tipo: 'eventos', eventos: [lance(5)] });
    expect(outro.tempo).toEqual(depois.tempo);
  });

  it('tells time that was given back after an outage from an extension (rule 18)', () => {
    const depois = evoluir(inicio, {
      tipo: 'eventos',
      eventos: [
        publico(4, {
          ...{ tipo: 'TempoRestituido', instante: INSTANTE, de: INSTANTE, ate: INSTANTE },
          dataFim: '2026-11-21T12:00:42.000Z',
        }),
      ],
    });
    expect(depois.tempo).toEqual({ seq: 4, acrescimo: 42_000, motivo: 'restituicao' });
  });

  it('measures added time from the end that the house last set', () => {
    const condicoes = { minimo: 1, incrementos: [{ valor: 1 }], dataInicio: INSTANTE };
    const depois = evoluir(inicio, {
      tipo: 'eventos',
      eventos: [
        publico(4, {
          ...{ tipo: 'LoteAlterado', instante: INSTANTE, ...condicoes },
          dataFim: '2026-11-21T13:00:00.000Z',
        }),
        publico(5, {
          ...{ tipo: 'Prorrogado', instante: INSTANTE, motivo: 'cascata' },
          dataFim: '2026-11-21T13:02:00.000Z',
        }),
      ],
    });
    expect(depois.tempo).toEqual({ seq: 5, acrescimo: 120_000, motivo: 'cascata' });
  });

  it('understands every kind of public event, and counts also one that it does not know', () => {
    const condicoes = { minimo: 1, incrementos: [{ valor: 1 }], dataInicio: INSTANTE, dataFim: null };
    const instante = INSTANTE;
    const quem = { lance: 'x', apelido: 'ana', cidade: 'Campinas', valor: 1 };
    const todos: { [T in PublicoLote['tipo']]: Extract<PublicoLote, { tipo: T }> } = {
      LoteIncluido: { tipo: 'LoteIncluido', instante, situacao: 'CADASTRADO', ...condicoes },
      LoteAlterado: { tipo: 'LoteAlterado', instante, ...condicoes },
      Lance: { tipo: 'Lance', instante, ...quem, modo: 'PRESENCIAL', lidera: true, resposta: false },
      LanceCancelado: {
        ...{ tipo: 'LanceCancelado', instante, lance: 'x', anulados: [3] },
        ...{ revistos: [], valor: null, lider: null, qtdLances: 0 },
      },
      VendaDireta: { tipo: 'VendaDireta', instante, ...quem, modo: 'Compre Já' },
      Prorrogado: { tipo: 'Prorrogado', instante, dataFim: INSTANTE, motivo: 'lance' },
      TempoRestituido: { tipo: 'TempoRestituido', instante, dataFim: INSTANTE, de: INSTANTE, ate: INSTANTE },
      SituacaoAlterada: { tipo: 'SituacaoAlterada', instante, situacao: 'SUSPENSO', motivo: 'Em vistoria' },
      Encerrado: { tipo: 'Encerrado', instante, situacao: 'AG_PAGAMENTO', valor: 1 },
      Comunicado: { tipo: 'Comunicado', instante, comunicado: 'x', texto: 'Sem chave', mudaDescricao: true },
      ComunicadoRetirado: { tipo: 'ComunicadoRetirado', instante, comunicado: 'x' },
    };
    const novo = { tipo: 'AindaNaoInventado', instante } as unknown as PublicoLote;
    const eventos = [...Object.values(todos), novo].map((um, i) => publico(i + 1, um));
    const depois = evoluir({ ...inicio, historicoAte: 0 }, { tipo: 'eventos', eventos });
    expect(depois.historicoAte).toBe(12);
    expect(depois.historico.map(({ seq, tipo, cancelado }) => [seq, tipo, cancelado])).toEqual([
      [3, 'PRESENCIAL', true],
    ]);
    expect(depois.motivo).toBe('Em vistoria');
  });

  it('ends in the same place whatever the order, losses and repetitions on the way, once all was sent again', () => {
    const mensagem = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(mensagem, fc.boolean()), { maxLength: 60 }), (recebidas) => {
        let lote: LoteVivo = { ...inicio, estado: estado(0), historicoAte: 0 };
        let anterior = 0;
        for (const [seq, comoEvento] of recebidas) {
          lote = evoluir(
            lote,
            comoEvento ? { tipo: 'eventos', eventos: [lance(seq)] } : { tipo: 'estado', estado: estado(seq) },
          );
          expect(lote.estado.seq).toBeGreaterThanOrEqual(anterior);
          anterior = lote.estado.seq;
        }
        const todos = Array.from({ length: 12 }, (_, i) => lance(i + 1));
        lote = evoluir(evoluir(lote, { tipo: 'estado', estado: estado(12) }), {
          tipo: 'eventos',
          eventos: todos,
        });
        expect(lote.estado).toEqual(estado(12));
        expect(lote.historico.map((linha) => linha.seq)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
      }),
    );
  });
});
