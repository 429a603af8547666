import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { NENHUM_PROXY } from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { pino } from 'pino';
import { io as conectar, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitesDeLance } from '../api/limites.ts';
import { criarLocalizador } from '../leituras/localizador.ts';
import { lerDoMotor } from '../leituras/terminados/leitura.ts';
import { SEM_CARIMBOS } from '../leituras/vistas/carimbos.ts';
import { criarLeiloeiro } from '../negocio/leiloeiro/agir.ts';
import { criarApelidos } from '../negocio/leiloeiro/apelidos.ts';
import type { Acesso } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { assentar } from '../runtime/simulated-environment.ts';
import { type Bancada, bancada, LEILAO, loteUid } from '../runtime/test-bench.ts';
import { montarRealtime, type Realtime } from './realtime.ts';

const LOTE = loteUid(1);
const OUTRO = LEILAO.replace('a001', 'a002');
let mesa: Bancada;
let server: Server;
let realtime: Realtime;
let sockets: Socket[];
let validade: number;

const terminadas = new Set<string>();
let papeis: string[] = [];
const acessoDe = (sid: string, hotsiteId: number): { acesso: Acesso } => ({
  acesso: { tipo: 'cliente', hotsiteId, cliUid: sid.slice('sid-token-'.length), papeis },
});

beforeEach(async () => {
  terminadas.clear();
  papeis = [];
  sockets = [];
  validade = 600_000;
  mesa = await bancada();
  await mesa.abrirLeilao([{ valorComitente: 987_654 } as never, {}]);
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const localizador = criarLocalizador({
    leitura: lerDoMotor(mesa.motor),
    motor: mesa.motor,
    registros,
    emDia: async () => {},
    exigirExibicao: () => {},
  });
  realtime = montarRealtime({
    registros,
    server,
    motor: mesa.motor,
    log: pino({ level: 'silent' }),
    agora: mesa.ambiente.agora,
    carimbar: SEM_CARIMBOS,
    async verificar(token, hotsite) {
      if (!token.startsWith('token-')) throw new ErroMartelo('TOKEN_INVALIDO');
      const contaUid = token.slice(6);
      const sid = `sid-${token}`;
      return { ...acessoDe(sid, hotsite.id), sid, contaUid, expiraEm: mesa.ambiente.agora() + validade };
    },
    async conferir(sid, hotsite) {
      if (terminadas.has(sid)) throw new ErroMartelo('TOKEN_INVALIDO');
      return acessoDe(sid, hotsite.id);
    },
    hotsitePorSubdominio: (nome) => HOTSITES_DEMO.find(({ subdominio }) => subdominio === nome) ?? null,
    segredos: segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'segredo de teste' }),
    proxies: NENHUM_PROXY,
    origemPermitida: (origem) => origem.endsWith('.localhost:3000'),
    localizador,
    limites: limitesDeLance(mesa.ambiente.agora, true, ({ cliUid, lote, comandoId }) => {
      const onde = localizador.lembrado(lote);
      return onde !== null && mesa.motor.respondeu(onde.leiUid, { autor: cliUid, comandoId });
    }),
    async darLance(acesso, lelUid, { comandoId, valor }) {
      const { estado } = await localizador.lote(acesso, lelUid);
      if (acesso.cliUid === 'bloqueado') throw new ErroMartelo('CLIENTE_NAO_HABILITADO');
      const leiUid = estado.leilao.uid;
      return (await mesa.lance(acesso.cliUid, valor / 100, { comandoId, leiUid })) as never;
    },
    posicoesDoCliente: async () => [{ lelUid: LOTE, posicao: 'superado' }],
    eventosApos: async () => [],
    leiloeiro: criarLeiloeiro({
      ...{ motor: mesa.motor, localizador, apelidos: criarApelidos(registros), agora: mesa.ambiente.agora },
      desfazerVenda: async (_, __, fazer) => fazer(),
      ...{
        licitante: async () => 'cliente',
        contarHabilitados: async () => 7,
        nomeDoUsuario: async (uid: string) => uid,
      },
    }),
  });
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await realtime.parar();
  await new Promise((resolve) => server.close(resolve));
});

