import { randomUUID } from 'node:crypto';
import { assinarAparelho, CABECALHO_APARELHO } from '@martelo/shared/aparelho';
import { assinarEndereco, CABECALHO_ENDERECO } from '@martelo/shared/endereco-do-cliente';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { ate, EngineDeTeste, type Json, type Opcoes, SEGREDO, SENHA } from './engine.ts';

/** Addresses and devices that are kept out (BO19): whatever the way, within five seconds, and never who writes it. */
const engine = new EngineDeTeste();
const segredos = segredosDeServico({ MARTELO_SEGREDO_SERVICO: SEGREDO });
let adm = '';
let cliente = '';
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
  cliente = await engine.entrar('cliente1');
});
afterAll(() => engine.encerrar());

/** As a site of ours hands a request on: from where, and from which device. */
const de = (endereco: string, aparelho?: string): Record<string, string> => ({
  [CABECALHO_ENDERECO]: assinarEndereco(endereco, segredos, Date.now()),
  ...(aparelho && { [CABECALHO_APARELHO]: assinarAparelho(aparelho, segredos) }),
});
const umIp = () => `198.51.100.${1 + Math.floor(Math.random() * 250)}`;
const umAparelho = () => randomUUID().replaceAll('-', '').slice(0, 22);
const emUmMes = () => new Date(Date.now() + 30 * 86_400_000).toISOString();
const bloquear = (corpo: object, opcoes: Partial<Opcoes> = {}) =>
  engine.pedir('POST', '/v1/bloqueios', {
    token: adm,
    corpo: { tipo: 'REDE', motivo: 'Tentativas demais', ate: emUmMes(), ...corpo },
    ...opcoes,
  });
async function bloqueado(corpo: object): Promise<Json> {
  const resposta = await bloquear(corpo);
  expect(resposta.status, resposta.texto).toBe(201);
  await emVigor(resposta.corpo.uid);
  return resposta.corpo;
}
/** In five seconds at the most, by the rule (BO19). */
const emVigor = (uid: string) =>
  expect
    .poll(
      async () => {
        const portas = await engine.pedir('GET', '/v1/portas', {
          cabecalhos: { 'x-martelo-servico': SEGREDO },
        });
        return portas.corpo.bloqueios.some((um: Json) => um.uid === uid);
      },
      { timeout: 5_000 },
    )
    .toBe(true);
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo.codigo];
const RECUSA = [403, 'ACESSO_BLOQUEADO'];

const entrar = (cabecalhos: Record<string, string>) =>
  engine.pedir('POST', '/v1/auth/token', {
    cabecalhos,
    corpo: { email: 'cliente2@demo.martelo', senha: SENHA, permanecerLogado: false },
  });
const cadastrar = (cabecalhos: Record<string, string>) =>
  engine.pedir('POST', '/v1/clientes', { cabecalhos, corpo: { cpf: cpfNovo() } });
/** Every way to bid, and to come nearer to it. */
const LICITAR = [
  'POST /v1/lotes/:lote/lances',
  'POST /v1/lotes/:lote/compre-ja',
  'POST /v1/lotes/:lote/propostas',
  'POST /v1/lotes/:lote/condicional/cliente',
  'POST /v1/propostas/:lote/cliente',
  'POST /v1/leiloes/:lote/habilitacao',
  'POST /v1/leiloes/:lote/codigo',
];

