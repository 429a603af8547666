import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

/* Auctions and lots as the back office reads and writes them. */

const engine = new EngineDeTeste();
let token = '';
let nascido: { uid: string; id: number };

beforeAll(async () => {
  await engine.subir();
  token = await engine.entrar('adm');
  const { corpo } = await engine.pedir('POST', '/v1/leiloes', {
    token,
    corpo: {
      nome: 'Frota do back office',
      data: daqui(86_400),
      modalidade: 'Online',
      editalUrl: 'https://exemplo.com/e.pdf',
    },
  });
  nascido = corpo;
});
afterAll(() => engine.encerrar());

const get = (caminho: string, de = token) => engine.pedir('GET', caminho, { token: de });
const put = (caminho: string, corpo: object) => engine.pedir('PUT', caminho, { token, corpo });
const privado = async (): Promise<Json> => (await get(`/v1/leiloes/${nascido.uid}/privado`)).corpo;
const doLeilao = async (): Promise<Json> => (await get(`/v1/leiloes/${nascido.uid}/lotes`)).corpo;
const incluir = async (...nomes: string[]): Promise<string[]> => {
  const corpo = nomes.map((nome) => ({
    ...{ nome, tipo: 'Carro', valor: { minimo: 100_000, compreJa: 900_000 }, valorComitente: 500_000 },
    descricao: 'Único dono',
  }));
  const { corpo: feito } = await engine.pedir('POST', `/v1/leiloes/${nascido.uid}/lotes`, { token, corpo });
  return feito.itens.map(({ uid }: Json) => uid);
};

describe('the house’s list of auctions', () => {
  it('has those that nobody was shown yet, found by words, filters and order, and goes out as a sheet', async () => {
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: 'frota back office' }]));
    const { corpo } = await get(`/v1/leiloes?filtro=${filtro}`);
    expect(corpo.itens).toHaveLength(1);
    expect(corpo.itens[0]).toMatchObject({
      ...{ uid: nascido.uid, situacao: 'CRIADO', quantidadeLotes: 0, vendidos: 0, condicionais: 0 },
    });
    const porNome = async (ordem: string): Promise<string[]> =>
      (await get(`/v1/leiloes/qb?ordenar=nome&ordem=${ordem}&porPagina=100`)).corpo.itens.map(
        ({ nome }: Json) => nome,
      );
    const nomes = await porNome('asc');
    expect(nomes.length).toBeGreaterThan(3);
    expect(await porNome('desc')).toEqual(nomes.toReversed());
    expect((await get('/v1/leiloes?ordenar=valorComitente')).corpo.codigo).toBe('FILTRO_INVALIDO');
    const csv = await get(`/v1/leiloes/exportar?formato=csv&filtro=${filtro}`);
    expect([csv.status, csv.texto.includes('Frota do back office')]).toEqual([200, true]);
  });

  it('is the house’s alone, each brand its own, and the screens are told whose it is', async () => {
    for (const caminho of [
      '/v1/leiloes',
      `/v1/leiloes/${nascido.uid}/privado`,
      `/v1/leiloes/${nascido.uid}/lotes`,
    ]) {
      expect((await engine.pedir('GET', caminho)).status).toBe(401);
      for (const quem of ['cliente1', 'patio', 'comitente'])
        expect([caminho, quem, (await get(caminho, await engine.entrar(quem))).status]).toEqual([
          caminho,
          quem,
          403,
        ]);
    }
    const daPacto = await engine.entrar('adm', 'pacto');
    const { corpo } = await engine.pedir('GET', `/v1/leiloes/${nascido.uid}/privado`, {
      token: daPacto,
      hotsite: 'pacto',
    });
    expect(corpo.codigo).toBe('LEILAO_NAO_ENCONTRADO');
    const descritos = async (quem: string) => (await get('/v1/recursos', await engine.entrar(quem))).corpo;
    const leilao = (await descritos('adm')).itens.find(({ nome }: Json) => nome === 'leilao');
    expect(leilao).toMatchObject({ rota: 'leiloes', rotaDeUm: 'leilao', proprio: true, escreve: true });
    expect((await descritos('sac')).itens.find(({ nome }: Json) => nome === 'leilao').escreve).toBe(false);
    expect((await descritos('patio')).fechados.map(({ rota }: Json) => rota)).toContain('leiloes');
  });
});

