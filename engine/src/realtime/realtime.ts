import type { Server as ServidorHttp } from 'node:http';
import { setTimeout as dormir } from 'node:timers/promises';
import {
  enderecoDoCliente,
  type ProxiesConfiaveis,
  redeDoEndereco,
} from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';
import type { Logger } from 'pino';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { z } from 'zod';
import { deveSair, type PortaDosSoquetes } from '../acesso/porta/soquetes.ts';
import { nomeDaConta } from '../api/chamador.ts';
import { comoErroMartelo } from '../api/erros.ts';
import { Limite } from '../api/limites.ts';
import { comRastro } from '../api/rastro.ts';
import type { Acompanhar } from '../negocio/acompanhar/acompanhar.ts';
import type { Mensagens } from '../negocio/conversas/ver.ts';
import type { Leiloeiro } from '../negocio/leiloeiro/agir.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import { transmitir } from './broadcast.ts';
import { EVENTOS_DO_CHAT } from './chat.ts';
import { transmitirConversas } from './chat-broadcast.ts';
import type { Conexao } from './connection.ts';
import { ligarConsoles } from './console.ts';
import { criarPresentes, type Presentes, transmitirPaineis } from './dashboard.ts';
import { transmitirAcompanhados } from './following.ts';
import { criarOlhando } from './looking.ts';
import { RecentEvents } from './recent-events.ts';
import { transmitirRegistros } from './records.ts';
import { transmitirCadastros } from './registrations.ts';
import { criarPedidos, type Dependencias } from './requests.ts';
import {
  marcasComEquipe,
  salaDaConta,
  salaDaFila,
  salaDaPessoa,
  salaDaSessao,
  salaDoCliente,
} from './rooms.ts';
import { type Conexao as Leitor, Leitores, limitesDeLeitura } from './slow-readers.ts';
import { transmitirTransmissoes } from './streams.ts';

const MENSAGEM_MAXIMA_BYTES = 16 * 1024;
/** Messages other than bids that one socket may send in ten seconds. */
const MENSAGENS_POR_DEZ_SEGUNDOS = 600;
/** And all those of one address. */
const MENSAGENS_DO_ENDERECO = 6_000;
/** What one socket may send to chats: a message a second, receipts every 300 ms. */
const DO_CHAT_POR_DEZ_SEGUNDOS = 100;
const DO_CHAT_DO_ENDERECO = 3_000;
/** Lists of an auction's lots: two hundred cards are made for each. */
const LISTAS_POR_DEZ_SEGUNDOS = 60;
const LISTAS_DO_ENDERECO = 300;
/** What a stop waits for answers under way: a decided bid's receipt is signed after it is durable. */
const RESPOSTAS_FINAIS_MS = 1_000;
/** The longest delay that a timer takes. */
const TIMER_MAXIMO_MS = 2_147_483_647;

export interface OpcoesRealtime extends Omit<Dependencias, 'recentes' | 'pedidosDoConsole'> {
  leiloeiro: Leiloeiro;
  server: ServidorHttp;
  motor: Motor;
  log: Logger;
  /** Verifies an access token for a brand; `expiraEm` in Unix ms. Throws TOKEN_INVALIDO. */
  verificar(
    token: string,
    hotsite: RegrasHotsite,
  ): Promise<{ acesso: Acesso; sid: string; contaUid: string; expiraEm: number }>;
  /** What a session may do now; asked for every message of its sockets. Throws TOKEN_INVALIDO when it holds no more. */
  conferir(sid: string, hotsite: RegrasHotsite): Promise<{ acesso: Acesso }>;
  /** The device that a session was opened on. */
  aparelhoDaSessao?(sid: string): Promise<string | null>;
  /** Who is blocked, and what is closed; default nobody and nothing. */
  porta?: PortaDosSoquetes;
  hotsitePorSubdominio(subdominio: string): RegrasHotsite | null;
  /** May a page of this origin connect, asking at this Host? Programs without an origin may. */
  origemPermitida(origem: string, anfitriao: string | undefined): boolean;
  segredos: SegredosDeServico;
  /** Which proxies in front are believed about who connects. */
  proxies: ProxiesConfiaveis;
  /** Reaches the sockets of other processes; absent when this one is alone. */
  adaptador?: ServerOptions['adapter'] | undefined;
  registros: Registros;
  /** How who bids in an auction is named to who follows it. */
  acompanhar?: Pick<Acompanhar, 'cliente'>;
  /** How chats are shown to who is in them. */
  mensagens?: Mensagens;
  /** False lifts the limit on messages (MARTELO_LIMITES=0). */
  limitesAtivos?: boolean;
}

