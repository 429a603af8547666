import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarEngine } from '../../print/src/services/engine.ts';
import { criarMarcas } from '../../print/src/services/marcas.ts';
import { criarServidor } from '../../print/src/servidor.ts';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json, SEGREDO } from './engine.ts';

/* Reports of the house and of consignors, and an auction by its figures. */

/** Print as it is; no brand of the cms's, so that papers are plain. */
const log = pino({ level: 'silent' });
const ninguem = 'http://127.0.0.1:9';
const impressora = createServer(
  criarServidor({
    ...{ log, engine: criarEngine({ url: ninguem, segredo: SEGREDO, log }) },
    ...{ marcas: criarMarcas({ url: ninguem, log }), segredos: { atual: SEGREDO, aceitos: [SEGREDO] } },
  }),
);
let engine: EngineDeTeste;
let adm = '';
let leilao: { uid: string; id: number; lotes: string[] };
let meu: Json;
let alheio: Json;
beforeAll(async () => {
  await new Promise<void>((pronto) => impressora.listen(0, '127.0.0.1', pronto));
  engine = new EngineDeTeste(undefined, {
    PRINT_URL: `http://127.0.0.1:${(impressora.address() as AddressInfo).port}/`,
  });
  await engine.subir();
  adm = await engine.entrar('adm');
  const novo = async (nome: string) =>
    (await engine.pedir('POST', '/v1/comitentes', { token: adm, corpo: { nome } })).corpo;
  [meu, alheio] = [await novo('Dono dos meus'), await novo('Dono dos outros')];
  const de = ({ id, nome }: Json) => ({ comId: id, nome });
  leilao = await engine.leilao({ nome: 'Leilão dos relatórios' }, [
    {
      nome: 'Meu trator',
      tipo: 'Equipamento',
      valor: { minimo: 50_000 },
      comitente: de(meu),
      valorComitente: 61_234,
    },
    { nome: 'Trator alheio', tipo: 'Equipamento', valor: { minimo: 50_000 }, comitente: de(alheio) },
    {
      ...{ nome: 'Meu barco', tipo: 'Carro', comitente: de(meu) },
      valor: { minimo: 100, compreJa: 1_000_000 },
    },
  ]);
  const comprado = await engine.pedir('POST', `/v1/lotes/${leilao.lotes[2]}/compre-ja`, {
    ...{ token: await engine.entrar('cliente1'), corpo: { comandoId: randomUUID(), valor: 1_000_000 } },
  });
  expect(comprado.status, comprado.texto).toBeLessThan(300);
  expect((await engine.lance(leilao.lotes[0]!, 'cliente1', 'MANUAL', 50_000)).status).toBeLessThan(300);
});
afterAll(async () => {
  await engine.encerrar();
  impressora.close();
  impressora.closeAllConnections();
});

const catalogo = async (token: string, para = 'casa'): Promise<string[]> =>
  (await engine.pedir('GET', `/v1/relatorios?para=${para}`, { token })).corpo.itens.map(
    ({ nome }: Json) => nome,
  );
const pedir = (nome: string, parametros: object = {}, token = adm, hotsite = 'leilo', formato = 'csv') =>
  engine.pedir('POST', '/v1/minhas-exportacoes', {
    ...{ token, hotsite, corpo: { oQue: `relatorio:${nome}`, formato, parametros } },
  });
const pronto = async (uid: string, token = adm): Promise<Json> =>
  ate(
    async () =>
      (await engine.pedir('GET', '/v1/minhas-exportacoes', { token })).corpo.itens.find(
        (uma: Json) => uma.uid === uid,
      ),
    (uma) => uma.situacao !== 'ESPERANDO' && uma.situacao !== 'FAZENDO',
  );
