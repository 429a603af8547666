import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lerJson } from '@martelo/shared/json';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { painelDeTeste } from './teste-painel.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a program reads of an answer is checked by the expectations themselves
export type Json = any;

/**
 * The panel, on an empty database unless another is given, and an engine that only has keys: enough to make `/v1` calls as a program would, by method,
 * address and JSON, with tokens the engine might have signed.
 */
export async function chamadasDeTeste(abrir: () => ReturnType<typeof painelDeTeste> = painelDeTeste) {
  const painel = await abrir();
  const { privateKey, publicKey } = await generateKeyPair('EdDSA');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'EdDSA' };
  let leiloes: Json[] | null = null;
  const sessoes = new Map<string, Json>();
  const servidor = createServer((req, res) => {
    const corpo =
      req.url === '/.well-known/jwks.json'
        ? { keys: [jwk] }
        : req.url?.startsWith('/v1/sessoes/')
          ? sessoes.get(req.url.slice('/v1/sessoes/'.length))
          : leiloes && { itens: leiloes };
    res.writeHead(corpo ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  process.env.ENGINE_URL = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
  const { atender } = await import('./conteudo/rota-publica.ts');

  return {
    ...painel,
    /** What the engine answers to GET /v1/leiloes/lista-site; null: it does not. */
    definirLeiloes(itens: Json[] | null): void {
      leiloes = itens;
    },
    token(
      papeis: string[],
      { hotsites = [] as number[], aud = 'leilo', exp = '10m', sid = randomUUID() as string } = {},
    ): Promise<string> {
      const pessoa = { tipo: 'interno', papeis, hotsites, nome: 'Programa', email: 'programa@martelo.test' };
      const uid = '01900000-0000-7000-8000-0000000000a2';
      sessoes.set(sid, { ...pessoa, uid, semFator: false });
      return new SignJWT({ ...pessoa, sid })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'a', typ: 'at+jwt' })
        .setSubject(uid)
        .setAudience(aud)
        .setIssuer('martelo')
        .setExpirationTime(exp)
        .sign(privateKey);
    },
    /** One call; `corpo` goes as JSON unless it is a form. */
    async pedir(
      metodo: string,
      caminho: string,
      {
        token,
        corpo,
        hotsite = 'leilo',
        cru,
        cabecalhos = {},
      }: {
        token?: string | null;
        corpo?: Json;
        hotsite?: string | null;
        cru?: BodyInit;
        cabecalhos?: Record<string, string>;
      } = {},
    ): Promise<{ status: number; corpo: Json; texto: string; cabecalhos: Headers }> {
      const resposta = await atender(
        new Request(`http://localhost:3001${caminho}`, {
          method: metodo,
          headers: {
            host: 'localhost:3001',
            'cache-control': 'no-cache',
            ...(hotsite ? { hotsite } : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
            ...cabecalhos,
          },
          body: cru ?? (corpo === undefined ? null : JSON.stringify(corpo)),
        }),
        painel.payload,
      );
      const texto = await resposta.text();
      return { status: resposta.status, corpo: lerJson(texto) as Json, texto, cabecalhos: resposta.headers };
    },
    async fechar(): Promise<void> {
      servidor.close();
      await painel.fechar();
    },
  };
}