describe('a change of an auction', () => {
  it('on the version that was read is taken; on another it is refused with both, and nothing is lost', async () => {
    const lido = await privado();
    expect(
      (await put(`/v1/leiloes/${nascido.uid}`, { cidade: 'Santos', revisao: lido.revisao })).status,
    ).toBe(200);
    const comandoId = randomUUID();
    const tarde = await put(`/v1/leiloes/${nascido.uid}`, {
      cidade: 'Osasco',
      revisao: lido.revisao,
      comandoId,
    });
    expect([tarde.status, tarde.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    expect([tarde.corpo.atual.cidade, tarde.corpo.enviado.cidade]).toEqual(['Santos', 'Osasco']);
    const deNovo = await put(`/v1/leiloes/${nascido.uid}`, {
      cidade: 'Osasco',
      revisao: tarde.corpo.atual.revisao,
    });
    expect(deNovo.status).toBe(200);
    expect((await privado()).cidade).toBe('Osasco');
    // The same command again is the same refusal.
    const repetido = await put(`/v1/leiloes/${nascido.uid}`, {
      cidade: 'Osasco',
      revisao: lido.revisao,
      comandoId,
    });
    expect([repetido.status, repetido.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    // Another's act on its situation is no other version of what is written.
    const { revisao } = await privado();
    await put(`/v1/leiloes/${nascido.uid}/situacao`, { situacao: 'EM_LOTEAMENTO' });
    expect((await privado()).revisao).toBe(revisao);
  });

  it('takes out with null what may be missing, in its list as well, and nothing else', async () => {
    expect((await put(`/v1/leiloes/${nascido.uid}`, { editalUrl: null })).status).toBe(200);
    expect((await privado()).editalUrl).toBeUndefined();
    expect((await get(`/v1/leiloes/${nascido.uid}`)).corpo.editalUrl).toBeUndefined();
    const { corpo } = await get(`/v1/leiloes/lista-site?porPagina=100`);
    expect(corpo.itens.find(({ uid }: Json) => uid === nascido.uid).editalUrl).toBeUndefined();
    for (const campo of ['nome', 'hotsites', 'incrementos', 'ensaio', 'data'])
      expect([campo, (await put(`/v1/leiloes/${nascido.uid}`, { [campo]: null })).status]).toEqual([
        campo,
        400,
      ]);
    const { corpo: historico } = await get(`/v1/leiloes/${nascido.uid}/historico`);
    expect(historico.itens[0]).toMatchObject({ tipo: 'alterado', mudancas: { editalUrl: null } });
    expect(historico.itens.at(-1)).toMatchObject({ tipo: 'criado', nome: 'Helena Prado' });
  });

  it('says what it lacks, what may not change, and where it may go from here', async () => {
    const antes = await privado();
    expect(antes.faltam.map(({ codigo }: Json) => codigo)).toContain('SEM_LOTES');
    expect(antes.para).toEqual(['CRIADO', 'PRONTO', 'CANCELADO']);
    expect(antes.travados).toEqual(['ensaio', 'judicial']);
    const sac = (await get(`/v1/leiloes/${nascido.uid}/privado`, await engine.entrar('sac'))).corpo;
    expect([sac.para, sac.travados.includes('nome')]).toEqual([[], true]);
  });
});

describe('the lots of an auction', () => {
  it('come all, in order; the reserve only to who writes it', async () => {
    const [primeiro] = await incluir('A', 'B', 'C', 'D');
    const { itens } = await doLeilao();
    expect(itens.map(({ nome }: Json) => nome)).toEqual(['A', 'B', 'C', 'D']);
    expect(JSON.stringify(itens)).not.toContain('500000');
    expect((await get(`/v1/lotes/${primeiro}/privado`)).corpo).toMatchObject({
      nome: 'A',
      valorComitente: 500_000,
    });
    const visto = await get(`/v1/lotes/${primeiro}/privado`, await engine.entrar('sac'));
    expect([visto.status, visto.corpo.nome, visto.corpo.valorComitente]).toEqual([200, 'A', undefined]);
  });

  it('are put in order on the order that was read: who saw another is told so', async () => {
    const antes = await doLeilao();
    const uid = (nome: string) => antes.itens.find((um: Json) => um.nome === nome).uid;
    const revisao = antes.revisaoDaOrdem;
    const movido = await put(`/v1/leiloes/${nascido.uid}/ordem`, { lelUids: [uid('B'), uid('A')], revisao });
    expect(movido.corpo).toEqual({ movidos: 2 });
    const tarde = await put(`/v1/leiloes/${nascido.uid}/ordem`, { lelUids: [uid('D'), uid('C')], revisao });
    expect([tarde.status, tarde.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    expect((await doLeilao()).itens.map(({ nome }: Json) => nome)).toEqual(['B', 'A', 'C', 'D']);
  });

  it('change on the version that was read, and lose what null takes out', async () => {
    const { itens } = await doLeilao();
    const { uid, revisao } = itens[0];
    const mudar = (corpo: object) => put(`/v1/lotes/${uid}`, corpo);
    expect(
      (await mudar({ valor: { minimo: 120_000, compreJa: null }, descricao: null, revisao })).status,
    ).toBe(200);
    const { corpo: depois } = await get(`/v1/lotes/${uid}/privado`);
    expect([depois.valor.minimo, depois.valor.compreJa, depois.descricao]).toEqual([
      120_000,
      undefined,
      undefined,
    ]);
    const tarde = await mudar({ nome: 'Outro', revisao });
    expect([tarde.status, tarde.corpo.atual.valor.minimo]).toEqual([409, 120_000]);
    for (const nulo of [{ nome: null }, { valor: { minimo: null } }, { dataFim: null }, { valor: null }])
      expect([nulo, (await mudar(nulo)).status]).toEqual([nulo, 400]);
    // A bid moves the clock, not the version.
    await put(`/v1/leiloes/${nascido.uid}/situacao`, { situacao: 'PRONTO' });
    await engine.lance(uid, 'cliente1', 'MANUAL', 120_000);
    const comLance = (await get(`/v1/lotes/${uid}/privado`)).corpo;
    await engine.lance(uid, 'cliente2', 'MANUAL', 150_000);
    expect((await get(`/v1/lotes/${uid}/privado`)).corpo.revisao).toBe(comLance.revisao);
    expect(comLance.travados).toEqual(expect.arrayContaining(['valor.minimo', 'tipo']));
    // Nor may what bidders relied on be taken out.
    const recusado = await mudar({ gruposCliente: null, valor: { comissaoPorcentagem: 9 } });
    expect(recusado.corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
  });

  it('stand as they were written after the engine has started again', async () => {
    // The time for which nobody could bid is given back (rule 18): the ends are later by it, and what is written is the same.
    const lido = async () => {
      const { itens, revisaoDaOrdem } = await doLeilao();
      const semFim = itens.map(({ dataFim: _, revisao: __, ...lote }: Json) => lote);
      return [await privado(), revisaoDaOrdem, semFim];
    };
    const antes = await lido();
    await engine.parar();
    await engine.subir();
    expect(await lido()).toEqual(antes);
  });
});