/** The rows of a report, titles first. */
const tirar = async (nome: string, parametros: object = {}, token = adm): Promise<string[]> => {
  const { corpo, texto } = await pedir(nome, parametros, token);
  expect(corpo.uid, texto).toBeDefined();
  const { situacao, motivo } = await pronto(corpo.uid, token);
  expect([nome, situacao, motivo]).toEqual([nome, 'PRONTA', null]);
  const arquivo = await engine.pedir('GET', `/v1/minhas-exportacoes/${corpo.uid}/arquivo`, { token });
  return arquivo.texto.trimEnd().split('\r\n');
};

describe('reports', () => {
  it('are those of one’s roles, and every one of them can be run', async () => {
    const todos = await catalogo(adm);
    expect(todos.length).toBeGreaterThanOrEqual(11);
    for (const nome of [...todos, ...(await catalogo(adm, 'comitente'))]) {
      const linhas = await tirar(nome);
      expect(linhas[0]!.split(';').length, nome).toBeGreaterThan(3);
    }
    const sac = await engine.entrar('sac');
    const doSac = await catalogo(sac);
    expect(doSac).toContain('vendas');
    expect(doSac).not.toContain('recebimentos');
    expect((await pedir('recebimentos', {}, sac)).corpo.codigo).toBe('SEM_PERMISSAO');
    expect(await catalogo(sac, 'comitente')).toEqual([]);
    const mkt = await engine.entrar('mkt');
    expect((await engine.pedir('GET', '/v1/relatorios', { token: mkt })).status).toBe(403);
    expect((await pedir('vendas', {}, mkt)).status).toBe(403);
  });

  it('come on paper, every one of them, to who may run them; no list does', async () => {
    for (const nome of [...(await catalogo(adm)), ...(await catalogo(adm, 'comitente'))]) {
      const { corpo, texto } = await pedir(nome, {}, adm, 'leilo', 'pdf');
      expect(corpo.uid, texto).toBeDefined();
      const { situacao, motivo, bytes } = await pronto(corpo.uid);
      expect([nome, situacao, motivo]).toEqual([nome, 'PRONTA', null]);
      const arquivo = await engine.pedir('GET', `/v1/minhas-exportacoes/${corpo.uid}/arquivo`, {
        token: adm,
      });
      expect(arquivo.texto.slice(0, 5)).toBe('%PDF-');
      expect(bytes).toBeGreaterThan(5_000);
    }
    const lista = await engine.pedir('POST', '/v1/minhas-exportacoes', {
      ...{ token: adm, corpo: { oQue: 'grupoCliente', formato: 'pdf', parametros: {} } },
    });
    expect([lista.status, lista.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    const sac = await engine.entrar('sac');
    expect((await pedir('recebimentos', {}, sac, 'leilo', 'pdf')).corpo.codigo).toBe('SEM_PERMISSAO');
  });

  it('are narrowed by auction, days and situation; what they do not take is refused', async () => {
    const linhas = await tirar('lances-por-lote', { leilao: leilao.uid });
    expect(linhas).toHaveLength(4);
    const [titulos, um] = linhas.map((linha) => linha.split(';'));
    const de = (titulo: string) => um![titulos!.indexOf(titulo)];
    expect([de('Lote'), de('Manuais'), de('Participantes'), de('Maior lance'), de('Vezes o mínimo')]).toEqual(
      [...['Meu trator', '1', '1', '500,00', '1']],
    );
    const [vendas, doDia] = [
      await tirar('vendas'),
      await tirar('vendas', { de: '2001-01-01', ate: '2001-01-02' }),
    ];
    expect([doDia.length, vendas.length > 1]).toEqual([1, true]);
    const recusas: [string, object, string][] = [
      ['vendas', { de: '2026-02-02', ate: '2026-02-01' }, 'REQUISICAO_INVALIDA'],
      ['vendas', { de: 'ontem' }, 'REQUISICAO_INVALIDA'],
      ['vendas', { situacao: 'Nenhuma' }, 'REQUISICAO_INVALIDA'],
      ['inadimplencia', { de: '2026-02-02' }, 'REQUISICAO_INVALIDA'],
      ['vendas', { leilao: '01900000-0000-7000-8000-00000000000a' }, 'NAO_ENCONTRADO'],
      ['nenhum', {}, 'NAO_ENCONTRADO'],
    ];
    for (const [nome, parametros, codigo] of recusas)
      expect([nome, parametros, (await pedir(nome, parametros)).corpo.codigo]).toEqual([
        nome,
        parametros,
        codigo,
      ]);
    const daPacto = await engine.entrar('adm', 'pacto');
    expect((await pedir('vendas', { leilao: leilao.uid }, daPacto, 'pacto')).corpo.codigo).toBe(
      'NAO_ENCONTRADO',
    );
  });

  it('show the reserve to administration and consignors alone, and clients masked', async () => {
    const acerto = await engine.entrar('acerto');
    expect((await tirar('condicionais'))[0]).toContain('Valor do comitente');
    expect((await tirar('condicionais', {}, acerto))[0]).not.toContain('Valor do comitente');
    const clientes = await tirar('clientes');
    expect(clientes.length).toBeGreaterThan(1);
    expect(clientes.join('\n')).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
  });

  it('of a consignor have their rows alone, whatever is asked; their auctions and their own runs as well', async () => {
    const colega = await colegaCom(engine, ['Interno - Comitente']);
    const { token } = colega;
    expect(await catalogo(token)).toEqual([]);
    expect((await pedir('vendas', {}, token)).corpo.codigo).toBe('SEM_PERMISSAO');
    const semNenhum = await tirar('meu-resultado', {}, token);
    expect(semNenhum).toHaveLength(1);
    await engine.pedir('POST', `/v1/comitentes/usuario-comitente/${colega.uid}`, {
      ...{ token: adm, corpo: { comIds: [meu.id], nomeSite: 'X', cogId: 1 } },
    });
    const meus = (await tirar('meu-resultado', {}, token)).join('\n');
    expect([meus.includes('Meu trator'), meus.includes('Trator alheio'), meus.includes('612,34')]).toEqual([
      ...[true, false, true],
    ]);
    // Who bought is told by nickname until it is paid.
    const eu = (await engine.pedir('GET', '/v1/auth/eu', { token: await engine.entrar('cliente1') })).corpo;
    const vendidos = await tirar('meus-lotes-vendidos', {}, token);
    expect([vendidos.length, vendidos[1]!.includes('Meu barco'), vendidos[1]!.includes(eu.nome)]).toEqual([
      ...[2, true, false],
    ]);
    const acerto = await tirar('acerto-por-comitente', { leilao: leilao.uid });
    expect([acerto.length, acerto[1]!.includes(eu.nome)]).toEqual([2, true]);
    const leiloes = await engine.pedir('GET', '/v1/relatorios/leiloes?para=comitente', { token });
    expect(leiloes.corpo.itens.map(({ uid }: Json) => uid)).toEqual([leilao.uid]);
    const execucoes = await engine.pedir('GET', '/v1/relatorios/execucoes?para=comitente', { token });
    expect(execucoes.corpo.itens.every(({ minha }: Json) => minha)).toBe(true);
    expect(execucoes.corpo.total).toBe(3);
    const deTodos = await engine.pedir('GET', '/v1/relatorios/execucoes?para=comitente', { token: adm });
    expect(deTodos.corpo.itens.some(({ autor, minha }: Json) => autor === 'Colega' && !minha)).toBe(true);
    // The house sees that it was run, and fetches nothing of it.
    const [{ uid }] = execucoes.corpo.itens;
    expect((await engine.pedir('GET', `/v1/minhas-exportacoes/${uid}/arquivo`, { token: adm })).status).toBe(
      404,
    );
  });

  it('find auctions by name and number, of the brand alone', async () => {
    const achar = async (texto: string, token = adm, hotsite = 'leilo') =>
      (
        await engine.pedir('GET', `/v1/relatorios/leiloes?texto=${encodeURIComponent(texto)}`, {
          token,
          hotsite,
        })
      ).corpo.itens.map(({ uid }: Json) => uid);
    expect(await achar('dos relatórios')).toEqual([leilao.uid]);
    expect(await achar(String(leilao.id))).toEqual([leilao.uid]);
    expect(await achar('dos relatórios', await engine.entrar('adm', 'pacto'), 'pacto')).toEqual([]);
  });
});

describe('an auction by its figures', () => {
  const painel = (token = adm, hotsite = 'leilo', uid = leilao.uid) =>
    engine.pedir('GET', `/v1/eventos/dashboard/${uid}`, { token, hotsite });
  const figura = async (key: string): Promise<Json> =>
    (await painel()).corpo.itens.find((um: Json) => um.key === key);

  it('says of each how many, which are the rows of the list that it names', async () => {
    const { corpo } = await painel();
    expect(corpo.leilao).toMatchObject({ uid: leilao.uid, nome: 'Leilão dos relatórios' });
    const caminhos: Record<string, string> = {
      loteDaCasa: '/v1/leiloes/lotes',
      lanceRecebido: '/v1/lances-recebidos',
    };
    for (const { key, qtd, lista, leiUid } of corpo.itens) {
      expect(leiUid).toBe(leilao.uid);
      if (lista === null) continue;
      const filtro = encodeURIComponent(JSON.stringify(lista.filtros));
      const { corpo: linhas } = await engine.pedir('GET', `${caminhos[lista.especie]}?filtro=${filtro}`, {
        token: adm,
      });
      expect([key, linhas.total]).toEqual([key, qtd]);
    }
    expect((await figura('lances')).qtd).toBe(2);
    expect((await figura('lotes')).qtd).toBe(3);
    expect(corpo.porMinuto).toHaveLength(30);
    expect(corpo.porMinuto.reduce((soma: number, { qtd }: Json) => soma + qtd, 0)).toBe(2);
    expect(JSON.stringify(corpo)).not.toMatch(/@demo|cpf|apelido/i);
  });

  it('is for administration and support of its brand alone', async () => {
    expect((await painel(await engine.entrar('sac'))).status).toBe(200);
    expect((await painel(await engine.entrar('mkt'))).status).toBe(403);
    expect((await painel(await engine.entrar('adm', 'pacto'), 'pacto')).status).toBe(404);
    const mkt = engine.socket(await engine.entrar('mkt'));
    await new Promise<void>((pronto) => mkt.on('connect', () => pronto()));
    const recusa = await mkt.emitWithAck('conectar-dashboard', { leiUid: leilao.uid });
    expect([recusa.ok, recusa.erro.codigo]).toEqual([false, 'SEM_PERMISSAO']);
    mkt.disconnect();
  });

  it('is told of within two seconds: a bid, and who comes and goes', async () => {
    const socket = engine.socket(adm);
    let ouvidos = 0;
    socket.on('on-dashboard', ({ leiUid }) => {
      if (leiUid === leilao.uid) ouvidos += 1;
    });
    await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
    expect((await socket.emitWithAck('conectar-dashboard', { leiUid: leilao.uid })).ok).toBe(true);
    const dita = async (fazer: () => Promise<unknown>) => {
      const antes = ouvidos;
      await fazer();
      await ate(
        async () => ouvidos,
        (agora) => agora > antes,
        5_000,
      );
    };
    await new Promise((depois) => setTimeout(depois, 1_500));
    await dita(() => engine.lance(leilao.lotes[1]!, 'cliente1', 'MANUAL', 50_000));
    expect((await figura('lances')).qtd).toBe(3);
    expect((await figura('pessoas')).qtd).toBe(0);
    const visitante = engine.socket();
    await new Promise<void>((pronto) => visitante.on('connect', () => pronto()));
    await dita(() => visitante.emitWithAck('conectar-lances-lote', { lelUid: leilao.lotes[0] }));
    expect((await figura('pessoas')).qtd).toBe(1);
    await dita(async () => visitante.disconnect());
    expect((await figura('pessoas')).qtd).toBe(0);
    socket.disconnect();
  });
});