describe('a block', () => {
  it('of everything refuses every call, whoever makes it, and nobody from elsewhere', async () => {
    const ip = umIp();
    const { uid } = await bloqueado({ alvo: ip, escopo: 'TUDO' });
    const cabecalhos = de(ip);
    const { paths } = (await engine.pedir('GET', '/v1/openapi.json')).corpo;
    let tentadas = 0;
    for (const [caminho, metodos] of Object.entries<Json>(paths))
      for (const [metodo, { security }] of Object.entries<Json>(metodos)) {
        // What services say to each other, and banks' notices, come from elsewhere than people.
        if (JSON.stringify(security ?? []).includes('servico')) continue;
        if (/^\/v1\/(integracoes\/|manutencao\/estado)/.test(caminho)) continue;
        const resposta = await engine.pedir(metodo.toUpperCase(), caminho.replace(/\{[^}]+\}/g, '1'), {
          cabecalhos,
          ...(metodo === 'get' ? {} : { corpo: {} }),
          ...(tentadas % 2 === 0 ? { token: cliente } : {}),
        });
        expect(codigo(resposta), `${metodo} ${caminho}`).toEqual(RECUSA);
        tentadas += 1;
      }
    expect(tentadas).toBeGreaterThan(200);
    expect((await engine.pedir('GET', '/v1/lotes', { cabecalhos: de('203.0.113.9') })).status).toBe(200);
    // Who names no brand gets around none's.
    expect((await fetch(`${engine.url}/v1/jwks`, { headers: de(ip) })).status).toBe(403);
    // Of this brand alone.
    expect((await engine.pedir('GET', '/v1/lotes', { cabecalhos, hotsite: 'pacto' })).status).toBe(200);
    const { corpo } = await engine.pedir('GET', `/v1/bloqueios/${uid}`, { token: adm });
    const liberado = await engine.pedir('POST', `/v1/bloqueios/${uid}/liberar`, {
      token: adm,
      corpo: { motivo: 'Era engano', revisao: corpo.revisao },
    });
    expect(liberado.status, liberado.texto).toBe(200);
    expect((await engine.pedir('GET', '/v1/lotes', { cabecalhos })).status).toBe(200);
    const { itens } = (await engine.pedir('GET', `/v1/bloqueios/${uid}/historico`, { token: adm })).corpo;
    expect(itens.map(({ ato }: Json) => ato)).toHaveLength(2);
  });

  it('of one part leaves the others open', async () => {
    const { lotes } = await engine.leilao({}, [{ nome: 'Carro', tipo: 'Carro', valor: { minimo: 100_000 } }]);
    const licitar = async (cabecalhos: Record<string, string>) => {
      const respostas = [];
      for (const um of LICITAR) {
        const [metodo = '', caminho = ''] = um.split(' ');
        const corpo = { comandoId: randomUUID(), tipo: 'MANUAL', valor: 100_000 };
        const feito = { token: cliente, cabecalhos, corpo };
        respostas.push(codigo(await engine.pedir(metodo, caminho.replace(':lote', lotes[0]!), feito)));
      }
      return respostas;
    };
    const [login, cadastro, lances] = ['198.51.100.251', '198.51.100.252', '198.51.100.253'];
    await bloqueado({ alvo: login, escopo: 'LOGIN' });
    await bloqueado({ alvo: cadastro, escopo: 'CADASTRO' });
    await bloqueado({ alvo: lances, escopo: 'LANCES' });

    expect(codigo(await entrar(de(login)))).toEqual(RECUSA);
    expect((await entrar(de(lances))).status).toBe(200);
    for (const outro of [
      'acesso-unico',
      'acesso-unico/entrar',
      'redefinir-senha',
      'redefinir-senha/confirmar',
    ])
      expect(
        codigo(await engine.pedir('POST', `/v1/auth/${outro}`, { cabecalhos: de(login), corpo: {} })),
        outro,
      ).toEqual(RECUSA);
    expect(codigo(await cadastrar(de(cadastro)))).toEqual(RECUSA);
    expect((await cadastrar(de(login))).status).toBe(400);
    expect(await licitar(de(lances))).toEqual(LICITAR.map(() => RECUSA));
    expect((await licitar(de(login))).filter(([, c]) => c === 'ACESSO_BLOQUEADO')).toEqual([]);
  });

  it('of a login takes no refresh either, from the address or of a session that its device opened', async () => {
    const aparelho = umAparelho();
    const aberta = await entrar(de(umIp(), aparelho));
    expect(aberta.status, aberta.texto).toBe(200);
    await bloqueado({ tipo: 'APARELHO', alvo: aparelho, escopo: 'LOGIN' });
    const { refresh_token } = aberta.corpo;
    const renovar = (cabecalhos: Record<string, string> = {}) =>
      engine.pedir('POST', '/v1/auth/refresh', { cabecalhos, corpo: { refresh_token } });
    // Without showing the device: its session tells.
    expect(codigo(await renovar())).toEqual(RECUSA);
    expect(codigo(await entrar(de('203.0.113.77', aparelho)))).toEqual(RECUSA);
    // A name that we did not sign is nobody's.
    const falso = { ...de('203.0.113.77'), [CABECALHO_APARELHO]: `${aparelho}.${'A'.repeat(43)}` };
    expect((await entrar(falso)).status).toBe(200);
  });

  it('of bids by device follows the session on REST and on its socket; what was bid stands', async () => {
    const { lotes } = await engine.leilao({}, [{ nome: 'Carro', tipo: 'Carro', valor: { minimo: 100_000 } }]);
    const aparelho = umAparelho();
    const { access_token: token } = (await entrar(de(umIp(), aparelho))).corpo;
    const socket = engine.socket(token);
    await new Promise((pronto) => socket.once('connect', () => pronto(null)));
    const porSocket = (valor: number) =>
      socket.emitWithAck('dar-lance', { lelUid: lotes[0], tipo: 'MANUAL', valor, comandoId: randomUUID() });
    expect(await porSocket(100_000)).toMatchObject({ ok: true });
    await bloqueado({ tipo: 'APARELHO', alvo: aparelho, escopo: 'LANCES' });
    expect((await porSocket(150_000)).erro).toMatchObject({ codigo: 'ACESSO_BLOQUEADO', statusCode: 403 });
    const porRest = await engine.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
      token,
      corpo: { comandoId: randomUUID(), tipo: 'MANUAL', valor: 150_000 },
    });
    expect(codigo(porRest)).toEqual(RECUSA);
    const { corpo } = await engine.pedir('GET', `/v1/lotes/${lotes[0]}/lances`);
    expect(JSON.stringify(corpo)).toContain('100000');
    socket.close();
  });

  it('of everything cuts the sockets that are open, and takes no new one', async () => {
    const ip = '198.51.100.254';
    const conectar = () =>
      io(engine.url, {
        ...{ transports: ['websocket'], auth: { hotsite: 'leilo' }, reconnection: false },
        extraHeaders: de(ip),
      });
    const aberto = conectar();
    await new Promise((pronto) => aberto.once('connect', () => pronto(null)));
    const cortado = new Promise((fim) => aberto.once('disconnect', fim));
    await bloqueado({ alvo: '198.51.100.254/32', escopo: 'TUDO' });
    await cortado;
    const recusado = conectar();
    const erro = await new Promise<Json>((fim) => recusado.once('connect_error', fim));
    expect(erro.data).toMatchObject({ codigo: 'ACESSO_BLOQUEADO', statusCode: 403 });
    recusado.close();
  });

  it('of a network holds all of it, also in IPv6’s spelling of it; of an IPv6 address its household', async () => {
    const { alvo } = await bloqueado({ alvo: '198.18.7.9/24', escopo: 'TUDO' });
    expect(alvo).toBe('198.18.7.0/24');
    const lotes = (ip: string) => engine.pedir('GET', '/v1/lotes', { cabecalhos: de(ip) });
    expect(codigo(await lotes('198.18.7.254'))).toEqual(RECUSA);
    expect((await lotes('198.18.8.1')).status).toBe(200);
    expect((await bloqueado({ alvo: '2001:DB8:5::1', escopo: 'TUDO' })).alvo).toBe('2001:db8:5::/64');
    expect(codigo(await lotes('2001:db8:5::abcd'))).toEqual(RECUSA);
    expect((await lotes('2001:db8:5:1::1')).status).toBe(200);
    expect((await bloqueado({ alvo: '::ffff:198.18.9.1', escopo: 'TUDO' })).alvo).toBe('198.18.9.1');
    expect(codigo(await lotes('198.18.9.1'))).toEqual(RECUSA);
  });

  it('ends at its end, by itself', async () => {
    const ip = umIp();
    await bloqueado({ alvo: ip, escopo: 'TUDO', ate: new Date(Date.now() + 1_500).toISOString() });
    const lotes = () => engine.pedir('GET', '/v1/lotes', { cabecalhos: de(ip) });
    expect(codigo(await lotes())).toEqual(RECUSA);
    await ate(lotes, ({ status }) => status === 200);
  });

  it('outlives a restart', async () => {
    await bloqueado({ alvo: '198.18.30.1', escopo: 'TUDO' });
    await engine.parar('SIGKILL');
    await engine.subir();
    expect(codigo(await engine.pedir('GET', '/v1/lotes', { cabecalhos: de('198.18.30.1') }))).toEqual(RECUSA);
  });
});

