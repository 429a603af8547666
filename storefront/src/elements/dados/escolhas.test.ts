import { sessao } from '@martelo/shared/pagina';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carregarDados as agenda } from '../agenda-eventos/dados.ts';
import { carregarDados as contagem } from '../contagem-regressiva/dados.ts';
import { carregarDados as aoVivo } from '../eventos-ao-vivo/dados.ts';
import { enderecoDoLeilao } from '../leilao.ts';
import { carregarDados as destaque } from '../lote-destaque/dados.ts';
import { INSTANTE_DOS_EXEMPLOS, lotesDeExemplo } from './exemplos.ts';
import { leiloesDeExemplo } from './exemplos-leiloes.ts';
import { marcaNova, motorDeTeste } from './motor-de-teste.ts';

const contexto = (busca: Record<string, string> = {}) => ({
  ...{ subdominio: marcaNova(), modo: 'leilao' as const, agora: INSTANTE_DOS_EXEMPLOS, busca },
});
const secao = (elemento: string, link: string | null = null) =>
  sessao.parse({ id: 's', elemento, nome: 'Seção', itens: [{ id: 'i', link }] });
const lista = (itens: unknown[]) => ({ itens, total: itens.length, pagina: 1, porPagina: 20, facetas: [] });

const [perto, longe] = leiloesDeExemplo(2);
const [lote, outro] = lotesDeExemplo(2);
afterEach(() => vi.unstubAllGlobals());

describe('a countdown’s auction', () => {
  const CAMINHO = '/v1/leiloes/lista-site';
  it('is the one in the link, else the next; one that is gone is as if none had been chosen', async () => {
    motorDeTeste({ [CAMINHO]: lista([longe, perto]), [`/v1/leiloes/${longe!.uid}`]: longe });
    const escolhida = secao('contagem-regressiva', enderecoDoLeilao('leilao', longe!.uid));
    expect(await contagem(escolhida, contexto())).toMatchObject({ leilao: { uid: longe!.uid } });
    expect(await contagem(secao('contagem-regressiva'), contexto())).toMatchObject({
      leilao: { uid: perto!.uid },
    });
    const sumida = secao('contagem-regressiva', '/leilao?leilao=00000000-0000-7000-8000-000000000000');
    expect(await contagem(sumida, contexto())).toMatchObject({ leilao: { uid: perto!.uid } });
  });

  it('is not known while the engine does not answer, and that is said', async () => {
    motorDeTeste({ [CAMINHO]: new Error('down') });
    expect(await contagem(secao('contagem-regressiva'), contexto())).toEqual({ estado: 'indisponivel' });
  });
});

describe('a section’s one lot', () => {
  it('is the one whose page the link names, with no more of it than a card shows', async () => {
    motorDeTeste({
      '/v1/lotes': lista([outro]),
      '/v1/lotes/7': { ...lote, descricao: 'x', fotosUrls: Array(9).fill('/f') },
    });
    const dados = await destaque(
      secao('lote-destaque', '/leilao/a-sp/carro/fiat/argo/ano.2022/7?x=1'),
      contexto(),
    );
    expect(dados).toEqual({ estado: 'ok', lote: { ...lote, fotosUrls: Array(4).fill('/f') } });
  });

  it('is the first that the query finds where the link names none, or none that is there', async () => {
    const pedidos = motorDeTeste({ '/v1/lotes': lista([outro]) });
    for (const link of [null, '/cadastro', '/leilao/a-sp/carro/fiat/argo/ano.2022/8'])
      expect(await destaque(secao('lote-destaque', link), contexto())).toEqual({ estado: 'ok', lote: outro });
    expect(pedidos.filter((pedido) => pedido.startsWith('/v1/lotes?pagina=1&porPagina=1&'))).toHaveLength(3);
  });
});

describe('the agenda', () => {
  const VEM = '/v1/leiloes/lista-site';
  const FOI = '/v1/leiloes/lista-site/resultados';
  it('shows of this month what is over and what is to come, by date; of a coming month only what comes', async () => {
    const [passado] = leiloesDeExemplo(1, -1);
    const pedidos = motorDeTeste({
      [VEM]: lista([perto, longe]),
      [FOI]: lista([{ ...passado, resultado: {} }]),
    });
    const deste = await agenda(secao('agenda-eventos'), contexto());
    expect(deste).toMatchObject({
      mes: null,
      itens: [{ uid: passado!.uid }, { uid: perto!.uid }, { uid: longe!.uid }],
    });
    expect(JSON.stringify(deste)).not.toContain('resultado');
    expect(pedidos.every((pedido) => pedido.endsWith('porMes=2026-12'))).toBe(true);
    pedidos.length = 0;
    expect(await agenda(secao('agenda-eventos'), contexto({ mes: '2027-01' }))).toMatchObject({
      mes: '2027-01',
    });
    expect(pedidos).toHaveLength(1);
    expect(pedidos[0]).toContain(`${VEM}?`);
  });
});

describe('what is live', () => {
  it('is asked for alone while there is some; with nothing live the next is announced, never one that began', async () => {
    const VIVOS = '/v1/leiloes/lista-site/ao-vivo';
    const pedidos = motorDeTeste({ [VIVOS]: lista([{ ...perto, situacao: 'AO_VIVO' }]) });
    expect(await aoVivo(secao('eventos-ao-vivo'), contexto())).toMatchObject({ proximo: null, total: 1 });
    expect(pedidos).toHaveLength(1);
    motorDeTeste({ [VIVOS]: lista([]), '/v1/leiloes/lista-site': lista([longe, perto]) });
    expect(await aoVivo(secao('eventos-ao-vivo'), contexto())).toMatchObject({
      proximo: { uid: perto!.uid },
    });
    const comecado = { ...perto!, data: new Date(INSTANTE_DOS_EXEMPLOS - 1).toISOString() };
    motorDeTeste({ [VIVOS]: lista([]), '/v1/leiloes/lista-site': lista([comecado]) });
    expect(await aoVivo(secao('eventos-ao-vivo'), contexto())).toMatchObject({ proximo: null });
  });
});
