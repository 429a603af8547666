import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, espera, type Json, type Resposta, SEGREDO } from './engine.ts';
import { pastaVazia } from './pasta.ts';

/** Maintenance of the platform: what it closes, to whom, and what becomes of the auctions meanwhile (BO18). */
const RELOGIO = new URL('./relogio-movido.ts', import.meta.url).href;
// No auctions of the demo's: one of them is live.
let engine = new EngineDeTeste(pastaVazia(), { MARTELO_DEMO: 'contas' });
beforeAll(() => engine.subir(), 120_000);
afterAll(() => engine.encerrar());

const CARRO = { nome: 'Carro', tipo: 'Carro', valor: { minimo: 100_000 } };
const codigo = ({ status, corpo }: Resposta) => [status, corpo.codigo];
const FECHADO = [503, 'EM_MANUTENCAO'];
const como = async (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, {
    ...{ hotsite, ...(quem && { token: await engine.entrar(quem, hotsite) }), ...(corpo && { corpo }) },
  });
async function nova(corpo: object = {}): Promise<Json> {
  const resposta = await como('adm', 'POST', '/v1/manutencao', {
    ...{ alcance: 'TUDO', motivo: 'Troca de disco', minutos: 30, ...corpo },
  });
  expect(resposta.status, resposta.texto).toBe(201);
  return resposta.corpo;
}
async function agir(uid: string, acao: string, corpo: object = {}): Promise<Resposta> {
  const { revisao } = (await como('adm', 'GET', `/v1/manutencao/${uid}`)).corpo;
  return como('adm', 'POST', `/v1/manutencao/${uid}/${acao}`, { ...corpo, revisao });
}
/** Active until `fazer` is over. */
async function durante(corpo: object, fazer: (uid: string) => Promise<void>): Promise<void> {
  const { uid } = await nova(corpo);
  const ativada = await agir(uid, 'ativar');
  expect(ativada.status, ativada.texto).toBe(200);
  try {
    await parados(uid);
    await fazer(uid);
  } finally {
    expect((await agir(uid, 'desligar')).status).toBe(200);
  }
}
const parados = (uid: string) =>
  ate(
    () => como('adm', 'GET', `/v1/manutencao/${uid}`),
    ({ corpo }) => corpo.leiloesAPausar === 0,
  );
const lote = async (uid: string) => (await como('adm', 'GET', `/v1/lotes/${uid}`)).corpo;
const fimDo = async (uid: string) => Date.parse((await lote(uid)).dataFim);
const lance = (lelUid: string, valor: number) =>
  como('cliente1', 'POST', `/v1/lotes/${lelUid}/lances`, { comandoId: randomUUID(), tipo: 'MANUAL', valor });
const seguiu = (leiUid: string) =>
  ate(
    () => como('adm', 'GET', `/v1/leiloes/${leiUid}`),
    ({ corpo }) => corpo.pausado === false,
  );

