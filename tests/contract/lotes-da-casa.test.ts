import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

/* The lots of all of a brand's auctions, as the house lists them and changes many of them at once. */

const engine = new EngineDeTeste();
let adm = '';
let meu: Json;
let alheio: Json;
let um: { uid: string; id: number; lotes: string[] };
let outro: { uid: string; id: number; lote: string };

const lista = (busca: string | object[], token = adm, hotsite = 'leilo') =>
  engine.pedir(
    'GET',
    `/v1/leiloes/lotes?porPagina=200${typeof busca === 'string' ? busca : `&filtro=${encodeURIComponent(JSON.stringify(busca))}`}`,
    { token, hotsite },
  );
const nomes = ({ corpo }: Json): string[] => corpo.itens.map(({ nome }: Json) => nome);
const exata = (campo: string, valor: unknown) => ({ tipo: 'exata', campo, valor });
const linha = async (uid: string, token = adm) => engine.pedir('GET', `/v1/leiloes/lotes/${uid}`, { token });
const emMassa = (corpo: object, token = adm) => engine.pedir('POST', '/v1/lotes/em-massa', { token, corpo });
const novoComitente = async () =>
  (
    await engine.pedir('POST', '/v1/comitentes', {
      token: adm,
      corpo: { nome: `Dono ${randomUUID().slice(0, 8)}` },
    })
  ).corpo;

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
  [meu, alheio] = [await novoComitente(), await novoComitente()];
  const de = ({ id, nome }: Json) => ({ comId: id, nome });
  um = await engine.leilao({ nome: 'Leilão primeiro', modalidade: 'Online' }, [
    { nome: 'Arado azul', tipo: 'Equipamento', valor: { minimo: 50_000 }, valorComitente: 77_777 },
    { nome: 'Arado verde', tipo: 'Equipamento', valor: { minimo: 90_000 }, comitente: de(meu) },
    { nome: 'Barco azul', tipo: 'Carro', valor: { minimo: 70_000, incremento: 500 }, comitente: de(alheio) },
  ]);
  // Nobody was shown this one yet.
  const criado = await engine.pedir('POST', '/v1/leiloes', {
    ...{ token: adm, corpo: { nome: 'Leilão segundo', data: daqui(86_400) } },
  });
  const incluido = await engine.pedir('POST', `/v1/leiloes/${criado.corpo.uid}/lotes`, {
    token: adm,
    corpo: [
      { nome: 'Casco azul', tipo: 'Carro', valor: { minimo: 60_000 }, fotosUrls: ['/a.jpg', '/b.jpg'] },
    ],
  });
  outro = { ...criado.corpo, lote: incluido.corpo.itens[0].uid };
});
afterAll(() => engine.encerrar());

