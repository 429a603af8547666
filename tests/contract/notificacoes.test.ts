import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, espera, type Json, SEGREDO, SENHA } from './engine.ts';
import { pastaVazia } from './pasta.ts';
import { navegador, servidorDePush } from './servidor-de-push.ts';

const push = await servidorDePush();
// Without the demo's auctions: what its lots sell rings the same bells.
const engine = new EngineDeTeste(pastaVazia(), {
  ...{ MARTELO_DEMO: 'contas', MARTELO_PUSH_SERVICOS: push.origem },
});
beforeAll(() => engine.subir());
afterAll(async () => {
  push.fechar();
  await engine.encerrar();
});

const servico = { 'x-martelo-servico': SEGREDO };
const como = async (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, {
    ...{ token: await engine.entrar(quem, hotsite), hotsite },
    ...(corpo === undefined ? {} : { corpo }),
  });
const sino = async (quem: string) =>
  (await como(quem, 'GET', '/v1/cliente/avisos?porPagina=50')).corpo as Json;
const doLote = async (quem: string, nome: string) =>
  (await sino(quem)).itens.filter(({ corpo, titulo }: Json) => `${titulo} ${corpo}`.includes(nome)) as Json[];
const inscrever = async (quem: string, nome: string) => {
  const aparelho = navegador(push.origem, nome);
  const { status, texto } = await como(quem, 'POST', '/v1/cliente/push', aparelho.inscricao);
  expect(status, texto).toBe(201);
  return {
    ...aparelho,
    recebidos: () => push.recebidos.filter(({ caminho }) => caminho === aparelho.caminho),
  };
};
const lote = async (nome: string, mais: object = {}) => {
  const { lotes } = await engine.leilao({ pontoCorteParaIncrementoPosLancesSegundos: 0 }, [
    { nome, tipo: 'Carro', valor: { minimo: 100_000, incremento: 10_000 }, dataFim: daqui(3_600), ...mais },
  ]);
  return lotes[0]!;
};
/** Letters in the folder, decoded, about something. */
const cartas = (sobre: string): string[] => {
  const pasta = join(engine.pasta, 'engine/correio');
  if (!existsSync(pasta)) return [];
  return readdirSync(pasta)
    .map((nome) =>
      readFileSync(join(pasta, nome), 'utf8')
        .replaceAll('=\r\n', '')
        .replaceAll(/(=[0-9A-F]{2})+/g, (hex) =>
          Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'),
        ),
    )
    .filter((eml) => eml.includes(sobre));
};

