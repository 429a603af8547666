import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

/** Stamps over the pictures of lots: on every way that a card takes, for as long as they are active (BO21). */
const engine = new EngineDeTeste();
let adm = '';
let cliente = '';
let leilao: Awaited<ReturnType<EngineDeTeste['leilao']>>;
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
  cliente = await engine.entrar('cliente1');
  leilao = await engine.leilao({}, [
    { nome: 'Carimbado Um', tipo: 'Carro', valor: { minimo: 100_000 } },
    { nome: 'Sem selo', tipo: 'Moto', valor: { minimo: 100_000 } },
  ]);
});
afterAll(() => engine.encerrar());

const CAMINHO = '/v1/carimbo-fotos';
const FAIXA = { texto: 'Oportunidade', cor: '#1b5e20', corTexto: '#ffffff' };
let quantos = 0;
const corpoDe = (mais: object = {}) => {
  quantos += 1;
  return { nome: `Carimbo ${quantos}`, ...FAIXA, leilaoIds: [leilao.id], tipos: ['Carro'], ...mais };
};
const pedir = (metodo: 'POST' | 'PUT' | 'DELETE', caminho: string, corpo: object, token = adm) =>
  engine.pedir(metodo, caminho, { token, corpo });
const criar = async (mais: object = {}): Promise<Json> => {
  const resposta = await pedir('POST', CAMINHO, corpoDe(mais));
  expect(resposta.status, resposta.texto).toBe(201);
  return resposta.corpo;
};
const agir = async ({ uid, revisao }: Json, acao: string): Promise<Json> => {
  const resposta = await pedir('POST', `${CAMINHO}/${uid}/${acao}`, { revisao });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo;
};
const ativo = async (mais: object = {}) => agir(await criar(mais), 'ativar');
const noLote = async (qual = 0, hotsite = 'leilo'): Promise<string[]> => {
  const { corpo } = await engine.pedir('GET', `/v1/lotes/${leilao.lotes[qual]}`, { hotsite });
  return corpo.carimbos.map(({ nome }: Json) => nome);
};
const naBusca = async (): Promise<Json[]> => {
  const { corpo } = await engine.pedir('GET', '/v1/lotes?texto=Carimbado&porPagina=200');
  return corpo.itens.find(({ uid }: Json) => uid === leilao.lotes[0]).carimbos;
};

const ATIVOS = encodeURIComponent('{"tipo":"exata","campo":"situacao","valor":"ATIVO"}');
/** What one test leaves is not on the cards of the next. */
afterEach(async () => {
  const { corpo } = await engine.pedir('GET', `${CAMINHO}?porPagina=200&filtro=${ATIVOS}`, { token: adm });
  for (const um of corpo.itens) await agir(um, 'encerrar');
});