describe('a maintenance', () => {
  it('is announced to visitors, active, and over; a visitor is told when to ask again', async () => {
    const inicio = daqui(3_600);
    const { uid } = await nova({ inicio, mensagem: 'Vamos ampliar a capacidade.' });
    const estado = async (hotsite = 'leilo') =>
      (await engine.pedir('GET', '/v1/manutencao/estado', { hotsite })).corpo.aviso;
    expect(await estado()).toBeNull();
    expect((await agir(uid, 'avisar')).status).toBe(200);
    expect(await estado()).toMatchObject({
      ...{ situacao: 'AVISADA', alcance: 'TUDO', mensagem: 'Vamos ampliar a capacidade.' },
      ...{ inicio, ate: new Date(Date.parse(inicio) + 30 * 60_000).toISOString() },
    });
    expect(await estado('pacto')).toBeNull();
    expect((await engine.pedir('GET', '/v1/lotes')).status).toBe(200);

    expect((await agir(uid, 'ativar')).status).toBe(200);
    const fechado = await fetch(`${engine.url}/v1/lotes`, { headers: { hotsite: 'leilo' } });
    expect(fechado.status).toBe(503);
    expect(Number(fechado.headers.get('retry-after'))).toBeGreaterThan(1_700);
    expect(Number(fechado.headers.get('retry-after'))).toBeLessThanOrEqual(1_800);
    expect(await estado()).toMatchObject({ situacao: 'ATIVA' });
    expect((await engine.pedir('GET', '/v1/lotes', { hotsite: 'pacto' })).status).toBe(200);

    expect((await agir(uid, 'desligar')).status).toBe(200);
    expect((await engine.pedir('GET', '/v1/lotes')).status).toBe(200);
    expect(await estado()).toBeNull();
    // Once over it may be used again, from its start.
    expect((await agir(uid, 'desligar')).corpo.codigo).toBe('TRANSICAO_INVALIDA');
    const { itens } = (await como('adm', 'GET', `/v1/manutencao/${uid}/historico`)).corpo;
    expect(itens.length).toBe(4);
  });

  /** What each asks, and whether it is closed to them: by what is under maintenance. */
  const PERGUNTAS = {
    visitante: ['', 'GET', '/v1/lotes'],
    'ao vivo': ['', 'GET', '/v1/ao-vivo?lotes=00000000-0000-4000-8000-000000000000'],
    cadastro: ['', 'POST', '/v1/clientes'],
    cliente: ['cliente1', 'GET', '/v1/cliente/compras'],
    lance: ['cliente1', 'POST', '/v1/lotes/00000000-0000-4000-8000-000000000000/lances'],
    equipe: ['sac', 'GET', '/v1/clientes'],
    adm: ['adm', 'GET', '/v1/clientes'],
    'adm no site': ['adm', 'GET', '/v1/lotes'],
    'quem entra': ['cliente1', 'GET', '/v1/auth/eu'],
  } as const;
  it.each([
    ['TUDO', ['visitante', 'ao vivo', 'cadastro', 'cliente', 'lance', 'equipe']],
    ['SITE', ['visitante', 'ao vivo', 'cadastro', 'cliente', 'lance']],
    ['CLIENTE', ['cadastro', 'cliente', 'lance']],
    ['LANCES', ['lance']],
    ['ADMIN', ['equipe']],
  ])('of %s closes it, and nothing else; ADM goes on working', async (alcance, fechados) => {
    await Promise.all(['cliente1', 'sac', 'adm'].map((quem) => engine.entrar(quem)));
    await durante({ alcance }, async () => {
      const achados = [];
      for (const [nome, [quem, metodo, caminho]] of Object.entries(PERGUNTAS)) {
        const resposta = await como(quem, metodo, caminho, metodo === 'POST' ? {} : undefined);
        if (resposta.status === 503) {
          expect(codigo(resposta), nome).toEqual(FECHADO);
          achados.push(nome);
        }
      }
      expect(achados).toEqual(fechados);
    });
  });

  it('lets banks’ notices and our own services through, and people of the house log in', async () => {
    await durante({}, async () => {
      const aviso = await engine.pedir('POST', '/v1/integracoes/pix/webhook', { corpo: {} });
      expect(aviso.status).not.toBe(503);
      const portas = await engine.pedir('GET', '/v1/portas', {
        cabecalhos: { 'x-martelo-servico': SEGREDO },
      });
      expect(portas.corpo.manutencoes).toHaveLength(1);
      expect((await engine.pedir('GET', '/v1/portas')).status).toBe(401);
      expect((await engine.pedir('GET', '/v1/jwks')).status).toBe(200);
    });
  });

  it('cuts the sockets of whom it closes to, takes no new ones, and leaves ADM’s', async () => {
    const tokens = [await engine.entrar('cliente2'), await engine.entrar('adm')] as const;
    const [visita, doCliente, doAdm] = [undefined, ...tokens].map((token) => engine.socket(token));
    await Promise.all(
      [visita, doCliente, doAdm].map(
        (um) => new Promise((pronto) => um!.once('connect', () => pronto(null))),
      ),
    );
    const cortados = Promise.all(
      [visita, doCliente].map((um) => new Promise((fim) => um!.once('disconnect', fim))),
    );
    await durante({ alcance: 'SITE' }, async () => {
      await cortados;
      const novo = engine.socket();
      const erro = await new Promise<Json>((fim) => novo.once('connect_error', fim));
      expect(erro.data).toMatchObject({ codigo: 'EM_MANUTENCAO', statusCode: 503 });
      expect(erro.data.aguardarSegundos).toBeGreaterThan(60);
      expect(await doAdm!.timeout(15_000).emitWithAck('relogio', { enviado: 1 })).toMatchObject({ ok: true });
    });
    doAdm!.close();
  });

  it('cannot be removed, widened or drawn out past four hours while it is active', async () => {
    await durante({ alcance: 'ADMIN' }, async (uid) => {
      const { revisao } = (await como('adm', 'GET', `/v1/manutencao/${uid}`)).corpo;
      expect(codigo(await como('adm', 'DELETE', `/v1/manutencao/${uid}?revisao=${revisao}`))[1]).toBe(
        'EM_USO',
      );
      const mudar = (corpo: object) => como('adm', 'PUT', `/v1/manutencao/${uid}`, { ...corpo, revisao });
      expect((await mudar({ alcance: 'TUDO' })).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
      expect((await mudar({ todasAsMarcas: true })).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
      expect((await mudar({ minutos: 241 })).status).toBe(400);
      const maior = await mudar({ minutos: 240 });
      expect(Date.parse(maior.corpo.ate) - Date.parse(maior.corpo.ativadaEm)).toBe(240 * 60_000);
    });
  });
});

describe('the auctions meanwhile (BO18)', () => {
  it('take no bid and close nothing, and each clock gets exactly the pause back, at its end by itself', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({}, [
      { ...CARRO, dataFim: daqui(20) },
      { ...CARRO, dataFim: daqui(600) },
    ]);
    const socket = engine.socket(await engine.entrar('cliente1'));
    await new Promise((pronto) => socket.once('connect', () => pronto(null)));
    const antes = await Promise.all(lotes.map(fimDo));
    const { uid } = await nova({ alcance: 'LANCES', minutos: 1 });
    const ativada = await agir(uid, 'ativar');
    expect(ativada.status, ativada.texto).toBe(200);
    await parados(uid);
    const { pausadoEm } = (await como('adm', 'GET', `/v1/leiloes/${leiUid}`)).corpo;
    expect(codigo(await lance(lotes[0]!, 100_000))).toEqual(FECHADO);
    const porSocket = { lelUid: lotes[0], tipo: 'MANUAL', valor: 100_000, comandoId: randomUUID() };
    expect((await socket.timeout(15_000).emitWithAck('dar-lance', porSocket)).erro.codigo).toBe(
      'EM_MANUTENCAO',
    );
    socket.close();
    // Nor does the one who may enter, nor the console.
    const { revisao } = (await como('adm', 'GET', `/v1/manutencao/${uid}`)).corpo;
    expect(revisao).toBeGreaterThan(1);
    const seguir = { leiUid, comandoId: randomUUID(), acao: 'retomar', seq: 0 };
    const console = engine.socket(await engine.entrar('adm'));
    await new Promise((pronto) => console.once('connect', () => pronto(null)));
    expect((await console.timeout(15_000).emitWithAck('leiloeiro-acao', seguir)).erro.codigo).toBe(
      'EM_MANUTENCAO',
    );
    console.close();
    // An auction that opens meanwhile stands still as well.
    const outro = await engine.leilao({}, [{ ...CARRO, dataFim: daqui(300) }]);
    await ate(
      () => como('adm', 'GET', `/v1/leiloes/${outro.uid}`),
      ({ corpo }) => corpo.pausado === true,
    );
    await espera(Math.max(0, antes[0]! - Date.now()) + 3_000);
    expect((await lote(lotes[0]!)).situacao).not.toMatch(/NAO_ARREMATADO|VENDIDO|ENCERRADO/);

    await ate(
      () => como('adm', 'GET', `/v1/manutencao/${uid}`),
      ({ corpo }) => corpo.situacao === 'DESLIGADA',
      80_000,
    );
    await seguiu(leiUid);
    await seguiu(outro.uid);
    const depois = await Promise.all(lotes.map(fimDo));
    const { corpo } = await como('', 'GET', `/v1/lotes/${lotes[0]}/livro`);
    const devolvido = JSON.stringify(corpo).match(/"TempoRestituido"/g);
    expect(devolvido).toHaveLength(1);
    const pausa = depois[1]! - antes[1]!;
    expect(pausa).toBeGreaterThan(Date.now() - Date.parse(pausadoEm) - 5_000);
    expect(depois[0]! - antes[0]!).toBeGreaterThanOrEqual(pausa);
    expect((await lance(lotes[1]!, 100_000)).status).toBe(201);
  });

  it('that are live are named first, and each has to be confirmed', async () => {
    // The back office's own stops none.
    await durante({ alcance: 'ADMIN' }, async (uid) => {
      expect((await como('adm', 'GET', `/v1/manutencao/${uid}`)).corpo.leiloesPausados).toBe(0);
    });
    const { uid: leiUid, id } = await engine.leilao({ nome: 'Pregão da manhã' }, [
      { ...CARRO, finalizacaoManual: true },
    ]);
    const console = engine.socket(await engine.entrar('leiloeiro'));
    await new Promise((pronto) => console.once('connect', () => pronto(null)));
    const abrir = { leiUid, comandoId: randomUUID(), acao: 'abrir-lote', seq: 0 };
    expect(await console.timeout(15_000).emitWithAck('leiloeiro-acao', abrir)).toMatchObject({ ok: true });
    const { uid } = await nova({ alcance: 'CLIENTE' });
    const recusada = await agir(uid, 'ativar');
    expect(codigo(recusada)).toEqual([422, 'LEILOES_AO_VIVO']);
    expect(recusada.corpo.leiloes).toContainEqual({ uid: leiUid, id, nome: 'Pregão da manhã' });
    expect(recusada.corpo.message).toContain('Pregão da manhã');
    const emMassa = await como('adm', 'POST', '/v1/manutencao/em-massa', {
      acao: 'ativar',
      itens: [{ id: uid, revisao: 1 }],
      corpo: {},
    });
    // What closes doors is done one by one.
    expect(codigo(emMassa)).toEqual([400, 'REQUISICAO_INVALIDA']);
    const confirmada = await agir(uid, 'ativar', {
      leiloesAoVivo: recusada.corpo.leiloes.map((um: Json) => um.uid),
    });
    expect(confirmada.status, confirmada.texto).toBe(200);
    await parados(uid);
    expect((await como('adm', 'GET', `/v1/leiloes/${leiUid}`)).corpo.pausado).toBe(true);
    expect((await agir(uid, 'desligar')).status).toBe(200);
    await seguiu(leiUid);
    // Not the auctioneer's to end, nor the maintenance's to end theirs.
    const parar = { leiUid, comandoId: randomUUID(), acao: 'pausar', seq: (await naMesa(leiUid)).seq };
    expect(await console.timeout(15_000).emitWithAck('leiloeiro-acao', parar)).toMatchObject({ ok: true });
    const outra = await nova({ alcance: 'LANCES' });
    await agir(outra.uid, 'ativar', { leiloesAoVivo: recusada.corpo.leiloes.map((um: Json) => um.uid) });
    await parados(outra.uid);
    await agir(outra.uid, 'desligar');
    await espera(2_500);
    expect((await como('adm', 'GET', `/v1/leiloes/${leiUid}`)).corpo.pausado).toBe(true);
    console.close();
  });

  it('stand through a crash and a start in the middle; a maintenance that ended meanwhile is over at once', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({}, [{ ...CARRO, dataFim: daqui(8) }]);
    const fim = await fimDo(lotes[0]!);
    const { uid } = await nova({ alcance: 'SITE', minutos: 5 });
    const { corpo: recusa } = await agir(uid, 'ativar');
    const confirmada = await agir(uid, 'ativar', { leiloesAoVivo: recusa.leiloes.map((um: Json) => um.uid) });
    expect(confirmada.status, confirmada.texto).toBe(200);
    // As it comes: perhaps before the auctions were told.
    await engine.parar('SIGKILL');
    await engine.subir();
    expect(codigo(await engine.pedir('GET', '/v1/lotes'))).toEqual(FECHADO);
    await parados(uid);
    await espera(Math.max(0, fim - Date.now()) + 4_000);
    expect((await como('adm', 'GET', `/v1/leiloes/${leiUid}`)).corpo.pausado).toBe(true);
    expect((await lote(lotes[0]!)).situacao).not.toMatch(/NAO_ARREMATADO|VENDIDO|ENCERRADO/);
    await engine.parar('SIGKILL');
    // It comes back when the maintenance should have been over for a while.
    const { pasta } = engine;
    engine = new EngineDeTeste(pasta, {
      ...{ NODE_OPTIONS: `--import=${RELOGIO}`, MARTELO_TESTE_RELOGIO_MS: String(10 * 60_000) },
      MARTELO_DEMO: 'contas',
    });
    await engine.subir();
    expect((await engine.pedir('GET', '/v1/lotes')).status).toBe(200);
    await seguiu(leiUid);
    const { corpo } = await como('adm', 'GET', `/v1/manutencao/${uid}`);
    expect([corpo.situacao, corpo.updatedBy]).toEqual(['DESLIGADA', 'sistema']);
    // What was left of its time is left: the whole of what it stood still came back.
    const resta = (await fimDo(lotes[0]!)) - (Date.now() + 10 * 60_000);
    expect(resta).toBeGreaterThan(0);
    expect((await lance(lotes[0]!, 100_000)).status).toBe(201);
  });
});

