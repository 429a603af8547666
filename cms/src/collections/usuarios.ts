import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  Forbidden,
} from 'payload';
import { podeEntrar } from '../acesso/papeis.ts';
import { operadorDe, somenteAdm } from '../acesso/regras.ts';
import { ambiente } from '../ambiente.ts';
import { campoInstante } from '../campos/data.ts';
import { entrarPorSso } from '../sso/endpoint.ts';
import { encerrarNoMotor } from '../sso/vigencia.ts';

const SESSAO_SEGUNDOS = 8 * 60 * 60;
/** A session is renewed while it is used, but not past this: then the engine is asked again who this is and what they may. */
const ENTRADA_VALE_MS = 12 * 60 * 60 * 1000;

/**
 * People come from the engine's identity and from nowhere else. Payload's local strategy stays on because its sessions
 * (cookie, refresh, logout) only work with it, so every way to use a password here is closed instead.
 */
const fechado = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () =>
    Response.json(
      {
        statusCode: 404,
        codigo: 'NAO_ENCONTRADO',
        message: 'A senha é da sua conta Martelo, e não deste painel.',
      },
      { status: 404 },
    ),
});

const limitarRenovacao: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'refresh') return;
  const { ultimoAcesso } = (req.user ?? {}) as { ultimoAcesso?: string | null };
  if (!ultimoAcesso || Date.now() - Date.parse(ultimoAcesso) > ENTRADA_VALE_MS) throw new Forbidden(req.t);
};

/** Who signs out of the panel has no session left at the engine either. */
const sairDoMotor: CollectionAfterLogoutHook = async ({ req }) => {
  const { _sid: sid } = (req.user ?? {}) as { _sid?: string };
  if (sid !== undefined) await encerrarNoMotor(sid);
};

export const usuarios: CollectionConfig = {
  slug: 'usuarios',
  labels: { singular: 'Pessoa', plural: 'Pessoas' },
  auth: {
    tokenExpiration: SESSAO_SEGUNDOS,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: ambiente().https },
  },
  admin: {
    useAsTitle: 'nome',
    group: 'Marcas',
    defaultColumns: ['nome', 'email', 'papeis', 'ultimoAcesso'],
    hideAPIURL: true,
  },
  access: {
    admin: ({ req }) => podeEntrar(operadorDe(req)?.papeis ?? []),
    read: ({ req }) => {
      if (!req.user) return false;
      return podeEntrar(operadorDe(req)?.papeis ?? [])
        ? (somenteAdm({ req }) as boolean) || { id: { equals: req.user.id } }
        : false;
    },
    create: () => false,
    update: () => false,
    delete: somenteAdm,
    unlock: () => false,
  },
  hooks: { beforeOperation: [limitarRenovacao], afterLogout: [sairDoMotor] },
  endpoints: [
    { path: '/sso', method: 'post', handler: entrarPorSso },
    ...['/login', '/first-register', '/forgot-password', '/reset-password', '/unlock'].map(fechado),
  ],
  fields: [
    { name: 'nome', label: 'Nome', type: 'text', required: true, admin: { readOnly: true } },
    {
      name: 'uid',
      type: 'text',
      unique: true,
      required: true,
      admin: { readOnly: true, position: 'sidebar' },
    },
    { name: 'papeis', label: 'Papéis', type: 'text', hasMany: true, admin: { readOnly: true } },
    {
      name: 'hotsites',
      label: 'Marcas concedidas',
      type: 'number',
      hasMany: true,
      admin: { readOnly: true },
    },
    campoInstante('ultimoAcesso', 'Último acesso', { readOnly: true, position: 'sidebar' }),
  ],
};
