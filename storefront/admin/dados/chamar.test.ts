import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chamar } from './chamar.ts';

/** What was sent, in order: the command's id, and what it was. */
let mandados: { comandoId: string | undefined; qual: string }[];
let responder: () => Promise<Response>;
beforeEach(() => {
  mandados = [];
  responder = async () => Response.json({});
  vi.stubGlobal('fetch', (caminho: string, { method, body, headers }: RequestInit) => {
    const { 'comando-id': comandoId } = headers as Record<string, string>;
    mandados.push({ comandoId, qual: `${method} ${caminho} ${body ?? ''}` });
    return responder();
  });
});
afterEach(() => vi.unstubAllGlobals());

const semRede = async () => {
  throw new TypeError('fetch failed');
};
const ids = () => mandados.map(({ comandoId }) => comandoId);

describe('a call of the back office', () => {
  it('that nobody answered is the same command when it is told again, and no longer than that', async () => {
    const mudar = (nome: string) => chamar('PUT', '/v1/patios/1', { corpo: { nome } });
    responder = semRede;
    await expect(mudar('Um')).rejects.toMatchObject({ status: 0 });
    await expect(mudar('Um')).rejects.toMatchObject({ status: 0 });
    // Something else is another command, whatever became of the first.
    await expect(mudar('Outro')).rejects.toMatchObject({ status: 0 });
    responder = async () => Response.json({});
    await mudar('Um');
    await mudar('Um');
    const [um, deNovo, outro, ainda, depois] = ids();
    expect([deNovo, ainda]).toEqual([um, um]);
    expect(new Set([um, outro, depois]).size).toBe(3);
  });

  it('whose answer was that nobody knows is the same command still', async () => {
    responder = async () => Response.json({ message: '?', codigo: 'RESULTADO_INCERTO' }, { status: 503 });
    const mudar = () => chamar('POST', '/v1/patios', { corpo: { nome: 'Um' } });
    await expect(mudar()).rejects.toMatchObject({ status: 503 });
    responder = async () => new Response('<html>', { status: 502 });
    await expect(mudar()).rejects.toMatchObject({ status: 502 });
    responder = async () => Response.json({});
    await mudar();
    expect(new Set(ids()).size).toBe(1);
  });

  it('that was refused is over: the same again is asked anew', async () => {
    responder = async () => Response.json({ message: 'Não.', codigo: 'EM_USO' }, { status: 409 });
    const remover = () => chamar('DELETE', '/v1/patios/1?revisao=1');
    await expect(remover()).rejects.toMatchObject({ status: 409 });
    await expect(remover()).rejects.toMatchObject({ status: 409 });
    expect(new Set(ids()).size).toBe(2);
  });

  it('that only reads is no command', async () => {
    await chamar('GET', '/v1/patios');
    expect(ids()).toEqual([undefined]);
  });
});
