import { randomBytes } from 'node:crypto';
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import type { Pessoa } from './identidade.ts';
import { lembrar } from './vigencia.ts';

/**
 * Writes down who the engine says this is and opens one of Payload's own sessions for them, under the name (`sid`) of the engine's:
 * it holds for as long as that one does (see `comVigencia`).
 * @returns the `Set-Cookie` line of the session
 */
export async function abrirSessao(req: PayloadRequest, pessoa: Pessoa, sid: string): Promise<string> {
  const { payload } = req;
  const colecao = payload.collections.usuarios.config;
  const user = await anotar(req, pessoa);
  await juntarSessao(req, user, sid, colecao.auth.tokenExpiration);
  lembrar(sid, pessoa);
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: colecao,
      email: pessoa.email,
      user: { ...user, collection: 'usuarios' } as never,
      sid,
    }),
    secret: payload.secret,
    tokenExpiration: colecao.auth.tokenExpiration,
  });
  return generatePayloadCookie({
    collectionAuthConfig: colecao.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
}

/** Payload's own way of it (`addSessionToUser`) names the session itself. */
async function juntarSessao(
  req: PayloadRequest,
  user: Awaited<ReturnType<typeof anotar>>,
  sid: string,
  segundos: number,
): Promise<void> {
  const agora = new Date();
  const nova = { id: sid, createdAt: agora, expiresAt: new Date(agora.getTime() + segundos * 1000) };
  const vivas = ((user as { sessions?: { id: string; expiresAt: string | Date }[] }).sessions ?? [])
    .filter(({ id, expiresAt }) => id !== sid && new Date(expiresAt) > agora)
    .slice(-ABERTAS_POR_PESSOA);
  // Being logged in changes nothing of the person.
  const data = { ...user, sessions: [...vivas, nova], updatedAt: null };
  await req.payload.db.updateOne({ id: user.id, collection: 'usuarios', data, req, returning: false });
}

const ABERTAS_POR_PESSOA = 50;

async function anotar(req: PayloadRequest, pessoa: Pessoa) {
  const { payload } = req;
  const data = { ...pessoa, ultimoAcesso: new Date().toISOString() };
  const { docs } = await payload.find({
    collection: 'usuarios',
    where: { or: [{ uid: { equals: pessoa.uid } }, { email: { equals: pessoa.email } }] },
    limit: 1,
    depth: 0,
    req,
  });
  const existente = docs[0];
  if (existente) {
    await payload.update({ collection: 'usuarios', id: existente.id, data, depth: 0, req });
  } else {
    // Payload wants a password; this one is told to nobody.
    await payload.create({
      collection: 'usuarios',
      data: { ...data, password: randomBytes(48).toString('base64url') } as never,
      depth: 0,
      req,
    });
  }
  // The sessions are hidden from the local API: they must be read as stored, or the others would be lost.
  const user = await payload.db.findOne({
    collection: 'usuarios',
    where: { email: { equals: pessoa.email } },
    req,
  });
  if (!user) throw new Error('usuario vanished between save and read');
  return user;
}
