import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste(undefined, { MARTELO_NOVIDADES_ESPERA_MS: '1000' });
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const BUSCAS = '/v1/cliente/buscas';
const como = async (quem: string) => {
  const token = await engine.entrar(quem);
  return (metodo: string, caminho: string, corpo?: unknown) =>
    engine.pedir(metodo, `${BUSCAS}${caminho}`, { token, corpo });
};
const carro = (campos: object = {}) => ({
  ...{ nome: 'Busca Salva', tipo: 'Carro', valor: { minimo: 100_000 }, dataFim: daqui(3_600) },
  veiculo: { marca: 'Gurgel', modelo: 'BR-800' },
  ...campos,
});

describe('saved searches', () => {
  it('are one for each thing that is looked for, named by their filters, renamed, thrown away and saved again', async () => {
    const ana = await como('cliente1');
    await engine.leilao({}, [carro(), carro()]);
    const salva = await ana('POST', '', {
      busca: '?marca=Gurgel&tipo=Carro&pagina=2&ordem=valor-asc&utm_source=x',
    });
    expect(salva.status, salva.texto).toBe(200);
    expect(salva.corpo).toMatchObject({
      ...{ nome: 'Carro, Gurgel', filtros: ['Carro', 'Gurgel'], total: 2, avisar: true, avisadoEm: null },
      endereco: '/leilao?tipo=Carro&marca=Gurgel',
    });
    const { uid } = salva.corpo;
    expect((await ana('POST', '', { busca: 'tipo=Carro&marca=Gurgel' })).corpo.uid).toBe(uid);
    expect((await ana('GET', '')).corpo).toMatchObject({ total: 1, itens: [{ uid }] });
    expect((await ana('PUT', `/${uid}`, { nome: '  Meu  Gurgel ' })).corpo.nome).toMatch(/^Meu\s+Gurgel$/);
    expect((await ana('PUT', `/${uid}`, { avisar: false })).corpo).toMatchObject({ avisar: false });

    const outra = await como('cliente2');
    expect((await outra('GET', '')).corpo.total).toBe(0);
    expect((await outra('PUT', `/${uid}`, { nome: 'Minha' })).status).toBe(404);
    await outra('DELETE', `/${uid}`);
    expect((await ana('GET', '')).corpo.total).toBe(1);

    expect((await ana('DELETE', `/${uid}`)).corpo).toEqual({ uid, removida: true });
    expect((await ana('DELETE', `/${uid}`)).corpo).toEqual({ uid, removida: true });
    expect((await ana('PUT', `/${uid}`, { avisar: true })).status).toBe(404);
    expect((await ana('GET', '')).corpo).toMatchObject({ itens: [], total: 0 });
    expect((await ana('POST', '', { busca: 'tipo=Carro&marca=Gurgel' })).corpo).toMatchObject({
      uid,
      avisar: true,
    });
    const duas = await Promise.all([1, 2, 3].map(() => ana('POST', '', { busca: 'q=puma' })));
    expect(new Set(duas.map(({ corpo }) => corpo.uid)).size).toBe(1);
  });

  it('are refused in words where nothing is looked for, by whom they are not, and past their number', async () => {
    const ana = await como('cliente3');
    for (const busca of ['', '?pagina=3&ordem=valor-asc', 'valorMin=abc'])
      expect((await ana('POST', '', { busca })).corpo, busca).toMatchObject({
        ...{ codigo: 'REQUISICAO_INVALIDA', message: ['busca: escolha ao menos um filtro ou uma palavra'] },
      });
    expect((await ana('POST', '', { busca: 'q=a', nome: 'x' })).status).toBe(400);
    expect((await ana('PUT', `/${randomUUID()}`, { avisar: true })).status).toBe(404);
    expect((await engine.pedir('GET', BUSCAS)).status).toBe(401);
    expect((await engine.pedir('GET', BUSCAS, { token: await engine.entrar('adm') })).status).toBe(403);
    for (let i = 0; i < 30; i += 1)
      expect((await ana('POST', '', { busca: `q=palavra${i}` })).status).toBe(200);
    expect((await ana('POST', '', { busca: 'q=mais' })).corpo.codigo).toBe('LIMITE_DE_BUSCAS');
  });

  it('are told of once, with how many became public since that they would find', async () => {
    const token = await engine.entrar('cliente4');
    const ana = await como('cliente4');
    await engine.leilao({}, [carro({ nome: 'Estava Antes' })]);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const { corpo } = await ana('POST', '', {
      busca: 'marca=Gurgel&valorMax=2000&abertos=1',
      nome: 'Gurgel barato',
    });
    const { uid: leiUid } = await engine.leilao({ situacao: 'CRIADO' }, [
      carro({ nome: 'Novo Escondido', situacao: 'CADASTRADO' }),
      carro({ nome: 'Novo Caro', valor: { minimo: 900_000 } }),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const adm = await engine.entrar('adm');
    for (const situacao of ['EM_LOTEAMENTO', 'PRONTO']) {
      const { status, texto } = await engine.pedir('PUT', `/v1/leiloes/${leiUid}/situacao`, {
        ...{ token: adm, corpo: { situacao } },
      });
      expect(status, texto).toBe(200);
    }
    const [aviso] = await ate(
      () => avisos(token, 'Gurgel barato'),
      (lidos) => lidos.length > 0,
      60_000,
    );
    // The one that was hidden; neither what was there before nor what is too dear.
    expect(aviso).toMatchObject({
      evento: 'busca-salva',
      corpo: '“Gurgel barato”: novos lotes, 1.',
      destino: '/leilao?marca=Gurgel&valorMax=2000&abertos=1',
    });
    expect((await ana('GET', '')).corpo.itens[0]).toMatchObject({
      uid: corpo.uid,
      avisadoEm: expect.any(String),
    });
    await engine.leilao({}, [carro({ nome: 'Ainda Hoje' })]);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(await avisos(token, 'Gurgel barato')).toHaveLength(1);
  });
});

/** What a client's bell says of something. */
async function avisos(token: string, texto: string): Promise<Json[]> {
  const { corpo } = await engine.pedir('GET', '/v1/cliente/avisos', { token });
  return corpo.itens.filter((um: Json) => um.corpo.includes(texto));
}
