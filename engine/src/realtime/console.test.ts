import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { NENHUM_PROXY } from '@martelo/shared/endereco-do-cliente';
import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { pino } from 'pino';
import { io as conectar, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitesDeLance } from '../api/limites.ts';
import { APELIDOS } from '../casa/apelido.ts';
import { criarLocalizador } from '../leituras/localizador.ts';
import { lerDoMotor } from '../leituras/terminados/leitura.ts';
import { SEM_CARIMBOS } from '../leituras/vistas/carimbos.ts';
import { criarLeiloeiro } from '../negocio/leiloeiro/agir.ts';
import { type Apelidos, criarApelidos } from '../negocio/leiloeiro/apelidos.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { assentar } from '../runtime/simulated-environment.ts';
import { type Bancada, bancada, LEILAO, loteUid } from '../runtime/test-bench.ts';
import { montarRealtime, type Realtime } from './realtime.ts';

const RESERVA = 987_654;
let mesa: Bancada;
let server: Server;
let realtime: Realtime;
let registros: Registros;
let apelidos: Apelidos;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  mesa = await bancada();
  const vivo = { finalizacaoManual: true } as const;
  await mesa.abrirLeilao([{ ...vivo, valorComitente: RESERVA }, vivo, {}]);
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  apelidos = criarApelidos(registros);
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
    // The token is the role.
    async verificar(token, { id }) {
      const expiraEm = mesa.ambiente.agora() + 600_000;
      return { acesso: acessoDe(token, id), sid: token, contaUid: token, expiraEm };
    },
    conferir: async (sid, { id }) => ({ acesso: acessoDe(sid, id) }),
    hotsitePorSubdominio: (nome) => HOTSITES_DEMO.find(({ subdominio }) => subdominio === nome) ?? null,
    segredos: segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'segredo de teste' }),
    proxies: NENHUM_PROXY,
    origemPermitida: () => true,
    localizador,
    limites: limitesDeLance(mesa.ambiente.agora, false, () => false),
    darLance: async () => ({}) as never,
    posicoesDoCliente: async () => [],
    eventosApos: async () => [],
    leiloeiro: criarLeiloeiro({
      ...{ motor: mesa.motor, localizador, apelidos, agora: mesa.ambiente.agora },
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
  apelidos.parar();
  await registros.close();
  await new Promise((resolve) => server.close(resolve));
});

const acessoDe = (token: string, id: number): Acesso =>
  token === 'cliente'
    ? { tipo: 'cliente', hotsiteId: id, cliUid: 'ana', papeis: ['Clientes leilo - Física'] }
    : { tipo: 'interno', hotsiteId: id, hotsites: [id], usuUid: token, papeis: [`Interno - ${token}`] };

