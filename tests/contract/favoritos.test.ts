import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const FAVORITOS = '/v1/cliente/favoritos';
const como = async (quem: string) => {
  const token = await engine.entrar(quem);
  return (metodo: string, caminho: string, corpo?: unknown, cabecalhos?: Record<string, string>) =>
    engine.pedir(metodo, `${FAVORITOS}${caminho}`, { token, corpo, ...(cabecalhos ? { cabecalhos } : {}) });
};
const lote = (campos: object = {}) => ({
  nome: 'Favorito',
  tipo: 'Carro',
  valor: { minimo: 100_000 },
  ...campos,
});

describe('favourites', () => {
  it('are marked and taken away by lot, small id or vehicle, each command once', async () => {
    const veiUid = randomUUID();
    const { lotes } = await engine.leilao({}, [lote({ veiculo: { uid: veiUid, marca: 'Fiat' } }), lote()]);
    const [umLote, outro] = lotes as [string, string];
    const ana = await como('cliente1');
    const comandoId = randomUUID();
    const marcado = await ana('POST', '', { veiUid, comandoId });
    expect(marcado.status, marcado.texto).toBe(200);
    expect(marcado.corpo).toMatchObject({ lelUid: umLote, veiUid, favorito: true, avisar: true });
    expect((await ana('POST', '', { veiUid, comandoId })).corpo).toEqual(marcado.corpo);
    const { id } = await engine.lote(outro);
    expect((await ana('POST', '', { lelUid: String(id), comandoId: randomUUID() })).corpo.lelUid).toBe(outro);

    const { corpo: lista } = await ana('GET', '');
    expect(lista.itens.map(({ lelUid }: { lelUid: string }) => lelUid)).toEqual([outro, umLote]);
    expect(lista.itens[1]).toMatchObject({
      veiUid,
      posicao: 'nao-esta-participando',
      lote: { valorAtual: null },
    });
    await engine.lance(umLote, 'cliente1', 'MANUAL', 100_000);
    const { itens } = (await ana('GET', '')).corpo;
    expect(itens[1]).toMatchObject({ posicao: 'ganhando', lote: { valorAtual: 100_000, qtdLances: 1 } });
    expect((await ana('GET', '/lotes')).corpo).toEqual({ lotes: [outro, umLote] });
    expect((await (await como('cliente2'))('GET', '/lotes')).corpo).toEqual({ lotes: [] });

    expect((await ana('PUT', `/${umLote}`, { avisar: false })).corpo).toMatchObject({ avisar: false });
    const saida = { 'comando-id': randomUUID() };
    expect((await ana('DELETE', `/${veiUid}`, undefined, saida)).corpo).toMatchObject({ favorito: false });
    // What was told first, told again: taken away it stays.
    expect((await ana('POST', '', { veiUid, comandoId })).corpo).toMatchObject({ favorito: false });
    expect((await ana('PUT', `/${umLote}`, { avisar: true })).status).toBe(404);
    // With something else in it, it is a mistake of who sends it, on each of the calls.
    const avisar = { avisar: false, comandoId: randomUUID() };
    expect((await ana('POST', '', { lelUid: umLote, comandoId: randomUUID() })).status).toBe(200);
    for (let vez = 0; vez < 2; vez++)
      expect((await ana('PUT', `/${umLote}`, avisar)).corpo).toMatchObject({ avisar: false });
    for (const [metodo, caminho, corpo, cabecalhos] of [
      ['POST', '', { lelUid: outro, comandoId }, {}],
      ['PUT', `/${umLote}`, { ...avisar, avisar: true }, {}],
      ['DELETE', `/${outro}`, undefined, saida],
      ['DELETE', `/${umLote}`, undefined, { 'comando-id': comandoId }],
    ] as const) {
      const recusada = await ana(metodo, caminho, corpo, cabecalhos);
      expect([recusada.status, recusada.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
    }
    expect((await ana('GET', '/lotes')).corpo.lotes).toContain(umLote);
    expect((await ana('DELETE', `/${umLote}`)).corpo).toMatchObject({ favorito: false });
    expect((await ana('DELETE', `/${id}`)).corpo).toMatchObject({ favorito: false });
    expect((await ana('DELETE', `/${id}`)).corpo).toMatchObject({ favorito: false });
    expect((await ana('GET', '')).corpo).toMatchObject({ itens: [], total: 0 });
  });

  it('are a client’s own, of lots that they may see', async () => {
    const { lotes } = await engine.leilao({ situacao: 'CRIADO' }, [lote({ situacao: 'CADASTRADO' })]);
    const ana = await como('cliente1');
    const pedido = { lelUid: lotes[0], comandoId: randomUUID() };
    expect((await ana('POST', '', pedido)).corpo.codigo).toBe('LOTE_NAO_ENCONTRADO');
    expect((await ana('POST', '', { veiUid: randomUUID() })).corpo.codigo).toBe('LOTE_NAO_ENCONTRADO');
    expect((await ana('POST', '', {})).corpo.codigo).toBe('REQUISICAO_INVALIDA');
    expect((await ana('POST', '', { ...pedido, veiUid: randomUUID() })).status).toBe(400);
    expect((await ana('POST', '', { lelUid: 'x' })).status).toBe(400);
    expect((await ana('DELETE', `/${randomUUID()}`)).corpo.codigo).toBe('LOTE_NAO_ENCONTRADO');
    expect((await engine.pedir('GET', FAVORITOS)).status).toBe(401);
    expect((await engine.pedir('GET', FAVORITOS, { token: await engine.entrar('adm') })).status).toBe(403);
  });

  it('are told of on the bell half an hour before the end, once', async () => {
    const { lotes } = await engine.leilao({ data: daqui(1_803) }, [
      lote({ nome: 'Perto do Fim', dataFim: daqui(1_803) }),
      lote({ nome: 'Já Perto', dataFim: daqui(600) }),
    ]);
    const token = await engine.entrar('cliente3');
    const ana = await como('cliente3');
    for (const lelUid of lotes)
      expect((await ana('POST', '', { lelUid, comandoId: randomUUID() })).status).toBe(200);
    const [aviso] = await ate(
      () => avisos(token, 'Perto do Fim'),
      (lidos) => lidos.length > 0,
      90_000,
    );
    expect(aviso).toMatchObject({
      evento: 'favorito-encerrando',
      destino: (await engine.lote(lotes[0]!)).url,
    });
    // Killed and back: everything is looked at anew, and nobody is told again.
    await engine.parar('SIGKILL');
    await engine.subir();
    await ana('GET', '/lotes');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await avisos(token, 'Perto do Fim')).toHaveLength(1);
    expect(await avisos(token, 'Já Perto')).toHaveLength(0);
  });
});

/** What a client's bell says of something. */
async function avisos(token: string, texto: string): Promise<Json[]> {
  const { corpo } = await engine.pedir('GET', '/v1/cliente/avisos', { token });
  return corpo.itens.filter((um: Json) => um.corpo.includes(texto));
}
