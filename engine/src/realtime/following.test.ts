import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoteQueMove } from '@martelo/shared/acompanhar';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { NENHUM_PROXY } from '@martelo/shared/endereco-do-cliente';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { pino } from 'pino';
import { io as conectar, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitesDeLance } from '../api/limites.ts';
import { criarLocalizador } from '../leituras/localizador.ts';
import { lerDoMotor } from '../leituras/terminados/leitura.ts';
import { SEM_CARIMBOS } from '../leituras/vistas/carimbos.ts';
import { type Acompanhar, criarAcompanhar } from '../negocio/acompanhar/acompanhar.ts';
import { alcancesDoComitente } from '../negocio/acompanhar/linha.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { type Bancada, bancada, LEILAO, loteUid } from '../runtime/test-bench.ts';
import { montarRealtime, type Realtime } from './realtime.ts';

const RESERVA = 987_654;
const ALHEIA = 123_457;
let mesa: Bancada;
let server: Server;
let realtime: Realtime;
let registros: Registros;
let acompanhar: Acompanhar;
let sockets: Socket[];

const comitente = (comId: number) => ({ comId, nome: `Comitente ${comId}` });

beforeEach(async () => {
  sockets = [];
  mesa = await bancada();
  await mesa.abrirLeilao([
    { valorComitente: RESERVA, comitente: comitente(7) },
    { valorComitente: ALHEIA, comitente: comitente(8), nome: 'Lote alheio' },
    {},
  ]);
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const localizador = criarLocalizador({
    ...{ leitura: lerDoMotor(mesa.motor), motor: mesa.motor, registros },
    ...{ emDia: async () => {}, exigirExibicao: () => {} },
  });
  acompanhar = criarAcompanhar({ registros, agora: mesa.ambiente.agora });
  realtime = montarRealtime({
    ...{ registros, server, motor: mesa.motor, acompanhar, localizador },
    log: pino({ level: 'silent' }),
    agora: mesa.ambiente.agora,
    carimbar: SEM_CARIMBOS,
    // The token is the role.
    verificar: async (token, { id }) => ({
      ...{ acesso: acessoDe(token, id), sid: token, contaUid: token },
      expiraEm: mesa.ambiente.agora() + 600_000,
    }),
    conferir: async (sid, { id }) => ({ acesso: acessoDe(sid, id) }),
    hotsitePorSubdominio: (nome) => HOTSITES_DEMO.find(({ subdominio }) => subdominio === nome) ?? null,
    segredos: segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'segredo de teste' }),
    proxies: NENHUM_PROXY,
    origemPermitida: () => true,
    limites: limitesDeLance(mesa.ambiente.agora, false, () => false),
    darLance: async () => ({}) as never,
    posicoesDoCliente: async () => [],
    eventosApos: async () => [],
    leiloeiro: {} as never,
  });
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await realtime.parar();
  await registros.close();
  await new Promise((resolve) => server.close(resolve));
});

/** `Comitente-7` answers for consignor 7. */
const acessoDe = (token: string, id: number): Acesso => {
  if (token === 'cliente')
    return { tipo: 'cliente', hotsiteId: id, cliUid: 'ana', papeis: ['Clientes leilo - Física'] };
  const [papel, comId] = token.split('-');
  return {
    ...{ tipo: 'interno', hotsiteId: id, hotsites: [id], usuUid: token, papeis: [`Interno - ${papel}`] },
    ...(comId === undefined ? {} : { comitentes: [Number(comId)] }),
  };
};

