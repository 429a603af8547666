import { randomBytes } from 'node:crypto';
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { Pessoa } from './identidade.ts';

/**
 * Writes down who the engine says this is and opens one of Payload's own sessions for them.
 * @returns the `Set-Cookie` line of the session
 */
export async function abrirSessao(req: PayloadRequest, pessoa: Pessoa): Promise<string> {
  const { payload } = req;
  const colecao = payload.collections.usuarios.config;
  const user = await anotar(req, pessoa);
  const { sid } = await addSessionToUser({ collectionConfig: colecao, payload, req, user: user as never });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: colecao,
      email: pessoa.email,
      user: user as never,
      ...(sid ? { sid } : {}),
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