describe('the house’s list of all lots', () => {
  it('has those of every auction, also of one that nobody was shown, with what each is', async () => {
    const { corpo } = await lista([{ tipo: 'geral', valor: 'azul' }]);
    expect(nomes({ corpo }).sort()).toEqual(['Arado azul', 'Barco azul', 'Casco azul']);
    expect(corpo.itens.find(({ nome }: Json) => nome === 'Casco azul')).toMatchObject({
      ...{ leilao: { uid: outro.uid, nome: 'Leilão segundo' }, situacao: 'CADASTRADO' },
      ...{ foto: '/a.jpg', qtdFotos: 2, valor: { minimo: 60_000, incremento: null } },
      ...{ comitente: null, valorAtual: null, qtdLances: 0 },
    });
    // What is secret of a lot is in no list.
    expect(JSON.stringify(corpo)).not.toContain('77777');
  });

  it('is found by auction, situation, kind, consignor, amounts and ends, and put in order by what has one', async () => {
    const aqui = exata('leilao.id', um.id);
    expect(nomes(await lista([aqui])).sort()).toEqual(['Arado azul', 'Arado verde', 'Barco azul']);
    expect(nomes(await lista([aqui, exata('tipo', 'Carro')]))).toEqual(['Barco azul']);
    expect(nomes(await lista([aqui, exata('comitente.comId', meu.id)]))).toEqual(['Arado verde']);
    expect(nomes(await lista([aqui, { tipo: 'range', campo: 'valor.minimo', min: 60_000 }])).sort()).toEqual([
      'Arado verde',
      'Barco azul',
    ]);
    expect(nomes(await lista([exata('leilao.id', outro.id), exata('situacao', 'CADASTRADO')]))).toEqual([
      'Casco azul',
    ]);
    const filtro = encodeURIComponent(JSON.stringify([aqui]));
    const porMinimo = async (ordem: string) =>
      nomes(await lista(`&filtro=${filtro}&ordenar=valor.minimo&ordem=${ordem}`));
    expect(await porMinimo('asc')).toEqual(['Arado azul', 'Barco azul', 'Arado verde']);
    expect(await porMinimo('desc')).toEqual(['Arado verde', 'Barco azul', 'Arado azul']);
    // Neither what no tree has, nor what no row shows.
    for (const campo of ['nome', 'situacao', 'valorAtual', 'valorComitente', 'anterior'])
      expect([campo, (await lista(`&ordenar=${campo}`)).corpo.codigo]).toEqual([campo, 'FILTRO_INVALIDO']);
    for (const campo of ['valorComitente', 'valorAtual', 'anterior', 'hotsites'])
      expect([campo, (await lista([exata(campo, 77_777)])).corpo.codigo]).toEqual([campo, 'FILTRO_INVALIDO']);
  });

  it('is walked to its end by cursor, each lot once, while lots come and change', async () => {
    const { corpo: toda } = await lista('');
    const vistos: string[] = [];
    let apos: string | null = null;
    do {
      const { corpo }: Json = await engine.pedir(
        'GET',
        `/v1/leiloes/lotes/qb?porPagina=7&ordenar=id${apos ? `&apos=${encodeURIComponent(apos)}` : ''}`,
        { token: adm },
      );
      vistos.push(...corpo.itens.map(({ uid }: Json) => uid));
      apos = corpo.proximo;
      if (vistos.length === 7)
        await emMassa({ acao: 'alterar', mudancas: { prioridade: true }, lelUids: [vistos[0]!] });
    } while (apos !== null);
    expect(new Set(vistos).size).toBe(vistos.length);
    expect(vistos.length).toBe(toda.total);
  });

  it('shows a bid, a change, an end and a suspension in the row that is looked at, and says so', async () => {
    const lelUid = um.lotes[0]!;
    const antes = (await linha(lelUid)).corpo;
    const socket = engine.socket(adm);
    const ouvidos: Json[] = [];
    socket.on('on-registro', (aviso) => ouvidos.push(aviso));
    await socket.timeout(5_000).emitWithAck('acompanhar-registros', { recurso: 'loteDaCasa' });
    expect((await engine.lance(lelUid, 'cliente1', 'MANUAL', 50_000)).status).toBe(201);
    const depois = (await linha(lelUid)).corpo;
    expect([depois.valorAtual, depois.qtdLances]).toEqual([50_000, 1]);
    expect(depois.revisao).toBeGreaterThan(antes.revisao);
    await ate(
      async () => ouvidos.filter(({ uid }) => uid === lelUid).at(-1)?.revisao ?? 0,
      (revisao) => revisao >= depois.revisao,
      2_000,
    );
    // Nothing of what it is, and to nobody who may not list it.
    expect(Object.keys(ouvidos[0]).sort()).toEqual(['id', 'recurso', 'revisao', 'uid']);
    socket.disconnect();
    for (const quem of ['cliente1', 'patio']) {
      const dele = engine.socket(await engine.entrar(quem));
      const resposta = await dele
        .timeout(5_000)
        .emitWithAck('acompanhar-registros', { recurso: 'loteDaCasa' });
      expect([quem, resposta.ok]).toEqual([quem, false]);
      dele.disconnect();
    }
    await engine.pedir('POST', `/v1/lotes/${lelUid}/suspender`, {
      token: adm,
      corpo: { motivo: 'Vistoria nova' },
    });
    expect((await linha(lelUid)).corpo.situacao).toBe('SUSPENSO');
    await engine.pedir('POST', `/v1/lotes/${lelUid}/retomar`, { token: adm, corpo: {} });
    await engine.pedir('PUT', `/v1/lotes/${lelUid}`, { token: adm, corpo: { nome: 'Arado azul raro' } });
    await engine.pedir('PUT', `/v1/leiloes/${um.uid}`, { token: adm, corpo: { nome: 'Leilão de arados' } });
    expect((await linha(lelUid)).corpo).toMatchObject({
      ...{ situacao: 'LIBERADO_LEILAO', nome: 'Arado azul raro', leilao: { nome: 'Leilão de arados' } },
    });
  });

  it('goes out as a sheet in the brand’s words, with bids and auctions, and only to who lists it', async () => {
    const filtro = encodeURIComponent(JSON.stringify([exata('leilao.id', um.id)]));
    const csv = await engine.pedir('GET', `/v1/leiloes/lotes/exportar?formato=csv&filtro=${filtro}`, {
      token: adm,
    });
    expect(csv.status).toBe(200);
    const [titulos, ...linhas] = csv.texto.trim().split(/\r?\n/);
    expect(linhas).toHaveLength(3);
    expect(titulos).toContain('Maior lance');
    expect(titulos).not.toMatch(/anterior|removid|marca/i);
    expect(csv.texto).toContain('Leilão de arados');
    expect(csv.texto).not.toContain('777');
    const pacto = await engine.entrar('adm', 'pacto');
    const daLoja = await engine.pedir('GET', '/v1/leiloes/lotes/exportar?formato=csv', {
      ...{ token: pacto, hotsite: 'pacto' },
    });
    expect(daLoja.texto).toContain('Maior oferta');
    expect(daLoja.texto).not.toContain('Arado');
  });

  it('is of the session’s brand: an auction that becomes another’s takes its lots along', async () => {
    const pacto = await engine.entrar('adm', 'pacto');
    const dela = () => lista([{ tipo: 'geral', valor: 'casco azul' }], pacto, 'pacto');
    expect((await dela()).corpo.total).toBe(0);
    const hotsites = async (token: string, hotsite: string) =>
      (await engine.pedir('GET', '/v1/auth/eu', { token, hotsite })).corpo;
    const [leilo, loja] = [await hotsites(adm, 'leilo'), await hotsites(pacto, 'pacto')];
    const ids = [leilo.hotsiteId ?? 1, loja.hotsiteId ?? 2];
    const mudado = await engine.pedir('PUT', `/v1/leiloes/${outro.uid}`, {
      ...{ token: adm, corpo: { hotsites: ids } },
    });
    expect(mudado.status, mudado.texto).toBe(200);
    expect((await dela()).corpo.total).toBe(1);
    expect((await lista([{ tipo: 'geral', valor: 'casco azul' }])).corpo.total).toBe(1);
  });
});

