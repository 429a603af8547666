import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { createLocalJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Chaves } from './chaves.ts';
import type { Conta } from './contas.ts';
import type { Sessao } from './sessoes.ts';
import type { EmVigor, Vigencia } from './vigencia.ts';

export const EMISSOR = 'martelo';
export const VALIDADE_ACESSO_SEGUNDOS = 600;
const TIPO = 'at+jwt';
/** A token may be signed a moment after its key was succeeded: clocks and turns of the event loop. */
const TOLERANCIA_MS = 60_000;
const CONFERIDAS_LEMBRADAS = 10_000;

const conteudo = z.object({ sub: z.guid(), sid: z.guid(), exp: z.int() });

export interface SessaoVerificada extends EmVigor {
  /** Unix time in ms at which the token, and with it a socket, ends. */
  expiraEm: number;
}

/** What a genuine token names. */
interface Lido {
  sub: string;
  sid: string;
  expiraEm: number;
}

export interface Tokens {
  /** The access token of a session's current round: signed twice it is the same text. */
  emitir(sessao: Sessao, conta: Conta, hotsite: RegrasHotsite): Promise<string>;
  /**
   * TOKEN_INVALIDO: expired, forged, of another brand, or of a session that holds no more. A token says of which session it is and
   * for how long; what its person may do is asked anew.
   */
  verificar(token: string, hotsite: RegrasHotsite): Promise<SessaoVerificada>;
}

export function criarTokens(
  chaves: Chaves,
  relogio: () => number,
  vigencia: Pick<Vigencia, 'exigir'>,
): Tokens {
  let conhecidas: { texto: string; buscar: JWTVerifyGetKey } | undefined;
  const chavesPublicas = (): JWTVerifyGetKey => {
    const jwks = chaves.jwks();
    const texto = jwks.keys.map(({ kid }) => kid).join();
    if (conhecidas?.texto !== texto) conhecidas = { texto, buscar: createLocalJWKSet(jwks) };
    return conhecidas.buscar;
  };

  const ler = async (token: string, hotsite: RegrasHotsite): Promise<Lido | null> => {
    const lido = await jwtVerify(token, chavesPublicas(), {
      algorithms: ['EdDSA'],
      typ: TIPO,
      issuer: EMISSOR,
      audience: hotsite.subdominio,
      currentDate: new Date(relogio()),
      requiredClaims: ['exp', 'sub', 'iat'],
      maxTokenAge: VALIDADE_ACESSO_SEGUNDOS,
    }).catch(() => null);
    const dados = conteudo.safeParse(lido?.payload);
    if (!dados.success) return null;
    // A key whose time is over makes no fresh tokens, whoever holds it.
    const fim = chaves.fimDe(lido!.protectedHeader.kid!);
    if (fim !== null && lido!.payload.iat! * 1000 > fim + TOLERANCIA_MS) return null;
    const { sub, sid, exp } = dados.data;
    return { sub, sid, expiraEm: exp * 1000 };
  };
  /** Signatures checked already: a busy bidder's token costs its 0.1 ms once. Its end and its session are asked each time. */
  const conferidas = new Map<string, Lido>();

  return {
    emitir(sessao, conta, hotsite) {
      // Signed by the key of its round.
      const iat = Math.floor(sessao.rodadaEm / 1000);
      return chaves.assinar(
        {
          iss: EMISSOR,
          aud: hotsite.subdominio,
          sub: conta.uid,
          sid: sessao.uid,
          tipo: conta.tipo,
          papeis: conta.papeis,
          ...(conta.tipo === 'interno' ? { hotsites: conta.hotsites } : {}),
          nome: conta.nome,
          email: conta.email,
          iat,
          exp: iat + VALIDADE_ACESSO_SEGUNDOS,
        },
        TIPO,
        sessao.rodadaEm,
      );
    },
    async verificar(token, hotsite) {
      const chave = `${hotsite.id} ${token}`;
      const lida = conferidas.get(chave) ?? (await ler(token, hotsite));
      if (lida === null || lida.expiraEm <= relogio()) {
        conferidas.delete(chave);
        throw new ErroMartelo('TOKEN_INVALIDO');
      }
      conferidas.set(chave, lida);
      if (conferidas.size > CONFERIDAS_LEMBRADAS) conferidas.delete(conferidas.keys().next().value as string);
      const { sub, sid, expiraEm } = lida;
      const emVigor = await vigencia.exigir(sid, hotsite);
      if (emVigor.conta.uid !== sub) throw new ErroMartelo('TOKEN_INVALIDO');
      return { ...emVigor, expiraEm };
    },
  };
}
