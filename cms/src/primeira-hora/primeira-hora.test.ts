import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propostas } from '../assistente/paleta.ts';
import { motorDeTeste } from '../teste-motor.ts';
import { painelDeTeste } from '../teste-painel.ts';

const TOKEN = 'certo';
const EXPIRA = '2026-11-28T12:00:00.000Z';
const ENCERRADA = { status: 410, corpo: { codigo: 'PRIMEIRA_HORA_ENCERRADA', message: 'Encerrada.' } };
const administrador = { uid: randomUUID(), email: 'ana@casa.exemplo' };

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let motor: Awaited<ReturnType<typeof motorDeTeste>>;
let haConta = false;
let haMarca = false;

beforeAll(async () => {
  painel = await painelDeTeste();
  motor = await motorDeTeste(({ metodo, caminho, corpo }) => {
    if (metodo === 'PUT' && caminho.endsWith('/regras')) haMarca = true;
    if (metodo === 'PUT' && caminho.endsWith('/administrador'))
      return { corpo: { uid: administrador.uid, convidado: false } };
    if (caminho.endsWith('administradores-de-marca/conferir')) return { corpo: { jaTemConta: true } };
    if (caminho === '/v1/auth/marca-do-painel') return { corpo: { subdominio: null } };
    if (!caminho.startsWith('/v1/primeira-hora/')) return { corpo: {} };
    if (corpo.token !== TOKEN || haMarca) return ENCERRADA;
    if (caminho.endsWith('/conta')) {
      if (haConta) return ENCERRADA;
      if (corpo.senha.length < 12)
        return { status: 422, corpo: { codigo: 'SENHA_FRACA', message: 'Curta.' } };
      haConta = true;
    }
    return {
      corpo: {
        ...{ falta: haConta ? 'marca' : 'conta', expiraEm: EXPIRA },
        administrador: haConta ? administrador : null,
      },
    };
  });
});
afterAll(async () => {
  await motor?.fechar();
  await painel?.fechar();
});

const marca = (subdominio: string, mais: object = {}) => ({
  ...{ uid: randomUUID(), nome: 'Casa Nova', tipo: 'leilao', subdominio },
  cores: propostas([{ cor: '#123a6b', peso: 1 }])[0]!.cores,
  ...{ estilo: 'entardecer', latitude: -19.9, longitude: -43.9 },
  ...mais,
});
const chamar = (caminho: string, corpo: object) =>
  painel.chamar('POST', `/primeira-hora${caminho}`, { corpo });
const recusa = ({ status, corpo }: Awaited<ReturnType<typeof chamar>>) => [status, corpo.codigo];
const FECHADA = [410, 'PRIMEIRA_HORA_ENCERRADA'];

describe('the first hour', () => {
  it('opens by its link alone, and asks for an account before a brand', async () => {
    expect(recusa(await chamar('/conferir', { token: 'outro' }))).toEqual(FECHADA);
    expect(recusa(await chamar('/marca', { token: 'outro', marca: marca('casanova') }))).toEqual(FECHADA);
    expect((await chamar('/conferir', {})).status).toBe(400);
    expect((await chamar('/conferir', { token: TOKEN })).corpo).toEqual({
      ...{ falta: 'conta', expiraEm: EXPIRA, obra: null },
    });
    expect(recusa(await chamar('/marca', { token: TOKEN, marca: marca('casanova') }))).toEqual(FECHADA);
    const entrada = { email: 'ana@casa.exemplo', senha: 'qualquer uma' };
    expect(recusa(await painel.chamar('POST', '/usuarios/sso', { corpo: entrada }))).toEqual([
      409,
      'SEM_MARCAS',
    ]);
  });

  it('makes the account by the engine, whose refusals keep their words', async () => {
    const conta = { token: TOKEN, nome: 'Ana', email: 'ana@casa.exemplo', senha: 'curta' };
    expect((await chamar('/conta', conta)).corpo).toMatchObject({ codigo: 'SENHA_FRACA', message: 'Curta.' });
    expect((await chamar('/conta', { ...conta, papeis: ['Interno - ADM'] })).status).toBe(400);
    const feita = await chamar('/conta', { ...conta, senha: 'longa o bastante' });
    expect([feita.status, feita.corpo]).toEqual([200, { falta: 'marca', expiraEm: EXPIRA }]);
    expect(recusa(await chamar('/conta', { ...conta, senha: 'longa o bastante' }))).toEqual(FECHADA);
  });

  it('makes one brand, by the wizard’s own making, of whoever asks first; and is closed by it', async () => {
    expect((await chamar('/marca', { token: TOKEN, marca: marca('admin') })).status).toBe(400);
    const pedidos = ['casanova', 'casavelha', 'casaum'].map((nome) => marca(nome));
    const vezes = await Promise.all(pedidos.map((um) => chamar('/marca', { token: TOKEN, marca: um })));
    expect(vezes.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const { uid } = pedidos[vezes.findIndex(({ status }) => status === 200)]!;
    const ver = () => painel.chamar('GET', `/primeira-hora/${uid}`);
    await expect.poll(async () => (await ver()).corpo.situacao, { interval: 200 }).toBe('pronta');
    expect((await ver()).corpo).not.toHaveProperty('quem');
    expect(motor.pedidos.find(({ caminho }) => caminho.endsWith('/administrador'))).toMatchObject({
      ...{ metodo: 'PUT', caminho: '/v1/hotsites/1/administrador' },
      corpo: { por: administrador.uid, email: administrador.email },
    });
    haMarca = false;
    // Even where the engine had not heard of it yet.
    expect(recusa(await chamar('/conferir', { token: TOKEN }))).toEqual(FECHADA);
    expect(recusa(await chamar('/marca', { token: TOKEN, marca: marca('segunda') }))).toEqual(FECHADA);
    expect((await painel.payload.count({ collection: 'hotsites' })).totalDocs).toBe(1);
  });

  it('shows the making of no other brand', async () => {
    const adm = await painel.entrar({ papeis: ['Interno - ADM'], ...administrador });
    const outra = marca('segunda');
    expect((await painel.chamar('POST', '/nova-marca', { cookie: adm, corpo: outra })).status).toBe(200);
    for (const uid of [outra.uid, randomUUID(), 'nada']) {
      expect((await painel.chamar('GET', `/primeira-hora/${uid}`)).status).toBe(404);
      expect((await chamar(`/${uid}/retomar`, {})).status).toBe(404);
    }
    await expect
      .poll(
        async () => (await painel.chamar('GET', `/nova-marca/${outra.uid}`, { cookie: adm })).corpo.situacao,
        { interval: 200 },
      )
      .toBe('pronta');
  });
});