describe('who answers for consignors', () => {
  it('lists, opens and takes away the lots of those, whatever they ask', async () => {
    const dele = await engine.entrar('comitente');
    const usuUid = (await engine.pedir('GET', '/v1/auth/eu', { token: dele })).corpo.uid;
    await engine.pedir('POST', `/v1/comitentes/usuario-comitente/${usuUid}`, {
      ...{ token: adm, corpo: { comIds: [meu.id], nomeSite: 'X', cogId: 1 } },
    });
    const [deNinguem, seu, doOutro] = um.lotes;
    for (const busca of [
      '',
      [{ tipo: 'lista', campo: 'comitente.comId', valores: [meu.id, alheio.id, null] }],
      [exata('leilao.id', um.id)],
    ]) {
      const { corpo } = await lista(busca, dele);
      const uids = corpo.itens.map(({ uid }: Json) => uid);
      expect(uids).toContain(seu);
      expect(uids).not.toContain(deNinguem);
      expect(uids).not.toContain(doOutro);
      expect(corpo.total).toBe(uids.length);
    }
    const csv = await engine.pedir('GET', '/v1/leiloes/lotes/exportar?formato=csv', { token: dele });
    expect([csv.texto.includes('Arado verde'), csv.texto.includes('Barco azul')]).toEqual([true, false]);
    for (const caminho of [`/v1/leiloes/lotes/`, `/v1/lotes/`]) {
      const fim = caminho === '/v1/lotes/' ? '/privado' : '';
      const ler = (uid: string) => engine.pedir('GET', `${caminho}${uid}${fim}`, { token: dele });
      expect([caminho, (await ler(seu!)).status]).toEqual([caminho, 200]);
      for (const uid of [deNinguem!, doOutro!])
        expect([caminho, (await ler(uid)).corpo.codigo]).toEqual([caminho, 'LOTE_NAO_ENCONTRADO']);
    }
    const { corpo: lido } = await engine.pedir('GET', `/v1/lotes/${seu}/privado`, { token: dele });
    expect([lido.valorComitente, lido.para]).toEqual([undefined, []]);
    // A bid on another's lot is nothing to them.
    const socket = engine.socket(dele);
    const ouvidos: string[] = [];
    socket.on('on-registro', ({ uid }) => ouvidos.push(uid));
    await socket.timeout(5_000).emitWithAck('acompanhar-registros', { recurso: 'loteDaCasa' });
    await engine.lance(doOutro!, 'cliente2', 'MANUAL', 70_000);
    await engine.lance(seu!, 'cliente2', 'MANUAL', 90_000);
    await ate(
      async () => ouvidos,
      (vistos) => vistos.includes(seu!),
    );
    expect(ouvidos).not.toContain(doOutro);
    socket.disconnect();
    expect((await emMassa({ acao: 'retomar', lelUids: [seu] }, dele)).status).toBe(403);
  });
});

