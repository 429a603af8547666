import { beforeEach, describe, expect, it, vi } from 'vitest';

const ouvintes = new Map<string, (dados: unknown) => void>();
const pedidos: object[] = [];
vi.mock('./conexao.ts', () => ({
  aCadaLigacao: () => () => {},
  aoReceber: (evento: string, ouvinte: (dados: unknown) => void) => ouvintes.set(evento, ouvinte),
  ligar: () => Promise.resolve(),
  pedir: async (_evento: string, dados: { leiUid: string }) => {
    pedidos.push(dados);
    return { ok: true, uid: dados.leiUid, situacao: 'AO_VIVO', pausadoEm: null, loteAoVivoUid: 'l1' };
  },
}));

const { acompanharLeilao, lerLeilao } = await import('./leilao-vivo.ts');
const chegou = (evento: string, dados: object) => ouvintes.get(evento)?.(dados);

describe('auctions followed by a page', () => {
  beforeEach(() => {
    pedidos.length = 0;
  });

  it('are joined beside each other, each once', async () => {
    acompanharLeilao('a', () => {});
    acompanharLeilao('b', () => {});
    acompanharLeilao('a', () => {});
    await vi.waitFor(() => expect(lerLeilao('b')?.mesa).toBe('l1'));
    expect(pedidos).toEqual(['a', 'b'].map((leiUid) => ({ leiUid, lotes: false, junto: true })));
  });

  it('say which lot is on the block, with its own card and nobody else’s', () => {
    const mudancas = vi.fn();
    acompanharLeilao('a', mudancas);
    chegou('on-leiloes-site-dto', { uid: 'a', situacao: 'AO_VIVO', pausadoEm: null, loteAoVivoUid: 'l2' });
    chegou('lote-selecionado-atualizado', { uid: 'l1', leilaoUid: 'a' });
    expect(lerLeilao('a')).toMatchObject({ mesa: 'l2', cartao: null });
    const l2 = { uid: 'l2', leilaoUid: 'a', situacao: 'AO_VIVO' };
    chegou('lote-selecionado-atualizado', l2);
    expect(lerLeilao('a')?.cartao).toMatchObject({ uid: 'l2' });
    // A bid on it changes nothing here: its price follows from the lot's own room.
    mudancas.mockClear();
    chegou('lote-selecionado-atualizado', { ...l2, valorAtual: 1 });
    expect(mudancas).not.toHaveBeenCalled();
    chegou('lote-selecionado-atualizado', { ...l2, situacao: 'AG_PAGAMENTO' });
    expect(lerLeilao('a')?.cartao).toMatchObject({ situacao: 'AG_PAGAMENTO' });
    chegou('on-leiloes-site-dto', { uid: 'a', situacao: 'AO_VIVO', pausadoEm: 'x', loteAoVivoUid: 'l2' });
    expect(lerLeilao('a')).toMatchObject({ pausadoEm: 'x', cartao: { uid: 'l2' } });
  });
});
