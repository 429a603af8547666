import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, EngineDeTeste, SENHA } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const NOVA = 'uma-senha-nova-e-longa';
const post = (caminho: string, corpo: object, hotsite = 'leilo') =>
  engine.pedir('POST', `/v1/auth/${caminho}`, { corpo, hotsite });
const entrar = (quem: string, senha: string) =>
  post('token', { email: `${quem}@demo.martelo`, senha, permanecerLogado: false });

/** The letters to an address, read as text, oldest first. */
function cartas(para: string): string[] {
  const pasta = join(engine.pasta, 'engine/correio');
  try {
    return readdirSync(pasta)
      .sort()
      .map((nome) => readFileSync(join(pasta, nome), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((eml) => eml.includes(`To: ${para}`));
  } catch {
    return [];
  }
}
const links = (para: string) =>
  cartas(para).flatMap((eml) => /redefinir-senha#token=([\w.-]+)/.exec(eml)?.[1] ?? []);

/** Asks for a link and waits for its letter. */
async function pedirLink(quem: string): Promise<string> {
  const para = `${quem}@demo.martelo`;
  const antes = links(para).length;
  expect((await post('redefinir-senha', { email: para })).status).toBe(202);
  const lidos = await ate(
    async () => links(para),
    (todos) => todos.length > antes,
  );
  return lidos.at(-1)!;
}

describe('a forgotten password', () => {
  it('is asked for in the same words whether there is an account or not, and nobody else gets a letter', async () => {
    const semConta = await post('redefinir-senha', { email: 'ninguem@exemplo.com' });
    const comConta = await post('redefinir-senha', { email: 'CLIENTE1@demo.martelo ' });
    expect([semConta.status, semConta.texto]).toEqual([comConta.status, comConta.texto]);
    await ate(
      async () => links('cliente1@demo.martelo'),
      (todos) => todos.length === 1,
    );
    expect(cartas('ninguem@exemplo.com')).toEqual([]);
  });

  it('is replaced once by the link, which ends every session and is of no use again', async () => {
    const token = await pedirLink('cliente2');
    const { corpo: sessao } = await entrar('cliente2', SENHA);
    const valido = await post('redefinir-senha/conferir', { token });
    expect(valido.corpo).toMatchObject({ email: 'cl•••@demo.martelo', senhaMinima: 8 });

    const fraca = await post('redefinir-senha/confirmar', { token, senha: 'curta' });
    expect([fraca.status, fraca.corpo.codigo]).toEqual([422, 'SENHA_FRACA']);
    const comum = await post('redefinir-senha/confirmar', { token, senha: 'Senha@2026' });
    expect([comum.status, comum.corpo.codigo]).toEqual([422, 'SENHA_COMUM']);
    const juntos = await Promise.all(
      [NOVA, `${NOVA}-2`].map((senha) => post('redefinir-senha/confirmar', { token, senha })),
    );
    expect(juntos.map(({ status }) => status).sort()).toEqual([200, 422]);
    const valeu = juntos[0]!.status === 200 ? NOVA : `${NOVA}-2`;

    expect((await entrar('cliente2', SENHA)).status).toBe(401);
    expect((await entrar('cliente2', valeu)).status).toBe(200);
    expect((await post('refresh', { refresh_token: sessao.refresh_token })).status).toBe(401);
    const eu = await engine.pedir('GET', '/v1/auth/eu', { token: sessao.access_token });
    expect(eu.status).toBe(401);
    expect((await post('redefinir-senha/conferir', { token })).corpo.codigo).toBe('REDEFINICAO_INVALIDA');
    await ate(
      async () => cartas('cliente2@demo.martelo').filter((eml) => eml.includes('foi alterada')),
      (avisos) => avisos.length === 1,
    );
  });

  it('made by letter lets its device in, while the account is blocked for who guesses', async () => {
    for (let i = 0; i < 5; i++) await entrar('cliente5', 'errada');
    const bloqueada = await entrar('cliente5', SENHA);
    expect([bloqueada.status, bloqueada.corpo.codigo]).toEqual([423, 'CONTA_BLOQUEADA']);
    expect(bloqueada.corpo.message).toContain('Esqueci minha senha');
    const feita = await post('redefinir-senha/confirmar', {
      token: await pedirLink('cliente5'),
      senha: NOVA,
    });
    const com = (dispositivo: string) =>
      engine.pedir('POST', '/v1/auth/token', {
        corpo: { email: 'cliente5@demo.martelo', senha: NOVA, permanecerLogado: false },
        cabecalhos: { 'x-martelo-dispositivo': dispositivo },
      });
    expect((await com(`${feita.corpo.dispositivo}x`)).status).toBe(423);
    expect((await com(feita.corpo.dispositivo)).status).toBe(200);
  });

  it('is guarded by the newest link alone, of its own brand, and by none that was made up', async () => {
    const velho = await pedirLink('cliente3');
    const novo = await pedirLink('cliente3');
    const confere = async (token: string, hotsite = 'leilo') =>
      (await post('redefinir-senha/conferir', { token }, hotsite)).status;
    expect(await confere(velho)).toBe(422);
    expect(await confere(novo, 'pacto')).toBe(422);
    const ultima = novo.at(-3) === 'A' ? 'B' : 'A';
    expect(await confere(`${novo.slice(0, -3)}${ultima}${novo.slice(-2)}`)).toBe(422);
    expect(await confere('x'.repeat(80))).toBe(422);
    expect(await confere(novo)).toBe(200);
  });

  it('asks the house’s own people for a longer one', async () => {
    const token = await pedirLink('mkt');
    expect((await post('redefinir-senha/conferir', { token })).corpo.senhaMinima).toBe(12);
    const curta = await post('redefinir-senha/confirmar', { token, senha: 'onze-letras' });
    expect(curta.corpo).toMatchObject({ codigo: 'SENHA_FRACA', minimo: 12 });
  });
});

describe('a registration with somebody’s data', () => {
  it('tells them alone, by letter', async () => {
    const cadastro = {
      nome: 'Outra Pessoa',
      senha: NOVA,
      cpf: '529.982.247-25',
      consentimento: 'cadastro/1',
      dataNascimento: '1990-05-20',
    };
    const enviar = (email: string) => engine.pedir('POST', '/v1/clientes', { corpo: { ...cadastro, email } });
    const repetido = await enviar('cliente4@demo.martelo');
    expect([repetido.status, Object.keys(repetido.corpo).sort()], repetido.texto).toEqual([
      201,
      ['apelido', 'id', 'uid'],
    ]);
    await ate(
      async () => cartas('cliente4@demo.martelo').filter((eml) => eml.includes('Nada mudou nela')),
      (avisos) => avisos.length === 1,
    );
    expect((await entrar('cliente4', NOVA)).status).toBe(401);
    expect((await entrar('cliente4', SENHA)).status).toBe(200);
  });
});