describe('connecting', () => {
  it('takes visitors and clients of a known brand', async () => {
    await entrar();
    await entrar('ana');
  });

  it('refuses a forged token, an unknown brand and no brand, with the catalogue’s error', async () => {
    expect(await recusa({ token: 'forjado', hotsite: 'leilo' })).toBe('TOKEN_INVALIDO');
    expect(await recusa({ hotsite: 'outra' })).toBe('HOTSITE_NAO_ENCONTRADO');
    expect(await recusa({})).toBe('HOTSITE_NAO_INFORMADO');
    expect(await recusa({ hotsite: { a: 1 }, token: 7 })).toBe('HOTSITE_NAO_INFORMADO');
  });

  it('refuses a page of another origin', async () => {
    const estranha = abrir({ hotsite: 'leilo' }, { origin: 'https://mal.example' });
    await new Promise((resolve) => estranha.once('connect_error', resolve));
    const nossa = abrir({ hotsite: 'leilo' }, { origin: 'http://leilo.localhost:3000' });
    await new Promise((resolve) => nossa.once('connect', () => resolve(null)));
  });

  it('disconnects when the token ends, and when the session is ended', async () => {
    validade = 30;
    const breve = await entrar('ana');
    await new Promise((resolve) => breve.once('disconnect', resolve));
    validade = 600_000;
    const outra = await entrar('bia');
    realtime.encerrarSessao('sid-token-bia');
    await new Promise((resolve) => outra.once('disconnect', resolve));
  });
});

describe('a session that holds no more, or is of other roles', () => {
  const lance = { lelUid: LOTE, tipo: 'MANUAL', valor: 50_000, comandoId: 'c-1' };

  it('bids no more over the socket it left open, and is disconnected', async () => {
    const ana = await entrar('ana');
    terminadas.add('sid-token-ana');
    const fim = new Promise((resolve) => ana.once('disconnect', resolve));
    const ack = await ana.emitWithAck('dar-lance', lance);
    expect(ack).toMatchObject({ ok: false, erro: { codigo: 'TOKEN_INVALIDO' } });
    await fim;
  });

  it('is disconnected when the account is written, and nobody else is', async () => {
    const [ana, bia] = [await entrar('ana'), await entrar('bia')];
    terminadas.add('sid-token-ana');
    const fim = new Promise((resolve) => ana.once('disconnect', resolve));
    await realtime.conferirConta('bia');
    await realtime.conferirConta('ana');
    await fim;
    expect(bia.connected).toBe(true);
  });

  it('comes again with the roles of now', async () => {
    const ana = await entrar('ana');
    papeis = ['outro'];
    const fim = new Promise((resolve) => ana.once('disconnect', resolve));
    await realtime.conferirConta('ana');
    await fim;
  });
});