export interface Realtime {
  io: Server;
  /** Disconnects every socket of a session that has ended, whatever process it is on. */
  encerrarSessao(sid: string): void;
  /** Disconnects those of an account's sockets on this process whose session holds no more, or whose roles are others now. */
  conferirConta(contaUid: string): Promise<void>;
  /** Tells a client's sockets on this process of a sale of theirs (`on-venda-dto`). */
  avisarVenda(cliUid: string, venda: object): void;
  /** Rings a client's bell on every page of theirs that is connected, on whatever process (`on-aviso`). */
  tocarSino(cliUid: string, aviso: object): void;
  /** Rings the bell of one of the house on a brand, on whatever process: of what, and no more. */
  tocarPessoa(hotsiteId: number, usuUid: string, toque: string): void;
  /** The same for all who are told of a queue, on this process. */
  tocarFila(hotsiteId: number, toque: string): void;
  /** Tells the open pages of one of the house on a brand, on whatever process, how far a file of theirs is (`on-exportacao`). */
  dizerPasso(hotsiteId: number, usuUid: string, passo: object): void;
  /** Tells an account's sockets on a brand or another, on whatever process, what became of a code that it sent (`on-remocao`). */
  avisarRemocao(contaUid: string, oQue: object): void;
  /** The brands whose house has the bell open, on this process. */
  equipesOlhadas(): number[];
  /** Whether a client follows a lot on a page that is connected and not hidden, on whatever process. */
  olhando(cliUid: string, lelUid: string): Promise<boolean>;
  /** How many people have an auction of a brand open, or one of these lots of it, on whatever process. */
  presentes: Presentes;
  /** Answers what was asked, then disconnects everybody and takes no more; the HTTP server stays its owner's. */
  parar(): Promise<void>;
}

