import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ate, type EngineDeTeste, type Json, SENHA } from './engine.ts';

/** A colleague with these roles, invited by the demo's administrator, who grants alone while they are the only one; logged in. */
export async function colegaCom(
  engine: EngineDeTeste,
  papeis: readonly string[],
): Promise<Json & { token: string }> {
  const email = `colega-${randomUUID().slice(0, 8)}@exemplo.com`;
  const token = await engine.entrar('adm');
  const feito = await engine.pedir('POST', '/v1/usuarios', {
    ...{ token, corpo: { nome: 'Colega', email, papeis } },
  });
  if (feito.status !== 201) throw new Error(feito.texto);
  const correio = join(engine.pasta, 'engine/correio');
  const convite = (): string | undefined =>
    // The first letter makes its folder.
    (existsSync(correio) ? readdirSync(correio) : [])
      .map((nome) => readFileSync(join(correio, nome), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((eml) => eml.includes(`To: ${email}`))
      .flatMap((eml) => /redefinir-senha#token=([\w.-]+)/.exec(eml)?.[1] ?? [])
      .at(0);
  const link = await ate(
    async () => convite(),
    (achado) => achado !== undefined,
  );
  await engine.pedir('POST', '/v1/auth/redefinir-senha/confirmar', { corpo: { token: link, senha: SENHA } });
  const login = await engine.pedir('POST', '/v1/auth/token', {
    corpo: { email, senha: SENHA, permanecerLogado: false },
  });
  return { ...feito.corpo, token: login.corpo.access_token };
}