describe('watching a lot', () => {
  it('answers with the public state, then sends one message a commit with its seq (rule 22)', async () => {
    const visitante = await entrar();
    const ack = await visitante.emitWithAck('conectar-lances-lote', { lelUid: LOTE });
    expect(ack).toMatchObject({ ok: true, lelUid: LOTE, seq: 1, valorAtual: null, proximoLance: 50_000 });
    const recebidas = gravar(visitante, 'on-lances-lote');
    await Promise.all([mesa.lance('ana', 500), mesa.lance('bia', 550)]);
    await eco(visitante);
    expect(recebidas).toHaveLength(1);
    expect(recebidas[0]).toMatchObject({
      seq: 3,
      valorAtual: 55_000,
      qtdLances: 2,
      lider: { apelido: 'apelido-bia' },
    });
  });

  it('says nothing of a silent raise to anybody (rules 8 and 11)', async () => {
    await mesa.lance('ana', 5_000, { modo: 'AUTOMATICO' });
    await mesa.lance('bia', 600);
    const [visitante, bia] = [await entrar(), await entrar('bia')];
    const mensagens: unknown[] = [];
    for (const socket of [visitante, bia]) {
      socket.onAny((...mensagem) => mensagens.push(mensagem));
      await socket.emitWithAck('conectar-lances-lote', { lelUid: LOTE });
    }
    await bia.emitWithAck('conectar-cliente', {});
    expect((await mesa.lance('ana', 9_000, { modo: 'AUTOMATICO' })).seq).toBeNull();
    await assentar();
    await eco(visitante);
    await eco(bia);
    expect(mensagens).toEqual([]);
  });

  it('never names a cap, a reserve or a person’s id in a public message (rule 11)', async () => {
    const visitante = await entrar();
    const tudo: unknown[] = [];
    visitante.onAny((...mensagem) => tudo.push(mensagem));
    tudo.push(await visitante.emitWithAck('conectar-lances-lote', { lelUid: LOTE }));
    tudo.push(await visitante.emitWithAck('conectar-leilao-site-dto', { leiUid: LEILAO }));
    await mesa.lance('cli-secreto-1', 7_777, { modo: 'AUTOMATICO' });
    await mesa.lance('cli-secreto-2', 600);
    await mesa.ambiente.passar(3_600_000);
    await eco(visitante);
    tudo.push(await visitante.emitWithAck('lances-lote-apos', { lelUid: LOTE, seq: 0 }));
    expect(tudo.length).toBeGreaterThan(5);
    expect(JSON.stringify(tudo)).not.toMatch(/"cli-secreto|777700|987654|"sistema"/);
  });

  it('stops when the lot is left', async () => {
    const visitante = await entrar();
    await visitante.emitWithAck('conectar-lances-lote', { lelUid: LOTE });
    expect(await visitante.emitWithAck('desconectar-lances-lote', { lelUid: LOTE })).toEqual({ ok: true });
    const recebidas = gravar(visitante, 'on-lances-lote');
    await mesa.lance('ana', 500);
    await eco(visitante);
    expect(recebidas).toEqual([]);
  });

  it('hands over the public events missed after a seq', async () => {
    const visitante = await entrar();
    await mesa.lance('ana', 500);
    await mesa.lance('bia', 550);
    await assentar();
    const ack = await visitante.emitWithAck('lances-lote-apos', { lelUid: LOTE, seq: 1 });
    expect(ack.eventos.map(({ seq, publico }: never) => [seq, (publico as { valor: number }).valor])).toEqual(
      [
        [2, 50_000],
        [3, 55_000],
      ],
    );
  });

  it('does not know the lots of another brand, nor lots that do not exist', async () => {
    const [visitante] = [await entrar(undefined, 'pacto')];
    for (const evento of ['conectar-lances-lote', 'lances-lote-apos'])
      for (const lelUid of [LOTE, loteUid(99)])
        expect((await visitante.emitWithAck(evento, { lelUid, seq: 0 })).erro.codigo).toBe(
          'LOTE_NAO_ENCONTRADO',
        );
    const cliente = await entrar('ana', 'pacto');
    expect((await cliente.emitWithAck('dar-lance', lance())).erro.codigo).toBe('LOTE_NAO_ENCONTRADO');
    expect((await cliente.emitWithAck('conectar-leilao-site-dto', { leiUid: LEILAO })).erro.codigo).toBe(
      'LEILAO_NAO_ENCONTRADO',
    );
  });
});

describe('bidding', () => {
  it('answers an accepted bid like the POST, and a refusal with its code', async () => {
    const ana = await entrar('ana');
    expect(await ana.emitWithAck('dar-lance', lance())).toMatchObject({
      ok: true,
      seq: 2,
      posicao: 'ganhando',
    });
    expect(await ana.emitWithAck('dar-lance', lance({ valor: 1 }))).toMatchObject({
      ok: false,
      erro: { statusCode: 422, codigo: 'JA_GANHANDO' },
    });
  });

  it('is for clients who may bid', async () => {
    const codigo = async (quem?: string) =>
      (await (await entrar(quem)).emitWithAck('dar-lance', lance())).erro.codigo;
    expect(await codigo()).toBe('NAO_AUTENTICADO');
    expect(await codigo('bloqueado')).toBe('CLIENTE_NAO_HABILITADO');
  });

  it('is limited to ten a second per client', async () => {
    const ana = await entrar('ana');
    const acks = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        ana.emitWithAck('dar-lance', lance({ valor: 50_000, comandoId: `x${i}` })),
      ),
    );
    expect(acks.filter(({ erro }) => erro?.codigo === 'LIMITE_DE_LANCES')).toHaveLength(2);
    // The one that was taken has its answer at any moment (rule 10).
    const repetida = await ana.emitWithAck('dar-lance', lance({ valor: 50_000, comandoId: 'x0' }));
    expect(acks[0]).toMatchObject({ ok: true });
    expect(repetida).toEqual(acks[0]);
  });

  it('tells only those concerned of their new position (rule 21)', async () => {
    const [ana, bia, cris] = [await entrar('ana'), await entrar('bia'), await entrar('cris')];
    const recebidas: unknown[] = [];
    for (const [quem, socket] of Object.entries({ ana, bia, cris })) {
      const ack = await socket.emitWithAck('conectar-cliente', {});
      expect(ack).toEqual({ ok: true, posicoes: [{ lelUid: LOTE, posicao: 'superado' }] });
      socket.on('on-posicao-cliente', ({ posicao }) => recebidas.push([quem, posicao]));
    }
    const ecos = async () => {
      await assentar();
      for (const socket of [ana, bia, cris]) await eco(socket);
      return recebidas.splice(0).sort();
    };
    await ana.emitWithAck('dar-lance', lance());
    expect(await ecos()).toEqual([['ana', 'ganhando']]);
    await bia.emitWithAck('dar-lance', lance({ valor: 55_000 }));
    expect(await ecos()).toEqual([
      ['ana', 'superado'],
      ['bia', 'ganhando'],
    ]);
    await mesa.lance('dora', 600);
    expect(await ecos()).toEqual([['bia', 'superado']]);
    await mesa.ambiente.passar(3_600_000);
    expect(await ecos()).toEqual([
      ['ana', 'finalizado'],
      ['bia', 'finalizado'],
    ]);
  });
});