/** The engine's sockets: WebSocket only, one dispatcher for all client events, everything acknowledged. */
export function montarRealtime(opcoes: OpcoesRealtime): Realtime {
  const { server, motor, log, agora, porta } = opcoes;
  const io = new Server(server, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: MENSAGEM_MAXIMA_BYTES,
    serveClient: false,
    ...(opcoes.adaptador !== undefined && { adapter: opcoes.adaptador }),
    // Browsers do not hold WebSockets to CORS: the origin is checked here.
    allowRequest: ({ headers: { origin, host } }, responder) =>
      responder(null, origin === undefined || opcoes.origemPermitida(origin, host)),
  });
  const recentes = new RecentEvents();
  const limitado = opcoes.limitesAtivos !== false;
  const mensagens = new Limite(MENSAGENS_POR_DEZ_SEGUNDOS, 10_000, agora);
  const mensagensDoEndereco = new Limite(MENSAGENS_DO_ENDERECO, 10_000, agora);
  const doChat = new Limite(DO_CHAT_POR_DEZ_SEGUNDOS, 10_000, agora);
  const doChatDoEndereco = new Limite(DO_CHAT_DO_ENDERECO, 10_000, agora);
  const listas = new Limite(LISTAS_POR_DEZ_SEGUNDOS, 10_000, agora);
  const listasDoEndereco = new Limite(LISTAS_DO_ENDERECO, 10_000, agora);
  const compartilhado = opcoes.adaptador !== undefined;
  const presentes = criarPresentes(io, compartilhado);
  const consoles = ligarConsoles({ io, motor, presentes, compartilhado, agora, leiloeiro: opcoes.leiloeiro });
  const pedidos = criarPedidos({
    ...opcoes,
    pedidosDoConsole: consoles.pedidos,
    recentes,
    exigirLista(soquete, endereco) {
      if (limitado && !(listas.usar(soquete) && listasDoEndereco.usar(redeDoEndereco(endereco))))
        throw new ErroMartelo('MUITAS_TENTATIVAS');
    },
  });
  const leitores = new Leitores(limitesDeLeitura(limitado));
  leitores.acompanhar(io);
  const pararTransmissao = transmitir(io, leitores, motor, recentes, agora, opcoes.carimbar);
  const olhando = criarOlhando(io, compartilhado);
  const pararPaineis = transmitirPaineis(io, motor, presentes);
  const pararAcompanhados =
    opcoes.acompanhar &&
    transmitirAcompanhados(io, motor, opcoes.acompanhar, (err) =>
      log.error({ err }, 'what moved in an auction could not be told to who follows it'),
    );
  const pararRegistros = transmitirRegistros(io, opcoes.registros, opcoes.aoVivo ?? [], (err) =>
    log.error({ err }, 'a written record could not be announced'),
  );
  const pararCadastros = transmitirCadastros(io, opcoes.registros, (err) =>
    log.error({ err }, 'a written document could not be announced to its client'),
  );
  const pararVideo = transmitirTransmissoes(io, opcoes.registros, opcoes.transmissoes, (err) =>
    log.error({ err }, 'what became of a broadcast could not be announced'),
  );
  const pararConversas =
    opcoes.mensagens &&
    transmitirConversas({
      ...{ io, leitores, registros: opcoes.registros, mensagens: opcoes.mensagens },
      aoFalhar: (err) => log.error({ err }, 'what was said in a chat could not be announced'),
    });

  io.use((socket, seguir) => {
    identificar(socket, opcoes).then(
      ({ conexao, contaUid, expiraEm }) => {
        // What changed while it was being asked who comes: the sweep has gone by.
        try {
          porta?.conectar(comoConectado(conexao));
        } catch (erro) {
          return seguir(erroDeConexao(erro, log));
        }
        if (!leitores.entrar(socket.conn as unknown as Leitor, redeDoEndereco(conexao.endereco)))
          return seguir(erroDeConexao(new ErroMartelo('MUITAS_TENTATIVAS'), log));
        socket.data = { conexao };
        if (conexao.sid !== null) socket.join(salaDaSessao(conexao.sid));
        if (contaUid !== null) socket.join(salaDaConta(contaUid));
        if (expiraEm !== null) desconectarEm(socket, expiraEm - agora());
        seguir();
      },
      (erro: unknown) => seguir(erroDeConexao(erro, log)),
    );
  });

  const pararVarredura = porta?.aoFechar(() => {
    for (const socket of io.of('/').sockets.values()) {
      const { conexao } = socket.data as { conexao?: Conexao };
      if (conexao !== undefined && deveSair(porta, comoConectado(conexao))) socket.disconnect(true);
    }
  });

  let emAndamento = 0;
  io.on('connection', (socket) => {
    const { conexao } = socket.data as { conexao: Conexao };
    const rastro = `socket:${socket.id}`;
    const rede = redeDoEndereco(conexao.endereco);
    const conta = nomeDaConta(conexao.acesso);
    log.info({ rastro, hotsite: conexao.hotsite.subdominio, ip: conexao.endereco, conta }, 'conexão');
    socket.on('error', (err) => log.warn({ err }, 'socket error'));
    socket.onAny((evento: string, ...argumentos: unknown[]) => {
      const ultimo = argumentos.at(-1);
      const responder = typeof ultimo === 'function' ? (ultimo as (ack: object) => void) : () => {};
      const dados = typeof argumentos[0] === 'function' ? undefined : argumentos[0];
      emAndamento += 1;
      comRastro({ id: rastro, endereco: conexao.endereco, aparelhos: conexao.aparelhos }, () =>
        atender(evento, dados),
      )
        .then(
          (resposta) => responder({ ok: true, ...resposta }),
          (erro: unknown) => responder({ ok: false, erro: corpoDoErro(erro, log, evento) }),
        )
        .finally(() => {
          emAndamento -= 1;
        });
    });

    async function atender(evento: string, dados: unknown): Promise<object> {
      const pedido = pedidos.get(evento);
      if (pedido === undefined) throw new ErroMartelo('NAO_ENCONTRADO', {}, 'Evento desconhecido.');
      // Bids have a limit of their own, by client: who is none makes none.
      const lance = evento === 'dar-lance' && conexao.acesso.tipo === 'cliente';
      const [suas, doLugar] = EVENTOS_DO_CHAT.has(evento)
        ? [doChat, doChatDoEndereco]
        : [mensagens, mensagensDoEndereco];
      if (limitado && !lance && !(suas.usar(socket.id) && doLugar.usar(rede)))
        throw new ErroMartelo('MUITAS_TENTATIVAS', {});
      porta?.pedir(comoConectado(conexao), evento);
      await conferir(conexao);
      return pedido(conexao, dados);
    }
  });

  /** A socket outlives the question that let it in: whoever it belongs to is asked for again. TOKEN_INVALIDO. */
  async function conferir({ socket, sid, hotsite, acesso }: Conexao): Promise<void> {
    if (sid === null) return;
    try {
      const agoraMesmo = await opcoes.conferir(sid, hotsite);
      if (mesmoAcesso(agoraMesmo.acesso, acesso)) return;
    } catch (erro) {
      if (!(erro instanceof ErroMartelo) || erro.codigo !== 'TOKEN_INVALIDO') throw erro;
    }
    // Its rooms were joined by what it was allowed then: it comes again as who it is now, if at all.
    setImmediate(() => socket.disconnect(true));
    throw new ErroMartelo('TOKEN_INVALIDO');
  }

  return {
    io,
    encerrarSessao: (sid) => io.in(salaDaSessao(sid)).disconnectSockets(true),
    async conferirConta(contaUid) {
      for (const { data } of await io.local.in(salaDaConta(contaUid)).fetchSockets())
        await conferir((data as { conexao: Conexao }).conexao).catch(() => {});
    },
    avisarVenda: (cliUid, venda) => io.local.to(salaDoCliente(cliUid)).emit('on-venda-dto', venda),
    tocarSino: (cliUid, aviso) => io.to(salaDoCliente(cliUid)).emit('on-aviso', aviso),
    tocarPessoa: (hotsiteId, usuUid, toque) =>
      io.to(salaDaPessoa(hotsiteId, usuUid)).emit('on-aviso', { toque }),
    tocarFila: (hotsiteId, toque) => io.local.to(salaDaFila(hotsiteId, toque)).emit('on-aviso', { toque }),
    dizerPasso: (hotsiteId, usuUid, passo) =>
      io.to(salaDaPessoa(hotsiteId, usuUid)).emit('on-exportacao', passo),
    avisarRemocao: (contaUid, oQue) => io.to(salaDaConta(contaUid)).emit('on-remocao', oQue),
    equipesOlhadas: () => marcasComEquipe(io.of('/').adapter.rooms.keys()),
    olhando,
    presentes,
    async parar() {
      pararTransmissao();
      consoles.parar();
      pararPaineis();
      pararAcompanhados?.();
      pararRegistros();
      pararCadastros();
      pararConversas?.();
      pararVideo();
      pararVarredura?.();
      const limite = agora() + RESPOSTAS_FINAIS_MS;
      while (emAndamento > 0 && agora() < limite) await dormir(2);
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

const credenciais = z.object({
  token: z.string().max(8_192).nullish(),
  hotsite: z.string().max(63),
});

async function identificar(socket: Socket, opcoes: OpcoesRealtime) {
  const lidas = credenciais.safeParse(socket.handshake.auth);
  if (!lidas.success) {
    const soToken = lidas.error.issues.every(({ path }) => path[0] === 'token');
    throw new ErroMartelo(soToken ? 'TOKEN_INVALIDO' : 'HOTSITE_NAO_INFORMADO');
  }
  const { token, hotsite: subdominio } = lidas.data;
  const hotsite = opcoes.hotsitePorSubdominio(subdominio);
  if (hotsite === null) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
  const anonimo: Acesso = { tipo: 'anonimo', hotsiteId: hotsite.id };
  const sessao = token
    ? await opcoes.verificar(token, hotsite)
    : { acesso: anonimo, sid: null, contaUid: null, expiraEm: null };
  const { acesso, sid, contaUid, expiraEm } = sessao;
  const endereco = enderecoDoCliente(socket.request, { ...opcoes, agora: Date.now() });
  const daSessao = sid === null ? null : await opcoes.aparelhoDaSessao?.(sid);
  const aparelhos = daSessao ? [daSessao] : [];
  const conexao: Conexao = { socket, acesso, hotsite, endereco, aparelhos, sid };
  return { conexao, contaUid, expiraEm };
}

/** Every answer is made anew of the same fields in the same order. */
const mesmoAcesso = (a: Acesso, b: Acesso): boolean => JSON.stringify(a) === JSON.stringify(b);

const comoConectado = ({ acesso, hotsite, endereco, aparelhos }: Conexao) => ({
  ...{ acesso, hotsiteId: hotsite.id, endereco, aparelhos },
});

function desconectarEm(socket: Socket, ms: number): void {
  const cronometro = setTimeout(
    () => socket.disconnect(true),
    Math.min(Math.max(0, ms), TIMER_MAXIMO_MS),
  ).unref();
  socket.on('disconnect', () => clearTimeout(cronometro));
}

/** What a client reads in `connect_error`'s `data`. */
function erroDeConexao(erro: unknown, log: Logger): Error {
  const corpo = corpoDoErro(erro, log, 'connect');
  return Object.assign(new Error(String(corpo.message)), { data: corpo });
}

function corpoDoErro(erro: unknown, log: Logger, evento: string) {
  const conhecido = comoErroMartelo(erro);
  if (conhecido === null) log.error({ err: erro, evento }, 'a socket event failed');
  return (conhecido ?? new ErroMartelo('ERRO_INTERNO')).corpo();
}
