import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { EventoLivro } from '@martelo/shared/livro';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoteVivo } from './lote-vivo.ts';

/** A scripted server: what it knows of the lot, what it was asked, and a wire that can be cut. */
const servidor = vi.hoisted(() => ({
  ligado: true,
  seq: 0,
  pedidos: [] as { evento: string; dados: unknown }[],
  aoLigar: [] as (() => void)[],
  ouvinte: (_: unknown): void => {},
}));

vi.mock('./conexao.ts', () => ({
  ligar: async () => {},
  aCadaLigacao: (tarefa: () => void) => {
    servidor.aoLigar.push(tarefa);
    if (servidor.ligado) tarefa();
  },
  aoReceber: (_: string, ouvinte: (dados: unknown) => void) => {
    servidor.ouvinte = ouvinte;
  },
  avisar: (evento: string, dados: unknown) => servidor.pedidos.push({ evento, dados }),
  consultarJa: () => servidor.pedidos.push({ evento: 'consultar', dados: null }),
  pedir: async (evento: string, dados: { lelUid: string; seq?: number }) => {
    if (!servidor.ligado) throw new Error('sem conexão');
    servidor.pedidos.push({ evento, dados });
    if (evento === 'conectar-lances-lote') return { ok: true, ...estado(dados.lelUid, servidor.seq) };
    const apos = dados.seq ?? 0;
    return { ok: true, eventos: Array.from({ length: servidor.seq - apos }, (_, i) => lance(apos + i + 1)) };
  },
}));

const { abrirPainel, acompanharLote, conferirLote, lerLote } = await import('./lotes-vivos.ts');

const estado = (lelUid: string, seq: number): EstadoPublicoLote => ({
  lelUid,
  seq,
  valorAtual: seq * 1_000,
  proximoLance: (seq + 1) * 1_000,
  lider: null,
  qtdLances: seq,
  dataFim: null,
  situacao: 'AO_VIVO',
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
    apelido: 'ana',
    cidade: 'Campinas',
    valor: seq * 1_000,
    lidera: true,
    resposta: false,
  },
});

let vez = 0;
let inicial: LoteVivo;
const transmitir = (seq: number) => {
  servidor.seq = seq;
  if (servidor.ligado) servidor.ouvinte(estado(inicial.estado.lelUid, seq));
};
const pedidos = (evento: string) => servidor.pedidos.filter((pedido) => pedido.evento === evento);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(servidor, { ligado: true, seq: 2, pedidos: [] });
  inicial = {
    estado: estado(`lote-${++vez}`, 2),
    historico: [],
    historicoAte: 2,
    fimAte: null,
    tempo: null,
    motivo: null,
  };
});
afterEach(() => vi.useRealTimers());

describe('the lots a tab follows', () => {
  it('share one room however many parts of the page show them, left when the last is gone', async () => {
    const sair = [1, 2, 3].map(() => acompanharLote(inicial, () => {}));
    await vi.advanceTimersByTimeAsync(10);
    expect(pedidos('conectar-lances-lote')).toHaveLength(1);
    for (const parar of sair) parar();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pedidos('desconectar-lances-lote')).toHaveLength(1);
  });

  it('are of a list until their own panel is there, and again when it is gone', async () => {
    const parar = acompanharLote(inicial, () => {});
    await vi.advanceTimersByTimeAsync(10);
    const fechar = abrirPainel(inicial.estado.lelUid);
    await vi.advanceTimersByTimeAsync(10);
    fechar();
    await vi.advanceTimersByTimeAsync(10);
    const { lelUid } = inicial.estado;
    expect(pedidos('conectar-lances-lote').map(({ dados }) => dados)).toEqual([
      ...[
        { lelUid, deLonge: true },
        { lelUid, deLonge: false },
        { lelUid, deLonge: true },
      ],
    ]);
    parar();
    await vi.advanceTimersByTimeAsync(10_000);
  });

  it('stay followed while a page gives way to the next', async () => {
    acompanharLote(inicial, () => {})();
    const parar = acompanharLote(inicial, () => {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pedidos('desconectar-lances-lote')).toHaveLength(0);
    parar();
    await vi.advanceTimersByTimeAsync(10_000);
  });

  it('ask for the bids missed in a gap, and only where a history is shown', async () => {
    const semHistorico = acompanharLote(inicial, () => {});
    transmitir(6);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lerLote(inicial).estado.seq).toBe(6);
    expect(pedidos('lances-lote-apos')).toHaveLength(0);
    const parar = acompanharLote(inicial, () => {}, { historico: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lerLote(inicial).historico.map(({ seq }) => seq)).toEqual([6, 5, 4, 3]);
    semHistorico();
    parar();
    await vi.advanceTimersByTimeAsync(10_000);
  });

  it('ask for the state when an answer told of one that never came', async () => {
    const parar = acompanharLote(inicial, () => {});
    await vi.advanceTimersByTimeAsync(10);
    servidor.seq = 5;
    conferirLote(inicial.estado.lelUid, ({ seq }) => seq < 5);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lerLote(inicial).estado.seq).toBe(5);
    conferirLote(inicial.estado.lelUid, ({ seq }) => seq < 5);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos('conectar-lances-lote')).toHaveLength(2);
    parar();
    await vi.advanceTimersByTimeAsync(10_000);
  });

  it('rejoin after a cut and lose nothing of what happened meanwhile', async () => {
    const ouvinte = vi.fn();
    const parar = acompanharLote(inicial, ouvinte, { historico: true });
    await vi.advanceTimersByTimeAsync(1_000);
    servidor.ligado = false;
    transmitir(9);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lerLote(inicial).estado.seq).toBe(2);
    servidor.ligado = true;
    for (const tarefa of servidor.aoLigar) tarefa();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lerLote(inicial).estado.seq).toBe(9);
    expect(lerLote(inicial).historico.map(({ seq }) => seq)).toEqual([9, 8, 7, 6, 5, 4, 3]);
    expect(ouvinte).toHaveBeenCalled();
    parar();
    await vi.advanceTimersByTimeAsync(10_000);
  });
});