describe('a stamp', () => {
  it('is on no card as a draft, on every way that a card takes while it is active, and on none once it ended (BO21)', async () => {
    await engine.pedir('POST', `/v1/cliente/favoritos`, {
      token: cliente,
      corpo: { lelUid: leilao.lotes[0] },
    });
    const favorito = async () => {
      const { corpo } = await engine.pedir('GET', '/v1/cliente/favoritos', { token: cliente });
      return corpo.itens.find(({ lelUid }: Json) => lelUid === leilao.lotes[0])?.lote.carimbos.length;
    };
    const rascunho = await criar();
    expect([await noLote(), await naBusca(), await favorito()]).toEqual([[], [], 0]);
    const vigente = await agir(rascunho, 'ativar');
    expect(await naBusca()).toEqual([
      { nome: vigente.nome, urlCard: null, link: null, faixa: FAIXA, posicao: 'INFERIOR_ESQUERDO' },
    ]);
    expect(await noLote()).toEqual([vigente.nome]);
    expect(await favorito()).toBe(1);
    // Another kind of lot has none.
    expect(await noLote(1)).toEqual([]);
    const encerrado = await agir(vigente, 'encerrar');
    expect(encerrado.encerradoEm).not.toBeNull();
    expect([await noLote(), await naBusca(), await favorito()]).toEqual([[], [], 0]);
    // What is over is neither changed nor begun again.
    const outra = await pedir('PUT', `${CAMINHO}/${encerrado.uid}`, {
      nome: 'X de novo',
      revisao: encerrado.revisao,
    });
    expect([outra.status, outra.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    const deNovo = await pedir('POST', `${CAMINHO}/${encerrado.uid}/ativar`, { revisao: encerrado.revisao });
    expect(deNovo.status).toBeGreaterThanOrEqual(400);
  });

  it('begins and ends by its period, and is written down as ended', async () => {
    const futuro = await ativo({ inicio: daqui(3_600) });
    expect(await noLote()).toEqual([]);
    const breve = await ativo({ fim: daqui(2) });
    expect(await noLote()).toEqual([breve.nome]);
    await ate(noLote, (nomes) => nomes.length === 0);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(breve.fim));
    const lido = await ate(
      async () => (await engine.pedir('GET', `${CAMINHO}/${breve.uid}`, { token: adm })).corpo,
      ({ situacao }) => situacao === 'ENCERRADO',
    );
    expect(lido.encerradoEm).toBe(breve.fim);
    await agir(futuro, 'encerrar');
  });

  it('is one on a card and one of three on the page, what counts most first, after those of the lot itself', async () => {
    const todos = [];
    for (const prioridade of [1, 9, 5, 7]) todos.push(await ativo({ prioridade }));
    const [, nove, cinco, sete] = todos.map(({ nome }) => nome);
    expect(await noLote()).toEqual([nove, sete, cinco]);
    expect((await naBusca()).map(({ nome }) => nome)).toEqual([nove]);
    const seu = await pedir('PUT', `/v1/lotes/${leilao.lotes[0]}`, { carimbos: [{ nome: 'Só deste' }] });
    expect(seu.status, seu.texto).toBe(200);
    // Without a picture for cards the lot's own is for its page alone.
    expect(await noLote()).toEqual(['Só deste', nove, sete]);
    expect((await naBusca()).map(({ nome }) => nome)).toEqual([nove]);
    await pedir('PUT', `/v1/lotes/${leilao.lotes[0]}`, { carimbos: [] });
    for (const um of todos) await agir(um, 'encerrar');
  });

  it('goes by words, situation and consignor, whatever the accents', async () => {
    const um = await ativo({ palavras: ['CARIMBÁDO'] });
    expect(await noLote()).toEqual([um.nome]);
    const nenhuns = [{ palavras: ['trator'] }, { situacoes: ['RETIRADO'] }, { tipos: ['Imóvel'] }];
    for (const filtro of nenhuns) {
      const outro = await ativo({ prioridade: 50, ...filtro });
      expect(await noLote(), JSON.stringify(filtro)).toEqual([um.nome]);
      await agir(outro, 'encerrar');
    }
    // Removed, it is gone like an ended one.
    const { status } = await pedir('DELETE', `${CAMINHO}/${um.uid}?revisao=${um.revisao}`, {});
    expect(status).toBeLessThan(300);
    expect(await noLote()).toEqual([]);
  });

  it('is refused at its fields where it could not be read or drawn, by every way to write it', async () => {
    const ruins: [object, string][] = [
      [{ corTexto: '#2e7d32' }, 'corTexto'],
      [{ inicio: daqui(60), fim: daqui(30) }, 'fim'],
      [{ cor: 'red' }, 'cor'],
      [{ leilaoIds: [987_654] }, ''],
    ];
    for (const [mais, campo] of ruins) {
      const { status, texto } = await pedir('POST', CAMINHO, corpoDe(mais));
      expect(status, texto).toBeGreaterThanOrEqual(400);
      expect(status, texto).toBeLessThan(500);
      expect(texto).toContain(campo);
    }
    // A draft may lack them; what everybody sees does not.
    for (const [mais, campo] of [
      [{ texto: undefined }, 'texto'],
      [{ aparencia: 'IMAGEM' }, 'urlCard'],
    ] as const) {
      const { uid, revisao } = await criar(mais);
      const { status, texto } = await pedir('POST', `${CAMINHO}/${uid}/ativar`, { revisao });
      expect([status, texto]).toEqual([400, expect.stringContaining(campo)]);
    }
    const bom = await criar();
    const depois = await pedir('PUT', `${CAMINHO}/${bom.uid}`, { cor: '#ffffff', revisao: bom.revisao });
    expect([depois.status, depois.texto]).toEqual([400, expect.stringContaining('contraste')]);
    const passado = await criar({ fim: daqui(-60) });
    const { texto } = await pedir('POST', `${CAMINHO}/${passado.uid}/ativar`, { revisao: passado.revisao });
    expect(texto).toContain('já passou');
  });

  it('is of its brand and of who administers it', async () => {
    const mkt = await engine.entrar('mkt');
    expect((await pedir('POST', CAMINHO, corpoDe(), mkt)).status).toBe(403);
    expect((await engine.pedir('GET', CAMINHO, { token: mkt })).status).toBe(403);
    const doPacto = await engine.entrar('adm', 'pacto');
    const corpo = { nome: 'Do outro', ...FAIXA };
    const outro = await engine.pedir('POST', CAMINHO, { token: doPacto, hotsite: 'pacto', corpo });
    expect(outro.status, outro.texto).toBe(201);
    const { uid, revisao } = outro.corpo;
    const ligado = await engine.pedir('POST', `${CAMINHO}/${uid}/ativar`, {
      ...{ token: doPacto, hotsite: 'pacto', corpo: { revisao } },
    });
    expect(ligado.status, ligado.texto).toBe(200);
    expect(await noLote()).toEqual([]);
    expect((await engine.pedir('GET', `${CAMINHO}/${uid}`, { token: adm })).status).toBe(404);
    const { corpo: busca } = await engine.pedir('GET', '/v1/lotes?porPagina=1', { hotsite: 'pacto' });
    expect(busca.itens[0].carimbos.map(({ nome }: Json) => nome)).toEqual(['Do outro']);
  });
});