describe('many at once', () => {
  it('who changes minimums and steps does so across auctions, and nothing else', async () => {
    const { token } = await colegaCom(engine, ['Interno - Alteração de Minimos e Incremento']);
    const { lotes } = await engine.leilao({}, [
      ...['A', 'B'].map((nome) => ({ nome, tipo: 'Carro', valor: { minimo: 10_000 } })),
    ]);
    const { corpo } = await emMassa(
      {
        acao: 'alterar',
        mudancas: { valor: { minimo: 12_000, incremento: 700 } },
        lelUids: [...lotes, outro.lote],
      },
      token,
    );
    expect(corpo).toMatchObject({ feitos: 3, recusados: 0 });
    expect((await linha(lotes[0]!)).corpo.valor).toEqual({ minimo: 12_000, incremento: 700 });
    for (const pedido of [
      { acao: 'alterar', mudancas: { nome: 'Outro' } },
      { acao: 'alterar', mudancas: { valor: { minimo: 1_000, compreJa: 90_000 } } },
      { acao: 'alterar', mudancas: { situacao: 'SUSPENSO' } },
      { acao: 'suspender', motivo: 'Porque sim' },
      { acao: 'retomar' },
      { acao: 'cancelar', motivo: 'Porque sim' },
      { acao: 'situacao', situacao: 'PENDENTE' },
    ]) {
      const recusado = await emMassa({ ...pedido, lelUids: lotes }, token);
      expect([pedido, recusado.status, recusado.corpo.codigo]).toEqual([pedido, 403, 'SEM_PERMISSAO']);
    }
    expect((await linha(lotes[0]!)).corpo).toMatchObject({ nome: 'A', situacao: 'LIBERADO_LEILAO' });
  });

  it('each is answered for itself, and the same command again does nothing more', async () => {
    const { lotes } = await engine.leilao({}, [
      ...['C', 'D', 'E'].map((nome) => ({ nome, tipo: 'Carro', valor: { minimo: 10_000 } })),
    ]);
    await engine.pedir('POST', `/v1/lotes/${lotes[1]}/cancelar`, {
      token: adm,
      corpo: { motivo: 'Retirado antes' },
    });
    const pedido = {
      ...{ acao: 'suspender', motivo: 'Chuva no pátio', comandoId: randomUUID() },
      lelUids: [...lotes, '01900000-0000-7000-8000-0000000000ff'],
    };
    const primeira = (await emMassa(pedido)).corpo;
    expect([primeira.feitos, primeira.recusados]).toEqual([2, 2]);
    expect(primeira.itens.map(({ erro }: Json) => erro?.codigo)).toEqual([
      ...[undefined, 'TRANSICAO_INVALIDA', undefined, 'LOTE_NAO_ENCONTRADO'],
    ]);
    await engine.pedir('POST', `/v1/lotes/${lotes[0]}/retomar`, { token: adm, corpo: {} });
    // Taken up again since: the command that was answered suspends nothing a second time.
    expect((await emMassa(pedido)).corpo).toEqual(primeira);
    expect((await linha(lotes[0]!)).corpo.situacao).toBe('LIBERADO_LEILAO');
    const demais = await emMassa({
      acao: 'retomar',
      lelUids: Array.from({ length: 201 }, () => randomUUID()),
    });
    expect(demais.status).toBe(400);
  });
});

