import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { Api, SENHA } from './plataforma.ts';

/** Somebody of the house with these roles, who has come by their letter and made their password. */
export async function colegaCom(
  dados: string,
  papeis: readonly string[],
  nome = 'Lia Bastos',
): Promise<{ uid: string; email: string }> {
  const adm = await new Api().entrar('adm@demo.martelo');
  const email = `colega-${randomUUID().slice(0, 8)}@exemplo.com`;
  const { uid } = await adm.chamar<{ uid: string }>('POST', '/v1/usuarios', { nome, email, papeis });
  const pasta = join(dados, 'engine/correio');
  const token = (): string | undefined =>
    (existsSync(pasta) ? readdirSync(pasta) : [])
      .map((um) => readFileSync(join(pasta, um), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((eml) => eml.includes(`To: ${email}`))
      .flatMap((eml) => /redefinir-senha#token=([\w.-]+)/.exec(eml)?.[1] ?? [])
      .at(0);
  await vi.waitUntil(() => token() !== undefined, { timeout: 20_000 });
  await new Api().chamar('POST', '/v1/auth/redefinir-senha/confirmar', { token: token(), senha: SENHA });
  return { uid, email };
}