describe('being outbid', () => {
  it('reaches a phone at the push service, and the bell of an open page, within two seconds', async () => {
    const aparelho = await inscrever('cliente1', 'rapido');
    const lelUid = await lote('Superado Rapido');
    const socket = engine.socket(await engine.entrar('cliente1'));
    const tocou = new Promise<{ aviso: Json; em: number }>((resolve) => {
      socket.on('on-aviso', (aviso: Json) => resolve({ aviso, em: Date.now() }));
    });
    await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
    await socket.emitWithAck('conectar-cliente', {});
    await engine.lance(lelUid, 'cliente1', 'MANUAL', 100_000);
    const { status } = await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    const superadoEm = Date.now();
    expect(status).toBe(201);

    const [recebido] = await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length > 0,
    );
    expect(recebido!.em - superadoEm).toBeLessThan(2_000);
    const { aviso, em } = await tocou;
    expect(em - superadoEm).toBeLessThan(2_000);
    socket.close();

    expect(aparelho.ler(recebido!)).toMatchObject({
      titulo: 'Você foi superado',
      corpo: 'Superado Rapido. Lance atual: R$ 1.100,00.',
      destino: expect.stringMatching(/^\/leilao\//),
      aviso: aviso.uid,
    });
    const { cabecalhos } = recebido!;
    expect(cabecalhos).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(cabecalhos.topic).toMatch(/^[\w-]{32}$/);
    expect(Number(cabecalhos.ttl)).toBeLessThanOrEqual(3_600);
    const [, jwt] = /^vapid t=([\w.-]+), k=[\w-]+$/.exec(cabecalhos.authorization!)!;
    const { aud, exp, sub } = JSON.parse(Buffer.from(jwt!.split('.')[1]!, 'base64url').toString());
    expect([aud, sub]).toEqual([push.origem, 'mailto:avisos@martelo.localhost']);
    expect(exp * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect(await doLote('cliente1', 'Superado Rapido')).toHaveLength(1);
    expect(await doLote('cliente2', 'Superado Rapido')).toEqual([]);
  });

  it('several times in a row is one line on the bell, with the newest price, under one topic', async () => {
    const aparelho = await inscrever('cliente3', 'seguidos');
    const lelUid = await lote('Superado Seguidos');
    for (let valor = 100_000; valor < 200_000; valor += 20_000) {
      await engine.lance(lelUid, 'cliente3', 'MANUAL', valor);
      await engine.lance(lelUid, 'cliente2', 'MANUAL', valor + 10_000);
    }
    const [recebido] = await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length > 0,
    );
    expect(aparelho.ler(recebido!).corpo).toContain('R$ 1.900,00');
    await espera(1_500);
    expect(aparelho.recebidos()).toHaveLength(1);

    // Ten seconds later at the earliest, and then in the first one's place.
    await engine.lance(lelUid, 'cliente3', 'MANUAL', 200_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 210_000);
    await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length === 2,
    );
    const [um, outro] = aparelho.recebidos();
    expect(outro!.em - um!.em).toBeGreaterThan(8_000);
    expect(outro!.cabecalhos.topic).toBe(um!.cabecalhos.topic);
    const linhas = await doLote('cliente3', 'Superado Seguidos');
    expect(linhas.map(({ corpo }) => corpo)).toEqual(['Superado Seguidos. Lance atual: R$ 2.100,00.']);
  });

  it('is not told to who leads again by then', async () => {
    const aparelho = await inscrever('cliente4', 'retomou');
    const lelUid = await lote('Superado Retomado');
    await engine.lance(lelUid, 'cliente4', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    await engine.lance(lelUid, 'cliente4', 'MANUAL', 120_000);
    await espera(1_500);
    expect(aparelho.recebidos()).toEqual([]);
    expect(await doLote('cliente4', 'Superado Retomado')).toEqual([]);
  });

  it('is not told to who has the lot open, until that page is hidden', async () => {
    const aparelho = await inscrever('cliente5', 'olhando');
    const lelUid = await lote('Superado Visto');
    const socket = engine.socket(await engine.entrar('cliente5'));
    await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
    await socket.emitWithAck('conectar-lances-lote', { lelUid });
    await engine.lance(lelUid, 'cliente5', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    await espera(1_500);
    expect(aparelho.recebidos()).toEqual([]);

    await socket.emitWithAck('pagina-visivel', { visivel: false });
    await engine.lance(lelUid, 'cliente5', 'MANUAL', 120_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 130_000);
    await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length === 1,
    );
    socket.close();
  });

  it('is told to who has it as one card of a list', async () => {
    const aparelho = await inscrever('cliente7', 'lista');
    const lelUid = await lote('Superado Na Lista');
    const socket = engine.socket(await engine.entrar('cliente7'));
    await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
    await socket.emitWithAck('conectar-lances-lote', { lelUid, deLonge: true });
    await engine.lance(lelUid, 'cliente7', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length === 1,
    );
    expect(await doLote('cliente7', 'Superado Na Lista')).toHaveLength(1);
    socket.close();
  });

  it('is known after a restart, though nobody looked at who led before', async () => {
    const aparelho = await inscrever('cliente6', 'reinicio');
    const lelUid = await lote('Superado Depois');
    await engine.lance(lelUid, 'cliente6', 'AUTOMATICO', 150_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 120_000);
    await engine.parar('SIGKILL');
    await engine.subir();
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 200_000);
    const [recebido] = await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length > 0,
    );
    expect(aparelho.ler(recebido!).corpo).toContain('Superado Depois');
  });
});

