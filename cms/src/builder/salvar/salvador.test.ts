import type { Sessao } from '@martelo/shared/pagina';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { type Estado, type RespostaSalvar, Salvador } from './salvador.ts';

const pagina = (titulo: string): Sessao[] => [sessaoDeTeste('a', { titulo })];
const salvo = (revisao: number): RespostaSalvar => ({
  tipo: 'salvo',
  revisao,
  quando: '2026-11-21T17:05:00.000Z',
});

function montar() {
  const pedidos: {
    revisao: number;
    titulo: string | undefined;
    responder(resposta: RespostaSalvar): void;
  }[] = [];
  const estados: Estado['tipo'][] = [];
  const salvador = new Salvador(1, '2026-11-21T17:00:00.000Z', {
    enviar: (revisao, sessoes) =>
      new Promise((responder) => pedidos.push({ revisao, titulo: sessoes[0]?.titulo, responder })),
    mudou: ({ tipo }) => estados.push(tipo),
  });
  return { pedidos, estados, salvador };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving the draft', () => {
  it('waits for a pause, then sends the last state once with the revision it started from', async () => {
    const { pedidos, estados, salvador } = montar();
    salvador.alterado(pagina('L'));
    await vi.advanceTimersByTimeAsync(500);
    salvador.alterado(pagina('Lote'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(pedidos.map(({ revisao, titulo }) => [revisao, titulo])).toEqual([[1, 'Lote']]);
    pedidos[0]?.responder(salvo(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(estados).toEqual(['pendente', 'pendente', 'salvando', 'salvo']);
    expect(salvador.sujo).toBe(false);
  });

  it('has one request at a time: what changes meanwhile goes next, with the new revision', async () => {
    const { pedidos, salvador } = montar();
    salvador.alterado(pagina('um'));
    await vi.advanceTimersByTimeAsync(1_000);
    salvador.alterado(pagina('dois'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(pedidos).toHaveLength(1);
    pedidos[0]?.responder(salvo(2));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos.map(({ revisao, titulo }) => [revisao, titulo])).toEqual([
      [1, 'um'],
      [2, 'dois'],
    ]);
  });

  it('without a connection keeps what was typed and tries again', async () => {
    const { pedidos, estados, salvador } = montar();
    salvador.alterado(pagina('um'));
    await vi.advanceTimersByTimeAsync(1_000);
    pedidos[0]?.responder({ tipo: 'sem-conexao' });
    await vi.advanceTimersByTimeAsync(0);
    expect(estados.at(-1)).toBe('sem-conexao');
    expect(salvador.sujo).toBe(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(pedidos[1]).toMatchObject({ revisao: 1, titulo: 'um' });
  });

  it('a conflict stops saving until someone chooses; keeping mine goes on from the other revision', async () => {
    const { pedidos, estados, salvador } = montar();
    salvador.alterado(pagina('minha'));
    await vi.advanceTimersByTimeAsync(1_000);
    pedidos[0]?.responder({
      tipo: 'conflito',
      conflito: { revisao: 7, sessoes: [], quem: 'x', quando: 'y' },
    });
    await vi.advanceTimersByTimeAsync(0);
    salvador.alterado(pagina('minha 2'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pedidos).toHaveLength(1);
    expect(estados.at(-1)).toBe('conflito');
    salvador.resolver(7, 'y', pagina('minha 2'));
    await vi.advanceTimersByTimeAsync(10);
    expect(pedidos[1]).toMatchObject({ revisao: 7, titulo: 'minha 2' });
  });

  it('saving at once waits for the request under way and sends the rest', async () => {
    const { pedidos, salvador } = montar();
    salvador.alterado(pagina('um'));
    await vi.advanceTimersByTimeAsync(1_000);
    salvador.alterado(pagina('dois'));
    const feito = salvador.salvarJa();
    pedidos[0]?.responder(salvo(2));
    await vi.advanceTimersByTimeAsync(0);
    pedidos[1]?.responder(salvo(3));
    await expect(feito).resolves.toBe(true);
    expect(salvador.revisao).toBe(3);
  });
});
