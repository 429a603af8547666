import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
let adm = '';
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
});
afterAll(() => engine.encerrar());

const get = async (caminho: string, hotsite = 'leilo', token?: string): Promise<Json> => {
  const { status, corpo } = await engine.pedir('GET', caminho, { hotsite, ...(token ? { token } : {}) });
  expect(status, caminho).toBe(200);
  return corpo;
};
const enviar = (metodo: string, caminho: string, corpo: object, token = adm, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { corpo, token, hotsite });

describe('yards', () => {
  const PATIO = {
    nome: 'Pátio São José',
    cidade: 'São José dos Campos',
    estadoUf: 'SP',
    endereco: 'Rua A, 1',
    responsavel: 'Fulano de Tal',
    coordenadas: { latitude: -23.2, longitude: -45.9 },
  };

  it('are listed for visitors with their lots, and without who answers for them', async () => {
    const { itens, total } = await get('/v1/patios/lista-site');
    expect(total).toBe(6);
    expect(itens.map(({ nome }: Json) => nome)).toContain('Pátio Guarulhos');
    const { facetas } = await get('/v1/lotes?porPagina=1');
    expect(facetas.length).toBeGreaterThan(0);
    const abertos = itens.reduce((soma: number, { qtdLotes }: Json) => soma + qtdLotes, 0);
    expect(abertos).toBeGreaterThan(20);
    for (const patio of itens) {
      expect(patio).not.toHaveProperty('responsavel');
      const filtro = JSON.stringify([
        { tipo: 'exata', campo: 'patio', valor: patio.nome },
        {
          tipo: 'multipla',
          campo: 'situacao',
          valores: ['LIBERADO_LEILAO', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE'],
        },
      ]);
      expect((await get(`/v1/lotes?porPagina=1&filtro=${encodeURIComponent(filtro)}`)).total).toBe(
        patio.qtdLotes,
      );
    }
  });

  it('are kept by the house alone, on its own brand', async () => {
    const cliente = await engine.entrar('cliente1');
    expect((await enviar('POST', '/v1/patios', PATIO, cliente)).status).toBe(403);
    expect((await engine.pedir('GET', '/v1/patios')).status).toBe(401);
    const { status, corpo } = await enviar('POST', '/v1/patios', PATIO);
    expect(status).toBe(201);
    expect((await get('/v1/patios/lista-site', 'pacto')).total).toBe(6);
    const marca = await engine.entrar('adm', 'pacto');
    expect((await enviar('PUT', `/v1/patios/${corpo.uid}`, { nome: 'Alheio' }, marca, 'pacto')).status).toBe(
      404,
    );
  });

  it('are found by name however it is written, and by the address of their page', async () => {
    for (const nome of ['Pátio São José', 'patio-sao-jose', 'PÁTIO SÃO JOSÉ'])
      expect((await get(`/v1/patio/por-nome/${encodeURIComponent(nome)}`)).url).toBe(
        '/patios/sao-jose-dos-campos/sp/patio-sao-jose',
      );
    expect((await get('/v1/patios/lista-site?estadoUf=sp&cidade=sao%20jose%20dos%20campos')).total).toBe(1);
    const noutraCidade = await engine.pedir('GET', '/v1/patio/por-nome/patio-sao-jose?cidade=campinas');
    expect(noutraCidade.status).toBe(404);
  });

  it('leave the site when staff say so, and are refused to who had not seen the last change', async () => {
    const { itens } = await get('/v1/patios?porPagina=200', 'leilo', adm);
    const { uid, revisao } = itens.find(({ nome }: Json) => nome === PATIO.nome);
    // By people's alphabet: by bytes it would be the last.
    const renomeado = await enviar('PUT', `/v1/patios/${uid}`, { nome: 'Ácaro', revisao });
    expect((await get('/v1/patios/lista-site')).itens[0].nome).toBe('Ácaro');
    const escondido = await enviar('PUT', `/v1/patios/${uid}`, {
      ...{ nome: PATIO.nome, mostrarNoSite: false, revisao: renomeado.corpo.revisao },
    });
    expect(escondido.status).toBe(200);
    expect(escondido.corpo.estado).toBe('São Paulo');
    expect((await get('/v1/patios/lista-site')).total).toBe(6);
    expect((await get('/v1/patios/ativos')).total).toBe(6);
    expect((await get('/v1/patios/ativos', 'leilo', adm)).total).toBe(7);
    expect((await get('/v1/patios/lista-site', 'leilo', adm)).total).toBe(6);
    expect((await enviar('PUT', `/v1/patios/${uid}`, { nome: 'Velho', revisao })).status).toBe(409);
    expect((await engine.pedir('GET', '/v1/patio/por-nome/patio-sao-jose')).status).toBe(404);
  });

  it('are refused where they could not be: no state, no place on earth, a script for a picture', async () => {
    for (const errado of [
      { estadoUf: 'XX' },
      { coordenadas: { latitude: -223, longitude: 0 } },
      { fotos: ['javascript:alert(1)'] },
      { googleMaps: 'data:text/html,x' },
      { desconhecido: 1 },
    ])
      expect(
        (await enviar('POST', '/v1/patios', { ...PATIO, ...errado })).status,
        JSON.stringify(errado),
      ).toBe(400);
  });
});

describe('freight', () => {
  const simular = (campos: Record<string, string>) =>
    engine.pedir('GET', `/v1/fretes/simular?${new URLSearchParams(campos)}`);

  it('is the table’s price, and grows with the distance beyond its destination', async () => {
    const { origens, destinos, valorPorKm, kmPorDia } = await get('/v1/fretes');
    expect([origens.length, new Set(destinos.map(({ hash }: Json) => hash)).size]).toEqual([6, 16]);
    const linha = destinos.find(({ item }: Json) => item === 'Carro');
    const pedido = { origem: linha.origem, destino: linha.hash, item: 'carro' };
    const perto = await simular(pedido);
    expect([perto.corpo.valor, perto.corpo.prazo, perto.corpo.cliente.cidade]).toEqual([
      ...[linha.valor, linha.prazo, linha.cidade],
    ]);
    const longe = await simular({ ...pedido, cidade: 'Arujá', distanciaCidadeKM: '40' });
    expect(longe.corpo.valor).toBe(linha.valor + 40 * valorPorKm);
    expect(longe.corpo.prazo).toBe(linha.prazo + Math.ceil(40 / kmPorDia));
    expect(longe.corpo.cliente).toEqual({ cidade: 'Arujá', estado: linha.estado, distanciaCidadeKM: 40 });
  });

  it('is refused in words: unknown city, what is not carried, too far, no number', async () => {
    const { destinos } = await get('/v1/fretes');
    const { origem, hash: destino } = destinos[0];
    const codigo = async (campos: object) => {
      const { status, corpo } = await simular({ origem, destino, item: 'Carro', ...campos });
      return [status, corpo.codigo];
    };
    expect(await codigo({ destino: '0'.repeat(16) })).toEqual([404, 'NAO_ENCONTRADO']);
    expect(await codigo({ item: 'Submarino' })).toEqual([422, 'FRETE_NAO_ATENDIDO']);
    expect(await codigo({ distanciaCidadeKM: '301' })).toEqual([422, 'FRETE_LONGE_DEMAIS']);
    expect(await codigo({ distanciaCidadeKM: 'longe' })).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(await codigo({ distanciaCidadeKM: '' })).toEqual([200, undefined]);
  });

  it('is a table of each brand, loaded whole by the house', async () => {
    const linha = {
      origem: { cidade: 'Guarulhos', estado: 'SP' },
      destino: { cidade: 'Santos', estado: 'SP' },
      ...{ item: 'Carro', valor: 60_000, prazo: 2 },
    };
    const tabela = { valorPorKm: 500, linhas: [linha] };
    expect((await enviar('PUT', '/v1/fretes', tabela, await engine.entrar('cliente1'))).status).toBe(403);
    expect((await enviar('PUT', '/v1/fretes', { ...tabela, linhas: [linha, linha] })).status).toBe(400);
    const { itens } = await get('/v1/fretes/tabelas', 'leilo', adm);
    const salva = await enviar('PUT', '/v1/fretes', { ...tabela, revisao: itens[0].revisao });
    expect([salva.status, salva.corpo.linhas]).toEqual([200, 1]);
    const depois = await get('/v1/fretes');
    expect(depois.destinos).toHaveLength(1);
    expect((await get('/v1/fretes', 'pacto')).destinos.length).toBeGreaterThan(1);
    const atrasada = await enviar('PUT', '/v1/fretes', { ...tabela, revisao: salva.corpo.revisao - 1 });
    expect(atrasada.status).toBe(409);
  });
});

describe('who consigns and who conducts', () => {
  it('shows the consignors marked for the site: a name and a logo, nothing of their terms', async () => {
    const { corpo: novo } = await enviar('POST', '/v1/comitentes', {
      ...{ nome: 'Ácaro Oculta Ltda', toleranciaLiberacaoPorcentagem: 7 },
    });
    const nomes = async () =>
      (await get('/v1/comitentes/lista-site')).itens.map(({ nomeSite }: Json) => nomeSite);
    expect(await nomes()).toHaveLength(5);
    expect(await nomes()).not.toContain('Ácaro Oculta Ltda');
    await enviar('PUT', `/v1/comitentes/${novo.uid}`, {
      mostrarNoSite: true,
      nomeSite: 'Visível',
      revisao: novo.revisao,
    });
    // By its name, and by people's alphabet.
    expect((await nomes())[0]).toBe('Visível');
    for (const comitente of (await get('/v1/comitentes/lista-site')).itens)
      expect(Object.keys(comitente).sort()).toEqual(['existeLogomarca', 'id', 'logomarcaUrl', 'nomeSite']);
  });

  it('shows the auctioneers on record, then those that only an auction names', async () => {
    const criado = await enviar('POST', '/v1/leiloes', {
      ...{ nome: 'Avulso', data: daqui(7_200), situacao: 'PRONTO' },
      leiloeiro: { nome: 'Nome Só do Leilão', inscricao: 'JUCERJA 9' },
    });
    expect(criado.status).toBe(201);
    const { itens } = await get('/v1/leiloeiros/lista-site');
    expect(itens[0]).toMatchObject({ nome: 'Otávio Brandão', inscricao: 'JUCESP 1042' });
    expect(itens[0].qtdLeiloes).toBeGreaterThan(0);
    expect(itens.at(-1)).toMatchObject({ uid: null, nome: 'Nome Só do Leilão', inscricao: 'JUCERJA 9' });

    const { corpo } = await enviar('POST', '/v1/leiloeiros', {
      ...{ nome: 'nome só do leilão', inscricao: 'JUCERJA 9', mostrarNoSite: false },
    });
    const depois = await get('/v1/leiloeiros/lista-site');
    expect(depois.itens.map(({ nome }: Json) => nome.toLowerCase())).not.toContain('nome só do leilão');
    await enviar('PUT', `/v1/leiloeiros/${corpo.uid}`, {
      mostrarNoSite: true,
      texto: 'Conhecido',
      revisao: corpo.revisao,
    });
    const [conhecido] = (await get('/v1/leiloeiros/lista-site')).itens.filter(
      ({ texto }: Json) => texto === 'Conhecido',
    );
    expect(conhecido.qtdLeiloes).toBeGreaterThan(0);
  });
});

describe('numbers of the brand', () => {
  it('are counts and sums alone, of that brand', async () => {
    const [leilo, pacto] = [await get('/v1/estatisticas'), await get('/v1/estatisticas', 'pacto')];
    expect(Object.values(leilo).filter((valor) => typeof valor === 'number')).toHaveLength(7);
    expect(leilo.licitantes).toBe(9);
    expect(leilo.lotesAbertos).toBeGreaterThan(pacto.lotesAbertos);
    // Counted once in a while: who asks again is told the same.
    expect((await get('/v1/estatisticas')).calculadasEm).toBe(leilo.calculadasEm);
  });
});

describe('files of auctions', () => {
  it('are those of the next auctions that have any, its own addresses first', async () => {
    const { itens } = await get('/v1/leiloes/arquivos/lista-site?quantos=2');
    expect(itens).toHaveLength(2);
    const [primeiro] = itens[0].arquivos;
    expect(primeiro).toMatchObject({ tipo: 'EDITAL', extensao: 'PDF' });
    expect(primeiro.tamanho).toBeGreaterThan(0);
  });

  it('are of one auction when it is named, by number or uid, and change with it', async () => {
    const { corpo } = await enviar('POST', '/v1/leiloes', {
      ...{ nome: 'Com edital', data: daqui(9_000), situacao: 'PRONTO' },
      editalUrl: 'https://exemplo.com/edital.PDF?v=1',
    });
    for (const qual of [corpo.id, corpo.uid]) {
      const { itens } = await get(`/v1/leiloes/arquivos/lista-site?leilao=${qual}`);
      expect(itens[0].arquivos).toEqual([
        ...[
          {
            tipo: 'EDITAL',
            nome: 'Edital',
            url: 'https://exemplo.com/edital.PDF?v=1',
            tamanho: null,
            extensao: 'PDF',
          },
        ],
      ]);
    }
    const arquivos = [
      { tipo: 'REGULAMENTO', nome: 'Regulamento', url: '/midia/regulamento.pdf', tamanho: 12 },
    ];
    expect((await enviar('PUT', `/v1/leiloes/${corpo.uid}`, { arquivos })).status).toBe(200);
    const { itens } = await get(`/v1/leiloes/arquivos/lista-site?leilao=${corpo.uid}`);
    expect(itens[0].arquivos.map(({ tipo }: Json) => tipo)).toEqual(['EDITAL', 'REGULAMENTO']);
    const ruim = await enviar('PUT', `/v1/leiloes/${corpo.uid}`, {
      arquivos: [{ nome: 'x', url: 'javascript:1' }],
    });
    expect(ruim.status).toBe(400);
    expect(
      (await engine.pedir('GET', `/v1/leiloes/arquivos/lista-site?leilao=${corpo.uid}`, { hotsite: 'pacto' }))
        .status,
    ).toBe(404);
  });
});
