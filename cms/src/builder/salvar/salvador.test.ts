import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemVazio } from '../acoes/itens.ts';
import { bytes, LIMITE_DO_PEDIDO } from '../modelo/dividir.ts';
import { entradaDeTeste } from '../modelo/entrada-de-teste.ts';
import { estadoInicial } from '../modelo/estado.ts';
import { criarLoja } from '../modelo/loja.ts';
import type { Remendo } from '../modelo/remendo.ts';
import { paraRetomar, type Retomada } from '../modelo/retomar.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { type Estado, type Pedido, type RespostaSalvar, Salvador } from './salvador.ts';

const quando = '2026-11-21T17:05:00.000Z';
const trocar = (id: string, titulo: string): Remendo => ({ op: 'trocar', id, campos: { titulo } });

function montar(retomada: Retomada | null = null) {
  const pedidos: { pedido: Pedido; responder(resposta: RespostaSalvar): Promise<void> }[] = [];
  const estados: Estado['tipo'][] = [];
  const sessoes = ['a', 'b'].map((id) => sessaoDeTeste(id));
  const loja = criarLoja(estadoInicial(sessoes, { revisao: 1, publicada: false }));
  const buscar = vi.fn<() => Promise<never>>();
  const salvador = new Salvador('2026-11-21T17:00:00.000Z', {
    loja,
    enviar: (pedido) =>
      new Promise((resolver) =>
        pedidos.push({
          pedido,
          responder: async (resposta) => {
            resolver(resposta);
            await vi.advanceTimersByTimeAsync(0);
          },
        }),
      ),
    mudou: ({ tipo }) => estados.push(tipo),
    buscar,
  });
  salvador.ligar();
  loja.comecar(retomada);
  const mudar = (...remendos: Remendo[]) =>
    loja.despachar({ tipo: 'gesto', gesto: { rotulo: 'mudar', remendos } });
  const aceitar = (n: number, ...antes: ReturnType<typeof entradaDeTeste>[]): RespostaSalvar => {
    const { pedido } = pedidos[n]!;
    const revisao = pedido.revisao + antes.length + 1;
    return {
      tipo: 'aceito',
      revisao,
      quando,
      publicada: false,
      entradas: [...antes, entradaDeTeste(revisao, [], { lote: pedido.lote })],
    };
  };
  return { pedidos, estados, loja, salvador, mudar, aceitar, buscar };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving the draft', () => {
  it('waits for a pause, then sends the difference once, with the revision it was made on', async () => {
    const { pedidos, estados, salvador, mudar, aceitar } = montar();
    mudar(trocar('a', 'L'));
    await vi.advanceTimersByTimeAsync(500);
    mudar(trocar('a', 'Lote'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(pedidos.map(({ pedido }) => pedido)).toMatchObject([
      { revisao: 1, remendos: [trocar('a', 'Lote')], acao: 'Título alterado', onde: 'Seção a' },
    ]);
    await pedidos[0]?.responder(aceitar(0));
    expect(estados).toEqual(['pendente', 'salvando', 'salvo']);
    expect(salvador.sujo).toBe(false);
  });

  it('has one request at a time: what changes meanwhile goes next, on the new revision', async () => {
    const { pedidos, mudar, aceitar } = montar();
    mudar(trocar('a', 'um'));
    await vi.advanceTimersByTimeAsync(1_000);
    mudar(trocar('b', 'dois'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(pedidos).toHaveLength(1);
    await pedidos[0]?.responder(aceitar(0));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos[1]?.pedido).toMatchObject({ revisao: 2, remendos: [trocar('b', 'dois')] });
  });

  it('without a connection says so and sends the very same request again: an answer lost on the way is no second edit', async () => {
    const { pedidos, estados, salvador, mudar, aceitar } = montar();
    mudar(trocar('a', 'um'));
    await vi.advanceTimersByTimeAsync(1_000);
    await pedidos[0]?.responder({ tipo: 'sem-conexao' });
    mudar(trocar('a', 'um dois'));
    expect(estados.at(-1)).toBe('sem-conexao');
    expect(salvador.sujo).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(pedidos[1]?.pedido).toEqual(pedidos[0]?.pedido);
    await pedidos[1]?.responder(aceitar(1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos[2]?.pedido).toMatchObject({ revisao: 2, remendos: [trocar('a', 'um dois')] });
  });

  it('goes on at once when the network is back', async () => {
    const { pedidos, salvador, mudar } = montar();
    mudar(trocar('a', 'um'));
    await vi.advanceTimersByTimeAsync(1_000);
    await pedidos[0]?.responder({ tipo: 'sem-conexao' });
    salvador.tentarJa();
    await vi.advanceTimersByTimeAsync(0);
    expect(pedidos).toHaveLength(2);
  });

  it('takes in what somebody else did before our save, in the order the server says', async () => {
    const { pedidos, loja, mudar, aceitar } = montar();
    mudar(trocar('a', 'meu'));
    await vi.advanceTimersByTimeAsync(1_000);
    await pedidos[0]?.responder(aceitar(0, entradaDeTeste(2, [trocar('b', 'dela')])));
    expect(loja.estado().historico.sessoes.map(({ titulo }) => titulo)).toEqual(['meu', 'dela']);
    expect(loja.estado().base.revisao).toBe(3);
  });

  it('holds what it hears about others until its own request is answered', async () => {
    const { pedidos, loja, salvador, mudar, aceitar } = montar();
    mudar(trocar('a', 'meu'));
    await vi.advanceTimersByTimeAsync(1_000);
    salvador.receber(entradaDeTeste(3, [trocar('b', 'dela')]));
    expect(loja.estado().base.revisao).toBe(1);
    await pedidos[0]?.responder(aceitar(0));
    expect(loja.estado().base.revisao).toBe(3);
    expect(loja.estado().historico.sessoes[1]?.titulo).toBe('dela');
  });

  it('asks for the page when it missed a revision', async () => {
    const { loja, salvador, buscar } = montar();
    buscar.mockResolvedValue({
      revisao: 4,
      publicada: false,
      sessoes: [sessaoDeTeste('a', { titulo: 'perdida' })],
      nome: 'Ana',
      quando,
    } as never);
    salvador.receber(entradaDeTeste(4, [trocar('b', 'x')]));
    await vi.advanceTimersByTimeAsync(0);
    expect(loja.estado().base.revisao).toBe(4);
    expect(loja.estado().historico.sessoes.map(({ titulo }) => titulo)).toEqual(['perdida']);
  });

  it('a conflict stops what is in it until someone chooses, and lets the other sections go', async () => {
    const { pedidos, loja, estados, mudar, aceitar } = montar();
    mudar(trocar('a', 'meu'), trocar('b', 'também meu'));
    await vi.advanceTimersByTimeAsync(1_000);
    await pedidos[0]?.responder({
      tipo: 'atrasado',
      entradas: [entradaDeTeste(2, [trocar('a', 'dela')])],
    });
    expect(pedidos[1]?.pedido).toMatchObject({ revisao: 2, remendos: [trocar('b', 'também meu')] });
    await pedidos[1]?.responder(aceitar(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(estados.at(-1)).toBe('conflito');
    expect(pedidos).toHaveLength(2);
    loja.despachar({ tipo: 'resolver', id: 'a', ficar: 'minha' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos[2]?.pedido).toMatchObject({ revisao: 3, remendos: [trocar('a', 'meu')] });
  });

  it('a title of 10,000 letters stays here, in words, and keeps nothing else from being saved', async () => {
    const { pedidos, estados, salvador, mudar, aceitar } = montar();
    mudar(trocar('a', 'x'.repeat(10_000)), trocar('b', 'bom'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos[0]?.pedido.remendos).toEqual([trocar('b', 'bom')]);
    await pedidos[0]?.responder(aceitar(0));
    expect(estados.at(-1)).toBe('recusado');
    expect(salvador.estado).toMatchObject({
      mensagem: 'Seção a: Título tem 10.000 letras, e cabem 300.',
    });
    mudar(trocar('a', 'curto'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos[1]?.pedido.remendos).toEqual([trocar('a', 'curto')]);
  });

  it('what the server refuses is said once, and tried again only when it changed', async () => {
    const { pedidos, estados, mudar } = montar();
    mudar(trocar('a', 'x'));
    await vi.advanceTimersByTimeAsync(1_000);
    await pedidos[0]?.responder({ tipo: 'recusado', mensagem: 'Não foi salvo: porque não.' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pedidos).toHaveLength(1);
    expect(estados.at(-1)).toBe('recusado');
    mudar(trocar('a', 'y'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos).toHaveLength(2);
  });

  it('a page of more than 300 sections waits, in words', async () => {
    const { pedidos, salvador, mudar } = montar();
    mudar(
      ...Array.from(
        { length: 300 },
        (_, i): Remendo => ({ op: 'inserir', indice: i, sessao: sessaoDeTeste(`n${i}`) }),
      ),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos).toHaveLength(0);
    expect(salvador.estado).toMatchObject({
      tipo: 'recusado',
      mensagem: expect.stringContaining('300 seções'),
    });
  });

  it('saving at once sends all that is pending, however many requests of 5 KiB it takes', async () => {
    const { pedidos, salvador, mudar, aceitar, loja } = montar();
    const itens = Array.from({ length: 40 }, (_, i) => ({
      ...itemVazio(() => `i${i}`),
      titulo: 'Ação é útil '.repeat(20),
    }));
    mudar({ op: 'inserir', indice: 0, sessao: sessaoDeTeste('n', { itens }) });
    const feito = salvador.salvarJa();
    for (let i = 0; salvador.estado.tipo !== 'salvo'; i += 1) {
      expect(bytes(pedidos[i]?.pedido)).toBeLessThanOrEqual(LIMITE_DO_PEDIDO - 100);
      await pedidos[i]?.responder(aceitar(i));
    }
    await expect(feito).resolves.toBe(true);
    expect(pedidos.length).toBeGreaterThan(3);
    expect(loja.estado().base.sessoes).toBe(loja.estado().historico.sessoes);
  });

  it('saves what a crash left behind, and then the undo of it', async () => {
    const antes = montar();
    antes.mudar(trocar('a', 'sem rede'));
    const kept = structuredClone(paraRetomar(antes.loja.estado(), []));
    const { pedidos, loja, aceitar } = montar(kept);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos[0]?.pedido.remendos).toEqual([trocar('a', 'sem rede')]);
    await pedidos[0]?.responder(aceitar(0));
    loja.despachar({ tipo: 'desfazer' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pedidos[1]?.pedido.remendos).toEqual([trocar('a', '')]);
  });
});