describe('a device', () => {
  it('that is gone (410) is forgotten, and is asked no more', async () => {
    const morto = await inscrever('cliente7', 'morto');
    const vivo = await inscrever('cliente7', 'vivo');
    push.respostas.set(morto.caminho, 410);
    const primeiro = await lote('Aparelho Um');
    await engine.lance(primeiro, 'cliente7', 'MANUAL', 100_000);
    await engine.lance(primeiro, 'cliente2', 'MANUAL', 110_000);
    await ate(
      async () => vivo.recebidos(),
      (todos) => todos.length === 1,
    );
    const segundo = await lote('Aparelho Dois');
    await engine.lance(segundo, 'cliente7', 'MANUAL', 100_000);
    await engine.lance(segundo, 'cliente2', 'MANUAL', 110_000);
    await ate(
      async () => vivo.recebidos(),
      (todos) => todos.length === 2,
    );
    expect(morto.recebidos()).toHaveLength(1);
  });

  it('is taken at the known push services alone: the engine calls no address of a stranger’s choice', async () => {
    for (const endpoint of [
      'http://127.0.0.1:1/p/interno',
      'https://interno.example/p',
      'https://fcm.googleapis.com.mal.example/p',
      'https://fcm.googleapis.com:8443/p',
      'https://fcm.googleapis.com@mal.example/p',
    ]) {
      const { inscricao } = navegador(push.origem, 'x');
      const { status, corpo } = await como('cliente1', 'POST', '/v1/cliente/push', {
        ...inscricao,
        endpoint,
      });
      expect([status, corpo.codigo], endpoint).toEqual([422, 'PUSH_RECUSADO']);
    }
  });

  it('is one person’s, and nobody else takes it away', async () => {
    const aparelho = await inscrever('cliente8', 'meu');
    const endpoint = encodeURIComponent(aparelho.inscricao.endpoint);
    await como('cliente9', 'DELETE', `/v1/cliente/push?endpoint=${endpoint}`);
    const lelUid = await lote('Aparelho Meu');
    await engine.lance(lelUid, 'cliente8', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length === 1,
    );
    await como('cliente8', 'DELETE', `/v1/cliente/push?endpoint=${endpoint}`);
    const depois = await lote('Aparelho Sem');
    await engine.lance(depois, 'cliente8', 'MANUAL', 100_000);
    await engine.lance(depois, 'cliente2', 'MANUAL', 110_000);
    await ate(
      () => doLote('cliente8', 'Aparelho Sem'),
      (todos) => todos.length === 1,
    );
    expect(aparelho.recebidos()).toHaveLength(1);
  });

  it('is told no more once its session is over: by leaving, and by a new password made elsewhere', async () => {
    const entrarDeNovo = async (senha = SENHA) => {
      const { corpo } = await engine.pedir('POST', '/v1/auth/token', {
        corpo: { email: 'cliente7@demo.martelo', senha, permanecerLogado: false },
      });
      return corpo as { access_token: string; refresh_token: string };
    };
    const inscreverCom = async (token: string, nome: string) => {
      const aparelho = navegador(push.origem, nome);
      const { status } = await engine.pedir('POST', '/v1/cliente/push', { token, corpo: aparelho.inscricao });
      expect(status).toBe(201);
      return () => push.recebidos.filter(({ caminho }) => caminho === aparelho.caminho).length;
    };
    const [sai, esquecido, fica] = [await entrarDeNovo(), await entrarDeNovo(), await entrarDeNovo()];
    const doQueSai = await inscreverCom(sai.access_token, 'sai');
    const doEsquecido = await inscreverCom(esquecido.access_token, 'esquecido');
    const doQueFica = await inscreverCom(fica.access_token, 'fica');
    const superar = async (nome: string) => {
      const lelUid = await lote(nome);
      const lance = (token: string | undefined, valor: number) =>
        engine.pedir('POST', `/v1/lotes/${lelUid}/lances`, {
          ...{ token, corpo: { comandoId: randomUUID(), tipo: 'MANUAL', valor } },
        });
      await lance(fica.access_token, 100_000);
      await lance(await engine.entrar('cliente2'), 110_000);
    };
    await engine.pedir('POST', '/v1/auth/sair', {
      ...{ token: sai.access_token, corpo: { refresh_token: sai.refresh_token } },
    });
    await superar('Sessao Um');
    await ate(
      async () => doQueFica(),
      (quantos) => quantos === 1,
    );
    await ate(
      async () => doEsquecido(),
      (quantos) => quantos === 1,
    );
    expect(doQueSai()).toBe(0);
    const senhaNova = 'outra-senha-dos-testes-2026';
    const { status, texto } = await engine.pedir('PUT', '/v1/auth/senha', {
      ...{ token: fica.access_token, corpo: { senhaAtual: SENHA, senhaNova } },
    });
    expect(status, texto).toBe(200);
    await superar('Sessao Dois');
    await ate(
      async () => doQueFica(),
      (quantos) => quantos === 2,
    );
    expect(doEsquecido()).toBe(1);
  });

  it('says that it showed the message, by the seal that came with it', async () => {
    const aparelho = await inscrever('cliente9', 'selo');
    const lelUid = await lote('Aparelho Selo');
    await engine.lance(lelUid, 'cliente9', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    const [recebido] = await ate(
      async () => aparelho.recebidos(),
      (todos) => todos.length > 0,
    );
    const { entrega, selo } = aparelho.ler(recebido!);
    const contar = (corpo: object) => engine.pedir('POST', '/v1/push/recebido', { corpo });
    expect((await contar({ entrega, selo: 'x'.repeat(22) })).status).toBe(401);
    expect((await contar({ entrega, selo })).status).toBe(200);
    const { corpo } = await como('adm', 'GET', `/v1/avisos/${entrega}`);
    expect(corpo).toMatchObject({ canal: 'push', situacao: 'ENTREGUE', evento: 'superado' });
    expect(JSON.stringify(corpo)).not.toContain('demo.martelo');
  });
});

describe('the bell', () => {
  it('is its own person’s: nobody else lists or marks it, nor staff, nor on another brand', async () => {
    const lelUid = await lote('Sino Proprio');
    await engine.lance(lelUid, 'cliente1', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    const [meu] = await ate(
      () => doLote('cliente1', 'Sino Proprio'),
      (todos) => todos.length === 1,
    );
    const deOutra = await como('cliente2', 'POST', '/v1/cliente/avisos/lidos', { uids: [meu.uid] });
    expect(deOutra.status).toBe(200);
    expect((await doLote('cliente1', 'Sino Proprio'))[0].lidoEm).toBeNull();
    expect(await doLote('cliente2', 'Sino Proprio')).toEqual([]);
    expect((await como('adm', 'GET', '/v1/cliente/avisos')).status).toBe(403);
    expect((await engine.pedir('GET', '/v1/cliente/avisos')).status).toBe(401);
    const noutra = await engine.pedir('GET', '/v1/cliente/avisos', {
      ...{ token: await engine.entrar('cliente1'), hotsite: 'pacto' },
    });
    expect(noutra.status).toBe(401);
  });

  it('counts what was not read, goes on after a page, and is read one by one or all at once', async () => {
    for (const nome of ['Sino Um', 'Sino Dois', 'Sino Tres']) {
      const lelUid = await lote(nome);
      await engine.lance(lelUid, 'cliente4', 'MANUAL', 100_000);
      await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    }
    const todos = await ate(
      () => sino('cliente4'),
      ({ itens }) => itens.length >= 3,
    );
    expect(todos.naoLidos).toBe(todos.itens.filter(({ lidoEm }: Json) => lidoEm === null).length);
    const pagina = (await como('cliente4', 'GET', '/v1/cliente/avisos?porPagina=2')).corpo;
    const resto = (
      await como(
        'cliente4',
        'GET',
        `/v1/cliente/avisos?porPagina=50&apos=${encodeURIComponent(pagina.proximo)}`,
      )
    ).corpo;
    expect([...pagina.itens, ...resto.itens].map(({ uid }: Json) => uid)).toEqual(
      todos.itens.map(({ uid }: Json) => uid),
    );
    const { corpo } = await como('cliente4', 'POST', '/v1/cliente/avisos/lidos', {
      uids: [todos.itens[0].uid],
    });
    expect(corpo.naoLidos).toBe(todos.naoLidos - 1);
    expect(
      (await como('cliente4', 'POST', '/v1/cliente/avisos/lidos', { uids: 'todos' })).corpo.naoLidos,
    ).toBe(0);
  });
});

describe('choices', () => {
  const ler = async (quem: string) =>
    (await como(quem, 'GET', '/v1/cliente/preferencias-avisos')).corpo as Json;
  const gravar = (quem: string, corpo: object) => como(quem, 'PUT', '/v1/cliente/preferencias-avisos', corpo);
  const de = (vista: Json, evento: string, canal: string) =>
    vista.eventos.find((um: Json) => um.evento === evento)?.canais.find((um: Json) => um.canal === canal);

  it('hold from the next message on, and two who save at once are told of each other', async () => {
    const antes = await ler('cliente6');
    expect(de(antes, 'superado', 'push').ligado).toBe(true);
    const mudada = await gravar('cliente6', {
      revisao: antes.revisao,
      escolhas: { superado: { sino: false, push: false } },
    });
    expect(mudada.status, mudada.texto).toBe(200);
    expect(de(mudada.corpo, 'superado', 'push').ligado).toBe(false);
    const velha = await gravar('cliente6', {
      revisao: antes.revisao,
      escolhas: { superado: { push: true } },
    });
    expect([velha.status, velha.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    expect(velha.corpo.atual.revisao).toBe(mudada.corpo.revisao);

    const aparelho = await inscrever('cliente6', 'escolheu');
    const lelUid = await lote('Escolha Nenhum');
    await engine.lance(lelUid, 'cliente6', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    await espera(1_500);
    expect(aparelho.recebidos()).toEqual([]);
    expect(await doLote('cliente6', 'Escolha Nenhum')).toEqual([]);
  });

  it('cannot switch off what has to be told, and name no event or channel that is not there', async () => {
    const { revisao } = await ler('cliente1');
    const recusa = async (escolhas: object) => {
      const { status, corpo } = await gravar('cliente1', { revisao, escolhas });
      return [status, corpo.codigo];
    };
    expect(await recusa({ vencedor: { email: false } })).toEqual([422, 'CANAL_OBRIGATORIO']);
    expect(await recusa({ 'busca-salva': { sms: true } })).toEqual([422, 'CANAL_INDISPONIVEL']);
    expect(await recusa({ nenhum: { email: true } })).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(await recusa({ superado: { pombo: true } })).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect((await gravar('cliente1', { escolhas: {} })).status).toBe(400);
  });

  it('keep the consent to offers with its words, and take it back', async () => {
    const { revisao, novidades } = await ler('cliente8');
    expect(novidades).toMatchObject({ aceito: false, em: null });
    const aceita = (await gravar('cliente8', { revisao, novidades: true })).corpo;
    expect(aceita.novidades).toMatchObject({ aceito: true, em: expect.any(String) });
    const retirada = (await gravar('cliente8', { revisao: aceita.revisao, novidades: false })).corpo;
    expect(retirada.novidades.aceito).toBe(false);
  });

  it('of the brand: what there is to settle is told to who settles it, and to nobody else', async () => {
    for (const quem of ['sac', 'cliente1'])
      expect((await como(quem, 'GET', '/v1/avisos/eventos')).status, quem).toBe(403);
    const { itens } = (await como('mkt', 'GET', '/v1/avisos/eventos')).corpo;
    const doCodigo = (codigo: string) => itens.find((um: Json) => um.evento === codigo);
    // A win, a conditional sale, payments and passwords are told by letter, whatever anybody settles.
    for (const codigo of ['vencedor', 'condicional-aberta', 'pagamento-aprovado', 'senha-redefinir'])
      expect(doCodigo(codigo).canais).toContainEqual({
        ...{ canal: 'email', rotulo: 'E-mail', ligado: true, sempre: true },
      });
    expect(doCodigo('convite')).toMatchObject({ marketing: true, urgente: false });
    expect(doCodigo('superado')).toMatchObject({ marketing: false, urgente: true, horas: 1 });
  });

  it('of the brand: a channel that it switched off is offered to nobody, and goes to nobody', async () => {
    const criada = await como('adm', 'POST', '/v1/avisos-configuracao', {
      silencio: { inicio: 0, fim: 0 },
      canais: { superado: { push: false } },
    });
    expect(criada.status, criada.texto).toBe(201);
    expect(de(await ler('cliente1'), 'superado', 'push')).toBeUndefined();
    const proibida = await como('adm', 'PUT', `/v1/avisos-configuracao/${criada.corpo.uid}`, {
      ...{ revisao: criada.corpo.revisao, canais: { vencedor: { email: false } } },
    });
    expect([proibida.status, proibida.corpo.codigo]).toEqual([422, 'CANAL_OBRIGATORIO']);
    await como(
      'adm',
      'DELETE',
      `/v1/avisos-configuracao/${criada.corpo.uid}?revisao=${criada.corpo.revisao}`,
    );
    expect(de(await ler('cliente1'), 'superado', 'push')).toBeDefined();
  });
});

describe('a letter', () => {
  it('has the brand’s words and colours, both forms, and nothing of it is taken for markup', async () => {
    const { corpo: antes } = await engine.pedir('GET', '/v1/hotsites/1/avisos', { cabecalhos: servico });
    const voz = {
      ...{ id: 1, corPrimaria: '#aa0055', logoUrl: null, endereco: 'Rua <Um>, 10', emailContato: null },
      modelos: [
        { evento: 'vencedor', canal: 'email', titulo: 'É seu: {lote}', corpo: '<b>{lote}</b> por {total}.' },
      ],
    };
    const gravada = await engine.pedir('PUT', '/v1/hotsites/1/avisos', { corpo: voz, cabecalhos: servico });
    expect(gravada.status, gravada.texto).toBe(200);
    const lelUid = await lote('Carta <script>', { dataFim: daqui(2) });
    await engine.lance(lelUid, 'cliente1', 'MANUAL', 100_000);
    const [carta] = await ate(
      async () => cartas('Carta <script></b> por'),
      (todas) => todas.length > 0,
    );
    const [, html = ''] = carta!.split('text/html');
    expect(html).toContain('&lt;b&gt;Carta &lt;script&gt;&lt;/b&gt;');
    expect(html).toContain('#aa0055');
    expect(html).toContain('Rua &lt;Um&gt;, 10');
    expect(html).not.toMatch(/<script|<b>/);
    // What has to be told has no address that switches it off.
    expect(carta).not.toContain('List-Unsubscribe');
    await engine.pedir('PUT', '/v1/hotsites/1/avisos', {
      corpo: antes.modelos ? antes : { ...voz, modelos: [] },
      cabecalhos: servico,
    });
  });

  it('is refused a text that names what there is not, and only the cms tells a brand’s', async () => {
    const voz = (modelo: object) => ({
      ...{ id: 1, corPrimaria: '#aa0055', logoUrl: null, endereco: null, emailContato: null },
      modelos: [{ evento: 'superado', canal: 'push', titulo: 'Oi', corpo: '{lote}', ...modelo }],
    });
    const mandar = (corpo: object, cabecalhos: Record<string, string> = servico) =>
      engine.pedir('PUT', '/v1/hotsites/1/avisos', { corpo, cabecalhos });
    const ruim = await mandar(voz({ corpo: '{lote} {cpf}' }));
    expect([ruim.status, ruim.corpo.codigo]).toEqual([422, 'CONTEUDO_RECUSADO']);
    expect(ruim.corpo.message).toContain('Não existe a variável {cpf}');
    expect((await mandar(voz({}), {})).status).toBe(401);
    expect((await mandar({ ...voz({}), id: 2 })).status).toBe(400);
  });

  it('that can be switched off says where, by one click and without a login, and only that', async () => {
    const vista = (await como('cliente9', 'GET', '/v1/cliente/preferencias-avisos')).corpo as Json;
    await como('cliente9', 'PUT', '/v1/cliente/preferencias-avisos', {
      ...{ revisao: vista.revisao, escolhas: { superado: { email: true } } },
    });
    const lelUid = await lote('Carta Desligavel');
    await engine.lance(lelUid, 'cliente9', 'MANUAL', 100_000);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 110_000);
    const [carta] = await ate(
      async () => cartas('Carta Desligavel'),
      (todas) => todas.length > 0,
    );
    const [, url] = /^List-Unsubscribe: <(http[^>]+)>/m.exec(carta!)!;
    expect(carta).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const t = new URL(url!).searchParams.get('t')!;
    const ver = (token: string, hotsite = 'leilo') =>
      engine.pedir('GET', `/v1/descadastro?t=${encodeURIComponent(token)}`, { hotsite });
    expect((await ver(t)).corpo).toMatchObject({ evento: 'superado', canal: 'email', ligado: true });
    // Looking changes nothing.
    expect((await ver(t)).corpo.ligado).toBe(true);
    for (const falso of [`${t}x`, t.replace(/^./, 'x'), 'nada', `${t.split('.')[0]}.`])
      expect((await ver(falso)).corpo.codigo).toBe('DESCADASTRO_INVALIDO');
    expect((await ver(t, 'pacto')).corpo.codigo).toBe('DESCADASTRO_INVALIDO');

    const desligar = (ligar: boolean) =>
      engine.pedir('POST', '/v1/descadastro', { corpo: { token: t, ligar } });
    expect((await desligar(false)).corpo.ligado).toBe(false);
    const depois = await lote('Carta Desligada');
    await engine.lance(depois, 'cliente9', 'MANUAL', 100_000);
    await engine.lance(depois, 'cliente2', 'MANUAL', 110_000);
    await ate(
      () => doLote('cliente9', 'Carta Desligada'),
      (todos) => todos.length === 1,
    );
    await espera(500);
    expect(cartas('Carta Desligada')).toEqual([]);
    expect((await desligar(true)).corpo.ligado).toBe(true);
  });

  it('is tried by the house with the longest names, at one’s own address, and seen with its variables', async () => {
    expect(
      (await como('cliente1', 'POST', '/v1/avisos/teste', { evento: 'vencedor', canal: 'email' })).status,
    ).toBe(403);
    const { status } = await como('mkt', 'POST', '/v1/avisos/teste', { evento: 'vencedor', canal: 'email' });
    expect(status).toBe(202);
    const [carta] = await ate(
      async () => cartas('[Teste]'),
      (todas) => todas.length > 0,
    );
    expect(carta).toMatch(/^To: mkt@demo\.martelo$/m);
    const sms = await como('mkt', 'POST', '/v1/avisos/teste', {
      ...{ evento: 'superado', canal: 'sms', telefone: '(62) 99999-8888' },
    });
    expect(sms.status, sms.texto).toBe(202);
    const [arquivo] = readdirSync(join(engine.pasta, 'engine/sms'));
    expect(JSON.parse(readFileSync(join(engine.pasta, 'engine/sms', arquivo!), 'utf8'))).toMatchObject({
      para: '+5562999998888',
    });
    // Where nobody says another, one's own: who has none on record is asked for it.
    const semTelefone = await como('mkt', 'POST', '/v1/avisos/teste', { evento: 'superado', canal: 'sms' });
    expect([semTelefone.status, semTelefone.corpo.message], semTelefone.texto).toEqual([
      400,
      ['telefone: informe um telefone com DDD'],
    ]);
    // On the bell it is their own notice; a browser gets it by what it says of itself, and is not kept.
    const noSino = await como('mkt', 'POST', '/v1/avisos/teste', { evento: 'superado', canal: 'sino' });
    expect(noSino.status, noSino.texto).toBe(202);
    const { itens } = (await como('mkt', 'GET', '/v1/equipe/avisos')).corpo;
    expect(itens[0]).toMatchObject({ evento: 'aviso-testado', titulo: '[Teste] Você foi superado' });
    const aparelho = navegador(push.origem, 'teste-da-casa');
    const noNavegador = { evento: 'superado', canal: 'push' };
    const { inscricao } = aparelho;
    expect((await como('mkt', 'POST', '/v1/avisos/teste', { ...noNavegador, inscricao })).status).toBe(202);
    const doAparelho = () => push.recebidos.filter(({ caminho }) => caminho === aparelho.caminho);
    expect(aparelho.ler(doAparelho()[0]!)).toMatchObject({ titulo: '[Teste] Você foi superado' });
    expect((await como('mkt', 'POST', '/v1/avisos/teste', noNavegador)).corpo.message).toEqual([
      'inscricao: informe a deste navegador',
    ]);
    const alheia = { ...inscricao, endpoint: 'https://10.0.0.1/empurrar' };
    expect(
      (await como('mkt', 'POST', '/v1/avisos/teste', { ...noNavegador, inscricao: alheia })).corpo.codigo,
    ).toBe('PUSH_RECUSADO');
    // A service that is down is no fault of who asks, and said so.
    for (const [disse, esperado] of [
      [503, [502, 'TESTE_NAO_SAIU']],
      [410, [422, 'TESTE_RECUSADO']],
    ] as const) {
      push.respostas.set(aparelho.caminho, disse);
      const caido = await como('mkt', 'POST', '/v1/avisos/teste', { ...noNavegador, inscricao });
      expect([caido.status, caido.corpo.codigo]).toEqual(esperado);
    }
    const { corpo } = await como('mkt', 'GET', '/v1/avisos/modelos');
    const superado = corpo.itens.find((um: Json) => um.evento === 'superado' && um.canal === 'push');
    expect(superado).toMatchObject({ origem: 'casa', titulo: 'Você foi superado' });
    expect(superado.variaveis).toContainEqual({ nome: 'lote', rotulo: 'Nome do lote', essencial: true });
  });
});

describe('what went out', () => {
  it('is one row a channel for who cares for it, is sent again on purpose, and by nobody else', async () => {
    const lelUid = await lote('Reenvio Pedido', { dataFim: daqui(2) });
    await engine.lance(lelUid, 'cliente3', 'MANUAL', 100_000);
    await ate(
      async () => cartas('Reenvio Pedido'),
      (todas) => todas.length === 1,
    );
    const filtro = JSON.stringify([
      { tipo: 'exata', campo: 'evento', valor: 'vencedor' },
      { tipo: 'exata', campo: 'canal', valor: 'email' },
    ]);
    const linha = await ate(
      async () =>
        (
          await como(
            'mkt',
            'GET',
            `/v1/avisos/qb?filtro=${encodeURIComponent(filtro)}&ordenar=criadaEm&ordem=desc&porPagina=1`,
          )
        ).corpo.itens[0] as Json,
      (uma) => uma?.situacao === 'ENVIADA' && uma.para === 'c***@demo.martelo',
    );
    for (const quem of ['acerto', 'cliente3'])
      expect((await como(quem, 'GET', '/v1/avisos/qb')).status, quem).toBe(403);
    const reenviar = (revisao: number) =>
      como('mkt', 'POST', `/v1/avisos/${linha.uid}/reenviar`, { revisao });
    expect((await reenviar(linha.revisao)).status).toBe(200);
    await ate(
      async () => cartas('Reenvio Pedido'),
      (todas) => todas.length === 2,
    );
    // A letter of its own to mail servers, or they would drop it.
    const chaves = cartas('Reenvio Pedido').map((eml) => /Message-ID:\s+<([^>]+)>/im.exec(eml)![1]);
    expect(new Set(chaves).size).toBe(2);
    expect((await reenviar(linha.revisao)).corpo.codigo).toBe('REVISAO_DESATUALIZADA');
  });

  it('never tells two brands of each other', async () => {
    const { corpo } = await como('adm', 'GET', '/v1/avisos/qb?porPagina=200', undefined, 'pacto');
    expect(corpo.itens.every(({ hotsiteId }: Json) => hotsiteId === 2)).toBe(true);
    const { corpo: daqui_ } = await como('adm', 'GET', '/v1/avisos/qb?porPagina=1');
    const { status } = await como('adm', 'GET', `/v1/avisos/${daqui_.itens[0].uid}`, undefined, 'pacto');
    expect(status).toBe(404);
  });

  it('is not kept twice, whatever the call is repeated with', async () => {
    const { status } = await engine.pedir('POST', '/v1/push/recebido', {
      corpo: { entrega: randomUUID(), selo: 'x' },
    });
    expect(status).toBe(401);
  });
});