describe('what may not be blocked', () => {
  it('is one’s own address or device, by whatever way', async () => {
    const minha = { cabecalhos: de('198.18.40.7') };
    for (const alvo of ['198.18.40.7', '198.18.40.0/24', '198.18.0.0/16', '::ffff:198.18.40.7'])
      expect(codigo(await bloquear({ alvo, escopo: 'LOGIN' }, minha)), alvo).toEqual([
        422,
        'PROPRIO_ENDERECO',
      ]);
    const aparelho = umAparelho();
    expect(
      codigo(
        await bloquear(
          { tipo: 'APARELHO', alvo: aparelho, escopo: 'TUDO' },
          { cabecalhos: de('198.18.40.7', aparelho) },
        ),
      ),
    ).toEqual([422, 'PROPRIO_ENDERECO']);
    // A block of elsewhere does not become one of here: not by a change, in bulk, nor by coming back.
    const { uid, revisao } = await bloqueado({ alvo: '198.18.41.1', escopo: 'LOGIN' });
    const pedir = (metodo: string, fim: string, corpo?: object) =>
      engine.pedir(metodo, `/v1/bloqueios${fim}`, { token: adm, ...minha, ...(corpo && { corpo }) });
    expect(codigo(await pedir('PUT', `/${uid}`, { alvo: '198.18.40.7', revisao }))).toEqual([
      422,
      'PROPRIO_ENDERECO',
    ]);
    const emMassa = await pedir('POST', '/em-massa', {
      acao: 'alterar',
      itens: [{ id: uid, revisao }],
      mudancas: { alvo: '198.18.40.7' },
    });
    expect([emMassa.status, emMassa.corpo.itens?.[0].codigo], emMassa.texto).toEqual([
      200,
      'PROPRIO_ENDERECO',
    ]);
    expect((await engine.pedir('GET', `/v1/bloqueios/${uid}`, { token: adm })).corpo.alvo).toBe(
      '198.18.41.1',
    );
    const meu = await bloqueado({ alvo: '198.18.40.7', escopo: 'CADASTRO' });
    expect((await pedir('DELETE', `/${meu.uid}?revisao=${meu.revisao}`)).status).toBe(204);
    expect(codigo(await pedir('POST', `/${meu.uid}/restaurar`, { revisao: meu.revisao + 1 }))).toEqual([
      422,
      'PROPRIO_ENDERECO',
    ]);
  });

  it.each([
    [{ alvo: '10.0.0.0/15' }, /\/16/],
    [{ alvo: '2001:db8::/47' }, /\/48/],
    [{ alvo: '127.0.0.1' }, /interno/],
    [{ alvo: 'exemplo.com' }, /IP/],
    [{ tipo: 'APARELHO', alvo: '192.0.2.7' }, /sessão/],
    [{ ate: new Date(Date.now() - 1_000).toISOString() }, /futuro/],
    [{ ate: new Date(Date.now() + 367 * 86_400_000).toISOString() }, /um ano/],
    [{ motivo: '' }, /por que|pelo menos/],
  ])('is %j', async (errado, porque) => {
    const { status, corpo } = await bloquear({ alvo: '192.0.2.7', escopo: 'TUDO', ...errado });
    expect([status, corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(JSON.stringify(corpo.message)).toMatch(porque);
  });

  it('on every brand, by who does not work on every one; by who does, it holds on each', async () => {
    const ip = umIp();
    await bloqueado({ alvo: ip, escopo: 'TUDO', todasAsMarcas: true });
    for (const hotsite of ['leilo', 'pacto'])
      expect(codigo(await engine.pedir('GET', '/v1/lotes', { cabecalhos: de(ip), hotsite }))).toEqual(RECUSA);
  });
});

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
    ['POST', '/:uid/liberar'],
    ['POST', '/em-massa'],
  ])('%s /v1/bloqueios%s is the administrator’s alone', async (metodo, fim) => {
    const { uid } = await bloqueado({ alvo: '192.0.2.200', escopo: 'CADASTRO' });
    for (const quem of CONTAS) {
      const token = quem === '' ? undefined : await engine.entrar(quem);
      const { status } = await engine.pedir(metodo, `/v1/bloqueios${fim.replace(':uid', uid)}`, {
        token,
        ...(metodo === 'GET' ? {} : { corpo: {} }),
      });
      if (quem === 'adm') expect([401, 403], quem).not.toContain(status);
      else expect(status, quem).toBe(quem === '' ? 401 : 403);
    }
  });
});