describe('how often a lot was opened', () => {
  const NAVEGADOR = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';
  const abrir = (uid: string, corpo: object, agente = NAVEGADOR, token?: string) =>
    engine.pedir('POST', `/v1/lotes/${uid}/visitas`, {
      ...{ corpo, cabecalhos: { 'user-agent': agente } },
      ...(token === undefined ? {} : { token }),
    });
  const visitas = async (uid: string) =>
    (await engine.pedir('GET', `/v1/lotes/${uid}/informacoes`, { token: adm })).corpo.visitas;

  it('is counted by days, of nobody by name; robots, the house and lots that nobody is shown are not', async () => {
    const [aberto] = um.lotes as [string];
    for (const [corpo, agente, token] of [
      [{ visitanteUid: 'a' }],
      [{ visitanteUid: 'a' }],
      [{ visitanteUid: 'b' }],
      [{}],
      [{ visitanteUid: 'c' }, 'curl/8.5.0 (x86_64-pc-linux-gnu)'],
      [{ visitanteUid: 'd' }, NAVEGADOR, adm],
    ] as const)
      expect((await abrir(aberto, corpo, agente, token)).status).toBe(201);
    const contadas = await ate(
      () => visitas(aberto),
      ({ visualizacoes }) => visualizacoes > 0,
    );
    expect(contadas).toMatchObject({ visualizacoes: 4, visitantes: 3 });
    expect(contadas.dias).toHaveLength(30);
    expect(contadas.dias.at(-1)).toMatchObject({ visualizacoes: 4, visitantes: 3 });
    expect((await abrir(outro.lote, { visitanteUid: 'a' })).status).toBe(404);
    expect((await abrir(aberto, { quem: 'eu' })).status).toBe(400);
    expect((await visitas(outro.lote)).visualizacoes).toBe(0);
  });
});

describe('a command that is told again with something else in it', () => {
  it('is refused, in bulk as one by one, and does nothing; the same one is answered the same', async () => {
    const [a, b] = um.lotes as [string, string];
    const comandoId = randomUUID();
    const renomear = (lelUid: string, nome: string) =>
      emMassa({ acao: 'alterar', lelUids: [lelUid], mudancas: { nome }, comandoId });
    const feito = await renomear(a, 'Arado azul');
    expect(feito.status, feito.texto).toBe(200);
    expect((await renomear(a, 'Arado azul')).corpo).toEqual(feito.corpo);
    expect((await renomear(b, 'Trocado')).corpo).toMatchObject({ codigo: 'COMANDO_CONFLITANTE' });
    expect((await linha(b)).corpo.nome).toBe('Arado verde');
  });

  it('is known also by the id in the query', async () => {
    const incluir = () =>
      engine.pedir('POST', `/v1/leiloes/${outro.uid}/lotes?comandoId=na-busca-1`, {
        ...{ token: adm, corpo: [{ nome: 'Uma vez só', tipo: 'Carro', valor: { minimo: 10_000 } }] },
      });
    const [primeira, segunda] = [await incluir(), await incluir()];
    expect(primeira.status, primeira.texto).toBe(201);
    expect(segunda.corpo).toEqual(primeira.corpo);
  });
});
