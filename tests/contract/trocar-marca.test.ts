import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json, SENHA } from './engine.ts';

/* From one brand to another of the same person. */

const engine = new EngineDeTeste();
let adm = '';
let marcas: Json[] = [];
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
  marcas = (await engine.pedir('GET', '/v1/auth/marcas', { token: adm })).corpo.itens;
});
afterAll(() => engine.encerrar());

const daMarca = (subdominio: string): number => marcas.find((uma) => uma.subdominio === subdominio).id;
const trocar = (token: string | undefined, hotsiteId: number, hotsite = 'leilo') =>
  engine.pedir('POST', '/v1/auth/marca', { token, hotsite, corpo: { hotsiteId } });
const entrar = (hash: string, hotsite: string) =>
  engine.pedir('POST', '/v1/auth/acesso-unico/entrar', { hotsite, corpo: { hash } });
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo?.codigo];

describe('from one brand to another', () => {
  it('one is told of those that one works on, and goes by an access that opens a session there, once', async () => {
    expect(marcas.map(({ subdominio, atual }) => [subdominio, atual])).toEqual([
      ['leilo', true],
      ['pacto', false],
    ]);
    const { status, corpo } = await trocar(adm, daMarca('pacto'));
    expect([status, corpo.expires_in]).toEqual([201, 60]);
    expect(corpo.site).toMatch(/^https?:\/\/.*pacto/);
    // It is of that brand alone.
    expect(codigo(await entrar(corpo.hash, 'leilo'))[1]).toBe('ACESSO_UNICO_INVALIDO');
    const la = await entrar(corpo.hash, 'pacto');
    expect(la.status, la.texto).toBe(200);
    expect(codigo(await entrar(corpo.hash, 'pacto'))[1]).toBe('ACESSO_UNICO_INVALIDO');
    const token = la.corpo.access_token;
    const eu = await engine.pedir('GET', '/v1/auth/eu', { token, hotsite: 'pacto' });
    const aqui = await engine.pedir('GET', '/v1/auth/eu', { token: adm });
    expect([eu.corpo.uid, eu.corpo.roles]).toEqual([aqui.corpo.uid, aqui.corpo.roles]);
    expect((await engine.pedir('GET', '/v1/recursos', { token, hotsite: 'pacto' })).status).toBe(200);
    // Neither token is the other brand's.
    expect((await engine.pedir('GET', '/v1/recursos', { token })).status).toBe(401);
    expect((await engine.pedir('GET', '/v1/recursos', { token: adm, hotsite: 'pacto' })).status).toBe(401);
    // And back, from there.
    expect((await trocar(token, daMarca('leilo'), 'pacto')).status).toBe(201);
  });

  it('one that is not theirs, or is none, is not found; nor is the one where they are', async () => {
    const { token } = await colegaCom(engine, ['Interno - SAC']);
    const minhas = await engine.pedir('GET', '/v1/auth/marcas', { token });
    expect(minhas.corpo.itens.map(({ subdominio }: Json) => subdominio)).toEqual(['leilo']);
    const [alheia, nenhuma, esta] = [
      await trocar(token, daMarca('pacto')),
      await trocar(token, 9_999),
      await trocar(token, daMarca('leilo')),
    ];
    expect(codigo(alheia)).toEqual([404, 'NAO_ENCONTRADO']);
    expect([nenhuma.texto, esta.texto]).toEqual([alheia.texto, alheia.texto]);
  });

  it('ends with the session that asked for it', async () => {
    const conta = { email: 'adm@demo.martelo', senha: SENHA, permanecerLogado: false };
    const { corpo: minha } = await engine.pedir('POST', '/v1/auth/token', { corpo: conta });
    const { corpo: acesso } = await trocar(minha.access_token, daMarca('pacto'));
    const saida = await engine.pedir('POST', '/v1/auth/sair', {
      ...{ token: minha.access_token, corpo: { refresh_token: minha.refresh_token } },
    });
    expect(saida.status, saida.texto).toBeLessThan(300);
    expect(codigo(await entrar(acesso.hash, 'pacto'))[1]).toBe('ACESSO_UNICO_INVALIDO');
  });

  it('is the house’s alone, and ends with the account', async () => {
    const cliente = await engine.entrar('cliente1');
    expect((await engine.pedir('GET', '/v1/auth/marcas', { token: cliente })).status).toBe(403);
    expect((await engine.pedir('GET', '/v1/auth/marcas')).status).toBe(401);
    expect((await trocar(cliente, daMarca('pacto'))).status).toBe(403);
    expect((await trocar(undefined, daMarca('pacto'))).status).toBe(401);

    const colega = await colegaCom(engine, ['Interno - SAC']);
    const onde = `/v1/usuarios/${colega.uid}`;
    const { corpo: antes } = await engine.pedir('GET', onde, { token: adm });
    const deDuas = await engine.pedir('PUT', `${onde}/marcas`, {
      token: adm,
      corpo: {
        hotsites: marcas.map(({ id }) => id),
        revisao: antes.revisao,
        motivo: 'Passa a atender as duas.',
      },
    });
    expect(deDuas.status, deDuas.texto).toBe(200);
    const { corpo: acesso } = await trocar(colega.token, daMarca('pacto'));
    expect(acesso.hash).toBeDefined();
    const bloqueado = await engine.pedir('POST', `${onde}/bloquear`, {
      token: adm,
      corpo: { motivo: 'Saiu da casa.', revisao: deDuas.corpo.revisao },
    });
    expect(bloqueado.status, bloqueado.texto).toBe(200);
    expect(codigo(await entrar(acesso.hash, 'pacto'))[1]).toBe('ACESSO_UNICO_INVALIDO');
    expect((await trocar(colega.token, daMarca('pacto'))).status).toBe(401);
  });
});