describe('the console', () => {
  it('is for the administrator and the auctioneer of this brand alone', async () => {
    const codigo = async (token?: string, hotsite?: string) => {
      const socket = await entrar(token, hotsite);
      const acks = [
        await socket.emitWithAck('conectar-leiloeiro', { leiUid: LEILAO }),
        await socket.emitWithAck('leiloeiro-acao', ato({ acao: 'abrir-lote' })),
      ];
      return acks.map(({ ok, erro }) => (ok ? 'ok' : erro.codigo));
    };
    expect(await codigo()).toEqual(['NAO_AUTENTICADO', 'NAO_AUTENTICADO']);
    expect(await codigo('cliente')).toEqual(['SEM_PERMISSAO', 'SEM_PERMISSAO']);
    expect(await codigo('MKT')).toEqual(['SEM_PERMISSAO', 'SEM_PERMISSAO']);
    expect(await codigo('Leiloeiro', 'pacto')).toEqual(['LEILAO_NAO_ENCONTRADO', 'LEILAO_NAO_ENCONTRADO']);
    expect(await codigo('ADM')).toEqual(['ok', 'ok']);
  });

  it('shows what comes, who may be named for the room, and the reserve, which no public message says', async () => {
    const console = await entrar('Leiloeiro');
    const visitante = await entrar();
    const publicas: unknown[] = [];
    visitante.onAny((...mensagem) => publicas.push(mensagem));
    publicas.push(await visitante.emitWithAck('conectar-leilao-site-dto', { leiUid: LEILAO }));
    publicas.push(await visitante.emitWithAck('conectar-lances-lote', { lelUid: loteUid(1) }));
    const vazio = await ligarConsole(console);
    expect(vazio).toMatchObject({ seq: 0, lote: null, contagem: { total: 3, aguardando: 3 } });
    expect(vazio.proximos.map(({ lelUid }) => lelUid)).toEqual([loteUid(1), loteUid(2)]);
    expect(vazio.apelidos).toHaveLength(10);
    const aberto = await agir(console, { acao: 'abrir-lote' }, vazio);
    expect(aberto).toMatchObject({ ok: true, lote: { reserva: RESERVA, reservaAtingida: false } });
    await agir(console, { acao: 'lance-presencial', apelidoUid: aberto.apelidoUid, valor: 50_000 }, aberto);
    await eco(visitante);
    expect(publicas.length).toBeGreaterThan(3);
    expect(JSON.stringify(publicas)).not.toMatch(/987654|reserva|apelidoUid|PregaoMovido/);
    expect(JSON.stringify(publicas)).toContain(`"loteAoVivoUid":"${loteUid(1)}"`);
    expect(publicas[0]).toMatchObject({ haLotesAChamar: false });
    expect(JSON.stringify(publicas)).toContain('"haLotesAChamar":true');
  });

  it('lets one of two consoles that act at once through, and tells the other what it missed (rule 17)', async () => {
    const [um, dois] = [await entrar('ADM'), await entrar('Leiloeiro')];
    const visto = await ligarConsole(um);
    await ligarConsole(dois);
    const ouvidas = gravar(dois);
    const acks = await Promise.all([
      agir(um, { acao: 'abrir-lote', lelUid: loteUid(1) }, visto),
      agir(dois, { acao: 'abrir-lote', lelUid: loteUid(2) }, visto),
    ]);
    expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
    const perdeu = acks.find(({ ok }) => !ok)!;
    expect(perdeu.erro).toMatchObject({ codigo: 'ESTADO_MUDOU', statusCode: 409 });
    expect(perdeu.erro.estado).toMatchObject({ seq: 2, lote: { situacao: 'AO_VIVO' } });
    await eco(dois);
    expect(ouvidas.at(-1)).toMatchObject({ seq: 2, lote: { situacao: 'AO_VIVO' } });
    const calls = await Promise.all([
      agir(um, { acao: 'dou-lhe-uma' }, perdeu.erro.estado),
      agir(dois, { acao: 'dou-lhe-uma' }, perdeu.erro.estado),
    ]);
    expect(calls.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('hears of every bid on the lot on the block, and of none on the others', async () => {
    const console = await entrar('Leiloeiro');
    await agir(console, { acao: 'abrir-lote' }, await ligarConsole(console));
    await eco(console);
    const ouvidas = gravar(console);
    await mesa.lance('bia', 500, { lote: 3 });
    await eco(console);
    expect(ouvidas).toEqual([]);
    await mesa.lance('bia', 500);
    await eco(console);
    expect(ouvidas).toMatchObject([
      { seq: 3, lote: { valorAtual: 50_000, proximoLance: 55_000, lider: { presencial: false } } },
    ]);
  });

  it('never says anybody’s cap, nor who a bidder is (rule 11)', async () => {
    const console = await entrar('Leiloeiro');
    const tudo: unknown[] = [];
    console.onAny((...mensagem) => tudo.push(mensagem));
    await mesa.lance('cli-secreto-1', 7_777, { modo: 'AUTOMATICO' });
    const aberto = await agir(console, { acao: 'abrir-lote' }, await ligarConsole(console));
    tudo.push(
      aberto,
      await agir(console, { acao: 'lance-presencial', apelidoUid: aberto.apelidoUid, valor: 60_000 }, aberto),
    );
    await mesa.lance('cli-secreto-1', 9_999, { modo: 'AUTOMATICO' });
    await eco(console);
    expect(tudo.length).toBeGreaterThan(3);
    expect(JSON.stringify(tudo)).not.toMatch(/"cli-secreto|777700|999900/);
  });

  it('gives a repeated act its first answer, and does it once (rule 10)', async () => {
    const console = await entrar('Leiloeiro');
    const visto = await ligarConsole(console);
    const pedido = ato({ acao: 'abrir-lote', seq: visto.seq });
    const primeira = await console.emitWithAck('leiloeiro-acao', pedido);
    expect(await console.emitWithAck('leiloeiro-acao', pedido)).toEqual(primeira);
    expect(mesa.motor.leilaoDoLote(loteUid(1))).toBe(LEILAO);
    expect((await mesa.motor.estado(LEILAO))!.lotes.get(loteUid(1))!.seq).toBe(2);
  });

  it('preselects as it was told to, by either way of saying it (rule 12)', async () => {
    const inserir = (apelido: string, uid: string) =>
      registros.colecao(APELIDOS).inserir(SISTEMA, {
        uid,
        id: Number(`1${uid.slice(-3)}`),
        hotsiteId: 1,
        apelido,
        cidade: 'Santos',
        estado: 'SP',
      });
    await inserir('Um', loteUid(101));
    await inserir('Dois', loteUid(102));
    const console = await entrar('Leiloeiro');
    let estado = await agir(console, { acao: 'abrir-lote' }, await ligarConsole(console));
    expect(estado.apelidos.map(({ apelido, preselecionado }) => [apelido, preselecionado])).toEqual([
      ['Um', true],
      ['Dois', false],
    ]);
    estado = await agir(console, { acao: 'acao-apelido', acaoApelido: 'repetir' }, estado);
    estado = await agir(
      console,
      { acao: 'lance-presencial', apelidoUid: loteUid(102), valor: 50_000 },
      estado,
    );
    expect(estado).toMatchObject({ acaoApelido: 'repetir', apelidoUid: loteUid(102) });
    expect(estado.apelidos[1]).toMatchObject({ qtdLances: 1 });
    expect(estado.lote!.lider).toEqual({ apelido: 'Dois', cidade: 'Santos/SP', presencial: true });
    estado = await agir(console, { acao: 'proximo' }, estado);
    expect(estado).toMatchObject({ acaoApelido: 'proximo', apelidoUid: loteUid(101) });
    const ninguem = await agir(
      console,
      { acao: 'lance-presencial', apelidoUid: loteUid(99), valor: 90_000 },
      estado,
    );
    expect(ninguem.erro.codigo).toBe('APELIDO_NAO_ENCONTRADO');
  });

  it('shows who else is there and what they last did; a third follows, and may act when another gives way (L4)', async () => {
    const [um, dois, tres] = [await entrar('ADM'), await entrar('Leiloeiro'), await entrar('ADM')];
    const visto = await ligarConsole(um);
    expect(visto.consoles).toMatchObject([{ nome: 'ADM', eu: true, soAcompanha: false, ultimoAto: null }]);
    expect(visto.presentes).toEqual({ conectados: 0, habilitados: 7 });
    await ligarConsole(dois);
    const terceiro = await ligarConsole(tres);
    expect(terceiro.consoles[2]).toMatchObject({ eu: true, soAcompanha: true, porQue: 'dois-agem' });
    const ouvidas = gravar(dois);
    const aberto = await agir(um, { acao: 'abrir-lote' }, visto);
    await eco(dois);
    expect(ouvidas.at(-1)!.consoles[0]).toMatchObject({ ultimoAto: { acao: 'abrir-lote' }, eu: false });
    expect((await agir(tres, { acao: 'dou-lhe-uma' }, aberto)).erro.codigo).toBe('SO_ACOMPANHA');
    const modo = (socket: Socket, soAcompanha: boolean): Promise<Ack> =>
      socket.emitWithAck('leiloeiro-modo', { leiUid: LEILAO, soAcompanha });
    expect((await modo(tres, false)).erro.codigo).toBe('DOIS_CONSOLES_AGEM');
    expect((await modo(um, true)).consoles[0]).toMatchObject({ eu: true, porQue: 'escolha' });
    expect((await agir(um, { acao: 'dou-lhe-uma' }, aberto)).erro.codigo).toBe('SO_ACOMPANHA');
    expect((await modo(tres, false)).consoles[2]).toMatchObject({ soAcompanha: false, porQue: null });
    expect(await agir(tres, { acao: 'dou-lhe-uma' }, aberto)).toMatchObject({ ok: true });
    // Who leaves is gone for the others.
    tres.disconnect();
    await expect.poll(() => ouvidas.at(-1)!.consoles.length).toBe(2);
    // A program that acts without having joined is a console all the same.
    const programa = await entrar('ADM');
    expect((await agir(programa, { acao: 'desfazer' }, ouvidas.at(-1)!)).consoles).toHaveLength(3);
  });

  it('lists the last bids that stand, by where they came from, and since when there is silence', async () => {
    const console = await entrar('Leiloeiro');
    let estado = await agir(console, { acao: 'abrir-lote' }, await ligarConsole(console));
    expect(estado).toMatchObject({
      ultimosLances: [],
      agora: estado.abertoEm,
      ultimoLanceEm: estado.abertoEm,
    });
    await mesa.lance('bia', 500);
    await mesa.lance('caio', 900, { modo: 'AUTOMATICO' });
    estado = await ligarConsole(console);
    const { apelidoUid } = estado;
    estado = await agir(console, { acao: 'lance-presencial', apelidoUid, valor: 70_000 }, estado);
    expect(estado.ultimosLances.map(({ valor, origem }) => [valor, origem])).toEqual([
      [75_000, 'automatico'],
      [70_000, 'sala'],
      [55_000, 'automatico'],
      [50_000, 'site'],
    ]);
    estado = await agir(console, { acao: 'desfazer' }, estado);
    expect(estado.ultimosLances.map(({ valor }) => valor)).toEqual([55_000, 50_000]);
    for (let valor = 100_000; valor < 200_000; valor += 10_000)
      await mesa.lance(valor % 20_000 === 0 ? 'bia' : 'caio', valor / 100);
    expect((await ligarConsole(console)).ultimosLances).toHaveLength(10);
  });

  it('answers bad input from the catalogue', async () => {
    const console = await entrar('Leiloeiro');
    const maus = [
      null,
      7,
      [],
      {},
      { leiUid: LEILAO },
      ato({ acao: 'explodir' }),
      ato({ acao: 'abrir-lote', seq: -1 }),
      ato({ acao: 'incremento', valor: 1.5 }),
    ];
    for (const dados of maus) {
      const ack = await console.emitWithAck('leiloeiro-acao', dados);
      expect(ack).toMatchObject({ ok: false, erro: { statusCode: 400, codigo: 'REQUISICAO_INVALIDA' } });
    }
  });

  it('is one at a time for a socket', async () => {
    const outro = '01900000-0000-7000-8000-00000000a002';
    await mesa.abrirLeilao([{ finalizacaoManual: true }], outro);
    const console = await entrar('Leiloeiro');
    await ligarConsole(console);
    await ligarConsole(console, outro);
    const ouvidas = gravar(console);
    await mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'AO_VIVO' });
    await eco(console);
    expect(ouvidas).toEqual([]);
  });
});

type Ack = EstadoDoPregao & { ok: boolean; erro: { codigo: string; estado: EstadoDoPregao } };
let comandos = 0;
const ato = (campos: object) => ({ leiUid: LEILAO, comandoId: `c${++comandos}`, seq: 0, ...campos });

const ligarConsole = async (socket: Socket, leiUid = LEILAO): Promise<Ack> =>
  socket.emitWithAck('conectar-leiloeiro', { leiUid });

const agir = (socket: Socket, campos: object, { seq }: Pick<EstadoDoPregao, 'seq'>): Promise<Ack> =>
  socket.emitWithAck('leiloeiro-acao', ato({ seq, ...campos }));

function gravar(socket: Socket): EstadoDoPregao[] {
  const recebidas: EstadoDoPregao[] = [];
  socket.on('on-leiloeiro', (dados) => recebidas.push(dados));
  return recebidas;
}

async function entrar(token?: string, hotsite = 'leilo'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const auth = token === undefined ? { hotsite } : { hotsite, token };
  const socket = conectar(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth,
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Everything that the server sent before has arrived once this is answered. */
async function eco(socket: Socket): Promise<void> {
  await assentar();
  expect((await socket.emitWithAck('relogio', { enviado: 1 })).ok).toBe(true);
}