describe('who asks and does not read', () => {
  it('is let go before answers pile up, and who reads the same goes on', async () => {
    await mesa.abrirLeilao(
      Array.from({ length: 200 }, () => ({})),
      OUTRO,
    );
    const [surdo, leitor] = [await entrar(), await entrar()];
    const pedido = { leiUid: OUTRO };
    const soltos: string[] = [];
    surdo.on('disconnect', (porque) => soltos.push(porque));
    // biome-ignore lint/suspicious/noExplicitAny: the WebSocket's own connection is nobody's business but this test's
    const tcp = (surdo.io.engine.transport as any).ws._socket;
    tcp.pause();
    for (let i = 0; i < 59; i++) {
      surdo.emit('conectar-leilao-site-dto', pedido, () => {});
      const ack = await leitor.emitWithAck('conectar-leilao-site-dto', pedido);
      expect([ack.lotes.length, ack.proximosApos]).toEqual([200, null]);
    }
    await vi.waitFor(() => expect(realtime.io.engine.clientsCount).toBe(1), 5_000);
    expect(leitor.connected).toBe(true);
    tcp.resume();
    await vi.waitFor(() => expect(soltos).toHaveLength(1), 5_000);
  });

  it('an auction of many lots comes in parts that follow one another', async () => {
    await mesa.abrirLeilao(
      Array.from({ length: 450 }, () => ({})),
      OUTRO,
    );
    const visitante = await entrar();
    const uids: string[] = [];
    const tamanhos: number[] = [];
    for (let aposLote: string | null | undefined; aposLote !== null; ) {
      const ack = await visitante.emitWithAck('conectar-leilao-site-dto', { leiUid: OUTRO, aposLote });
      uids.push(...ack.lotes.map(({ uid }: { uid: string }) => uid));
      tamanhos.push(ack.lotes.length);
      aposLote = ack.proximosApos;
    }
    expect(tamanhos).toEqual([200, 200, 50]);
    expect(uids).toEqual((await mesa.motor.estado(OUTRO))!.ordem);
  });

  it('a visitor’s bids count like any message: they have no client’s limit', async () => {
    const visitante = await entrar();
    const acks = await Promise.all(
      Array.from({ length: 610 }, () => visitante.emitWithAck('dar-lance', lance())),
    );
    const codigos = acks.map(({ erro }) => erro.codigo);
    expect(codigos.filter((codigo) => codigo === 'NAO_AUTENTICADO')).toHaveLength(600);
    expect(codigos.filter((codigo) => codigo === 'MUITAS_TENTATIVAS')).toHaveLength(10);
  });
});

describe('the auction’s page', () => {
  it('gets the auction with its lots, and hears of changes of either', async () => {
    const visitante = await entrar();
    const ack = await visitante.emitWithAck('conectar-leilao-site-dto', { leiUid: LEILAO });
    expect([ack.ok, ack.nome, ack.lotes.length]).toEqual([true, 'Leilão de prova', 2]);
    const [leiloes, lotes] = [
      gravar(visitante, 'on-leiloes-site-dto'),
      gravar(visitante, 'lote-selecionado-atualizado'),
    ];
    await mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'AO_VIVO' });
    await mesa.mandar({ tipo: 'alterar-lote', lelUid: LOTE, mudancas: { nome: 'Novo nome' } });
    await assentar();
    await eco(visitante);
    expect(leiloes).toMatchObject([{ situacao: 'AO_VIVO' }]);
    expect(lotes).toMatchObject([{ uid: LOTE, nome: 'Novo nome' }]);
  });

  it('hears nothing when only the reserve or the rules for proposals change (rule 11)', async () => {
    const visitante = await entrar();
    await visitante.emitWithAck('conectar-leilao-site-dto', { leiUid: LEILAO });
    const lotes = gravar(visitante, 'lote-selecionado-atualizado');
    await mesa.mandar({ tipo: 'alterar-lote', lelUid: LOTE, mudancas: { valorComitente: 90_000 } });
    await mesa.mandar({
      tipo: 'alterar-lote',
      lelUid: LOTE,
      mudancas: { regrasProposta: { aceitarDesde: 80_000, validadeHoras: 24 } },
    });
    await mesa.mandar({
      tipo: 'alterar-lote',
      lelUid: LOTE,
      mudancas: { nome: 'À vista de todos', valorComitente: 85_000 },
    });
    await assentar();
    await eco(visitante);
    expect(lotes).toMatchObject([{ nome: 'À vista de todos' }]);
  });
});

