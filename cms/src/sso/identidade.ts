import { cabecalhosDoEndereco } from '@martelo/shared/entrada-http';
import { ErroMartelo } from '@martelo/shared/erros';
import { codigo2fa, codigoRecuperacao } from '@martelo/shared/sessao';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { ACESSO } from '../palavras/sso.ts';

export const credenciais = z.strictObject({
  email: z.email().max(120),
  senha: z.string().min(1).max(200),
  codigo2fa: codigo2fa.optional(),
  codigoRecuperacao: codigoRecuperacao.optional(),
});
export type Credenciais = z.infer<typeof credenciais>;

/** Who the engine says this is. */
export interface Pessoa {
  uid: string;
  nome: string;
  email: string;
  papeis: string[];
  hotsites: number[];
}

interface Engine {
  url: string;
  hotsite: string;
  /** Verification keys; by default the engine's own JWKS. */
  chaves?: JWTVerifyGetKey;
}

const FORA_DO_AR = ACESSO.naoConseguimosFalar;
const respostaToken = z.object({ access_token: z.string().min(1), dispositivo: z.string().optional() });
/** What the engine signs into an internal account's token. */
const tokenInterno = z.object({
  sub: z.string(),
  sid: z.string(),
  nome: z.string(),
  email: z.string(),
  papeis: z.array(z.string()),
  hotsites: z.array(z.number()).default([]),
});

/** Who logged in, and which session of the engine it is. */
export interface Identificado {
  pessoa: Pessoa;
  sid: string;
  /** What the device keeps, so that the account knows it next time. */
  dispositivo?: string | undefined;
}

/**
 * Asks the engine for a token with e-mail, password and second factor, and believes it only after its signature, audience and
 * issuer are checked. Who called (`pedido`) goes along, so that the engine's limits count them and not us.
 * @throws ErroMartelo what the engine refused with (CREDENCIAIS_INVALIDAS, SEGUNDO_FATOR, CONTA_BLOQUEADA …), TOKEN_INVALIDO,
 * or INDISPONIVEL when it does not answer
 */
export async function identificar(
  dados: Credenciais,
  engine: Engine,
  pedido = new Headers(),
  dispositivo?: string,
): Promise<Identificado> {
  const resposta = await chamar(engine, '/v1/auth/token', {
    method: 'POST',
    headers: {
      ...cabecalhosDoEndereco(pedido),
      'user-agent': pedido.get('user-agent') ?? '',
      ...(dispositivo ? { 'x-martelo-dispositivo': dispositivo } : {}),
    },
    body: JSON.stringify({ ...dados, permanecerLogado: false, aplicacao: 'painel' }),
  });
  const lido = respostaToken.safeParse(resposta);
  if (!lido.success) throw new ErroMartelo('INDISPONIVEL', {}, FORA_DO_AR);
  return {
    ...(await pessoaDoToken(lido.data.access_token, engine)),
    dispositivo: lido.data.dispositivo,
  };
}

/**
 * Who a token of the engine names, by what was true when it was signed: `pessoaDaSessao` says whether it still is.
 * @throws ErroMartelo TOKEN_INVALIDO when its signature, audience, issuer or time is not right, INDISPONIVEL without the keys
 */
export async function pessoaDoToken(token: string, engine: Engine): Promise<Identificado> {
  const { sub, sid, nome, email, papeis, hotsites } = await verificar(token, engine);
  return { sid, pessoa: { uid: sub, nome, email: email.toLowerCase(), papeis, hotsites } };
}

async function verificar(token: string, engine: Engine): Promise<z.infer<typeof tokenInterno>> {
  const chaves = engine.chaves ?? chavesDe(engine.url);
  try {
    const { payload } = await jwtVerify(token, chaves, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer: 'martelo',
      audience: engine.hotsite,
    });
    return tokenInterno.parse(payload);
  } catch (erro) {
    if (erro instanceof TypeError || (erro as { code?: string }).code === 'ERR_JWKS_TIMEOUT')
      throw new ErroMartelo('INDISPONIVEL', {}, FORA_DO_AR);
    throw new ErroMartelo('TOKEN_INVALIDO');
  }
}

const conhecidas = new Map<string, JWTVerifyGetKey>();

/** The engine's keys, asked once and again only when a token names one that is not among them. */
function chavesDe(url: string): JWTVerifyGetKey {
  const buscar = conhecidas.get(url) ?? createRemoteJWKSet(new URL('/.well-known/jwks.json', url));
  conhecidas.set(url, buscar);
  return buscar;
}

async function chamar(engine: Engine, caminho: string, init: RequestInit): Promise<unknown> {
  let resposta: Response;
  try {
    resposta = await fetch(new URL(caminho, engine.url), {
      redirect: 'error',
      ...init,
      headers: { 'content-type': 'application/json', hotsite: engine.hotsite, ...init.headers },
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new ErroMartelo('INDISPONIVEL', {}, FORA_DO_AR);
  }
  const corpo: unknown = await resposta.json().catch(() => null);
  if (resposta.ok) return corpo;
  throw recusa(resposta.status, corpo);
}

const corpoErro = z.object({ codigo: z.string(), message: z.union([z.string(), z.array(z.string())]) });
const REPASSADOS = [
  'CREDENCIAIS_INVALIDAS',
  'SEGUNDO_FATOR',
  'SEGUNDO_FATOR_A_ATIVAR',
  'CONTA_BLOQUEADA',
  'MUITAS_TENTATIVAS',
] as const;

/** The refusals a person can act on keep their own words; everything else is the service being away. */
function recusa(status: number, corpo: unknown): ErroMartelo {
  const lido = corpoErro.safeParse(corpo);
  const codigo = lido.success && REPASSADOS.find((nome) => nome === lido.data.codigo);
  if (lido.success && codigo) return new ErroMartelo(codigo, {}, lido.data.message);
  if (status === 401 || status === 400) return new ErroMartelo('CREDENCIAIS_INVALIDAS');
  return new ErroMartelo('INDISPONIVEL', {}, FORA_DO_AR);
}
