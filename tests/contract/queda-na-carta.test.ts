import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { ate, EngineDeTeste, SENHA } from './engine.ts';

const PARA = 'cliente1@demo.martelo';
const ASSASSINO = new URL('./morrer-na-carta.ts', import.meta.url).href;
let vivo: EngineDeTeste | undefined;
afterEach(() => vivo?.encerrar());

const cartas = (pasta: string): string[] => {
  const correio = join(pasta, 'engine/correio');
  if (!existsSync(correio)) return [];
  return readdirSync(correio)
    .map((nome) => readFileSync(join(correio, nome), 'utf8'))
    .filter((eml) => eml.includes(`To: ${PARA}`) && /foi alterada/.test(eml.replaceAll('=\r\n', '')));
};
/** What is kept beside the credentials: how each letter stands. */
const situacoes = (pasta: string): string[] => {
  const db = new DatabaseSync(join(pasta, 'engine/registros.sqlite'), { readOnly: true });
  try {
    const linhas = db.prepare("SELECT lista FROM efeitos WHERE colecao = 'credenciais'").all();
    return (linhas as { lista: string }[]).flatMap(({ lista }) =>
      (JSON.parse(lista) as { situacao: string }[]).map(({ situacao }) => situacao),
    );
  } finally {
    db.close();
  }
};

const respira = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the letter that tells of a new password (R7)', () => {
  it.each([
    ['depois-de-pedir', 'once the password was durable, and nothing queued', 0],
    ['antes-de-anotar', 'once the letter was out, and nobody had written that down', 1],
  ])('goes out exactly once from an engine that dies (%s) %s', async (quando, _, escritas) => {
    const condenado = new EngineDeTeste(undefined, {
      NODE_OPTIONS: `--import=${ASSASSINO}`,
      MARTELO_TESTE_MORRER: quando,
      MARTELO_TESTE_MORRER_PEDIDO: 'avisar-senha-nova',
    });
    vivo = condenado;
    await condenado.subir();
    const token = await condenado.entrar('cliente1');
    const corpo = { senhaAtual: SENHA, senhaNova: 'uma-senha-nova-e-longa' };
    await condenado.pedir('PUT', '/v1/auth/senha', { token, corpo }).catch(() => null);
    await ate(
      async () => respira(condenado.pid),
      (respirando) => !respirando,
    );
    expect([cartas(condenado.pasta).length, situacoes(condenado.pasta)]).toEqual([escritas, ['PENDENTE']]);

    vivo = new EngineDeTeste(condenado.pasta);
    await vivo.subir();
    await ate(
      async () => situacoes(condenado.pasta),
      (todas) => todas.join() === 'FEITO',
    );
    expect(cartas(condenado.pasta)).toHaveLength(1);
  });
});