const naMesa = async (leiUid: string): Promise<Json> => {
  const console = engine.socket(await engine.entrar('leiloeiro'));
  await new Promise((pronto) => console.once('connect', () => pronto(null)));
  const estado = await console.timeout(15_000).emitWithAck('conectar-leiloeiro', { leiUid });
  console.close();
  return estado;
};

describe('who may', () => {
  const CONTAS = ['adm', 'sac', 'mkt', 'leiloeiro', 'acerto', 'cliente1', ''] as const;
  it.each([
    ['GET', ''],
    ['GET', '/qb'],
    ['GET', '/exportar'],
    ['GET', '/:uid'],
    ['GET', '/:uid/historico'],
    ['POST', ''],
    ['PUT', '/:uid'],
    ['DELETE', '/:uid'],
    ['POST', '/:uid/restaurar'],
    ['POST', '/:uid/avisar'],
    ['POST', '/:uid/ativar'],
    ['POST', '/:uid/desligar'],
    ['POST', '/em-massa'],
  ])('%s /v1/manutencao%s is the administrator’s (and DEV reads)', async (metodo, fim) => {
    const { uid } = await nova({ alcance: 'ADMIN' });
    for (const quem of CONTAS) {
      const { status } = await como(
        quem,
        metodo,
        `/v1/manutencao${fim.replace(':uid', uid)}`,
        metodo === 'GET' ? undefined : {},
      );
      if (quem === 'adm') expect([401, 403], quem).not.toContain(status);
      else expect(status, quem).toBe(quem === '' ? 401 : 403);
    }
  });
});