describe('bad input', () => {
  it('is answered from the catalogue, never crashes, and shows nothing of the inside', async () => {
    const ana = await entrar('ana');
    const lixo = [
      null,
      undefined,
      7,
      'x',
      [],
      { lelUid: 1 },
      { lelUid: '../etc' },
      { lelUid: LOTE.slice(1), seq: -1 },
      { __proto__: 1 },
    ];
    for (const evento of [
      'conectar-lances-lote',
      'lances-lote-apos',
      'dar-lance',
      'conectar-leilao-site-dto',
      'relogio',
    ]) {
      for (const dados of lixo) {
        const ack = await ana.emitWithAck(evento, dados);
        expect(ack).toMatchObject({ ok: false, erro: { statusCode: 400, codigo: 'REQUISICAO_INVALIDA' } });
        expect(JSON.stringify(ack)).not.toMatch(/\.ts|node_modules|stack/);
      }
    }
    for (const valor of [0, -1, 1.5, '50000', 10 ** 15, null]) {
      const ack = await ana.emitWithAck('dar-lance', { ...lance(), valor });
      expect(ack.erro.codigo).toBe('VALOR_INVALIDO');
    }
    for (const evento of ['constructor', 'toString', 'nada'])
      expect((await ana.emitWithAck(evento, {})).erro.codigo).toBe('NAO_ENCONTRADO');
  });

  it('without an acknowledgement function, or with it in the wrong place, does no harm', async () => {
    const ana = await entrar('ana');
    ana.emit('dar-lance');
    ana.emit('dar-lance', lance());
    ana.emit(
      'conectar-lances-lote',
      () => {},
      () => {},
    );
    ana.emit('relogio', { enviado: 1 }, 'x', { y: 1 });
    expect(await ana.emitWithAck('relogio', { enviado: 1 })).toMatchObject({ ok: true, enviado: 1 });
  });

  it('of more than 16 KB ends the connection, and only that one', async () => {
    const [ana, bia] = [await entrar('ana'), await entrar('bia')];
    ana.emit('relogio', { enviado: 1, lixo: 'x'.repeat(20_000) });
    await new Promise((resolve) => ana.once('disconnect', resolve));
    await eco(bia);
  });

  it('in floods is refused', async () => {
    const ana = await entrar('ana');
    const acks = await Promise.all(
      Array.from({ length: 700 }, () => ana.emitWithAck('relogio', { enviado: 1 })),
    );
    expect(acks.filter(({ ok }) => !ok).map(({ erro }) => erro.codigo)).toEqual(
      Array.from({ length: 100 }, () => 'MUITAS_TENTATIVAS'),
    );
  });
});

function abrir(auth: object, extraHeaders: Record<string, string> = {}): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = conectar(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth,
    extraHeaders,
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  return socket;
}

async function entrar(quem?: string, hotsite = 'leilo'): Promise<Socket> {
  const socket = abrir(quem === undefined ? { hotsite } : { hotsite, token: `token-${quem}` });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

const recusa = (auth: object): Promise<string> =>
  new Promise((resolve) => {
    abrir(auth).once('connect_error', (erro) =>
      resolve((erro as Error & { data: { codigo: string } }).data.codigo),
    );
  });

function gravar(socket: Socket, evento: string): Record<string, unknown>[] {
  const recebidas: Record<string, unknown>[] = [];
  socket.on(evento, (dados) => recebidas.push(dados));
  return recebidas;
}

/** Everything that the server sent before has arrived once this is answered. */
async function eco(socket: Socket): Promise<void> {
  await assentar();
  expect((await socket.emitWithAck('relogio', { enviado: 1 })).ok).toBe(true);
}

let comandos = 0;
const lance = (mudancas: object = {}) => ({
  lelUid: LOTE,
  tipo: 'MANUAL',
  valor: 50_000,
  comandoId: `c${++comandos}`,
  ...mudancas,
});