async function entrar(token?: string, hotsite = 'leilo'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = conectar(`http://127.0.0.1:${port}`, {
    ...{ transports: ['websocket'], forceNew: true, reconnection: false },
    auth: token === undefined ? { hotsite } : { hotsite, token },
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

const DA_CASA = 'conectar-backoffice-acompanhar-leilao';
const DO_COMITENTE = 'conectar-acompanhar-leilao';
const resposta = async (socket: Socket, evento: string, leiUid = LEILAO): Promise<string> => {
  const { ok, erro } = await socket.emitWithAck(evento, { leiUid });
  return ok ? 'ok' : erro.codigo;
};

/** Everything that a socket is told from here on. */
function gravar(socket: Socket): { lotes: LoteQueMove[]; tudo: unknown[] } {
  const ouvido = { lotes: [] as LoteQueMove[], tudo: [] as unknown[] };
  socket.onAny((...mensagem) => ouvido.tudo.push(mensagem));
  socket.on('on-backoffice-acompanhar-leilao-lote', ({ lote }) => ouvido.lotes.push(lote));
  return ouvido;
}

it('is for who follows auctions on this brand alone', async () => {
  const como = async (token?: string, hotsite?: string) => {
    const socket = await entrar(token, hotsite);
    return [await resposta(socket, DA_CASA), await resposta(socket, DO_COMITENTE)];
  };
  expect(await como()).toEqual(['SEM_PERMISSAO', 'SEM_PERMISSAO']);
  expect(await como('cliente')).toEqual(['SEM_PERMISSAO', 'SEM_PERMISSAO']);
  expect(await como('MKT')).toEqual(['SEM_PERMISSAO', 'SEM_PERMISSAO']);
  expect(await como('Leiloeiro')).toEqual(['SEM_PERMISSAO', 'SEM_PERMISSAO']);
  expect(await como('ADM', 'pacto')).toEqual(['LEILAO_NAO_ENCONTRADO', 'LEILAO_NAO_ENCONTRADO']);
  expect(await como('ADM')).toEqual(['ok', 'ok']);
  expect(await como('SAC')).toEqual(['ok', 'SEM_PERMISSAO']);
  expect(await como('Comitente-7')).toEqual(['SEM_PERMISSAO', 'ok']);
  // A consignor without a lot in it.
  expect(await como('Comitente-9')).toEqual(['SEM_PERMISSAO', 'LEILAO_NAO_ENCONTRADO']);
});

it('tells the house what moved of a lot, once for all that came together, and who bids', async () => {
  const socket = await entrar('ADM');
  await resposta(socket, DA_CASA);
  const { lotes, tudo } = gravar(socket);
  await mesa.lance('ana', 500);
  await mesa.lance('bia', 913, { modo: 'AUTOMATICO' });
  await mesa.lance('ana', 600);
  await expect.poll(() => lotes.length).toBe(1);
  expect(lotes[0]).toMatchObject({
    ...{ uid: loteUid(1), valorAtual: 65_000, reserva: RESERVA, reservaAtingida: false },
    lances: { site: 2, automatico: 2, sala: 0 },
    lider: { apelido: 'apelido-bia', cliUid: 'bia', presencial: false },
  });
  await expect.poll(() => tudo.length).toBe(3);
  expect(tudo.slice(1).map((um) => (um as [string, { cliente: object }])[1].cliente)).toEqual([
    { cliUid: 'ana', nome: '', apelido: 'apelido-ana', lotes: 1 },
    { cliUid: 'bia', nome: '', apelido: 'apelido-bia', lotes: 1 },
  ]);
  // Nobody's cap (rule 11); its silent raise is no message at all (rule 8).
  expect(JSON.stringify(tudo)).not.toContain('91300');
  await mesa.lance('bia', 1_500, { modo: 'AUTOMATICO' });
  await mesa.lance('caio', 500, { lote: 3 });
  await expect.poll(() => lotes.length).toBe(2);
  expect(lotes[1]!.uid).toBe(loteUid(3));
});

it('keeps the reserve from who does not write it', async () => {
  const socket = await entrar('SAC');
  await resposta(socket, DA_CASA);
  const { lotes, tudo } = gravar(socket);
  await mesa.lance('ana', 10_000);
  await expect.poll(() => lotes.length).toBe(1);
  expect(lotes[0]).toMatchObject({ reserva: null, reservaAtingida: true });
  expect(JSON.stringify(tudo)).not.toContain(String(RESERVA));
  const estado = (await mesa.motor.estado(LEILAO))!;
  expect(JSON.stringify(await acompanhar.tudo(estado, ['semReserva'], 1))).not.toContain(String(RESERVA));
});

it('a consignor’s people are told of their own lots alone, and of nobody who bids', async () => {
  const ladrao = await entrar('Comitente-7');
  // By whichever door, and however often.
  expect(await resposta(ladrao, DA_CASA)).toBe('SEM_PERMISSAO');
  expect(await resposta(ladrao, DO_COMITENTE)).toBe('ok');
  const { lotes, tudo } = gravar(ladrao);
  await mesa.lance('ana', 700, { lote: 2 });
  await mesa.lance('ana', 800, { lote: 3 });
  await mesa.lance('bia', 500);
  await expect.poll(() => lotes.length).toBe(1);
  expect(lotes[0]).toMatchObject({
    ...{ uid: loteUid(1), valorAtual: 50_000, reserva: RESERVA, lances: null },
    lider: { apelido: 'apelido-bia', cliUid: null },
  });
  expect(tudo).toHaveLength(1);
  expect(JSON.stringify(tudo)).not.toMatch(/alheio|70000|80000|123457|"bia"/);

  const estado = (await mesa.motor.estado(LEILAO))!;
  const lido = await acompanhar.tudo(estado, alcancesDoComitente(acessoDe('Comitente-7', 1)), null);
  expect(lido.lotes.map(({ uid }) => uid)).toEqual([loteUid(1)]);
  expect(lido.clientes).toEqual([]);
  expect(JSON.stringify(lido)).not.toMatch(/alheio|70000|80000|123457|"bia"/);
  // Who answers for none, and who is nobody of the house, has none.
  for (const acesso of [
    acessoDe('Comitente', 1),
    acessoDe('cliente', 1),
    { tipo: 'anonimo', hotsiteId: 1 } as const,
  ])
    expect(alcancesDoComitente(acesso)).toEqual([]);
});

it('follows one auction at a time, and none when it has left', async () => {
  const outro = '01900000-0000-7000-8000-00000000a002';
  await mesa.abrirLeilao([{}], outro);
  const socket = await entrar('ADM');
  await resposta(socket, DA_CASA);
  await resposta(socket, DA_CASA, outro);
  const { lotes } = gravar(socket);
  await mesa.lance('ana', 500);
  await mesa.lance('ana', 500, { leiUid: outro, lote: 101 });
  await expect.poll(() => lotes.length).toBe(1);
  expect(lotes[0]!.uid).toBe(loteUid(101));
  await socket.emitWithAck('desconectar-backoffice-acompanhar-leilao', {});
  expect(realtime.io.of('/').adapter.rooms.has(`acompanhar:1:${outro}:comReserva`)).toBe(false);
});

it('answers bad input from the catalogue', async () => {
  const socket = await entrar('ADM');
  for (const dados of [null, 7, [], {}, { leiUid: 'x' }])
    expect(await socket.emitWithAck(DA_CASA, dados)).toMatchObject({
      ok: false,
      erro: { statusCode: 400, codigo: 'REQUISICAO_INVALIDA' },
    });
});
