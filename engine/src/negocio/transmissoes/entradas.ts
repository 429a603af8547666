import { randomUUID } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEIS_NO_FLUXO, type PapelNoFluxo } from '@martelo/shared/transmissao/fluxo';
import { compactVerify, createLocalJWKSet } from 'jose';
import { z } from 'zod';
import type { Chaves } from '../../acesso/identidade/chaves.ts';

/** Keeps it from passing for an access token, and those for it. */
const TIPO = 'martelo-fluxo';

const carga = z.object({
  fluxo: z.string(),
  transmissaoUid: z.guid(),
  papel: z.enum(PAPEIS_NO_FLUXO),
  jti: z.guid(),
  /** Who sends may come back with it, as long as nobody was given a newer one. */
  volta: z.boolean(),
  /** Good only while the public is shown the broadcast. */
  publico: z.boolean(),
  exp: z.int(),
});
export type Entrada = z.infer<typeof carga>;
type Nova = Omit<Entrada, 'jti' | 'exp'> & { segundos: number };

export interface Entradas {
  dar(nova: Nova): Promise<{ token: string; jti: string; expiraEm: string }>;
  /** Genuine and of this role; whether its time is over is said, not judged. @throws ErroMartelo TOKEN_INVALIDO */
  ler(token: string, papel: PapelNoFluxo): Promise<Entrada & { vencida: boolean }>;
}

/** What opens a stream: signed by the engine's own keys, and asked of it again when it is used. */
export function criarEntradas(chaves: Pick<Chaves, 'assinar' | 'jwks'>, agora: () => number): Entradas {
  return {
    async dar({ segundos, ...oQue }) {
      const jti = randomUUID();
      const exp = Math.floor(agora() / 1000) + segundos;
      const token = await chaves.assinar({ ...oQue, jti, exp }, TIPO);
      return { token, jti, expiraEm: new Date(exp * 1000).toISOString() };
    },
    async ler(token, papel) {
      const lido = await compactVerify(token, createLocalJWKSet(chaves.jwks()), {
        algorithms: ['EdDSA'],
      }).catch(() => null);
      const dados = lido?.protectedHeader.typ === TIPO ? carga.safeParse(lerCarga(lido.payload)) : null;
      if (!dados?.success || dados.data.papel !== papel) throw new ErroMartelo('TOKEN_INVALIDO');
      return { ...dados.data, vencida: dados.data.exp * 1000 <= agora() };
    },
  };
}

const lerCarga = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
